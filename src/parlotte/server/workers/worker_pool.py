"""A few worker threads. Addresses take turns, and none can use all threads."""

from asyncio import Future, get_running_loop
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from parlotte.server.workers.round_robin import RoundRobin


class Task:
    """Work queued under every address that asked for it; the first turn runs it."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.done: Future[Any] = get_running_loop().create_future()
        self.waits_for: list[str] = []  # the addresses
        self.turn: str | None = None  # the address whose turn runs it, once it has begun


class WorkerPool:
    """Runs in the event loop; only the work itself runs in the threads."""

    def __init__(self, name: str, threads: int, each: int) -> None:
        """`each`: the most threads that work for one address."""
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads
        self._each = each
        self._turns: RoundRobin[tuple[str, Task]] = RoundRobin()
        self._working: Counter[str] = Counter()  # by address
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @property
    def running(self) -> int:
        return self._working.total()

    def do(self, whose: str, work: Callable[[], Any]) -> Task:
        """Queues the work under that address. It is cancelled when the house closes."""
        task = Task(work)
        self.wants_too(whose, task)
        return task

    def wants_too(self, whose: str, task: Task) -> None:
        """Another address asks for the same task: its turn may come first."""
        if task.turn is not None or whose in task.waits_for:
            return
        if self._closed:
            task.done.cancel()
        else:
            task.waits_for.append(whose)
            self._turns.add(whose, (whose, task))
            self._go_on()

    def give_up(self, task: Task) -> bool:
        """Drops a task that nobody waits for. False: it has begun, and goes on."""
        if task.turn is not None:
            return False
        for whose in task.waits_for:
            self._turns.drop(whose, (whose, task))
        task.waits_for.clear()
        task.done.cancel()
        return True

    def _go_on(self) -> None:
        while self.running < self._most:
            busy = {whose for whose, count in self._working.items() if count >= self._each}
            found = self._turns.next(busy)
            if found is None:
                return
            self._begin(*found)

    def _begin(self, whose: str, task: Task) -> None:
        for other in task.waits_for:
            if other != whose:
                self._turns.drop(other, (other, task))
        task.waits_for.clear()
        task.turn = whose
        self._working[whose] += 1
        work = get_running_loop().run_in_executor(self._threads, task.work)
        work.add_done_callback(partial(self._ended, whose, task))

    def _ended(self, whose: str, task: Task, work: "Future[Any]") -> None:
        self._working[whose] -= 1
        if not self._working[whose]:
            del self._working[whose]
        if work.cancelled():
            task.done.cancel()
        elif (fault := work.exception()) is not None:
            task.done.set_exception(fault)
        else:
            task.done.set_result(work.result())
        self._go_on()

    def stop_taking(self) -> None:
        """Cancels what has not begun. Called in the event loop, before `close`."""
        self._closed = True
        while (found := self._turns.next(())) is not None:
            found[1].done.cancel()

    def close(self) -> None:
        """Waits for what is running. Called in a thread."""
        self._threads.shutdown()
