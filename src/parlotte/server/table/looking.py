"""Questions of a table to the archive: nothing waits for them, and at most they are counted."""

import logging
from asyncio import Future
from collections.abc import Callable
from functools import partial

from parlotte.core.contract import Rejected
from parlotte.server.logs import event
from parlotte.server.table.answers import Answers
from parlotte.server.table.change import Counted, Question
from parlotte.server.table.jobs import CountedAnswer, Job

log = logging.getLogger("parlotte.table")
MOST_LOOKING = 8

Found = Future[bytes | Counted]
Look = Callable[[Question, Callable[[Found], None]], None]


class Looking:
    __slots__ = ("_answers", "_look", "_open", "_put")

    def __init__(self, look: Look, answers: Answers, put: Callable[[Job], bool]) -> None:
        self._look = look
        self._answers = answers
        self._put = put
        self._open = 0  # not answered yet

    def ask(self, job: Job, question: Question) -> None:
        if self._open >= MOST_LOOKING:
            self._answers.refuse(job, Rejected("table-busy"))
            return
        self._open += 1
        self._look(question, partial(self._found, job))

    def _found(self, job: Job, found: Found) -> None:
        self._open -= 1
        if found.cancelled():
            return  # the house closes
        fault = found.exception()
        if isinstance(fault, Rejected):
            self._answers.refuse(job, fault)
        elif fault is not None:
            event(log, "look-failed", level=logging.ERROR, error=fault)
            self._answers.refuse(job, Rejected("table-busy"))
        elif isinstance(told := found.result(), Counted):
            counted = CountedAnswer(told.person, told.action, job.id, job.connection, told.answer)
            if not self._put(counted):
                self._answers.refuse(job, Rejected("table-busy"))
        else:
            self._answers.found(job, told)
