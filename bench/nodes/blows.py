"""Failures of nodes, one after another, each under load and checked afterwards."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from support.cluster.cluster import Cluster, cluster
from support.cluster.cut_wire import Wire
from support.cluster.load import Load, absences
from support.cluster.phone import STEADY
from support.cluster.scenes import astray, busiest, frozen, killed, struck, tables_of
from support.databases import Postgres

SETTLE = 60.0  # seconds until every table must be playable again


class Size(msgspec.Struct, frozen=True):
    tables: int
    acts: float  # per second, in all
    rounds: int  # of kills


@contextmanager
def house(postgres: Postgres, **about: Any) -> Iterator[Cluster]:
    with TemporaryDirectory() as folder, cluster(Path(folder), postgres, **about) as here:
        try:
            yield here
        except BaseException:
            print(here.logs()[-6000:], file=sys.stderr)
            raise


@asynccontextmanager
async def playing(here: Cluster, size: Size) -> AsyncIterator[Load]:
    """Simulated players during the block; they are stopped afterwards."""
    load = here.load()
    try:
        await load.gather(size.tables)
        load.play(size.acts)
        await load.going_on(SETTLE)
        yield load
    finally:
        await load.stop()


async def verdict(here: Cluster, load: Load) -> dict[str, Any]:
    await load.going_on(SETTLE)
    await load.rest()
    checked = await here.check(load)
    found = msgspec.to_builtins(checked)
    faults = found.pop("faults")
    found |= {"faults": len(faults), "first_faults": faults[:5], "astray": len(astray(load))}
    return {**found, "refusals": dict(load.refusals()), "complaints": dict(here.complaints())}


Scene = Callable[[Cluster, Load], Awaitable[dict[str, Any]]]


async def under_load(postgres: Postgres, size: Size, scene: Scene, **about: Any) -> dict[str, Any]:
    with house(postgres, **about) as here:
        async with playing(here, size) as load:
            found = await scene(here, load)
            return {**found, "checked": await verdict(here, load)}


async def kills(postgres: Postgres, size: Size) -> dict[str, Any]:
    async def scene(here: Cluster, load: Load) -> dict[str, Any]:
        blows = []
        for number in range(size.rounds):
            blow = await killed(here, load, busiest(here))
            print("kill", number + 1, blow.told(), file=sys.stderr, flush=True)
            blows.append(blow)
            await load.going_on(SETTLE)
            # Only after a stable connection does a phone reconnect at once.
            await asyncio.sleep(STEADY)
        whole = blows[0]
        for blow in blows[1:]:
            whole.tables += blow.tables
            whole.waiting += blow.waiting
            whole.playable += blow.playable
            whole.cpu = (whole.cpu[0] + blow.cpu[0], whole.cpu[1] + blow.cpu[1])
            whole.gained += blow.gained
            for code, n in blow.closed.items():
                whole.closed[code] = whole.closed.get(code, 0) + n
        return {"rounds": len(blows), **whole.told()}

    return await under_load(postgres, size, scene)


def freeze(seconds: float) -> Callable[[Postgres, Size], Awaitable[dict[str, Any]]]:
    async def scene(here: Cluster, load: Load) -> dict[str, Any]:
        began = time.monotonic()
        blow = await frozen(here, load, busiest(here), seconds)
        await load.going_on(SETTLE)
        away = absences(load.phones, began)
        return {**blow.told(), "phones_that_lost_their_line": len(away)}

    return lambda postgres, size: under_load(postgres, size, scene)


async def stuck(postgres: Postgres, size: Size) -> dict[str, Any]:
    """Blocks the event loop only: threads, such as that of the lease, go on."""

    async def scene(here: Cluster, load: Load) -> dict[str, Any]:
        node = here.called("deux")
        blow = await struck(tables_of(here, load, node), node.stick)
        return blow.told()

    return await under_load(postgres, size, scene, oddly={"deux": ["sticks", "2.5"]})


def cut_off(*, breaking: bool) -> Callable[[Postgres, Size], Awaitable[dict[str, Any]]]:
    """The node's connection to PostgreSQL stalls; later its data arrives, or the connection
    breaks."""

    async def scene(here: Cluster, load: Load, wire: Wire) -> dict[str, Any]:
        node = here.called("deux")
        try:
            blow = await struck(tables_of(here, load, node), wire.cut)
            await asyncio.sleep(3.0)
        finally:
            await asyncio.to_thread(wire.mend, breaking=breaking)
        return blow.told()

    async def whole(postgres: Postgres, size: Size) -> dict[str, Any]:
        with (
            TemporaryDirectory() as folder,
            Wire(postgres.url()) as wire,
            cluster(Path(folder), postgres, wires={"deux": wire}) as here,
        ):
            async with playing(here, size) as load:
                found = await scene(here, load, wire)
                return {**found, "checked": await verdict(here, load)}

    return whole


async def postgres_restarted(postgres: Postgres, size: Size) -> dict[str, Any]:
    """Like a crash of PostgreSQL: every session, lease and lock is gone at once."""

    async def scene(_: Cluster, load: Load) -> dict[str, Any]:
        began = time.monotonic()
        await asyncio.to_thread(postgres.restart)
        down = time.monotonic() - began
        await load.going_on(SETTLE)
        return {
            "restart_s": round(down, 2),
            "all_play_after_s": round(time.monotonic() - began, 2),
            "lines_lost": len(absences(load.phones, began)),
        }

    return await under_load(postgres, size, scene)


async def same_name(postgres: Postgres, size: Size) -> dict[str, Any]:
    """A second node with the name of a living one, which gets its share of clients."""

    async def scene(here: Cluster, load: Load) -> dict[str, Any]:
        twin = here.node("un-bis", label="un")
        twin.start()
        here.nodes.append(twin)
        try:
            await asyncio.to_thread(twin.wait)
            came = True
        except AssertionError:
            came = False
        print("twin:", came, twin.log.read_text("utf-8")[-600:], file=sys.stderr, flush=True)
        if came:  # some phones connect to the twin, as if a balancer knew it
            for table in load.tables[::4]:
                for phone in table.phones:
                    phone.call_at(twin.port)
            await load.going_on(SETTLE)
            for table in load.tables[::4]:
                for phone in table.phones:
                    phone.call_at(None)
        return {"twin_came": came}

    return await under_load(postgres, size, scene)


async def clocks(postgres: Postgres, size: Size) -> dict[str, Any]:
    """One node's clock is an hour ahead, another's an hour behind: tables move between them."""

    async def scene(here: Cluster, load: Load) -> dict[str, Any]:
        gained = []
        for name in ("un", "deux", "trois"):
            blow = await killed(here, load, here.called(name))
            gained += blow.gained
            await load.going_on(SETTLE)
        ordered = sorted(gained) or [0.0]
        return {"time_gained_ms": {"least": round(ordered[0]), "most": round(ordered[-1])}}

    odd = {"deux": ["ahead", "3600"], "trois": ["ahead", "-3600"]}
    return await under_load(postgres, size, scene, oddly=odd)
