"""What a screen reader is told of a deal: repeated events are summed up."""

import re

from playwright.sync_api import expect

from e2e.devices import Devices
from games.reussite.party import Patience
from support.catalogue import fr


def test_a_card_that_is_turned_twenty_times_is_told_once(devices: Devices) -> None:
    party = Patience.gather(devices.house, 2, cover="automatic")
    page = devices.hand(party, party.players[1])
    region = page.locator("[aria-live].above")
    expect(region).to_be_attached()
    party.start()
    turned = "Une carte se retourne."
    expect(region).to_have_text(re.compile(re.escape(turned)))
    expect(region).to_have_text(fr.within("common.inARow"))
    assert region.inner_text().count(turned) == 1
