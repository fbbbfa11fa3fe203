"""Deletes for good: tables unused for long, and the logs of private matches."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from parlotte.server.store.calendar import DAY_SECONDS, Calendar, advance_calendar
from parlotte.server.store.schema import contents, house_words, inputs, matches, packs, tables

FLEETING_SECONDS = DAY_SECONDS  # for unused tables
ABANDONED_SECONDS = DAY_SECONDS  # for unfinished private matches of unused tables


def tidy(connection: Connection, now: int, days: int) -> tuple[Calendar, int]:
    """Deletes what is old, by the trusted time; returns the new calendar and a count of tables."""
    calendar = advance_calendar(connection, now, days)
    today = calendar.known
    abandon(connection, today - ABANDONED_SECONDS)
    return calendar, purge(connection, today - days * DAY_SECONDS, today - FLEETING_SECONDS)


def outdated(before: int, fleeting_before: int) -> ColumnElement[bool]:
    """A condition: tables last seen before then."""
    seen_at = tables.c.seen_at
    return (seen_at < before) | (tables.c.fleeting & (seen_at < fleeting_before))


def purge(
    connection: Connection, before: int, fleeting_before: int, *only: ColumnElement[bool]
) -> int:
    """Deletes tables with all their rows, and unused content. Returns the number of tables."""
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
    """Deletes an unused table, which has nothing but its row."""
    mine = (tables.c.code == code, tables.c.fleeting, *only)
    return connection.execute(delete(tables).where(*mine)).rowcount > 0


def drop_matches(connection: Connection, match_ids: Collection[str]) -> None:
    connection.execute(delete(inputs).where(inputs.c.match_id.in_(match_ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(match_ids)))


def forget_log(connection: Connection, match_ids: Collection[str]) -> None:
    """Deletes the logs, and content that only they need; keeps players and outcome."""
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
    """Deletes due logs of private matches, except at the tables `but`. Returns the match ids."""
    due = (matches.c.forget_at <= now, matches.c.table_id.not_in(but), *only)
    found = list(connection.scalars(select(matches.c.id).where(*due)))
    if found:
        forget_log(connection, found)
    return found


def abandoned(before: int) -> tuple[ColumnElement[bool], ...]:
    """Conditions for unfinished private matches at tables last seen before then."""
    left = select(tables.c.id).where(tables.c.seen_at < before)
    c = matches.c
    return c.private, c.kept, c.ended_at.is_(None), c.table_id.in_(left)


def abandon(connection: Connection, before: int, *only: ColumnElement[bool]) -> None:
    c = matches.c
    mine = (*abandoned(before), *only)
    found = list(connection.scalars(select(c.id).where(*mine)))
    if found:
        forget_log(connection, found)
