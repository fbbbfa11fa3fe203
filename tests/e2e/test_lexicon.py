"""The house lexicon on a phone: everybody reads it, the host deletes words."""

import re

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.phones import Phone
from support.catalogue import fr
from support.party import Party
from support.voted_words import vote_in


def test_the_host_undoes_a_word_and_a_guest_only_reads_it(devices: Devices) -> None:
    party = Party.gather(devices.house, 3)
    vote_in(devices.house, party.code, "gloubi", "tchatchouk")
    phones = [Phone(devices.hand(party, one)) for one in party.players[:2]]
    for phone in phones:
        phone.press("common.menu")
        phone.press("lexicon.title")
        story = phone.page.locator(".over li").first
        expect(story).to_contain_text("Camille")
        expect(story).to_contain_text("16 novembre 2025")
    host, guest = phones
    name = re.compile("gloubi$")
    expect(guest.page.get_by_role("button", name=name)).to_have_count(0)
    host.page.get_by_role("button", name=name).click()
    sure = host.page.get_by_role("dialog").get_by_role("button", name=fr["items.removeYes"])
    sure.click()
    for phone in phones:
        expect(phone.page.locator(".over").get_by_text("tchatchouk", exact=True)).to_be_visible()
        expect(phone.page.locator(".over").get_by_text("gloubi", exact=True)).to_have_count(0)
    party.until(party.host, lambda: party.table["house_words"] == 1)
