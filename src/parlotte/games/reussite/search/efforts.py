"""Search parameters for each kind of question. They were tuned on played deals: see
docs/decisions/0008."""

from collections.abc import Iterator
from math import ceil

from msgspec.structs import replace

from parlotte.games.reussite.cards import COLUMNS, STAR, is_stop
from parlotte.games.reussite.columns import empty, open_to_cover
from parlotte.games.reussite.search.exchange import Effort
from parlotte.games.reussite.search.positions import Position

MOST_NODES = 18_000  # of one search; the kernel's memory holds no more
ORDERS = 3  # random orders of an unseen stock, each played to its end

# While the stock is unseen: short words, so that many cards are open at its end.
BLIND = Effort(width=1, room=4, variants=1, longest_drawing=10, thousands=4, roots=ORDERS)
# When all cards are open.
OPEN = Effort(width=8, room=16, variants=4, thousands=20, roots=1)
REFILLING = replace(OPEN, width=6, roots=24, thousands=20)

ANY_SOLUTION = (
    Effort(width=2, room=8, thousands=5, roots=2),
    Effort(width=8, room=24, thousands=20, roots=4),
    Effort(width=30, room=60, thousands=60, skip_below=40, roots=12),
)
# For fewer words: positions are kept apart by word count, with growing budgets.
_FEWER = Effort(variants=16, by_words=True, roots=4)
FEWER = (
    replace(_FEWER, width=8, room=16, thousands=30),
    replace(_FEWER, width=20, room=40, thousands=30),
    replace(_FEWER, width=60, room=120, thousands=60),
    replace(_FEWER, width=60, room=200, thousands=100, skip_below=60, roots=24, variants=40),
    replace(_FEWER, width=200, room=250, thousands=60, roots=24),
)


def fewer(position: Position, best: int | None, most: int | None) -> Iterator[Effort]:
    """Searches for solutions with fewer words than the best so far, the smallest count first."""
    lower = fewest_possible(position)
    upper = min(31, 31 if best is None else best - 1, 31 if most is None else most)
    for effort in FEWER:
        for words in range(lower, upper + 1):
            yield replace(effort, most_words=words)


def fewest_possible(position: Position) -> int:
    """A lower bound for the number of words, from the rules.

    A word holds at most one star, and the last word none. A cover turns at most one stop card per
    column, so a star deep in the stock comes too late for the first words.
    """
    if not position.left:
        return 0
    columns, shown = position.columns, sum(cards.count(STAR) for cards in position.columns)
    due = int(bool(position.stock and (empty(columns) or open_to_cover(columns))))
    late, stops, stars = 0, 0, shown
    for card in position.stock:
        stops += is_stop(card)
        if card == STAR:
            late = max(late, ceil(stops / COLUMNS) - due - stars)
            stars += 1
    return max(stars + 1 + late, ceil(stops / COLUMNS) - due + 1)
