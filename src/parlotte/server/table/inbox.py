"""One thing at a time: while one is with the rules or on its way to the disk, the others wait."""

from asyncio import get_running_loop
from collections import deque
from collections.abc import Callable, Iterable

from parlotte.server.table.jobs import Job


class Inbox:
    __slots__ = (
        "_at_work",
        "_behind",
        "_called",
        "_held",
        "_jobs",
        "_later",
        "_most",
        "_ring",
        "_rung",
        "_take",
    )

    def __init__(self, most: int, take: Callable[[Job], None], ring: Callable[[], None]) -> None:
        self._most = most
        self._take = take
        self._ring = ring  # when nothing else waits
        self._jobs: deque[Job] = deque()
        self._behind: Job | None = None  # the next, that waits for the one at work
        self._later: list[Job] = []
        self._rung = False
        self._held = False
        self._at_work = False
        self._called = False  # it goes on at the end of this turn of the event loop

    @property
    def quiet(self) -> bool:
        return not (self._held or self._jobs or self._later)

    @property
    def closed(self) -> bool:
        """Nothing is taken any more."""
        return not self._most

    def put(self, job: Job) -> bool:
        """Take it in its turn, with whatever else comes in at the same time; False when too much
        waits already."""
        if len(self._jobs) >= self._most:
            return False
        self._jobs.append(job)
        if not self._called:
            self._called = True
            get_running_loop().call_soon(self._all_came)
        return True

    def _all_came(self) -> None:
        self._called = False
        self.go_on()

    def put_first(self, jobs: Iterable[Job]) -> None:
        """They had come before all that waits, and were kept back; unless nothing is taken any
        more."""
        if self._most:
            self._jobs.extendleft(reversed([*jobs]))
            self.go_on()

    def put_back(self, job: Job) -> None:
        """Something else comes first; then it is its turn again."""
        self._jobs.appendleft(job)
        self._behind = job

    @property
    def first(self) -> Job | None:
        """What comes next, left in its place."""
        return self._jobs[0] if self._jobs else None

    def take_first(self) -> None:
        """It goes along with the one at work."""
        self._jobs.popleft()

    def behind(self) -> Job | None:
        """What was put back for the one at work, taken out of its place: else it would only have
        the same done again, at once and for ever."""
        behind, self._behind = self._behind, None
        if behind is not None and self._jobs and self._jobs[0] is behind:
            return self._jobs.popleft()
        return None

    def put_off(self, job: Job) -> None:
        """Until a time has come."""
        self._later.append(job)

    def add(self, job: Job) -> None:
        """The table's own, however much waits; whoever is at work comes to it."""
        self._jobs.append(job)

    def ring(self) -> None:
        """A time has come."""
        self._jobs.extend(self._later)
        self._later.clear()
        self._rung = True
        self.go_on()

    def hold(self) -> None:
        """Nothing more is taken until `release`."""
        self._held = True

    def release(self) -> None:
        self._held = False

    def close(self, last: Callable[[Job], bool] = lambda _: False) -> None:
        """Nothing more is taken; what still waits is never answered, but for the `last`."""
        self._most = 0
        self._jobs = deque(filter(last, self._jobs))
        self._later.clear()
        self._rung = False

    def go_on(self) -> None:
        if self._at_work:
            return
        self._at_work = True
        try:
            while not self._held:
                self._behind = None
                if self._jobs:
                    self._take(self._jobs.popleft())
                elif self._rung:
                    self._rung = False
                    self._ring()
                else:
                    break
        finally:
            self._at_work = False
