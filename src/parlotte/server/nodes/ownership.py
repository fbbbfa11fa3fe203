"""Which tables this server may write: all of them, or those it has claimed from other nodes."""

from typing import Protocol

from sqlalchemy import Connection

from parlotte.server.store.calendar import Calendar, keep_calendar, read_calendar
from parlotte.server.store.claim import Claim
from parlotte.server.store.database import Database, boot
from parlotte.server.store.fences import Fences
from parlotte.server.store.purge import drop_unused, forget_due, tidy


class Ownership(Protocol):
    @property
    def shared(self) -> bool: ...

    @property
    def offset(self) -> float:
        """Seconds by which the database's clock is ahead of this machine's."""
        ...

    @property
    def fences(self) -> Fences | None: ...

    def begin(self) -> int:
        """Take the store, and return house time. Blocks. Raises StoreFault."""
        ...

    def calendar(self, connection: Connection, now: int) -> Calendar: ...

    async def claim(self, code: str) -> Claim | None:
        """The right to write for a table. None: none is needed, or there is no such table."""
        ...

    def tidy(self, connection: Connection, now: int, days: int) -> tuple[Calendar, int] | None:
        """Delete what is old, in a transaction. None: another node does it."""
        ...

    def forget_due(self, connection: Connection, now: int, but: set[str]) -> list[str]: ...

    def drop_unused(self, connection: Connection, code: str) -> bool: ...


class SingleServer:
    """One server alone: every table is its own."""

    shared = False
    offset = 0.0
    fences: Fences | None = None

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self) -> int:
        self._database.own()
        with self._database.writing() as connection:
            return boot(connection)

    def calendar(self, connection: Connection, now: int) -> Calendar:
        calendar = read_calendar(connection, now)
        keep_calendar(connection, calendar)
        return calendar

    async def claim(self, code: str) -> Claim | None:  # noqa: ARG002
        return None

    def tidy(self, connection: Connection, now: int, days: int) -> tuple[Calendar, int] | None:
        return tidy(connection, now, days)

    def forget_due(self, connection: Connection, now: int, but: set[str]) -> list[str]:
        return forget_due(connection, now, but)

    def drop_unused(self, connection: Connection, code: str) -> bool:
        return drop_unused(connection, code)
