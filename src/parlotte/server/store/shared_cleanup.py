"""Deletion in a cluster: by one node at a time, and only at tables that no node owns. It claims
these tables as any node does, for the duration of the transaction.
"""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, select, update

from parlotte.server.store.calendar import DAY_SECONDS, Calendar, advance_calendar
from parlotte.server.store.fences import hold_contents
from parlotte.server.store.notices import notify
from parlotte.server.store.purge import (
    ABANDONED_SECONDS,
    FLEETING_SECONDS,
    abandon,
    abandoned,
    drop_unused,
    forget_due,
    outdated,
    purge,
)
from parlotte.server.store.schema import matches, owners, tables
from parlotte.server.store.table_owner import may_tidy, take

CLEANUP_NODE = 0  # the owner of tables during the cleanup; never the id of a node

_taken = select(owners.c.code).where(owners.c.node == CLEANUP_NODE)
TAKEN: ColumnElement[bool] = tables.c.code.in_(_taken)
AT_TAKEN: ColumnElement[bool] = matches.c.table_id.in_(select(tables.c.id).where(TAKEN))


def tidy_shared(
    connection: Connection, me: int, now: int, days: int
) -> tuple[Calendar, int] | None:
    """As `purge.tidy`; None: another node does it."""
    if not may_tidy(connection, me):
        return None
    hold_contents(connection)
    calendar = advance_calendar(connection, now, days)
    today = calendar.known
    before, fleeting = today - days * DAY_SECONDS, today - FLEETING_SECONDS
    left = select(matches.c.table_id).where(*abandoned(today - ABANDONED_SECONDS))
    _take(connection, outdated(before, fleeting) | tables.c.id.in_(left))
    abandon(connection, today - ABANDONED_SECONDS, AT_TAKEN)
    gone = purge(connection, before, fleeting, TAKEN)
    if gone:
        notify(connection, "purged", me)
    _give_back(connection)
    return calendar, gone


def forget_due_shared(connection: Connection, me: int, now: int) -> list[str]:
    """As `purge.forget_due`."""
    if not may_tidy(connection, me):
        return []
    hold_contents(connection)
    due = select(matches.c.table_id).where(matches.c.forget_at <= now)
    _take(connection, tables.c.id.in_(due))
    gone = forget_due(connection, now, (), AT_TAKEN)
    if gone:
        notify(connection, "forgotten", me, gone)
    _give_back(connection)
    return gone


def drop_unused_shared(connection: Connection, me: int, code: str) -> bool:
    """As `purge.drop_unused`."""
    if not may_tidy(connection, me):
        return False
    _take(connection, tables.c.code == code)
    gone = drop_unused(connection, code, TAKEN)
    if gone:
        notify(connection, "purged", me)
    _give_back(connection)
    return gone


def _take(connection: Connection, which: ColumnElement[bool]) -> None:
    codes: Iterable[str] = connection.scalars(select(tables.c.code).where(which))
    take(connection, CLEANUP_NODE, list(codes), again=False)


def _give_back(connection: Connection) -> None:
    connection.execute(update(owners).where(owners.c.node == CLEANUP_NODE).values(node=None))
