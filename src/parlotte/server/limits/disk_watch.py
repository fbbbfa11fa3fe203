"""Watches the free disk space: if it is low, no table is opened; open ones go on."""

import asyncio
import logging
from typing import Literal

from parlotte.server.logs import event
from parlotte.server.settings import Limits
from parlotte.server.store.disk_space import DiskSpace, measure
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.writer import Writer
from parlotte.server.store.writes import Write, ignore_verdict

log = logging.getLogger("parlotte.disk")
SAY_AGAIN = 120  # checks between two log lines: about an hour

# "free": little space is left; "share": the house has used its share; "full": writes failed.
Low = Literal["", "free", "share", "full"]


class DiskWatch:
    def __init__(self, database: Database, writer: Writer, limits: Limits) -> None:
        self._database = database
        self._writer = writer
        self._limits = limits
        self.room = DiskSpace()
        self._said = 0  # checks since the last log line

    @property
    def low(self) -> Low:
        """Why no table may be opened; empty: there is enough space."""
        free, kept = self.room.free, self.room.kept
        if self._writer.full:
            return "full"
        if free is not None and free < self._limits.disk_floor:
            return "free"
        return "share" if kept is not None and kept > self._limits.house_bytes else ""

    async def watch(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.look()

    async def look(self) -> None:
        """Measures in a thread, as a disk may be slow."""
        try:
            self.room = await asyncio.to_thread(measure, self._database)
        except StoreFault as fault:
            event(log, "disk-unknown", level=logging.DEBUG, reason=fault.key)
        if self._writer.full:
            # If nobody plays, only this write finds out that there is space again.
            self._writer.submit(Write(), ignore_verdict)
        self._log_changes()

    def _log_changes(self) -> None:
        """Logs when space gets low, then hourly, and when there is space again."""
        if not self.low:
            if self._said:
                event(log, "disk-has-room-again", level=logging.WARNING)
            self._said = 0
            return
        if self._said % SAY_AGAIN == 0:
            size = self.room.kept if self.low == "share" else self.room.free
            event(log, "disk-low", level=logging.WARNING, reason=self.low, bytes=size)
        self._said += 1
