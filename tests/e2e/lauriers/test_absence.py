"""Somebody leaves in mid-game: a bot plays for him, and gives the seat back."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back(
    house: Background, devices: Devices
) -> None:
    party = Circle.gather(house, 4)
    party.start()
    party.play("writing")
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
    expect(phone.page.get_by_role("main").first).to_be_visible()
