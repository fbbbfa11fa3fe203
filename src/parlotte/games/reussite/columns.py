"""Seven columns of cards, and the moves with their bottom cards. Pure functions on values."""

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.games.reussite.cards import COLUMNS, Card, is_stop

Columns = tuple[str, ...]  # each from top to bottom; the last card is the accessible one
EMPTY: Columns = ("",) * COLUMNS


class Take(Struct, frozen=True, tag="take", tag_field="move"):
    """The bottom of a column goes into the word."""

    column: int


class Shift(Struct, frozen=True, tag="shift", tag_field="move"):
    """The bottom of a column goes to an empty one, to free the card above it."""

    column: int
    to: int


Move = Take | Shift


class Illegal(Rejected):
    """A move that the columns don't allow."""


def _with(columns: Columns, column: int, cards: str) -> Columns:
    return (*columns[:column], cards, *columns[column + 1 :])


def bottom(columns: Columns, column: int) -> Card:
    """The accessible card of a column."""
    if not 0 <= column < COLUMNS:
        raise Illegal("reussite-no-such-column")
    if not columns[column]:
        raise Illegal("reussite-empty-column")
    return columns[column][-1]


def without_bottom(columns: Columns, column: int) -> Columns:
    return _with(columns, column, columns[column][:-1])


def laid(columns: Columns, column: int, card: Card) -> Columns:
    return _with(columns, column, columns[column] + card)


def shifted(columns: Columns, column: int, to: int) -> Columns:
    """Moves the bottom card of one column to an empty column."""
    card = bottom(columns, column)
    if not 0 <= to < COLUMNS:
        raise Illegal("reussite-no-such-column")
    if columns[to]:
        raise Illegal("reussite-not-empty")
    return laid(without_bottom(columns, column), to, card)


def after(columns: Columns, moves: tuple[Move, ...]) -> tuple[Columns, tuple[Card, ...]]:
    """The columns after some moves, and the cards taken, in order. Raises Illegal."""
    taken: list[Card] = []
    for move in moves:
        match move:
            case Take(column=column):
                taken.append(bottom(columns, column))
                columns = without_bottom(columns, column)
            case Shift(column=column, to=to):
                columns = shifted(columns, column, to)
    return columns, tuple(taken)


def empty(columns: Columns) -> tuple[int, ...]:
    return tuple(at for at, cards in enumerate(columns) if not cards)


def filled(columns: Columns) -> tuple[int, ...]:
    return tuple(at for at, cards in enumerate(columns) if cards)


def open_to_cover(columns: Columns) -> tuple[int, ...]:
    """Columns that the next card of the stock may go on: the bottom is no blue letter and no
    star."""
    return tuple(at for at in filled(columns) if not is_stop(columns[at][-1]))


def may_lend(columns: Columns) -> tuple[int, ...]:
    """Columns that may give their bottom card to an empty one: those with two cards or more."""
    return tuple(at for at, cards in enumerate(columns) if len(cards) > 1)
