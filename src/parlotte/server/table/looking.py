"""Questions of a table that are thought out beside it: nothing waits for them, and at most they are
counted."""

import logging
from asyncio import Future
from collections.abc import Callable
from functools import partial
from typing import Any

from parlotte.core.contract import Rejected
from parlotte.server.logs import event
from parlotte.server.table.answers import Answers
from parlotte.server.table.change import Counted, Look
from parlotte.server.table.jobs import CountedAnswer, Job
from parlotte.server.thinking.questions import Question

log = logging.getLogger("parlotte.table")


class Looking:
    __slots__ = ("_answers", "_open", "_put", "_think")

    def __init__(
        self,
        think: Callable[[Question], Future[Any]],
        answers: Answers,
        put: Callable[[Job], bool],
    ) -> None:
        self._think = think
        self._answers = answers
        self._put = put
        self._open: dict[Future[Any], Job] = {}  # not answered yet

    def ask(self, job: Job, look: Look) -> None:
        found = self._think(look.question)
        self._open[found] = job
        found.add_done_callback(partial(self._found, look))

    def sweep(self) -> None:
        """Whoever has gone waits no longer."""
        for found, job in list(self._open.items()):
            if job.connection is not None and job.connection.stage is None:
                found.cancel()

    def _found(self, look: Look, found: Future[Any]) -> None:
        job = self._open.pop(found)
        if found.cancelled():
            return  # he has gone, or the house closes
        try:
            told = look.answer(found.result())
        except Rejected as refused:
            self._answers.refuse(job, refused)
        except Exception as fault:
            event(log, "look-failed", level=logging.ERROR, error=fault)
            self._answers.refuse(job, Rejected("table-busy"))
        else:
            self._tell(job, told)

    def _tell(self, job: Job, told: bytes | Counted) -> None:
        if not isinstance(told, Counted):
            self._answers.found(job, told)
            return
        counted = CountedAnswer(told.person, told.action, job.id, job.connection, told.answer)
        if not self._put(counted):
            self._answers.refuse(job, Rejected("table-busy"))
