"""Unused tables are deleted to make room; any use keeps a table."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from parlotte.client import Client, open_table
from parlotte.server.limits.table_openings import LEAST_AGE
from parlotte.server.settings import Limits
from parlotte.server.store.reads import Reader
from support.scene import served
from support.server import Running
from support.tables import eventually, pass_time, unloaded

FEW = replace(Limits(), unused_per_address=2)
Doing = Callable[[Running, Client], Awaitable[object]]


async def fleeting(here: Running, code: str) -> bool:
    """Whether the stored table is marked as unused, after all pending writes."""
    await asyncio.wrap_future(here.house.writer.call(lambda _: None))
    row = Reader(here.house._database).table_by_code(code)
    return row.fleeting


async def opened(here: Running) -> str:
    return (await open_table(here.url, "Camille", "renard", "toy"))["code"]


@served(still=True, on_each_store=True)
async def test_a_short_visit_does_not_count_as_use(here: Running) -> None:
    (host,) = await here.table(1)
    here.clock.now += 50
    await unloaded(here, host)
    assert await fleeting(here, host.code)
    (again,) = [await here.client(host.code, tokens=host.tokens)]  # the table still exists
    assert again.you == [1]
    await unloaded(here, again)
    assert await fleeting(here, host.code)


@served(still=True)
async def test_a_minute_at_a_table_counts_as_use(here: Running) -> None:
    (host,) = await here.table(1)
    here.clock.now += 61
    await unloaded(here, host)
    assert not await fleeting(here, host.code)


def asks(act: str, **fields: Any) -> Doing:
    return lambda _, host: host.ask(act, **fields)


async def has_a_visitor(here: Running, host: Client) -> None:
    await (await here.client(host.code)).stop()


@pytest.mark.parametrize(
    "does",
    [
        asks("choose-game", game="toy"),
        asks("add-bot", level=1),
        has_a_visitor,
        asks("rename", name="Léa", animal="chat"),
    ],
    ids=["chooses", "has a bot", "has a visitor", "renames"],
)
@served(still=True)
async def test_any_command_or_visitor_counts_as_use(here: Running, does: Doing) -> None:
    (host,) = await here.table(1)
    assert await fleeting(here, host.code)
    await does(here, host)
    await unloaded(here, host)
    assert not await fleeting(here, host.code)


@served(limits=FEW, still=True, on_each_store=True)
async def test_beyond_its_share_an_address_loses_its_oldest_unused_table(here: Running) -> None:
    first, second = await opened(here), await opened(here)
    pass_time(here, LEAST_AGE + 61)  # both are out of memory
    await eventually(lambda: not here.house.tables)
    third = await opened(here)
    codes = Reader(here.house._database).codes_taken
    await eventually(lambda: codes() == {second, third})
    pass_time(here, 1)
    await opened(here)
    await eventually(lambda: here.house.counts["tables_unused"] == 2)
    assert not {first, second} & codes()


@served(limits=FEW, still=True)
async def test_neither_a_new_table_nor_a_used_one_is_deleted(here: Running) -> None:
    (host,) = await here.table(1)
    await host.ask("add-bot", level=1)
    young = [await opened(here) for _ in range(5)]
    codes = Reader(here.house._database).codes_taken
    await asyncio.wrap_future(here.house.writer.call(lambda _: None))
    assert codes() == {host.code, *young}
    await unloaded(here, host)
    pass_time(here, LEAST_AGE)
    last = await opened(here)
    await eventually(lambda: len(codes()) == 3)
    assert codes() == {host.code, young[-1], last}


@served(limits=FEW, still=True)
async def test_an_unused_table_with_a_person_connected_stays(here: Running) -> None:
    (host,) = await here.table(1)
    here.clock.now += LEAST_AGE - 5
    live = here.house.tables[host.code]
    live.state.fleeting = True  # as if nobody had used it
    for _ in range(3):
        await opened(here)
    here.clock.now += 10
    await opened(here)
    await asyncio.wrap_future(here.house.writer.call(lambda _: None))
    assert here.house.tables[host.code] is live
    assert host.code in Reader(here.house._database).codes_taken()


@served(limits=replace(Limits(), unused_per_address=5, opened_per_second=1.0), still=True)
async def test_a_flood_of_tables_leaves_short_codes_for_others(here: Running) -> None:
    """As many tables as there are short codes, with as much time as needed."""
    for _ in range(60):
        pass_time(here, LEAST_AGE / 5)
        await opened(here)
    codes = Reader(here.house._database).codes_taken
    await eventually(lambda: len(codes()) <= 11)
    assert {len(code) for code in codes()} == {4}


@served(limits=replace(Limits(), opened_per_day=25.0, opened_burst=100.0), still=True)
async def test_an_address_may_open_a_limited_number_of_tables_a_day(here: Running) -> None:
    house, openings = here.house, here.house.opening.openings
    assert sum(openings.may_open("1.2.3.4", here.clock.now) for _ in range(60)) == 25
    assert openings.may_open("1.2.3.5", here.clock.now)
    assert sum(openings.may_open("1.2.3.4", here.clock.now + 43_200) for _ in range(60)) == 12
    assert house.tables == {}


@served(still=True)
async def test_a_clock_set_back_makes_no_table_older(here: Running) -> None:
    house = here.house
    known = house._calendar.known
    assert known > 1_600_000_000
    house.wall = lambda: 1000
    (host,) = await here.table(1)
    await unloaded(here, host)
    await asyncio.wrap_future(house.writer.call(lambda _: None))
    row = Reader(house._database).table_by_code(host.code)
    assert row.seen_at >= known
