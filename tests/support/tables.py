"""Helpers for tests of a table: refusals, bare sockets, a clock to move, a small game."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from laws.toy import ToySubject
from parlotte.client import Client, Json, Refused, open_table
from parlotte.core.registration import Registration
from parlotte.games import registered
from parlotte.lexicon.judge import VotedIn
from parlotte.packs.format import Pack
from parlotte.server.content.library import Library
from parlotte.server.sockets.frames import CLOSE_NO_TABLE
from parlotte.server.store.writes import Write
from parlotte.server.table.live import LiveTable
from parlotte.server.table.live_match import LiveMatch
from support.papers_game import PAPERS
from support.server import Running

NEVER = 60.0  # seconds, on a machine with much else to do

TOY = ToySubject().registration


@cache
def games() -> Library:
    """The games of the house: read once, as no test changes them."""
    return Library(registered())


@cache
def toys() -> Library:
    """Where the game does not matter."""
    return ToyLibrary()


class ToyLibrary(Library):
    """A house of small games; their content is a word, the fault that is planted in some."""

    def __init__(
        self, *games: Registration, content: str = "none", private: bool = False, version: int = 1
    ) -> None:
        changes = {"private": private, "version": version}
        super().__init__({one.key: replace(one, **changes) for one in games or (PAPERS, TOY)})
        self._content = content

    def content(self, game: str, own: tuple[Pack, ...], house: VotedIn) -> object:
        return self._content


async def toy_table(here: Running) -> tuple[Client, Client]:
    opened = await open_table(here.url, "Camille", "renard", "toy")
    host = await here.client(opened["code"], tokens=[opened["token"]])
    second = await here.client(host.code)
    await second.ask("join", name="Zélie", animal="chat")
    return host, second


async def toy_match(here: Running) -> tuple[Client, Client]:
    host, second = await toy_table(here)
    await host.ask("start")
    return host, second


async def unhurried_match(here: Running) -> tuple[Client, Client]:
    """Without a deadline: nobody is in a hurry but the test."""
    host, second = await toy_table(here)
    await host.ask("set-options", options={"seconds": 0})
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    return host, second


async def play_toy(host: Client, second: Client, *, begun: bool = False) -> Json:
    """A whole game of three rounds."""
    if not begun:
        await host.ask("start")
    for number in "123":
        for one in (host, second):
            await one.until(lambda o=one, n=number: o.table["phase"] == n)
            await one.do({"act": "write", "text": f"mot {number} de {one.you[0]}"})
    for one in (host, second):
        await one.until(lambda o=one: bool(o.table["match"].get("outcome")))
    return host.table["match"]["outcome"]


async def played_match(here: Running) -> tuple[Client, Client, str]:
    """Two people who have just played a match, and its id."""
    host, second = await toy_table(here)
    await play_toy(host, second)
    return host, second, host.table["match"]["id"]


def phase_name(client: Client) -> str:
    return client.view["phase"]["name"]


async def refusal(asking: Awaitable[Any]) -> Refused:
    """What the server answers to something it must refuse."""
    try:
        answer = await asking
    except Refused as refused:
        return refused
    raise AssertionError(f"not refused: {answer}")


def presence(client: Client) -> dict[str, str]:
    return {one["name"]: one["presence"] for one in client.table["people"]}


def names(client: Client) -> list[str]:
    return [one["name"] for one in client.table["people"]]


def person(client: Client, name: str) -> Json:
    return next(one for one in client.table["people"] if one["name"] == name)


def told(client: Client, key: str) -> list[Json]:
    """The events of that name this client has heard."""
    return [event["params"] for event in client.events if event["key"] == key]


def holders(client: Client) -> list[str]:
    return client.view["holders"]


async def heard_by(asker: Client, others: Iterable[Client]) -> None:
    """Until everybody has seen whatever came before: a change of no importance comes after it."""
    me = asker.you[0]
    yes = me not in asker.table["ready"]
    await asker.ask("ready", by=me, yes=yes)
    for other in others:
        await other.until(lambda o=other: (me in o.table["ready"]) is yes)


def pass_time(here: Running, seconds: float) -> None:
    """So much time goes by, and what is due rings."""
    here.clock.now += seconds
    here.house.wheel.turn()


async def missing(here: Running, who: Client, other: Client) -> None:
    """Somebody's phone is off until the others are told that he is not there."""
    name = next(one["name"] for one in who.table["people"] if one["id"] == who.you[0])
    await who.stop()
    await other.until(lambda: presence(other)[name] == "away")
    pass_time(here, 10)
    await other.until(lambda: person(other, name).get("missing", False))


async def eventually(so: Callable[[], bool]) -> None:
    """Until the house itself has done something that no client is shown."""
    deadline = time.monotonic() + NEVER
    while not so():
        assert time.monotonic() < deadline, "it never was so"
        await asyncio.sleep(0.005)


async def gone_home(here: Running, *clients: Client) -> LiveTable:
    """Everybody hangs up; their table, once nobody is connected to it."""
    live = here.house.tables[clients[0].code]
    for one in clients:
        await one.stop()
    await eventually(lambda: not live.stage.attendance.connections)
    return live


async def unloaded(here: Running, *clients: Client) -> None:
    """Everybody goes home, and when nobody has come for long the table is no longer in memory."""
    code = clients[0].code
    live = await gone_home(here, *clients)
    patience = here.house.settings.pace.unload_after / 1000
    pass_time(here, patience - 1)
    assert here.house.tables.get(code) is live
    pass_time(here, 1)
    await eventually(lambda: code not in here.house.tables)
    # Our minute took no time: what was on its way to the disk gets there first.
    assert await here.house.written(Write()) == "written"


async def ringing(here: Running, so: Callable[[], bool]) -> None:
    """Time goes by a hundredth of a second after the other, and bots act in it, until it is so."""

    def turned() -> bool:
        pass_time(here, 0.01)
        return so()

    await eventually(turned)


class Phone:
    """A bare socket: it sends and reads the very frames, and never comes back by itself."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def read(self, *, having: str = "") -> Json:
        """The next frame, or the next one with such a member."""
        while True:
            text = await self.socket.recv(decode=True)
            self.frames.append(text)
            frame: Json = json.loads(text)
            if not having or having in frame:
                return frame

    async def ask(self, act: str, name: str | int, /, **fields: Any) -> Json:
        """A command under this id, and its answer."""
        await self.send(id=name, ask={"act": act, **fields})
        while True:
            frame = await self.read()
            if frame.get("ack") == name or frame.get("id") == name:
                return frame

    async def answer(self, name: str) -> str:
        """What is said of this id: done, or why not."""
        while True:
            frame = await self.read()
            if frame.get("ack") == name:
                return "done"
            if frame.get("id") == name:
                return str(frame["refused"])

    async def closed(self) -> int | None:
        """Read on to the end, and say why it was."""
        try:
            while True:
                await self.read()
        except ConnectionClosed:
            return self.socket.close_code


@asynccontextmanager
async def phone(
    here: Running, code: str, *, address: str = "", **hello: Any
) -> AsyncIterator[Phone]:
    """A socket that has said hello; `address` is what a trusted proxy says of it."""
    headers = {"x-forwarded-for": address} if address else {}
    url = here.url.replace("http", "ws", 1) + "/ws"
    async with connect(url, additional_headers=headers, compression=None) as socket:
        one = Phone(socket)
        await one.send(hello={"table": code, **hello})
        yield one


async def knocking(here: Running, host: Client, name: str = "Zélie") -> tuple[Client, int]:
    """Somebody at the door, and the number by which the host may admit this guest."""
    guest = await here.client(host.code)
    await guest.ask("knock", name=name)
    await host.until(lambda: host.table["guests"] != [])
    return guest, host.table["guests"][-1]["id"]


def match_of(here: Running, client: Client) -> LiveMatch:
    """The match at a client's table, as the house holds it."""
    match = here.house.tables[client.code].state.match
    assert match is not None
    return match


async def turned_down(here: Running, code: str, **hello: Any) -> list[str]:
    """Everything a hello gets before it is told that there is no such table for it."""
    async with phone(here, code, **hello) as one:
        assert await one.closed() == CLOSE_NO_TABLE
        return one.frames
