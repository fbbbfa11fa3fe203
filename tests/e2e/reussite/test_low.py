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


@pytest.mark.parametrize("several", [False, True])
def test_nothing_is_hidden(several: bool, house: Background, devices: Devices) -> None:
    together = (covering, proposed, voting, judging, refilling, yielding, stuck, fatal)
    moments: tuple[Callable[[Background], Party], ...] = (
        together if several else (alone, long_column)
    )
    for arrange in moments:
        table = arrange(house)
        for player in table.players[:2]:
            page = Hands(devices.hand(table, player)).page
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                drawn(page)
                found = page.evaluate(HIDDEN)
                assert (arrange.__name__, player.name, width, found) == (
                    arrange.__name__,
                    player.name,
                    width,
                    [],
                )
                assert overflows(page) == []
            page.context.close()
