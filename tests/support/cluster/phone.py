"""A cheap client that reconnects by itself and records everything.

It behaves as docs/protocol.md asks of a client. For the checker it records every act with its
answer, every view it was shown, and every time without a connection.
"""

import asyncio
import hashlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from bench.server.sockets import LeanSocket, connect
from msgspec import Struct

from parlotte.client import FINAL_CODES, FIRST_WAIT, LONGEST_WAIT, Refused

Json = dict[str, Any]
PATIENCE = 10.0  # seconds without an answer, after which the connection counts as dead
MOVED = 1012
STEADY = 10.0  # seconds after which a connection counts as stable


class Sent(Struct):
    """A frame the phone sent, and its answer; times are monotonic, in seconds."""

    frame: bytes
    match: str  # the match at the time of sending
    do: bool
    at: float
    answered: float = 0.0
    refused: str = ""

    @property
    def acknowledged(self) -> bool:
        return bool(self.answered) and not self.refused


class Absence(Struct):
    """The time from losing the connection until the table is shown again."""

    lost: float
    code: int
    back: float = 0.0
    moment: str = ""  # match and phase shown then
    now: float = 0.0  # match time shown then, minus what is held
    acted: float = 0.0  # when the next act was acknowledged


def fingerprint(shown: Any) -> bytes:
    """A hash of what is shown, independent of the order of keys."""
    return hashlib.blake2b(
        msgspec.json.encode(shown, order="deterministic"), digest_size=8
    ).digest()


class Phone:
    def __init__(self, reach: Callable[[str], Awaitable[int]], code: str, *, home: str) -> None:
        """`reach` gives the balancer's port for this table; `home` is the local address to
        connect from."""
        self.code = code
        self.home = home
        self.tokens: list[str] = []
        self.key = ""
        self.you: list[int] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.mine: dict[int, Json] = {}
        self.seq, self.epoch, self.heard = -1, "", 0
        self.now = self.hold = 0  # match time as last told
        self.heard_at = 0.0
        self.port = 0  # where it connected last
        self.greeted = False
        self.over: int | None = None  # the close code after which reconnecting is useless
        self.sent: dict[str, Sent] = {}
        self.absences: list[Absence] = []
        self.last_done: Sent | None = None  # the last acknowledged act
        self.shown: dict[str, list[bytes]] = {}  # the public views in order, by match
        self.refusals: list[str] = []  # refusals that answered nothing we sent
        self.watch: Callable[[bytes], None] | None = None
        self._reach = reach
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._socket: LeanSocket | None = None
        self._lost: asyncio.Future[int] | None = None
        self._task: asyncio.Task[None] | None = None
        self._turned = asyncio.Event()
        self._pong: asyncio.Future[int] | None = None
        self._astray: int | None = None  # a port to use whatever the balancer says

    # The connection.

    async def start(self) -> "Phone":
        self._task = asyncio.get_running_loop().create_task(self._run())
        await self.until(lambda: bool(self.table))
        return self

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            self._socket.close()
        # the socket is closed in the loop's next turn, and the loop may end after this
        await asyncio.sleep(0)

    def drop(self) -> None:
        """Breaks the connection, as in a tunnel."""
        if self._socket is not None:
            self._socket.close()

    def call_at(self, port: int | None) -> None:
        """From now on it connects to this port, as if sent by a balancer; None: as usual again."""
        self._astray = port
        self.drop()

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while self.over is None:
            began = time.monotonic()
            code = await self._one_line()
            moved = self.greeted and code == MOVED  # not a failure: another node has the table
            if self.greeted or not self.absences or self.absences[-1].back:
                self.absences.append(Absence(time.monotonic(), code))
            self.greeted = False
            if code in FINAL_CODES:
                self.over = code
                self._turn()
                return
            if moved or time.monotonic() - began > STEADY:
                wait = FIRST_WAIT
            await asyncio.sleep(wait * (0.5 + random.random()))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _one_line(self) -> int:
        """From connecting to the end; returns the close code."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.port = self._astray or await self._reach(self.code)
                socket = await connect(f"/ws/{self.code}", self.port, self._take, self.home)
        except (OSError, TimeoutError):
            return 1006
        lost = self._lost = asyncio.get_running_loop().create_future()
        socket.on_lost = lambda: lost.done() or lost.set_result(socket.close_code)
        self._socket = socket
        try:
            if socket.closed:
                return socket.close_code
            socket.send(msgspec.json.encode({"hello": self._hello()}))
            while not lost.done():
                await asyncio.wait([lost], timeout=PATIENCE / 4)
                if not lost.done() and self._deaf():
                    return 1006
            return lost.result()
        finally:
            self._socket = None
            socket.on_frame = _nobody
            socket.close()

    def _deaf(self) -> bool:
        """Whether something has been unanswered for too long."""
        now = time.monotonic()
        if not self.greeted:
            return bool(self.absences) and now - self.absences[-1].lost > PATIENCE
        return any(now - self.sent[name].at > PATIENCE for name in self._waiting)

    def _hello(self) -> Json:
        said: Json = {"table": self.code, "tokens": self.tokens, "key": self.key}
        return said | {"epoch": self.epoch, "since": self.seq, "heard": self.heard}

    # What the server sends.

    def _take(self, frame: bytes) -> None:
        if self.watch is not None:
            self.watch(frame)
        told: Json = msgspec.json.decode(frame)
        if "welcome" in told:
            self._welcomed(told["welcome"])
        if "seq" in told:
            self._show(told)
        if "pong" in told and self._pong is not None and not self._pong.done():
            self._pong.set_result(told["now"])
        name = told.get("ack", told.get("id"))
        if name in self._waiting:
            self._answered(str(name), told)
        elif "refused" in told:
            self.refusals.append(told["refused"])
        self._turn()

    def _welcomed(self, welcome: Json) -> None:
        self.greeted = True
        self.you = welcome["you"]
        if welcome["epoch"] != self.epoch:
            self.epoch, self.seq, self.heard = welcome["epoch"], -1, 0
        else:  # nothing was missed: the view is current
            self._returned(welcome["now"])
        for name in self._waiting:
            self._write(self.sent[name].frame)

    def _returned(self, now: float) -> None:
        if self.absences and not self.absences[-1].back:
            one = self.absences[-1]
            one.back, one.moment, one.now = time.monotonic(), self.moment, now

    def _show(self, told: Json) -> None:
        if told.get("whole"):
            self.table, self.view, self.mine = {}, None, {}
            self.you, self.epoch = told["you"], told["epoch"]
            self.heard = told["heard"] - len(told["events"])
            self.table = told["table"]
            self._returned(told["now"] - told.get("hold", 0))
        elif told["seq"] != self.seq + 1:
            raise AssertionError(f"frame {told['seq']} after {self.seq}")
        self.seq, self.now, self.hold = told["seq"], told["now"], told.get("hold", 0)
        self.heard_at = time.monotonic()
        self.heard += len(told.get("events", ()))
        self.table = {**self.table, **told.get("table", {})}
        if "view" in told:
            view = told["view"]
            self.view = None if view is None else {**(self.view or {}), **view}
            if self.view is not None:
                self.shown.setdefault(self.match, []).append(fingerprint(self.view))
        for person, part in told.get("mine", {}).items():
            if part is None:
                self.mine.pop(int(person), None)
            else:
                self.mine[int(person)] = {**self.mine.get(int(person), {}), **part}

    def _answered(self, name: str, told: Json) -> None:
        sent, waiting = self.sent[name], self._waiting.pop(name)
        sent.answered, sent.refused = time.monotonic(), told.get("refused", "")
        if sent.do and not sent.refused:
            self.last_done = sent
            if self.absences and not self.absences[-1].acted:
                self.absences[-1].acted = sent.answered
        answer = told.get("answer") or {}
        if "token" in answer:
            self.tokens.append(answer["token"])
        if waiting.done():
            return
        if sent.refused:
            waiting.set_exception(Refused(told))
        else:
            waiting.set_result(answer)

    # What the phone sends.

    async def do(self, action: Json, *, by: int | None = None) -> Json:
        return await self._send({"do": action}, by)

    async def ask(self, act: str, **fields: Any) -> Json:
        return await self._send({"ask": {"act": act, **fields}}, None)

    async def _send(self, body: Json, by: int | None) -> Json:
        name = secrets.token_hex(12)
        frame = {"id": name, **body} | ({} if by is None else {"as": by})
        encoded = msgspec.json.encode(frame)
        self.sent[name] = Sent(encoded, self.match, "do" in body, time.monotonic())
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        if self.greeted:
            self._write(encoded)
        return await answer

    def _write(self, frame: bytes) -> None:
        if self._socket is not None:
            self._socket.send(frame)

    async def clock(self) -> int:
        """Match time, asked from the server; everything shown before has arrived by then."""
        while True:
            await self.until(lambda: self.greeted)
            self._pong = asyncio.get_running_loop().create_future()
            self._write(b'{"ping":1}')
            done, _ = await asyncio.wait([self._pong], timeout=2.0)
            if done:
                return self._pong.result()

    # What is shown.

    @property
    def match(self) -> str:
        return str((self.table.get("match") or {}).get("id", ""))

    @property
    def moment(self) -> str:
        """The current match and phase."""
        return f"{self.match} {self.table.get('phase')}"

    @property
    def ended(self) -> bool:
        return bool((self.table.get("match") or {}).get("outcome"))

    @property
    def person(self) -> int:
        return self.you[0]

    @property
    def unanswered(self) -> int:
        return len(self._waiting)

    def prompts(self) -> list[Json]:
        return self.mine.get(self.person, {}).get("prompts", []) if self.you else []

    def time_at(self, moment: float) -> float:
        """Match time at that moment in milliseconds, minus what is held, as far as this phone
        knows."""
        since = 1000 * (moment - self.heard_at)
        return self.now - self.hold + (since if self.table.get("running") else 0.0)

    def _turn(self) -> None:
        self._turned.set()
        self._turned = asyncio.Event()

    nudge = _turn

    async def until(self, so: Callable[[], bool], seconds: float = 60.0) -> None:
        async with asyncio.timeout(seconds):
            while not so():
                if self.over is not None:
                    raise ConnectionError(f"{self.code} closed with {self.over}")
                await self._turned.wait()


def _nobody(frame: bytes) -> None:
    """Ignores frames on an abandoned connection."""
