"""How often an address may connect, decided before a byte of its request is read.

A handshake costs more than anybody has paid for before the hello. So whoever connects too often
waits unread, where he costs nothing, and the others of his address wait behind him.
"""

import asyncio
import time
from collections.abc import Callable

from parlotte.server.limits.buckets import Buckets
from parlotte.server.settings import Limits

MOST_WAIT = 5.0  # seconds; whoever would wait longer is turned away at once


class ConnectionRate:
    """Lets connections in one after the other, each address for itself."""

    __slots__ = ("_buckets", "_most_outside", "_seconds", "outside")

    def __init__(
        self, limits: Limits, room: int, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._buckets = Buckets(limits.connects_per_second, limits.connects_burst)
        self._most_outside = room // 4  # whatever the number of addresses
        self._seconds = seconds
        self.outside = 0

    async def let_in(self, address: str) -> bool:
        """Wait for the address's turn. False: too many wait before it."""
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
