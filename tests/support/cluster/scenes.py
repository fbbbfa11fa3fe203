"""Failures of nodes under load, and what people noticed of them."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from msgspec import Struct

from parlotte.client import Client
from support.cluster.cluster import Cluster
from support.cluster.load import Load, PlayingTable, spread
from support.cluster.phone import Phone
from support.cluster.processes import Node

IN_FLIGHT = 0.002  # seconds after everybody starts to act
MOST_SECONDS = 90.0  # until a table must be playable again


class Struck(Struct):
    """The result of one failure. Times in seconds; time gained in milliseconds of match time."""

    tables: int = 0  # of the node that failed
    waiting: int = 0  # unanswered acts at the failure
    playable: list[float] = []  # until each of its tables acknowledged an act
    # time gained by the current phase; above 0 people have more time than before
    gained: list[float] = []
    closed: dict[int, int] = {}  # how often phones received which close code
    # of the other nodes, and of PostgreSQL, until all play again
    cpu: tuple[float, float] = (0.0, 0.0)

    def told(self) -> dict[str, Any]:
        gained = sorted(self.gained) or [0.0]
        within = sum(one <= 1.5 for one in self.playable)
        return {
            "tables": self.tables,
            "unanswered_acts": self.waiting,
            "playable": spread(self.playable),
            "within_1500_ms": round(within / max(1, len(self.playable)), 4),
            "time_gained_ms": {"least": round(gained[0]), "most": round(gained[-1])},
            "cpu_ms_per_table": [round(1000 * one / max(1, self.tables), 1) for one in self.cpu],
            "closed_with": {str(code): n for code, n in sorted(self.closed.items())},
        }


def busiest(cluster: Cluster) -> Node:
    """The node with the most tables."""
    counted = Counter(cluster.owned().values())
    running = [node for node in cluster.nodes if node.running]
    return max(running, key=lambda node: counted[node.name])


def tables_of(cluster: Cluster, load: Load, node: Node) -> list[PlayingTable]:
    owned = cluster.owned()
    return [table for table in load.tables if owned.get(table.code) == node.name]


async def struck(tables: list[PlayingTable], blow: Callable[[], Awaitable[None] | None]) -> Struck:
    """Hits these tables' node, and waits until all of them are played at again."""
    found = Struck(tables=len(tables))
    while not found.waiting:  # so that unanswered acts are hit
        for table in tables:
            table.hasten()
        await asyncio.sleep(IN_FLIGHT)
        found.waiting = sum(phone.unanswered for table in tables for phone in table.phones)
    at = time.monotonic()
    before = _clocks(tables, at)
    waits = blow()
    if waits is not None:
        await waits
    async with asyncio.timeout(MOST_SECONDS):
        moments = await asyncio.gather(*(table.acknowledged(at) for table in tables))
    found.playable = [moment - at for moment in moments]
    found.gained = [gain for table in tables for gain in _gained(table, before, at)]
    codes = Counter(
        one.code for t in tables for p in t.phones for one in p.absences if one.lost >= at
    )
    found.closed = dict(codes)
    return found


def _clocks(tables: Iterable[PlayingTable], at: float) -> dict[Phone, tuple[str, float]]:
    return {phone: (phone.moment, phone.time_at(at)) for table in tables for phone in table.phones}


def _gained(table: PlayingTable, before: dict[Phone, tuple[str, float]], at: float) -> list[float]:
    """For the first phone to return in the same phase: how much more time is left than before."""
    returns = [
        (one.back, one, phone)
        for phone in table.phones
        for one in phone.absences
        if one.lost >= at and one.back
    ]
    if not returns:
        return []
    _, back, phone = min(returns, key=lambda one: one[0])
    moment, was = before[phone]
    return [was - back.now] if moment == back.moment else []


async def killed(cluster: Cluster, load: Load, node: Node) -> Struck:
    """Kills the node like a power cut, then restarts it."""
    tables = tables_of(cluster, load, node)
    gone, before = node.cpu(), cluster.cpu()
    found = await struck(tables, node.kill)
    after = cluster.cpu()
    found.cpu = (after[0] - before[0] + gone, after[1] - before[1])
    await asyncio.to_thread(restarted, node)
    return found


async def moved(cluster: Cluster, clients: Iterable[Client]) -> None:
    """Kills the node of their table; waits until another node has it and everybody has
    reconnected."""
    one, *others = clients
    owner = cluster.owned()[one.code]
    before = {client: client.reconnections for client in (one, *others)}
    await asyncio.to_thread(cluster.called(owner).kill)
    for client, came in before.items():
        await client.until(lambda o=client, n=came: o.reconnections > n or o.at_the_door, 100)
    await one.until(lambda: one.seq >= 0, 100)
    assert cluster.owned()[one.code] != owner


def restarted(node: Node) -> None:
    node.start()
    node.wait()


async def frozen(cluster: Cluster, load: Load, node: Node, seconds: float) -> Struck:
    """Stops the process in the middle of its work, and later continues it."""
    tables = tables_of(cluster, load, node)
    at = time.monotonic()
    node.freeze()
    try:
        if seconds >= 2.5:
            found = await struck(tables, lambda: None)
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - at)))
        else:  # over before everybody has noticed
            await asyncio.sleep(seconds)
            found = Struck(tables=len(tables))
    finally:
        node.thaw()
    return found


async def felt(load: Load, doing: Awaitable[Any]) -> dict[str, Any]:
    """How long phones were away and acts waited while something was done."""
    began = time.monotonic()
    await doing
    away = [
        one.back - one.lost
        for phone in load.phones
        for one in phone.absences
        if one.lost >= began and one.back
    ]
    acts = [
        one.answered - one.at
        for phone in load.phones
        for one in phone.sent.values()
        if one.at >= began and one.answered
    ]
    return {"away": spread(away), "act": spread(acts)}


def astray(load: Load) -> list[str]:
    """Tables whose people are not all on the same node: everybody at one loaded table has the
    same epoch, up to the viewer."""
    return [
        table.code
        for table in load.tables
        if len({phone.epoch.partition(".")[0] for phone in table.phones}) != 1
    ]
