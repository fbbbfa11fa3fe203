"""Which node owns a table, in PostgreSQL: take, seize and release it."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, select, text

from parlotte.server.store.claim import Claim
from parlotte.server.store.node_list import clock_of, lock_key, stand_still_at, stop_commits
from parlotte.server.store.schema import nodes, owners

# Why a table is given back: asked for, node closing, nobody at it, returning to its old node.
Leaving = Literal["", "asked", "draining", "empty", "home"]

CHORES = lock_key("chores")
STILL = "10 seconds"  # without a move, after which the count of moves starts again
MOST_MOVES = 8  # without such a pause: the balancer sends its people to several nodes

# Rows locked by others are skipped: the claim is retried.
_TAKE = text(
    "WITH free AS (SELECT code FROM owners WHERE code = ANY(:codes)"
    " AND (node IS NULL OR node = :again"
    " OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = owners.node))"
    " ORDER BY code FOR UPDATE OF owners SKIP LOCKED)"
    " UPDATE owners SET node = :me, fence = owners.fence + 1 FROM free"
    " WHERE owners.code = free.code RETURNING owners.code, owners.fence, owners.came_from"
)
# Tables from before there were nodes, and new ones, have no row yet.
_FIRST = text(
    "WITH found AS (SELECT code FROM tables WHERE code = ANY(:codes)"
    " AND NOT EXISTS (SELECT FROM owners WHERE owners.code = tables.code)"
    " ORDER BY code FOR KEY SHARE SKIP LOCKED)"
    " INSERT INTO owners (code, node, fence) SELECT code, :me, 1 FROM found"
    " ON CONFLICT (code) DO NOTHING RETURNING code, fence, came_from"
)
_HURRY = "SET LOCAL synchronous_commit = off"  # a claim lost in a crash only makes a commit fail


class Elsewhere(Struct, frozen=True):
    """A table owned by another node."""

    code: str
    node: int
    fence: int
    scattered: bool  # its people connect to several nodes in turn


def take(
    connection: Connection, me: int, codes: Collection[str], *, again: bool = True
) -> list[Claim]:
    """Claims those tables that no node owns; with `again` also our own, under a new fence."""
    owner = {"me": me, "again": me if again else None}
    rows = list(connection.execute(_TAKE, {"codes": sorted(codes), **owner}))
    missing = set(codes) - {row.code for row in rows}
    if missing:
        rows += connection.execute(_FIRST, {"codes": sorted(missing), "me": me})
    return [Claim(row.code, me, row.fence, row.came_from) for row in rows]


def take_quickly(connection: Connection, me: int, codes: Collection[str]) -> list[Claim]:
    """The same without waiting for the disk, as people wait for it."""
    connection.execute(text(_HURRY))
    return take(connection, me, codes)


_ELSEWHERE = text(
    "SELECT code, node, fence,"  # noqa: S608
    f" moves >= {MOST_MOVES} AND moved_at > clock_timestamp() - interval '{STILL}' AS scattered"
    " FROM owners WHERE code = ANY(:codes) AND node <> :me"
)


def elsewhere(connection: Connection, me: int, codes: Collection[str]) -> list[Elsewhere]:
    found = connection.execute(_ELSEWHERE, {"codes": list(codes), "me": me})
    return [Elsewhere(row.code, row.node, row.fence, bool(row.scattered)) for row in found]


def known(connection: Connection, codes: Collection[str]) -> set[str]:
    there = text("SELECT code FROM tables WHERE code = ANY(:codes)")
    return set(connection.scalars(there, {"codes": list(codes)}))


def seize(connection: Connection, me: int, found: Elsewhere) -> Claim | None:
    """Takes a table from a living node that does not answer. None: it has answered meanwhile."""
    stop_commits(connection, found.node)
    mine = (owners.c.code == found.code, owners.c.node == found.node, owners.c.fence == found.fence)
    if connection.execute(select(owners.c.code).where(*mine).with_for_update()).first() is None:
        return None
    clock = clock_of(connection, found.node)
    if clock is not None:
        stand_still_at(connection, clock, *mine)
    seized = owners.update().where(*mine).values(node=me, fence=found.fence + 1, came_from=None)
    connection.execute(seized)
    return Claim(found.code, me, found.fence + 1)


_LEAVE = {
    # Ownership follows the balancer: the table belongs to the node that asked.
    "asked": "came_from = NULL, moves = CASE WHEN moved_at > clock_timestamp()"
    f" - interval '{STILL}' THEN moves + 1 ELSE 1 END, moved_at = clock_timestamp()",
    "draining": "came_from = (SELECT name FROM nodes WHERE id = :me)",
    "empty": "came_from = NULL",
    "home": "came_from = NULL",
}
_RELEASES = {
    why: text(
        f"UPDATE owners SET node = NULL, {what} WHERE node = :me AND code = ANY(:codes)"  # noqa: S608
    )
    for why, what in _LEAVE.items()
}


def release(connection: Connection, me: int, codes: Collection[str], why: Leaving) -> None:
    """Fences must have been checked in the same transaction."""
    connection.execute(_RELEASES[why], {"me": me, "codes": sorted(codes)})


def held(connection: Connection, me: int) -> dict[str, int]:
    mine = select(owners.c.code, owners.c.fence).where(owners.c.node == me)
    return {row.code: row.fence for row in connection.execute(mine)}


def may_tidy(connection: Connection, me: int) -> bool:
    """Takes the cleanup lock: one node at a time, and only while it is listed."""
    if not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({CHORES})")):
        return False
    return listed(connection, me)


def listed(connection: Connection, me: int) -> bool:
    """Whether we are listed; nobody can remove us before this transaction ends."""
    here = select(nodes.c.id).where(nodes.c.id == me).with_for_update(read=True, key_share=True)
    return connection.execute(here).first() is not None
