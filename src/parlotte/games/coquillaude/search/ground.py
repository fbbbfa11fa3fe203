"""Where words could lie on a board, whoever lays them: found once, for all capitals.

A slot is a line, a start and a length. It fixes how many letters are spent, how many shells they
cover and what the words at the sides score, whatever the letters are. There are thousands, and a
search looks at few: so a place is a number until somebody wants to know what lies there.
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
MOST_LINES = 1024  # whose slots are kept: those of some boards, most of them alike


class Slot(Struct, frozen=True, gc=False):
    """What lies at a place for words of one length."""

    spot: Spot
    fixed: tuple[tuple[int, str], ...]  # the letters there, and where in the word
    bound: tuple[tuple[int, frozenset[str]], ...]  # which letters make words at the sides


Order = int  # of a slot among all: the first of equals is played
# A slot with its sides in one number, so that the best sides sort first, and then the first slot.
# There are thousands of them, of which a list costs nothing to keep.
Placed = int
_ORDERS = 1 << 16
Kind = tuple[int, int]  # length, and shells


def _placed(sides: int, order: Order) -> Placed:
    return order - sides * _ORDERS


def sides_of(placed: Placed) -> int:
    """The points of the words at the sides."""
    return -(placed // _ORDERS)


def order_of(placed: Placed) -> Order:
    return placed % _ORDERS


class Bucket(Struct, frozen=True, gc=False):
    """Slots where the same words can be made and score the same, the best sides first."""

    old: str  # the letters that lie there, sorted
    sides: int  # the most points of words at the sides
    slots: tuple[Placed, ...]


class Part(Struct, frozen=True, gc=False):
    """What one line has of a class."""

    takes: int  # letters, at least
    first: Placed
    by_old: tuple[tuple[str, tuple[Placed, ...]], ...]


class Class:
    """The slots of one length with so many shells. A search comes to half of the classes: their
    slots are put together when it does."""

    __slots__ = ("_buckets", "_parts", "length", "shells", "sides", "takes")

    def __init__(self, kind: Kind, parts: list[Part]) -> None:
        self.length, self.shells = kind
        self.takes = min([part.takes for part in parts])  # letters, at least
        self.sides = sides_of(min([part.first for part in parts]))  # the most points
        self._parts = parts
        self._buckets: tuple[Bucket, ...] | None = None

    @property
    def buckets(self) -> tuple[Bucket, ...]:
        """Those with the best sides first. Two threads at worst find the same."""
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


Side = tuple[frozenset[str], int]  # the letters that fit, and the points
Sides = tuple[Side, ...]
NO_SIDE: Side = (ANY_LETTER, 0)
NO_SIDES: Sides = (NO_SIDE,) * SIZE


class Line(Struct, frozen=True, gc=False):
    """A line of the board in reading order, with what lies there and beside."""

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
    """The lines of the board, direction by direction, each in reading order."""
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
    """Finds the ground of boards, with the words of a table. A word laid changes few lines: what
    the others allow is remembered."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._sides = lru_cache(MOST_LINES)(self._new_sides)
        self._on_line = lru_cache(MOST_LINES)(_on_line)

    def forget(self) -> None:
        self._sides.cache_clear()
        self._on_line.cache_clear()

    def ground(self, board: Board, *, half_new: bool) -> Ground:
        """Every place where a word could lie by the rules of placement."""
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
        """What a letter laid in a row or column would make there with those beside it."""
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


# Where on each line there are shells, and the orange zone.
_SHELLS_ON = tuple(
    frozenset(at for at, one in enumerate(squares) if one in SHELLS) for _, squares in _LINES
)
_ORANGE_ON = tuple(
    frozenset(at for at, one in enumerate(squares) if one in ORANGE) for _, squares in _LINES
)


Found = tuple[tuple[Kind, Part], ...]


def _on_line(line: Line, half_new: bool, first: bool) -> Found:
    """The slots of a line. In a row or a column a word is all that stands there without a gap."""
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
    touch, stop = size, size  # from here on the first place that touches, and that nothing fits
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
    """The places that a word must have one of: a letter, one beside it; or the orange zone."""
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
