"""A queue for one sort of questions, with its own threads, turns and time limits."""

import logging
from asyncio import Future, TimerHandle, get_running_loop
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any

from parlotte.core.contract import Rejected
from parlotte.core.stop import Stop, Stopped, heeding
from parlotte.server.logs import event
from parlotte.server.workers.questions import GRACE, MOST_ASKERS, Bounds, Question
from parlotte.server.workers.round_robin import RoundRobin

log = logging.getLogger("parlotte.thinking")


class OpenQuestion:
    def __init__(self, question: Question) -> None:
        self.question = question
        self.askers: list[tuple[Hashable, Future[Any]]] = []
        self.stop = Stop()
        self.timer: TimerHandle | None = None
        self.running = False

    def run(self) -> Any:
        with heeding(self.stop):
            return self.question.work()

    def wait(self, seconds: float | None, then: Callable[[], None]) -> None:
        """Starts a time limit; it replaces the previous one."""
        self.no_limit()
        self.timer = None if seconds is None else get_running_loop().call_later(seconds, then)

    def no_limit(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class QuestionQueue:
    """Runs in the event loop; only `OpenQuestion.run` is in a thread, one for each table."""

    def __init__(self, name: str, bounds: Bounds, counts: Counter[str]) -> None:
        self._name = name
        self._bounds = bounds
        self._counts = counts
        self._threads = ThreadPoolExecutor(bounds.threads, thread_name_prefix=name)
        self._turns: RoundRobin[OpenQuestion] = RoundRobin()
        self._open: dict[str, list[OpenQuestion]] = {}  # by table; identical questions join them
        self._busy: set[str] = set()  # tables with a running question

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @property
    def running(self) -> int:
        return len(self._busy)

    def ask(self, question: Question) -> Future[Any]:
        """The answer; raises Rejected. Cancel the future to stop waiting."""
        answer: Future[Any] = get_running_loop().create_future()
        open_question, fresh = self._opened(question)
        if open_question is None:
            self._refuse(answer, self._bounds.later)
            return answer
        open_question.askers.append((question.asker, answer))
        if fresh:
            self._open.setdefault(question.table, []).append(open_question)
            self._turns.add(question.table, open_question)
            open_question.wait(self._bounds.waits, partial(self._waited_too_long, open_question))
        self._replace_older(question, open_question)
        answer.add_done_callback(partial(self._no_longer_waits, open_question))
        self._go_on()
        return answer

    def _opened(self, question: Question) -> tuple[OpenQuestion | None, bool]:
        """The open question about the same, or a new one and True; None: too many are open."""
        of_table = self._open.get(question.table, [])
        for one in of_table:
            if (one.question.kind, one.question.about) == (question.kind, question.about):
                return (one if len(one.askers) < MOST_ASKERS else None), False
        mine = (one for one in of_table if _replaces(question, one))
        if len(of_table) - sum(1 for _ in mine) >= self._bounds.of_a_table:
            return None, False
        return OpenQuestion(question), True

    def _replace_older(self, question: Question, newer: OpenQuestion) -> None:
        for one in list(self._open.get(question.table, ())):
            if one is newer or one.question.kind != question.kind:
                continue
            for asker, answer in list(one.askers):
                if asker == question.asker:
                    self._refuse(answer, "question-replaced")
                    one.askers.remove((asker, answer))
            self._unless_wanted(one)

    def _no_longer_waits(self, open_question: OpenQuestion, answer: Future[Any]) -> None:
        if answer.cancelled():
            open_question.askers = [one for one in open_question.askers if one[1] is not answer]
            self._unless_wanted(open_question)

    def _unless_wanted(self, open_question: OpenQuestion) -> None:
        """Stops a question that nobody waits for."""
        if open_question.askers:
            return
        self._close(open_question)
        if open_question.running:
            open_question.stop.say()
            open_question.no_limit()

    def _close(self, open_question: OpenQuestion) -> None:
        """Nobody can join it any more; if it has not begun, it is dropped."""
        table = open_question.question.table
        of_table = self._open.get(table, [])
        if open_question not in of_table:
            return
        of_table.remove(open_question)
        if not of_table:
            del self._open[table]
        if not open_question.running:
            self._turns.drop(table, open_question)
            open_question.no_limit()

    def forget(self, table: str) -> None:
        for one in list(self._open.get(table, ())):
            for _, answer in one.askers:
                answer.cancel()
            one.askers.clear()
            self._unless_wanted(one)

    def _go_on(self) -> None:
        while len(self._busy) < self._bounds.threads:
            open_question = self._turns.next(self._busy)
            if open_question is None:
                return
            self._begin(open_question)

    def _begin(self, open_question: OpenQuestion) -> None:
        open_question.running = True
        self._busy.add(open_question.question.table)
        open_question.wait(self._bounds.thinks, partial(self._enough, open_question))
        # A context of its own, so that only this search sees the stop.
        run = partial(copy_context().run, open_question.run)
        work = get_running_loop().run_in_executor(self._threads, run)
        work.add_done_callback(partial(self._done, open_question))

    def _done(self, open_question: OpenQuestion, work: Future[Any]) -> None:
        self._busy.discard(open_question.question.table)
        self._close(open_question)
        open_question.no_limit()
        fault = None if work.cancelled() else work.exception()
        if isinstance(fault, Stopped):
            self._refuse_all(open_question, self._bounds.not_found)
        for _, answer in open_question.askers:
            if answer.done():
                continue
            if work.cancelled():
                answer.cancel()
            elif fault is not None:
                answer.set_exception(fault)
            else:
                answer.set_result(work.result())
        self._go_on()

    def _waited_too_long(self, open_question: OpenQuestion) -> None:
        self._close(open_question)
        self._refuse_all(open_question, self._bounds.later)

    def _enough(self, open_question: OpenQuestion) -> None:
        """The time is over: asks the search to return what it has."""
        open_question.stop.say()
        open_question.wait(GRACE, partial(self._overdue, open_question))

    def _overdue(self, open_question: OpenQuestion) -> None:
        """The search does not stop: its thread stays busy, but its askers are refused."""
        event(log, "thought-too-long", level=logging.WARNING, kind=self._name)
        self._close(open_question)
        self._refuse_all(open_question, self._bounds.not_found)

    def _refuse_all(self, open_question: OpenQuestion, key: str) -> None:
        for _, answer in open_question.askers:
            self._refuse(answer, key)
        open_question.askers.clear()

    def _refuse(self, answer: Future[Any], key: str) -> None:
        if not answer.done():
            self._counts[f"thinking_{key.replace('-', '_')}"] += 1
            answer.set_exception(Rejected(key))

    def stop_taking(self) -> None:
        """Cancels all open questions."""
        for table in list(self._open):
            self.forget(table)

    def close(self) -> None:
        """Waits for running searches. Called in a thread."""
        self._threads.shutdown(cancel_futures=True)


def _replaces(question: Question, older: OpenQuestion) -> bool:
    """Whether the new question leaves nobody waiting for the older one."""
    same_kind = older.question.kind == question.kind
    return same_kind and all(asker == question.asker for asker, _ in older.askers)
