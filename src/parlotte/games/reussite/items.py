"""The content of La Réussite: the words, and the deals of the days to come."""

from msgspec import Struct

from parlotte.lexicon.judge import Words


class DayDeal(Struct, frozen=True):
    """A deal known to be solvable with common words, and the fewest words found."""

    day: str  # 2026-11-16
    code: str
    par: int
    solution: str  # its turns, as `search` writes them


class Content(Struct, frozen=True):
    words: Words
    days: tuple[DayDeal, ...] = ()
