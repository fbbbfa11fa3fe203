"""Turns replayed strictly by the rules of the sheet: whatever is not allowed raises."""

from collections.abc import Callable, Iterable

from parlotte.games.reussite.cards import SHORTEST
from parlotte.games.reussite.columns import (
    Columns,
    Illegal,
    empty,
    laid,
    may_lend,
    open_to_cover,
    shifted,
)
from parlotte.games.reussite.drafts import Laid, complete, laid_out
from parlotte.games.reussite.search.positions import Lend, Position, Turn

Valid = Callable[[str], bool]


def replay(position: Position, turns: Iterable[Turn], valid: Valid) -> Position:
    """The table after some turns."""
    for turn in turns:
        position = played(position, turn, valid)
    return position


def played(position: Position, turn: Turn, valid: Valid) -> Position:
    """The table after one turn, every refill and cover made."""
    if turn.word:
        position = _written(position, turn, valid)
    columns, stock = position.columns, position.stock
    for lend in turn.refill:
        columns, stock = _refilled(columns, stock, lend)
    if position.left >= SHORTEST and empty(columns) and (stock or may_lend(columns)):
        raise Illegal("reussite-not-refilled")
    for column in turn.cover:
        if not stock or column not in open_to_cover(columns):
            raise Illegal("reussite-stopped-column")
        columns, stock = laid(columns, column, stock[0]), stock[1:]
    if stock and open_to_cover(columns):
        raise Illegal("reussite-not-covered")
    return Position(columns, stock, position.petards, position.words)


def _written(position: Position, turn: Turn, valid: Valid) -> Position:
    if position.left < SHORTEST:
        raise Illegal("reussite-over")
    shown = laid_out(position.columns, turn.draft)
    _spelled(shown, turn)
    if not valid(turn.word):
        raise Illegal("reussite-no-word")
    petards = position.petards - turn.draft.petards
    if petards < 0:
        raise Illegal("reussite-no-petard")
    after = Position(shown.columns, position.stock, petards, position.words + 1)
    # A star is never in the last word: a word with one leaves four cards.
    if shown.stars > 1 or (shown.stars and after.left < SHORTEST):
        raise Illegal("reussite-star")
    return after


def _spelled(shown: Laid, turn: Turn) -> None:
    if shown.word != turn.word or not complete(shown, turn.draft):
        raise Illegal("reussite-bad-draft")
    if any(tile.card not in "*!" and tile.card.upper() != tile.letter for tile in shown.tiles):
        raise Illegal("reussite-bad-draft")


def _refilled(columns: Columns, stock: str, lend: Lend) -> tuple[Columns, str]:
    """An empty column gets a bottom of another; a card of the stock only when none can lend."""
    if lend.column is not None:
        if lend.column not in may_lend(columns):
            raise Illegal("reussite-cannot-lend")
        return shifted(columns, lend.column, lend.to), stock
    if may_lend(columns) or not stock or columns[lend.to]:
        raise Illegal("reussite-cannot-lend")
    return laid(columns, lend.to, stock[0]), stock[1:]
