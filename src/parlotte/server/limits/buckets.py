"""Token buckets: so many a second, and so many at once; one bucket, or one for each name.

`Buckets` holds a bounded number of names. It forgets only a bucket that is full again, which says
no more than a new one would. While none is full, newcomers share one bucket: a flood from many
addresses empties that one, and gives nobody a second helping.
"""

from collections.abc import Hashable

MOST_NAMES = 16_384
SWEEP_SECONDS = 10.0  # between two looks through all of them


class Bucket:
    """So many a second, and so many at once. The clock is the caller's."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take the cost out and say yes; or take nothing, and say no."""
        if cost > self.left(now):
            return False
        self._left -= cost
        return True

    def give_back(self, cost: float) -> None:
        """Undo a `take` of just now."""
        self._left += cost

    def left(self, now: float) -> float:
        passed, self._at = now - self._at, now
        if passed > 0.0:  # a clock set back gives nothing
            left = self._left + passed * self._rate
            self._left = min(self._burst, left)
        return self._left

    def owe(self, now: float, cost: float) -> None:
        """Take the cost out, though there may be less: then nothing is given until it is paid."""
        self._left = self.left(now) - cost

    def until(self, now: float, cost: float) -> float:
        """Seconds before that much is there."""
        return max(0.0, cost - self.left(now)) / self._rate

    def full(self, now: float) -> bool:
        """As if nobody had ever taken anything."""
        return self.left(now) >= self._burst


class Buckets:
    """A bucket for each name: an address, a person, a table."""

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
        """Take the cost out of the bucket of that name; or take nothing, and say no."""
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
