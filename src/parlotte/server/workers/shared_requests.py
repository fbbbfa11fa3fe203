"""Work in a worker that runs once for all who ask for the same, within a time limit."""

from asyncio import Future, TimerHandle, get_running_loop
from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from parlotte.core.contract import Rejected
from parlotte.server.workers.worker_pool import Task, WorkerPool

PATIENCE = 8.0  # seconds; a client reconnects after ten without an answer
CLOSING = "server-restarting"  # the refusal when the house closes


class SharedRequest:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.askers: set[Future[Any]] = set()


class SharedRequests:
    """A request that waits too long is refused with `later`; a retry may find the result."""

    def __init__(self, pool: WorkerPool, later: str, counts: Counter[str]) -> None:
        self._pool = pool
        self._later = later
        self._counts = counts
        self._open: dict[Hashable, SharedRequest] = {}

    def __contains__(self, name: Hashable) -> bool:
        return name in self._open

    def ask(
        self,
        name: Hashable,
        whose: str,
        work: Callable[[], Any],
        then: Callable[[Any, str], Any] = lambda found, _turn: found,
    ) -> "Future[Any]":
        """The result of `then`, called in the event loop with the work's result and its address."""
        request = self._open.get(name)
        if request is None:
            request = SharedRequest(self._pool.do(whose, work))
            self._open[name] = request
            request.task.done.add_done_callback(partial(self._done, name, request, then))
        else:
            self._pool.wants_too(whose, request.task)
        loop = get_running_loop()
        answer: Future[Any] = loop.create_future()
        request.askers.add(answer)
        timer = loop.call_later(PATIENCE, self._too_long, answer)
        answer.add_done_callback(partial(self._no_longer_waits, name, request, timer))
        return answer

    def _done(
        self,
        name: Hashable,
        request: SharedRequest,
        then: Callable[[Any, str], Any],
        done: "Future[Any]",
    ) -> None:
        self._forget(name, request)
        found: Any = None
        fault: BaseException | None = Rejected(CLOSING)
        if not done.cancelled():
            fault = done.exception()
        if fault is None:
            try:
                found = then(done.result(), request.task.turn or "")
            except Exception as broken:
                fault = broken
        for one in request.askers:
            if one.done():
                continue
            if fault is None:
                one.set_result(found)
            else:
                one.set_exception(fault)

    def _too_long(self, answer: "Future[Any]") -> None:
        if not answer.done():
            self._counts[self._later.replace("-", "_")] += 1
            answer.set_exception(Rejected(self._later))

    def _no_longer_waits(
        self, name: Hashable, request: SharedRequest, timer: TimerHandle, answer: "Future[Any]"
    ) -> None:
        timer.cancel()
        request.askers.discard(answer)
        if not request.askers and not request.task.done.done() and self._pool.give_up(request.task):
            self._forget(name, request)

    def _forget(self, name: Hashable, request: SharedRequest) -> None:
        if self._open.get(name) is request:
            del self._open[name]
