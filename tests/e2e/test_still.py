"""Nothing moves while a page comes: what a finger is about to touch stays where it is."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e import games
from e2e.devices import Devices, drawn
from e2e.phones import Phone
from e2e.scene import Look, Situation
from e2e.scenes import SITUATIONS
from support.background import Background

# What the browser itself counts as a shift, from the first paint on, however small; not what a hand
# set off, and not a hair's breadth of what is gone by now: the line that stands there until the
# script has come is drawn anew with its own letters (0.0003 at most).
SHIFTS = """async () => {
  await document.fonts.ready;
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const seen = [];
  const told = (node) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? '').slice(0, 120);
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  await new Promise((r) => setTimeout(r));
  seen.push(...observer.takeRecords());
  const gone = (one) => one.value < 0.0005 && one.sources.every((s) => !s.node?.isConnected);
  return seen.filter((one) => !one.hadRecentInput && one.value > 0 && !gone(one))
    .map((one) => `${one.value.toFixed(4)}: ${one.sources.map((s) => told(s.node)).join(' | ')}`);
}"""


def shifts(page: Page) -> list[str]:
    found: list[str] = drawn(page).evaluate(SHIFTS)
    return found


@pytest.mark.parametrize("size", ["small", "phone", "lying", "laptop"])
def test_the_front_page_keeps_a_place_for_what_comes_late(devices: Devices, size: str) -> None:
    page = devices.context(size).new_page()
    late: list[Route] = []

    def hold_back(route: Route) -> None:
        late.append(route)

    page.route("**/api/*", hold_back)
    page.goto("/")
    phone = Phone(page)
    expect(phone.button("home.join")).to_be_visible()
    before = drawn(page).get_by_role("heading", level=2).bounding_box()
    while late:
        late.pop().continue_()
    row = page.get_by_role("button", name=games.title())
    expect(row.first).to_be_visible()
    assert drawn(page).get_by_role("heading", level=2).bounding_box() == before
    assert shifts(page) == []


@pytest.mark.parametrize("path", ["/", "/?donne=NA7K2Q9F"])
def test_letters_that_come_late_move_nothing(devices: Devices, path: str) -> None:
    page = devices.context("phone").new_page()
    late: list[Route] = []

    def hold_back(route: Route) -> None:
        late.append(route)

    page.route("**/*.woff2", hold_back)
    with page.expect_request("**/narrow-space*"):  # it is the script that asks for this one
        page.goto(path, wait_until="commit")
    while late:
        late.pop().continue_()
    expect(Phone(page).button("home.join")).to_be_visible()
    assert shifts(page) == []


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.name)
def test_no_page_moves_while_it_comes(
    situation: Situation, house: Background, devices: Devices
) -> None:
    """What a hand did on the page moves it, and should: such scenes are left out."""
    look = Look(devices, situation.arrange(house), situation)
    moved = {}
    for scene in situation.scenes:
        if scene.steps or situation.offline:
            continue
        with look.at(scene) as page:
            if found := shifts(page):
                moved[scene.name] = found
    assert moved == {}
