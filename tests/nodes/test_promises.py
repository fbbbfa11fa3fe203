"""What was promised at one node holds at the next: who has a seat, and who has agreed to what."""

import asyncio
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlotte.client import Client, open_table
from support.cluster.cluster import Cluster
from support.cluster.scenes import moved
from support.logbook import logbook
from support.private import asked
from support.server import run
from support.tables import Json, Phone, refusal

JOIN = ("join", "a-long-and-secret-id-0005")
XAVIER = {"name": "Xavier", "animal": "chat"}


async def url_of(here: Cluster, code: str = "") -> str:
    return f"http://127.0.0.1:{await here.balancer.reach(code)}"


async def host_of(here: Cluster, game: str) -> tuple[Client, str]:
    """Of a new table: the host, and the key of its link."""
    opened = await open_table(await url_of(here), "Camille", "renard", game)
    url = await url_of(here, opened["code"])
    host = await Client(url, opened["code"], tokens=[opened["token"]]).start()
    await host.until(lambda: bool(host.table))
    return host, opened["key"]


async def answer_to_join(here: Cluster, code: str, key: str) -> Json:
    """What a socket without a token hears of Xavier's join, by the link."""
    url = (await url_of(here, code)).replace("http", "ws", 1) + f"/ws/{code}"
    async for socket in connect(url, compression=None):  # again, while a dead node is still called
        stranger = Phone(socket)
        with suppress(ConnectionClosed):
            await stranger.send(hello={"table": code, "key": key})
            return await stranger.ask(*JOIN, **XAVIER)
    raise AssertionError("the connection is tried for ever")


async def join_sent_again(here: Cluster) -> tuple[Json, Json, Json]:
    """A join, the same after the table has moved, and after the seat was given to somebody else."""
    host, key = await host_of(here, "lauriers")
    zoe: Client | None = None
    try:
        first = await answer_to_join(here, host.code, key)
        await moved(here, [host])
        again = await answer_to_join(here, host.code, key)
        seat = first["answer"]["person"]
        zoe = await Client(await url_of(here, host.code), host.code, key=key).start()
        await zoe.ask("claim", person=seat)
        await host.until(lambda: host.table["guests"] != [])
        await host.ask("admit", guest=host.table["guests"][0]["id"], seat_of=seat)
        await zoe.until(lambda: zoe.you == [seat])
        for node in here.nodes:
            if not node.running:
                await asyncio.to_thread(node.start)
                await asyncio.to_thread(node.wait)
        await moved(here, [host, zoe])
        return first, again, await answer_to_join(here, host.code, key)
    finally:
        for client in (host, zoe):
            if client is not None:
                await client.stop()


def test_a_join_sent_again_is_answered_by_any_node_while_the_same_person_has_the_seat(
    here: Cluster,
) -> None:
    first, again, after = run(lambda: join_sent_again(here), 200)
    assert first["answer"]["person"] == again["answer"]["person"] == 2
    assert after["refused"] == "seat-lost"


async def asked_in_two_nodes(here: Cluster, *, agree: bool) -> tuple[str, str]:
    """Two people have played a private match. One answers at a node, the other at the next."""
    host, key = await host_of(here, "melo")
    second = await Client(await url_of(here, host.code), host.code, key=key).start()
    try:
        await second.ask("join", name="Zélie", animal="chat")
        for _ in range(2):
            await host.ask("add-bot", level=1)
        await host.ask("start")
        await host.ask("stop")
        await host.until(lambda: asked(host) == (2, 0, ""))
        match: str = host.table["match"]["id"]
        await host.ask("keep-log")
        await moved(here, [host, second])
        await host.until(lambda: asked(host) == (2, 1, ""))
        await second.ask("keep-log", yes=agree)
        for one in (host, second):
            await one.until(lambda o=one: asked(o)[:2] == (2, 2))
        if not agree:
            assert (await refusal(host.ask("replay", match=match))).key == "replay-forgotten"
        return match, asked(host)[2]
    finally:
        for one in (host, second):
            await one.stop()


def log_of(here: Cluster, match: str) -> tuple[bool, bool]:
    """Whether the store keeps the log of a match, and has any of it."""
    with logbook(here.database, here.folder) as book:
        row: Any = book.reader.match(match)
        return row.kept, bool(book.reader.inputs(match))


def test_a_yes_at_one_node_and_a_yes_at_the_next_keep_a_private_match(here: Cluster) -> None:
    match, fate = run(lambda: asked_in_two_nodes(here, agree=True), 200)
    assert fate == "kept"
    assert log_of(here, match) == (True, True)


def test_a_no_at_the_next_node_forgets_what_one_has_agreed_to_keep(here: Cluster) -> None:
    match, fate = run(lambda: asked_in_two_nodes(here, agree=False), 200)
    assert fate == "forgotten"
    assert log_of(here, match) == (False, False)
