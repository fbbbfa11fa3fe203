"""Ten people and a big screen through one round."""

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices, drawn, overflows
from e2e.melo.hands import Hands
from games.melo.party import LONG, Evening
from parlotte.games.melo.board import BOARDS
from support.catalogue import fr
from support.depth import by_depth

# How far what scrolls on a page could be scrolled.
SCROLLS = """() => [...document.querySelectorAll('.body')]
  .map((one) => one.scrollHeight - one.clientHeight)"""


# Who holds a phone: the asked, and who is guessed; the others play by script.
WITH_A_PHONE = by_depth((0, 3), tuple(range(10)))
TURNS = by_depth(2, 10)


@pytest.mark.deep
def test_ten_people_and_a_big_screen_through_one_round(devices: Devices) -> None:
    table = Evening.asks(devices.house, 10, LONG)
    screen = devices.screen(table)
    phones = {
        seat: Hands(devices.hand(table, table.player(seat), size="small")) for seat in WITH_A_PHONE
    }
    # Ten names on the smallest phone: nothing to scroll.
    for phone in phones.values():
        expect(phone.page.get_by_role("radio")).to_have_count(10)
        assert max(drawn(phone.page).evaluate(SCROLLS)) <= 0
        assert overflows(phone.page) == []
    mamie = 3
    for seat in range(10):
        if seat in phones:
            phones[seat].says(fr.text("melo:names.me") if seat == mamie else "Mamie")
        else:
            table.do(table.player(seat), act="guess", said=mamie)
    table.arrives("turning", "revealed").turned().arrives("revealed")
    rows = screen.get_by_role("list", name=fr["melo:replies.label"]).get_by_role("listitem")
    expect(rows).to_have_count(9)
    expect(rows.filter(has_text="+3")).to_have_count(9)
    squares = screen.get_by_role("list", name=fr["melo:track.label"]).get_by_role("listitem")
    expect(squares).to_have_count(len(BOARDS[30]))
    assert overflows(drawn(screen)) == []

    # Others are asked as well; the phones and the screen follow.
    for _ in range(1, TURNS):
        table.goes_on().arrives("asking")
        says_anything(table)
        table.arrives("turning", "revealed").turned().arrives("revealed")
    table.goes_on().arrives("asking")
    assert table.view["turn"] == TURNS % 10
    expect(screen.get_by_text(table.player(TURNS % 10).name).first).to_be_visible()
    for phone in phones.values():
        question = phone.page.get_by_role("radiogroup").or_(phone.page.locator("#adjective"))
        expect(question.first).to_be_visible()
        assert overflows(drawn(phone.page)) == []


def says_anything(table: Evening) -> None:
    """Everybody, to the question of whoever's turn it is."""
    asked = table.view["turn"]
    for seat in range(10):
        player = table.player(seat)
        act = "answer" if seat == asked else "guess"
        prompts = player.client.prompts(player.person)
        need = next(one["needs"]["said"] for one in prompts if one["act"] == act)
        table.do(player, act=act, said=need["of"][0] if "of" in need else "calme")
