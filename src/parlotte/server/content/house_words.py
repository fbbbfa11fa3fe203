"""The house lexicon: words people have voted in, with who asked, who agreed and when.

At home everybody plays in one house, and a word voted in at one table counts at all of them. Where
strangers play, a table's words are its own.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Adopted
from parlotte.server.store.rows import HouseWordRow

WHOLE_HOUSE = ""


class HouseWordView(Struct, frozen=True):
    """A word that was voted in, as `house-words` tells it."""

    word: str  # as on a board
    written: str
    asked_by: str  # names, as they were
    agreed: tuple[str, ...]
    game: str
    at: int  # unix seconds
    yours: bool  # whether the host may take it away


class HouseWords:
    """Those of one scope: a table's, or the whole house's."""

    __slots__ = ("_rows", "scope", "version")

    def __init__(self, scope: str, rows: Iterable[HouseWordRow] = ()) -> None:
        self.scope = scope
        self.version = 0  # grows with every change
        self._rows = {row.word: row for row in rows}

    def __iter__(self) -> Iterator[HouseWordRow]:
        return iter(self._rows.values())

    def __contains__(self, word: str) -> bool:
        return word in self._rows

    def keep(self, row: HouseWordRow) -> None:
        """Who was first stays."""
        self._rows.setdefault(row.word, row)
        self.version += 1

    def lose(self, word: str) -> None:
        self._rows.pop(word, None)
        self.version += 1


class Voted:
    """All that counts at one table: its own words and those of the whole house."""

    __slots__ = ("_house", "_shared", "own")

    def __init__(self, own: HouseWords, house: HouseWords, *, shared: bool) -> None:
        self.own = own
        self._house = house
        self._shared = shared  # what is voted in here counts everywhere

    @property
    def version(self) -> tuple[int, int]:
        return self.own.version, self._house.version

    def rows(self) -> list[HouseWordRow]:
        """One a word, in the order of the alphabet."""
        found = {row.word: row for scope in (self.own, self._house) for row in scope}
        return sorted(found.values(), key=lambda row: row.word)

    def words(self) -> tuple[str, ...]:
        return tuple(row.word for row in self.rows())

    def scopes_of(self, word: str) -> list[HouseWords]:
        """Where it is kept."""
        return [scope for scope in (self.own, self._house) if word in scope]

    def may_undo(self, scope: HouseWords) -> bool:
        """A public house's own words are not a table's to take away."""
        return scope is self.own or self._shared

    def row(
        self, adopted: Adopted, names: Sequence[str], game: str, code: str, at: int
    ) -> HouseWordRow:
        """What is kept of a word just voted in; the names are those of the seats."""
        scope = self._house if self._shared else self.own
        return HouseWordRow(
            scope=scope.scope,
            word=adopted.word,
            written=adopted.written,
            asked_by=names[adopted.by],
            agreed=encode([names[seat] for seat in adopted.agreed]),
            game=game,
            code=code,
            at=at,
        )

    def keep(self, row: HouseWordRow) -> None:
        (self._house if row.scope == WHOLE_HOUSE else self.own).keep(row)

    def told(self) -> list[HouseWordView]:
        return [
            HouseWordView(
                row.word,
                row.written,
                row.asked_by,
                msgspec.json.decode(row.agreed, type=tuple[str, ...]),
                row.game,
                row.at,
                all(map(self.may_undo, self.scopes_of(row.word))),
            )
            for row in self.rows()
        ]
