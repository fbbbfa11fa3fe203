"""One socket, as a table knows it: the persons it speaks for, and the delivery of its frames.

A frame goes straight to the transport while that accepts it. For a slow reader a task delivers a
backlog; a reader too far behind loses the backlog and gets one full view. A client that asks and
does not read is not read from any more; with too many unsent bytes its socket is closed.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal, Protocol

from parlotte.core.contract import Param, Rejected
from parlotte.i18n import Speaker
from parlotte.server.limits.unread import NOTICED, Unread
from parlotte.server.logs import event
from parlotte.server.settings import Limits
from parlotte.server.sockets.frames import ANSWER, CLOSE_BEHIND, Id, refusal
from parlotte.server.sockets.transport import TableSocket

log = logging.getLogger("parlotte.socket")
Voice = Literal["", "off", "on"]  # of a big screen: none, able to read aloud, reading aloud
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
GONE = 1006
CLOSE_SECONDS = 2.0
LAST_WORDS = 0.25  # seconds for the close frame to arrive before an abort
BEHIND = 256 * 1024  # unsent bytes of answers, beyond which we stop reading


class Place(Protocol):
    """The part of a table's stage that a connection needs."""

    def whole(self, connection: "Connection", heard: int | None) -> bytes:
        """The full view of the connection, with the events missed since `heard`."""
        ...

    def leave(self, connection: "Connection") -> None: ...


class Connection:
    def __init__(
        self,
        send: Send,
        transport: TableSocket,
        address: str,
        say: Speaker,
        limits: Limits,
        unread: Unread,
    ) -> None:
        self._send = send
        self._transport = transport
        self._unread = unread
        self._backlog: deque[tuple[bytes, int]] | None = None
        self._backlog_bytes = 0
        self._answer_bytes = 0  # of these, answers to its own frames
        # Frames were dropped: a full view is due, with the events since this count.
        self._owed_since: int | None = None
        self._task: asyncio.Task[None] | None = None  # delivers the backlog, or closes the socket
        self.address = address
        self.say = say
        self.limits = limits
        self.screen = False
        self.voice: Voice = ""
        self.viewer: tuple[int, ...] = ()
        self.stage: Place | None = None
        self.admitted = False
        self.let_in = False  # let in by somebody at the table
        self.in_flight = 0
        # Called after an answer; reading may be paused until then.
        self.on_answer: Callable[[], None] | None = None
        self.close_code: int | None = None

    @property
    def stands(self) -> bool:
        """Whether it is open and speaks for nobody."""
        return not self.viewer and self.close_code is None

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        """Sends now, or as soon as the reader accepts it. Never waits, never fails."""
        if self.close_code is not None:
            return
        if self._backlog is not None:
            self._queue(self._backlog, frame, heard)
        elif (held := self._transport.write(frame)) is not None:
            if held <= NOTICED:
                return
        else:
            self._backlog = deque()
            self._add(self._backlog, frame, heard)
            self._task = asyncio.get_running_loop().create_task(self._deliver(self._backlog))
        waiting = self.unread()
        if waiting > NOTICED:
            self._unread.waits(self, waiting)

    def unread(self) -> int:
        """Unsent bytes, in the backlog and in the transport."""
        return self._backlog_bytes + self._transport.held_back()

    @property
    def is_behind(self) -> bool:
        """Whether so many answers are unsent that we stop reading from the client."""
        return self._answer_bytes > BEHIND

    @property
    def lags(self) -> bool:
        """Whether the reader is slow: frames wait, and may be dropped."""
        return self._backlog is not None

    def _queue(self, backlog: deque[tuple[bytes, int]], frame: bytes, heard: int) -> None:
        """Queues a frame; too many views are replaced by one full view, answers are kept."""
        if heard == ANSWER:
            self._add(backlog, frame, heard)
        elif self._owed_since is None:
            self._add(backlog, frame, heard)
            views = [told for _, told in backlog if told != ANSWER]
            if len(views) > self.limits.backlog:
                self._owed_since = views[0]
                answers = [one for one in backlog if one[1] == ANSWER]
                backlog.clear()
                backlog.extend(answers)
                self._backlog_bytes = self._answer_bytes

    async def _deliver(self, backlog: deque[tuple[bytes, int]]) -> None:
        try:
            while backlog or self._owed_since is not None:
                frame, heard = backlog.popleft() if backlog else (self._whole(), None)
                async with asyncio.timeout(self.limits.slow_seconds):
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                if heard is not None:
                    self._taken(len(frame), len(frame) if heard == ANSWER else 0)
        except TimeoutError:
            self.close_code = GONE
            self._transport.abort()
        except Exception:
            self.close_code = GONE
        finally:
            self._backlog = None
            self._taken(self._backlog_bytes, self._answer_bytes)

    def _add(self, backlog: deque[tuple[bytes, int]], frame: bytes, heard: int) -> None:
        backlog.append((frame, heard))
        self._backlog_bytes += len(frame)
        if heard == ANSWER:
            self._answer_bytes += len(frame)

    def _taken(self, size: int, answers: int) -> None:
        """Bytes were sent; reading may resume."""
        behind = self.is_behind
        self._backlog_bytes = max(0, self._backlog_bytes - size)
        self._answer_bytes = max(0, self._answer_bytes - answers)
        if behind and not self.is_behind and self.on_answer is not None:
            self.on_answer()

    def _whole(self) -> bytes:
        heard, self._owed_since = self._owed_since, None
        if self.stage is None:
            raise ConnectionError("nobody is there any more")
        return self.stage.whole(self, heard)

    def refuse(self, key: str, act: Id | None = None, /, **params: Param) -> None:
        self.reject(Rejected(key, **params), act)

    def reject(self, rejected: Rejected, act: Id | None = None) -> None:
        self.push(refusal(rejected, self.say, act))

    def close(self, code: int, *, at_once: bool = False, last: bytes = b"") -> None:
        """Closes the socket; the peer has two seconds. `at_once`: we no longer read from it."""
        if self.close_code is not None:
            return
        self.close_code = code
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._shut(code, at_once, last))

    def cut_off(self) -> None:
        """Too many bytes are unsent: drops them and closes; the client may reconnect."""
        last = refusal(Rejected("fell-behind"), self.say)
        if self._backlog is not None:
            self._backlog.clear()
        self._owed_since = None
        event(log, "reader-cut-off", level=logging.WARNING)
        self.close(CLOSE_BEHIND, at_once=True, last=last)

    async def _shut(self, code: int, at_once: bool, last: bytes) -> None:
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):
                if last:
                    await self._send({"type": "websocket.send", "text": last.decode()})
                await self._send({"type": "websocket.close", "code": code})
                while at_once and self._transport.held_back():
                    await asyncio.sleep(LAST_WORDS / 5)
            if not at_once:
                self._transport.resume()  # the peer's close frame must be read
                return
            await asyncio.sleep(LAST_WORDS)
        self._transport.abort()

    def forget(self) -> None:
        """The socket is closed: nothing more is sent."""
        if self.close_code is None:
            self.close_code = GONE
        self._unread.forget(self)
        if self._backlog is not None and self._task is not None:
            self._task.cancel()

    async def closed(self) -> None:
        """Waits until `close` has finished, as the transport would be closed under it."""
        if self.close_code is not None and self._task is not None:
            with suppress(asyncio.CancelledError, Exception):
                await self._task

    def answered(self) -> None:
        """One of the frames of this socket has been answered."""
        self.in_flight -= 1
        if self.on_answer is not None:
            self.on_answer()
