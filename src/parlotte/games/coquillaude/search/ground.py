"""Where words could lie on a board, whoever lays them: found once, for all capitals.

A slot is a line, a start and a length. It fixes how many letters are spent, how many shells they
cover and what the words at the sides score, whatever the letters are.
"""

from collections.abc import Iterator

from msgspec import Struct

from parlotte.core.folding import ALPHABET
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import (
    DIRECTIONS,
    EMPTY,
    NO_LETTERS,
    ORANGE,
    SHELLS,
    SIZE,
    STEPS,
    Board,
    Direction,
    Square,
    place_of,
    square,
    stretch,
)
from parlotte.games.coquillaude.scoring import square_of
from parlotte.games.coquillaude.search.vocabulary import Vocabulary

ANY_LETTER = frozenset(ALPHABET)


class Slot(Struct, frozen=True, gc=False):
    """A place for words of one length."""

    order: int  # among all: the first of equals is played
    direction: Direction
    start: Square
    length: int
    old: str  # letters that lie there, in the order of the alphabet
    fixed: tuple[tuple[int, str], ...]  # and where in the word
    bound: tuple[tuple[int, frozenset[str]], ...]  # which letters make words at the sides
    spends: int
    shells: int
    sides: int  # points of the words at the sides

    @property
    def spot(self) -> Spot:
        column, row = place_of(self.start)
        return Spot(column, row, self.direction)


class Bucket(Struct, frozen=True):
    """Slots where the same words can be made and score the same, the best sides first."""

    length: int
    shells: int
    old: str
    slots: tuple[Slot, ...]


def buckets(board: Board, vocabulary: Vocabulary, *, half_new: bool) -> tuple[Bucket, ...]:
    """Every place where a word could lie by the rules of placement."""
    found: dict[tuple[int, int, str], list[Slot]] = {}
    for slot in _slots(board, vocabulary, half_new=half_new):
        found.setdefault((slot.length, slot.shells, slot.old), []).append(slot)
    return tuple(
        Bucket(*key, tuple(sorted(some, key=lambda slot: (-slot.sides, slot.order))))
        for key, some in found.items()
    )


Side = tuple[frozenset[str], int]  # the letters that fit, and the points
NO_SIDE: Side = (ANY_LETTER, 0)


def _slots(board: Board, vocabulary: Vocabulary, *, half_new: bool) -> list[Slot]:
    """In a fixed order."""
    first = board == NO_LETTERS
    across = [_side(board, at, vocabulary, 1, 0) for at in range(SIZE * SIZE)]
    down = [_side(board, at, vocabulary, 0, 1) for at in range(SIZE * SIZE)]
    both = [(one[0] & other[0], one[1] + other[1]) for one, other in zip(across, down, strict=True)]
    sides = {"right": down, "down": across, "falling": both, "rising": both}
    found: list[Slot] = []
    for direction in DIRECTIONS:
        whole = direction in ("right", "down")
        for line in _LINES[direction]:
            for raw in _on_line(board, line, sides[direction], whole=whole, first=first):
                if half_new and 2 * raw[5] < raw[1]:
                    continue
                found.append(Slot(len(found), direction, *raw))
    return found


def _lines() -> dict[Direction, tuple[tuple[Square, ...], ...]]:
    """The lines of the board in each direction, each in reading order."""
    found: dict[Direction, tuple[tuple[Square, ...], ...]] = {}
    for direction, (dx, dy) in STEPS.items():
        starts = [
            (column, row)
            for row in range(SIZE)
            for column in range(SIZE)
            if not (column - dx in range(SIZE) and row - dy in range(SIZE))
        ]
        found[direction] = tuple(
            tuple(
                square(column + dx * n, row + dy * n)
                for n in range(SIZE)
                if column + dx * n in range(SIZE) and row + dy * n in range(SIZE)
            )
            for column, row in starts
        )
    return found


_LINES = _lines()


def _side(board: Board, at: Square, vocabulary: Vocabulary, dx: int, dy: int) -> Side:
    """What a letter laid there would make with those beside it, in that line."""
    if board[at] != EMPTY:
        return NO_SIDE
    before, after = stretch(board, at, -dx, -dy), stretch(board, at, dx, dy)
    if not before and not after:
        return NO_SIDE
    head = "".join(board[one] for one in reversed(before))
    tail = "".join(board[one] for one in after)
    points = square_of(len(head) + 1 + len(tail) + (at in SHELLS))
    return vocabulary.completing(head, tail), points


Raw = tuple[
    Square, int, str, tuple[tuple[int, str], ...], tuple[tuple[int, frozenset[str]], ...],
    int, int, int,
]  # fmt: skip


def _on_line(
    board: Board, line: tuple[Square, ...], sides: list[Side], *, whole: bool, first: bool
) -> Iterator[Raw]:
    """The slots of a line; `whole`: a word is all that stands there without a gap."""
    letters = [board[at] for at in line]
    size = len(line)
    for begin in range(size - 1):
        if whole and begin and letters[begin - 1] != EMPTY:
            continue
        old = ""
        fixed: tuple[tuple[int, str], ...] = ()
        bound: tuple[tuple[int, frozenset[str]], ...] = ()
        spends = shells = points = 0
        touches = False
        for end in range(begin, size):
            at, letter = line[end], letters[end]
            if letter != EMPTY:
                old += letter
                fixed = (*fixed, (end - begin, letter))
                touches = touches or not first
            else:
                fitting, side = sides[at]
                if not fitting:
                    break
                spends += 1
                shells += at in SHELLS
                if side:
                    bound = (*bound, (end - begin, fitting))
                    points += side
                    touches = True
                elif first and at in ORANGE:
                    touches = True
            if not touches or not spends or end == begin:
                continue
            if whole and end + 1 < size and letters[end + 1] != EMPTY:
                continue
            yield (
                line[begin],
                end - begin + 1,
                "".join(sorted(old)),
                fixed,
                bound,
                spends,
                shells,
                points,
            )
