"""Private matches that not all their people wanted to keep in time, at tables that nobody is at.

A table in memory sees to its own (`table/retention.py`). These are found by the machine's clock,
which runs on while the house is closed. If it leaps, a match goes too soon, which does less harm
than too late.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from parlotte.server.logs import event
from parlotte.server.nodes.ownership import Ownership
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.writer import Writer

log = logging.getLogger("parlotte.house")
LOOK_SECONDS = 60  # between two looks


class Forgetting:
    def __init__(self, ownership: Ownership, reader: Reader, writer: Writer) -> None:
        self._ownership = ownership
        self._reader = reader
        self._writer = writer

    async def look(self, now: int, about_to: Callable[[], set[str]]) -> None:
        """Forget what is due. `about_to` is called as that is on its way to the store, and tells
        the tables that see to their own."""
        try:
            due = await asyncio.to_thread(self._reader.next_to_forget)
            if due is None or due > now:
                return
            work = partial(self._ownership.forget_due, now=now, but=about_to())
            gone = await asyncio.wrap_future(self._writer.call(work))
        except StoreFault as fault:
            event(log, "forgetting-failed", level=logging.WARNING, reason=fault.key)
            return
        if gone:
            event(log, "matches-forgotten", count=len(gone))
