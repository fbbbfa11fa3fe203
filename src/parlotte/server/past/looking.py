"""Questions of a table to the archive: they change nothing, and nothing waits for them."""

import logging
from asyncio import Future
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.logs import event
from parlotte.server.past.archive import Archive
from parlotte.server.table.jobs import CommandJob

if TYPE_CHECKING:
    from parlotte.server.table.live import LiveTable

log = logging.getLogger("parlotte.table")
MOST_LOOKING = 8


class Looking:
    __slots__ = ("_live", "_open")

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._open = 0  # not answered yet

    def ask(self, job: CommandJob, question: Callable[[Archive], bytes]) -> None:
        if self._open >= MOST_LOOKING:
            self._live.refuse(job, Rejected("table-busy"))
            return
        self._open += 1
        self._live.house.look(question, partial(self._found, job))

    def _found(self, job: CommandJob, found: "Future[bytes]") -> None:
        self._open -= 1
        if found.cancelled() or job.connection is None:
            return  # the house closes
        fault = found.exception()
        if isinstance(fault, Rejected):
            self._live.refuse(job, fault)
            return
        if fault is not None:
            event(log, "look-failed", level=logging.ERROR, error=fault)
            self._live.refuse(job, Rejected("table-busy"))
            return
        self._live.house.metrics.counts["acknowledged"] += 1
        job.connection.push(b'{"ack":%b,"answer":%b}' % (encode(job.id), found.result()))
        job.connection.answered()
