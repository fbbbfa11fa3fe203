"""Four clients that act in turn: at a table, or at the bare server."""

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bench.server.sockets import LeanSocket, connect
from parlotte.client import Json
from parlotte.games import registered

PLAYERS = 4
ANIMALS = ("renard", "rainette", "poulpe", "chat")
NAMES = ("Camille", "Lucas", "Inès", "Hugo")


class Circle:
    """One act at a time: it is over when everybody concerned has received it."""

    def __init__(self) -> None:
        self.sockets: list[LeanSocket] = []
        self.latencies: list[float] = []
        self.acts = 0
        self.bytes_in = self.frames_in = 0
        self.done: Callable[[Circle], None] = Circle.rest
        self._began = 0.0

    def act(self) -> None:
        raise NotImplementedError

    def rest(self) -> None:
        """The default `done`: no further act."""

    def begin(self) -> None:
        self._began = time.perf_counter()

    def over(self) -> None:
        self.acts += 1
        self.latencies.append(time.perf_counter() - self._began)
        self.done(self)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class BareCircle(Circle):
    """One frame in, four of its size out."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._frame = b"x" * size
        self._missing = 0
        self._turn = 0

    async def sit_down(self, port: int, number: int) -> None:
        for _ in range(PLAYERS):
            self.sockets.append(await connect(f"/{number}", port, self._heard))

    def act(self) -> None:
        self.begin()
        self._missing = PLAYERS
        self._turn += 1
        self.sockets[self._turn % PLAYERS].send(self._frame)

    def _heard(self, frame: bytes) -> None:  # noqa: ARG002
        self._missing -= 1
        if self._missing == 0:
            self.over()


class Told(Struct):
    ack: int | None = None
    refused: str = ""
    view: Raw = Raw()
    table: Raw = Raw()
    events: Raw = Raw()
    mine: dict[str, dict[str, Raw] | None] = {}
    answer: dict[str, Any] | None = None
    seq: int = 0


TOLD = msgspec.json.Decoder(Told)
TEXTS = 500  # repeated texts, so that caches of texts stay bounded


UNHURRIED = {"writing_minutes": 0, "voting_seconds": 0}


def _with(options: dict[str, Any]) -> str:
    """The game with these options: a circle is made for a kind of game, not for a name."""
    return next(
        key
        for key, game in registered().items()
        if options.keys() <= {one.name for one in msgspec.structs.fields(game.options)}
    )


class TableCircle(Circle):
    """Four people in a match, who answer their prompts. Without drafts, each of which would wait
    for
    its second; `drafts.py` measures those."""

    def __init__(self, options: dict[str, Any] = UNHURRIED) -> None:
        super().__init__()
        self._options = options
        self._game = _with(options)
        self._prompts: list[list[Json]] = [[] for _ in range(PLAYERS)]
        self._heard = [0] * PLAYERS
        self._heard_before = [0] * PLAYERS
        self._id = 0
        self._actor = -1
        self._acked = self._public = False
        self._ended = False
        self._answer: asyncio.Future[Told] | None = None

    async def sit_down(self, port: int, number: int) -> None:  # noqa: ARG002
        opener = {"name": NAMES[0], "animal": ANIMALS[0], "game": self._game}
        body = json.dumps(opener).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}
        )
        opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
        for seat in range(PLAYERS):
            on_frame = self._listener(seat)
            socket = await connect("/ws", port, on_frame)
            self.sockets.append(socket)
            hello = {"table": opened["code"], "key": opened["key"]}
            if seat == 0:
                hello["tokens"] = [opened["token"]]
            socket.send(json.dumps({"hello": hello}).encode())
            if seat:
                await self.ask(seat, {"act": "join", "name": NAMES[seat], "animal": ANIMALS[seat]})
        await self.ask(0, {"act": "set-options", "options": self._options})
        await self.ask(0, {"act": "start"})

    async def ask(self, seat: int, wish: dict[str, Any]) -> Told:
        self._answer = asyncio.get_running_loop().create_future()
        self._id += 1
        self.sockets[seat].send(json.dumps({"id": self._id, "ask": wish}).encode())
        return await self._answer

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        def on_frame(frame: bytes) -> None:
            self.frames_in += 1
            self.bytes_in += len(frame)
            told = TOLD.decode(frame)
            if told.refused and told.refused != "server-restarting":
                raise RuntimeError(f"refused: {told.refused}")
            for part in filter(None, told.mine.values()):
                if "prompts" in part:
                    self._prompts[seat] = msgspec.json.decode(part["prompts"])
            if told.seq:
                self._heard[seat] += 1
                self._ended = self._ended or b'outcome":' in bytes(told.table)
            if told.ack == self._id:
                if self._answer is not None:
                    self._answer.set_result(told)
                    self._answer = None
                    return
                self._acked = True
                self._public = bool(bytes(told.view) or bytes(told.table) or bytes(told.events))
            self._check()

        return on_frame

    def act(self) -> None:
        self.begin()
        self._acked = False
        self._heard_before = list(self._heard)
        for seat in range(PLAYERS):
            prompt = next((one for one in self._prompts[seat] if one["must"]), None)
            if prompt is not None:
                self._actor = seat
                self._send({"do": self._doing(prompt)})
                return
        if self._ended:
            self._ended = False
            self._actor = 0
            self._send({"ask": {"act": "start"}})
        else:  # the frame with the next prompt has not arrived yet
            asyncio.get_running_loop().call_later(0.001, self.act)

    def _doing(self, prompt: Json) -> dict[str, Any]:
        action: dict[str, Any] = {"act": prompt["act"]}
        for name, need in prompt["needs"].items():
            text = f"Sorte de chose ancienne, numéro {self._id % TEXTS}, dont on ne dit rien."
            action[name] = (
                text if need["kind"] == "text" else need["of"][self._id % len(need["of"])]
            )
        if "done" in action:
            action["done"] = True
        return action

    def _send(self, frame: dict[str, Any]) -> None:
        self._id += 1
        self.sockets[self._actor].send(msgspec.json.encode({"id": self._id, **frame}))

    def _check(self) -> None:
        """An act is over when it is acknowledged and, if public, when all have received it."""
        if not self._acked:
            return
        if self._public and any(
            now == before for now, before in zip(self._heard, self._heard_before, strict=True)
        ):
            return
        self._acked = False
        self.over()
