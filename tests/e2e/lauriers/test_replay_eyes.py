"""A match of Les Lauriers seen again, through everybody's eyes and through one's own."""

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.lauriers.scenes import SITUATIONS
from e2e.scene import Look
from support.background import Background
from support.catalogue import fr

AT_ITS_END = """() => {
  const slider = document.querySelector("[role=slider]");
  const most = slider?.getAttribute("aria-valuemax") ?? "0";
  return most !== "0" && slider.getAttribute("aria-valuenow") === most;
}"""


def expect_the_end(page: Page) -> None:
    """All of the match has been seen again; the last steps come when they are looked at."""
    page.wait_for_function(AT_ITS_END)


def test_through_other_eyes_one_stays_where_one_was(house: Background, devices: Devices) -> None:
    situation = next(one for one in SITUATIONS if one.name == "lauriers-finished")
    scene = next(one for one in situation.scenes if one.name == "replay")
    look = Look(devices, situation.arrange(house), situation)
    with look.at(scene) as page:
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        slider.focus()
        page.keyboard.press("End")
        expect_the_end(page)
        everybody = page.get_by_role("button", name=fr["replay.publicEyes"])
        everybody.click()
        name = look.party.players[1].name
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(everybody).to_be_hidden()
        expect_the_end(page)
