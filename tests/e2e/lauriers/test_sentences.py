"""Sentences on the pages of Les Lauriers are short and say a name once."""

from playwright.sync_api import expect

from e2e.devices import Devices
from games.lauriers.party import Circle


def test_whoever_listens_reads_the_name_of_the_reader_once(devices: Devices) -> None:
    party = Circle.gather(devices.house, 3).start().play("reading")
    assert party.mdj is not None
    page = devices.hand(party, party.writers[0])
    expect(page.get_by_role("heading", name=f"{party.mdj.name} fait la lecture")).to_be_visible()
    expect(page.get_by_text("La première définition arrive…")).to_be_visible()
    assert page.locator("main .body").inner_text().count(party.mdj.name) == 1
