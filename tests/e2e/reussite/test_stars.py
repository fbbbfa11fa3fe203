"""A star stays undecided until the word is complete, on a phone as on a laptop."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from games.reussite.party import Patience
from support.catalogue import fr

STAR, Z, T, U, EYE = 0, 1, 4, 5, 6  # bottoms of the deal; the last is an I


def test_a_star_waits_for_the_word_and_its_only_letter_is_offered(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    phone = Hands(devices.hand(table, table.host))
    dialog = phone.page.get_by_role("dialog")
    for count, column in enumerate((STAR, U, EYE), 1):
        phone.column(column).click()
        expect(phone.tiles).to_have_count(count)
        expect(dialog).to_be_hidden()  # nothing is asked before the word is there
    expect(phone.button("reussite:word.tooShort")).to_be_disabled()
    phone.column(Z).click()
    offered = phone.page.get_by_role("button", name="L’étoile est un Q")
    expect(offered).to_be_visible()
    expect(phone.page.get_by_text("QUIZ")).to_be_visible()
    assert not table.has(table.host, "propose")  # the letter is said first
    offered.click()
    phone.spells("QUIZ")
    phone.press("reussite:word.alone")
    table.until(table.host, lambda: len(table.view["words"]) == 1)
    assert table.view["words"][0]["tiles"][0] == {"card": "*", "letter": "Q"}


def test_where_several_letters_or_none_would_do_it_is_asked(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    phone = Hands(devices.hand(table, table.host))
    for count, column in enumerate((Z, EYE, STAR, T), 1):
        phone.column(column).click()
        expect(phone.tiles).to_have_count(count)
    phone.press("reussite:word.which")
    phone.says("S")
    phone.spells("ZIST")
    expect(phone.page.get_by_text(fr.within("reussite:word.unknown")).first).to_be_visible()
