"""A phone in landscape, or with a long column: everything is visible and every letter readable."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import Devices, drawn, overflows
from e2e.reussite import scenes
from e2e.reussite.hands import Hands
from parlotte.games.reussite.cards import COLUMNS
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
    (scenes.alone, scenes.refilling),
    (
        *(scenes.alone, scenes.covering, scenes.proposed, scenes.voting),
        *(scenes.judging, scenes.refilling, scenes.yielding, scenes.stuck, scenes.fatal),
    ),
)


@pytest.mark.parametrize("arrange", MOMENTS, ids=lambda one: one.__name__)
def test_nothing_is_hidden(arrange: Callable[[Background], Party], devices: Devices) -> None:
    table = arrange(devices.house)
    for player in table.players[:2]:
        page = Hands(devices.hand(table, player)).page
        assert hidden(page, player.name) == []
        page.context.close()


def hidden(page: Page, name: str) -> list[str]:
    """What can't be seen whole, in any of the sizes."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults = [*drawn(page).evaluate(HIDDEN), *overflows(page)]
        found += [f"{name}, {width} wide: {one}" for one in faults]
    return found


LEAST_SEEN = 0.8  # of a letter's size, between the top of its card and that of the next
SMALLEST = 11  # pixels: a letter

# Of each card of the first column, from its top: where it begins, how large its letter is, and
# where the felt ends.
MEASURE = """() => {
  const column = document.querySelector(".stk");
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const cards = [...column.querySelectorAll(".k")].map((card) => ({
    top: card.getBoundingClientRect().top,
    bottom: card.getBoundingClientRect().bottom,
    size: parseFloat(getComputedStyle(card.querySelector(".l")).fontSize),
  }));
  return { cards: cards.sort((a, b) => a.top - b.top), end: felt.bottom };
}"""


def test_twelve_cards_can_be_read_at_360_by_640(devices: Devices) -> None:
    table = scenes.long_column(devices.house)
    page = devices.hand(table, table.host, size="small")
    expect(page.locator(".stk")).to_have_count(COLUMNS)
    found = drawn(page).evaluate(MEASURE)
    cards, end = found["cards"], found["end"]
    assert len(cards) == 12
    assert cards[-1]["bottom"] <= end + 1
    assert overflows(page) == []
    for card, following in pairwise(cards):
        assert card["size"] >= SMALLEST
        assert following["top"] - card["top"] >= LEAST_SEEN * card["size"]
    assert hidden(page, "a long column") == []
