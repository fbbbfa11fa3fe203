"""The keepalive: one timer pings every socket regularly. Any incoming data counts as a sign of
life; a socket without any between two pings is closed."""

import asyncio
import logging
from itertools import count
from typing import TYPE_CHECKING

from parlotte.server.logs import event

if TYPE_CHECKING:
    from parlotte.server.sockets.transport import TableSocket

log = logging.getLogger("parlotte.socket")
PING_SECONDS = 20.0  # between two pings of a socket
BEATS = 80  # timer ticks in that time, each for a share of the sockets, to spread the load


class Pulse:
    """The timer runs while there are sockets."""

    def __init__(self, seconds: float = PING_SECONDS) -> None:
        self._between = seconds / BEATS
        self._shares: list[set[TableSocket]] = [set() for _ in range(BEATS)]
        self._of: dict[TableSocket, set[TableSocket]] = {}
        self._turns = count()
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._of)

    def add(self, peer: "TableSocket") -> None:
        """Adds a socket to the next share in turn, so that the shares stay equal."""
        share = self._shares[next(self._turns) % BEATS]
        share.add(peer)
        self._of[peer] = share
        if self._timer is None:
            self._wait()

    def drop(self, peer: "TableSocket") -> None:
        share = self._of.pop(peer, None)
        if share is not None:
            share.discard(peer)
        if not self._of and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._between, self._beat)

    def _beat(self) -> None:
        self._timer = None
        share, self._next = self._shares[self._next], (self._next + 1) % BEATS
        for peer in tuple(share):
            try:
                peer.beat()
            except Exception as fault:  # a broken socket must not stop the others
                event(log, "ping-failed", level=logging.WARNING, error=fault)
                peer.abort()
        if self._of:
            self._wait()
