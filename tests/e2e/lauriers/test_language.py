"""Changing the language during a match takes effect at once and keeps what was typed."""

from playwright.sync_api import expect

from e2e import steps
from e2e.devices import Devices
from e2e.scene import covered
from e2e.tongues import choose, french_left
from games.lauriers.party import Circle
from support.catalogue import en, fr


def test_the_language_changes_in_the_middle_of_a_game(devices: Devices) -> None:
    """And the server's own sentences with it."""
    party = Circle.gather(devices.house, 3).start().play("writing")
    page = devices.hand(party, party.writers[0])
    page.get_by_role("textbox").fill("Un brouillon qui reste.")
    steps.menu(page, party)
    page.get_by_role("button", name=fr.within("menu.settings")).first.click()
    covered(page)
    choose(page, "settings.language", "English")
    page.locator(".over").get_by_role("button", name=en["common.back"]).click()
    send = page.get_by_role("button", name=en.within("lauriers:write.send"))
    expect(send.first).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value("Un brouillon qui reste.")
    assert french_left(page) == []
