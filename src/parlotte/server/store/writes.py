"""A unit of writing, and the statements that write many of them at once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Dialect, Table, and_, bindparam, delete, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from parlotte.server.store import schema
from parlotte.server.store.claim import Claim
from parlotte.server.store.purge import drop_matches, forget_log
from parlotte.server.store.rows import (
    ContentRow,
    HouseWordRow,
    InputRow,
    MatchRow,
    PackRow,
    TableRow,
)
from parlotte.server.store.table_owner import Leaving

# written: it is on the disk. known: it was stored before, and nothing was applied again. failed:
# the store could not take it, and nothing was applied. lost: nothing was applied either, because
# another node owns the table or our state is outdated: the table must be reloaded.
Verdict = Literal["written", "known", "failed", "lost"]


def ignore_verdict(_: Verdict) -> None:
    """For writes whose verdict nobody waits for."""


# The most rows in one INSERT of the log.
MOST_ROWS = 512


class Write(Struct):
    """All of it is written, or nothing."""

    inputs: list[InputRow] = []
    changes: list[tuple[str, dict[str, Any]]] = []  # changed columns, by match
    tables: list[TableRow] = []
    matches: list[MatchRow] = []
    contents: list[ContentRow] = []  # kept as they are if known
    packs: list[PackRow] = []
    packs_gone: list[tuple[str, str, str]] = []  # PackRow.key
    house_words: list[HouseWordRow] = []  # kept as they are if known
    house_words_gone: list[tuple[str, str, str]] = []  # HouseWordRow.key
    forgotten: list[str] = []  # matches whose log is deleted
    matches_gone: list[str] = []  # matches too old to be listed
    # In a cluster:
    claim: Claim | None = None  # the claim on its table; None: no particular table
    leaves: Leaving = ""  # gives the table back after it, and why
    needs: list[str] = []  # hashes of content that must be stored already

    def __bool__(self) -> bool:
        """Whether there is anything to write."""
        return bool(self.inputs) or replace(self, claim=None) != NOTHING

    @property
    def erases(self) -> bool:
        """Whether it deletes data that must leave no trace in the files."""
        secret = any(pack.secret for pack in self.packs)
        return bool(self.forgotten or self.matches_gone or self.packs_gone or secret)


NOTHING = Write()


class Run:
    """Rows grouped by statement; neighbours with the same statement are executed together."""

    def __init__(self) -> None:
        self._parts: list[tuple[UpdateBase, list[dict[str, Any]]]] = []

    def add(self, statement: UpdateBase, row: dict[str, Any]) -> None:
        if self._parts and self._parts[-1][0] is statement:
            self._parts[-1][1].append(row)
        else:
            self._parts.append((statement, [row]))

    def execute(self, connection: Connection) -> None:
        for statement, rows in self._parts:
            connection.execute(statement, rows)


class Statements:
    """The statements for one kind of database, built once, as building is slow."""

    def __init__(self, dialect: Dialect) -> None:
        make = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
        self._tables = _upsert(make, schema.tables)
        self._matches = _upsert(make, schema.matches)
        self._packs = _upsert(make, schema.packs)
        self._contents = make(schema.contents).on_conflict_do_nothing(index_elements=["hash"])
        self._packs_gone = _deletion(schema.packs)
        self._house_words = make(schema.house_words).on_conflict_do_nothing(
            index_elements=["scope", "word", "kind"]
        )
        self._house_words_gone = _deletion(schema.house_words)
        self._changes: dict[tuple[str, ...], UpdateBase] = {}
        self._inputs = _many_rows("?" if dialect.name == "sqlite" else "%s")

    def apply(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Writes them all. Dependent writes keep their order."""
        log: list[InputRow] = []
        plain, played, packed = Run(), Run(), Run()
        forgotten: list[str] = []
        dropped: list[str] = []
        for write in writes:
            log += write.inputs
            for content in write.contents:
                plain.add(self._contents, content.columns())
            for table in write.tables:
                plain.add(self._tables, table.columns())
            for match in write.matches:
                played.add(self._matches, match.columns())
            for match_id, columns in write.changes:
                if columns:
                    played.add(self._change(columns), {"the_id": match_id, **columns})
            for pack in write.packs:
                packed.add(self._packs, pack.columns())
            for table_id, game, name in write.packs_gone:
                row = {"the_table_id": table_id, "the_game": game, "the_name": name}
                packed.add(self._packs_gone, row)
            for word in write.house_words:
                packed.add(self._house_words, word.columns())
            for scope, gone, kind in write.house_words_gone:
                row = {"the_scope": scope, "the_word": gone, "the_kind": kind}
                packed.add(self._house_words_gone, row)
            forgotten += write.forgotten
            dropped += write.matches_gone
        for run in (plain, played, packed):
            run.execute(connection)
        self._add_inputs(connection, log)
        if forgotten:
            forget_log(connection, forgotten)
        if dropped:
            drop_matches(connection, dropped)

    def _change(self, columns: Iterable[str]) -> UpdateBase:
        names = tuple(columns)
        if names not in self._changes:
            self._changes[names] = (
                update(schema.matches)
                .where(schema.matches.c.id == bindparam("the_id"))
                .values({name: bindparam(name) for name in names})
            )
        return self._changes[names]

    def _add_inputs(self, connection: Connection, log: list[InputRow]) -> None:
        """Many rows per statement: for each one the driver releases the GIL, which costs
        milliseconds."""
        at, left = 0, len(log)
        while left:
            size = min(MOST_ROWS, 1 << (left.bit_length() - 1))
            values: list[Any] = []
            for row in log[at : at + size]:
                values += (row.match_id, row.seq, row.action, row.given)
            connection.exec_driver_sql(self._inputs[size], tuple(values))
            at += size
            left -= size


def _upsert(make: Any, table: Table) -> UpdateBase:
    keys = [column.name for column in table.primary_key]
    statement = make(table)
    others = {name: statement.excluded[name] for name in table.c.keys() if name not in keys}  # noqa: SIM118
    done: UpdateBase = statement.on_conflict_do_update(index_elements=keys, set_=others)
    return done


def _deletion(table: Table) -> UpdateBase:
    """Deletes one row by its key; the parameters are named the_…"""
    keys = table.primary_key
    return delete(table).where(and_(*(key == bindparam(f"the_{key.name}") for key in keys)))


def _many_rows(mark: str) -> Mapping[int, str]:
    """INSERT statements of 1, 2, 4, 8… rows: few enough for the drivers to keep them prepared."""
    names = list(schema.inputs.c.keys())
    row = f"({', '.join([mark] * len(names))})"
    start = f"INSERT INTO {schema.inputs.name} ({', '.join(names)}) VALUES "  # noqa: S608 - all ours
    sizes = [1 << power for power in range(MOST_ROWS.bit_length())]
    return {size: start + ", ".join([row] * size) for size in sizes}
