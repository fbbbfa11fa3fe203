"""Reads the frames of a socket, limited by its budget and by its number of unanswered frames.

Frames come straight from the transport, without a task in between. A socket that sends too much is
not read from for a while (backpressure); if it goes on for long it is closed.
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
from parlotte.server.sockets.transport import TableSocket

log = logging.getLogger("parlotte.socket")
TURN = 0.002  # seconds in which at most MOST_IN_TURN frames of a socket are read
MOST_IN_TURN = 6
FORGIVEN = 60.0  # seconds after which strikes are forgotten
MOST_WAITING = 1_024  # frames that arrive after we have stopped reading; normally none

Take = Callable[[Connection, str | None], None]


class Reading:
    def __init__(
        self,
        connection: Connection,
        budget: SocketBudget,
        transport: TableSocket,
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
        self._waiting: deque[str | None] | None = None  # None: reading is not paused
        self._timer: asyncio.TimerHandle | None = None
        connection.on_answer = self.go_on

    def begin(self) -> None:
        """The frames that came with the hello are handled: reads the rest."""
        if self._waiting is None:
            self._transport.resume()
        else:
            self._transport.pause()  # `receive` has resumed the transport

    def frame(self, text: str | None) -> None:
        """A frame has arrived; None stands for a binary frame."""
        if self._waiting is None:
            self._read(text)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._throw_out()

    def control(self) -> None:
        """A ping, or an unsolicited pong, counts as a frame."""
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
        """A frame over the budget: pauses reading. False: the socket is closed."""
        now = self._seconds()
        if not self._budget.innocent(now):
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
        """Resumes reading after an answer or a pause, unless the other still holds."""
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
        """Whether few enough answers are pending and unsent."""
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
