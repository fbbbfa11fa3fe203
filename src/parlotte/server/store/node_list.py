"""The nodes that share a PostgreSQL: which are listed, which live, and how dead ones are removed.

Only the database's clock counts here. A node lives while its lease runs and a session of its own
holds its lock, which dies with the process. Nobody takes anything from a node without the lock
that each of its commits holds too (`fences.py`): what it had begun is over then, and what it begins
afterwards finds out.
"""

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import BigInteger, Connection, bindparam, case, cast, select, text, update

from parlotte.server.store.schema import matches, meta, nodes, owners, tables

LEASE = "1 second"
# After a restart of PostgreSQL all sessions are gone: everybody has a moment to come back.
GRACE = "2 seconds"
JUST_STARTED = f"clock_timestamp() - pg_postmaster_start_time() < interval '{GRACE}'"


def lock_key(lock: str, node: str = "") -> str:
    """The name of an advisory lock in SQL: of this schema, and of a node where one is given."""
    which = f" || ' ' || {node}" if node else ""
    return f"hashtextextended('parlotte {lock} ' || current_schema(){which}, 0)"


ALIVE = lock_key("alive", "CAST(:node AS text)")  # held by sessions of a node, shared
COMMITS = lock_key("commits", "CAST(:node AS text)")  # by each of its commits, shared
COMING = lock_key("coming")  # by who enters the list


class Neighbour(Struct, frozen=True):
    """A node as the database knows it."""

    id: int
    name: str
    version: str
    draining: bool
    up: float  # seconds since it was started
    left: float  # seconds of its lease; less than nothing: it is over
    dead: bool
    tables: int = 0

    @property
    def health(self) -> Literal["ready", "draining", "silent"]:
        if self.dead:
            return "silent"
        return "draining" if self.draining else "ready"


def stored_clock(connection: Connection) -> int:
    clock = connection.execute(select(meta.c.value).where(meta.c.key == "clock")).scalar_one()
    return int(clock)


def stand_still(connection: Connection, house: int, *which: Any) -> None:
    """Stop the clocks of running matches at that house time."""
    since = matches.c.base_house
    connection.execute(
        update(matches)
        .where(since.is_not(None), matches.c.ended_at.is_(None), *which)
        .values(
            base_match=matches.c.base_match + case((since < house, house - since), else_=0),
            held=case((since > house, since - house), else_=0),
            base_house=None,
        )
    )


def stand_still_at(connection: Connection, house: int, *which: Any) -> None:
    """The same for the tables of some rows of `owners`."""
    at = select(tables.c.id).join(owners, owners.c.code == tables.c.code).where(*which)
    stand_still(connection, house, matches.c.table_id.in_(at))


# Coming.


def new_id(connection: Connection) -> int:
    """A new id, for one start of one node."""
    found = connection.scalar(text("SELECT nextval(pg_get_serial_sequence('nodes', 'id'))"))
    return int(found or 0)


def hold_alive_lock(connection: Connection, node: int) -> None:
    """Hold the lock that shows the node lives, as long as this session lasts."""
    connection.execute(text(f"SELECT pg_advisory_lock_shared({ALIVE})"), {"node": node})


def enter(connection: Connection, node: int, name: str, version: str, clock: int) -> int:
    """In a transaction: onto the list. House time from now on: ours, or what others have reached,
    so that it is about the same for all. Whoever comes first finds matches as a house left them
    that was alone, and they stand still."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({COMING})"))
    others = [row.clock for row in connection.execute(select(nodes.c.clock))]
    stored = stored_clock(connection)
    if not others:
        stand_still(connection, stored)
    house: int = max(clock, stored, *others)
    connection.execute(
        text(
            "INSERT INTO nodes (id, name, version, clock, lease_until) VALUES"  # noqa: S608
            f" (:id, :name, :version, :clock, clock_timestamp() + interval '{LEASE}')"
        ),
        {"id": node, "name": name, "version": version, "clock": house},
    )
    return house


BEAT = text(
    f"UPDATE nodes SET lease_until = clock_timestamp() + interval '{LEASE}',"  # noqa: S608
    " clock = greatest(clock, :clock), draining = :draining WHERE id = :node"
    " RETURNING extract(epoch FROM clock_timestamp())"
)


def beat(connection: Connection, node: int, clock: int, *, draining: bool) -> float | None:
    """Renew the lease. The time by the database's clock; None: this node was removed as dead."""
    now = connection.scalar(BEAT, {"node": node, "clock": clock, "draining": draining})
    return None if now is None else float(now)


# Being there.

_SEEN = (
    "SELECT id, name, version, draining,"  # noqa: S608
    " extract(epoch FROM clock_timestamp() - started_at) AS up,"
    " extract(epoch FROM lease_until - clock_timestamp()) AS left,"
    f" CASE WHEN id = :me OR {JUST_STARTED} THEN false"
    " WHEN lease_until < clock_timestamp() THEN true"
    f" ELSE pg_try_advisory_xact_lock({lock_key('alive', 'CAST(id AS text)')}) END AS dead"
)
LIVING = text(f"{_SEEN} FROM nodes ORDER BY id")
COUNTED = text(
    f"{_SEEN}, (SELECT count(*) FROM owners WHERE owners.node = nodes.id) AS tables"  # noqa: S608
    " FROM nodes ORDER BY name, id"
)


def neighbours(connection: Connection, me: int = 0, *, counted: bool = False) -> list[Neighbour]:
    """All of them, and who is dead; it takes no lock for longer than the statement's own
    transaction. `counted`: with how many tables each has."""
    found = connection.execute(COUNTED if counted else LIVING, {"me": me}).mappings()
    return [
        Neighbour(**{**row, "up": float(row["up"]), "left": float(row["left"])}) for row in found
    ]


# Going.


def remove_dead_node(connection: Connection, node: int) -> int | None:
    """In a transaction: remove a dead node. Its matches stop at its own last time, its tables are
    free. How many there were; None: it lives, or another node has removed it."""
    stop_commits(connection, node)
    row = connection.execute(
        select(nodes.c.name, nodes.c.clock).where(nodes.c.id == node).with_for_update()
    ).first()
    if row is None:
        return None
    if not any(one.id == node and one.dead for one in neighbours(connection)):
        return None
    return _gone(connection, node, row.name, row.clock)


def stop_commits(connection: Connection, node: int) -> None:
    """Wait for its commits, and let none begin until this transaction ends."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({COMMITS})"), {"node": node})


def leave(connection: Connection, node: int, clock: int) -> None:
    """Leave the list by itself, when all is written."""
    stop_commits(connection, node)
    row = connection.execute(select(nodes.c.name).where(nodes.c.id == node).with_for_update())
    found = row.first()
    if found is not None:
        _gone(connection, node, found.name, clock)


def remove_all_nodes(connection: Connection) -> None:
    """Remove all nodes. For a server that has the store for itself: no node lives."""
    for row in connection.execute(select(nodes.c.id, nodes.c.name, nodes.c.clock)).all():
        stop_commits(connection, row.id)
        _gone(connection, row.id, row.name, row.clock)


_KEEP_CLOCK = (
    update(meta)
    .where(meta.c.key == "clock", cast(meta.c.value, BigInteger) < bindparam("now"))
    .values(value=bindparam("said"))
)


def _gone(connection: Connection, node: int, name: str, clock: int) -> int:
    mine = owners.c.node == node
    stand_still_at(connection, clock, mine)
    freed = connection.execute(
        update(owners).where(mine).values(node=None, came_from=name)
    ).rowcount
    connection.execute(_KEEP_CLOCK, {"now": clock, "said": str(clock)})
    connection.execute(nodes.delete().where(nodes.c.id == node))
    return freed


def clock_of(connection: Connection, node: int) -> int | None:
    found: int | None = connection.scalar(select(nodes.c.clock).where(nodes.c.id == node))
    return found
