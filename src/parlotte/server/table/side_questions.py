"""Questions that workers answer without changing the table; at most a hint is recorded.

The table never waits for them. Answers to one socket stay in order, except those to questions that
need a search.
"""

import logging
from asyncio import Future
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

from parlotte.core.contract import Rejected
from parlotte.server.logs import event
from parlotte.server.sockets.connection import Connection
from parlotte.server.table.answers import Answers
from parlotte.server.table.change import Counted, SharedAnswer, SideQuestion
from parlotte.server.table.inbox import Inbox
from parlotte.server.table.jobs import CountedAnswer, Job

if TYPE_CHECKING:
    from parlotte.server.house import House

log = logging.getLogger("parlotte.table")


class SideQuestions:
    def __init__(self, house: "House", answers: Answers, inbox: Inbox) -> None:
        self._house = house
        self._answers = answers
        self._inbox = inbox
        self._open: dict[Future[Any], Job] = {}  # not answered yet
        # By socket with a pending answer: the jobs it has sent since.
        self._behind: dict[Connection, deque[Job]] = {}

    def ask(self, job: Job, look: SideQuestion) -> None:
        question, socket = look.question, job.connection
        if not isinstance(question, SharedAnswer):
            found = self._house.questions.ask(question)
        else:
            found = self._house.make_answer(question, "" if socket is None else socket.address)
            if socket is not None:
                self._behind[socket] = deque()
        self._open[found] = job
        found.add_done_callback(partial(self._found, look))

    def keeps(self, job: Job) -> bool:
        """Holds the job back if its socket has a pending answer; returns whether it did."""
        if job.connection is None or not self.would_keep(job):
            return False
        self._behind[job.connection].append(job)
        return True

    def would_keep(self, job: Job) -> bool:
        return job.connection in self._behind

    @property
    def quiet(self) -> bool:
        """Whether no job waits for a pending answer."""
        return not any(self._behind.values())

    def sweep(self) -> None:
        """Cancels the questions of closed sockets."""
        for found, job in list(self._open.items()):
            if job.connection is not None and job.connection.stage is None:
                found.cancel()

    def _found(self, look: SideQuestion, found: "Future[Any]") -> None:
        job = self._open.pop(found)
        try:
            if not found.cancelled():  # cancelled: the socket is closed, or the house is closing
                self._answer(job, look, found)
        finally:
            behind = None
            if isinstance(look.question, SharedAnswer) and job.connection is not None:
                behind = self._behind.pop(job.connection, None)
            if behind:
                self._inbox.put_first(behind)

    def _answer(self, job: Job, look: SideQuestion, found: "Future[Any]") -> None:
        try:
            answer = look.answer(found.result())
        except Rejected as refused:
            self._answers.refuse(job, refused)
        except Exception as fault:
            event(log, "look-failed", level=logging.ERROR, error=fault)
            self._answers.refuse(job, Rejected("table-busy"))
        else:
            self._reply(job, answer)

    def _reply(self, job: Job, answer: bytes | Counted) -> None:
        if not isinstance(answer, Counted):
            self._answers.found(job, answer)
            return
        counted = CountedAnswer(
            answer.person, answer.action, job.id, job.connection, answer=answer.answer
        )
        if not self._inbox.put(counted) and not self._inbox.closed:
            self._answers.refuse(job, Rejected("table-busy"))
