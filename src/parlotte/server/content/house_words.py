"""The house lexicon: words people have voted in, with who asked, who agreed and when.

At home everybody plays in one house, and a word voted in at one table counts at all of them. Where
strangers play, a table's words are its own.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Adopted, WordKind
from parlotte.lexicon.judge import VotedIn
from parlotte.server.store.rows import HouseWordRow

WHOLE_HOUSE = ""
MOST_WORDS = 5_000  # of a table, or of the house: more than a family finds in its life


class HouseWordView(Struct, frozen=True):
    """A word that was voted in, as `house-words` tells it."""

    word: str  # as on a board
    written: str
    asked_by: str  # names, as they were
    agreed: tuple[str, ...]
    game: str
    at: int  # unix seconds
    yours: bool  # whether the host may take it away
    kind: WordKind  # voted in as a common word, or as somebody famous


_VERSIONS = count()


class HouseWords:
    """Those of one scope: a table's, or the whole house's."""

    __slots__ = ("_rows", "scope", "version")

    def __init__(self, scope: str, rows: Iterable[HouseWordRow] = ()) -> None:
        self.scope = scope
        self.version = next(_VERSIONS)  # grows with every change, and no other scope has it
        self._rows = {(row.word, row.kind): row for row in rows}

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[HouseWordRow]:
        return iter(self._rows.values())

    def keep(self, row: HouseWordRow) -> None:
        """Who was first stays."""
        self._rows.setdefault((row.word, row.kind), row)
        self.version = next(_VERSIONS)

    def replace(self, rows: Iterable[HouseWordRow]) -> None:
        """As another node has them now."""
        fresh = {(row.word, row.kind): row for row in rows}
        if fresh != self._rows:
            self._rows = fresh
            self.version = next(_VERSIONS)

    def lose(self, row: HouseWordRow) -> None:
        self._rows.pop((row.word, row.kind), None)
        self.version = next(_VERSIONS)


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
        """One a word and kind, in the order of the alphabet."""
        found = {(row.word, row.kind): row for row in self._all()}
        return [found[key] for key in sorted(found)]

    def _all(self) -> Iterator[HouseWordRow]:
        yield from self.own
        yield from self._house

    def voted_in(self) -> VotedIn:
        """What a match begins with."""
        return VotedIn(self._of("word"), self._of("person"))

    def _of(self, kind: WordKind) -> tuple[str, ...]:
        return tuple(row.word for row in self.rows() if row.kind == kind)

    def rows_of(self, word: str) -> list[HouseWordRow]:
        """All that is kept of it, as whatever it was voted in."""
        return [row for row in self._all() if row.word == word]

    def may_undo(self, row: HouseWordRow) -> bool:
        """A public house's own words are not a table's to take away."""
        return row.scope != WHOLE_HOUSE or self._shared

    @property
    def room(self) -> int:
        """How many more are kept."""
        return MOST_WORDS - len(self._house if self._shared else self.own)

    def row(
        self, adopted: Adopted, names: Sequence[str], game: str, code: str, at: int
    ) -> HouseWordRow:
        """What is kept of a word just voted in; the names are those of the seats."""
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
    """A damaged row hides no other."""
    try:
        return msgspec.json.decode(agreed, type=tuple[str, ...])
    except msgspec.MsgspecError:
        return ()
