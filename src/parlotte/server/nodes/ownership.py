"""Which tables this server may write: all of them, or in a cluster those it has claimed."""

from sqlalchemy import Connection

from parlotte.server.store.calendar import Calendar, keep_calendar, read_calendar
from parlotte.server.store.claim import Claim
from parlotte.server.store.database import boot
from parlotte.server.store.engine import Database
from parlotte.server.store.fences import Fences
from parlotte.server.store.purge import drop_unused, forget_due, tidy


class Ownership:
    """A single server owns every table. `Node` is the variant for a cluster."""

    shared = False
    fences: Fences | None = None

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def offset(self) -> float:
        """Seconds by which the database's clock is ahead of this machine's."""
        return 0.0

    def begin(self) -> int:
        """Takes the store; returns house time. Blocks. Raises StoreFault."""
        self._database.own()
        with self._database.writing() as connection:
            return boot(connection)

    def calendar(self, connection: Connection, now: int) -> Calendar:
        calendar = read_calendar(connection, now)
        keep_calendar(connection, calendar)
        return calendar

    async def claim(self, code: str) -> Claim | None:  # noqa: ARG002
        """The claim on a table. None: not needed, or unknown table."""
        return None

    # Called within a transaction of the writer:

    def tidy(self, connection: Connection, now: int, days: int) -> tuple[Calendar, int] | None:
        """Deletes old data. None: another node does it."""
        return tidy(connection, now, days)

    def forget_due(self, connection: Connection, now: int, but: set[str]) -> list[str]:
        return forget_due(connection, now, but)

    def drop_unused(self, connection: Connection, code: str) -> bool:
        return drop_unused(connection, code)
