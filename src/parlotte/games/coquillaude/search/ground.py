"""The places where words could lie on a board, independent of letters: computed once for all
capitals.

A slot is a line, a start and a length. It determines how many letters are spent, how many shells
they cover and what side words score. There are thousands of slots and a search uses few, so a
place is stored as one integer and decoded on demand.
"""

from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from parlotte.core.folding import ALPHABET
from parlotte.core.prompts import Direction, Spot
from parlotte.games.coquillaude.board import (
    EMPTY,
    NO_LETTERS,
    ORANGE,
    SHELLS,
    SIZE,
    STEPS,
    Board,
    Square,
    place_of,
    square,
)
from parlotte.games.coquillaude.search.vocabulary import Vocabulary
from parlotte.games.coquillaude.word_values import square_of

ANY_LETTER = frozenset(ALPHABET)
MOST_LINES = 1024  # cache size: the lines of a few boards, most of them shared


class Slot(Struct, frozen=True, gc=False):
    """The details of a place for words of one length."""

    spot: Spot
    fixed: tuple[tuple[int, str], ...]  # letters on the board, with their index in the word
    # letters that make valid side words, with their index in the word
    bound: tuple[tuple[int, frozenset[str]], ...]


Order = int  # the index of a slot; of equal plays, the lowest wins
# A slot and its side points in one integer: sorts by best side points, then by slot order.
# Thousands of integers cost little memory.
Placed = int
_ORDERS = 1 << 16
Kind = tuple[int, int]  # length, and shells


def _placed(sides: int, order: Order) -> Placed:
    return order - sides * _ORDERS


def sides_of(placed: Placed) -> int:
    """The points of the side words."""
    return -(placed // _ORDERS)


def order_of(placed: Placed) -> Order:
    return placed % _ORDERS


class Bucket(Struct, frozen=True, gc=False):
    """Slots where the same words can be made for the same score, best side points first."""

    old: str  # the letters on the board, sorted
    sides: int  # the maximum of side points
    slots: tuple[Placed, ...]


class Part(Struct, frozen=True, gc=False):
    """The part of a class that lies on one line."""

    takes: int  # minimum of letters to spend
    first: Placed
    by_old: tuple[tuple[str, tuple[Placed, ...]], ...]


class Class:
    """The slots of one length and number of shells. A search reaches half of the classes, so their
    slots are merged on demand."""

    __slots__ = ("_buckets", "_parts", "length", "shells", "sides", "takes")

    def __init__(self, kind: Kind, parts: list[Part]) -> None:
        self.length, self.shells = kind
        self.takes = min([part.takes for part in parts])  # minimum of letters to spend
        self.sides = sides_of(min([part.first for part in parts]))  # the maximum of side points
        self._parts = parts
        self._buckets: tuple[Bucket, ...] | None = None

    @property
    def buckets(self) -> tuple[Bucket, ...]:
        """The buckets, best side points first. In a race, two threads compute the same value."""
        if self._buckets is None:
            self._buckets = self._sorted()
        return self._buckets

    def _sorted(self) -> tuple[Bucket, ...]:
        found: dict[str, list[Placed]] = {}
        for part in self._parts:
            for old, some in part.by_old:
                known = found.get(old)
                if known is None:
                    found[old] = [*some]
                else:
                    known += some
        for slots in found.values():
            slots.sort()
        by_sides = sorted(found.items(), key=_first_slot)
        return tuple([Bucket(old, sides_of(slots[0]), tuple(slots)) for old, slots in by_sides])


def _first_slot(bucket: tuple[str, list[Placed]]) -> Placed:
    return bucket[1][0]


class Ground(Struct, frozen=True, gc=False):
    """All slots of a board, by length and shells."""

    classes: tuple[Class, ...]
    lines: tuple["Line", ...]

    def slot(self, order: Order) -> Slot:
        order, length = divmod(order, SIZE + 1)
        line, begin = divmod(order, SIZE)
        return self.lines[line].slot(begin, length)


Side = tuple[frozenset[str], int]  # the letters that fit, and their points
Sides = tuple[Side, ...]
NO_SIDE: Side = (ANY_LETTER, 0)
NO_SIDES: Sides = (NO_SIDE,) * SIZE


class Line(Struct, frozen=True, gc=False):
    """A line of the board in reading order, with its letters and side words."""

    number: int
    letters: str
    sides: Sides

    def slot(self, begin: int, length: int) -> Slot:
        place = range(begin, begin + length)
        direction, squares = _LINES[self.number]
        column, row = place_of(squares[begin])
        return Slot(
            Spot(column, row, direction),
            tuple((at - begin, self.letters[at]) for at in place if self.letters[at] != EMPTY),
            tuple(
                (at - begin, self.sides[at][0])
                for at in place
                if self.letters[at] == EMPTY and self.sides[at][1]
            ),
        )


def _lines() -> list[tuple[Direction, tuple[Square, ...]]]:
    """All lines of the board, direction by direction, in reading order."""
    inside = range(SIZE)
    return [
        (
            direction,
            tuple(
                square(column + dx * n, row + dy * n)
                for n in range(SIZE)
                if column + dx * n in inside and row + dy * n in inside
            ),
        )
        for direction, (dx, dy) in STEPS.items()
        for row in inside
        for column in inside
        if not (column - dx in inside and row - dy in inside)
    ]


_LINES = _lines()


class Surveyor:
    """Computes the ground of a board. A placed word changes few lines, so the others are cached."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._sides = lru_cache(MOST_LINES)(self._new_sides)
        self._on_line = lru_cache(MOST_LINES)(_on_line)

    def forget(self) -> None:
        self._sides.cache_clear()
        self._on_line.cache_clear()

    def ground(self, board: Board, *, half_new: bool) -> Ground:
        """All places where a word could lie by the rules of placement."""
        first = board == NO_LETTERS
        found: dict[Kind, list[Part]] = {}
        lines = self._lines(board)
        for line in lines:
            for kind, part in self._on_line(line, half_new, first):
                known = found.get(kind)
                if known is None:
                    found[kind] = [part]
                else:
                    known.append(part)
        return Ground(tuple([Class(kind, parts) for kind, parts in found.items()]), lines)

    def _lines(self, board: Board) -> tuple[Line, ...]:
        down: list[Side] = [NO_SIDE] * len(board)
        across: list[Side] = [NO_SIDE] * len(board)
        for number in range(SIZE):
            row = slice(number * SIZE, (number + 1) * SIZE)
            column = slice(number, None, SIZE)
            across[row] = self._sides(board[row], _SHELLS_ON[number])
            down[column] = self._sides(board[column], _SHELLS_ON[SIZE + number])
        both = [
            other
            if one is NO_SIDE
            else one
            if other is NO_SIDE
            else (one[0] & other[0], one[1] + other[1])
            for one, other in zip(across, down, strict=True)
        ]
        beside = {"right": down, "down": across, "falling": both, "rising": both}
        return tuple(
            Line(
                number,
                "".join([board[at] for at in squares]),
                tuple([beside[direction][at] for at in squares]),
            )
            for number, (direction, squares) in enumerate(_LINES)
        )

    def _new_sides(self, letters: str, shells: frozenset[int]) -> Sides:
        """The side words that each letter would make with its neighbours in a row or column."""
        if letters == EMPTY * SIZE:
            return NO_SIDES
        found = []
        for at, letter in enumerate(letters):
            head = letters[:at].rpartition(EMPTY)[2]
            tail = letters[at + 1 :].partition(EMPTY)[0]
            if letter != EMPTY or not (head or tail):
                found.append(NO_SIDE)
                continue
            points = square_of(len(head) + 1 + len(tail) + (at in shells))
            found.append((self._vocabulary.completing(head, tail), points))
        return tuple(found)


# The places of shells and of the orange zone on each line.
_SHELLS_ON = tuple(
    frozenset(at for at, one in enumerate(squares) if one in SHELLS) for _, squares in _LINES
)
_ORANGE_ON = tuple(
    frozenset(at for at, one in enumerate(squares) if one in ORANGE) for _, squares in _LINES
)


Found = tuple[tuple[Kind, Part], ...]


def _on_line(line: Line, half_new: bool, first: bool) -> Found:
    """The slots of a line. In a row or column, a word includes all adjoining letters."""
    letters, sides, size = line.letters, line.sides, len(line.letters)
    touching = _touching(line, first)
    if not touching:
        return ()
    whole = _LINES[line.number][0] in ("right", "down")
    olds = [0, *accumulate([letter != EMPTY for letter in letters])]
    covering = [letters[at] == EMPTY and at in _SHELLS_ON[line.number] for at in range(size)]
    shells = [0, *accumulate(covering)]
    points = [0, *accumulate([side[1] for side in sides])]
    there = letters.replace(EMPTY, "")
    found: dict[Kind, dict[str, list[Placed]]] = {}
    # the first place from here that touches a letter, and the first where nothing fits
    touch, stop = size, size
    for begin in range(size - 1, -1, -1):
        if begin in touching:
            touch = begin
        if letters[begin] == EMPTY and not sides[begin][0]:
            stop = begin
        if whole and begin and letters[begin - 1] != EMPTY:
            continue
        order = (line.number * SIZE + begin) * (SIZE + 1)
        before, covered, scored = olds[begin], shells[begin], points[begin]
        for end in range(max(begin + 2, touch + 1), stop + 1):
            if whole and end < size and letters[end] != EMPTY:
                continue
            length, count = end - begin, olds[end] - before
            if count == length or (half_new and 2 * count > length):
                continue
            old = _sorted(there[before : before + count]) if count else ""
            placed = _placed(points[end] - scored, order + length)
            by_old = found.setdefault((length, shells[end] - covered), {})
            if old in by_old:
                by_old[old].append(placed)
            else:
                by_old[old] = [placed]
    return tuple([(kind, _part(kind[0], by_old)) for kind, by_old in found.items()])


def _part(length: int, by_old: dict[str, list[Placed]]) -> Part:
    return Part(
        length - max(map(len, by_old)),
        min(map(min, by_old.values())),
        tuple([(old, tuple(some)) for old, some in by_old.items()]),
    )


def _touching(line: Line, first: bool) -> frozenset[int]:
    """Places of which a word must cover at least one: a letter or its neighbour; first, the orange
    zone."""
    if first:
        return _ORANGE_ON[line.number]
    return frozenset(
        at
        for at, (letter, side) in enumerate(zip(line.letters, line.sides, strict=True))
        if letter != EMPTY or side[1]
    )


@lru_cache(maxsize=4096)
def _sorted(letters: str) -> str:
    return "".join(sorted(letters))
