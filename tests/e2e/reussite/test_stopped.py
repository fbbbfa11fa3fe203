"""A deal that the host stops: a calm end, without ranks and without a code to share."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.scenes import written
from support.catalogue import fr


def test_a_stopped_deal_ranks_nobody(devices: Devices) -> None:
    table = written(devices.house)
    phone, screen = devices.hand(table, table.players[1]), devices.screen(table)
    table.ask("stop")
    for page in (phone, screen):
        expect(page.get_by_role("heading", name=fr["reussite:end.stopped"])).to_be_visible()
        expect(page.get_by_text(fr.within("reussite:end.stoppedBelow")).first).to_be_visible()
        expect(page.get_by_role("list", name=fr["end.standings"])).to_have_count(0)
    expect(phone.get_by_role("button", name=fr["reussite:end.copy"])).to_have_count(0)
