"""The leader drags a definition to another place in the list."""

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.test_drag import carry
from games.lauriers.party import Circle
from support.catalogue import fr


@pytest.mark.deep  # the same drag as in the lobby
def test_a_definition_is_carried_to_the_end_of_the_list(devices: Devices) -> None:
    party = Circle.gather(devices.house, 4).start()
    party.host.idle = True
    party.do(party.host, act="choose", word=party.host.mine["card"][0]["id"])
    party.play("preparing")
    page = devices.hand(party, party.host)
    rows = page.get_by_role("list", name=fr["lauriers:prepare.list"]).get_by_role("listitem")
    expect(rows).to_have_count(4)
    texts = [rows.nth(at).locator(".t").inner_text() for at in range(4)]
    carry(page, page.get_by_role("button", name=fr["lauriers:prepare.move"]).first, rows.last)
    for at, text in enumerate([*texts[1:], texts[0]]):
        expect(rows.nth(at).locator(".t")).to_have_text(text)
