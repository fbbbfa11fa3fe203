"""An open store: its connections, its settings, its one owner."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url, text
from sqlalchemy.pool import ConnectionPoolEntry

from parlotte.server.store.faults import StoreFault, fault_key, is_cut
from parlotte.server.store.file_ownership import prepare
from parlotte.server.store.process_lock import FileLock, ProcessLock, SessionLock

BUSY_MS = 5000  # a stranger's lock on the SQLite file is waited for so long
CONNECT_SECONDS = 5
# Where others can take over, who hears nothing from PostgreSQL's machine does not wait for long.
NODE_CONNECTS = {"connect_timeout": 2, "tcp_user_timeout": 2000}

PRAGMAS = (
    f"busy_timeout={BUSY_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk when it returns
    "fullfsync=ON",  # the same on macOS
    "secure_delete=ON",  # what is forgotten is overwritten
    "temp_store=MEMORY",  # many rows in one INSERT would use a file to be able to undo them
)

# Said by the writer of its own connection: it will write, and takes SQLite's lock at once.
WRITES = "parlotte_writes"
FILE = "sqlite:///"
# Noted with a connection: which generation it is of.
GENERATION = "parlotte_generation"


def address(url: str) -> URL:
    """The URL as SQLAlchemy wants it, or StoreFault."""
    if url.startswith(FILE) and url not in (FILE, FILE + ":memory:"):
        return URL.create("sqlite", database=url.removeprefix(FILE))  # whatever letters it has
    try:
        made = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreFault("store-unknown-kind", kind=url.partition(":")[0]) from None
    if made.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return made.set(drivername="postgresql+psycopg")
    raise StoreFault("store-unknown-kind", kind=made.drivername)


class Database:
    """A store that answers. `database.open_database` makes one and sees to its schema."""

    def __init__(self, url: str) -> None:
        where = address(url)
        self.file: Path | None = None
        self.where = where.render_as_string(hide_password=True)  # to be shown
        if where.drivername == "sqlite":
            self.file = Path(where.database or "").resolve()
            self.where = str(self.file)
            with self.faults():
                prepare(self.file)
            where = where.set(database=str(self.file))
        self.kind = "sqlite" if self.file else "postgresql"
        self._generation = 0  # of connections: the next begins when all are forgotten
        self.engine = self._by_generation(_sqlite(where) if self.file else _postgresql(where))
        self.writers = self.engine  # connections to write with
        self._address = where
        self.shared = False
        self._lent = threading.local()  # a connection for all that a thread reads
        self._owned = False
        self._asking = threading.Lock()
        self._owner: ProcessLock = (
            FileLock(self.file.with_name(self.file.name + ".lock"))
            if self.file
            else SessionLock(self.engine)
        )

    def share(self, title: Callable[[], str]) -> None:
        """From now on as one of several nodes. `title` names our connections in PostgreSQL."""
        if self.kind != "postgresql":
            raise StoreFault("store-not-shared", where=self.where)
        self.engine.dispose()
        self.writers = self._by_generation(_postgresql(self._address))
        for engine in (self.engine, self.writers):
            event.listen(engine, "do_connect", _without_patience)
            event.listen(engine, "connect", partial(_as_a_node, title))
        event.listen(self.writers, "connect", _as_a_writer)
        self._owner = SessionLock(self.engine, shared=True)
        self.shared = True

    @contextmanager
    def session(self) -> Iterator[Connection]:
        """A connection for one purpose, that is closed at the end; each statement by itself."""
        with self.faults(), self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.detach()  # no place in the pool is taken up
            yield connection

    def own(self) -> None:
        """Be the one server of this store until `release`, or raise store-in-use."""
        with self.faults():
            if not self._owner.take():
                raise StoreFault("store-in-use", where=self.where)
        self._owned = True

    def hold(self) -> bool:
        """After connections were lost: whether what was ours is still ours."""
        with self.faults(), self._asking:  # the writer may, and a node's lease
            return not self._owned or self._owner.hold()

    def release(self) -> None:
        self._owned = False
        self._owner.release()

    def close(self) -> None:
        self.release()
        self.forget_connections()

    def forget_connections(self) -> None:
        """They are made anew. Those that nobody is using are closed at once, the others when they
        come back."""
        self._generation += 1
        self.engine.dispose()
        self.writers.dispose()

    def _by_generation(self, engine: Engine) -> Engine:
        """Its pool would not close what comes back to it after it was disposed of."""

        @event.listens_for(engine, "connect")
        def _connected(_connection: object, record: ConnectionPoolEntry) -> None:
            record.info[GENERATION] = self._generation

        @event.listens_for(engine, "checkin")
        def _came_back(connection: object, record: ConnectionPoolEntry) -> None:
            if connection is not None and record.info.get(GENERATION) != self._generation:
                record.close()

        return engine

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        self.own()
        try:
            yield
        finally:
            self.release()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """All that is read in it is of one moment."""
        lent: Connection | None = getattr(self._lent, "connection", None)
        if lent is not None:
            with self.faults():
                yield lent
            return
        with self.faults(), self.engine.connect() as connection:
            if self.kind == "postgresql":
                connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            yield connection

    @contextmanager
    def in_one_go(self) -> Iterator[None]:
        """Each question that this thread asks in it is of a moment of its own, but PostgreSQL is
        not greeted anew for each."""
        if self.kind == "sqlite":
            yield
            return
        with self.faults(), self.engine.connect() as connection:
            self._lent.connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            try:
                yield
            finally:
                self._lent.connection = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it, or nothing when it raises."""
        with self.faults(), self.writers.connect() as connection:
            connection.execution_options(**{WRITES: True})
            with connection.begin():
                yield connection

    @contextmanager
    def faults(self) -> Iterator[None]:
        """What the drivers raise, as one of our faults."""
        try:
            yield
        except (exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            key = fault_key(error, self.file) or _usual_key(error)
            if key is None:
                raise
            raise StoreFault(key, where=self.where) from error

    def scrub(self) -> bool:
        """Leave no trace of deleted rows in the files. False: a reader is in the way, try later."""
        if self.kind == "postgresql":
            with self.engine.connect() as connection:
                connection.execution_options(isolation_level="AUTOCOMMIT")
                if self.shared and not connection.scalar(text(f"SELECT {_SCRUBS}")):
                    return False  # another node is at it, and we would wait for it
                for table in ("inputs", "matches", "tables", "packs", "contents"):
                    connection.execute(text(f"VACUUM {table}"))
                if self.shared:
                    connection.invalidate()  # and with it the lock goes
            return True
        raw = self.engine.raw_connection()
        try:
            cursor = raw.cursor()
            cursor.execute("PRAGMA busy_timeout=100")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [[busy, *_]] = cursor.fetchall()
            cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
            cursor.close()
        finally:
            raw.close()
        return not busy


_SCRUBS = "pg_try_advisory_lock(hashtextextended('parlotte scrubs ' || current_schema(), 0))"
# A node that is frozen while it writes must not hold others up; and a fence that is read behind a
# lock must be the one of that moment.
_WRITER_SETTINGS = (
    "SET idle_in_transaction_session_timeout = '500ms'",
    "SET default_transaction_isolation = 'read committed'",
)
MOST_TITLE = 63  # signs that PostgreSQL keeps


def _without_patience(_dialect: object, _record: object, _words: object, named: Any) -> None:
    named.update(NODE_CONNECTS)


def _as_a_node(title: Callable[[], str], connection: Any, _record: object) -> None:
    connection.execute("SELECT set_config('application_name', %s, false)", [title()[:MOST_TITLE]])
    connection.commit()


def _as_a_writer(connection: Any, _record: object) -> None:
    for setting in _WRITER_SETTINGS:
        connection.execute(setting)
    connection.commit()


def _usual_key(error: BaseException) -> str | None:
    silent = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError, OSError)
    if isinstance(error, (*silent, sqlite3.OperationalError)) or is_cut(error):
        return "store-unreachable"
    if isinstance(error, exc.DatabaseError | sqlite3.DatabaseError):
        return "store-unreadable"
    return None


def _sqlite(where: URL) -> Engine:
    engine = create_engine(where, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        # The driver would only begin a transaction before it writes; a reader wants one too.
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgresql(where: URL) -> Engine:
    given = {} if "connect_timeout" in where.query else {"connect_timeout": CONNECT_SECONDS}
    engine = create_engine(where, hide_parameters=True, pool_pre_ping=True, connect_args=given)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        # Somebody may have chosen speed over safety for the whole server; we may not.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.commit()

    return engine
