"""A house for fuzzing: its limits are lifted so that input gets in, and its log is read."""

import asyncio
import gc
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from parlotte.core.registration import Registration
from parlotte.server.settings import Limits, Pace
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.reading import Reading
from parlotte.server.table.live import LiveTable
from parlotte.server.table.retention import ASKED_FOR
from support.fuzz.steps import Step
from support.fuzz.table import Attacked, Broken
from support.logged import Log
from support.server import QUICK, Running, running
from support.tables import NEVER, eventually, games

# Of a limit's name: how often, how much and how many from one address. What bounds the work that
# one table or one socket may have under way stays as it is.
LIFTED = (
    "per_second", "per_day", "burst", "per_address", "address_bytes", "strikes", "tables", "cost",
    "budget", "sockets",
)  # fmt: skip
# Not the disk is under attack: where there is one in memory, the house is there.
IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - it holds a folder of ours
ATTACKED = replace(QUICK, unload_after=500, drafts=50)


def lifted(limits: Limits) -> Limits:
    told = {one.name: getattr(limits, one.name) for one in fields(limits)}
    return replace(
        limits,
        **{
            name: type(value)(value * 1_000_000)
            for name, value in told.items()
            if any(part in name for part in LIFTED) and isinstance(value, int | float)
        },
    )


class Fuzzed:
    def __init__(self, runner: asyncio.Runner, log: Log) -> None:
        self._runner = runner
        self._log = log
        self._read = 0  # of the log
        self._stack = AsyncExitStack()
        self.told: Counter[str] = Counter()
        self.steps = 0
        self._ahead = 0.0  # seconds by which the house's clock has been moved

    def run(self, doing: Any) -> Any:
        return self._runner.run(doing)

    def open(self, data: Path, pace: Pace = ATTACKED) -> None:
        serving = running(
            data, library=games(), limits=lifted(Limits()), pace=pace, seconds=self._seconds
        )
        self._here: Running = self.run(self._stack.enter_async_context(serving))

    def _seconds(self) -> float:
        return time.monotonic() + self._ahead

    def close(self) -> None:
        self.run(self._stack.aclose())

    def attack(self, game: Registration, steps: list[Step], *, playing: bool) -> None:
        """At a table of its own. Raises Broken."""
        self.run(self._attack(game, steps, playing))
        self.steps += len(steps)

    async def _attack(self, game: Registration, steps: list[Step], playing: bool) -> None:
        table = Attacked(self._here.url, game)
        try:
            await table.open(playing=playing)
            await table.take(steps)
        finally:
            await table.close()
            self.told += table.told
            self._look_at_the_log()

    def smallest(self, game: Registration, steps: list[Step], *, playing: bool) -> list[Step]:
        """Of steps that break something, as few as still do."""
        size = len(steps) // 2
        while size:
            for start in range(0, len(steps), size):
                fewer = steps[:start] + steps[start + size :]
                try:
                    self.attack(game, fewer, playing=playing)
                except Exception:
                    steps = fewer
                    break
            else:
                size //= 2
            size = min(size, len(steps) // 2 or size)
        return steps

    def _look_at_the_log(self) -> None:
        text = self._log.getvalue()
        new, self._read = text[self._read :], len(text)
        if '"error": [' in new or '"level": "error"' in new or '"level": "critical"' in new:
            raise Broken(new)

    def empty(self) -> None:
        """Everybody has gone: so has all that was kept for them. Raises AssertionError."""
        self.run(self._empty())

    async def _empty(self) -> None:
        house = self._here.house
        self._ahead += ASKED_FOR / 1000  # tables wait so long for answers about private matches
        house.wheel.turn()
        await eventually(lambda: not house.tables)
        await eventually(lambda: len(asyncio.all_tasks()) <= self.tasks)
        house.wheel._forget_the_past()  # else it does so when many times are over
        deadline = time.monotonic() + NEVER
        while left := _left():  # a thread may be about to let go of the last
            assert time.monotonic() < deadline, left
            await asyncio.sleep(0.05)

    def settled(self) -> None:
        """Before anybody came."""
        self.tasks = self.run(_tasks()) + 1  # the one that looks


KEPT = (Connection, Reading, LiveTable)


def _left() -> Counter[str]:
    gc.collect()
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, KEPT))


async def _tasks() -> int:
    return len(asyncio.all_tasks())
