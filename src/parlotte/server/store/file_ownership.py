"""Checks that an SQLite file is ours before using it.

A file of another program is refused: it is not written to, and its permissions and journal mode
stay unchanged.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from parlotte.server.store.faults import StoreFault

# The application id in the header of an SQLite file: "Parl".
APPLICATION = 0x5061726C
MARK = f"PRAGMA application_id={APPLICATION}"

_MAGIC = b"SQLite format 3\0"
_HEADER = 100
_APPLICATION_AT = slice(68, 72)

# Files of the first versions had no application id, but always these tables.
_ALWAYS = frozenset({"tables", "matches", "inputs", "contents", "packs"})


def prepare(file: Path) -> None:
    """Creates the file, or checks that it is ours. Raises StoreFault, OSError or sqlite3.Error."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        os.close(os.open(file, os.O_RDWR))
        _refuse_others(file)
        with suppress(PermissionError):  # owned by another user
            file.chmod(0o600)
        return
    os.close(handle)
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as fresh:
            fresh.execute(MARK)
    except BaseException:
        forget(file)  # without the id the file would be refused later
        raise


def forget(file: Path) -> None:
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal"))):
        with suppress(OSError):
            one.unlink(missing_ok=True)


def _refuse_others(file: Path) -> None:
    with file.open("rb") as raw:
        header = raw.read(_HEADER)
    if not header:
        raise StoreFault("store-empty-file", where=str(file))
    if not header.startswith(_MAGIC):
        raise StoreFault("store-unreadable", where=str(file))
    mark = int.from_bytes(header[_APPLICATION_AT], "big")
    if mark == APPLICATION:
        return
    if mark or not _names(file) >= _ALWAYS:
        raise StoreFault("store-foreign", where=str(file))


def _names(file: Path) -> set[str]:
    """The names in its schema, read without writing."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as looking:
        return {name for (name,) in looking.execute("SELECT name FROM sqlite_master")}
