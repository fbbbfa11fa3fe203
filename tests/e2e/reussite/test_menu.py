"""The menu of a game to which nobody brings anything."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from games.reussite.party import Patience
from support.background import Background


def test_nothing_is_offered_that_the_game_would_refuse(house: Background, devices: Devices) -> None:
    table = Patience.deal(house)
    phone = Hands(devices.hand(table, table.host))
    phone.press("common.menu")
    expect(phone.button("menu.rules")).to_be_visible()
    for own in ("items.general.menu", "lauriers/own:menu"):
        expect(phone.button(own)).to_have_count(0)
