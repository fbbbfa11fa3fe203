"""An open store: its connections, its settings, and its ownership."""

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
from parlotte.server.store.process_lock import FileLock, SessionLock

BUSY_MS = 5000  # how long to wait for another process's lock on the SQLite file
CONNECT_SECONDS = 5
# In a cluster, a node that cannot reach PostgreSQL must fail soon, so that others take over.
NODE_CONNECTS = {"connect_timeout": 2, "tcp_user_timeout": 2000}

PRAGMAS = (
    f"busy_timeout={BUSY_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk when it returns
    "fullfsync=ON",  # the same on macOS
    "secure_delete=ON",  # deleted data is overwritten
    "temp_store=MEMORY",  # the undo data of an INSERT with many rows would go to a file
)

# Option of the writer's connection: its transactions take SQLite's write lock at once.
WRITES = "parlotte_writes"
FILE = "sqlite:///"
# Key in a connection record: its generation.
GENERATION = "parlotte_generation"


def address(url: str) -> URL:
    """The URL in the form of SQLAlchemy. Raises StoreFault."""
    if url.startswith(FILE) and url not in (FILE, FILE + ":memory:"):
        return URL.create("sqlite", database=url.removeprefix(FILE))  # any file name is allowed
    try:
        made = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreFault("store-unknown-kind", kind=url.partition(":")[0]) from None
    if made.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return made.set(drivername="postgresql+psycopg")
    raise StoreFault("store-unknown-kind", kind=made.drivername)


class Database:
    """An open store. `database.open_database` makes one and creates its schema."""

    def __init__(self, url: str) -> None:
        where = address(url)
        self.file: Path | None = None
        self.where = where.render_as_string(hide_password=True)  # for display
        if where.drivername == "sqlite":
            self.file = Path(where.database or "").resolve()
            self.where = str(self.file)
            with self.faults():
                prepare(self.file)
            where = where.set(database=str(self.file))
        self.kind = "sqlite" if self.file else "postgresql"
        self._generation = 0  # of connections; raised by `forget_connections`
        self.engine = self._by_generation(_sqlite(where) if self.file else _postgresql(where))
        self.writers = self.engine  # connections for writing
        self._address = where
        self.shared = False
        self._of_thread = threading.local()  # the connection of `one_connection`
        self._owned = False
        self._asking = threading.Lock()
        self._owner: FileLock | SessionLock = (
            FileLock(self.file.with_name(self.file.name + ".lock"))
            if self.file
            else SessionLock(self.engine)
        )

    def share(self, title: Callable[[], str]) -> None:
        """Makes this a node of a cluster; `title` names our connections in PostgreSQL."""
        if self.kind != "postgresql":
            raise StoreFault("store-not-shared", where=self.where)
        self.engine.dispose()
        self.writers = self._by_generation(_postgresql(self._address))
        for engine in (self.engine, self.writers):
            event.listen(engine, "do_connect", lambda *words: words[-1].update(NODE_CONNECTS))
            event.listen(engine, "connect", partial(_name_connection, title))
        event.listen(self.writers, "connect", _limit_idle_writes)
        self._owner = SessionLock(self.engine, shared=True)
        self.shared = True

    @contextmanager
    def session(self) -> Iterator[Connection]:
        """A connection outside the pool; each statement commits by itself."""
        with self.faults(), self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.detach()  # it uses no place in the pool
            yield connection

    def own(self) -> None:
        """Takes the ownership of the store until `release`. Raises store-in-use."""
        with self.faults():
            if not self._owner.take():
                raise StoreFault("store-in-use", where=self.where)
        self._owned = True

    def hold(self) -> bool:
        """After lost connections: whether the ownership lock is still ours."""
        with self.faults(), self._asking:  # called by the writer and by a node's lease
            return not self._owned or self._owner.hold()

    def release(self) -> None:
        self._owned = False
        self._owner.release()

    def close(self) -> None:
        self.release()
        self.forget_connections()

    def forget_connections(self) -> None:
        """Replaces all connections; those in use are closed when they are returned."""
        self._generation += 1
        self.engine.dispose()
        self.writers.dispose()

    def _by_generation(self, engine: Engine) -> Engine:
        """Closes connections of an older generation when they are returned to the pool."""

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
        """A snapshot: everything read in it is of one moment."""
        lent: Connection | None = getattr(self._of_thread, "connection", None)
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
    def one_connection(self) -> Iterator[None]:
        """Reads of this thread use one connection, each with a snapshot of its own."""
        if self.kind == "sqlite":
            yield
            return
        with self.faults(), self.engine.connect() as connection:
            self._of_thread.connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            try:
                yield
            finally:
                self._of_thread.connection = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: rolled back if the block raises."""
        with self.faults(), self.writers.connect() as connection:
            connection.execution_options(**{WRITES: True})
            with connection.begin():
                yield connection

    @contextmanager
    def faults(self) -> Iterator[None]:
        """Converts errors of the drivers into StoreFault."""
        try:
            yield
        except (exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            key = fault_key(error, self.file) or _driver_fault_key(error)
            if key is None:
                raise
            raise StoreFault(key, where=self.where) from error

    def scrub(self) -> bool:
        """Removes deleted rows from the files for good. False: a reader blocks it, try later."""
        if self.kind == "postgresql":
            with self.engine.connect() as connection:
                connection.execution_options(isolation_level="AUTOCOMMIT")
                if self.shared and not connection.scalar(text(f"SELECT {_SCRUBS}")):
                    return False  # another node does it, and we would wait for it
                for table in ("inputs", "matches", "tables", "packs", "contents"):
                    connection.execute(text(f"VACUUM {table}"))
                if self.shared:
                    connection.invalidate()  # this releases the lock
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
# A node frozen in a transaction must not block others; and a fence that is read after waiting for a
# lock must be the present one.
_WRITER_SETTINGS = (
    "SET idle_in_transaction_session_timeout = '500ms'",
    "SET default_transaction_isolation = 'read committed'",
)
MOST_TITLE = 63  # characters that PostgreSQL keeps


def _name_connection(title: Callable[[], str], connection: Any, _record: object) -> None:
    connection.execute("SELECT set_config('application_name', %s, false)", [title()[:MOST_TITLE]])
    connection.commit()


def _limit_idle_writes(connection: Any, _record: object) -> None:
    for setting in _WRITER_SETTINGS:
        connection.execute(setting)
    connection.commit()


def _driver_fault_key(error: BaseException) -> str | None:
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
        # The driver would begin a transaction only before a write; a reader needs one too.
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
        # The server may be configured for speed over durability; our commits must be durable.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.commit()

    return engine
