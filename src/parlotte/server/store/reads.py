"""Reads of the store. Each is a short transaction of its own, and blocks."""

from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Integer, Select, bindparam, func, literal, select

from parlotte.server.store.disk_space import MATCH_ROW_BYTES, ROW_BYTES, disk_bytes_of, row_bytes
from parlotte.server.store.engine import Database
from parlotte.server.store.rows import (
    ContentRow,
    HouseWordRow,
    InputRow,
    MatchRow,
    PackRow,
    Row,
    TableRow,
)
from parlotte.server.store.schema import contents, house_words, inputs, matches, packs, tables

R = TypeVar("R", bound=Row)


class DiskUse(Struct, frozen=True):
    """The disk use of a table in bytes, as `disk_space` counts it."""

    whole: int = 0
    row: int = 0  # of that the table's row
    match: int = 0  # of one match: its log and its snapshot
    snapshot: int = 0


class Reader:
    def __init__(self, database: Database) -> None:
        self._database = database

    def table_by_code(self, code: str) -> TableRow | None:
        return self._one(TableRow, _BY_CODE, code=code)

    def codes_taken(self) -> set[str]:
        with self._database.reading() as connection:
            return set(connection.scalars(select(tables.c.code)))

    def match(self, match_id: str) -> MatchRow | None:
        return self._one(MatchRow, _MATCH, id=match_id)

    def kept_matches(self, table_id: str) -> list[tuple[str, str, int]]:
        """Id, game and rules of each finished match whose log everybody may read."""
        c = matches.c
        mine = (c.table_id == table_id, c.kept, ~c.private, c.ended_at.is_not(None))
        with self._database.reading() as connection:
            found = connection.execute(select(c.id, c.game, c.rules).where(*mine))
            return [(one.id, one.game, one.rules) for one in found]

    def next_to_forget(self) -> int | None:
        """When the first log of a private match must be deleted."""
        with self._database.reading() as connection:
            due: int | None = connection.scalar(select(func.min(matches.c.forget_at)))
        return due

    def inputs(self, match_id: str, after_seq: int = 0) -> list[InputRow]:
        """The lines of a log after `after_seq`, in order."""
        return self._all(InputRow, _LINES, match=match_id, after=after_seq)

    def action_known(self, table_id: str, action: str) -> bool:
        """Whether the log of any match of this table has this action."""
        with self._database.reading() as connection:
            # Two queries: with a subquery, PostgreSQL may scan all logs.
            names = connection.scalars(select(matches.c.id).where(matches.c.table_id == table_id))
            mine = (inputs.c.match_id.in_(names.all()), inputs.c.action == action)
            return connection.scalar(select(inputs.c.seq).where(*mine).limit(1)) is not None

    def content(self, content_hash: str) -> ContentRow | None:
        return self._one(ContentRow, select(contents).where(contents.c.hash == content_hash))

    def packs_of(self, table_id: str) -> list[PackRow]:
        return self._all(PackRow, _PACKS_OF, table=table_id)

    def table_bytes(self, table: TableRow, match: str | None = None) -> DiskUse:
        """The disk use of a table, and of it what one match has written."""
        with self._database.reading() as connection:
            played = connection.execute(_PLAYED, {"table": table.id}).all()
            # Two queries: with a subquery, PostgreSQL may scan all logs.
            names = {"matches": [row.id for row in played]}
            logs = dict(tuple(row) for row in connection.execute(_LOGS, names))
            names["contents"] = list({row.content for row in played})
            rest = connection.scalar(_BESIDE, {"table": table.id, **names}) or 0
        snapshots = {one.id: int(one.snapshot) for one in played}
        row = row_bytes(len(table.state))
        whole = row + sum(int(one.row) for one in played) + sum(snapshots.values()) + int(rest)
        snapshot = snapshots.get(match or "", 0)
        mine = int(logs.get(match or "", 0)) + snapshot
        return DiskUse(whole + sum(map(int, logs.values())), row, mine, snapshot)

    def all_packs(self) -> list[PackRow]:
        return self._all(PackRow, select(packs).order_by(*packs.primary_key))

    def house_words(self, scope: str | None = None) -> list[HouseWordRow]:
        """The words of one table, or of the whole house (an empty scope); None: all words."""
        if scope is None:
            return self._all(HouseWordRow, _ALL_WORDS)
        return self._all(HouseWordRow, _WORDS_OF, scope=scope)

    def _one(self, kind: type[R], query: Select[Any], **asked: str | int) -> R | None:
        with self._database.reading() as connection:
            found = connection.execute(query, asked).mappings().first()
        return None if found is None else kind(**found)

    def _all(self, kind: type[R], query: Select[Any], **asked: str | int) -> list[R]:
        with self._database.reading() as connection:
            return [kind(**found) for found in connection.execute(query, asked).mappings()]


def _total(size: ColumnElement[int]) -> ColumnElement[int]:
    """The disk use of all rows, by the size of their values."""
    return func.coalesce(func.sum(disk_bytes_of(size) + ROW_BYTES), 0)


def _length(body: ColumnElement[Any]) -> ColumnElement[int]:
    return func.coalesce(func.length(body, type_=Integer), 0)


# The queries that load a table, built once: building them takes longer than running them.
_BY_CODE = select(tables).where(tables.c.code == bindparam("code"))
_MATCH = select(matches).where(matches.c.id == bindparam("id"))
_LINES = (
    select(inputs)
    .where(inputs.c.match_id == bindparam("match"), inputs.c.seq > bindparam("after"))
    .order_by(inputs.c.seq)
)
_PACKS_OF = select(packs).where(packs.c.table_id == bindparam("table")).order_by(*packs.primary_key)
_ALL_WORDS = select(house_words).order_by(house_words.c.word, house_words.c.scope)
_WORDS_OF = _ALL_WORDS.where(house_words.c.scope == bindparam("scope"))
_PLAYED = select(
    matches.c.id,
    matches.c.content,
    (disk_bytes_of(_length(matches.c.setup) + _length(matches.c.names)) + MATCH_ROW_BYTES).label(
        "row"
    ),
    disk_bytes_of(_length(matches.c.snapshot)).label("snapshot"),
).where(matches.c.table_id == bindparam("table"))
_LOGS = (
    select(inputs.c.match_id, _total(_length(inputs.c.given) + 2 * _length(inputs.c.action)))
    .where(inputs.c.match_id.in_(bindparam("matches", expanding=True)))
    .group_by(inputs.c.match_id)
)
_SIZES = (
    select(_total(_length(contents.c.body))).where(
        contents.c.hash.in_(bindparam("contents", expanding=True))
    ),
    select(_total(_length(packs.c.body))).where(packs.c.table_id == bindparam("table")),
    select(func.count() * ROW_BYTES).where(house_words.c.scope == bindparam("table")),
)
_BESIDE = select(sum((size.scalar_subquery() for size in _SIZES), start=literal(0)))
