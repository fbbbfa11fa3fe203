"""When Python looks for garbage: what goes in circles, and is not given back by itself.

To look through everything stops every table. So it is done while nobody plays, and otherwise only
when no quiet second has come for minutes. What is young is looked through as ever, a little at a
time. Acts make next to no circles; sockets that close and tables that leave do.
"""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 1_000  # new objects, more than went: then these are looked through
MIDDLE = 5  # so many times; then those that outlived it
NEVER = 1 << 30  # by itself Python looks through everything only then
LOOK_EVERY = 1.0  # seconds
MOST_LOOKS = 300  # five minutes without a quiet second: then all wait once, or memory would grow


class Garbage:
    """Of a process that serves, from `begin` to `end`."""

    __slots__ = ("_acts", "_before", "_heard", "_looks", "_timer")

    def __init__(self, acts: Callable[[], int]) -> None:
        self._acts = acts  # so far
        self._heard = -1
        self._looks = 0  # in vain, since everything was looked through
        self._before = gc.get_threshold()
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """What is here now stays: nobody waits while it is looked through."""
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
        """Whether now was the time to look through everything."""
        heard, self._heard = self._heard, self._acts()
        self._looks += 1
        quiet = heard == self._heard
        if gc.get_count()[2] and (quiet or self._looks >= MOST_LOOKS):
            gc.collect()
            self._looks = 0
            return True
        return False
