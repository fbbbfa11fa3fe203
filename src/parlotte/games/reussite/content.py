"""The content of La Réussite: the words, the deals of the days to come, and the court. The court
says which words exist, how to make one from cards, and whether any is left."""

from dataclasses import dataclass

from msgspec import Struct

from parlotte.games.reussite.search.advisor import Advisor
from parlotte.lexicon.judge import Judge, Words


class DayDeal(Struct, frozen=True):
    """A deal known to be solvable with common words; `par` is the fewest words found."""

    day: str  # 2026-11-16
    code: str
    par: int
    solution: str  # its turns, encoded as in solutions.py


class Content(Struct, frozen=True):
    words: Words
    days: tuple[DayDeal, ...] = ()


@dataclass(slots=True)
class Court:
    """The words and the search, as passed to the rules."""

    words: Judge
    search: Advisor
