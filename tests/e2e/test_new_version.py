"""A page that was open when the house moved to a newer Parlotte, and is loaded anew there."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.phones import Phone
from support.background import Background
from support.party import Party


def test_a_screen_that_is_no_more_leaves_the_table_in_sight(
    house: Background, devices: Devices
) -> None:
    party = Party.gather(house, 3)
    phone = Phone(devices.hand(party, party.host))
    # The browser keeps a step of the history for as long as its tab is open.
    phone.page.evaluate("() => history.replaceState({ overlay: 'words', argument: '' }, '')")
    phone.page.reload()
    phone.press("common.menu")
    expect(phone.page.get_by_role("dialog")).to_be_visible()
