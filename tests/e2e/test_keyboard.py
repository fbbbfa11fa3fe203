"""The menu by keyboard alone."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.keyboard import enter
from support.catalogue import fr
from support.party import Party

# Behind the last stop of a dialog comes the browser's own bar, which a page sees as its body.
INSIDE = "(one) => [document.body, ...one.querySelectorAll('*')].includes(document.activeElement)"


def test_the_menu_keeps_the_focus_and_gives_it_back(devices: Devices) -> None:
    party = Party.gather(devices.house, 3)
    page = devices.hand(party, party.host, size="laptop")
    opener = page.get_by_role("button", name=fr["common.menu"])
    enter(page, opener)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert dialog.evaluate(INSIDE)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
