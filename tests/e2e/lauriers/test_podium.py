"""The podium shows everybody by his whole name."""

import pytest
from playwright.sync_api import expect

from e2e.devices import SIZES, Devices, drawn, overflows
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr

# As long as names may be, some without a place to break.
LONG = ("Marie-Antoinette", "Maximilienneuuuu", "Papi Jo de Paris", "Abdelhamidouuuuu")
CUT = """() => [...document.querySelectorAll('.pod .name')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
  .map((one) => one.innerText)"""


@pytest.mark.parametrize("big", [False, True])
def test_long_names_are_shown_whole(house: Background, devices: Devices, big: bool) -> None:
    party = Circle.gather(house, 4)
    for player, name in zip(party.players, LONG, strict=True):
        animal = party.table["people"][party.players.index(player)]["animal"]
        party.ask("rename", of=player, name=name, animal=animal)
    party.start()
    party.play("finished")
    page = devices.screen(party) if big else devices.hand(party, party.host)
    names = page.locator(".pod .name")
    if not big:  # whoever comes late sees the last verdict first
        page.get_by_role("button", name=fr["end.toPodium"]).click()
    expect(names.first).to_be_visible()
    assert set(names.all_inner_texts()) <= set(LONG)
    for size in ("tv",) if big else ("small", "phone", "lying-small", "laptop"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert (size, drawn(page).evaluate(CUT), overflows(page)) == (size, [], [])
