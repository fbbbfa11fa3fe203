"""The house lexicon: words that people have voted in, with proposer, voters and date.

At home a word voted in at one table counts at all tables. On a public server each table has its own
words.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Adopted, WordKind
from parlotte.lexicon.judge import VotedIn
from parlotte.server.store.rows import WHOLE_HOUSE, HouseWordRow

MOST_WORDS = 5_000  # of a table, or of the house; far more than a family needs


class HouseWordView(Struct, frozen=True):
    """A word that was voted in, as `house-words` lists it."""

    word: str  # as on a board
    written: str
    asked_by: str  # names at that time
    agreed: tuple[str, ...]
    game: str
    at: int  # unix seconds
    yours: bool  # whether the host may remove it
    kind: WordKind  # voted in as a common word, or as a famous person


_VERSIONS = count()


class HouseWords:
    """The words of one scope: a table, or the whole house."""

    def __init__(self, scope: str, rows: Iterable[HouseWordRow] = ()) -> None:
        self.scope = scope
        self.version = next(_VERSIONS)  # unique over all scopes, and grows with every change
        self._rows = {(row.word, row.kind): row for row in rows}

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[HouseWordRow]:
        return iter(self._rows.values())

    def keep(self, row: HouseWordRow) -> None:
        """Adds a word; an existing one is left unchanged."""
        self._rows.setdefault((row.word, row.kind), row)
        self.version = next(_VERSIONS)

    def replace(self, rows: Iterable[HouseWordRow]) -> None:
        """Replaces all words with those that another node has stored."""
        fresh = {(row.word, row.kind): row for row in rows}
        if fresh != self._rows:
            self._rows = fresh
            self.version = next(_VERSIONS)

    def lose(self, row: HouseWordRow) -> None:
        self._rows.pop((row.word, row.kind), None)
        self.version = next(_VERSIONS)


class Voted:
    """All words that count at one table: its own and those of the whole house."""

    def __init__(self, own: HouseWords, house: HouseWords, *, shared: bool) -> None:
        self.own = own
        self._house = house
        self._shared = shared  # whether a word voted in here counts at all tables

    @property
    def version(self) -> tuple[int, int]:
        return self.own.version, self._house.version

    def rows(self) -> list[HouseWordRow]:
        """One row per word and kind, in alphabetical order."""
        found = {(row.word, row.kind): row for row in self._all()}
        return [found[key] for key in sorted(found)]

    def _all(self) -> Iterator[HouseWordRow]:
        yield from self.own
        yield from self._house

    def voted_in(self) -> VotedIn:
        return VotedIn(self._of("word"), self._of("person"))

    def _of(self, kind: WordKind) -> tuple[str, ...]:
        return tuple(row.word for row in self.rows() if row.kind == kind)

    def rows_of(self, word: str) -> list[HouseWordRow]:
        return [row for row in self._all() if row.word == word]

    def may_undo(self, row: HouseWordRow) -> bool:
        """Whether the table may remove it: on a public server not the words of the house."""
        return row.scope != WHOLE_HOUSE or self._shared

    @property
    def room(self) -> int:
        return MOST_WORDS - len(self._house if self._shared else self.own)

    def row(
        self, adopted: Adopted, names: Sequence[str], game: str, code: str, at: int
    ) -> HouseWordRow:
        """The row for a word just voted in; `names` are those of the seats."""
        scope = self._house if self._shared else self.own
        return HouseWordRow(
            scope=scope.scope,
            word=adopted.word,
            kind=adopted.kind,
            written=adopted.written,
            asked_by=names[adopted.by],
            agreed=encode([names[seat] for seat in adopted.agreed]),
            game=game,
            code=code,
            at=at,
        )

    def keep(self, row: HouseWordRow) -> None:
        self._scope_of(row).keep(row)

    def lose(self, row: HouseWordRow) -> None:
        self._scope_of(row).lose(row)

    def _scope_of(self, row: HouseWordRow) -> HouseWords:
        return self._house if row.scope == WHOLE_HOUSE else self.own

    def views(self) -> list[HouseWordView]:
        fixed = {row.word for row in self._all() if not self.may_undo(row)}
        return [
            HouseWordView(
                row.word,
                row.written,
                row.asked_by,
                _names(row.agreed),
                row.game,
                row.at,
                row.word not in fixed,
                row.kind,
            )
            for row in self.rows()
        ]


def _names(agreed: bytes) -> tuple[str, ...]:
    """The names in a row; empty if unreadable."""
    try:
        return msgspec.json.decode(agreed, type=tuple[str, ...])
    except msgspec.MsgspecError:
        return ()
