"""A bucket for each address, and a bounded number of them.

Only a bucket that is full again is forgotten, for it tells no more than a new one would. When none
is, whoever comes next shares one with all other newcomers: so a flood from many addresses empties
that one, and gives nobody a second helping.
"""

from parlotte.server.sockets.limits import Bucket

MOST_ADDRESSES = 16_384
SWEEP_SECONDS = 10.0  # between two looks through all of them


class Buckets:
    __slots__ = ("_burst", "_by_address", "_common", "_full_at", "_most", "_rate", "_swept")

    def __init__(self, rate: float, burst: float, most: int = MOST_ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._by_address: dict[str, Bucket] = {}
        self._full_at: dict[str, float] = {}
        self._common = Bucket(rate, burst)
        self._swept = float("-inf")

    def __len__(self) -> int:
        return len(self._by_address)

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Takes the cost out of the bucket of this address; or nothing, and says no."""
        bucket = self._by_address.get(address) or self._new(address, now)
        if not bucket.take(now, cost):
            return False
        if bucket is not self._common and self._rate:
            before = max(now, self._full_at.get(address, now))
            self._full_at[address] = before + cost / self._rate
        return True

    def _new(self, address: str, now: float) -> Bucket:
        if len(self._by_address) >= self._most:
            self._sweep(now)
        if len(self._by_address) >= self._most:
            return self._common
        made = self._by_address[address] = Bucket(self._rate, self._burst)
        return made

    def _sweep(self, now: float) -> None:
        if now < self._swept + SWEEP_SECONDS:
            return
        self._swept = now
        for address in [one for one in self._by_address if self._full_at.get(one, now) <= now]:
            del self._by_address[address]
            self._full_at.pop(address, None)
