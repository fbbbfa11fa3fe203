"""Time: of the house, of a match, and one wheel that rings for all tables.

House time counts the milliseconds the server has been up, over all its lives: it is stored with
every commit, so that after a kill it goes on where it stood. A match takes its time from it.
"""

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Millis

K = TypeVar("K")


class HouseClock:
    def __init__(self, start: Millis = 0, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._began = seconds()
        self._start = start

    def __call__(self) -> Millis:
        return self._start + int((self._seconds() - self._began) * 1000)

    def seconds(self) -> float:
        """For rates and limits, where only differences count."""
        return self._seconds()


class Turn(Struct, frozen=True, gc=False):
    """On a shared device, for whom the match stands: until he lifts the curtain, or for the time
    that is owed to him."""

    person: int
    curtain: bool
    ends: Millis  # it is over once no more than this is left of the clock's hold


class MatchClock(Struct, frozen=True, gc=False):
    """Match time: it runs with the house's, or stands still."""

    base: Millis = 0  # the match time at house time `since`
    since: Millis | None = None  # None: it stands still; in the future: until then
    held: Millis = 0  # of what it was held for, what was left as it was paused
    help: Millis = 0  # of the hold, at most so much is "plus de temps": it comes after the turns
    turns: tuple[Turn, ...] = ()

    @property
    def running(self) -> bool:
        return self.since is not None

    def at(self, house: Millis) -> Millis:
        since = self.since
        return self.base if since is None or house < since else self.base + house - since

    def hold(self, house: Millis) -> Millis:
        """How long it will still stand before it goes on."""
        since = self.since
        if since is None:
            return self.held
        return since - house if since > house else 0

    def pause(self, house: Millis) -> "MatchClock":
        held = self.hold(house)
        return replace(self, base=self.at(house), since=None, held=held)

    def resume(self, house: Millis) -> "MatchClock":
        if self.running:
            return self
        return replace(self, since=house + self.held, held=0)

    def wait(self, house: Millis, more: Millis) -> "MatchClock":
        """The match stands still for that long: everybody has that much more time."""
        return self._standing(house, self._help(house) + more, self._left(house))

    def stand(self, house: Millis, person: int, least: Millis, *, curtain: bool) -> "MatchClock":
        """The match stands still for at least so long, for somebody who shares a device."""
        turns = {**self._left(house), (person, curtain): least}
        return self._standing(house, self._help(house), turns)

    def go_on(self, house: Millis, ended: Callable[[int, bool], bool]) -> "MatchClock":
        """What is left of these turns, by person and whether it is a curtain, is given back."""
        left = self._left(house)
        stay = {whose: time for whose, time in left.items() if not ended(*whose)}
        return self if len(stay) == len(left) else self._standing(house, self._help(house), stay)

    def release(self, house: Millis) -> "MatchClock":
        """All that was left of the hold is given back: it was for one phase."""
        return MatchClock(self.at(house), None if self.since is None else house)

    def stands(self, house: Millis) -> Millis:
        """How much of the hold is for nobody's use: the device is between two pairs of hands."""
        if not self.turns:
            return 0
        left = self._left(house)
        used = max((time for (_, curtain), time in left.items() if not curtain), default=0)
        return max(0, max(left.values(), default=0) - used)

    def _help(self, house: Millis) -> Millis:
        return min(self.help, self.hold(house))

    def _left(self, house: Millis) -> dict[tuple[int, bool], Millis]:
        """Of each turn that is not over, what is left."""
        hold = self.hold(house)
        return {(one.person, one.curtain): hold - one.ends for one in self.turns if hold > one.ends}

    def _standing(
        self, house: Millis, more_time: Millis, left: dict[tuple[int, bool], Millis]
    ) -> "MatchClock":
        """Turns pass side by side, and what all were given comes after them."""
        hold = more_time + max(left.values(), default=0)
        turns = tuple(Turn(*whose, ends=hold - time) for whose, time in left.items())
        since = None if self.since is None else house + hold
        return MatchClock(self.at(house), since, hold if since is None else 0, more_time, turns)

    def columns(self) -> dict[str, Millis | None]:
        """As the store keeps it."""
        return {"base_match": self.base, "base_house": self.since, "held": self.held}

    def due(self, deadline: Millis | None) -> Millis | None:
        """The house time at which a deadline passes; None while it can't."""
        if deadline is None or self.since is None:
            return None
        return self.since + max(0, deadline - self.base)


class Wheel(Generic[K]):
    """Rings each key at its time: one timer of the event loop for all of them."""

    def __init__(self, clock: HouseClock, ring: Callable[[K], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[K, Millis] = {}
        self._heap: list[tuple[Millis, int, K]] = []
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: Millis = 0

    def set(self, key: K, due: Millis | None) -> None:
        if due is None:
            self._due.pop(key, None)
            return
        if self._due.get(key) == due:
            return
        self._due[key] = due
        self._count += 1
        heapq.heappush(self._heap, (due, self._count, key))
        if len(self._heap) > 64 + 4 * len(self._due):
            self._forget_the_past()
        self._wind()

    def turn(self) -> None:
        """Ring everything that is due. The timer does it; so may a test that moved its clock."""
        now = self._clock()
        heap = self._heap
        try:
            while heap and heap[0][0] <= now:
                due, _, key = heapq.heappop(heap)
                if self._due.get(key) == due:
                    del self._due[key]
                    self._ring(key)
        finally:
            self._wind()  # whatever broke at one table, the others are rung

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due.clear()
        self._heap.clear()

    def _forget_the_past(self) -> None:
        self._heap = [entry for entry in self._heap if self._due.get(entry[2]) == entry[0]]
        heapq.heapify(self._heap)

    def _wind(self) -> None:
        if not self._heap:
            return
        first = self._heap[0][0]
        if self._timer is not None:
            if self._timer_at <= first:
                return
            self._timer.cancel()
        self._timer_at = first
        delay = max(0, first - self._clock()) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._rung)

    def _rung(self) -> None:
        self._timer = None
        self.turn()
