"""Ten phones and a big screen through one round."""

import re

from playwright.sync_api import expect

from e2e.devices import Devices, drawn, overflows
from e2e.melo.hands import Hands
from games.melo.party import LONG, Evening
from parlotte.games.melo.board import BOARDS
from support.background import Background
from support.catalogue import fr

# How far what scrolls on a page could be scrolled.
SCROLLS = """() => [...document.querySelectorAll('.body')]
  .map((one) => one.scrollHeight - one.clientHeight)"""


def test_ten_phones_and_a_big_screen_through_one_round(
    own_house: Background, own_devices: Devices
) -> None:
    table = Evening.asks(own_house, 10, LONG)
    screen = own_devices.screen(table)
    phones = [Hands(own_devices.hand(table, one, size="small"), one.name) for one in table.players]
    # Ten names on the smallest phone: nothing to scroll.
    for phone in phones:
        expect(phone.page.get_by_role("radio")).to_have_count(10)
        drawn(phone.page)
        assert max(phone.page.evaluate(SCROLLS)) <= 0
        assert overflows(phone.page) == []
    for phone in phones:
        phone.says(fr.text("melo:names.me") if phone.name == "Mamie" else "Mamie")
    table.turned()
    table.arrives("revealed")
    rows = screen.get_by_role("list", name=fr["melo:replies.label"]).get_by_role("listitem")
    expect(rows).to_have_count(9)
    expect(rows.filter(has_text="+3")).to_have_count(9)
    squares = screen.get_by_role("list", name=fr["melo:track.label"]).get_by_role("listitem")
    expect(squares).to_have_count(len(BOARDS[30]))
    assert overflows(drawn(screen)) == []

    # The other nine are asked as well; their phones and the screen follow.
    while table.view["round"] == 1:
        table.goes_on()
        if table.phase == "asking":
            asked = table.view["turn"]
            for seat in range(10):
                player = table.player(seat)
                act = "answer" if seat == asked else "guess"
                need = next(
                    one["needs"]["said"]
                    for one in player.client.prompts(player.person)
                    if one["act"] == act
                )
                table.do(player, act=act, said=need["of"][0] if "of" in need else "calme")
            table.turned()
    assert table.view["turn"] == 0
    expect(screen.get_by_text(re.compile("Camille")).first).to_be_visible()
    for phone in phones:
        phone.page.get_by_role("main").first.wait_for()
        assert overflows(drawn(phone.page)) == []
