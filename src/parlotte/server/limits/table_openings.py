"""Limits how many tables an address may open, and how many of them may stay unused.

An unused table (`table/table_use.py`) is kept for a day. Of those that one address has opened, only
some are kept so long.
"""

from collections import OrderedDict, deque

from parlotte.server.limits.buckets import Buckets
from parlotte.server.settings import Limits
from parlotte.server.store.calendar import DAY_SECONDS

LEAST_AGE = 600.0  # seconds: the opener may need a moment to connect
MOST_ADDRESSES = 4_096


class TableOpenings:
    """Counts by address, in memory only: after a restart the rule of a day is enough."""

    def __init__(self, limits: Limits) -> None:
        self._at_once = Buckets(limits.opened_per_second, limits.opened_burst)
        self._by_day = Buckets(limits.opened_per_day / DAY_SECONDS, limits.opened_per_day)
        self._share = limits.unused_per_address
        self._unused: OrderedDict[str, deque[tuple[str, float]]] = OrderedDict()

    def may_open(self, address: str, now: float) -> bool:
        return self._at_once.take(address, now) and self._by_day.take(address, now)

    def opened(self, address: str, code: str, now: float) -> list[str]:
        """Notes a new table; returns the address's oldest ones beyond its share, to close if
        unused."""
        mine = self._unused.setdefault(address, deque())
        self._unused.move_to_end(address)
        mine.append((code, now))
        if len(self._unused) > MOST_ADDRESSES:
            self._unused.popitem(last=False)
        going = []
        while len(mine) > self._share and mine[0][1] <= now - LEAST_AGE:
            going.append(mine.popleft()[0])
        return going
