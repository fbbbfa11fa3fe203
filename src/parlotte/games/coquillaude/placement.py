"""Where a word may lie, and the words it makes there; their existence is checked elsewhere."""

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import (
    EMPTY,
    NO_LETTERS,
    ORANGE,
    SHELLS,
    STEPS,
    Board,
    Square,
    line,
    neighbour,
    place_of,
    stretch,
)

ACROSS, DOWN = (1, 0), (0, 1)


class Made(Struct, frozen=True):
    """A word as it lies on the board."""

    word: str
    squares: tuple[Square, ...]
    shells: int  # shells under newly laid letters


class Laid(Struct, frozen=True):
    """A proposal on the board: its word, the letters it spends, and the side words."""

    main: Made
    spent: dict[Square, str]  # newly laid letters, by square
    sides: tuple[Made, ...]


def lay(board: Board, spot: Spot, word: str, *, half_new: bool = True) -> Laid:
    """Lays a word at a place; raises Rejected with the blocking square if it can't lie there."""
    squares = line(spot, len(word))
    if squares is None:
        raise Rejected("coquillaude-off-the-board")
    spent: dict[Square, str] = {}
    for at, letter in zip(squares, word, strict=True):
        if board[at] == EMPTY:
            spent[at] = letter
        elif board[at] != letter:
            raise _refused("coquillaude-other-letter", at, letter=board[at])
    if not spent:
        raise _refused("coquillaude-nothing-new", squares[0])
    _whole_run(board, spot, squares)
    # Option: at least half of the letters must be new, so that adding an S is not enough.
    if half_new and 2 * len(spent) < len(word):
        raise _refused("coquillaude-half-new", next(iter(spent)))
    sides = _sides(board, spot, spent)
    if board == NO_LETTERS:
        if not ORANGE.intersection(squares):
            raise _refused("coquillaude-orange", squares[0])
    elif len(spent) == len(word) and not sides:
        raise _refused("coquillaude-alone", squares[0])
    return Laid(Made(word, squares, len(SHELLS.intersection(spent))), spent, sides)


def _refused(key: str, at: Square, **params: str) -> Rejected:
    column, row = place_of(at)
    return Rejected(key, column=column, row=row, **params)


def _whole_run(board: Board, spot: Spot, squares: tuple[Square, ...]) -> None:
    """In a row or column, a word must include the old letters adjoining its ends."""
    dx, dy = STEPS[spot.direction]
    if (dx, dy) not in (ACROSS, DOWN):
        return
    for beside in (neighbour(squares[0], -dx, -dy), neighbour(squares[-1], dx, dy)):
        if beside is not None and board[beside] != EMPTY:
            raise _refused("coquillaude-longer-run", beside, letter=board[beside])


def _sides(board: Board, spot: Spot, spent: dict[Square, str]) -> tuple[Made, ...]:
    """All other runs of two or more letters, in a row or column, through a new letter."""
    along = STEPS[spot.direction]
    ways = [way for way in (ACROSS, DOWN) if way != along]
    found = []
    for at, letter in spent.items():
        for dx, dy in ways:
            before, after = stretch(board, at, -dx, -dy), stretch(board, at, dx, dy)
            if before or after:
                squares = (*reversed(before), at, *after)
                word = "".join(letter if one == at else board[one] for one in squares)
                found.append(Made(word, squares, int(at in SHELLS)))
    return tuple(found)
