"""Token buckets: so many per second, with a burst; one bucket, or one per name.

`Buckets` holds a bounded number of names. It forgets only full buckets, which are equal to new
ones. While none is full, new names share one bucket: a flood from many addresses empties that one,
and no address gets a second burst.
"""

from collections.abc import Hashable

MOST_NAMES = 16_384
SWEEP_SECONDS = 10.0  # between two sweeps


class Bucket:
    """A token bucket. The caller passes the time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Takes the cost and returns True, or takes nothing and returns False."""
        if cost > self.left(now):
            return False
        self._left -= cost
        return True

    def give_back(self, cost: float) -> None:
        """Undoes a `take` made just now."""
        self._left += cost

    def left(self, now: float) -> float:
        passed, self._at = now - self._at, now
        if passed > 0.0:  # nothing for a clock that was set back
            left = self._left + passed * self._rate
            self._left = min(self._burst, left)
        return self._left

    def owe(self, now: float, cost: float) -> None:
        """Takes the cost even if there is less: then nothing is granted until the debt is paid."""
        self._left = self.left(now) - cost

    def until(self, now: float, cost: float) -> float:
        """Seconds until that much is available."""
        return max(0.0, cost - self.left(now)) / self._rate

    def full(self, now: float) -> bool:
        """Whether the bucket is as good as new."""
        return self.left(now) >= self._burst


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
