"""An async client of the server that reconnects, as docs/protocol.md describes it.

It knows no rules. It holds the views that the server sends, and sends acts and commands. After a
lost connection it reconnects, repeats what was not answered, and resumes.
"""

import asyncio
import json
import random
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

Json = dict[str, Any]

PROTOCOL = 1
STEADY = 10.0  # seconds after which a connection counts as stable
FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0  # seconds between two attempts
# Close codes after which a retry would get the same answer.
FINAL_CODES = frozenset({1008, 4000, 4003, 4004, 4005, 4010, 4011, 4026})

RESTARTS = 1012
FORBIDDEN = 403
_CODE = re.compile("[A-Za-z]{4}(?:[A-Za-z]{2}){0,3}")
_CHANCE = random.Random()  # our own generator: an embedding program may seed the global one


class Refused(Exception):  # noqa: N818 - it reads as the verdict it is
    """A refusal by the server: a key, its parameters, and a message."""

    def __init__(self, message: Json) -> None:
        super().__init__(message["refused"])
        self.key: str = message["refused"]
        self.params: Json = message.get("params", {})
        self.sentence: str = message.get("say", "")


class Closed(Exception):  # noqa: N818
    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


async def open_table(
    url: str, name: str | None, animal: str, game: str = "", options: Json | None = None
) -> Json:
    """Opens a table: its code, the key of its link, and the host's person and token."""
    about = {"name": name, "animal": animal, "game": game, "options": options or {}}
    return await asyncio.to_thread(_post, f"{url}/api/tables", about)


def _post(url: str, body: Json) -> Json:
    request = urllib.request.Request(  # noqa: S310 - the address is our caller's
        url, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            message: Json = json.load(answer)
    except urllib.error.HTTPError as fault:
        message = json.load(fault)
        if "refused" in message:
            raise Refused(message) from None
        raise
    return message


class Client:
    """One device at a table. `tokens` are its seats; without any it watches, or knocks."""

    def __init__(  # noqa: PLR0913 - what a hello may hold
        self,
        url: str,
        code: str,
        *,
        tokens: list[str] | None = None,
        key: str = "",
        lang: str = "fr",
        screen: bool = False,
        origin: str | None = None,
    ) -> None:
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        # The path holds the code, so that a balancer sends all its people to one node.
        table = f"/{code.upper()}" if _CODE.fullmatch(code) else ""
        self._socket_url = f"{scheme}://{parts.netloc}/ws{table}"
        self._origin = origin
        self.code = code
        self.tokens = list(tokens or ())
        self._key = key
        self._lang = lang
        self._screen = screen
        self.you: list[int] = []
        self.lost: list[int] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.mine: dict[int, Json] = {}
        self.events: list[Json] = []
        self.notices: list[Json] = []  # refusals that answer none of our frames
        self.at_the_door = False
        self.epoch = ""
        self.seq = -1
        self.heard = 0
        self.now = 0
        self.hold = 0
        self.stands = 0
        self.left = 0  # milliseconds left to answer whether a private match is kept
        self.lasted: int | None = None  # how long the phase had been shown when we last connected
        self.reconnections = -1
        self.watch: Callable[[str], None] | None = None  # sees every frame as it comes in
        self._socket: ClientConnection | None = None
        self._greeted = False  # the hello is answered; nothing else is sent before
        self._dropped = False  # the last disconnection was our own
        self._task: asyncio.Task[None] | None = None
        self._unanswered: dict[str | int, tuple[str, asyncio.Future[Json]]] = {}
        self._changed = asyncio.Condition()
        self._over: Closed | None = None

    async def start(self) -> Self:
        """Connects, and waits until the server has let us in, or told us to knock."""
        self._task = asyncio.get_running_loop().create_task(self._run())
        await self.until(lambda: bool(self.table) or self.at_the_door)
        return self

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        for _, answer in self._unanswered.values():
            answer.cancel()
        self._unanswered.clear()

    async def drop(self) -> None:
        """Drops the connection, as a phone without network does; the client reconnects."""
        if self._socket is not None:
            self._dropped = True
            self._socket.transport.abort()
            await self._socket.wait_closed()

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while self._over is None:
            code, began = 1006, time.monotonic()
            try:
                async with connect(
                    self._socket_url,
                    origin=self._origin,  # type: ignore[arg-type]
                    compression=None,
                    max_size=None,
                ) as socket:
                    self._socket = socket
                    await socket.send(json.dumps({"hello": self._hello()}))
                    async for frame in socket:
                        await self._take(frame if isinstance(frame, str) else frame.decode())
                    code = socket.close_code or 1006
            except ConnectionClosed as gone:
                code = gone.rcvd.code if gone.rcvd is not None else 1006
            except InvalidStatus as refused:
                code = 1008 if refused.response.status_code == FORBIDDEN else 1006
            except (OSError, InvalidHandshake, TimeoutError, EOFError):
                pass
            moved = code == RESTARTS and self._greeted
            self._socket, self._greeted = None, False
            if code in FINAL_CODES:
                await self._end(Closed(code))
                return
            # Exponential backoff for connections that die soon. Not after a stable one, nor if the
            # server closed it to move us to another node.
            if self._dropped or moved or time.monotonic() - began > STEADY:
                self._dropped, wait = False, FIRST_WAIT
            await asyncio.sleep(wait * (0.5 + _CHANCE.random()))
            wait = min(2 * wait, LONGEST_WAIT)

    def _hello(self) -> Json:
        return {
            "protocol": PROTOCOL,
            "table": self.code,
            "tokens": self.tokens,
            "key": self._key,
            "epoch": self.epoch,
            "since": self.seq,
            "heard": self.heard,
            "lang": self._lang,
            "screen": self._screen,
        }

    async def _end(self, closed: Closed) -> None:
        self._over = closed
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(closed)
        self._unanswered.clear()
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, text: str) -> None:
        if self.watch is not None:
            self.watch(text)
        message: Json = json.loads(text)
        self._greeted = self._greeted or "welcome" in message or "door" in message
        if "welcome" in message:
            await self._welcomed(message["welcome"])
        self.at_the_door = "door" in message or (self.at_the_door and "welcome" not in message)
        if "seat" in message:
            self.tokens.append(message["seat"]["token"])
        if "seq" in message:
            self._show(message)
        if "refused" in message and message.get("id") not in self._unanswered:
            self.notices.append(message)
        elif "ack" in message or "refused" in message:
            self._answer(message)
        async with self._changed:
            self._changed.notify_all()

    async def _welcomed(self, welcome: Json) -> None:
        self.reconnections += 1
        self.you = welcome["you"]
        self.lost = welcome["lost"]
        if welcome["epoch"] != self.epoch:
            self.epoch, self.seq, self.heard = welcome["epoch"], -1, 0
        for frame, _ in list(self._unanswered.values()):
            if self._socket is not None:
                await self._socket.send(frame)

    def _show(self, message: Json) -> None:
        if message.get("whole"):
            self.table, self.view, self.mine = {}, None, {}
            self.you, self.epoch = message["you"], message["epoch"]
            self.heard = message["heard"] - len(message["events"])
            self.lasted = message.get("lasted")
        elif message["seq"] != self.seq + 1:
            raise RuntimeError(f"frame {message['seq']} after {self.seq}")
        self.seq, self.now = message["seq"], message["now"]
        self.hold, self.stands = message.get("hold", 0), message.get("stands", 0)
        self.left = message.get("left", 0)
        # Each key is replaced as a whole. Old values are not mutated: callers may hold them.
        self.table = {**self.table, **message.get("table", {})}
        if "view" in message:
            view = message["view"]
            self.view = None if view is None else {**(self.view or {}), **view}
        for person, part in message.get("mine", {}).items():
            if part is None:
                self.mine.pop(int(person), None)
            else:
                self.mine[int(person)] = {**self.mine.get(int(person), {}), **part}
        events = message.get("events", [])
        self.events += events
        self.heard += len(events)

    def _answer(self, message: Json) -> None:
        waiting = self._unanswered.pop(message["ack"] if "ack" in message else message["id"], None)
        if waiting is None or waiting[1].done():
            return
        if "refused" in message:
            waiting[1].set_exception(Refused(message))
            return
        answer = message.get("answer") or {}
        if "token" in answer:
            self.tokens.append(answer["token"])
        waiting[1].set_result(answer)

    async def do(self, action: Json, *, by: int | None = None) -> Json:
        """Sends an act for the present match; returns once it is written. `by`: its person."""
        match = self.table.get("match") or {}
        return await self._send({"do": action, "match": match.get("id")}, by)

    async def ask(self, act: str, /, *, by: int | None = None, **fields: Any) -> Json:
        return await self._send({"ask": {"act": act, **fields}}, by)

    async def _send(self, body: Json, by: int | None) -> Json:
        if self._over is not None:
            raise self._over
        name = secrets.token_hex(12)
        frame = {"id": name, **body}
        if by is not None:
            frame["as"] = by
        text = json.dumps(frame)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = (text, answer)
        if self._socket is not None and self._greeted:
            with suppress(ConnectionClosed):
                await self._socket.send(text)
        return await answer

    async def ping(self, echo: Any = None) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps({"ping": echo}))

    async def until(self, condition: Callable[[], bool], seconds: float = 30.0) -> None:
        """Waits until the condition holds. Raises Closed if the connection has ended for good."""
        async with asyncio.timeout(seconds), self._changed:
            while not condition():
                if self._over is not None:
                    raise self._over
                await self._changed.wait()

    def prompts(self, person: int | None = None) -> list[Json]:
        who = self.you[0] if person is None and self.you else person
        found: list[Json] = self.mine.get(who, {}).get("prompts", []) if who is not None else []
        return found
