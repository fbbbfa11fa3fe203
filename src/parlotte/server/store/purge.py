"""Deletes for good: tables nobody has seen for long, and the logs of private games."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from parlotte.server.store.calendar import DAY_SECONDS, Calendar, keep_calendar, read_calendar
from parlotte.server.store.schema import contents, house_words, inputs, matches, packs, tables

FLEETING_SECONDS = DAY_SECONDS  # for tables that nobody has used
ABANDONED_SECONDS = DAY_SECONDS  # for private games that nobody has come back to


def tidy(connection: Connection, now: int, days: int) -> tuple[Calendar, int]:
    """Delete tables that nobody has come back to for so many days, if the clock can be believed.
    The new calendar, and how many tables were deleted."""
    calendar = read_calendar(connection, now).look(now, days)
    keep_calendar(connection, calendar)
    today = calendar.known
    abandon(connection, today - ABANDONED_SECONDS)
    return calendar, purge(connection, today - days * DAY_SECONDS, today - FLEETING_SECONDS)


def outdated(before: int, fleeting_before: int | None = None) -> ColumnElement[bool]:
    """A condition: tables last seen before then."""
    old = tables.c.seen_at < before
    if fleeting_before is not None:
        old |= tables.c.fleeting & (tables.c.seen_at < fleeting_before)
    return old


def purge(
    connection: Connection,
    before: int,
    fleeting_before: int | None = None,
    *only: ColumnElement[bool],
) -> int:
    """Delete the tables last seen before then, with all that is theirs. How many there were.

    Content goes when no match needs it: so whoever stores a match stores its content along.
    """
    old = and_(outdated(before, fleeting_before), *only)
    gone = select(tables.c.id).where(old)
    played = select(matches.c.id).where(matches.c.table_id.in_(gone))
    connection.execute(delete(inputs).where(inputs.c.match_id.in_(played)))
    connection.execute(delete(packs).where(packs.c.table_id.in_(gone)))
    connection.execute(delete(house_words).where(house_words.c.scope.in_(gone)))
    connection.execute(delete(matches).where(matches.c.table_id.in_(gone)))
    deleted = connection.execute(delete(tables).where(old)).rowcount
    needed = select(matches.c.id).where(matches.c.content == contents.c.hash)
    connection.execute(delete(contents).where(~needed.exists()))
    return deleted


def drop_unused(connection: Connection, code: str, *only: ColumnElement[bool]) -> bool:
    """Delete a table that nobody has used: it has nothing but its row."""
    mine = (tables.c.code == code, tables.c.fleeting, *only)
    return connection.execute(delete(tables).where(*mine)).rowcount > 0


def drop_matches(connection: Connection, match_ids: Collection[str]) -> None:
    connection.execute(delete(inputs).where(inputs.c.match_id.in_(match_ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(match_ids)))


def forget_log(connection: Connection, match_ids: Collection[str]) -> None:
    """Of these matches only that they were played, by whom and how they ended remains. Content that
    no other match needs goes as well: it may hold what people wrote themselves."""
    mine = matches.c.id.in_(match_ids)
    played_with = set(connection.scalars(select(matches.c.content).where(mine)))
    connection.execute(delete(inputs).where(inputs.c.match_id.in_(match_ids)))
    blank = {"setup": b"", "snapshot": None, "snapshot_seq": 0, "kept": False, "content": ""}
    connection.execute(update(matches).where(mine).values(**blank, forget_at=None))
    needed = select(matches.c.id).where(matches.c.content == contents.c.hash)
    connection.execute(delete(contents).where(contents.c.hash.in_(played_with), ~needed.exists()))


def forget_due(
    connection: Connection, now: int, but: Collection[str] = (), *only: ColumnElement[bool]
) -> list[str]:
    """Delete the logs of private matches that are due, except at the tables `but`. Their ids."""
    due = (matches.c.forget_at <= now, matches.c.table_id.not_in(but), *only)
    found = list(connection.scalars(select(matches.c.id).where(*due)))
    if found:
        forget_log(connection, found)
    return found


def abandoned(before: int) -> tuple[ColumnElement[bool], ...]:
    """Of matches: private, and never played to their end, at tables last seen before then."""
    left = select(tables.c.id).where(tables.c.seen_at < before)
    c = matches.c
    return c.private, c.kept, c.ended_at.is_(None), c.table_id.in_(left)


def abandon(connection: Connection, before: int, *only: ColumnElement[bool]) -> None:
    c = matches.c
    mine = (*abandoned(before), *only)
    found = list(connection.scalars(select(c.id).where(*mine)))
    if found:
        forget_log(connection, found)
