"""Sentences that a family misunderstood, in their corrected form."""

from playwright.sync_api import expect

from e2e import games, steps
from e2e.devices import Devices
from support.catalogue import fr


def test_a_person_without_a_name_is_asked_for_one(devices: Devices) -> None:
    page = devices.open("/")
    page.get_by_role("button", name=games.title()).click()
    page.get_by_role("textbox", name=fr["people.name"]).fill("!!")
    devices.forgive("422")
    page.get_by_role("button", name=fr.within("home.open")).first.click()
    expect(page.get_by_role("alert")).to_have_text("Il nous faut un prénom.")


def test_no_robot_is_none(devices: Devices) -> None:
    party = games.under_way(devices.house)
    party.hang_up(party.players[1])
    page = devices.hand(party, party.host)
    steps.menu(page, party)
    page.get_by_role("button", name=fr.within("seats.title")).first.click()
    page.get_by_role("button", name=party.players[1].name).first.click()
    expect(page.get_by_role("radio", name="aucun")).to_be_visible()
