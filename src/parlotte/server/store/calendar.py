"""Whether the machine's clock may be believed when it says that a month has passed.

What was kept for so many days is thrown away by the calendar. A clock that leapt forward must not
empty the house: the time it shows is doubted until it has gone on from there for some days, be the
house open or closed. Until then it is the last time believed. So a house that is opened now and
then tidies by the time of an earlier opening.
"""

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from parlotte.server.store.schema import meta, tables

DAY_SECONDS = 86_400
LEAP_DAYS = 2  # a running house looks every hour; longer it was closed, or its clock leapt
PROOF_DAYS = 7
_KEY = "calendar"


class Calendar(Struct, frozen=True):
    """In unix seconds."""

    known: int = 0  # the last time that was believed
    doubted: int = 0  # the first that came too suddenly; 0: none
    seen: int = 0  # the last one since

    def look(self, now: int, days: int) -> "Calendar":
        """With what the clock says now, where tables are kept for so many days."""
        leap, proof = (min(most, days) * DAY_SECONDS for most in (LEAP_DAYS, PROOF_DAYS))
        if now - self.known <= leap:
            return Calendar(max(self.known, now))
        if not self.doubted or now < self.seen:
            return Calendar(self.known, now, now)
        if now - self.doubted < proof:
            return Calendar(self.known, self.doubted, now)
        if now - self.seen > leap:  # another leap, or closed again: only the time before it is sure
            return Calendar(self.seen, now, now)
        return Calendar(now)


def read_calendar(connection: Connection, now: int) -> Calendar:
    """As it was kept; of a store without one, what its tables tell."""
    kept = connection.scalar(select(meta.c.value).where(meta.c.key == _KEY))
    parts = (kept or "").split()
    if len(parts) == 3 and all(part.isdecimal() for part in parts):
        return Calendar(*map(int, parts))
    return Calendar(connection.scalar(select(func.max(tables.c.seen_at))) or now)


def keep_calendar(connection: Connection, calendar: Calendar) -> None:
    said = f"{calendar.known} {calendar.doubted} {calendar.seen}"
    found = update(meta).where(meta.c.key == _KEY).values(value=said)
    if connection.execute(found).rowcount == 0:
        connection.execute(insert(meta).values(key=_KEY, value=said))
