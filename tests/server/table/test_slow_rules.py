"""Slow rules run in a worker: their own table waits for them, and no other."""

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
    toy_match,
    toy_table,
    unhurried_match,
)

RUDE, FRIEND = "192.0.2.7", "192.0.2.8"


async def write(client: Client, text: str) -> None:
    await client.do({"act": "write", "text": text})


async def slow_word(client: Client, thinking: Thinking) -> "asyncio.Task[None]":
    """Writes a word, and waits until the rules are judging it."""
    writing = asyncio.create_task(write(client, SLOW))
    await eventually(lambda: thinking.begun == [SLOW])
    return writing


async def waiting(here: Running, client: Client, count: int) -> None:
    inbox = here.house.tables[client.code]._inbox
    await eventually(lambda: len(inbox._jobs) == count)


def kept(folder: Path, code: str) -> list[str]:
    """The inputs in the log of the table's match; checks that it replays."""
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
async def test_another_table_plays_on_while_slow_rules_judge(tmp_path: Path) -> None:
    library = SlowLibrary()
    async with running(tmp_path, library=library) as here:
        host, _ = await unhurried_match(here)
        other, fourth = await toy_table(here)
        slow = await slow_word(host, library.thinking)
        assert (await play_toy(other, fourth))["winners"]
        assert not slow.done()
        assert host.view["written"] == []
        library.thinking.let_go_on()
        await slow
        await host.until(lambda: host.view is not None and host.view["written"] == [0])
    assert library.thinking.in_workers


@played
async def test_a_table_still_handles_one_job_after_another(tmp_path: Path) -> None:
    library, answered = SlowLibrary(), list[str]()

    async def noted(name: str, asking: Awaitable[Any]) -> None:
        await asking
        answered.append(name)

    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
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
async def test_a_refusal_by_slow_rules_leaves_no_trace(tmp_path: Path) -> None:
    library = SlowLibrary()
    library.thinking.let_go_on()
    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
        before = dict(second.table), second.view, second.seq
        assert (await refusal(write(host, REFUSED))).key == "not-now"
        assert (second.table, second.view, second.seq) == before
        await write(second, "après")
        await host.until(lambda: host.view is not None and host.view["written"] == [1])
    [only] = kept(tmp_path, host.code)
    assert "après" in only


@played
async def test_an_exception_in_the_worker_is_told_and_changes_nothing(tmp_path: Path) -> None:
    library = SlowLibrary()
    library.thinking.let_go_on()
    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
        with logged() as log:
            assert (await refusal(write(host, BROKEN))).key == "table-busy"
        assert [line["event"] for line in log.faults()] == ["judging-failed"]
        assert BROKEN not in log.getvalue()
        await write(second, "après")
    assert len(kept(tmp_path, host.code)) == 1


@played
async def test_time_spent_judging_is_taken_from_nobody(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, second = await toy_match(here)
        await second.until(lambda: bool(second.prompts()))
        pass_time(here, 9)
        slow = await slow_word(host, library.thinking)
        quick = asyncio.create_task(write(second, "à temps"))
        await waiting(here, host, 1)
        pass_time(here, 30)  # three times the length of a phase
        library.thinking.let_go_on()
        await asyncio.gather(slow, quick)
        await host.until(lambda: host.table["phase"] == "2")
        assert sorted(host.view["shown"]) == [SLOW, "à temps"]
        pass_time(here, 9)
        await host.ask("ready")
        assert host.table["phase"] == "2"  # the new phase has its full length
        pass_time(here, 2)
        await host.until(lambda: host.table["phase"] != "2")
    first, then, last = kept(tmp_path, host.code)
    assert SLOW in first
    assert "à temps" in then
    assert "expired" in last


@played
async def test_after_slow_judging_deadlines_pass_as_usual(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, second = await toy_match(here)
        await second.until(lambda: bool(second.prompts()))
        slow = await slow_word(host, library.thinking)
        pass_time(here, 11)
        library.thinking.let_go_on()
        await slow
        assert host.table["phase"] == "1"
        pass_time(here, 11)
        await host.until(lambda: host.table["phase"] == "2")
        assert host.view["shown"] == [SLOW]
    first, then = kept(tmp_path, host.code)
    assert SLOW in first
    assert "expired" in then


@played
async def test_a_deadline_that_raises_is_not_retried_at_once(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    library.toy.breaks_at_the_deadline = True
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, second = await toy_match(here)
        await second.until(lambda: bool(second.prompts()))
        clock.now += 11
        assert (await refusal(write(second, "trop tard"))).key == "table-busy"
        assert library.toy.deadlines <= 2
        library.toy.breaks_at_the_deadline = False
        pass_time(here, 2)
        await host.until(lambda: host.table["phase"] == "2")


@played
async def test_closing_a_phase_and_starting_are_judged_in_the_worker_too(tmp_path: Path) -> None:
    library = SlowLibrary()
    async with running(tmp_path, library=library) as here:
        host, _ = await toy_table(here)
        other, _ = await unhurried_match(here)
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
async def test_a_person_who_leaves_during_judging_is_missed_afterwards(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    pace = replace(QUICK, gone_after=1_000)
    async with running(tmp_path, library=library, seconds=clock, pace=pace) as here:
        host, second = await unhurried_match(here)
        slow = await slow_word(host, library.thinking)
        await second.stop()
        await host.until(lambda: presence(host)["Zélie"] == "away")
        pass_time(here, 2)
        library.thinking.let_go_on()
        await slow
        await host.until(lambda: presence(host)["Zélie"] == "gone")
        await host.until(lambda: host.table["phase"] == "2")  # the only person left has written
    first, then = kept(tmp_path, host.code)
    assert SLOW in first
    assert "away" in then


@played
async def test_a_person_who_returns_while_the_absence_is_judged_is_here(tmp_path: Path) -> None:
    library, clock = SlowLibrary(), FakeSeconds()
    pace = replace(QUICK, gone_after=1_000)
    async with running(tmp_path, library=library, seconds=clock, pace=pace) as here:
        host, second = await unhurried_match(here)
        library.toy.slow_to_leave = True
        await second.stop()
        await host.until(lambda: presence(host)["Zélie"] == "away")
        pass_time(here, 2)
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
async def test_loading_a_table_does_not_judge_everything_again(tmp_path: Path) -> None:
    library = SlowLibrary()
    library.thinking.let_go_on()
    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
        await write(host, SLOW)
        await write(second, "deux")
        await host.until(lambda: host.table["phase"] == "2")
    again = SlowLibrary()  # its rules would block for ever
    async with running(tmp_path, library=again) as here:
        back = await here.client(host.code, tokens=host.tokens)
        assert back.table["phase"] == "2"
    assert again.thinking.begun == []


@played
async def test_stopping_the_house_while_rules_judge_loses_no_answered_act(tmp_path: Path) -> None:
    library, pace = SlowLibrary(), replace(QUICK, finishing=200)
    async with running(tmp_path, library=library, pace=pace) as here:
        host, second = await unhurried_match(here)
        live = here.house.tables[host.code]
        await write(second, "tenu")
        slow = await slow_word(host, library.thinking)
        behind = asyncio.create_task(write(second, "jamais"))
        await waiting(here, host, 1)
        here.stop()
        await waiting(here, host, 0)  # the house stops waiting, and takes no more jobs
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
    assert SLOW in log[1]  # the rules were judging it before the stop, so it counts


@played
async def test_a_slow_start_delays_no_other_start(tmp_path: Path) -> None:
    """Nor any upload: the thread for asides does only what precedes the rules."""
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
