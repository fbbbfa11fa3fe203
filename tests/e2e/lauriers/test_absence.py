"""A person leaves during a match: a bot stands in, and gives the seat back."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import SIZES, Devices, drawn
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr

BUSY = "écrit…"


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back(devices: Devices) -> None:
    party = Circle.gather(devices.house, 4).start().play("writing")
    jo = party.players[1]
    party.hang_up(jo)
    phone = Hands(devices.hand(party, jo))
    host = Hands(devices.hand(party, party.host, size="laptop"))
    phone.press("common.menu")
    phone.press("menu.leave")
    phone.press("menu.leaveYes")
    party.until(party.host, lambda: party.view["holders"][1] == "away")

    host.press("common.menu")
    host.press("seats.title")
    host.page.locator(".over").get_by_role("button", name=jo.name).first.click()
    plays = host.page.get_by_role("radiogroup", name=fr["seats.plays"])
    plays.get_by_role("radio", name=fr["people.levels.2"]).click()
    party.until(party.host, lambda: party.view["holders"][1] == "bot")
    party.until(party.host, lambda: 1 in party.view["phase"]["handed_in"])

    phone.page.goto("/")
    phone.press("home.resume")
    party.until(party.host, lambda: party.view["holders"][1] == "person")
    phone.press("lauriers:write.takeBack")
    phone.writes("Chapeau de pluie, en toile cirée.")
    party.until(party.host, lambda: 1 in party.view["phase"]["handed_in"])
    party.play("preparing")
    sheets = [sheet for pile in party.host.mine["piles"] for sheet in pile["sheets"]]
    assert "Chapeau de pluie, en toile cirée." in [sheet["text"] for sheet in sheets]


def test_somebody_whose_phone_is_closed_is_not_busy_and_the_host_may_go_on(
    still_house: Background, own_devices: Devices
) -> None:
    party = Circle.gather(still_house, 4).start().play("writing")
    jo = party.players[1]
    host = Hands(own_devices.hand(party, party.host))
    third = Hands(own_devices.hand(party, party.players[2]))
    screen = own_devices.screen(party)
    row = host.page.get_by_role("list", name=fr["lauriers:players"]).get_by_role("listitem")
    his, on_screen = row.filter(has_text=jo.name), screen.get_by_role("listitem")
    absent, pill = fr.text("common.absent"), host.button("common.isAbsent")
    offer = host.button("common.robotInstead")
    expect(his).to_contain_text(BUSY)

    # A tunnel is not worth a word.
    party.hang_up(jo)
    party.until(party.host, lambda: party.table["people"][1]["presence"] == "away")
    still_house.pass_time(8)
    party.settle()
    expect(his).to_contain_text(BUSY)
    still_house.pass_time(3)
    for page in (his, on_screen.filter(has_text=jo.name)):
        expect(page).to_contain_text(absent)
    expect(his).not_to_contain_text(BUSY)
    expect(pill).to_be_visible()
    expect(third.button("common.isAbsent")).to_have_count(0)
    pill.click()
    expect(offer).to_be_visible()

    # He is back: it goes away at once.
    phone = Hands(own_devices.hand(party, jo))
    expect(offer).to_be_hidden()
    expect(his).to_contain_text(BUSY)
    expect(on_screen.filter(has_text=jo.name)).not_to_contain_text(absent)

    phone.page.context.close()
    party.until(party.host, lambda: party.table["people"][1]["presence"] == "away")
    still_house.pass_time(11)
    pill.click()
    offer.click()
    party.until(party.host, lambda: party.view["holders"][1] == "bot")
    expect(offer).to_be_hidden()
    expect(his).not_to_contain_text(absent)


def test_the_host_may_pass_on_only_where_nobody_present_has_time_left(
    still_house: Background, own_devices: Devices
) -> None:
    party = Circle.gather(still_house, 4, writing_minutes=3, voting_seconds=45).start()
    party.play("writing")
    host = Hands(own_devices.hand(party, party.host))
    second, third, jo = party.players[1:]
    offer = host.button("menu.passOn")
    host.press("common.menu")
    expect(host.button("menu.stop")).to_be_visible()
    expect(offer).to_have_count(0)
    for one in (second, third):
        party.do(one, act="write", text=f"Le mot de {one.name}.")
    party.hang_up(jo)
    party.until(party.host, lambda: party.table["people"][3]["presence"] == "away")
    party.settle()
    expect(offer).to_have_count(0)
    still_house.pass_time(11)
    expect(offer).to_contain_text(jo.name)
    offer.click()
    party.until(party.host, lambda: party.phase == "preparing")


@pytest.mark.deep
def test_while_the_host_is_not_there_the_next_one_may_go_on_without(own_devices: Devices) -> None:
    party = Circle.gather(own_devices.house, 4).start()
    host, second = party.host, party.players[1]
    third = Hands(own_devices.hand(party, party.players[2]))
    phone = Hands(own_devices.hand(party, second))
    expect(phone.reads("lauriers:wait.choosing")).to_be_visible()
    party.hang_up(host)
    party.until(second, lambda: second.client.table["people"][0]["presence"] == "away")
    own_devices.house.pass_time(11)
    # She leads, and she is not there: nobody chooses.
    expect(phone.page.get_by_role("heading", name=fr.within("common.isAbsent"))).to_be_visible()
    expect(phone.reads("lauriers:wait.choosing")).to_be_hidden()
    expect(third.button("common.isAbsent")).to_have_count(0)
    phone.press("common.isAbsent")
    phone.press("common.goOnWithout")
    party.until(second, lambda: second.client.table["host"] == second.person)
    party.until(second, lambda: second.client.view["holders"][0] == "away")
    expect(phone.button("common.goOnWithout")).to_be_hidden()


# Where everything is that a finger may be about to touch, or an eye rests on.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('main button, main textarea, main .timer, main .dock')]
    .map((one, at) => [`${at} ${one.className}`, JSON.stringify(one.getBoundingClientRect())]))"""
COVERED = """() => {
  const pill = document.querySelector('.pill').getBoundingClientRect();
  const hit = (box) => box.left < pill.right && pill.left < box.right
    && box.top < pill.bottom && pill.top < box.bottom;
  return [...document.querySelectorAll('main button, main textarea, main .timer')]
    .filter((one) => hit(one.getBoundingClientRect())).map((one) => one.className);
}"""


def places(page: Page) -> dict[str, Any]:
    """By size; afterwards the page has its own again."""
    found = {}
    for size in ("small", "lying", "laptop", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        found[size] = drawn(page).evaluate(PLACES)
    return found


def test_that_somebody_is_not_there_moves_and_covers_nothing(own_devices: Devices) -> None:
    party = Circle.gather(own_devices.house, 4, writing_minutes=5).start().play("writing")
    gone = party.writers[1]
    party.host.idle = True
    phone = Hands(own_devices.hand(party, party.host))
    pill = phone.button("common.isAbsent")
    before = places(phone.page)
    party.hang_up(gone)
    party.until(party.host, lambda: any(one["presence"] == "away" for one in party.table["people"]))
    own_devices.house.pass_time(11)
    expect(pill).to_be_visible()
    assert places(phone.page) == before
    for size in before:
        width, height = SIZES[size]
        phone.page.set_viewport_size({"width": width, "height": height})
        assert (size, drawn(phone.page).evaluate(COVERED)) == (size, [])
    pill.click()
    phone.press("common.waitForHim")
    expect(pill).to_have_count(0)
