"""The podium shows everybody by his whole name."""

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


def test_long_names_are_shown_whole(house: Background, devices: Devices) -> None:
    party = Circle.gather(house, 4)
    for player, name in zip(party.players, LONG, strict=True):
        animal = party.table["people"][party.players.index(player)]["animal"]
        party.ask("rename", of=player, name=name, animal=animal)
    party.start()
    party.play("finished")
    phone, screen = devices.hand(party, party.host), devices.screen(party)
    # Whoever comes late sees the last verdict first.
    phone.get_by_role("button", name=fr["end.toPodium"]).click()
    for page, sizes in ((phone, ("small", "phone", "lying-small", "laptop")), (screen, ("tv",))):
        names = page.locator(".pod .name")
        expect(names.first).to_be_visible()
        assert set(names.all_inner_texts()) <= set(LONG)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            assert (size, drawn(page).evaluate(CUT), overflows(page)) == (size, [], [])
