"""What the house asks its store. Each question is a short read of its own, and blocks."""

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Select, Table, func, literal, select

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
from parlotte.server.store.schema import contents, house_words, inputs, matches, meta, packs, tables

R = TypeVar("R", bound=Row)

# What a row takes beside what is in it, with its place in the indexes: measured on logs.
ROW_BYTES = 160


class Reader:
    def __init__(self, database: Database) -> None:
        self._database = database

    def table(self, table_id: str) -> TableRow | None:
        return self._one(TableRow, select(tables).where(tables.c.id == table_id))

    def table_by_code(self, code: str) -> TableRow | None:
        return self._one(TableRow, select(tables).where(tables.c.code == code))

    def codes_taken(self) -> set[str]:
        with self._database.reading() as connection:
            return set(connection.scalars(select(tables.c.code)))

    def match(self, match_id: str) -> MatchRow | None:
        return self._one(MatchRow, select(matches).where(matches.c.id == match_id))

    def matches_of(self, table_id: str) -> list[MatchRow]:
        """In the order they were played."""
        mine = matches.c.table_id == table_id
        return self._all(MatchRow, select(matches).where(mine).order_by(matches.c.number))

    def kept_matches(self, table_id: str) -> list[tuple[str, str, int]]:
        """Of each match that is over and whose log was kept: its id, game and rules. Of a private
        one it was when everybody has agreed."""
        c = matches.c
        mine = (c.table_id == table_id, c.kept, ~c.private, c.ended_at.is_not(None))
        with self._database.reading() as connection:
            found = connection.execute(select(c.id, c.game, c.rules).where(*mine))
            return [(one.id, one.game, one.rules) for one in found]

    def next_to_forget(self) -> int | None:
        """When the first of the private matches is due that people are still asked about."""
        with self._database.reading() as connection:
            due: int | None = connection.scalar(select(func.min(matches.c.forget_at)))
        return due

    def inputs(self, match_id: str, after_seq: int = 0) -> list[InputRow]:
        """The lines of a log from behind `after_seq` on, in order."""
        mine = (inputs.c.match_id == match_id, inputs.c.seq > after_seq)
        return self._all(InputRow, select(inputs).where(*mine).order_by(inputs.c.seq))

    def action_known(self, match_id: str, action: str) -> bool:
        mine = (inputs.c.match_id == match_id, inputs.c.action == action)
        with self._database.reading() as connection:
            return connection.scalar(select(inputs.c.seq).where(*mine)) is not None

    def content(self, content_hash: str) -> ContentRow | None:
        return self._one(ContentRow, select(contents).where(contents.c.hash == content_hash))

    def packs_of(self, table_id: str) -> list[PackRow]:
        mine = packs.c.table_id == table_id
        return self._all(PackRow, select(packs).where(mine).order_by(*packs.primary_key))

    def table_bytes(self, table_id: str) -> int:
        """What a table has taken of the disk: its row, its matches with their logs and content,
        its packs and words."""
        c, mine = matches.c, matches.c.table_id == table_id
        of_match = func.length(c.setup) + func.length(c.names) + ROW_BYTES
        of_match += func.coalesce(func.length(c.snapshot), 0)
        with self._database.reading() as connection:
            played = connection.execute(select(c.id, c.content, of_match).where(mine)).all()
            # By name: asked by a subquery, PostgreSQL may read all logs from end to end for it.
            sizes = (
                select(_total(inputs.c.given)).where(
                    inputs.c.match_id.in_([row.id for row in played])
                ),
                select(_total(contents.c.body)).where(
                    contents.c.hash.in_({row.content for row in played})
                ),
                select(func.coalesce(func.sum(func.length(packs.c.body)), 0)).where(
                    packs.c.table_id == table_id
                ),
                select(func.count() * ROW_BYTES).where(house_words.c.scope == table_id),
            )
            whole = sum((size.scalar_subquery() for size in sizes), start=literal(0))
            rest = connection.scalar(select(whole)) or 0
        return int(rest) + sum(int(row[2]) for row in played)

    def all_packs(self) -> list[PackRow]:
        return self._all(PackRow, select(packs).order_by(*packs.primary_key))

    def house_words(self, scope: str | None = None) -> list[HouseWordRow]:
        """Of one table, or of the whole house (an empty scope); None: all there are."""
        query = select(house_words).order_by(house_words.c.word, house_words.c.scope)
        if scope is not None:
            query = query.where(house_words.c.scope == scope)
        return self._all(HouseWordRow, query)

    def clock(self) -> int:
        """House time as last stored."""
        return int(self._meta("clock"))

    def server(self) -> str:
        """The name this store was given at random when it was made."""
        return self._meta("server")

    def counts(self) -> dict[str, int]:
        """For metrics. The log is not counted: that would be to read all of it."""
        running = (matches.c.base_house.is_not(None), matches.c.ended_at.is_(None))
        asked: dict[str, tuple[Table, Sequence[ColumnElement[bool]]]] = {
            "tables": (tables, ()),
            "matches": (matches, ()),
            "running": (matches, running),
            "contents": (contents, ()),
            "packs": (packs, ()),
        }
        with self._database.reading() as connection:
            return {
                name: connection.scalar(select(func.count()).select_from(table).where(*which)) or 0
                for name, (table, which) in asked.items()
            }

    def _meta(self, key: str) -> str:
        with self._database.reading() as connection:
            return str(connection.scalars(select(meta.c.value).where(meta.c.key == key)).one())

    def _one(self, kind: type[R], query: Select[Any]) -> R | None:
        with self._database.reading() as connection:
            found = connection.execute(query).mappings().first()
        return None if found is None else kind(**found)

    def _all(self, kind: type[R], query: Select[Any]) -> list[R]:
        with self._database.reading() as connection:
            return [kind(**found) for found in connection.execute(query).mappings()]


def _total(body: ColumnElement[bytes]) -> ColumnElement[int]:
    """What all rows take that have this body."""
    return func.coalesce(func.sum(func.length(body) + ROW_BYTES), 0)
