"""Deletes private matches whose people did not all agree in time to keep them, at unloaded tables.

A table in memory deletes its own (`table/retention.py`). The others are found by the machine's
clock, which runs on while the house is closed. If the clock jumps forward, a match is deleted too
soon, which does less harm than too late.
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
LOOK_SECONDS = 60  # between two checks


async def forget_due(
    ownership: Ownership, reader: Reader, writer: Writer, now: int, about_to: Callable[[], set[str]]
) -> None:
    """`about_to` returns, at the last moment, the ids of the tables that delete their own."""
    try:
        due = await asyncio.to_thread(reader.next_to_forget)
        if due is None or due > now:
            return
        work = partial(ownership.forget_due, now=now, but=about_to())
        gone = await asyncio.wrap_future(writer.call(work))
    except StoreFault as fault:
        event(log, "forgetting-failed", level=logging.WARNING, reason=fault.key)
        return
    if gone:
        event(log, "matches-forgotten", count=len(gone))
