"""One socket, as a table knows it: whom it speaks for, and how frames reach it.

A frame goes straight to the transport while that takes it. When the reader is slow a pump waits for
him; when he falls too far behind he loses the backlog and gets one whole view. Who asks and does
not read is not heard any more; where too many bytes wait for him he is cut off.
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
from parlotte.server.sockets.transport import Transport

log = logging.getLogger("parlotte.socket")
Voice = Literal["", "off", "on"]  # of a big screen: none, it could read aloud, it does
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
GONE = 1006
CLOSE_SECONDS = 2.0
LAST_WORDS = 0.25  # seconds for a goodbye to reach whoever is cut off
BEHIND = 256 * 1024  # bytes that wait for one reader, before we hear him no more


class Place(Protocol):
    """The table it is at, as far as a connection needs to know it."""

    def whole(self, connection: "Connection", heard: int | None) -> bytes:
        """All he may see, with the events since he had heard so many."""
        ...

    def leave(self, connection: "Connection") -> None: ...


class Connection:
    __slots__ = (
        "_answer_bytes",
        "_backlog",
        "_backlog_bytes",
        "_owed_since",
        "_send",
        "_task",
        "_transport",
        "_unread",
        "address",
        "admitted",
        "close_code",
        "in_flight",
        "let_in",
        "limits",
        "on_answer",
        "say",
        "screen",
        "stage",
        "viewer",
        "voice",
    )

    def __init__(
        self,
        send: Send,
        transport: Transport,
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
        self._answer_bytes = 0  # of these, what he asked for himself
        # Has lost frames, and is owed a whole view with the events since he had heard so many.
        self._owed_since: int | None = None
        self._task: asyncio.Task[None] | None = None  # what waits for a slow reader, or closes
        self.address = address
        self.say = say
        self.limits = limits
        self.screen = False
        self.voice: Voice = ""
        self.viewer: tuple[int, ...] = ()
        self.stage: Place | None = None
        self.admitted = False
        self.let_in = False  # by somebody at the table
        self.in_flight = 0
        self.on_answer: Callable[[], None] | None = None  # whoever reads too fast waits for it
        self.close_code: int | None = None

    @property
    def stands(self) -> bool:
        """It is here, and speaks for nobody."""
        return not self.viewer and self.close_code is None

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        """Send now, or as soon as the reader takes it. Never waits, never fails."""
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
        """Bytes that wait for this reader, with us and in the transport."""
        return self._backlog_bytes + self._transport.held_back()

    @property
    def is_behind(self) -> bool:
        """So much of what he asked for waits that we hear him no more."""
        return self._answer_bytes > BEHIND

    @property
    def lags(self) -> bool:
        """Its reader is slow: frames wait, and may be dropped."""
        return self._backlog is not None

    def _queue(self, backlog: deque[tuple[bytes, int]], frame: bytes, heard: int) -> None:
        """Views that he did not take in time are dropped, for one whole view; answers are not."""
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
        """The reader has them; where that was much, we hear him again."""
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
        """Say nothing more; the peer has two seconds to take what was said before. Whoever is not
        read from any more can't answer our goodbye: he is cut off `at_once`."""
        if self.close_code is not None:
            return
        self.close_code = code
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._shut(code, at_once, last))

    def cut_off(self) -> None:
        """Too much waits for him: it is dropped, and he may come back for a whole view."""
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
                self._transport.resume()  # his answer must be read, whatever we waited for
                return
            await asyncio.sleep(LAST_WORDS)
        self._transport.abort()

    def forget(self) -> None:
        """The socket is closed: nothing more is sent, nobody waits."""
        if self.close_code is None:
            self.close_code = GONE
        self._unread.forget(self)
        if self._backlog is not None and self._task is not None:
            self._task.cancel()

    async def closed(self) -> None:
        """Wait until what `close` began is done; the transport would be torn from under it."""
        if self.close_code is not None and self._task is not None:
            with suppress(asyncio.CancelledError, Exception):
                await self._task

    def answered(self) -> None:
        """One of the things this socket asked for has been answered."""
        self.in_flight -= 1
        if self.on_answer is not None:
            self.on_answer()
