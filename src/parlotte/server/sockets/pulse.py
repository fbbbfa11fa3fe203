"""Whether somebody is still at the other end: every socket is asked now and then, all of them by
one timer. Whatever comes back counts; who said nothing from one time to the next is gone."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Protocol

PING_SECONDS = 20.0  # from one time to the next
BEATS = 80  # in that time, each for its share of the sockets: all at once would hold up the house


class Peer(Protocol):
    def beat(self) -> None:
        """Ask him, or give him up."""
        ...


class Pulse:
    def __init__(self, seconds: float = PING_SECONDS) -> None:
        self._between = seconds / BEATS
        self._beats: list[set[Peer]] = [set() for _ in range(BEATS)]
        self._of: dict[Peer, set[Peer]] = {}
        self._shares = count()
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._of)

    def add(self, peer: Peer) -> None:
        """In the circle of beats neighbours are far apart, so that few share one."""
        share = self._beats[next(self._shares) % BEATS]
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
        """Until the next beat that is somebody's."""
        ahead = next(steps for steps in count(1) if self._beats[(self._next + steps) % BEATS])
        self._next = (self._next + ahead) % BEATS
        call_later: Callable[..., asyncio.TimerHandle] = asyncio.get_running_loop().call_later
        self._timer = call_later(ahead * self._between, self._beat)

    def _beat(self) -> None:
        self._timer = None
        for peer in tuple(self._beats[self._next]):
            peer.beat()
        if self._of and self._timer is None:
            self._wait()
