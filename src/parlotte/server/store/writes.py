"""What is to be written, and the statements that write many such things at once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import BigInteger, Connection, Dialect, Table, and_, bindparam, cast, delete, update
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

# written: it is on the disk. known: it was there before, and nothing of it was applied again.
# failed: the store could not take it, and nothing of it was applied. lost: nor was it, for the
# table is not ours any more, or not what we believe it to be: it is to be read anew.
Verdict = Literal["written", "known", "failed", "lost"]

# The most rows in one INSERT of the log.
MOST_ROWS = 512


class Write(Struct):
    """All of it is written, or nothing."""

    inputs: list[InputRow] = []
    changes: list[tuple[str, dict[str, Any]]] = []  # of a match's columns
    tables: list[TableRow] = []
    matches: list[MatchRow] = []
    contents: list[ContentRow] = []  # kept as they are if known
    packs: list[PackRow] = []
    packs_gone: list[tuple[str, str, str]] = []  # PackRow.key
    house_words: list[HouseWordRow] = []  # kept as they are if known
    house_words_gone: list[tuple[str, str, str]] = []  # HouseWordRow.key
    forgotten: list[str] = []  # matches whose log must vanish
    matches_gone: list[str] = []  # so old that nobody can look them up any more
    # Where several nodes share the store:
    claim: Claim | None = None  # whose table it is for; None: nobody's in particular
    leaves: Leaving = ""  # with it the table is given back, and why
    needs: list[str] = []  # content that must be in the store already

    def __bool__(self) -> bool:
        """Whether there is anything in it to be written."""
        return bool(self.inputs) or self.leaves != "" or self._without_claim() != NOTHING

    def _without_claim(self) -> "Write":
        return self if self.claim is None else replace(self, claim=None)

    @property
    def erases(self) -> bool:
        """Something goes that was not meant to stay: no trace of it is to be left in the files."""
        secret = any(pack.secret for pack in self.packs)
        return bool(self.forgotten or self.matches_gone or self.packs_gone or secret)


NOTHING = Write()


class Run:
    """Rows for one statement after the other; neighbours of one statement go together."""

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
    """The statements for one kind of database. They are built once: building takes its time."""

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
        clock = schema.meta.c.value
        self._clock = (
            update(schema.meta)
            .where(schema.meta.c.key == "clock", cast(clock, BigInteger) < bindparam("now"))
            .values(value=bindparam("said"))
        )
        self._inputs = _many_rows("?" if dialect.name == "sqlite" else "%s")

    def apply(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Write them all. What may depend on each other keeps its order."""
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

    def keep_time(self, connection: Connection, now: int) -> None:
        """House time never goes back."""
        connection.execute(self._clock, {"now": now, "said": str(now)})

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
        """Many rows in one statement.

        Row by row the driver gives Python's lock away and has to wait for it every time: with a
        busy event loop that is milliseconds a row.
        """
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
    """Of one row, by its key; the parameters are called the_…"""
    keys = table.primary_key
    return delete(table).where(and_(*(key == bindparam(f"the_{key.name}") for key in keys)))


def _many_rows(mark: str) -> Mapping[int, str]:
    """The INSERT of 1, 2, 4, 8… rows: few enough for the drivers to keep them prepared."""
    names = list(schema.inputs.c.keys())
    row = f"({', '.join([mark] * len(names))})"
    start = f"INSERT INTO {schema.inputs.name} ({', '.join(names)}) VALUES "  # noqa: S608 - all ours
    sizes = [1 << power for power in range(MOST_ROWS.bit_length())]
    return {size: start + ", ".join([row] * size) for size in sizes}
