"""Faults of a store, named by message keys."""

import errno
import shutil
from pathlib import Path

from sqlalchemy import exc

from parlotte.core.contract import Param

LEAST_ROOM = 64 * 1024  # below this, an I/O error of SQLite counts as a full disk


class StoreFault(Exception):  # noqa: N818 - it reads as what it is
    """The store can't be used. The key names the message that says why."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, Param] = params


_BY_NUMBER = {
    errno.ENOSPC: "store-disk-full",
    errno.EDQUOT: "store-disk-full",
    errno.EROFS: "store-read-only",
    errno.EACCES: "store-forbidden",
    errno.EPERM: "store-forbidden",
}
# SQLSTATE: disk_full, read_only_sql_transaction.
_BY_STATE = {"53100": "store-disk-full", "25006": "store-read-only"}


def fault_key(error: BaseException, file: Path | None = None) -> str | None:
    """The disk fault behind a driver's error. None: another error."""
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig else error
    if isinstance(cause, OSError):
        return _BY_NUMBER.get(cause.errno or 0)
    name = str(getattr(cause, "sqlite_errorname", ""))
    if name == "SQLITE_FULL" or (name.startswith("SQLITE_IOERR") and _is_full(file)):
        return "store-disk-full"
    if name.startswith("SQLITE_READONLY"):
        return "store-read-only"
    return _BY_STATE.get(str(getattr(cause, "sqlstate", "")))


def is_cut(error: BaseException) -> bool:
    """Whether PostgreSQL ended the connection or transaction: the data is not at fault."""
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig else error
    state = str(getattr(cause, "sqlstate", "") or "")
    return state in ("25P02", "25P03") or state.startswith(("08", "57P"))


def _is_full(file: Path | None) -> bool:
    try:
        return file is not None and shutil.disk_usage(file.parent).free < LEAST_ROOM
    except OSError:
        return False
