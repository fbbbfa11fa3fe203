"""Lets one server at a time use a store: a lock that ends with its process, even after a crash."""

import os
import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

# The first number of our advisory lock in PostgreSQL; the second is a hash of the schema.
LOCK_NUMBER = 1886351980

# How long to wait for the lock: after a crash PostgreSQL may keep the session for a moment.
LOCK_TIMEOUT = "1s"


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
    """A locked file beside the SQLite file. It is never deleted: its name may be in use."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle: int | None = None

    def take(self) -> bool:
        """Takes the lock; returns whether it is ours now."""
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        if self._handle is None and _lock(handle):
            self._handle = handle
            return True
        os.close(handle)
        return False

    def hold(self) -> bool:
        """Whether the lock is ours. A file lock is never lost."""
        return self._handle is not None

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


class SessionLock:
    """An advisory lock in a session of its own. `shared`: several nodes may have it together."""

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
            session.execute(text(f"SET lock_timeout = '{LOCK_TIMEOUT}'"))
            schema = "hashtext(current_schema()::text)"
            session.execute(text(f"SELECT {self._lock}({LOCK_NUMBER}, {schema})"))
        except OperationalError as error:
            session.invalidate()
            session.close()
            # 55P03 is lock_not_available; any other error means no answer.
            if getattr(error.orig, "sqlstate", None) != "55P03":
                raise
            return False
        self._session = session
        return True

    def hold(self) -> bool:
        """Whether the lock is ours. If PostgreSQL was restarted, takes it again."""
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
            # Ends the session, which releases the lock, instead of returning it to the pool.
            self._session.invalidate()
            self._session.close()
            self._session = None
