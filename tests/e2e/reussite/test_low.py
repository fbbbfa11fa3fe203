"""A phone on its side: the columns beside what is to be done, and all of it is seen."""

from collections.abc import Callable

import pytest

from e2e.devices import Devices, drawn, overflows
from e2e.reussite.hands import Hands
from e2e.reussite.scenes import (
    alone,
    covering,
    fatal,
    judging,
    long_column,
    proposed,
    refilling,
    stuck,
    voting,
    yielding,
)
from support.background import Background
from support.depth import by_depth
from support.party import Party

SIZES = ((844, 390), (640, 360))
# Cards and buttons that are not whole in the window, or lie below something else.
HIDDEN = """() => [...document.querySelectorAll(".stk .k, .foot button, .bar button")]
  .filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (width === 0) return false;
    const dock = document.querySelector(".dock").getBoundingClientRect();
    const below = one.closest(".stk") && right > dock.left + 1;
    return below || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((one) => one.innerText || one.ariaLabel)"""


MOMENTS: tuple[Callable[[Background], Party], ...] = by_depth(
    (alone, long_column, proposed, refilling),
    (
        *(alone, long_column, covering, proposed, voting),
        *(judging, refilling, yielding, stuck, fatal),
    ),
)


@pytest.mark.parametrize("arrange", MOMENTS, ids=lambda one: one.__name__)
def test_nothing_is_hidden(
    arrange: Callable[[Background], Party], house: Background, devices: Devices
) -> None:
    table = arrange(house)
    for player in table.players[:2]:
        page = Hands(devices.hand(table, player)).page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = drawn(page).evaluate(HIDDEN)
            assert (player.name, width, found) == (player.name, width, [])
            assert (player.name, width, overflows(page)) == (player.name, width, [])
        page.context.close()
