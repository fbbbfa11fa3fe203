"""A column of twelve cards on a small phone: all of it is seen, and every letter can be read."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from e2e.devices import Devices, drawn, overflows
from e2e.reussite.scenes import long_column
from parlotte.games.reussite.cards import COLUMNS
from support.background import Background

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


def measured(page: Page) -> tuple[list[dict[str, float]], float]:
    expect(page.locator(".stk")).to_have_count(COLUMNS)
    found = drawn(page).evaluate(MEASURE)
    return found["cards"], found["end"]


def test_twelve_cards_can_be_read_at_360_by_640(house: Background, devices: Devices) -> None:
    table = long_column(house)
    page = devices.hand(table, table.host, size="small")
    cards, end = measured(page)
    assert len(cards) == 12
    assert cards[-1]["bottom"] <= end + 1
    assert overflows(page) == []
    for card, following in pairwise(cards):
        assert card["size"] >= SMALLEST
        assert following["top"] - card["top"] >= LEAST_SEEN * card["size"]
