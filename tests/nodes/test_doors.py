"""Who comes to the nodes through HAProxy and through nginx, as we ship their configurations."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.client import HTTPConnection
from typing import Any

from balancer import PROGRAMS
from websockets.asyncio.client import connect

from parlotte.client import Client, Json, open_table
from parlotte.server.settings import Limits
from parlotte.server.sockets.frames import CLOSE_NO_TABLE
from support.cluster.balancing import Balancer
from support.cluster.cluster import Cluster
from support.server import run
from support.tables import Phone

RUDE = range(1, 9)  # so few hellos each that none has to wait
FRIEND = 9


@asynccontextmanager
async def phone(
    door: Balancer, path: str, code: str, home: str = "127.0.0.1", **hello: Any
) -> AsyncIterator[Phone]:
    url = f"ws://127.0.0.1:{door.port}{path}"
    # Frames that nobody reads are taken all the same: else a goodbye would wait behind them.
    about: dict[str, Any] = {"compression": None, "max_queue": None, "local_addr": (home, 0)}
    async with connect(url, **about) as socket:
        one = Phone(socket)
        await one.send(hello={"table": code, **hello})
        yield one


def spellings(code: str) -> list[str]:
    """Of which a balancer that hashes them brings some to other nodes than the table's."""
    places = range(len(code))
    encoded = [f"{code[:at]}%{ord(code[at]):02X}{code[at + 1 :]}" for at in places]
    small = [f"{code[:at]}{code[at].lower()}{code[at + 1 :]}" for at in places]
    return [*encoded, *small, code.lower()]


async def tossed(here: Cluster, door: Balancer) -> None:
    url = f"http://127.0.0.1:{door.port}"
    opened = await open_table(url, "Camille", "renard")
    code, key = opened["code"], opened["key"]
    async with Client(url, code, tokens=[opened["token"]]) as host:
        await host.until(lambda: bool(host.table))
        owner, told = here.owned()[code], set()
        for spelling in spellings(code):
            async with phone(door, f"/ws/{spelling}", code, key=key) as stranger:
                told.add((await stranger.read()).get("refused"))
        async with phone(door, f"/ws/{code}", code) as knocking:
            assert "door" in await knocking.read()
        async with phone(door, f"/ws/{code}", code, key=key) as friend:
            await friend.read(having="welcome")
        await host.ask("add-bot", level=1)
        assert host.reconnections == 0
        assert here.owned()[code] == owner
        assert told == {"bad-hello"}


def test_a_stranger_tosses_no_table_between_nodes(here: Cluster, door: Balancer) -> None:
    run(lambda: tossed(here, door))
    assert here.complaints()["balancer-scatters"] == 0


async def crowded(door: Balancer) -> list[Json]:
    """Rude people fill the places of the invited; what two friends hear, who come then."""
    opened = await open_table(f"http://127.0.0.1:{door.port}", "Camille", "renard")
    code, key = opened["code"], opened["key"]
    async with AsyncExitStack() as stack:

        async def comes(number: int, **hello: Any) -> Phone:
            home = f"127.0.{list(PROGRAMS).index(door.name) + 7}.{number}"
            one = phone(door, f"/ws/{code}", code, home, key=key, **hello)
            return await stack.enter_async_context(one)

        for number in range(Limits().invited):
            await (await comes(RUDE[number % len(RUDE)])).read(having="welcome")
        assert await (await comes(RUDE[0])).closed() == CLOSE_NO_TABLE
        friends = [await comes(FRIEND, screen=big) for big in (False, True)]
        return [await one.read(having="welcome") for one in friends]


def test_eighty_sockets_with_the_link_do_not_shut_its_door(door: Balancer) -> None:
    """Each balancer says from which address somebody comes."""
    assert ["welcome" in heard for heard in run(lambda: crowded(door))] == [True, True]


def asked(door: Balancer, path: str) -> tuple[int, str | None]:
    line = HTTPConnection("127.0.0.1", door.port, timeout=60)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.status, answer.getheader("location")
    finally:
        line.close()


def test_pages_of_a_table_are_led_to_the_one_address_it_has(door: Balancer) -> None:
    assert asked(door, "/MILOTA") == (200, None)
    for path in ("/milota", "/%4DILOTA", "/MILOTA/"):
        assert asked(door, path) == (307, "/MILOTA")


def test_a_socket_without_a_table_in_its_address_reaches_a_node(door: Balancer) -> None:
    async def scene() -> None:
        async with phone(door, "/ws", "ZAZAZA") as stray:
            assert json.loads(await stray.socket.recv())["refused"] == "no-such-table"

    run(scene)
