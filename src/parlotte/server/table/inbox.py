"""Jobs of a table, one at a time: the others wait while one is judged or written."""

from asyncio import get_running_loop
from collections import deque
from collections.abc import Callable, Iterable

from parlotte.server.table.jobs import Job


class Inbox:
    def __init__(self, most: int, take: Callable[[Job], None], ring: Callable[[], None]) -> None:
        self._most = most
        self._take = take
        self._ring = ring  # called when no job is left
        self._jobs: deque[Job] = deque()
        self._behind: Job | None = None  # put back, to run after the present job
        self._later: list[Job] = []
        self._rung = False
        self._held = False
        self._at_work = False
        self._called = False  # `go_on` is scheduled in the event loop

    @property
    def quiet(self) -> bool:
        return not (self._held or self._jobs or self._later)

    @property
    def closed(self) -> bool:
        """Whether new jobs are refused for good."""
        return not self._most

    def put(self, job: Job) -> bool:
        """Queues a job; jobs that arrive together are handled together. False: the queue is
        full."""
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
        """Queues jobs before all others: they were held back."""
        if self._most:
            self._jobs.extendleft(reversed([*jobs]))
            self.go_on()

    def put_back(self, job: Job) -> None:
        """Another job comes first; then this one is next."""
        self._jobs.appendleft(job)
        self._behind = job

    @property
    def first(self) -> Job | None:
        """The next job, left in the queue."""
        return self._jobs[0] if self._jobs else None

    def take_first(self) -> None:
        """Removes the next job: it joins the present one."""
        self._jobs.popleft()

    def behind(self) -> Job | None:
        """Takes the job that was put back, so that it is not repeated for ever."""
        behind, self._behind = self._behind, None
        if behind is not None and self._jobs and self._jobs[0] is behind:
            return self._jobs.popleft()
        return None

    def put_off(self, job: Job) -> None:
        """Holds a job back until the next `ring`."""
        self._later.append(job)

    def add(self, job: Job) -> None:
        """Queues a job of the table itself, without limit and without starting it."""
        self._jobs.append(job)

    def ring(self) -> None:
        self._jobs.extend(self._later)
        self._later.clear()
        self._rung = True
        self.go_on()

    def hold(self) -> None:
        """Handles no more jobs until `release`."""
        self._held = True

    def release(self) -> None:
        self._held = False

    def close(self, last: Callable[[Job], bool] = lambda _: False) -> None:
        """Refuses new jobs; waiting ones are dropped unanswered, except the `last` ones."""
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
