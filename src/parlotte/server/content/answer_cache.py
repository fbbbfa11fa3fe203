"""A cache of encoded answers, under keys that contain the version of their data."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from parlotte.core.codec import encode

MOST_BYTES = 16 * 1024 * 1024

Key = tuple[object, ...]


class AnswerCache:
    """A bounded cache. Workers write to it too: each step is atomic."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._most = most

    def find(self, key: Key) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            with suppress(KeyError):  # a worker has just evicted it
                self._kept.move_to_end(key)
        return found

    def make(self, key: Key, make: Callable[[], Any]) -> bytes:
        return self.keep(key, encode(make()))

    def keep(self, key: Key, answer: bytes) -> bytes:
        self._kept[key] = answer
        while self.size > self._most and self._kept:
            with suppress(KeyError):
                self._kept.popitem(last=False)
        return answer

    @property
    def size(self) -> int:
        return sum(map(len, list(self._kept.values())))
