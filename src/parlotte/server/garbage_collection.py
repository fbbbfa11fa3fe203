"""When Python's cyclic garbage collector runs.

A full collection stops every table. So it runs in a second without acts, and otherwise only after
minutes without such a second. Young objects are collected as usual, a little at a time. Acts create
almost no reference cycles; closing sockets and unloaded tables do.
"""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 1_000  # net new objects before a young collection
MIDDLE = 5  # young collections before one of the middle generation
NEVER = 1 << 30  # so that Python starts no full collection by itself
LOOK_EVERY = 1.0  # seconds
MOST_LOOKS = 300  # after five busy minutes a full collection runs anyway, to bound memory


class Garbage:
    """Controls the collector of a serving process, from `begin` to `end`."""

    def __init__(self, acts: Callable[[], int]) -> None:
        self._acts = acts  # so far
        self._heard = -1
        self._looks = 0  # checks since the last full collection
        self._before = gc.get_threshold()
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Freezes the objects that exist now: no later collection examines them."""
        gc.collect()
        gc.freeze()
        self._before = gc.get_threshold()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._wait()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            gc.set_threshold(*self._before)
            self._timer = None

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        self.look()
        self._wait()

    def look(self) -> bool:
        """Runs a full collection if it is time; returns whether it did."""
        heard, self._heard = self._heard, self._acts()
        self._looks += 1
        quiet = heard == self._heard
        if gc.get_count()[2] and (quiet or self._looks >= MOST_LOOKS):
            gc.collect()
            self._looks = 0
            return True
        return False
