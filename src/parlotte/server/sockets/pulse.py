"""Whether somebody is still at the other end: every socket is asked now and then, all of them by
one timer. Whatever comes back counts; who said nothing from one time to the next is gone."""

import asyncio
import logging
from itertools import count
from typing import Protocol

from parlotte.server.logs import event

log = logging.getLogger("parlotte.socket")
PING_SECONDS = 20.0  # from one time to the next
BEATS = 80  # in that time, each for its share of the sockets: all at once would hold up the house


class Peer(Protocol):
    def beat(self) -> None:
        """Ask him, or give him up."""
        ...

    def abort(self) -> None: ...


class Pulse:
    """It beats while there is anybody to ask."""

    def __init__(self, seconds: float = PING_SECONDS) -> None:
        self._between = seconds / BEATS
        self._shares: list[set[Peer]] = [set() for _ in range(BEATS)]
        self._of: dict[Peer, set[Peer]] = {}
        self._comers = count()
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._of)

    def add(self, peer: Peer) -> None:
        """Each to the share after the one before: so they stay of a size."""
        share = self._shares[next(self._comers) % BEATS]
        share.add(peer)
        self._of[peer] = share
        if self._timer is None:
            self._wait()

    def drop(self, peer: Peer) -> None:
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
            except Exception as fault:  # his line is broken: the others are asked all the same
                event(log, "ping-failed", level=logging.WARNING, error=fault)
                peer.abort()
        if self._of:
            self._wait()
