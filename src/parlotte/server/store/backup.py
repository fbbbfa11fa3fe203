"""A backup: the whole store in one file, from either database and into either.

Left out are what people say in private matches, and questions that only their authors may read, as
a deletion here would not reach the copy. Of such a match the backup holds that it was played.

Gzipped lines of JSON: a header, one line per row, and last a checksum of all lines before it.
"""

import gzip
import os
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, MetaData, Table, delete, func, insert, select
from sqlalchemy.exc import DataError, IntegrityError

from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.rows import KINDS, MatchRow
from parlotte.server.store.schema import METADATA, SCHEMA, meta

FORMAT = 1
OLDEST = 1  # the oldest schema whose rows we read
ROWS_AT_ONCE = 500
UNFINISHED = ".unfinished"  # suffix of an unfinished file
OPEN_FILES = "/proc/self/fd"

# All errors that reading a damaged or foreign file can raise.
DAMAGE = (OSError, EOFError, ValueError, OverflowError, zlib.error, IntegrityError, DataError)


class Header(Struct, frozen=True):
    format: int = msgspec.field(name="parlotte-backup")
    schema: int
    made_at: str
    counts: dict[str, int]


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    sha256: str


class MetaLine(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    value: str


def backup(database: Database, file: Path) -> dict[str, int]:
    """Writes a snapshot of the store, while a server may go on. Returns the counts of rows."""
    with database.reading() as connection, _written_whole(file) as raw:
        version = connection.scalar(select(meta.c.value).where(meta.c.key == "schema"))
        tables = _tables(connection, int(version or 0))
        counts = {
            name: connection.scalar(
                select(func.count()).select_from(table).where(*_included(table, tables))
            )
            or 0
            for name, table in tables.items()
            if name in KINDS
        }
        made_at = datetime.now(UTC).isoformat(timespec="seconds")
        header = Header(FORMAT, int(version or 0), made_at, counts)
        with gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:
            digest = sha256()
            for line in _lines(connection, header, tables):
                digest.update(line)
                packed.write(line)
            packed.write(msgspec.json.encode(Check(digest.hexdigest())) + b"\n")
    return counts


def restore(database: Database, file: Path) -> dict[str, int]:
    """Fills an empty store from a backup: all or nothing. Returns the counts of rows."""
    with database.exclusive(), database.writing() as connection:
        for table, _ in KINDS.values():
            if connection.execute(select(table).limit(1)).first() is not None:
                raise StoreFault("store-not-empty", where=database.where)
        try:
            with gzip.open(file, "rb") as packed:
                return _read_back(connection, packed, file.name)
        except (FileNotFoundError, IsADirectoryError, PermissionError):
            raise StoreFault("backup-not-found", file=file.name) from None
        except DAMAGE as fault:
            raise StoreFault("backup-damaged", file=file.name) from fault


def _tables(connection: Connection, version: int) -> dict[str, Table]:
    """Our tables; those of an older store as they are, with the columns they have."""
    if version == SCHEMA:
        found = METADATA
    else:
        found = MetaData()
        found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return {name: found.tables[name] for name in ("meta", *KINDS) if name in found.tables}


def _lines(connection: Connection, header: Header, tables: dict[str, Table]) -> Iterator[bytes]:
    encode = msgspec.json.Encoder().encode
    yield encode(header) + b"\n"
    for name, table in tables.items():
        query = select(table).where(*_included(table, tables)).order_by(*table.primary_key)
        rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(query)
        for row in rows.mappings():
            yield encode((name, _blanked(name, dict(row)))) + b"\n"


def _included(table: Table, tables: dict[str, Table]) -> list[ColumnElement[bool]]:
    """Conditions for the rows that go into a backup. An older store has nothing private."""
    if table.name == "meta":
        return [table.c.key != "schema"]  # the header holds it
    if table.name == "packs" and "secret" in table.c:
        return [~table.c.secret]
    matches = tables.get("matches")
    if matches is None or "private" not in matches.c:
        return []
    if table.name == "inputs":
        return [table.c.match_id.not_in(select(matches.c.id).where(matches.c.private))]
    if table.name == "contents":
        of_private = select(matches.c.content).where(matches.c.private)
        of_others = select(matches.c.content).where(~matches.c.private)
        return [table.c.hash.not_in(of_private) | table.c.hash.in_(of_others)]
    return []


def _blanked(name: str, row: dict[str, Any]) -> dict[str, Any]:
    if name == "matches" and row.get("private"):
        return MatchRow(**row).forgotten().columns()
    return row


@contextmanager
def _written_whole(file: Path) -> Iterator[BinaryIO]:
    """A file for its owner only, renamed once complete; unfinished ones are deleted."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}{UNFINISHED}")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for one in file.parent.iterdir():
            if one.name.startswith(f".{file.name}.") and one.name.endswith(UNFINISHED):
                one.unlink(missing_ok=True)
        with _new_file(unfinished) as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
            if not unfinished.exists():
                os.link(f"{OPEN_FILES}/{raw.fileno()}", unfinished, src_dir_fd=raw.fileno())
        unfinished.replace(file)
    except OSError as fault:
        raise StoreFault("backup-unwritable", file=str(file)) from fault
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _new_file(named: Path) -> BinaryIO:
    """An unnamed file if the system supports it: then a crash leaves nothing behind."""
    if hasattr(os, "O_TMPFILE") and Path(OPEN_FILES).exists():
        with suppress(OSError):  # not every file system supports it
            return os.fdopen(os.open(named.parent, os.O_TMPFILE | os.O_RDWR, 0o600), "wb")
    return os.fdopen(os.open(named, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")


class _Batches:
    """Inserts rows in batches."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._table: Table | None = None
        self._rows: list[dict[str, Any]] = []

    def add(self, table: Table, row: dict[str, Any]) -> None:
        if table is not self._table or len(self._rows) == ROWS_AT_ONCE:
            self.flush()
        self._table = table
        self._rows.append(row)

    def flush(self) -> None:
        if self._table is not None and self._rows:
            self._connection.execute(insert(self._table), self._rows)
            self._rows = []


def _read_back(connection: Connection, packed: gzip.GzipFile, name: str) -> dict[str, int]:
    first = packed.readline()
    header = msgspec.json.decode(first, type=Header)
    if header.format > FORMAT or header.schema > SCHEMA:
        raise StoreFault("backup-newer", file=name)
    # Older rows need no conversion: version 1 had no house words, and those of version 2 were all
    # of the default kind; no table of version 3 was fleeting, no match of version 4 was private.
    if header.schema < OLDEST:
        raise ValueError("no such version")
    digest = sha256(first)
    counts = dict.fromkeys(KINDS, 0)
    batches = _Batches(connection)
    connection.execute(delete(meta).where(meta.c.key != "schema"))
    last = b""
    for line in packed:
        if last:
            _read_row(last, batches, counts)
            digest.update(last)
        last = line
    batches.flush()
    check = msgspec.json.decode(last, type=Check)
    if check.sha256 != digest.hexdigest() or counts != dict.fromkeys(KINDS, 0) | header.counts:
        raise ValueError("not what was written")
    return counts


def _read_row(line: bytes, batches: _Batches, counts: dict[str, int]) -> None:
    kind, body = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
    if kind == "meta":
        row = msgspec.json.decode(body, type=MetaLine)
        batches.add(meta, {"key": row.key, "value": row.value})
        return
    if kind not in KINDS:
        raise ValueError("no such row")
    table, shape = KINDS[kind]
    batches.add(table, msgspec.json.decode(body, type=shape).columns())
    counts[kind] += 1
