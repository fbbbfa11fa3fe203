"""§0 The track: which question each square asks, and what the special ones do."""

from typing import Literal

from msgspec import Struct

from parlotte.games.melo.items import Kind

# plus and minus: two squares on, or back. prems: to the foremost pawn. der: to the last one.
Special = Literal["start", "plus", "minus", "prems", "der", "jok", "test"]


class Square(Struct, frozen=True):
    kind: Kind  # which question it asks
    special: Special | None = None


Board = tuple[Square, ...]
