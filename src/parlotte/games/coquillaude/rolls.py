"""Four dice, and the kind of each of their 1296 rolls, 1111 to 6666, in the Coquillaudet.

No die and no gift predicts the kind: every kind has its share of each digit on each die, and of
each class of gift. The layout is computed, not random, so it never changes:

Adding one to all four dice (6432, 1543, 2654…) returns to the first roll after six steps. Such a
family has each digit once on each die, and a single class of gift, since equal dice stay equal.
There are 216 families. In order of class and number, each gets six kinds, each time the kind that
is furthest behind its share. Within a family each kind, the rarest first, goes to the roll whose
digits it has had least; the first and the last digit count twice.

The sheet prints the kinds of four numbers: each changes places with a number of that kind which has
its gift, its first and its last digit.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Literal, get_args

from parlotte.core.rng import Draws

Roll = tuple[int, int, int, int]  # blue, white, red, green: thousands to units
Kind = Literal["one", "two", "three", "coquillaudinette", "coquillaudette", "coquillaude"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Gift = Literal[0, 1, 2, 3, 4]  # letters that each other player gives

DIGITS = range(1, 7)
ROLLS: tuple[Roll, ...] = tuple(product(DIGITS, DIGITS, DIGITS, DIGITS))
# 45 %, 28 %, 15 %, 6 %, 4 % and 2 % of the 1296 rolls.
SHARES: dict[Kind, int] = {
    "one": 583,
    "two": 363,
    "three": 194,
    "coquillaudinette": 78,
    "coquillaudette": 52,
    "coquillaude": 26,
}


# The letters drawn for a right answer, by stars; a coquillaud… draws without a question.
LETTERS: dict[Kind, int] = {
    "one": 4,
    "two": 6,
    "three": 8,
    "coquillaudinette": 6,
    "coquillaudette": 8,
    "coquillaude": 10,
}
# The four numbers of the sheet, each with the one it changes places with.
_EXCHANGED: tuple[tuple[Roll, Roll], ...] = (
    ((6, 4, 3, 2), (6, 4, 5, 2)),
    ((4, 3, 1, 5), (4, 1, 6, 5)),
    ((5, 3, 2, 2), (5, 6, 2, 2)),
    ((5, 5, 1, 6), (5, 4, 4, 6)),
)
AT_LEAST = 2  # wrong, late or away: everybody draws at least two per round


def rolled(draws: Draws) -> Roll:
    return (draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1)


def gift_of(roll: Roll) -> Gift:
    """4 if all are equal, 3 for three at the end, 2 for two pairs in order, 1 for a pair at the
    end."""
    blue, white, red, green = roll
    if red != green:
        return 0
    if white == red:
        return 4 if blue == white else 3
    return 2 if blue == white else 1


def kind_of(roll: Roll) -> Kind:
    return _layout()[roll]


@cache
def rolls_of(kind: Kind) -> tuple[Roll, ...]:
    """The rolls of a kind, the lowest first."""
    return tuple(roll for roll in ROLLS if kind_of(roll) == kind)


@cache
def _layout() -> dict[Roll, Kind]:
    found: dict[Roll, Kind] = {}
    had: Counter[tuple[Kind, int, int]] = Counter()  # counts of kind, die and digit

    def seen(kind: Kind, roll: Roll) -> int:
        blue, white, red, green = (had[kind, die, digit] for die, digit in enumerate(roll))
        return 2 * blue + white + red + 2 * green

    for family, kinds in zip(_families(), _in_turn(), strict=True):
        free = list(family)
        for kind in sorted(kinds, key=KINDS.index, reverse=True):
            roll = min(free, key=lambda one: (seen(kind, one), one))
            free.remove(roll)
            found[roll] = kind
            had.update((kind, die, digit) for die, digit in enumerate(roll))
    for one, other in _EXCHANGED:
        found[one], found[other] = found[other], found[one]
    return found


def _families() -> list[tuple[Roll, ...]]:
    """The families by class of gift, then by number; a family is named by its roll with blue 1."""
    first = sorted(
        (roll for roll in ROLLS if roll[0] == 1), key=lambda roll: (-gift_of(roll), roll)
    )
    return [
        tuple(tuple((digit - 1 + step) % 6 + 1 for digit in roll) for step in range(6))  # type: ignore[misc]
        for roll in sorted(first, key=gift_of, reverse=True)
    ]


def _in_turn() -> Iterator[list[Kind]]:
    """Six kinds for each family: each time the kind that is furthest behind its share."""
    given: Counter[Kind] = Counter()
    turn: list[Kind] = []
    for place in range(1, len(ROLLS) + 1):
        kind = max(KINDS, key=lambda one: SHARES[one] * place - given[one] * len(ROLLS))
        given[kind] += 1
        turn.append(kind)
        if len(turn) == 6:
            yield turn
            turn = []
