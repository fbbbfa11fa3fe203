"""Sentences on the pages of La Réussite say what a control does."""

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from e2e.reussite.scenes import written
from games.reussite.party import Patience


def test_dealing_erasing_and_ones_own_words_are_named_for_what_they_are(devices: Devices) -> None:
    table = Patience.deal(devices.house, 1)
    hands = Hands(devices.hand(table, table.host))
    # The menu offers nothing that the game would refuse: nobody brings anything to it.
    hands.press("common.menu")
    expect(hands.button("menu.rules")).to_be_visible()
    for own in ("items.general.menu", "lauriers/own:menu"):
        expect(hands.button(own)).to_have_count(0)
    hands.page.keyboard.press("Escape")
    hands.page.get_by_role("button", name="Distribuer tout seul").click()
    expect(hands.column(0)).to_be_visible()
    table.arrives("writing")
    erase = hands.page.get_by_role("button", name="Effacer", exact=True)
    undo = hands.page.get_by_role("button", name="Défaire", exact=True)
    hands.column(1).click()
    expect(erase).to_be_visible()  # its only card
    hands.column(1).click()
    expect(undo).to_be_visible()
    undo.click()
    erase.click()
    expect(hands.tiles).to_have_count(0)


@pytest.mark.deep
def test_alone_they_are_ones_own_words_and_together_ours(devices: Devices) -> None:
    for people, title in ((1, "Vos mots"), (2, "Nos mots")):
        table = written(devices.house, people=people, count=1)
        hands = Hands(devices.hand(table, table.host))
        hands.page.get_by_role("button", name="Voir le mot").first.click()
        sheet = hands.page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name=title)).to_be_visible()
