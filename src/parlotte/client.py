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
STABLE = 10.0  # seconds after which a connection counts as stable
FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0  # seconds between two attempts
# Close codes after which a retry would get the same answer.
FINAL_CODES = frozenset({1008, 4000, 4003, 4004, 4005, 4010, 4011, 4026})

RESTARTS = 1012  # close code of a server that stops, or hands its table to another node
FORBIDDEN = 403
_CODE = re.compile("[A-Za-z]{4}(?:[A-Za-z]{2}){0,3}")
_CHANCE = random.Random()  # our own generator: an embedding program may seed the global one


class Refused(Exception):  # noqa: N818 - `except Refused` reads well
    """A refusal by the server: a key, its parameters, and a message."""

    def __init__(self, refusal: Json) -> None:
        super().__init__(refusal["refused"])
        self.key: str = refusal["refused"]
        self.params: Json = refusal.get("params", {})
        self.sentence: str = refusal.get("say", "")


class Closed(Exception):  # noqa: N818 - named as `Refused`
    """The server has closed the connection for good, with a close code of docs/protocol.md."""

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
        with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310
            answer: Json = json.load(response)
    except urllib.error.HTTPError as fault:
        answer = json.load(fault)
        if "refused" in answer:
            raise Refused(answer) from None
        raise
    return answer


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
        # What the server has sent, under its names: docs/protocol.md explains each.
        self.you: list[int] = []  # the persons that our tokens stand for
        self.lost: list[int] = []  # which of our tokens are no longer good, counted from 0
        self.table: Json = {}
        self.view: Json | None = None
        self.mine: dict[int, Json] = {}  # by person
        self.events: list[Json] = []
        self.notices: list[Json] = []  # refusals that answer none of our frames
        self.at_the_door = False  # may knock, and is not let in yet
        self.epoch = ""  # what `seq` and `heard` are counted in
        self.seq = -1  # the number of the last frame
        self.heard = 0  # how many events were received
        # In milliseconds: match time; how long it stands still; of this, how long a shared device
        # changes hands; how long people may still say whether a private match is kept.
        self.now = self.hold = self.stands = self.left = 0
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
            # The wait doubles while connections die soon. It begins anew after a stable one, and
            # when the server moves us to another node.
            if self._dropped or moved or time.monotonic() - began > STABLE:
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
        frame: Json = json.loads(text)
        self._greeted = self._greeted or "welcome" in frame or "door" in frame
        if "welcome" in frame:
            await self._welcomed(frame["welcome"])
        self.at_the_door = "door" in frame or (self.at_the_door and "welcome" not in frame)
        if "seat" in frame:
            self.tokens.append(frame["seat"]["token"])
        if "seq" in frame:
            self._show(frame)
        if "refused" in frame and frame.get("id") not in self._unanswered:
            self.notices.append(frame)
        elif "ack" in frame or "refused" in frame:
            self._answer(frame)
        async with self._changed:
            self._changed.notify_all()

    async def _welcomed(self, welcome: Json) -> None:
        self.reconnections += 1
        self.you = welcome["you"]
        self.lost = welcome["lost"]
        if welcome["epoch"] != self.epoch:
            self.epoch, self.seq, self.heard = welcome["epoch"], -1, 0
        for text, _ in list(self._unanswered.values()):
            if self._socket is not None:
                await self._socket.send(text)

    def _show(self, frame: Json) -> None:
        if frame.get("whole"):
            self.table, self.view, self.mine = {}, None, {}
            self.you, self.epoch = frame["you"], frame["epoch"]
            self.heard = frame["heard"] - len(frame["events"])
            self.lasted = frame.get("lasted")
        elif frame["seq"] != self.seq + 1:
            raise RuntimeError(f"frame {frame['seq']} after {self.seq}")
        self.seq, self.now = frame["seq"], frame["now"]
        self.hold, self.stands = frame.get("hold", 0), frame.get("stands", 0)
        self.left = frame.get("left", 0)
        # Each key is replaced as a whole. Old values are not mutated: callers may hold them.
        self.table = {**self.table, **frame.get("table", {})}
        if "view" in frame:
            view = frame["view"]
            self.view = None if view is None else {**(self.view or {}), **view}
        for person, part in frame.get("mine", {}).items():
            if part is None:
                self.mine.pop(int(person), None)
            else:
                self.mine[int(person)] = {**self.mine.get(int(person), {}), **part}
        events = frame.get("events", [])
        self.events += events
        self.heard += len(events)

    def _answer(self, frame: Json) -> None:
        waiting = self._unanswered.pop(frame["ack"] if "ack" in frame else frame["id"], None)
        if waiting is None or waiting[1].done():
            return
        if "refused" in frame:
            waiting[1].set_exception(Refused(frame))
            return
        answer = frame.get("answer") or {}
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
