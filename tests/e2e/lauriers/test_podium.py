"""The end of a match: whole names on the podium, and the replay through any player's eyes."""

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import SIZES, Devices, drawn, overflows
from e2e.lauriers.scenes import SITUATIONS
from e2e.scene import Look
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr

# As long as names may be, some without a place to break.
LONG = ("Marie-Antoinette", "Maximilienneuuuu", "Papi Jo de Paris", "Abdelhamidouuuuu")
CUT = """() => [...document.querySelectorAll('.pod .name')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
  .map((one) => one.innerText)"""


AT_ITS_END = """() => {
  const slider = document.querySelector("[role=slider]");
  const most = slider?.getAttribute("aria-valuemax") ?? "0";
  return most !== "0" && slider.getAttribute("aria-valuenow") === most;
}"""


def expect_the_end(page: Page) -> None:
    """All of the match has been seen again; the last steps come when they are looked at."""
    page.wait_for_function(AT_ITS_END)


@pytest.mark.deep
def test_long_names_are_shown_whole_and_through_other_eyes_one_stays_where_one_was(
    house: Background, devices: Devices
) -> None:
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
    situation = next(one for one in SITUATIONS if one.name == "lauriers-finished")
    scene = next(one for one in situation.scenes if one.name == "replay")
    with Look(devices, party, situation).at(scene) as page:
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        slider.focus()
        page.keyboard.press("End")
        expect_the_end(page)
        everybody = page.get_by_role("button", name=fr["replay.publicEyes"])
        everybody.click()
        page.get_by_role("dialog").get_by_role("button", name=LONG[1]).click()
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(everybody).to_be_hidden()
        expect_the_end(page)
