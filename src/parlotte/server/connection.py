"""One socket, as a table knows it: whom it speaks for, and how frames reach it.

A frame goes straight to the transport while that takes it. When the reader is slow a pump waits for
him; when he falls too far behind he loses the backlog and gets one whole view.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from parlotte.core.contract import Param, Rejected
from parlotte.i18n import Speaker
from parlotte.server.settings import Limits
from parlotte.server.transport import Wire
from parlotte.server.wire import CLOSE_TOO_SLOW, Id, refusal

if TYPE_CHECKING:
    from parlotte.server.table import LiveTable

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
GONE = 1006
CLOSE_SECONDS = 2.0


class Connection:
    __slots__ = (
        "_backlog",
        "_behind",
        "_send",
        "_task",
        "_wire",
        "address",
        "admitted",
        "close_code",
        "in_flight",
        "let_in",
        "limits",
        "say",
        "screen",
        "table",
        "viewer",
        "waiter",
    )

    def __init__(self, send: Send, wire: Wire, address: str, say: Speaker, limits: Limits) -> None:
        self._send = send
        self._wire = wire
        self._backlog: deque[bytes] | None = None
        self._behind = False  # has lost frames, and is owed a whole view
        self._task: asyncio.Task[None] | None = None  # what waits for a slow reader, or closes
        self.address = address
        self.say = say
        self.limits = limits
        self.screen = False
        self.viewer: tuple[int, ...] = ()
        self.table: LiveTable | None = None
        self.admitted = False
        self.let_in = False  # by somebody at the table
        self.in_flight = 0
        self.waiter: asyncio.Future[None] | None = None  # of a reader with too much in flight
        self.close_code: int | None = None

    def push(self, frame: bytes) -> None:
        """Send now, or as soon as the reader takes it. Never waits, never fails."""
        if self.close_code is not None:
            return
        if self._backlog is not None:
            self._queue(self._backlog, frame)
        elif self._wire.takes_more():
            self._send_now(frame)
        else:
            self._backlog = deque((frame,))
            self._task = asyncio.get_running_loop().create_task(self._deliver(self._backlog))

    def _send_now(self, frame: bytes) -> None:
        """The transport takes it, so `send` ends without waiting: no task is needed for it."""
        sending = self._send({"type": "websocket.send", "text": frame.decode()})
        try:
            sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.close_code = GONE
            return
        sending.close()
        raise RuntimeError("a writable socket made us wait")

    def _queue(self, backlog: deque[bytes], frame: bytes) -> None:
        if self._behind:
            return
        if len(backlog) >= self.limits.backlog:
            backlog.clear()
            self._behind = True
        else:
            backlog.append(frame)

    async def _deliver(self, backlog: deque[bytes]) -> None:
        try:
            while backlog or self._behind:
                if not backlog:
                    self._behind = False
                    if self.table is None or not self.admitted:
                        break
                    backlog.append(self.table.hub.whole(self))
                frame = backlog.popleft()
                async with asyncio.timeout(self.limits.slow_seconds):
                    await self._send({"type": "websocket.send", "text": frame.decode()})
        except TimeoutError:
            self.close_code = CLOSE_TOO_SLOW
            self._wire.abort()
        except Exception:
            self.close_code = GONE
        finally:
            self._backlog = None

    def refuse(self, key: str, act: Id | None = None, /, **params: Param) -> None:
        self.push(refusal(key, params, self.say(key, **params), act))

    def reject(self, rejected: Rejected, act: Id | None = None) -> None:
        self.refuse(rejected.key, act, **rejected.params)

    def close(self, code: int) -> None:
        """Say nothing more; the peer has two seconds to take what was said before."""
        if self.close_code is not None:
            return
        self.close_code = code
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._shut(code))
        self.wake()

    async def _shut(self, code: int) -> None:
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code})
            return
        self._wire.abort()

    def forget(self) -> None:
        """The socket is closed: nothing more is sent, nobody waits."""
        if self.close_code is None:
            self.close_code = GONE
        if self._backlog is not None and self._task is not None:
            self._task.cancel()

    def answered(self) -> None:
        """One of the things this socket asked for has been answered."""
        self.in_flight -= 1
        self.wake()

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)
