"""How much is too much: from one phone, and from one address that guesses codes."""

import ipaddress
from collections import OrderedDict

FAILED_CODES = 20  # a family that mistypes is far below
FAILED_WITHIN = 600.0  # seconds
MOST_ADDRESSES = 10_000
UNKNOWN = "unknown"  # whoever has no address that can be read shares this one


class Bucket:
    """So many a second, and so many at once. The clock is the caller's."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Takes the cost out and says yes; or takes nothing, and says no."""
        if cost > self.left(now):
            return False
        self._left -= cost
        return True

    def give_back(self, cost: float) -> None:
        """What was taken just now."""
        self._left += cost

    def left(self, now: float) -> float:
        passed, self._at = now - self._at, now
        if passed > 0.0:  # a clock set back gives nothing
            left = self._left + passed * self._rate
            self._left = min(self._burst, left)
        return self._left

    def owe(self, now: float, cost: float) -> None:
        """Takes the cost out, though there may be less: then nothing is given until it is paid."""
        self._left = self.left(now) - cost

    def until(self, now: float, cost: float) -> float:
        """Seconds before that much is there."""
        return max(0.0, cost - self.left(now)) / self._rate

    def full(self, now: float) -> bool:
        """As if nobody had ever taken anything."""
        return self.left(now) >= self._burst


class WrongCodes:
    """Table codes that no table had, by address: a count that leaks away."""

    __slots__ = ("_counts",)

    def __init__(self) -> None:
        self._counts: OrderedDict[str, tuple[float, float]] = OrderedDict()  # count, at

    def __len__(self) -> int:
        return len(self._counts)

    def failed(self, address: str, now: float) -> None:
        # No more than twice the limit is remembered: twenty minutes' patience wipes any slate.
        count = min(self._count(address, now) + 1.0, 2.0 * FAILED_CODES)
        self._counts[address] = (count, now)
        self._counts.move_to_end(address)
        if len(self._counts) > MOST_ADDRESSES:
            self._counts.popitem(last=False)

    def barred(self, address: str, now: float) -> bool:
        """More than twenty within ten minutes: this address is guessing."""
        return self._count(address, now) > FAILED_CODES

    def _count(self, address: str, now: float) -> float:
        count, at = self._counts.get(address, (0.0, now))
        return max(0.0, count - max(0.0, now - at) * FAILED_CODES / FAILED_WITHIN)


def address_of(client_host: str | None, forwarded_for: str | None, trust_proxy: bool) -> str:
    """Who is asking. An IPv6 home has a whole /64 to change its address in: it counts as one."""
    # Only the last address was written by our own proxy; those before it, anybody can make up.
    said = (forwarded_for or "").rpartition(",")[2] if trust_proxy else ""
    return _grouped(said) or _grouped(client_host or "") or UNKNOWN


def _grouped(text: str) -> str | None:
    try:
        address = ipaddress.ip_address(_without_port(text.strip()))
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.IPv6Network((int(address), 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


def _without_port(text: str) -> str:
    """Some proxies write 192.0.2.1:4711 or [2001:db8::1]:4711."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
