"""The questions and answers of the search."""

from msgspec import Struct

from parlotte.games.reussite.cards import PETARDS
from parlotte.games.reussite.columns import Columns, laid, shifted
from parlotte.games.reussite.drafts import NOTHING, Draft


class Position(Struct, frozen=True):
    """The columns and the stock. With empty columns and a whole deck, the deal has not begun."""

    columns: Columns
    # The first card is turned next. Fair questions ignore the order.
    stock: str = ""
    petards: int = PETARDS
    words: int = 0  # played so far

    @property
    def left(self) -> int:
        """Cards in columns and stock."""
        return sum(map(len, self.columns)) + len(self.stock)

    def turned(self, column: int) -> "Position":
        """The position after the top card of the stock went on a column."""
        columns = laid(self.columns, column, self.stock[0])
        return Position(columns, self.stock[1:], self.petards, self.words)

    def lent(self, lend: "Lend") -> "Position":
        """The position after one refill."""
        if lend.column is None:
            return self.turned(lend.to)
        columns = shifted(self.columns, lend.column, lend.to)
        return Position(columns, self.stock, self.petards, self.words)

    def after(self, turn: "Turn") -> "Position":
        """Applies a turn's refills and covers without checking them."""
        position = self
        for lend in turn.refill:
            position = position.lent(lend)
        for column in turn.cover:
            position = position.turned(column)
        return position


class Lend(Struct, frozen=True):
    """An empty column gets the bottom of another, or (None) the top of the stock."""

    column: int | None
    to: int


class Turn(Struct, frozen=True):
    """A word, then its refills and covers. The turn before the first word has only the latter."""

    word: str = ""
    draft: Draft = NOTHING
    refill: tuple[Lend, ...] = ()
    cover: tuple[int, ...] = ()
