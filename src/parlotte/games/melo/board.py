"""§0 The track: which question each square asks, and what the special ones do.

Designed, not drawn by lot: the three colours alternate, whatever moves by two leads to a square
that does nothing, and PREMS, which helps the last, stands late as well, while DER, which costs the
first, stands where there is time to come back.
`bench/melo/board.py` plays on them.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from parlotte.games.melo.cards import Kind

# plus and minus: two squares on, or back. prems: to the foremost pawn. der: to the last one.
Special = Literal["start", "plus", "minus", "prems", "der", "jok", "test"]


class Square(Struct, frozen=True):
    kind: Kind  # which question it asks
    special: Special | None = None


Board = tuple[Square, ...]

ALTERNATING: tuple[Kind, ...] = ("duo", "melo", "ego")  # from the first square after the start

SPECIALS: Mapping[int, Mapping[int, Special]] = {
    20: {2: "jok", 4: "plus", 8: "minus", 10: "prems", 13: "der", 15: "jok", 19: "jok"},
    30: {
        2: "jok",
        4: "plus",
        8: "minus",
        11: "prems",
        15: "jok",
        18: "der",
        21: "plus",
        25: "jok",
        28: "prems",
    },
    40: {
        2: "jok",
        4: "plus",
        8: "minus",
        11: "prems",
        15: "jok",
        18: "der",
        21: "plus",
        25: "jok",
        28: "prems",
        32: "jok",
        34: "plus",
        38: "minus",
    },
}


def _board(length: int) -> Board:
    between = (
        Square(ALTERNATING[(at - 1) % len(ALTERNATING)], SPECIALS[length].get(at))
        for at in range(1, length + 1)
    )
    # R: its colour, for who is brought there by PREMS or +2 and asked at once.
    return (Square("ego", "start"), *between, Square("ego", "test"))


BOARDS: Mapping[int, Board] = {length: _board(length) for length in SPECIALS}
