"""Answers that are made once, and handed out until what they tell has changed."""

from collections import OrderedDict

MOST_BYTES = 16 * 1024 * 1024

Key = tuple[object, ...]


class Made:
    """By a name that holds the version of what they tell; those nobody asks for make room.

    A worker may put them: each step is one that threads don't see the middle of, and what two of
    them count at once is counted anew when it is too much.
    """

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._most = most

    def find(self, key: Key) -> bytes | None:
        return self._kept.get(key)

    def keep(self, key: Key, answer: bytes) -> bytes:
        self._kept[key] = answer
        while self.size > self._most and self._kept:
            self._kept.popitem(last=False)
        return answer

    @property
    def size(self) -> int:
        return sum(map(len, list(self._kept.values())))
