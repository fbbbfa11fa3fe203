"""No layout shift while the front page loads: a control stays where a finger is about to tap it.

Of all the other screens `test_every_scene.py` asks the same.
"""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e import games
from e2e.devices import Devices, drawn
from e2e.page_checks import shifts
from e2e.phones import Phone
from support.depth import by_depth


class Late:
    """What a page asks for and gets as late as a test wants."""

    def __init__(self, page: Page, what: str) -> None:
        self._held: list[Route] | None = []
        page.route(what, self._came)

    def _came(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def comes(self) -> None:
        held, self._held = self._held or [], None
        for one in held:
            one.continue_()


@pytest.mark.parametrize(
    "size", by_depth(["small", "laptop"], ["small", "phone", "lying", "laptop"])
)
def test_the_front_page_keeps_a_place_for_what_comes_late(devices: Devices, size: str) -> None:
    page = devices.context(size, still=True).new_page()
    late = Late(page, "**/api/*")
    page.goto("/")
    phone = Phone(page)
    expect(phone.button("home.join")).to_be_visible()
    before = drawn(page).get_by_role("heading", level=2).bounding_box()
    late.comes()
    row = page.get_by_role("button", name=games.title())
    expect(row.first).to_be_visible()
    assert drawn(page).get_by_role("heading", level=2).bounding_box() == before
    assert shifts(drawn(page)) == []


@pytest.mark.parametrize("path", ["/", "/?donne=NA7K2Q9F"])
def test_letters_that_come_late_move_nothing(devices: Devices, path: str) -> None:
    page = devices.context("phone", still=True).new_page()
    late = Late(page, "**/*.woff2")
    with page.expect_request("**/narrow-space*"):  # it is the script that asks for this one
        page.goto(path, wait_until="commit")
    late.comes()
    expect(Phone(page).button("home.join")).to_be_visible()
    assert shifts(drawn(page)) == []
