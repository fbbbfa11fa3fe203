"""How much room there is: on the disk, and of it in the store; and how much a row takes of it."""

import shutil

from msgspec import Struct
from sqlalchemy import ColumnElement, case, text

from parlotte.server.store.engine import Database

# What a row leaves on the disk, as SQLite lays it out; `tests/server/store/test_disk_space.py`
# compares it with the files of both databases. Its place in the indexes, and what every row has:
ROW_BYTES = 200
MATCH_ROW_BYTES = 1024  # of a match, which has many indexes, and a result
# What is short shares a page with others, and of each page a third is free. What is longer goes to
# pages of its own, but for a beginning.
PAGE_BYTES, MOST_IN_PAGE = 4096, 900


class DiskSpace(Struct, frozen=True):
    """In bytes; None: it can't be known."""

    free: int | None = None  # on the disk of the data
    kept: int | None = None  # by the store, without what it could fill again


def disk_bytes(size: int) -> int:
    """What so many bytes in a column take."""
    if size <= MOST_IN_PAGE:
        return size * 3 // 2
    return MOST_IN_PAGE + (size - MOST_IN_PAGE + PAGE_BYTES - 1) // PAGE_BYTES * PAGE_BYTES


def disk_bytes_of(size: ColumnElement[int]) -> ColumnElement[int]:
    """The same, for the database to work out."""
    pages = (size - MOST_IN_PAGE + PAGE_BYTES - 1) // PAGE_BYTES
    short = size <= MOST_IN_PAGE
    return case((short, size * 3 // 2), else_=MOST_IN_PAGE + pages * PAGE_BYTES)


def row_bytes(size: int) -> int:
    """What a row takes that has so many bytes in it."""
    return ROW_BYTES + disk_bytes(size)


def line_bytes(given: int, name: int) -> int:
    """What a line of a log takes; the name of its action stands in an index as well."""
    return row_bytes(given + 2 * name)


def match_row_bytes(size: int) -> int:
    """What the row of a match takes, without its snapshot."""
    return MATCH_ROW_BYTES + disk_bytes(size)


def measure(database: Database) -> DiskSpace:
    """Raises StoreFault. PostgreSQL does not tell how much room its disk has."""
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
