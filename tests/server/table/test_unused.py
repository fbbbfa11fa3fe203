"""Tables that nobody has used make room; those that were used in any way stay."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from parlotte.client import Client, open_table
from parlotte.server.limits.table_openings import LEAST_AGE
from parlotte.server.settings import Limits
from parlotte.server.store.reads import Reader
from support.scene import served
from support.server import FakeSeconds, Running
from support.tables import eventually, pass_time, unloaded

FEW = replace(Limits(), unused_per_address=2)
Doing = Callable[[Running, Client], Awaitable[object]]


async def fleeting(here: Running, code: str) -> bool:
    """As the store has it, once all that was submitted is there."""
    await asyncio.wrap_future(here.house.writer.call(lambda _: None))
    row = Reader(here.house._database).table_by_code(code)
    assert row is not None
    return row.fleeting


async def opened(here: Running) -> str:
    code: str = (await open_table(here.url, "Camille", "renard", "toy"))["code"]
    return code


@served()
async def test_whoever_only_looks_in_has_not_used_it(
    here: Running, clock: FakeSeconds, database_url: str
) -> None:
    (host,) = await here.table(1)
    clock.now += 50
    await unloaded(here, clock, host)
    assert await fleeting(here, host.code)
    (again,) = [await here.client(host.code, tokens=host.tokens)]  # it is still there
    assert again.you == [1]
    await unloaded(here, clock, again)
    assert await fleeting(here, host.code)


@served()
async def test_after_a_minute_it_is_used(here: Running, clock: FakeSeconds) -> None:
    (host,) = await here.table(1)
    clock.now += 61
    await unloaded(here, clock, host)
    assert not await fleeting(here, host.code)


async def chooses(_: Running, host: Client) -> None:
    await host.ask("choose-game", game="toy")


async def has_a_bot(_: Running, host: Client) -> None:
    await host.ask("add-bot", level=1)


async def has_a_visitor(here: Running, host: Client) -> None:
    await (await here.client(host.code)).stop()


async def renames(_: Running, host: Client) -> None:
    await host.ask("rename", name="Léa", animal="chat")


@pytest.mark.parametrize("does", [chooses, has_a_bot, has_a_visitor, renames])
@served()
async def test_whatever_is_done_there_it_is_used(
    here: Running, clock: FakeSeconds, does: Doing
) -> None:
    (host,) = await here.table(1)
    assert await fleeting(here, host.code)
    await does(here, host)
    await unloaded(here, clock, host)
    assert not await fleeting(here, host.code)


@served(limits=FEW)
async def test_beyond_its_share_an_address_loses_the_oldest(
    here: Running, clock: FakeSeconds, database_url: str
) -> None:
    first, second = await opened(here), await opened(here)
    pass_time(here, clock, LEAST_AGE + 61)  # the two have left memory
    await eventually(lambda: not here.house.tables)
    third = await opened(here)
    codes = Reader(here.house._database).codes_taken
    await eventually(lambda: codes() == {second, third})
    pass_time(here, clock, 1)
    await opened(here)
    await eventually(lambda: here.house.metrics.counts["tables_unused"] == 2)
    assert not {first, second} & codes()


@served(limits=FEW)
async def test_nobody_loses_a_table_of_a_moment_ago_nor_one_that_is_used(
    here: Running, clock: FakeSeconds
) -> None:
    (host,) = await here.table(1)
    await host.ask("add-bot", level=1)
    young = [await opened(here) for _ in range(5)]
    codes = Reader(here.house._database).codes_taken
    await asyncio.wrap_future(here.house.writer.call(lambda _: None))
    assert codes() == {host.code, *young}
    await unloaded(here, clock, host)
    pass_time(here, clock, LEAST_AGE)
    last = await opened(here)
    await eventually(lambda: len(codes()) == 3)
    assert codes() == {host.code, young[-1], last}


@served(limits=FEW)
async def test_where_somebody_sits_it_stays(here: Running, clock: FakeSeconds) -> None:
    (host,) = await here.table(1)
    clock.now += LEAST_AGE - 5
    live = here.house.tables[host.code]
    live.state.fleeting = True  # though it was long
    for _ in range(3):
        await opened(here)
    clock.now += 10
    await opened(here)
    await asyncio.wrap_future(here.house.writer.call(lambda _: None))
    assert here.house.tables[host.code] is live
    assert host.code in Reader(here.house._database).codes_taken()


@served(limits=replace(Limits(), unused_per_address=5, opened_per_second=1.0))
async def test_a_flood_from_one_address_leaves_short_codes_for_the_others(
    here: Running, clock: FakeSeconds
) -> None:
    """As many as there are short codes, and all the time in the world."""
    for _ in range(60):
        pass_time(here, clock, LEAST_AGE / 5)
        await opened(here)
    codes = Reader(here.house._database).codes_taken
    await eventually(lambda: len(codes()) <= 11)
    assert {len(code) for code in codes()} == {4}


@served(limits=replace(Limits(), opened_per_day=25.0, opened_burst=100.0))
async def test_an_address_opens_so_many_a_day(here: Running, clock: FakeSeconds) -> None:
    house, openings = here.house, here.house.opening.openings
    assert sum(openings.may_open("1.2.3.4", clock.now) for _ in range(60)) == 25
    assert openings.may_open("1.2.3.5", clock.now)
    assert sum(openings.may_open("1.2.3.4", clock.now + 43_200) for _ in range(60)) == 12
    assert house.tables == {}


@served()
async def test_a_clock_set_back_ages_no_table(here: Running, clock: FakeSeconds) -> None:
    house = here.house
    known = house._calendar.known
    assert known > 1_600_000_000
    house.wall = lambda: 1000  # type: ignore[method-assign]
    (host,) = await here.table(1)
    await unloaded(here, clock, host)
    await asyncio.wrap_future(house.writer.call(lambda _: None))
    row = Reader(house._database).table_by_code(host.code)
    assert row is not None
    assert row.seen_at >= known
