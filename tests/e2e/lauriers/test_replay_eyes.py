"""A match of Les Lauriers seen again, through everybody's eyes and through one's own."""

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.lauriers.scenes import SITUATIONS
from e2e.scene import Look
from support.background import Background
from support.catalogue import fr


def far(page: Page) -> float:
    """How much of the match has been seen again."""
    slider = page.get_by_role("slider")
    now, most = (slider.get_attribute(name) for name in ("aria-valuenow", "aria-valuemax"))
    if most is None:
        now, most = (str(slider.evaluate(f"(one) => one.{name}")) for name in ("value", "max"))
    return float(now or 0) / float(most)


def test_through_other_eyes_one_stays_where_one_was(house: Background, devices: Devices) -> None:
    situation = next(one for one in SITUATIONS if one.name == "lauriers-finished")
    scene = next(one for one in situation.scenes if one.name == "replay")
    look = Look(devices, situation.arrange(house), situation)
    with look.at(scene) as page:
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        slider.focus()
        page.keyboard.press("End")
        expect(page.locator("[aria-current=step]")).to_be_visible()
        assert far(page) == 1
        page.get_by_role("button", name=fr["replay.publicEyes"]).click()
        name = look.party.players[1].name
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(page.locator("[aria-current=step]")).to_be_visible()
        assert far(page) == 1
