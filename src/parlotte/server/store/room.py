"""How much room there is: on the disk, and of it in the store. To be asked in a thread."""

import shutil

from msgspec import Struct
from sqlalchemy import text

from parlotte.server.store.engine import Database


class Room(Struct, frozen=True):
    """In bytes; None: it can't be known."""

    free: int | None = None  # on the disk of the data
    kept: int | None = None  # by the store, without what it could fill again


def measure(database: Database) -> Room:
    """Raises StoreFault. PostgreSQL does not tell how much room its disk has."""
    if database.file is None:
        with database.reading() as connection:
            kept = connection.scalar(text("SELECT pg_database_size(current_database())"))
        return Room(None, None if kept is None else int(kept))
    with database.faults():
        free = shutil.disk_usage(database.file.parent).free
    with database.reading() as connection:
        pages, spare, size = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)
            for name in ("page_count", "freelist_count", "page_size")
        )
    return Room(free, (pages - spare) * size)
