"""One socket, as a table knows it: whom it speaks for, and how frames reach it.

A frame goes straight to the transport while that takes it. When the reader is slow a pump waits for
him; when he falls too far behind he loses the backlog and gets one whole view.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal, Protocol

from parlotte.core.contract import Param, Rejected
from parlotte.i18n import Speaker
from parlotte.server.settings import Limits
from parlotte.server.sockets.frames import ANSWER, Id, refusal
from parlotte.server.sockets.transport import Transport

Voice = Literal["", "off", "on"]  # of a big screen: none, it could read aloud, it does
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
GONE = 1006
CLOSE_SECONDS = 2.0
LAST_WORDS = 0.25  # seconds for a goodbye to reach whoever is cut off
MOST_ANSWERS = 256  # far more than a socket may have asked for at once


class Place(Protocol):
    """The table it is at, as far as a connection needs to know it."""

    def whole(self, connection: "Connection", heard: int | None) -> bytes:
        """All he may see, with the events since he had heard so many."""
        ...

    def leave(self, connection: "Connection") -> None: ...


class Connection:
    __slots__ = (
        "_backlog",
        "_owed_since",
        "_send",
        "_task",
        "_transport",
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
        self, send: Send, transport: Transport, address: str, say: Speaker, limits: Limits
    ) -> None:
        self._send = send
        self._transport = transport
        self._backlog: deque[tuple[bytes, int]] | None = None
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

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        """Send now, or as soon as the reader takes it. Never waits, never fails."""
        if self.close_code is not None:
            return
        if self._backlog is not None:
            self._queue(self._backlog, frame, heard)
        elif self._transport.takes_more():
            self._transport.write(frame)
        else:
            self._backlog = deque(((frame, heard),))
            self._task = asyncio.get_running_loop().create_task(self._deliver(self._backlog))

    @property
    def lags(self) -> bool:
        """Its reader is slow: frames wait, and may be dropped."""
        return self._backlog is not None

    def _queue(self, backlog: deque[tuple[bytes, int]], frame: bytes, heard: int) -> None:
        """Views that he did not take in time are dropped, for one whole view; answers are not."""
        if heard == ANSWER:
            if len(backlog) < MOST_ANSWERS:
                backlog.append((frame, heard))
        elif self._owed_since is None:
            backlog.append((frame, heard))
            views = [told for _, told in backlog if told != ANSWER]
            if len(views) > self.limits.backlog:
                self._owed_since = views[0]
                answers = [one for one in backlog if one[1] == ANSWER]
                backlog.clear()
                backlog.extend(answers)

    async def _deliver(self, backlog: deque[tuple[bytes, int]]) -> None:
        try:
            while backlog or self._owed_since is not None:
                frame = backlog.popleft()[0] if backlog else self._whole()
                async with asyncio.timeout(self.limits.slow_seconds):
                    await self._send({"type": "websocket.send", "text": frame.decode()})
        except TimeoutError:
            self.close_code = GONE
            self._transport.abort()
        except Exception:
            self.close_code = GONE
        finally:
            self._backlog = None

    def _whole(self) -> bytes:
        heard, self._owed_since = self._owed_since, None
        if self.stage is None:
            raise ConnectionError("nobody is there any more")
        return self.stage.whole(self, heard)

    def refuse(self, key: str, act: Id | None = None, /, **params: Param) -> None:
        self.reject(Rejected(key, **params), act)

    def reject(self, rejected: Rejected, act: Id | None = None) -> None:
        self.push(refusal(rejected, self.say, act))

    def close(self, code: int, *, at_once: bool = False) -> None:
        """Say nothing more; the peer has two seconds to take what was said before. Whoever is not
        read from any more can't answer our goodbye: he is cut off `at_once`."""
        if self.close_code is not None:
            return
        self.close_code = code
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._shut(code, at_once))

    async def _shut(self, code: int, at_once: bool) -> None:
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code})
            if not at_once:
                self._transport.resume()  # his answer must be read, whatever we waited for
                return
            await asyncio.sleep(LAST_WORDS)
        self._transport.abort()

    def forget(self) -> None:
        """The socket is closed: nothing more is sent, nobody waits."""
        if self.close_code is None:
            self.close_code = GONE
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
