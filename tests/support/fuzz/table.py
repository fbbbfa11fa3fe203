"""A table under fuzzing: a host, a guest, a watcher, a screen, and a stranger at the door.

Whatever they send is answered, or their socket is closed with a code that docs/protocol.md names.
"""

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from laws.player import filled
from parlotte.core.prompts import Need
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws, Rng
from parlotte.server.http.socket_frames import Frame, read_frame
from parlotte.server.sockets import frames
from support.fuzz.steps import ROLES, Step
from support.server import ANIMALS

Json = dict[str, Any]
PATIENCE = 60.0  # seconds: whoever is not answered then never is
AT_ONCE = 8  # steps before all of them must be answered
NEEDS = msgspec.json.Decoder(Need)
# 1007: no UTF-8, 1009: too big; by the library.
NAMED = {1007, 1009} | {code for name, code in vars(frames).items() if name.startswith("CLOSE_")}


class Broken(AssertionError):
    """The house did what it never may."""


class Line:
    """A bare socket that remembers what it was shown, and what it was not answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.prompts: dict[str, list[Json]] = {}
        self.answers: dict[str, Json] = {}
        self.first: Json = {}
        self.unanswered: set[str] = set()
        self._pongs: set[str] = set()
        self._news = asyncio.Event()
        self._reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                self._hear(json.loads(text))
                self._news.set()
        self._news.set()

    def _hear(self, frame: Json) -> None:
        self.first = self.first or frame
        name = frame.get("ack") if frame.get("ack") is not None else frame.get("id")
        if isinstance(name, str):
            if name not in self.unanswered:
                raise Broken(f"{name} was answered twice")
            self.unanswered.discard(name)
            self.answers[name] = frame
        if isinstance(frame.get("pong"), str):
            self._pongs.add(frame["pong"])
        self.table.update(frame.get("table") or {})
        for person, part in (frame.get("mine") or {}).items():
            if part is not None and "prompts" in part:
                self.prompts[person] = part["prompts"]

    @property
    def closed(self) -> bool:
        return self._reading.done()

    async def send(self, frame: Any) -> None:
        await self.raw(json.dumps(frame))

    async def raw(self, text: str) -> None:
        with suppress(ConnectionClosed):
            await self.socket.send(text)

    async def settle(self, name: str) -> None:
        """Until all that was sent is answered, or the socket is closed with a word."""
        await self.send({"ping": name})
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.closed and (self.unanswered or name not in self._pongs):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Broken(f"never answered: {sorted(self.unanswered) or 'a ping'}") from None
        self.end()

    async def greeted(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.closed and not self.first:
                self._news.clear()
                await self._news.wait()
        self.end()

    def end(self) -> None:
        if not self.closed:
            return
        fault = self._reading.exception()
        if fault is not None:
            raise fault
        code = self.socket.close_code
        if code not in NAMED:
            raise Broken(f"dropped with {code}")
        self.unanswered.clear()  # whoever is closed is told so

    async def hang_up(self) -> None:
        await self.socket.close()
        await asyncio.wait([self._reading])


class Attacked:
    """One table, played at by steps."""

    def __init__(self, url: str, game: Registration) -> None:
        self._url = url
        self._game = game
        self._lines: dict[str, Line] = {}
        self._strangers: list[Line] = []
        self._count = 0
        self._code = ""
        self.told: Counter[str] = Counter()  # what the steps got

    async def open(self, *, playing: bool) -> None:
        host_of = {"name": "Camille", "animal": ANIMALS[0], "game": self._game.key}
        status, body = await http(self._url, "POST", "/api/tables", json.dumps(host_of))
        assert status == 201, (status, body)
        opened = json.loads(body)
        self._code, key = opened["code"], opened["key"]
        await self._come("host", tokens=[opened["token"]])
        await self._come("guest", key=key)
        await self._ask("guest", act="join", name="Zélie", animal=ANIMALS[1])
        await self._come("watcher", key=key)
        await self._come("screen", key=key, screen=True)
        await self._ask("host", act="set-knock", knock=True)
        await self._come("door")
        for _ in range(2, max(3, self._game.seats[0])):
            await self._ask("host", act="add-bot", level=1)
        if playing:
            await self._ask("host", act="start")

    async def _line(self) -> Line:
        socket = self._url.replace("http", "ws", 1) + "/ws"
        return Line(await connect(socket, compression=None, max_size=None, ping_interval=None))

    async def _come(self, role: str, **hello: Any) -> None:
        line = self._lines[role] = await self._line()
        await line.send({"hello": {"table": self._code, **hello}})
        await line.greeted()
        assert not line.closed, line.first

    async def _ask(self, role: str, **command: Any) -> None:
        line = self._lines[role]
        name = self._name(line)
        await line.send({"id": name, "ask": command})
        await line.settle(f"ping-{name}")
        assert "ack" in line.answers[name], line.answers[name]

    def _name(self, line: Line) -> str:
        self._count += 1
        name = f"step-{self._count}"
        line.unanswered.add(name)
        return name

    async def take(self, steps: list[Step]) -> None:
        for number, step in enumerate(steps, 1):
            await self._step(step)
            if number % AT_ONCE == 0:
                await self.settle()
        await self.settle()

    async def settle(self) -> None:
        for line in (*self._lines.values(), *self._strangers):
            self._count += 1
            await line.settle(f"ping-{self._count}")
        for line in self._lines.values():
            for answer in line.answers.values():
                self.told[answer.get("refused", "done")] += 1
            line.answers.clear()
        for stranger in self._strangers:
            await stranger.hang_up()
        self._strangers.clear()

    async def _step(self, step: Step) -> None:
        match step:
            case {"http": [method, path, body]}:
                status, told = await http(self._url, method, path, body)
                self.told[str(status)] += 1
                if status >= 500:
                    raise Broken(f"{method} {path}: {status} {told[:200]!r}")
            case {"stranger": frame}:
                line = await self._line()
                self._strangers.append(line)
                await line.send(self._live(frame))
                await line.greeted()
            case {"by": role, "text": text}:
                await self._lines[role].raw(text)
            case {"by": role, "play": draw}:
                await self._play(self._lines[role], random.Random(draw))
            case {"by": role, "frame": frame}:
                line = self._lines[role]
                frame = {name: it for name, it in self._live(frame).items() if name != "id"}
                if not line.closed:
                    await self._send(line, frame)
            case _:
                raise AssertionError(step)

    async def _send(self, line: Line, frame: Json) -> None:
        """Under a name, by which it is answered; unless it can't be read at all, or is a ping."""
        name = self._name(line)
        text = json.dumps({**frame, "id": name})
        read = read_frame(text)
        if read is None or (isinstance(read, Frame) and bytes(read.ping)):
            line.unanswered.discard(name)
        await line.raw(text)

    async def _play(self, line: Line, chance: random.Random) -> None:
        """Something that a prompt lists, so that the match goes on."""
        asked = [(who, one) for who, prompts in line.prompts.items() for one in prompts]
        if line.closed or not asked:
            return
        who, prompt = chance.choice(asked)
        draws = Draws(Rng(chance.randbytes(16)))
        needs = {
            name: NEEDS.decode(msgspec.json.encode(need)) for name, need in prompt["needs"].items()
        }
        fields = {name: filled(need, draws, "mot") for name, need in needs.items()}
        action = {"act": prompt["act"], **msgspec.to_builtins(fields, str_keys=True)}
        await line.send({"id": self._name(line), "as": int(who), "do": action})

    def _live(self, value: Any) -> Any:
        """With what a client knows put in."""
        match value:
            case dict():
                return {self._live(name): self._live(one) for name, one in value.items()}
            case list():
                return [*map(self._live, value)]
            case "$code":
                return self._code
            case "$phase":
                return self._shown("phase")
            case "$match":
                return (self._shown("match") or {}).get("id", "")
            case "$pack":
                packs = self._shown("packs") or [{}]
                return packs[0].get("name", "")
        return value

    def _shown(self, part: str) -> Any:
        return self._lines["host"].table.get(part)

    async def close(self) -> None:
        for line in (*self._lines.values(), *self._strangers):
            await line.hang_up()


async def http(url: str, method: str, path: str, body: str) -> tuple[int, bytes]:
    """One request on a line of its own, and the status of its answer."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    data = body.encode(errors="replace")
    head = (
        f"{method} {path} HTTP/1.1\r\nhost: {where.netloc}\r\nconnection: close\r\n"
        f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
    )
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(head.encode() + data)
            told = await reader.read()
    except TimeoutError:
        raise Broken(f"{method} {path}: never answered") from None
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    first, _, rest = told.partition(b"\r\n")
    if not first.startswith(b"HTTP/1.1 "):
        raise Broken(f"{method} {path}: dropped without an answer")
    return int(first.split()[1]), rest.partition(b"\r\n\r\n")[2]


__all__ = ["ROLES", "Attacked", "Broken", "Line", "http"]
