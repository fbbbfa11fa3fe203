"""The content of La Réussite: the words, the deals of the days to come, and the court that holds
them: which words exist, how to make one of cards, if any is left."""

from collections.abc import Collection, Container
from typing import Protocol

from msgspec import Struct

from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Draft
from parlotte.lexicon.judge import Ruling
from parlotte.lexicon.judge import Words as HouseWords


class DayDeal(Struct, frozen=True):
    """A deal known to be solvable with common words, and the fewest words found."""

    day: str  # 2026-11-16
    code: str
    par: int
    solution: str  # its turns, as `search` writes them


class Content(Struct, frozen=True):
    words: HouseWords
    days: tuple[DayDeal, ...] = ()


class Words(Protocol):
    """The judge of all word games, or one that a test puts in its place."""

    def ruling(self, text: str, voted: Collection[str] = ()) -> Ruling: ...

    def accepts(self, text: str, voted: Collection[str] = (), *, names: bool = False) -> bool: ...

    def may_be_voted(self, text: str, voted: Collection[str] = ()) -> bool: ...


class Search(Protocol):
    """The part of the solver that the rules and the bots need. None of it sees the stock's order:
    `unseen` is what it holds."""

    def hint(
        self,
        columns: Columns,
        unseen: str,
        petards: int,
        level: int,
        besides: Container[str] = (),
    ) -> Draft | None:
        """A word to play, none of `besides`; with pétards only where they are given."""
        ...

    def cover(self, columns: Columns, unseen: str) -> int:
        """Which column to cover."""
        ...

    def refill(self, columns: Columns, unseen: str) -> tuple[int, int]:
        """Which column lends its bottom to which empty one."""
        ...

    def cheapest(self, columns: Columns, word: str, petards: int, stock: int = 0) -> Draft | None:
        """The word made of the cards, with as few pétards, stars and shifts as can be. `stock` is
        the number of cards in it: a word with a star leaves four."""
        ...

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        """Whether it is certain that no word of the lexicon can be played any more. A short look,
        the same on every machine: what it does not settle is no."""
        ...


class Court:
    """Words and search, as the game hands them to its rules."""

    __slots__ = ("search", "words")

    def __init__(self, words: Words, search: Search) -> None:
        self.words = words
        self.search = search
