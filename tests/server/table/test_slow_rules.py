"""Rules that take long are judged in a worker: their table waits for them, and nobody else does."""

import asyncio
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlotte.client import Client, open_table
from parlotte.server.store.database import open_database
from support.logbook import Logbook
from support.logged import logged
from support.scene import played
from support.server import QUICK, FakeSeconds, Running, leap, running
from support.slow_toy import BROKEN, REFUSED, SLOW, SlowLibrary, Thinking
from support.tables import (
    Phone,
    eventually,
    pass_time,
    phone,
    play_toy,
    presence,
    refusal,
    toy_table,
)

RUDE, FRIEND = "192.0.2.7", "192.0.2.8"


async def write(client: Client, text: str) -> None:
    await client.do({"act": "write", "text": text})


async def playing(here: Running) -> tuple[Client, Client]:
    """Without a deadline: nobody is in a hurry but the test."""
    host, second = await toy_table(here)
    await host.ask("set-options", options={"seconds": 0})
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    return host, second


async def slow_word(client: Client, thinking: Thinking) -> "asyncio.Task[None]":
    """Written, and the rules are at it."""
    writing = asyncio.create_task(write(client, SLOW))
    await eventually(lambda: thinking.begun == [SLOW])
    return writing


async def waiting(here: Running, client: Client, count: int) -> None:
    inbox = here.house.tables[client.code]._inbox
    await eventually(lambda: len(inbox._jobs) == count)


def kept(folder: Path, code: str) -> list[str]:
    """What the log of the table's match holds; played again, it gives the same bytes."""
    library = SlowLibrary()
    library.thinking.let_go_on()
    database = open_database(f"sqlite:///{folder / 'parlotte.sqlite'}", folder / "backups")
    try:
        book = Logbook(database, library)
        match = book.live_match(code)
        return [row.given.decode() for row in book.reader.inputs(match.id)]
    finally:
        database.close()


@played
async def test_another_table_goes_on_while_slow_rules_judge(tmp_path: Path) -> None:
    library = SlowLibrary()
    async with running(tmp_path, library=library) as here:
        host, _ = await playing(here)
        other, fourth = await toy_table(here)
        slow = await slow_word(host, library.thinking)
        assert (await play_toy(other, fourth))["winners"]
        assert not slow.done()
        assert host.view is not None
        assert host.view["written"] == []
        library.thinking.let_go_on()
        await slow
        await host.until(lambda: host.view is not None and host.view["written"] == [0])
    assert library.thinking.in_workers


@played
async def test_a_table_takes_one_thing_after_the_other_all_the_same(tmp_path: Path) -> None:
    library, answered = SlowLibrary(), list[str]()

    async def noted(name: str, asking: Awaitable[Any]) -> None:
        await asking
        answered.append(name)

    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        slow = asyncio.create_task(noted("slow", await slow_word(host, library.thinking)))
        quick = asyncio.create_task(noted("quick", write(second, "vif")))
        await waiting(here, host, 1)
        command = asyncio.create_task(noted("command", host.ask("ready")))
        await waiting(here, host, 2)
        library.thinking.let_go_on()
        await asyncio.gather(slow, quick, command)
    assert answered == ["slow", "quick", "command"]
    first, then = kept(tmp_path, host.code)
    assert SLOW in first
    assert "vif" in then


@played
async def test_what_slow_rules_refuse_leaves_no_trace(tmp_path: Path) -> None:
    library = SlowLibrary()
    library.thinking.let_go_on()
    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        before = dict(second.table), second.view, second.seq
        assert (await refusal(write(host, REFUSED))).key == "not-now"
        assert (second.table, second.view, second.seq) == before
        await write(second, "après")
        await host.until(lambda: host.view is not None and host.view["written"] == [1])
    [only] = kept(tmp_path, host.code)
    assert "après" in only


@played
async def test_rules_that_break_in_the_worker_are_told_and_change_nothing(tmp_path: Path) -> None:
    library = SlowLibrary()
    library.thinking.let_go_on()
    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        with logged() as log:
            assert (await refusal(write(host, BROKEN))).key == "table-busy"
        assert [line["event"] for line in log.faults()] == ["judging-failed"]
        assert BROKEN not in log.getvalue()
        await write(second, "après")
    assert len(kept(tmp_path, host.code)) == 1


@played
async def test_the_time_that_the_rules_take_is_nobodys(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, second = await toy_table(here)
        await host.ask("start")
        await second.until(lambda: bool(second.prompts()))
        pass_time(here, clock, 9)
        slow = await slow_word(host, library.thinking)
        quick = asyncio.create_task(write(second, "à temps"))
        await waiting(here, host, 1)
        pass_time(here, clock, 30)  # three times what a phase has
        library.thinking.let_go_on()
        await asyncio.gather(slow, quick)
        await host.until(lambda: host.table["phase"] == "2")
        assert host.view is not None
        assert sorted(host.view["shown"]) == [SLOW, "à temps"]
        pass_time(here, clock, 9)
        await host.ask("ready")
        assert host.table["phase"] == "2"  # which has all of its time
        pass_time(here, clock, 2)
        await host.until(lambda: host.table["phase"] != "2")
    first, then, last = kept(tmp_path, host.code)
    assert SLOW in first
    assert "à temps" in then
    assert "expired" in last


@played
async def test_after_the_rules_have_judged_a_deadline_passes_as_ever(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, second = await toy_table(here)
        await host.ask("start")
        await second.until(lambda: bool(second.prompts()))
        slow = await slow_word(host, library.thinking)
        pass_time(here, clock, 11)
        library.thinking.let_go_on()
        await slow
        assert host.table["phase"] == "1"
        pass_time(here, clock, 11)
        await host.until(lambda: host.table["phase"] == "2")
        assert host.view is not None
        assert host.view["shown"] == [SLOW]
    first, then = kept(tmp_path, host.code)
    assert SLOW in first
    assert "expired" in then


@played
async def test_a_deadline_whose_rules_break_is_not_tried_without_end(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    library.toy.breaks_at_the_deadline = True
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, second = await toy_table(here)
        await host.ask("start")
        await second.until(lambda: bool(second.prompts()))
        clock.now += 11
        assert (await refusal(write(second, "trop tard"))).key == "table-busy"
        assert library.toy.deadlines <= 2
        library.toy.breaks_at_the_deadline = False
        pass_time(here, clock, 2)
        await host.until(lambda: host.table["phase"] == "2")


@played
async def test_the_hosts_hand_and_a_start_are_judged_in_the_worker_as_well(tmp_path: Path) -> None:
    library = SlowLibrary()
    async with running(tmp_path, library=library) as here:
        host, _ = await toy_table(here)
        other, _ = await playing(here)
        library.toy.slow_to_begin = True
        begins = asyncio.create_task(host.ask("start"))
        closes = asyncio.create_task(other.ask("close", phase="1"))
        await eventually(lambda: sorted(library.thinking.begun) == ["closed", "setup"])
        assert host.table["match"] is None
        assert other.table["phase"] == "1"
        library.thinking.let_go_on()
        await asyncio.gather(begins, closes)
        await host.until(lambda: host.table["phase"] == "1")
        await other.until(lambda: other.table["phase"] == "2")
    assert library.thinking.in_workers


@played
async def test_whoever_goes_while_the_rules_judge_is_missed_afterwards(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    pace = replace(QUICK, gone_after=1_000)
    async with running(tmp_path, library=library, seconds=clock, pace=pace) as here:
        host, second = await playing(here)
        slow = await slow_word(host, library.thinking)
        await second.stop()
        await host.until(lambda: presence(host)["Zélie"] == "away")
        pass_time(here, clock, 2)
        library.thinking.let_go_on()
        await slow
        await host.until(lambda: presence(host)["Zélie"] == "gone")
        await host.until(lambda: host.table["phase"] == "2")  # the only one left has written
    first, then = kept(tmp_path, host.code)
    assert SLOW in first
    assert "away" in then


@played
async def test_whoever_comes_back_while_the_rules_hear_of_it_is_here(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    pace = replace(QUICK, gone_after=1_000)
    async with running(tmp_path, library=library, seconds=clock, pace=pace) as here:
        host, second = await playing(here)
        library.toy.slow_to_leave = True
        await second.stop()
        await host.until(lambda: presence(host)["Zélie"] == "away")
        pass_time(here, clock, 2)
        await eventually(lambda: library.thinking.begun == ["away"])
        back = await here.client(host.code, tokens=second.tokens)
        library.thinking.let_go_on()
        await host.until(lambda: presence(host)["Zélie"] == "here")
        await eventually(lambda: library.thinking.begun == ["away", "person"])
        assert back.prompts()
    first, then = kept(tmp_path, host.code)
    assert "away" in first
    assert "person" in then


@played
async def test_a_table_is_found_again_without_judging_all_of_it_again(tmp_path: Path) -> None:
    library = SlowLibrary()
    library.thinking.let_go_on()
    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        await write(host, SLOW)
        await write(second, "deux")
        await host.until(lambda: host.table["phase"] == "2")
    again = SlowLibrary()  # whose rules would wait for ever
    async with running(tmp_path, library=again) as here:
        back = await here.client(host.code, tokens=host.tokens)
        assert back.table["phase"] == "2"
    assert again.thinking.begun == []


@played
async def test_a_stop_while_the_rules_judge_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    library, pace = SlowLibrary(), replace(QUICK, finishing=200)
    async with running(tmp_path, library=library, pace=pace) as here:
        host, second = await playing(here)
        live = here.house.tables[host.code]
        await write(second, "tenu")
        slow = await slow_word(host, library.thinking)
        behind = asyncio.create_task(write(second, "jamais"))
        await waiting(here, host, 1)
        here.stop()
        await waiting(here, host, 0)  # the house has waited long enough, and hears no more
        leap(3 * pace.finishing / 1000)  # but it does wait for the rules
        for _ in range(20):
            await asyncio.sleep(0)
        assert not live.quiet
        library.thinking.let_go_on()
        await eventually(lambda: live.quiet)
        assert not behind.done()
        for unanswered in (slow, behind):
            unanswered.cancel()
    log = kept(tmp_path, host.code)
    assert len(log) == 2
    assert "tenu" in log[0]
    assert SLOW in log[1]  # the rules were at it before the house closed, so it counts


@played
async def test_a_slow_start_holds_up_nobody_elses(tmp_path: Path) -> None:
    """Nor what is brought to read: only what comes before the rules is in that one thread."""
    library = SlowLibrary()
    async with running(tmp_path, library=library, trust_proxy=True) as here:
        library.toy.slow_to_begin = True
        async with AsyncExitStack() as stack:
            rude = [await _ready_to_start(here, stack, RUDE) for _ in range(5)]
            for one in rude:
                await one.send(id="start", ask={"act": "start"})
            await eventually(lambda: library.thinking.begun == ["setup"] * 3)
            await eventually(lambda: here.house.gauges["judged_waiting"] == 2)
            assert here.house.gauges["asides_running"] == 0
            library.toy.slow_to_begin = False
            honest = await _ready_to_start(here, stack, FRIEND)
            assert "ack" in await honest.ask("start", "start")
            assert "ack" in await honest.ask("invite", "link")
            assert library.thinking.begun == ["setup"] * 3
            library.thinking.let_go_on()
            for one in rude:
                while (await one.read(having="ack"))["ack"] != "start":
                    pass
    assert {name.rpartition("_")[0] for name in library.thinking.threads} == {"judge"}


async def _ready_to_start(here: Running, stack: AsyncExitStack, address: str) -> Phone:
    opened = await open_table(here.url, "Camille", "renard", "toy")
    hello = phone(here, opened["code"], address=address, tokens=[opened["token"]])
    one = await stack.enter_async_context(hello)
    assert "ack" in await one.ask("add-bot", "bot")
    return one
