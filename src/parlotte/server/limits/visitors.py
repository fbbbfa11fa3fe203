"""Counts all connections from the start, and decides which one to drop when there are too many.

A connection is *settled* once its socket has said hello and come in. Of the others the oldest is
dropped for a new one: so silent connections never keep people out.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from parlotte.server.limits.buckets import Bucket
from parlotte.server.limits.client_address import address_of
from parlotte.server.limits.connection_rate import ConnectionRate
from parlotte.server.logs import event
from parlotte.server.settings import Limits

log = logging.getLogger("parlotte.door")
LINES_PER_SECOND, LINES_AT_ONCE = 1 / 60, 5.0  # log lines of one kind
CROWDED_FOR = 60.0  # seconds after a connection was dropped


class Credential(IntEnum):
    """The credential of a visitor; its value: how many quarters of all places it may use."""

    CODE = 2  # may be overheard
    LINK = 3
    TOKEN = 4  # of a seat


class Visitor:
    __slots__ = ("address", "closing", "groups", "settled", "transport", "visitors")

    def __init__(self, visitors: "Visitors", transport: asyncio.BaseTransport) -> None:
        self.visitors = visitors
        self.transport = transport
        self.groups: tuple[Group, ...] = ()  # the limits that it counts for
        self.address: str | None = None  # None: unknown until a proxy's request names it
        self.settled = False  # its socket has come in
        self.closing = False  # was closing at the last sweep


class Group:
    """Connections that share a limit: all of the house, or those of one address."""

    __slots__ = ("asking", "count", "most", "silent")

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0
        # Not settled, oldest first: silent ones, and those whose request is being answered.
        self.silent: dict[Visitor, None] = {}
        self.asking: dict[Visitor, None] = {}

    def first_to_go(self) -> Visitor | None:
        """The oldest silent connection, else the one whose answer takes longest."""
        return next(iter(self.silent), None) or next(iter(self.asking), None)

    def forget(self, visitor: Visitor) -> None:
        self.silent.pop(visitor, None)
        self.asking.pop(visitor, None)


class Visitors:
    """All connections of a house, at most `most`. `counts` are the metrics of the house."""

    def __init__(
        self,
        limits: Limits,
        most: int,
        counts: Counter[str],
        *,
        trust_proxy: bool = False,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.counts = counts
        self._house = Group(min(most, limits.connections))
        self._settled = 0
        self._settled_at: Counter[str] = Counter()
        self._addresses: dict[str, Group] = {}
        self._trust_proxy = trust_proxy
        self._seconds = seconds
        self._rate = ConnectionRate(limits, self._house.most, seconds)
        self._visitors: dict[Visitor, None] = {}
        self._lines: dict[str, Bucket] = {}
        self._full_at: float | None = None
        self.complaints = _complaints(seconds)

    @property
    def count(self) -> int:
        return self._house.count

    @property
    def outside(self) -> int:
        """How many connections wait for their turn."""
        return self._rate.outside

    @property
    def most(self) -> int:
        return self._house.most

    @property
    def crowded(self) -> bool:
        """Whether a connection was dropped or refused recently."""
        return self._full_at is not None and self._seconds() - self._full_at < CROWDED_FOR

    def warn(self, name: str, *, address: str | None = None, **fields: int) -> None:
        """Logs a warning, rate limited per kind: a flood must not fill the disk."""
        bucket = self._lines.setdefault(name, Bucket(LINES_PER_SECOND, LINES_AT_ONCE))
        if bucket.take(self._seconds()):
            logged: dict[str, Any] = dict(fields)
            if address is not None:
                logged["address"] = address
            event(log, name, level=logging.WARNING, **logged)

    def is_full(self) -> None:
        """Notes that the house is full and a connection is dropped or refused."""
        self._full_at = self._seconds()
        self.warn("house-crowded", connections=self.count, limit=self.most)

    async def let_in(self, client: str) -> bool:
        """Waits for the turn of a new connection; a proxy's clients wait in `let_socket_in`."""
        return self._trust_proxy or await self._in_turn(address_of(client, None, False))

    async def let_socket_in(self, address: str) -> bool:
        """The same for a socket behind a proxy, before it is answered."""
        return not self._trust_proxy or await self._in_turn(address)

    async def _in_turn(self, address: str) -> bool:
        if await self._rate.let_in(address):
            return True
        self.counts["comers_refused"] += 1
        self.warn("address-in-a-hurry", address=address)
        return False

    def enter(self, transport: asyncio.BaseTransport, client: str) -> Visitor:
        """Counts a new connection. If all others are settled, the new one is dropped."""
        visitor = Visitor(self, transport)
        self._visitors[visitor] = None
        self._join(visitor, self._house)
        if not self._trust_proxy:  # behind a proxy each request names the address
            self._join_address(visitor, address_of(client, None, False))
        return visitor

    def asks(self, visitor: Visitor) -> None:
        """A whole request has arrived and is being answered."""
        for group in visitor.groups:
            group.forget(visitor)
            group.asking[visitor] = None

    def waits(self, visitor: Visitor) -> None:
        """The answer is sent; another request may come."""
        for group in visitor.groups:
            group.forget(visitor)
            group.silent[visitor] = None

    def opens_socket(self, visitor: Visitor, address: str) -> None:
        """It is a socket now, without a hello; behind a proxy its address is known now."""
        self.waits(visitor)
        for group in visitor.groups[1:]:
            self._part(visitor, group)
        visitor.groups, visitor.address = visitor.groups[:1], None
        self._join_address(visitor, address)

    def has_room(self, visitor: Visitor, credential: Credential) -> bool:
        """Whether one more socket with this credential may come in."""
        here = self._settled_at[visitor.address] if visitor.address is not None else 0
        if 4 * here >= credential * self.limits.sockets_per_address:
            self.warn("address-crowded", address=visitor.address, count=here)
            return False
        if 4 * self._settled >= credential * self.most:
            self.is_full()
            return False
        return True

    def settle(self, visitor: Visitor) -> None:
        """The socket has come in: it is never dropped for a new one any more."""
        if visitor not in self._visitors:
            return
        visitor.settled = True
        self._settled += 1
        if visitor.address is not None:
            self._settled_at[visitor.address] += 1
        for group in visitor.groups:
            group.forget(visitor)
        for group in visitor.groups[1:]:
            self._part(visitor, group)
        visitor.groups = visitor.groups[:1]

    def leave(self, visitor: Visitor) -> None:
        if visitor not in self._visitors:
            return
        del self._visitors[visitor]
        for group in visitor.groups:
            self._part(visitor, group)
        visitor.groups = ()
        if visitor.settled:
            self._settled -= 1
            if visitor.address is not None:
                self._settled_at[visitor.address] -= 1
                if not self._settled_at[visitor.address]:
                    del self._settled_at[visitor.address]

    def _join_address(self, visitor: Visitor, address: str) -> None:
        if visitor not in self._visitors:
            return
        visitor.address = address
        most = self.limits.connections_per_address
        self._join(visitor, self._addresses.setdefault(address, Group(most)))

    def _join(self, visitor: Visitor, group: Group) -> None:
        if group.count >= group.most:
            self._make_room(visitor, group)
        if visitor in self._visitors:
            group.count += 1
            group.silent[visitor] = None
            visitor.groups = (*visitor.groups, group)

    def _make_room(self, visitor: Visitor, group: Group) -> None:
        if group is self._house:
            self.is_full()
        else:
            self.warn("address-crowded", address=visitor.address, count=group.count)
        self.drop(group.first_to_go() or visitor)

    def _part(self, visitor: Visitor, group: Group) -> None:
        group.count -= 1
        group.forget(visitor)
        if group is not self._house and not group.count and visitor.address is not None:
            self._addresses.pop(visitor.address, None)

    def drop(self, visitor: Visitor) -> None:
        self.counts["connections_dropped"] += 1
        self.leave(visitor)
        visitor.transport.abort()  # type: ignore[attr-defined]

    def drop_some(self, number: int) -> None:
        """The system is out of file descriptors: drops some connections at once."""
        self.counts["accepts_failed"] += 1
        self.is_full()
        for _ in range(number):
            oldest = self._house.first_to_go()
            if oldest is None:
                return
            self.drop(oldest)

    def sweep(self) -> None:
        """Aborts connections that were closing at the last sweep: the peer does not read."""
        for visitor in list(self._visitors):
            if visitor.transport.is_closing():
                if visitor.closing:
                    self.drop(visitor)
                visitor.closing = True


def _complaints(seconds: Callable[[], float]) -> logging.Logger:
    """A rate limited logger for uvicorn's warnings about bad requests."""
    bucket = Bucket(LINES_PER_SECOND, LINES_AT_ONCE)
    logger = logging.Logger("uvicorn.door", logging.WARNING)  # noqa: LOG001 - one for each house
    logger.parent = logging.getLogger("uvicorn")
    logger.addFilter(lambda told: told.levelno > logging.WARNING or bucket.take(seconds()))
    return logger
