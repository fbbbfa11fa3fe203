"""A word typed on a laptop takes the cheapest cards by itself."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from games.reussite.party import Patience
from support.catalogue import fr

# A digit is pressed as soon as a sentence is there: it was meant for what came before.
TOO_MANY = """(sentence) => {
  const watch = new MutationObserver(() => {
    if (!document.body.innerText.includes(sentence)) return;
    watch.disconnect();
    document.body.dataset.pressed = String(performance.now());
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
  });
  watch.observe(document.body, { subtree: true, childList: true });
}"""


def test_a_word_is_typed_and_proposed_and_what_cannot_be_written_is_told(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    phone = Hands(devices.hand(table, table.host, size="laptop"))
    expect(phone.button("reussite:word.nothing")).to_be_visible()
    phone.page.keyboard.type("zut")
    phone.spells("ZUT")
    phone.page.keyboard.type("wwwwww")
    expect(phone.page.get_by_text(fr["reussite:word.notThere"])).to_be_visible()
    expect(phone.tiles.first).to_have_accessible_name("Z bleu\u202f: remettre en place")
    phone.page.keyboard.press("Escape")
    expect(phone.tiles).to_have_count(0)
    phone.page.keyboard.type("zipx")
    phone.spells("ZIPX")  # the X is a star
    phone.page.keyboard.press("Backspace")
    phone.spells("ZIP")
    phone.page.keyboard.type("s")
    phone.spells("ZIPS")
    expect(phone.button("reussite:word.alone")).to_be_enabled()
    phone.page.keyboard.press("Enter")
    table.until(table.host, lambda: len(table.view["words"]) == 1)


def test_the_columns_are_chosen_by_their_numbers(devices: Devices) -> None:
    table = Patience.deal(devices.house)
    phone = Hands(devices.hand(table, table.host, size="laptop"))
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    phone.page.keyboard.press("2")
    table.until(table.host, lambda: len(table.view["columns"][1]) == 2)
    expect(phone.page.get_by_text(fr["reussite:word.digits"])).to_be_visible()
    phone.page.evaluate(TOO_MANY, fr.texts("reussite:word.typed")[0])
    phone.press("reussite:cover.all")
    expect(phone.page.get_by_text(fr["reussite:word.typed"])).to_be_visible()
    expect(phone.page.locator("body[data-pressed]")).to_be_attached()
    phone.page.wait_for_function(
        "() => performance.now() > Number(document.body.dataset.pressed) + 600"
    )
    phone.page.keyboard.press("2")
    expect(phone.tiles).to_have_count(1)
