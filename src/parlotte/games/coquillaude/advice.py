"""Advice to a single player: the best places for the word that they are typing."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Literal

from msgspec import Struct

from parlotte.core import stop
from parlotte.core.contract import Rejected
from parlotte.core.folding import is_plain
from parlotte.core.prompts import Spot
from parlotte.core.registration import Ask
from parlotte.games.coquillaude.board import (
    DIRECTIONS,
    EMPTY,
    SIZE,
    Board,
    Square,
    line,
)
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.placement import Laid, lay
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.games.coquillaude.shown import View
from parlotte.games.coquillaude.word_values import worth
from parlotte.kit.text import Name
from parlotte.lexicon.judge import SHORTEST, as_on_board

Kind = Literal["places"]
QUESTIONS: dict[str, Ask] = {"places": Ask()}
MOST_PLACES = 8


class Typing(Struct, frozen=True):
    """The word that the player is typing."""

    word: Name
    person: bool = False


class Place(Struct, frozen=True):
    """A place where the word can lie with the player's letters, and its score there."""

    at: Spot
    points: int  # without anagrams
    new: tuple[Square, ...]
    sides: tuple[str, ...]  # the words it makes at its sides


class Places(Struct, frozen=True):
    """The places, best first; empty if the word can't be laid anywhere."""

    places: tuple[Place, ...] = ()


NONE = Places()


def advise(game: Coquillaude, view: View, kind: Kind, draft: Typing | None = None) -> Places:
    """Uses only what the player sees: the board and their own letters."""
    del kind
    if draft is None or view.mine is None:
        return NONE
    word = as_on_board(draft.word)
    if not is_plain(word) or not SHORTEST <= len(word) <= SIZE:
        return NONE
    found = [
        _place(game.court, view, at, laid, claimed=draft.person)
        for at, laid in _ways(view, word)
        if all(game.court.knows(view, side.word) for side in laid.sides)
    ]
    # Ties: fewest letters spent, then left to right.
    found.sort(key=lambda place: (-place.points, len(place.new)))
    return Places(tuple(found[:MOST_PLACES]))


def _place(court: Court, view: View, at: Spot, laid: Laid, *, claimed: bool) -> Place:
    famous = claimed or court.is_famous(view, laid.main.word)
    points = worth(laid, (), lambda _: famous, view.options.own_name).total
    return Place(at, points, tuple(laid.spent), tuple(side.word for side in laid.sides))


def _ways(view: View, word: str) -> Iterator[tuple[Spot, Laid]]:
    held = Counter("" if view.mine is None else view.mine.capital)
    for direction, row in product(DIRECTIONS, range(SIZE)):
        stop.check()
        for column in range(SIZE):
            spot = Spot(column, row, direction)
            laid = _laid(view, word, spot)
            if laid is not None and Counter(laid.spent.values()) <= held:
                yield spot, laid


def _laid(view: View, word: str, spot: Spot) -> Laid | None:
    if not _fits(view.board, word, spot):
        return None
    try:
        return lay(view.board, spot, word, half_new=view.options.half_new)
    except Rejected:
        return None


def _fits(board: Board, word: str, spot: Spot) -> bool:
    """A cheap first test: the line is on the board, and no other letter is in the way."""
    squares = line(spot, len(word))
    return squares is not None and all(
        board[at] in (EMPTY, letter) for at, letter in zip(squares, word, strict=True)
    )
