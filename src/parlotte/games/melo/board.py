"""§0 The track: the colour of each square, and the special squares.

It was designed by hand. The three colours alternate; a move by two always leads to a plain square.
PREMS, which helps the last player, also stands late; DER, which costs the leader, stands where
there is time to recover. `bench/melo/board.py` measures games on the track.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from parlotte.games.melo.cards import Kind

# plus, minus: two squares on or back. prems: to the foremost pawn. der: to the last pawn.
Special = Literal["start", "plus", "minus", "prems", "der", "jok", "test"]


class Square(Struct, frozen=True):
    kind: Kind  # the colour of its question
    special: Special | None = None


Board = tuple[Square, ...]

ALTERNATING: tuple[Kind, ...] = ("duo", "melo", "ego")  # from the first square after the start

_START: Mapping[int, Special] = {2: "jok", 4: "plus", 8: "minus"}
_LONGER: Mapping[int, Special] = {
    11: "prems",
    15: "jok",
    18: "der",
    21: "plus",
    25: "jok",
    28: "prems",
}
SPECIALS: Mapping[int, Mapping[int, Special]] = {
    20: {**_START, 10: "prems", 13: "der", 15: "jok", 19: "jok"},
    30: {**_START, **_LONGER},
    40: {**_START, **_LONGER, 32: "jok", 34: "plus", 38: "minus"},
}


def _board(length: int) -> Board:
    between = (
        Square(ALTERNATING[(at - 1) % len(ALTERNATING)], SPECIALS[length].get(at))
        for at in range(1, length + 1)
    )
    # R: the last square has a colour too: PREMS or +2 may bring a player there, who is then asked.
    return (Square("ego", "start"), *between, Square("ego", "test"))


BOARDS: Mapping[int, Board] = {length: _board(length) for length in SPECIALS}
