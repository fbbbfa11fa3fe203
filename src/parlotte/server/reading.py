"""What a socket sends, frame by frame: so many at once, so many a second, so many unanswered.

Frames come straight from the transport, without a task in between. Whoever sends too much is not
read from for a while: what he sends meanwhile stays with him. Whoever goes on for long is closed.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from parlotte.server.connection import Connection
from parlotte.server.limits import Bucket
from parlotte.server.logs import event
from parlotte.server.transport import Wire
from parlotte.server.wire import CLOSE_FLOOD

log = logging.getLogger("parlotte.socket")
FLOOD_PAUSE = 0.25  # seconds a flooder waits before we read on
FORGIVEN = 60.0  # seconds without a frame too many
MOST_WAITING = 4_096  # frames that had come in before we stopped reading

Take = Callable[[Connection, str | None], None]


class Reading:
    __slots__ = (
        "_bucket",
        "_connection",
        "_seconds",
        "_strikes",
        "_struck_at",
        "_take",
        "_timer",
        "_waiting",
        "_wire",
    )

    def __init__(
        self, connection: Connection, wire: Wire, take: Take, seconds: Callable[[], float]
    ) -> None:
        limits = connection.limits
        self._connection = connection
        self._wire = wire
        self._take = take
        self._seconds = seconds
        self._bucket = Bucket(limits.frames_per_second, limits.frames_burst)
        self._strikes = 0
        self._struck_at = 0.0
        self._waiting: deque[str | None] | None = None  # None: we read on
        self._timer: asyncio.TimerHandle | None = None
        connection.on_answer = self.go_on

    def frame(self, text: str | None) -> None:
        """A frame has come in; None stands for one that is no text."""
        if self._waiting is None:
            self._read(text)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._throw_out()

    def _read(self, text: str | None) -> None:
        connection = self._connection
        if connection.close_code is not None:
            return
        if not self._bucket.take(self._seconds()):
            self._strike(text)
            return
        self._take(connection, text)
        if connection.in_flight >= connection.limits.frames_in_flight:
            self._stop()

    def _strike(self, text: str | None) -> None:
        now = self._seconds()
        if now - self._struck_at > FORGIVEN:
            self._strikes = 0
        self._strikes, self._struck_at = self._strikes + 1, now
        if self._strikes > self._connection.limits.strikes:
            self._throw_out()
            return
        if self._strikes == 1:
            self._connection.refuse("too-fast")
        self._stop().appendleft(text)
        self._timer = asyncio.get_running_loop().call_later(FLOOD_PAUSE, self._later)

    def _stop(self) -> deque[str | None]:
        if self._waiting is None:
            self._waiting = deque()
            self._wire.pause()
        return self._waiting

    def _later(self) -> None:
        self._timer = None
        self.go_on()

    def go_on(self) -> None:
        """Something was answered, or the pause is over: read on, unless the other holds."""
        waiting, connection = self._waiting, self._connection
        if waiting is None or self._timer is not None:
            return
        most = connection.limits.frames_in_flight
        while waiting and connection.in_flight < most and self._timer is None:
            self._read(waiting.popleft())
        if not waiting and connection.in_flight < most and self._timer is None:
            self._waiting = None
            self._wire.resume()

    def _throw_out(self) -> None:
        if self._connection.close_code is None:
            event(log, "flood-closed", level=logging.WARNING)
            self._connection.refuse("too-fast")
            self._connection.close(CLOSE_FLOOD)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._connection.on_answer = None
