"""Detects clock jumps, so that a wrong date does not delete everything.

What is kept for a number of days is deleted by the calendar. After a jump forward the new time is
doubted until the clock has gone on from there for some days, whether the house is open or closed.
Until then the last trusted time counts. So a house that is opened rarely deletes by the time of an
earlier opening.
"""

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from parlotte.server.store.schema import meta, tables

DAY_SECONDS = 86_400
LEAP_DAYS = 2  # a running house checks hourly; a longer gap is a closure or a clock jump
PROOF_DAYS = 7
_KEY = "calendar"


class Calendar(Struct, frozen=True):
    """What is known of the wall clock, in unix seconds."""

    known: int = 0  # the last trusted time
    doubted: int = 0  # the first time after a jump; 0: none
    seen: int = 0  # the latest time since the jump

    def look(self, now: int, days: int) -> "Calendar":
        """The calendar after the clock shows `now`; tables are kept for `days`."""
        leap, proof = (min(most, days) * DAY_SECONDS for most in (LEAP_DAYS, PROOF_DAYS))
        if now - self.known <= leap:
            return Calendar(max(self.known, now))
        if not self.doubted or now < self.seen:
            return Calendar(self.known, now, now)
        if now - self.doubted < proof:
            return Calendar(self.known, self.doubted, now)
        # Another jump, or closed again: only the time before it is trusted.
        if now - self.seen > leap:
            return Calendar(self.seen, now, now)
        return Calendar(now)


def read_calendar(connection: Connection, now: int) -> Calendar:
    """The stored calendar; without one, the last time a table was seen."""
    kept = connection.scalar(select(meta.c.value).where(meta.c.key == _KEY))
    parts = (kept or "").split()
    if len(parts) == 3 and all(part.isdecimal() for part in parts):
        return Calendar(*map(int, parts))
    return Calendar(connection.scalar(select(func.max(tables.c.seen_at))) or now)


def advance_calendar(connection: Connection, now: int, days: int) -> Calendar:
    """Stores and returns the calendar after the clock shows `now`."""
    calendar = read_calendar(connection, now).look(now, days)
    keep_calendar(connection, calendar)
    return calendar


def keep_calendar(connection: Connection, calendar: Calendar) -> None:
    value = f"{calendar.known} {calendar.doubted} {calendar.seen}"
    found = update(meta).where(meta.c.key == _KEY).values(value=value)
    if connection.execute(found).rowcount == 0:
        connection.execute(insert(meta).values(key=_KEY, value=value))
