"""What a socket sends, frame by frame: as its budget allows, and so many unanswered.

Frames come straight from the transport, without a task in between. Whoever sends too much is not
read from for a while: what he sends meanwhile stays with him. Whoever goes on for long is closed.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from random import random

from parlotte.server.limits.budgets import FLOOD_PAUSE, SocketBudget
from parlotte.server.logs import event
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_FLOOD
from parlotte.server.sockets.transport import Transport

log = logging.getLogger("parlotte.socket")
TURN = 0.002  # seconds: of one socket's frames so many are read, then others have their turn
MOST_IN_TURN = 6
FORGIVEN = 60.0  # seconds without a frame too many
MOST_WAITING = 1_024  # frames that come in though we have stopped reading: hardly ever one

Take = Callable[[Connection, str | None], None]


class Reading:
    __slots__ = (
        "_budget",
        "_connection",
        "_in_turn",
        "_seconds",
        "_strikes",
        "_struck_at",
        "_take",
        "_timer",
        "_transport",
        "_turn_at",
        "_waiting",
    )

    def __init__(
        self,
        connection: Connection,
        budget: SocketBudget,
        transport: Transport,
        take: Take,
        seconds: Callable[[], float],
    ) -> None:
        self._connection = connection
        self._transport = transport
        self._take = take
        self._seconds = seconds
        self._budget = budget
        self._strikes = 0
        self._struck_at = 0.0
        self._in_turn = 0
        self._turn_at = 0.0
        self._waiting: deque[str | None] | None = None  # None: we read on
        self._timer: asyncio.TimerHandle | None = None
        connection.on_answer = self.go_on

    def begin(self) -> None:
        """All that came along with the hello is read, or waits: now for the rest."""
        if self._waiting is None:
            self._transport.resume()
        else:
            self._transport.pause()  # the last `receive` made the transport read on

    def frame(self, text: str | None) -> None:
        """A frame has come in; None stands for one that is no text."""
        if self._waiting is None:
            self._read(text)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._throw_out()

    def control(self) -> None:
        """A ping counts as a frame, though it needs no answer of ours; so does a pong that nobody
        asked for."""
        if self._waiting is None and not self._budget.take(self._seconds()):
            self._strike()

    def _read(self, text: str | None) -> None:
        connection = self._connection
        if connection.close_code is not None:
            return
        now = self._seconds()
        if now - self._turn_at > TURN:
            self._turn_at, self._in_turn = now, 0
        self._in_turn += 1
        if self._in_turn > MOST_IN_TURN:
            self._stop().appendleft(text)
            self._wait(TURN)
            return
        if not self._budget.take(now, len(text or "")):
            if self._strike():
                self._stop().appendleft(text)
            return
        self._take(connection, text)
        if not self._has_room():
            self._stop()

    def _strike(self) -> bool:
        """One frame too many: we wait before we read on. False: that was the last one."""
        now = self._seconds()
        if self._budget.innocent(now):
            self._stop()
            self._wait(max(FLOOD_PAUSE * (1 + random()), self._budget.until(now)))
            return True
        if now - self._struck_at > FORGIVEN:
            self._strikes = 0
        self._strikes, self._struck_at = self._strikes + 1, now
        if self._strikes > self._connection.limits.strikes:
            self._throw_out()
            return False
        if self._strikes == 1:
            self._connection.refuse("too-fast")
        self._stop()
        self._wait(max(FLOOD_PAUSE * (1 + random()), self._budget.until(now)))
        return True

    def _wait(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._later)

    def _stop(self) -> deque[str | None]:
        if self._waiting is None:
            self._waiting = deque()
            self._transport.pause()
        return self._waiting

    def _later(self) -> None:
        self._timer = None
        self._in_turn = 0
        self.go_on()

    def go_on(self) -> None:
        """Something was answered, or the pause is over: read on, unless the other holds."""
        waiting = self._waiting
        if waiting is None:
            return
        while waiting and self._may_read():
            self._read(waiting.popleft())
        if not waiting and self._may_read():
            self._waiting = None
            self._transport.resume()

    def _may_read(self) -> bool:
        return self._has_room() and self._timer is None and self._connection.close_code is None

    def _has_room(self) -> bool:
        """Whoever leaves our answers unread, or has many to come, is not heard for now."""
        connection = self._connection
        return (
            connection.in_flight < connection.limits.frames_in_flight and not connection.is_behind
        )

    def _throw_out(self) -> None:
        if self._connection.close_code is None:
            event(log, "flood-closed", level=logging.WARNING)
            self._connection.refuse("too-fast")
            self._stop()
            self._connection.close(CLOSE_FLOOD, at_once=True)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._connection.on_answer = None
