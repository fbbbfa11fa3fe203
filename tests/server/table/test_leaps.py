"""After a clock jump a house keeps all its tables; after a true absence it expires them later."""

import asyncio
import time
from pathlib import Path

import pytest

from parlotte.server.house import House
from parlotte.server.store.purge import tidy
from parlotte.server.store.reads import Reader
from support.databases import Databases
from support.logged import logged
from support.scene import played
from support.server import Running, running
from support.tables import eventually, toys

DAY = 86_400


def later(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    monkeypatch.setattr(House, "wall", staticmethod(lambda: int(time.time() + days * DAY)))


async def tidied(here: Running) -> set[str]:
    """The codes that are left after the house has expired old tables."""
    days, now = here.house.settings.keep_days, here.house.wall()
    await asyncio.wrap_future(here.house.writer.call(lambda one: tidy(one, now, days)))
    return Reader(here.house._database).codes_taken()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@played
async def test_a_jump_deletes_nothing_and_old_tables_expire_in_due_time(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    url = databases.new(kind)
    async with running(tmp_path, library=toys(), database=url) as here:
        (host,) = await here.table(1)
        await host.ask("add-bot", level=1)
    later(monkeypatch, 400)
    with logged("warning") as log:
        async with running(tmp_path, library=toys(), database=url) as here:
            assert await tidied(here) == {host.code}
            await eventually(lambda: here.house._calendar.doubted > 0)
    assert "clock-doubted" in [line["event"] for line in log.lines()]
    later(monkeypatch, 0)  # the clock is set right
    async with running(tmp_path, library=toys(), database=url) as here:
        assert await tidied(here) == {host.code}
    for days, left in ((60, {host.code}), (63, {host.code}), (67.5, set())):
        later(monkeypatch, days)  # this time the days have really passed
        async with running(tmp_path, library=toys(), database=url) as here:
            assert await tidied(here) == left
