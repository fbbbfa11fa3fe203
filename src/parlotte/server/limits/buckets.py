"""A bucket for each name, and a bounded number of them.

Only a bucket that is full again is forgotten, for it tells no more than a new one would. When none
is, whoever comes next shares one with all other newcomers: so a flood from many addresses empties
that one, and gives nobody a second helping.
"""

from collections.abc import Hashable

from parlotte.server.limits.buckets import Bucket

MOST_NAMES = 16_384
SWEEP_SECONDS = 10.0  # between two looks through all of them


class Buckets:
    __slots__ = ("_burst", "_by_name", "_common", "_most", "_rate", "_swept")

    def __init__(self, rate: float, burst: float, most: int = MOST_NAMES) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._by_name: dict[Hashable, Bucket] = {}
        self._common = Bucket(rate, burst)
        self._swept = float("-inf")

    def __len__(self) -> int:
        return len(self._by_name)

    def take(self, name: Hashable, now: float, cost: float = 1.0) -> bool:
        """Takes the cost out of the bucket of that name; or nothing, and says no."""
        return self.of(name, now).take(now, cost)

    def of(self, name: Hashable, now: float) -> Bucket:
        found = self._by_name.get(name)
        if found is not None:
            return found
        if len(self._by_name) >= self._most:
            self._sweep(now)
        if len(self._by_name) >= self._most:
            return self._common
        made = self._by_name[name] = Bucket(self._rate, self._burst)
        return made

    def _sweep(self, now: float) -> None:
        if now < self._swept + SWEEP_SECONDS:
            return
        self._swept = now
        self._by_name = {name: one for name, one in self._by_name.items() if not one.full(now)}
