"""The content of La Réussite: the words, the deals of the days to come, and the court. The court
says which words exist, how to make one from cards, and whether any is left."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Draft
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


class Search(Protocol):
    """The part of the solver that rules and bots need. It never sees the order of the stock:
    `unseen` is its cards, sorted."""

    def hint(
        self,
        columns: Columns,
        unseen: str,
        petards: int,
        level: int,
        besides: Container[str] = (),
    ) -> Draft | None:
        """A word to play, not in `besides`; with pétards only if `petards` allows them."""

    def cover(self, columns: Columns, unseen: str) -> int:
        """Which column to cover."""

    def refill(self, columns: Columns, unseen: str) -> tuple[int, int]:
        """Which column lends its bottom to which empty one."""

    def cheapest(self, columns: Columns, word: str, petards: int, stock: int = 0) -> Draft | None:
        """The draft that makes the word with the fewest pétards, stars and shifts. `stock` is the
        number of cards in it: a word with a star must leave four cards."""

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        """True only if it is certain that no word of the lexicon can be played. The search is
        short and bounded in nodes; if it is undecided, the answer is False."""


@dataclass(slots=True)
class Court:
    """The words and the search, as passed to the rules."""

    words: Judge
    search: Search
