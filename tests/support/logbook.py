"""What a store holds of a table, for comparison with what people were told."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from parlotte.core.codec import encode
from parlotte.core.match import AnyMatch
from parlotte.core.replay import Moment, Record, replay
from parlotte.server.content.library import Library
from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import InputRow, MatchRow
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.table.loading import TableLoader
from support.databases import matches_of
from support.tables import games

Json = dict[str, Any]


class Logbook:
    """The store as it stands, read by somebody who does not own it."""

    def __init__(self, database: Database, library: Library) -> None:
        self.reader = Reader(database)
        self._library = library
        self._loader = TableLoader(database, library)

    def matches(self, code: str) -> list[MatchRow]:
        table = self.reader.table_by_code(code)
        assert table is not None, f"the table {code} is gone"
        return matches_of(self.reader, table.id)

    def actions(self, code: str) -> Counter[str]:
        """How often each action that had a name is in the logs of this table."""
        rows = [row for match in self.matches(code) for row in self.reader.inputs(match.id)]
        return Counter(row.action for row in rows if row.action is not None)

    def live_match(self, code: str) -> LiveMatch:
        """The present match, from its snapshot on; the same as from its first input on."""
        kept = self._loader.table(code)
        row = self.reader.match(kept.match.id)
        again = self._from_the_first(row, self.reader.inputs(row.id))
        assert encode(again.present) == encode(kept.match.core.present)
        return kept.match

    def _from_the_first(self, row: MatchRow, inputs: list[InputRow]) -> AnyMatch:
        assert [one.seq for one in inputs] == list(range(1, len(inputs) + 1))
        *_, last = self.moments(row, inputs)
        return last.match

    def moments(self, row: MatchRow, inputs: list[InputRow]) -> Iterator[Moment]:
        """The match as it began, then after each of these inputs."""
        bound = self._loader.bound(row.game, row.content)
        registration = bound.registration
        recorded = {
            "game": row.game,
            "rules": row.rules,
            "content": row.content,
            "setup": msgspec.Raw(row.setup),
            "inputs": [msgspec.Raw(one.given) for one in inputs],
        }
        shape = Record[registration.options, registration.action]
        record = msgspec.json.decode(encode(recorded), type=shape)
        return replay(bound.game, record)

    def seen(self, code: str, seat: int | None) -> tuple[Json, Json | None, list[Json]]:
        """The view, the private part and the prompts the rules give from the log alone."""
        return seen_in(self.live_match(code), seat)


def seen_in(match: LiveMatch, seat: int | None) -> tuple[Json, Json | None, list[Json]]:
    game, state = match.bound.game, match.core.state
    view = msgspec.json.decode(encode(game.view(state, None)))
    del view["mine"]
    if seat is None:
        return view, None, []
    mine = msgspec.json.decode(encode(game.mine(state, seat)))
    prompts = () if match.over else game.prompts(state, seat)
    return view, mine, msgspec.json.decode(encode(prompts))


@contextmanager
def logbook(url: str, folder: Path) -> Iterator[Logbook]:
    database = open_database(url, folder / "backups")
    try:
        yield Logbook(database, games())
    finally:
        database.close()
