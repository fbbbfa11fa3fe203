"""What the search is asked about, and what it answers."""

from msgspec import Struct

from parlotte.games.reussite.cards import PETARDS
from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import NOTHING, Draft


class Position(Struct, frozen=True):
    """A table. Empty columns and a whole deck as stock: a deal that has not begun."""

    columns: Columns
    # The first card is turned next. Where a question is honest its order is not looked at.
    stock: str = ""
    petards: int = PETARDS
    words: int = 0  # written so far

    @property
    def left(self) -> int:
        """Cards in columns and stock."""
        return sum(map(len, self.columns)) + len(self.stock)


class Lend(Struct, frozen=True):
    """An empty column gets the bottom of another, or (None) the top of the stock."""

    column: int | None
    to: int


class Turn(Struct, frozen=True):
    """A word, then its refill and cover. Before the first word: none, only refill and cover."""

    word: str = ""
    draft: Draft = NOTHING
    refill: tuple[Lend, ...] = ()
    cover: tuple[int, ...] = ()
