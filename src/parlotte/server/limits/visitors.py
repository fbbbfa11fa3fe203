"""Everybody who is connected, from his first byte on, and who makes room when there are too many.

A connection is nobody in particular until its socket has said hello and come in. Of those who are
nobody yet the oldest makes room for whoever comes: silence never shuts a door.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from parlotte.server.limits.connection_rate import ConnectionRate
from parlotte.server.logs import event
from parlotte.server.settings import Limits
from parlotte.server.limits.buckets import Bucket
from parlotte.server.limits.client_address import address_of
from parlotte.server.sockets.pulse import Pulse

log = logging.getLogger("parlotte.door")
LINES_PER_SECOND, LINES_AT_ONCE = 1 / 60, 5.0  # of one kind, in the log
CROWDED_FOR = 60.0  # seconds after somebody had to make room


class Credential(IntEnum):
    """What somebody has shown, and so how many quarters of the room such as he may take up."""

    BARE = 2  # a code, which anybody may overhear
    INVITED = 3  # the link
    SEATED = 4  # a token


class Visitor:
    """One connection."""

    __slots__ = ("address", "closing", "visitors", "groups", "settled", "transport")

    def __init__(self, visitors: "Visitors", transport: asyncio.BaseTransport) -> None:
        self.visitors = visitors
        self.transport = transport
        self.groups: tuple[Group, ...] = ()  # whose limits he counts for
        self.address: str | None = None  # None: a proxy's, until it says for whom it speaks
        self.settled = False  # his socket came in
        self.closing = False  # when we last looked


class Group:
    """Connections that share a limit: all of the house, or those of one address."""

    __slots__ = ("asking", "count", "most", "silent")

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0
        # Those who are nobody yet, the oldest first: who says nothing, and who is being answered.
        self.silent: dict[Visitor, None] = {}
        self.asking: dict[Visitor, None] = {}

    def first_to_go(self) -> Visitor | None:
        """Who says nothing, else whose answer takes longest."""
        return next(iter(self.silent), None) or next(iter(self.asking), None)

    def forget(self, visitor: Visitor) -> None:
        self.silent.pop(visitor, None)
        self.asking.pop(visitor, None)


class Visitors:
    """All visitors of a house, at most `most` at a time. `counts` are the house's metrics."""

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
        self._comers = ConnectionRate(limits, self._house.most, seconds)
        self._visitors: dict[Visitor, None] = {}
        self._lines: dict[str, Bucket] = {}
        self._full_at: float | None = None
        self.complaints = _complaints(seconds)
        self.pulse = Pulse()  # of those who have a socket

    @property
    def count(self) -> int:
        return self._house.count

    @property
    def outside(self) -> int:
        """Who has connected, and waits for his turn."""
        return self._comers.outside

    @property
    def most(self) -> int:
        return self._house.most

    @property
    def crowded(self) -> bool:
        """Somebody had to make room, or was sent away, not long ago."""
        return self._full_at is not None and self._seconds() - self._full_at < CROWDED_FOR

    def warn(self, name: str, *, address: str | None = None, **fields: int) -> None:
        """A line in the log, unless there were many such: a flood must not fill the disk."""
        bucket = self._lines.setdefault(name, _few())
        if bucket.take(self._seconds()):
            told: dict[str, Any] = {**fields} if address is None else {**fields, "address": address}
            event(log, name, level=logging.WARNING, **told)

    def is_full(self) -> None:
        """The house is, and somebody is the worse for it."""
        self._full_at = self._seconds()
        self.warn("house-crowded", connections=self.count, limit=self.most)

    # From the first byte to the last.

    async def let_in(self, client: str) -> bool:
        """Somebody would connect: when it is his turn. A proxy speaks for many, and its sockets
        wait once they have said for whom."""
        return self._trust_proxy or await self._in_turn(address_of(client, None, False))

    async def let_socket_in(self, address: str) -> bool:
        """The same of a socket that a proxy brought, before it is answered."""
        return not self._trust_proxy or await self._in_turn(address)

    async def _in_turn(self, address: str) -> bool:
        if await self._comers.let_in(address):
            return True
        self.counts["comers_refused"] += 1
        self.warn("address-in-a-hurry", address=address)
        return False

    def enter(self, transport: asyncio.BaseTransport, client: str) -> Visitor:
        """Somebody has connected. Where all others are settled, there is no room for him."""
        visitor = Visitor(self, transport)
        self._visitors[visitor] = None
        self._join(visitor, self._house)
        if not self._trust_proxy:  # a proxy speaks for many: for whom, its requests will say
            self._join_address(visitor, address_of(client, None, False))
        return visitor

    def asks(self, visitor: Visitor) -> None:
        """A whole request is there, and is being answered."""
        for group in visitor.groups:
            group.forget(visitor)
            group.asking[visitor] = None

    def waits(self, visitor: Visitor) -> None:
        """He has had his answer, and may ask for more."""
        for group in visitor.groups:
            group.forget(visitor)
            group.silent[visitor] = None

    def opens_socket(self, visitor: Visitor, address: str) -> None:
        """It is a socket now, that has yet to say hello; a proxy told us from where."""
        self.waits(visitor)
        for group in visitor.groups[1:]:
            self._part(visitor, group)
        visitor.groups, visitor.address = visitor.groups[:1], None
        self._join_address(visitor, address)

    def has_room(self, visitor: Visitor, credential: Credential) -> bool:
        """Whether one more socket of such as he may come in."""
        here = self._settled_at[visitor.address] if visitor.address is not None else 0
        if 4 * here >= credential * self.limits.sockets_per_address:
            self.warn("address-crowded", address=visitor.address, count=here)
            return False
        if 4 * self._settled >= credential * self.most:
            self.is_full()
            return False
        return True

    def settle(self, visitor: Visitor) -> None:
        """His socket is somebody's now: he makes room for nobody any more."""
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
        """The system has no more files for us, whatever we were told: some go at once."""
        self.counts["accepts_failed"] += 1
        self.is_full()
        for _ in range(number):
            oldest = self._house.first_to_go()
            if oldest is None:
                return
            self.drop(oldest)

    def sweep(self) -> None:
        """Whoever was leaving when we last looked, and still takes nothing of what he was told, is
        cut off: a polite close waits for him."""
        for visitor in list(self._visitors):
            if visitor.transport.is_closing():
                if visitor.closing:
                    self.drop(visitor)
                visitor.closing = True


def _few() -> Bucket:
    return Bucket(LINES_PER_SECOND, LINES_AT_ONCE)


def _complaints(seconds: Callable[[], float]) -> logging.Logger:
    """Where uvicorn says that a request is none: as fast as anybody can send, but for this."""
    bucket = _few()
    logger = logging.Logger("uvicorn.door", logging.WARNING)  # noqa: LOG001 - one for each house
    logger.parent = logging.getLogger("uvicorn")
    logger.addFilter(lambda told: told.levelno > logging.WARNING or bucket.take(seconds()))
    return logger
