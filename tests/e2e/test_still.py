"""Nothing moves while the front page comes: what a finger is about to touch stays where it is.

Of all the other screens `test_every_scene.py` asks the same.
"""

import pytest
from playwright.sync_api import Route, expect

from e2e import games
from e2e.devices import Devices, drawn
from e2e.looks import shifts
from e2e.phones import Phone


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
