"""Disk space: what is free, what the store uses, and an estimate of what a row uses."""

import shutil

from msgspec import Struct
from sqlalchemy import ColumnElement, case, text

from parlotte.server.store.engine import Database

# An estimate for SQLite's layout; `tests/server/store/test_disk_space.py` compares it with the
# files of both databases. The overhead of a row, with its index entries:
ROW_BYTES = 200
MATCH_ROW_BYTES = 1024  # the same for a match, with its many indexes and its result
# Short values share a page with others, of which a third stays free. Longer ones use overflow
# pages, except for their beginning.
PAGE_BYTES, MOST_IN_PAGE = 4096, 900


class DiskSpace(Struct, frozen=True):
    """In bytes; None: unknown."""

    free: int | None = None  # on the disk of the data folder
    kept: int | None = None  # used by the store, without its free pages


def disk_bytes(size: int) -> int:
    """The disk space of a value of so many bytes."""
    if size <= MOST_IN_PAGE:
        return size * 3 // 2
    return MOST_IN_PAGE + (size - MOST_IN_PAGE + PAGE_BYTES - 1) // PAGE_BYTES * PAGE_BYTES


def disk_bytes_of(size: ColumnElement[int]) -> ColumnElement[int]:
    """The same, computed by the database."""
    pages = (size - MOST_IN_PAGE + PAGE_BYTES - 1) // PAGE_BYTES
    short = size <= MOST_IN_PAGE
    return case((short, size * 3 // 2), else_=MOST_IN_PAGE + pages * PAGE_BYTES)


def row_bytes(size: int) -> int:
    return ROW_BYTES + disk_bytes(size)


def line_bytes(given: int, name: int) -> int:
    """The space of a line of a log; the name of its action is also indexed."""
    return row_bytes(given + 2 * name)


def match_row_bytes(size: int) -> int:
    """The space of a match's row, without its snapshot."""
    return MATCH_ROW_BYTES + disk_bytes(size)


def measure(database: Database) -> DiskSpace:
    """Raises StoreFault. PostgreSQL does not report the free space of its disk."""
    if database.file is None:
        with database.reading() as connection:
            kept = connection.scalar(text("SELECT pg_database_size(current_database())"))
        return DiskSpace(None, None if kept is None else int(kept))
    with database.faults():
        free = shutil.disk_usage(database.file.parent).free
    with database.reading() as connection:
        pages, spare, size = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)
            for name in ("page_count", "freelist_count", "page_size")
        )
    return DiskSpace(free, (pages - spare) * size)
