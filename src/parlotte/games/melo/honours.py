"""What is told when a match is over: who knows whom."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Seat

# mysterious: whom fewest guess. transparent: whom most do. detective: who guesses best.
MedalKind = Literal["mysterious", "transparent", "detective"]
# open: the first reads in the second as in a book. mutual: they guess each other. riddle: neither.
PairKind = Literal["open", "mutual", "riddle"]


class Score(Struct, frozen=True):
    """So many right guesses of so many."""

    right: int
    of: int


class Medal(Struct, frozen=True):
    kind: MedalKind
    seat: Seat
    right: int
    of: int


class Pair(Struct, frozen=True):
    kind: PairKind
    one: Seat
    other: Seat
    right: int  # by the first; of a mutual pair and a riddle by both
    of: int


class Honours(Struct, frozen=True):
    """Rows guess, columns are guessed; null on the diagonal."""

    matrix: tuple[tuple[Score | None, ...], ...]
    medals: tuple[Medal, ...]
    pairs: tuple[Pair, ...]
    questions: int
