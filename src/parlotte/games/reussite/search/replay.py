"""Replays turns strictly by the rules of the sheet; raises Illegal for what is not allowed."""

from collections.abc import Callable, Iterable

from parlotte.games.reussite.cards import SHORTEST
from parlotte.games.reussite.columns import Illegal, empty, may_lend, open_to_cover
from parlotte.games.reussite.drafts import Laid, complete, laid_out
from parlotte.games.reussite.search.positions import Lend, Position, Turn

Valid = Callable[[str], bool]


def replay(position: Position, turns: Iterable[Turn], valid: Valid) -> Position:
    """The position after all turns."""
    for turn in turns:
        position = played(position, turn, valid)
    return position


def played(position: Position, turn: Turn, valid: Valid) -> Position:
    """The position after one turn with all its refills and covers."""
    if turn.word:
        position = _written(position, turn, valid)
    for lend in turn.refill:
        _check_lent(position, lend)
        position = position.lent(lend)
    due = empty(position.columns) and (position.stock or may_lend(position.columns))
    if position.left >= SHORTEST and due:
        raise Illegal("reussite-not-refilled")
    for column in turn.cover:
        if not position.stock or column not in open_to_cover(position.columns):
            raise Illegal("reussite-stopped-column")
        position = position.turned(column)
    if position.stock and open_to_cover(position.columns):
        raise Illegal("reussite-not-covered")
    return position


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
    # The last word never holds a star, because a word with a star must leave four cards.
    if shown.stars > 1 or (shown.stars and after.left < SHORTEST):
        raise Illegal("reussite-star")
    return after


def _spelled(shown: Laid, turn: Turn) -> None:
    if shown.word != turn.word or not complete(shown, turn.draft):
        raise Illegal("reussite-bad-draft")
    if any(tile.card not in "*!" and tile.card.upper() != tile.letter for tile in shown.tiles):
        raise Illegal("reussite-bad-draft")


def _check_lent(position: Position, lend: Lend) -> None:
    """An empty column gets the bottom of another one, or a card of the stock if none can lend."""
    lenders = may_lend(position.columns)
    if lend.column is None:
        allowed = position.stock and not lenders and not position.columns[lend.to]
    else:
        allowed = lend.column in lenders
    if not allowed:
        raise Illegal("reussite-cannot-lend")
