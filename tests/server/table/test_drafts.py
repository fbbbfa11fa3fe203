"""Drafts: each person's newest draft is written at most once a second, and before anything that
follows. No acknowledged draft is lost, and no replaced draft comes back."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from parlotte.server.store.database import open_database
from parlotte.server.store.reads import Reader
from parlotte.server.workers.worker_pool import Task
from support.draft_toy import DOTS, EACH_SECOND, Scene, answers, drafting, given, playing, write
from support.scene import played, served
from support.server import FakeSeconds, Running, running
from support.tables import eventually

LIBRARY, SLOW = drafting(), drafting(slow=True)
Follows = Callable[[Scene], Awaitable[None]]


# How often drafts are written, and which.


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_flood_of_drafts_writes_one_row_a_second(here: Running) -> None:
    async with playing(here, 0) as table:
        names = [f"d{number}" for number in range(40)]
        told: dict[str, str] = {}

        async def hear() -> None:
            told.update(await answers(table.host, *names))

        for name in names:
            await write(table.host, name, f"{DOTS}{name}")
        context = asyncio.create_task(hear())
        seconds = 0
        while not context.done():
            await eventually(lambda: context.done() or bool(table.waiting))
            if not context.done():
                table.pass_time(1)
                seconds += 1
        assert told == dict.fromkeys(names, "done")
        assert len(table.rows()) <= 1 + seconds < len(names)
        assert table.words()[-1] == f"{DOTS}d39"
        assert given(table) == f"{DOTS}d39"


@served(LIBRARY, pace=EACH_SECOND, still=True, on_each_store=True)
async def test_the_first_draft_is_written_at_once_and_the_next_a_second_later(
    here: Running,
) -> None:
    async with playing(here) as table:
        await table.quick(table.host, "a", "un")
        table.pass_time(0.25)
        await table.draft(table.host, "b", "deux")
        table.pass_time(0.25)
        await table.draft(table.second, "c", "trois")
        table.pass_time(0.25)
        assert table.words() == ["…un"]
        table.pass_time(0.25)
        assert await table.host.answer("b") == "done"
        assert await table.second.answer("c") == "done"
        assert table.log() == [(0, "…un"), (250, "…deux"), (500, "…trois")]
        table.pass_time(1)
        await table.quick(table.host, "d", "quatre")
        assert table.log()[-1] == (2_000, "…quatre")


@served(LIBRARY, pace=EACH_SECOND, still=True, on_each_store=True)
async def test_only_the_newest_draft_is_written_and_all_are_acknowledged(here: Running) -> None:
    async with playing(here) as table:
        await table.quick(table.host, "a", "un")
        for number, name in enumerate("bcd"):
            table.pass_time(0.125)
            await table.draft(table.host, name, f"mot {number}")
        await table.host.send(ping="all before this")
        await table.host.read(having="pong")
        assert not any('"ack":"b"' in frame for frame in table.host.frames)
        table.pass_time(1)
        assert await answers(table.host, "b", "c", "d") == dict.fromkeys("bcd", "done")
        assert table.log() == [(0, "…un"), (375, "…mot 2")]
        assert [row.action for row in table.rows()] == ["1:a", "1:d"]


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_nobody_else_receives_a_frame_for_a_draft(here: Running) -> None:
    async with playing(here) as table:
        for one in (table.second, table.watcher):
            await one.send(ping=1)
            await one.read(having="pong")
            one.frames.clear()
        await table.quick(table.host, "a", "un")
        for name in "bc":
            await table.draft(table.host, name, name)
        table.pass_time(1)
        await answers(table.host, "b", "c")
        for one in (table.second, table.watcher):
            await one.send(ping=2)
            assert (await one.read())["pong"] == 2


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_the_author_sees_a_draft_before_what_follows_it(here: Running) -> None:
    """The next act may end the phase, and with it the view that shows the draft."""
    async with playing(here) as table:
        await table.quick(table.host, "a", "un")
        await table.draft(table.host, "b", "deux")
        await write(table.second, "c", "fini")
        told = await table.host.read(having="ack")
        assert (told["ack"], told["mine"]["1"]["view"][1]) == ("b", "…deux")
        assert "view" not in told
        assert (await table.host.read(having="view"))["view"]["written"] == [1]


# A draft is written before any act or command that follows it.


async def acts(table: Scene) -> None:
    await write(table.host, "next", "fini")
    assert await table.host.answer("next") == "done"


async def another_acts(table: Scene) -> None:
    await write(table.second, "next", "fini")
    assert await table.second.answer("next") == "done"


async def host_closes(table: Scene) -> None:
    """Lets the host close by marking the second person as missing."""
    table.live.stage.attendance._missing.add(2)
    assert "ack" in await table.host.ask("close", "next", phase="1")


def host_asks(act: str, **fields: Any) -> Follows:
    async def asks(table: Scene) -> None:
        assert "ack" in await table.host.ask(act, "next", **fields)

    return asks


async def time_is_up(table: Scene) -> None:
    table.clock.now += 9.75  # no timer fires before that
    table.pass_time(0)


FOLLOWS: list[tuple[Follows, object]] = [
    (acts, "fini"),
    (another_acts, "fini"),
    (host_closes, "closed"),
    (host_asks("pause"), None),
    (host_asks("stop"), "stopped"),
    (host_asks("remove", person=2), "seat-changed"),
    (time_is_up, "expired"),
]


@pytest.mark.parametrize("library", [LIBRARY, SLOW], ids=["quick", "slow"])
@pytest.mark.parametrize(("follows", "then"), FOLLOWS)
@played
async def test_a_draft_is_written_before_whatever_follows(
    tmp_path: Path, library: Any, follows: Follows, then: object
) -> None:
    """With the time at which it was sent, so that it counts when its phase ends."""
    clock = FakeSeconds()
    async with (
        running(tmp_path, library=library, seconds=clock, pace=EACH_SECOND) as here,
        playing(here) as table,
    ):
        await table.quick(table.host, "a", "un")
        table.pass_time(0.25)
        await table.draft(table.second, "b", "autre")
        await table.draft(table.host, "c", "deux")
        table.pass_time(0.125)
        await follows(table)
        if not any('"ack":"b"' in frame for frame in table.second.frames):
            assert await table.second.answer("b") == "done"
        lines = 3 + (then is not None)
        await eventually(lambda: len(table.rows()) == lines)
        written = table.log()
        assert written[:3] == [(0, "…un"), (250, "…autre"), (250, "…deux")]
        assert [kind for _, kind in written[3:]] == ([] if then is None else [then])


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_draft_sent_before_the_deadline_counts_though_written_after_it(
    here: Running,
) -> None:
    async with playing(here) as table:
        table.pass_time(9.5)
        await table.quick(table.host, "a", "un")
        table.pass_time(0.25)
        await table.draft(table.host, "b", "deux")
        table.clock.now += 5
        await write(table.host, "c", f"{DOTS}trop tard")  # sent after the deadline
        assert await table.host.answer("b") == "done"
        while not (shown := (await table.watcher.read(having="view"))["view"].get("shown")):
            pass
        assert shown == ["…deux"]
        assert table.log()[:3] == [(9_500, "…un"), (9_750, "…deux"), (14_750, "expired")]


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_command_that_writes_nothing_does_not_flush_a_draft(here: Running) -> None:
    async with playing(here) as table:
        await table.quick(table.host, "a", "un")
        await table.draft(table.host, "b", "deux")
        assert "ack" in await table.host.ask("invite", "link")
        assert (await table.host.ask("close", "late", phase="9"))["refused"] == "phase-over"
        assert table.words() == ["…un"]
        assert table.waiting


# Retries.


async def sent_again(table: Scene, *frames: tuple[str, str]) -> dict[str, str]:
    """Sends them on a new socket, as a reconnecting phone does."""
    async with table.again() as one:
        for name, word in frames:
            await write(one, name, f"{DOTS}{word}")
        names = [name for name, _ in frames]
        context = asyncio.create_task(answers(one, *names))

        def heard() -> bool:
            table.pass_time(0.5)
            return context.done()

        await eventually(heard)
        return context.result()


async def replaced(table: Scene) -> None:
    """Draft `b` was replaced by `c`, which is written."""
    await table.quick(table.host, "a", "un")
    await table.draft(table.host, "b", "deux")
    await table.draft(table.host, "c", "trois")
    table.pass_time(1)
    await answers(table.host, "b", "c")


@served(LIBRARY, pace=EACH_SECOND, still=True, on_each_store=True)
async def test_a_late_retry_of_a_replaced_draft_changes_nothing(here: Running) -> None:
    async with playing(here, 0) as table:
        await replaced(table)
        table.pass_time(5)
        assert await sent_again(table, ("b", "deux")) == {"b": "done"}
        assert table.words() == ["…un", "…trois"]
        assert given(table) == "…trois"


@served(LIBRARY, pace=EACH_SECOND, still=True, on_each_store=True)
async def test_retries_after_a_kill_change_nothing(here: Running) -> None:
    async with playing(here, 0) as table:
        await replaced(table)
        here.house.drop(table.live)  # as after a kill: the table is read back from the store
        assert await sent_again(table, ("b", "deux"), ("c", "trois")) == {"b": "done", "c": "done"}
        assert table.words() == ["…un", "…trois"]
        assert given(table) == "…trois"


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_retries_in_the_next_match_change_nothing(here: Running) -> None:
    async with playing(here, 0) as table:
        await replaced(table)
        first = table.match.id
        assert "ack" in await table.host.ask("stop", "stop")
        assert await sent_again(table, ("b", "deux"), ("c", "trois")) == {"b": "done", "c": "done"}
        assert "ack" in await table.host.ask("start", "another")
        async with table.again() as one:
            for name in "bc":
                await one.send(id=name, match=first, do={"act": "write", "text": f"{DOTS}x"})
                assert await one.answer(name) == "done"
        assert table.words() == []


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_waiting_draft_that_is_retried_is_written_once(here: Running) -> None:
    async with playing(here, 0) as table:
        await table.quick(table.host, "a", "un")
        await table.draft(table.host, "b", "deux")
        await table.draft(table.host, "c", "trois")
        async with table.again() as one:
            await write(one, "b", f"{DOTS}deux")
            await write(one, "c", f"{DOTS}trois")
            await eventually(lambda: [len(each.replaced) for each in table.waiting.values()] == [3])
            table.pass_time(1)
            assert await answers(one, "b", "c") == {"b": "done", "c": "done"}
        assert await answers(table.host, "b", "c") == {"b": "done", "c": "done"}
        assert table.log() == [(0, "…un"), (0, "…trois")]


@served(LIBRARY, pace=EACH_SECOND, still=True, on_each_store=True)
async def test_a_late_retry_of_a_written_draft_does_not_replace_a_newer_one(here: Running) -> None:
    async with playing(here, 0) as table:
        await table.quick(table.host, "a", "un")
        table.pass_time(0.5)
        await table.draft(table.host, "b", "deux")
        async with table.again() as one:
            await table.draft(one, "a", "un")
            table.pass_time(1)
            assert await one.answer("a") == "done"
        assert await table.host.answer("b") == "done"
        assert table.log() == [(0, "…un"), (500, "…deux")]
        assert given(table) == "…deux"


# Failures and shutdown.


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_failed_draft_is_reported_to_every_waiting_sender(
    here: Running, writes_fail: threading.Event
) -> None:
    async with playing(here, 0) as table:
        await table.quick(table.host, "a", "un")
        await table.draft(table.host, "b", "deux")
        await table.draft(table.host, "c", "trois")
        writes_fail.set()
        table.pass_time(1)
        assert await answers(table.host, "b", "c") == dict.fromkeys("bc", "not-saved")
        assert given(table) == "…un"
        writes_fail.clear()
        assert await sent_again(table, ("b", "deux"), ("c", "trois")) == dict.fromkeys("bc", "done")
        assert given(table) == "…trois"
        assert table.words() == ["…un", "…trois"]


@played
async def test_a_waiting_draft_is_written_when_the_house_stops(tmp_path: Path) -> None:
    clock = FakeSeconds()
    async with (
        running(tmp_path, library=LIBRARY, seconds=clock, pace=EACH_SECOND) as here,
        playing(here) as table,
    ):
        await table.quick(table.host, "a", "un")
        await table.draft(table.host, "b", "deux")
        match = table.match.id
        await here.stop()
    database = open_database(f"sqlite:///{tmp_path / 'parlotte.sqlite'}", tmp_path / "backups")
    try:
        assert [row.action for row in Reader(database).inputs(match)] == ["1:a", "1:b"]
    finally:
        database.close()


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_waiting_draft_is_written_when_everybody_has_gone(here: Running) -> None:
    async with playing(here) as table:
        await table.quick(table.host, "a", "un")
        await table.draft(table.host, "b", "deux")
        for one in (table.host, table.second, table.watcher):
            await one.socket.close()
        match = table.match.id
        await eventually(lambda: not table.live.stage.attendance.connections)
        table.pass_time(here.house.settings.pace.unload_after / 1000)
        await eventually(lambda: table.code not in here.house.tables)
        rows = here.house.reader.inputs(match)
        assert [row.action for row in rows] == ["1:a", "1:b"]


# Cost.


@served(SLOW, pace=EACH_SECOND, still=True)
async def test_a_draft_uses_no_worker_and_writes_no_snapshot(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(here, 0) as table:
        judged: list[str] = []
        do = here.house.judges.do

        def counted(whose: str, work: Any) -> Task:
            judged.append(whose)
            return do(whose, work)

        monkeypatch.setattr(here.house.judges, "do", counted)
        await another_acts(table)
        before = len(judged)
        for number in range(5):
            table.pass_time(1)
            await table.quick(table.host, str(number), str(number))
        assert len(judged) == before == 1
        assert (table.match.snapshot, len(table.rows())) == (None, 6)
        table.pass_time(1)
        await acts(table)
        assert table.match.snapshot_seq == 6  # the slow rules' snapshot comes with the next act


@served(LIBRARY, pace=EACH_SECOND, still=True)
async def test_a_snapshot_after_many_inputs_is_written_with_a_draft_too(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlotte.server.table.live_match.SNAPSHOT_EVERY", 4)
    async with playing(here, 0) as table:
        for number in range(6):
            table.pass_time(1)
            await table.quick(table.host, str(number), str(number))
        assert table.match.snapshot_seq == 4
