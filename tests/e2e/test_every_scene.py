"""Every screen there is, by day and by night, small and with large letters: nobody is shut out.

Scroll bars take room here, as they do on most computers and television sets.
"""

from collections.abc import Callable, Iterator
from typing import Any

import browser as chromium
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from e2e.devices import SIZES, Devices, drawn, overflows
from e2e.scene import Look, Scene, Situation
from e2e.scenes import SITUATIONS
from support.background import Background

# WCAG A and AA.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RULES = {
    "runOnly": {"type": "tag", "values": TAGS},
    # Whoever speaks to a device says what he reads on a button.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
# What a browser's own setting of 200 % makes of its letters.
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}
# What our own settings make of them.
TEXT_SCALE = "(to) => document.documentElement.style.setProperty('--text-scale', to)"
AXE = Axe()
# Of the buttons at the foot of the page, those that can't be seen whole in the window. Where many
# scroll in a box of their own, it is the box that must be seen.
OUT_OF_VIEW = """() => [...(document.querySelector('.over') ?? document)
  .querySelectorAll('.dock button, .dock a, .dock [data-scrolls]')].filter((one) => {
  if (one.parentElement.closest('[data-scrolls]')) return false;
  const box = one.getBoundingClientRect();
  const away = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1;
  return box.width > 0 && away;
}).map((one) => one.innerText || one.ariaLabel)"""


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    """One that shows its scroll bars, which a browser for tests usually hides."""
    opened = launch_browser(**chromium.WITH_SCROLL_BARS)
    yield opened
    opened.close()


def faults(page: Page) -> list[str]:
    """What axe finds: the rule, and the element that breaks it."""
    found: list[dict[str, Any]] = AXE.run(page, options=RULES).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:240]})"
        for fault in found
        for node in fault["nodes"]
    ]


def misfits(page: Page, scene: Scene) -> list[str]:
    """Where something is cut off: in each size, and with letters twice as large."""
    found = []
    for size in scene.sizes:
        found += cut_off(page, size, size)
    if not scene.big:
        page.evaluate(TEXT_SCALE, "1.3")
        found += cut_off(page, "phone", "130 %")
        page.evaluate(TEXT_SCALE, "1")
        page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
        found += cut_off(page, "phone", "200 %")
    return found


def cut_off(page: Page, size: str, name: str) -> list[str]:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    away = drawn(page).evaluate(OUT_OF_VIEW)
    found = [f"{name}: out of view: {away}"] if away else []
    return found + [f"{name}: {fault}" for fault in overflows(page)]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.name)
def test_no_screen_shuts_anybody_out(
    situation: Situation, house: Background, devices: Devices
) -> None:
    look = Look(devices, situation.arrange(house), situation)
    wrong = {}
    for scene in situation.scenes:
        with look.at(scene) as page:
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                if found := faults(page):
                    wrong[f"{scene.name}, {theme}"] = found
            if found := misfits(page, scene):
                wrong[f"{scene.name}, fit"] = found
    assert wrong == {}
