"""Toasts: only for what the screen does not show itself, and never over a control."""

from playwright.sync_api import expect

from e2e.devices import SIZES, Devices, drawn, standing
from e2e.lauriers.hands import Hands
from games.lauriers.party import SHEETS, Circle
from support.catalogue import fr

COVERED = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const hit = (box) => box.width > 0 && box.left < toast.right && toast.left < box.right
    && box.top < toast.bottom && toast.top < box.bottom;
  return [...document.querySelectorAll('main button, main textarea, main .timer')]
    .filter((one) => hit(one.getBoundingClientRect())).map((one) => one.className);
}"""


def test_a_word_in_passing_covers_neither_a_button_nor_the_clock(devices: Devices) -> None:
    party = Circle.gather(devices.house, 4, writing_minutes=5).start().play("writing")
    writer = party.writers[0]
    writer.idle = True
    page = standing(devices.hand(party, writer, still=True))  # so that it does not pass
    expect(page.get_by_role("timer")).to_be_visible()
    party.ask("more-time")
    expect(page.locator(".toast")).to_be_visible()
    for size in ("phone", "small", "lying", "laptop"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert (size, drawn(page).evaluate(COVERED)) == (size, [])


def test_what_the_verdict_says_is_not_said_over_it_as_well(devices: Devices) -> None:
    party = Circle.gather(devices.house, 3, automatic_mdj=True).start().play("revealing")
    claimant, *judges = party.players
    phone = Hands(devices.hand(party, judges[0]))
    judges[0].idle = True
    expect(phone.page.get_by_text(fr["lauriers:reveal.all"])).to_be_visible()
    phone.page.evaluate(
        """() => {
          window.passing = [];
          const said = () => document.querySelector('.toast')?.textContent ?? '';
          const look = () => window.passing.push(said());
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    party.do(claimant, act="claim")
    party.until(party.host, lambda: "claim" in party.view["phase"])
    place = party.view["phase"]["claim"]["place"]
    for one in judges:
        party.do(one, act="judge", place=place, agree=True)
    again = phone.page.get_by_role("status").filter(has_text=fr.text("lauriers:reveal.recounted"))
    expect(again).to_contain_text(claimant.name)
    assert [said for said in phone.page.evaluate("window.passing") if said] == []
    expect(phone.page.locator("main").first).to_contain_text(SHEETS[0])
