"""Lets one server at a time use a store: a lock that ends with its process, however that ends."""

import os
import sys
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

# The first half of our advisory lock in PostgreSQL; the second half is a hash of the schema.
HOUSE = 1886351980

# A server killed a moment ago still has its session for as long as PostgreSQL takes to notice.
PATIENCE = "1s"


class ProcessLock(Protocol):
    def take(self) -> bool:
        """Take the lock. True: the store is ours now."""
        ...

    def hold(self) -> bool:
        """Check the lock. True: it is still ours, or ours again."""
        ...

    def release(self) -> None: ...


def _lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - there is none elsewhere

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - there is none on Windows

            # flock, not lockf: it refuses a second owner within the same process too.
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class FileLock:
    """A locked file beside the SQLite file. It stays: removing it would free a name in use."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle: int | None = None

    def take(self) -> bool:
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        if self._handle is None and _lock(handle):
            self._handle = handle
            return True
        os.close(handle)
        return False

    def hold(self) -> bool:
        return self._handle is not None

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


class SessionLock:
    """An advisory lock of a PostgreSQL session that is kept for nothing else. `shared`: with other
    nodes, but with nobody who wants it for himself."""

    def __init__(self, engine: Engine, *, shared: bool = False) -> None:
        self._engine = engine
        self._shared = shared
        self._lock = "pg_advisory_lock_shared" if shared else "pg_advisory_lock"
        self._session: Connection | None = None

    def take(self) -> bool:
        if self._session is not None:
            return False
        session = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            session.execute(text(f"SET lock_timeout = '{PATIENCE}'"))
            session.execute(text(f"SELECT {self._lock}({HOUSE}, hashtext(current_schema()::text))"))
        except OperationalError as error:
            session.invalidate()
            session.close()
            # 55P03 is lock_not_available; anything else is no answer at all.
            if getattr(error.orig, "sqlstate", None) != "55P03":
                raise
            return False
        self._session = session
        return True

    def hold(self) -> bool:
        """A restarted PostgreSQL has forgotten the lock: it is taken again, if nobody else did. Who
        was alone and lost it has lost it for good; a node comes back once nobody else has it."""
        if self._session is None:
            return self._shared and self.take()
        try:
            self._session.execute(text("SELECT 1"))
        except DBAPIError:
            self.release()
            return self.take()
        return True

    def release(self) -> None:
        if self._session is not None:
            # The session ends, and the lock with it, rather than going back to the pool.
            self._session.invalidate()
            self._session.close()
            self._session = None
