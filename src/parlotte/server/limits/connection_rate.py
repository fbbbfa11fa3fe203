"""Limits how often an address may connect, before a byte of its request is read.

A handshake costs more than anybody has paid for before the hello. So an address that connects too
often waits unread, which costs nothing, and its further connections wait behind.
"""

import asyncio
import time
from collections.abc import Callable

from parlotte.server.limits.buckets import Buckets
from parlotte.server.settings import Limits

MOST_WAIT = 5.0  # seconds; a connection that would wait longer is refused at once


class ConnectionRate:
    """Admits connections one after another, per address."""

    def __init__(
        self, limits: Limits, room: int, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._buckets = Buckets(limits.connects_per_second, limits.connects_burst)
        self._most_outside = room // 4  # in all
        self._seconds = seconds
        self.outside = 0

    async def let_in(self, address: str) -> bool:
        """Waits for the address's turn. False: too many are waiting."""
        now = self._seconds()
        turn = self._buckets.of(address, now)
        pause = turn.until(now, 1.0)
        if pause > MOST_WAIT or (pause and self.outside >= self._most_outside):
            return False
        turn.owe(now, 1.0)  # its place in the queue
        if pause:
            self.outside += 1
            try:
                await asyncio.sleep(pause)
            finally:
                self.outside -= 1
        return True
