"""Questions of a table to the archive: they change nothing, and nothing waits for them."""

import logging
from asyncio import Future
from collections.abc import Callable
from functools import partial

from parlotte.core.contract import Rejected
from parlotte.server.logs import event
from parlotte.server.table.answers import Answers
from parlotte.server.table.change import Question
from parlotte.server.table.jobs import Job

log = logging.getLogger("parlotte.table")
MOST_LOOKING = 8

Look = Callable[[Question, Callable[["Future[bytes]"], None]], None]


class Looking:
    __slots__ = ("_answers", "_look", "_open")

    def __init__(self, look: Look, answers: Answers) -> None:
        self._look = look
        self._answers = answers
        self._open = 0  # not answered yet

    def ask(self, job: Job, question: Question) -> None:
        if self._open >= MOST_LOOKING:
            self._answers.refuse(job, Rejected("table-busy"))
            return
        self._open += 1
        self._look(question, partial(self._found, job))

    def _found(self, job: Job, found: "Future[bytes]") -> None:
        self._open -= 1
        if found.cancelled():
            return  # the house closes
        fault = found.exception()
        if isinstance(fault, Rejected):
            self._answers.refuse(job, fault)
        elif fault is not None:
            event(log, "look-failed", level=logging.ERROR, error=fault)
            self._answers.refuse(job, Rejected("table-busy"))
        else:
            self._answers.found(job, found.result())
