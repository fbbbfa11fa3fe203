"""What is done once for all who ask for the same, beside the event loop. Nobody waits for ever."""

from asyncio import Future, TimerHandle, get_running_loop
from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from parlotte.core.contract import Rejected
from parlotte.server.thinking.crew import Crew, Task

PATIENCE = 8.0  # seconds: a phone that hears nothing for ten calls again
CLOSING = "server-restarting"  # told to whoever still waits when the house closes


class Errand:
    __slots__ = ("askers", "task")

    def __init__(self, task: Task) -> None:
        self.task = task
        self.askers: set[Future[Any]] = set()


def _as_it_is(found: Any, turn: str) -> Any:  # noqa: ARG001
    return found


class Errands:
    """By name. `later` is told to whoever has waited too long: what has begun goes on all the same,
    and may be at hand when he asks again."""

    def __init__(self, crew: Crew, later: str, counts: Counter[str]) -> None:
        self._crew = crew
        self._later = later
        self._counts = counts
        self._open: dict[Hashable, Errand] = {}

    def __contains__(self, name: Hashable) -> bool:
        """Whether somebody waits for it."""
        return name in self._open

    def ask(
        self,
        name: Hashable,
        whose: str,
        work: Callable[[], Any],
        then: Callable[[Any, str], Any] = _as_it_is,
    ) -> "Future[Any]":
        """What `then` makes of it in the event loop, told in whose turn it was done; or Rejected.
        Whoever no longer waits cancels it."""
        errand = self._open.get(name)
        if errand is None:
            errand = Errand(self._crew.do(whose, work))
            self._open[name] = errand
            errand.task.done.add_done_callback(partial(self._done, name, errand, then))
        else:
            self._crew.wants_too(whose, errand.task)
        loop = get_running_loop()
        answer: Future[Any] = loop.create_future()
        errand.askers.add(answer)
        timer = loop.call_later(PATIENCE, self._too_long, answer)
        answer.add_done_callback(partial(self._no_longer_waits, name, errand, timer))
        return answer

    def _done(
        self, name: Hashable, errand: Errand, then: Callable[[Any, str], Any], done: "Future[Any]"
    ) -> None:
        self._forget(name, errand)
        found: Any = None
        fault: BaseException | None = Rejected(CLOSING)
        if not done.cancelled():
            fault = done.exception()
        if fault is None:
            try:
                found = then(done.result(), errand.task.turn or "")
            except Exception as broken:
                fault = broken
        for one in errand.askers:
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
        self, name: Hashable, errand: Errand, timer: TimerHandle, answer: "Future[Any]"
    ) -> None:
        timer.cancel()
        errand.askers.discard(answer)
        if not errand.askers and not errand.task.done.done() and self._crew.give_up(errand.task):
            self._forget(name, errand)

    def _forget(self, name: Hashable, errand: Errand) -> None:
        if self._open.get(name) is errand:
            del self._open[name]
