"""Counts unknown table codes by address: an address that tries many is guessing."""

from collections import OrderedDict

FAILED_CODES = 20  # far more than typing errors
FAILED_WITHIN = 600.0  # seconds
MOST_ADDRESSES = 10_000


class WrongCodes:
    """A count for each address, which decays."""

    def __init__(self) -> None:
        self._counts: OrderedDict[str, tuple[float, float]] = OrderedDict()  # count, at

    def __len__(self) -> int:
        return len(self._counts)

    def failed(self, address: str, now: float) -> None:
        # The count is capped at twice the limit, so that it decays within twenty minutes.
        count = min(self._count(address, now) + 1.0, 2.0 * FAILED_CODES)
        self._counts[address] = (count, now)
        self._counts.move_to_end(address)
        if len(self._counts) > MOST_ADDRESSES:
            self._counts.popitem(last=False)

    def barred(self, address: str, now: float) -> bool:
        """Whether the address is guessing: more than twenty unknown codes within ten minutes."""
        return self._count(address, now) > FAILED_CODES

    def _count(self, address: str, now: float) -> float:
        count, at = self._counts.get(address, (0.0, now))
        return max(0.0, count - max(0.0, now - at) * FAILED_CODES / FAILED_WITHIN)
