"""Several nodes on one PostgreSQL in one process: shared helpers."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Any

from sqlalchemy import text
from websockets.asyncio.client import connect

from parlotte.client import Json, open_table
from parlotte.server.nodes.node import Node
from parlotte.server.settings import Pace
from support.scene import Scene, Test, asking
from support.server import QUICK, FakeSeconds, Running, run, running
from support.tables import Phone, eventually, toys

AT_ONCE = Pace(bot_thinks=QUICK.bot_thinks, bot_writes=QUICK.bot_writes, draining=10)


@asynccontextmanager
async def nodes(data: Path, url: str, *names: str, **settings: Any) -> AsyncIterator[list[Running]]:
    """One for each name, each with a port of its own; no balancer stands before them."""
    about = {"library": toys(), "pace": AT_ONCE, **settings}
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running(data / f"{place}-{name}", database=url, node=name, **about)
            )
            for place, name in enumerate(names)
        ]


def node_of(here: Running) -> Node:
    return here.house.cluster.node


async def a_table(here: Running) -> Json:
    return await open_table(here.url, "Camille", "renard", "toy")


async def a_seat(here: Running) -> tuple[str, Json]:
    """The code of a new table, and the hello of who opened it."""
    opened = await a_table(here)
    return opened["code"], {"tokens": [opened["token"]]}


@asynccontextmanager
async def phone_at(
    here: Running, code: str, path: str | None = None, **hello: Any
) -> AsyncIterator[Phone]:
    """A bare socket at this very node, with the table in its address, as a balancer wants it."""
    url = here.url.replace("http", "ws", 1) + (f"/ws/{code}" if path is None else path)
    async with connect(url, compression=None) as socket:
        one = Phone(socket)
        await socket.send(json.dumps({"hello": {"table": code, **hello}}))
        yield one


async def settled(*all_of_them: Running) -> None:
    """Each of them knows of all."""
    count = len(all_of_them)
    await eventually(lambda: all(len(node_of(one).lease.around) == count for one in all_of_them))


def two(data: Path, url: str, test: Scene, *, still: bool = False, **about: Any) -> None:
    """Plays a scene at two nodes. `still`: only the test moves their clock."""
    settings = {**about, "seconds": FakeSeconds()} if still else about

    async def main() -> None:
        async with nodes(data, url, "a", "b", **settings) as (first, second):
            await settled(first, second)
            await test(first, second)

    run(main)


def two_nodes(**about: Any) -> Callable[[Scene], Test]:
    """Plays a scene at two nodes; pytest gives it whatever else it asks for."""

    def frame(scene: Scene) -> Test:
        @wraps(scene)
        def test(tmp_path: Path, url: str, **given: Any) -> None:
            two(tmp_path, url, partial(scene, **given), **about)

        return asking(test, scene, but=("first", "second"), also=("tmp_path", "url"))

    return frame


async def welcomed(one: Phone) -> Json:
    await one.read(having="welcome")
    return await one.read(having="whole")


@asynccontextmanager
async def seated_at(
    here: Running, code: str, path: str | None = None, **hello: Any
) -> AsyncIterator[Phone]:
    """The socket of somebody who is welcome at this node."""
    async with phone_at(here, code, path, **hello) as one:
        await welcomed(one)
        yield one


async def add_bot(one: Phone, name: str) -> None:
    assert (await one.ask("add-bot", name, level=1))["ack"] == name


async def freeze(here: Running) -> None:
    """It beats no more and answers nobody, though its event loop goes on: as others see it, it is
    frozen."""
    lease, sharing = node_of(here).lease, here.house.cluster
    sharing.asked = lambda _: None
    turn, stood = lease._turn, asyncio.Event()
    loop = asyncio.get_running_loop()
    lease.renew = False

    def turns() -> None:
        loop.call_soon_threadsafe(stood.set)
        if lease.renew:
            turn()

    lease._turn = turns
    await stood.wait()  # a beat that was under way is over


def expire(here: Running) -> None:
    """Its lease is over, as one that is not renewed is some time."""
    with here.house._database.writing() as connection:
        over = "UPDATE nodes SET lease_until = now() - interval '1 s' WHERE id = :id"
        connection.execute(text(over), {"id": node_of(here).lease.id})


async def turned(here: Running, times: int) -> None:
    """Until its lease has been looked after so many times more."""
    lease, done = node_of(here).lease, []
    turn = lease._turn

    def counted() -> None:
        turn()
        done.append(1)

    lease._turn = counted
    await eventually(lambda: len(done) >= times)
