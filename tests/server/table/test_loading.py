"""Reading tables from the store: addresses take turns and pay for what was read, and reads time
out."""

import asyncio
import threading
from contextlib import AsyncExitStack
from typing import Any

import pytest
from bench.server import worst

from parlotte.client import open_table
from parlotte.i18n import speaker
from parlotte.server.limits.budgets import MANY
from parlotte.server.limits.costs import HELLO
from parlotte.server.settings import Limits
from parlotte.server.table import loading
from parlotte.server.workers import shared_requests
from support.scene import served
from support.server import Running
from support.tables import Phone, eventually, games, phone, unloaded

RUDE, FRIEND, THIRD = "192.0.2.7", "192.0.2.8", "192.0.2.9"
LATER = 1013
PATIENCE = 100.0  # seconds; a test that never lets a read go on fails


class SlowReads:
    """Blocks the reading of some tables until released; counts all reads."""

    def __init__(self, here: Running) -> None:
        self.held: set[str] = set()
        self.begun: list[str] = []
        self.threads: set[str] = set()
        self._go_on = threading.Event()
        self._read = here.house._loader.table
        here.house._loader.table = self._slow

    def _slow(self, code: str) -> Any:
        self.begun.append(code)
        self.threads.add(threading.current_thread().name.rpartition("_")[0])
        if code in self.held:
            assert self._go_on.wait(PATIENCE), "nobody let it go on"
        return self._read(code)

    def let_go_on(self) -> None:
        self._go_on.set()


async def asleep(here: Running, count: int) -> list[dict[str, Any]]:
    """This many tables, none of them in memory."""
    opened = [await open_table(here.url, "Camille", "renard") for _ in range(count)]
    for one in opened:
        await unloaded(here, await here.client(one["code"], tokens=[one["token"]]))
    return opened


async def comes(here: Running, stack: AsyncExitStack, table: dict[str, Any], address: str) -> Phone:
    hello = phone(here, table["code"], address=address, tokens=[table["token"]])
    return await stack.enter_async_context(hello)


def gauges(here: Running) -> tuple[int, int]:
    return here.house.gauges["loads_running"], here.house.gauges["loads_waiting"]


@served(games(), trust_proxy=True, still=True)
async def test_an_address_that_loads_many_tables_delays_nobody_else(here: Running) -> None:
    *theirs, mine, other = await asleep(here, 8)
    (host,) = await here.table(1, game=worst.OWN)
    reads = SlowReads(here)
    reads.held = {one["code"] for one in theirs}
    async with AsyncExitStack() as stack:
        rude = [await comes(here, stack, one, RUDE) for one in theirs]
        await eventually(lambda: gauges(here) == (1, len(theirs) - 1))
        for table, address in ((mine, FRIEND), (other, THIRD)):
            one = await comes(here, stack, table, address)
            assert (await one.read())["welcome"]["you"] == [1]
        # Nor is any other work delayed.
        text = "mot;classe;définition\nzig;n.m.;Chose."
        await host.ask("put-pack", game=worst.OWN, name="P", file="a.csv", text=text)
        assert (await host.ask("invite"))["code"] == host.code
        assert (await open_table(here.url, "Zoé", "chat"))["person"] == 1
        assert gauges(here) == (1, len(theirs) - 1)
        assert [code for code in reads.begun if code in reads.held] == [theirs[0]["code"]]
        reads.let_go_on()
        for one in rude:
            assert "welcome" in await one.read()
    assert reads.threads == {"load"}


@served(trust_proxy=True, still=True)
async def test_a_table_wanted_by_two_addresses_is_read_once_at_the_first_turn(
    here: Running,
) -> None:
    first, second, third = await asleep(here, 3)
    reads = SlowReads(here)
    reads.held = {first["code"], second["code"]}
    async with AsyncExitStack() as stack:
        for table in (first, second, third):
            await comes(here, stack, table, RUDE)
        await eventually(lambda: gauges(here) == (1, 2))
        # For the first address the third table is behind two others, but this address has its own
        # turn.
        friend = await comes(here, stack, third, FRIEND)
        assert "welcome" in await friend.read()
        assert reads.begun == [first["code"], third["code"]]
        reads.let_go_on()
        await eventually(lambda: len(here.house.tables) == 3)
    assert sorted(reads.begun) == sorted(one["code"] for one in (first, second, third))


@served(trust_proxy=True, warned=(), still=True)
async def test_a_table_that_loads_too_slowly_is_refused_for_now_and_found_later(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await asleep(here, 1)
    reads = SlowReads(here)
    reads.held = {table["code"]}
    monkeypatch.setattr(shared_requests, "PATIENCE", 0.0)
    async with AsyncExitStack() as stack:
        one = await comes(here, stack, table, FRIEND)
        told = await one.read()
        assert (told["refused"], told["say"]) == ("table-later", speaker("fr")("table-later"))
        assert await one.closed() == LATER
        reads.let_go_on()
        await eventually(lambda: table["code"] in here.house.tables)
        again = await comes(here, stack, table, FRIEND)
        assert "welcome" in await again.read()
    assert reads.begun == [table["code"]]
    assert here.house.counts["table_later"] == 1


def spent(here: Running, address: str) -> float:
    most = here.house.settings.limits.frames_burst * MANY
    return most - here.house.budgets.welcomes(address).left(here.house.clock.seconds())


@served(games(), trust_proxy=True, still=True)
async def test_loading_a_table_costs_by_its_size(here: Running) -> None:
    (plain,) = await asleep(here, 1)
    (host,) = await here.table(1, game=worst.OWN)
    for pack in worst.brought()[:2]:
        here.clock.now += 60  # refills the budget
        await host.ask("put-pack", **{key: pack[key] for key in pack if key != "act"})
    rows = here.house.reader.packs_of(here.house.tables[host.code].state.id)
    size = sum(len(row.body) for row in rows)
    heavy = {"code": host.code, "token": host.tokens[0]}
    await unloaded(here, host)
    async with AsyncExitStack() as stack:
        for table, address, least in (
            (plain, FRIEND, 0.0),
            (heavy, RUDE, size / loading.PACK_BYTES),
            (heavy, THIRD, -1.0),  # it is in memory now
        ):
            assert "welcome" in await (await comes(here, stack, table, address)).read()
            price = spent(here, address) - HELLO
            assert price == 0.0 if least < 0 else least < price < least + 2.0
    assert size / loading.PACK_BYTES > 50  # two packs cost this much: so ten delay an address


@served(trust_proxy=True, limits=Limits(frames_burst=2.0), still=True)
async def test_the_next_hello_of_an_address_in_debt_waits(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await asleep(here, 3)
    here.clock.now += 60
    # makes every byte expensive
    monkeypatch.setattr(loading.ReadingCost.on, "__defaults__", (0.1,))
    async with AsyncExitStack() as stack:
        assert "welcome" in await (await comes(here, stack, tables[0], RUDE)).read()
        owed = here.house.budgets.welcomes(RUDE).until(here.clock.now, HELLO)
        assert owed > 1
        waiting = await comes(here, stack, tables[1], RUDE)
        friend = await comes(here, stack, tables[2], FRIEND)
        assert "welcome" in await friend.read()
        assert tables[1]["code"] not in here.house.tables
        here.clock.now += owed + 1
        assert "welcome" in await waiting.read()


@served(trust_proxy=True, still=True)
async def test_loading_a_damaged_table_costs_too(here: Running) -> None:
    (table,) = await asleep(here, 1)

    def broken(*_: Any) -> None:
        raise KeyError("x")

    here.house._loader._reader.house_words = broken
    async with AsyncExitStack() as stack:
        one = await comes(here, stack, table, RUDE)
        assert (await one.read())["refused"] == "table-damaged"
    assert spent(here, RUDE) > HELLO


@served(still=True)
async def test_a_stopping_house_tells_waiting_clients_that_it_restarts(here: Running) -> None:
    held, waiting = await asleep(here, 2)
    reads = SlowReads(here)
    reads.held = {held["code"]}
    async with AsyncExitStack() as stack:
        one, other = [await comes(here, stack, table, "") for table in (held, waiting)]
        await eventually(lambda: gauges(here) == (1, 1))
        stopping = asyncio.create_task(here.house.stop())
        assert (await other.read())["refused"] == "server-restarting"
        reads.let_go_on()
        assert (await one.read())["refused"] == "server-restarting"
        await stopping
