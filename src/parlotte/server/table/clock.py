"""Time: of the house, of a match, and a timer wheel for all tables.

House time counts the milliseconds that the server has been up, over all restarts: it is stored with
every commit, so that after a crash it resumes where it stopped. Match time is derived from it.
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
        """For rate limits, where only differences count."""
        return self._seconds()


class Turn(Struct, frozen=True, gc=False):
    """The match is held for this person: until they lift the curtain, or for time owed to them."""

    person: int
    curtain: bool
    ends: Millis  # over when this much is left of the clock's hold


class MatchClock(Struct, frozen=True, gc=False):
    """Match time: it runs with house time, or is paused."""

    base: Millis = 0  # the match time at house time `since`
    since: Millis | None = None  # None: paused; in the future: held until then
    held: Millis = 0  # the rest of the hold when it was paused
    help: Millis = 0  # of the hold, the most that is "plus de temps", which follows the turns
    turns: tuple[Turn, ...] = ()

    @property
    def running(self) -> bool:
        return self.since is not None

    def at(self, house: Millis) -> Millis:
        since = self.since
        return self.base if since is None or house < since else self.base + house - since

    def hold(self, house: Millis) -> Millis:
        """How long it is still held before it goes on."""
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
        """Holds the match for that long: everybody gets that much more time."""
        return self._standing(house, self._help(house) + more, self._left(house))

    def stand(self, house: Millis, person: int, least: Millis, *, curtain: bool) -> "MatchClock":
        """Holds the match for at least so long, for a person who shares a device."""
        turns = {**self._left(house), (person, curtain): least}
        return self._standing(house, self._help(house), turns)

    def go_on(self, house: Millis, ended: Callable[[int, bool], bool]) -> "MatchClock":
        """Cancels the rest of the turns for which `ended(person, curtain)` is true."""
        left = self._left(house)
        stay = {whose: time for whose, time in left.items() if not ended(*whose)}
        return self if len(stay) == len(left) else self._standing(house, self._help(house), stay)

    def release(self, house: Millis) -> "MatchClock":
        """Cancels the rest of the hold, which was for one phase."""
        return MatchClock(self.at(house), None if self.since is None else house)

    def stands(self, house: Millis) -> Millis:
        """How much of the hold passes while the device changes hands, so that nobody can use it."""
        if not self.turns:
            return 0
        left = self._left(house)
        used = max((time for (_, curtain), time in left.items() if not curtain), default=0)
        return max(0, max(left.values(), default=0) - used)

    def _help(self, house: Millis) -> Millis:
        return min(self.help, self.hold(house))

    def _left(self, house: Millis) -> dict[tuple[int, bool], Millis]:
        """What is left of each turn that is not over."""
        hold = self.hold(house)
        return {(one.person, one.curtain): hold - one.ends for one in self.turns if hold > one.ends}

    def _standing(
        self, house: Millis, more_time: Millis, left: dict[tuple[int, bool], Millis]
    ) -> "MatchClock":
        """Turns run in parallel; extra time for everybody follows them."""
        hold = more_time + max(left.values(), default=0)
        turns = tuple(Turn(*whose, ends=hold - time) for whose, time in left.items())
        since = None if self.since is None else house + hold
        return MatchClock(self.at(house), since, hold if since is None else 0, more_time, turns)

    def columns(self) -> dict[str, Millis | None]:
        """The columns for the store."""
        return {"base_match": self.base, "base_house": self.since, "held": self.held}

    def due(self, deadline: Millis | None) -> Millis | None:
        """The house time at which a deadline passes; None while paused or without deadline."""
        if deadline is None or self.since is None:
            return None
        return self.since + max(0, deadline - self.base)


class Wheel(Generic[K]):
    """Calls `ring` for each key at its time, with one timer of the event loop."""

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
        """Rings everything that is due. Called by the timer, or by a test that moved its clock."""
        now = self._clock()
        heap = self._heap
        try:
            while heap and heap[0][0] <= now:
                due, _, key = heapq.heappop(heap)
                if self._due.get(key) == due:
                    del self._due[key]
                    self._ring(key)
        finally:
            self._wind()  # a failure at one table does not stop the others

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
