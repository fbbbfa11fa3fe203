"""Tables read back from the store: addresses take turns, pay for what was read, and nobody waits
for ever."""

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
from support.server import FakeSeconds, Running
from support.tables import Phone, eventually, games, phone, unloaded

RUDE, FRIEND, THIRD = "192.0.2.7", "192.0.2.8", "192.0.2.9"
LATER = 1013
PATIENCE = 100.0  # seconds: a test that forgets to let one go on fails


class SlowReads:
    """Of some tables, until a test lets them go on; all are counted."""

    def __init__(self, here: Running) -> None:
        self.held: set[str] = set()
        self.begun: list[str] = []
        self.threads: set[str] = set()
        self._go_on = threading.Event()
        self._read = here.house._loader.table
        here.house._loader.table = self._slow  # type: ignore[method-assign]

    def _slow(self, code: str) -> Any:
        self.begun.append(code)
        self.threads.add(threading.current_thread().name.rpartition("_")[0])
        if code in self.held:
            assert self._go_on.wait(PATIENCE), "nobody let it go on"
        return self._read(code)

    def let_go_on(self) -> None:
        self._go_on.set()


async def asleep(here: Running, clock: FakeSeconds, count: int) -> list[dict[str, Any]]:
    """So many tables, none of them in memory."""
    opened = [await open_table(here.url, "Camille", "renard") for _ in range(count)]
    for one in opened:
        await unloaded(here, clock, await here.client(one["code"], tokens=[one["token"]]))
    return opened


async def comes(here: Running, stack: AsyncExitStack, table: dict[str, Any], address: str) -> Phone:
    hello = phone(here, table["code"], address=address, tokens=[table["token"]])
    return await stack.enter_async_context(hello)


def gauges(here: Running) -> tuple[int, int]:
    return here.house.gauges["loads_running"], here.house.gauges["loads_waiting"]


@served(games(), trust_proxy=True)
async def test_who_has_table_after_table_read_keeps_nobody_else_waiting(
    here: Running, clock: FakeSeconds
) -> None:
    *theirs, mine, other = await asleep(here, clock, 8)
    (host,) = await here.table(1, game=worst.OWN)
    reads = SlowReads(here)
    reads.held = {one["code"] for one in theirs}
    async with AsyncExitStack() as stack:
        rude = [await comes(here, stack, one, RUDE) for one in theirs]
        await eventually(lambda: gauges(here) == (1, len(theirs) - 1))
        for table, address in ((mine, FRIEND), (other, THIRD)):
            one = await comes(here, stack, table, address)
            assert (await one.read())["welcome"]["you"] == [1]
        # Nor does anything else that is done aside, or by the house itself.
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


@served(trust_proxy=True)
async def test_a_table_that_is_wanted_from_two_addresses_is_read_once_and_in_the_first_turn(
    here: Running, clock: FakeSeconds
) -> None:
    first, second, third = await asleep(here, clock, 3)
    reads = SlowReads(here)
    reads.held = {first["code"], second["code"]}
    async with AsyncExitStack() as stack:
        for table in (first, second, third):
            await comes(here, stack, table, RUDE)
        await eventually(lambda: gauges(here) == (1, 2))
        # The third is behind two others of that address, but this one has a turn of its own.
        friend = await comes(here, stack, third, FRIEND)
        assert "welcome" in await friend.read()
        assert reads.begun == [first["code"], third["code"]]
        reads.let_go_on()
        await eventually(lambda: len(here.house.tables) == 3)
    assert sorted(reads.begun) == sorted(one["code"] for one in (first, second, third))


@served(trust_proxy=True, warned=())
async def test_whose_table_does_not_come_in_time_is_told_so_and_finds_it_when_he_comes_again(
    here: Running, clock: FakeSeconds, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await asleep(here, clock, 1)
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
    assert here.house.metrics.counts["table_later"] == 1


def spent(here: Running, address: str) -> float:
    most = here.house.settings.limits.frames_burst * MANY
    return most - here.house.budgets.welcomes(address).left(here.house.clock.seconds())


@served(games(), trust_proxy=True)
async def test_to_have_a_table_read_costs_what_there_is_to_read(
    here: Running, clock: FakeSeconds
) -> None:
    (plain,) = await asleep(here, clock, 1)
    (host,) = await here.table(1, game=worst.OWN)
    for pack in worst.brought()[:2]:
        clock.now += 60  # for what was paid before
        await host.ask("put-pack", **{key: pack[key] for key in pack if key != "act"})
    rows = here.house.reader.packs_of(here.house.tables[host.code].state.id)
    size = sum(len(row.body) for row in rows)
    heavy = {"code": host.code, "token": host.tokens[0]}
    await unloaded(here, clock, host)
    async with AsyncExitStack() as stack:
        for table, address, least in (
            (plain, FRIEND, 0.0),
            (heavy, RUDE, size / loading.PACK_BYTES),
            (heavy, THIRD, -1.0),  # it is in memory now
        ):
            assert "welcome" in await (await comes(here, stack, table, address)).read()
            price = spent(here, address) - HELLO
            assert price == 0.0 if least < 0 else least < price < least + 2.0
    assert size / loading.PACK_BYTES > 50  # of two packs: so ten keep an address waiting


@served(trust_proxy=True, limits=Limits(frames_burst=2.0))
async def test_the_next_hello_of_that_address_waits_until_it_is_paid(
    here: Running, clock: FakeSeconds, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await asleep(here, clock, 3)
    clock.now += 60
    monkeypatch.setattr(loading.ReadingCost.on, "__defaults__", (0.1,))  # every byte is dear
    async with AsyncExitStack() as stack:
        assert "welcome" in await (await comes(here, stack, tables[0], RUDE)).read()
        owed = here.house.budgets.welcomes(RUDE).until(clock.now, HELLO)
        assert owed > 1
        waiting = await comes(here, stack, tables[1], RUDE)
        friend = await comes(here, stack, tables[2], FRIEND)
        assert "welcome" in await friend.read()
        assert tables[1]["code"] not in here.house.tables
        clock.now += owed + 1
        assert "welcome" in await waiting.read()


@served(trust_proxy=True)
async def test_a_damaged_table_is_paid_for_as_well(here: Running, clock: FakeSeconds) -> None:
    (table,) = await asleep(here, clock, 1)

    def broken(*_: Any) -> None:
        raise KeyError("x")

    here.house._loader._reader.house_words = broken  # type: ignore[method-assign,assignment]
    async with AsyncExitStack() as stack:
        one = await comes(here, stack, table, RUDE)
        assert (await one.read())["refused"] == "table-damaged"
    assert spent(here, RUDE) > HELLO


@served()
async def test_a_house_that_closes_tells_who_waits_that_it_comes_back(
    here: Running, clock: FakeSeconds
) -> None:
    held, waiting = await asleep(here, clock, 2)
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
