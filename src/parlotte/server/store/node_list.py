"""The nodes of a cluster: which are listed, which live, and how dead ones are removed.

Only the database's clock counts here. A node lives while its lease is valid or a session of its own
holds its alive lock, which ends with the process. To take anything from a node, one must hold the
lock that each of its commits holds too (`fences.py`): its running commits have finished then, and
later ones see the change.
"""

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import BigInteger, Connection, bindparam, case, cast, select, text, update

from parlotte.server.store.schema import matches, meta, nodes, owners, tables

LEASE = "1 second"
# After a restart of PostgreSQL all sessions are gone: the nodes get time to reconnect.
GRACE = "2 seconds"
JUST_STARTED = f"clock_timestamp() - pg_postmaster_start_time() < interval '{GRACE}'"


def lock_key(lock: str, node: str = "") -> str:
    """The key of an advisory lock in SQL: per schema, and per node if one is given."""
    which = f" || ' ' || {node}" if node else ""
    return f"hashtextextended('parlotte {lock} ' || current_schema(){which}, 0)"


ALIVE = lock_key("alive", "CAST(:node AS text)")  # held by the sessions of a node, shared
COMMITS = lock_key("commits", "CAST(:node AS text)")  # held by each of its commits, shared
COMING = lock_key("coming")  # held by a node that enters the list


class NodeStatus(Struct, frozen=True):
    """One node in the list, as the database sees it now."""

    id: int
    name: str
    version: str
    draining: bool
    up: float  # seconds since it was started
    left: float  # seconds left of its lease; negative: expired
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


_KEEP_CLOCK = (
    update(meta)
    .where(meta.c.key == "clock", cast(meta.c.value, BigInteger) < bindparam("now"))
    .values(value=bindparam("said"))
)


def keep_clock(connection: Connection, now: int) -> None:
    """Stores house time, which never goes back."""
    connection.execute(_KEEP_CLOCK, {"now": now, "said": str(now)})


def stand_still(connection: Connection, house: int, *which: Any) -> None:
    """Pauses running matches at that house time."""
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


def new_id(connection: Connection) -> int:
    found = connection.scalar(text("SELECT nextval(pg_get_serial_sequence('nodes', 'id'))"))
    return int(found or 0)


def hold_alive_lock(connection: Connection, node: int) -> None:
    """Holds the lock that shows that the node lives, as long as this session lasts."""
    connection.execute(text(f"SELECT pg_advisory_lock_shared({ALIVE})"), {"node": node})


def enter(connection: Connection, node: int, name: str, version: str, clock: int) -> int:
    """Enters the list; returns the common house time. The first node pauses all matches."""
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
    """Renews the lease. Returns the database's time; None: this node was removed as dead."""
    now = connection.scalar(BEAT, {"node": node, "clock": clock, "draining": draining})
    return None if now is None else float(now)


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


def list_nodes(connection: Connection, me: int = 0, *, counted: bool = False) -> list[NodeStatus]:
    """All nodes, and which are dead, never `me`. `counted`: also how many tables each has."""
    found = connection.execute(COUNTED if counted else LIVING, {"me": me}).mappings()
    return [
        NodeStatus(**{**row, "up": float(row["up"]), "left": float(row["left"])}) for row in found
    ]


def remove_dead_node(connection: Connection, node: int) -> int | None:
    """Pauses its matches and frees its tables; returns how many. None: it lives, or is gone."""
    stop_commits(connection, node)
    row = connection.execute(
        select(nodes.c.name, nodes.c.clock).where(nodes.c.id == node).with_for_update()
    ).first()
    if row is None:
        return None
    if not any(one.id == node and one.dead for one in list_nodes(connection)):
        return None
    return _gone(connection, node, row.name, row.clock)


def stop_commits(connection: Connection, node: int) -> None:
    """Waits for the node's commits, and blocks new ones until this transaction ends."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({COMMITS})"), {"node": node})


def leave(connection: Connection, node: int, clock: int) -> None:
    """Leaves the list in order, after everything is written."""
    stop_commits(connection, node)
    row = connection.execute(select(nodes.c.name).where(nodes.c.id == node).with_for_update())
    found = row.first()
    if found is not None:
        _gone(connection, node, found.name, clock)


def remove_all_nodes(connection: Connection) -> None:
    """Removes all nodes. Only for a server that owns the store alone: no node lives."""
    for row in connection.execute(select(nodes.c.id, nodes.c.name, nodes.c.clock)).all():
        stop_commits(connection, row.id)
        _gone(connection, row.id, row.name, row.clock)


def _gone(connection: Connection, node: int, name: str, clock: int) -> int:
    mine = owners.c.node == node
    stand_still_at(connection, clock, mine)
    freed = connection.execute(
        update(owners).where(mine).values(node=None, came_from=name)
    ).rowcount
    keep_clock(connection, clock)
    connection.execute(nodes.delete().where(nodes.c.id == node))
    return freed


def clock_of(connection: Connection, node: int) -> int | None:
    found: int | None = connection.scalar(select(nodes.c.clock).where(nodes.c.id == node))
    return found
