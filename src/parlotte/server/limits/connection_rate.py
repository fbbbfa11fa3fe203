"""How often an address may connect, told before anything of its request is read.

To come and go costs more than it pays for: a handshake is done before anybody says hello. So who
comes too often waits outside, where he costs nothing, and the others of his address behind him.
"""

import asyncio
import time
from collections.abc import Callable

from parlotte.server.settings import Limits
from parlotte.server.limits.buckets import Buckets

MOST_WAIT = 5.0  # seconds outside; longer, and he is turned away at once


class ConnectionRate:
    """Those who are let in one after the other, addresses apart."""

    __slots__ = ("_buckets", "_most_outside", "_seconds", "outside")

    def __init__(
        self, limits: Limits, room: int, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._buckets = Buckets(limits.connects_per_second, limits.connects_burst)
        self._most_outside = room // 4  # whatever the number of addresses
        self._seconds = seconds
        self.outside = 0

    async def let_in(self, address: str) -> bool:
        """When it is his turn; no: too many stand before him."""
        now = self._seconds()
        turn = self._buckets.of(address, now)
        pause = turn.until(now, 1.0)
        if pause > MOST_WAIT or (pause and self.outside >= self._most_outside):
            return False
        turn.owe(now, 1.0)  # his place in the line
        if pause:
            self.outside += 1
            try:
                await asyncio.sleep(pause)
            finally:
                self.outside -= 1
        return True
