"""Acts waiting at a table are written in one batch, and answered as if written one by one."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from parlotte.server.table.batch import Batch, Batcher
from parlotte.server.table.live_match import LiveMatch
from support.scene import served
from support.server import Running
from support.tables import Phone, ToyLibrary, eventually, phone

STRICT = ToyLibrary(content="false choice")  # refuses a word of more than ten letters


@asynccontextmanager
async def table_of(here: Running, people: int) -> AsyncIterator[list[Phone]]:
    """Phones of a table where a match has begun, and one more that only watches."""
    clients = await here.table(people, game="toy")
    async with AsyncExitStack() as stack:
        phones = []
        for client in clients:
            await client.stop()
            one = phone(here, client.code, tokens=client.tokens)
            phones.append(await stack.enter_async_context(one))
            await phones[-1].read(having="whole")
        phones.append(await stack.enter_async_context(phone(here, clients[0].code)))
        await phones[-1].read(having="whole")
        await phones[0].ask("start", "start")
        for one in phones[1:]:
            while not (await one.read()).get("view"):
                pass
        yield phones


@asynccontextmanager
async def slow_disk(here: Running) -> AsyncIterator[None]:
    """Writes made inside reach the disk when the block ends."""
    go_on = threading.Event()
    here.house.writer.call(lambda _: go_on.wait(100))
    try:
        yield
    finally:
        go_on.set()


async def three_say(here: Running, *three: Phone) -> None:
    """A word of each, which wait for the disk together."""
    async with slow_disk(here):
        words = zip(three, "abc", ("un", "deux", "trois"), strict=True)
        await say(here, *words)


async def say(here: Running, *acts: tuple[Phone, str, str]) -> None:
    """Acts one after another: who, under which id, which word."""
    live = next(iter(here.house.tables.values()))
    for number, (one, name, word) in enumerate(acts, 1):
        await one.send(id=name, do={"act": "write", "text": word})
        # The first act is being written; the others wait behind it.
        await eventually(lambda n=number: live._inbox._held and len(live._inbox._jobs) == n - 1)


def present(here: Running) -> LiveMatch:
    match = next(iter(here.house.tables.values())).state.match
    assert match is not None
    return match


def log_of(here: Running) -> list[str]:
    match = present(here)
    rows = here.house.reader.inputs(match.id)
    assert [row.seq for row in rows] == list(range(1, match.core.seq + 1))
    return [str(row.action) for row in rows]


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The size of each batch."""
    made: list[int] = []
    couple = Batcher.batch

    def counted(self: Batcher, first: object) -> Batch:
        batch = couple(self, first)
        made.append(len(batch))
        return batch

    monkeypatch.setattr(Batcher, "batch", counted)
    return made


@served(on_each_store=True)
async def test_waiting_acts_are_written_together_and_shown_in_one_frame(
    here: Running, batches: list[int]
) -> None:
    async with table_of(here, 4) as (host, second, third, fourth, watcher):
        batches.clear()
        await three_say(here, host, second, third)
        for one, name in ((host, "a"), (second, "b"), (third, "c")):
            assert await one.answer(name) == "done"
        assert batches == [1, 2]
        shown = [(await watcher.read(having="view"))["view"]["written"] for _ in range(2)]
        assert shown == [[0], [0, 1, 2]]
        assert log_of(here) == ["1:a", "2:b", "3:c"]
        # Each person receives their own event, and nobody another's.
        assert '"events":[{"key":"toy-written","params":{"word":"deux"}}]' in second.frames[-1]
        await fourth.send(id="d", do={"act": "write", "text": "quatre"})
        assert await fourth.answer("d") == "done"
        assert "toy-written" not in "".join(watcher.frames)


@served(on_each_store=True)
async def test_two_acts_of_one_socket_are_answered_in_order_and_a_phase_ends_a_batch(
    here: Running, batches: list[int]
) -> None:
    async with table_of(here, 2) as (host, second, watcher):
        batches.clear()
        async with slow_disk(here):
            await say(
                here,
                (host, "a", "un"),
                (host, "b", "une"),
                (host, "c", "one"),
                (second, "d", "deux"),
                (host, "e", "trois"),
            )
        for name in "abce":
            assert await host.answer(name) == "done"
        assert await second.answer("d") == "done"
        assert batches == [1, 3, 1]
        rounds = [(await watcher.read(having="view"))["view"] for _ in range(3)]
        assert [one.get("round") for one in rounds] == [None, 2, None]
        assert rounds[1]["shown"] == ["one", "deux"]
        assert log_of(here) == ["1:a", "1:b", "1:c", "2:d", "1:e"]


@served(STRICT, on_each_store=True)
async def test_a_refused_act_does_not_affect_the_others(here: Running, batches: list[int]) -> None:
    async with table_of(here, 4) as (host, second, third, fourth, _):
        batches.clear()
        async with slow_disk(here):
            await say(
                here,
                (host, "a", "un"),
                (second, "b", "deux"),
                (third, "c", "beaucoup trop long"),
                (fourth, "d", "quatre"),
            )
        heard = [await host.answer("a"), await second.answer("b"), await fourth.answer("d")]
        assert heard == ["done"] * 3
        assert await third.answer("c") == "text-too-long"
        assert batches == [1, 1, 1]
        assert log_of(here) == ["1:a", "2:b", "4:d"]


@served(on_each_store=True)
async def test_a_retry_in_a_batch_is_known_and_nothing_is_done_twice(
    here: Running, batches: list[int]
) -> None:
    async with table_of(here, 4) as (host, second, third, _, watcher):
        batches.clear()
        async with slow_disk(here):
            await say(
                here,
                (host, "a", "un"),
                (second, "b", "deux"),
                (host, "a", "autre chose"),
                (third, "c", "trois"),
            )
        assert [await host.answer("a"), await host.answer("a")] == ["done", "done"]
        assert [await second.answer("b"), await third.answer("c")] == ["done", "done"]
        # three in a batch, then one by one when the retry is known
        assert batches == [1, 3, 1, 1, 1]
        assert log_of(here) == ["1:a", "2:b", "3:c"]
        shown = [(await watcher.read(having="view"))["view"]["written"] for _ in range(3)]
        assert shown == [[0], [0, 1], [0, 1, 2]]
        given = present(here).core.state.words.given
        assert given == {0: "un", 1: "deux", 2: "trois"}


@served(on_each_store=True)
async def test_a_failed_write_leaves_nothing_of_its_acts(
    here: Running, batches: list[int], writes_fail: threading.Event
) -> None:
    async with table_of(here, 4) as (host, second, third, _, watcher):
        batches.clear()
        live = next(iter(here.house.tables.values()))
        counted = live.state.shares.count
        writes_fail.set()
        await three_say(here, host, second, third)
        for one, name in ((host, "a"), (second, "b"), (third, "c")):
            assert await one.answer(name) == "not-saved"
        assert batches == [1, 2, 1, 1]
        assert live.state.shares.count == counted
        assert log_of(here) == []
        writes_fail.clear()
        # the same ids, which are not known
        for one, name in ((host, "a"), (second, "b"), (third, "c")):
            await one.send(id=name, do={"act": "write", "text": "encore"})
            assert await one.answer(name) == "done"
        shown = [(await watcher.read(having="view"))["view"]["written"] for _ in range(3)]
        assert shown == [[0], [0, 1], [0, 1, 2]]
        assert log_of(here) == ["1:a", "2:b", "3:c"]


@served()
async def test_nobody_sees_acts_that_are_not_written_yet(here: Running, batches: list[int]) -> None:
    async with table_of(here, 4) as (host, second, third, _, _watcher):
        async with slow_disk(here):
            await say(here, (host, "a", "un"), (second, "b", "deux"), (third, "c", "trois"))
            await asyncio.sleep(0)
            match = present(here)
            assert (match.core.seq, match.core.state.words.given) == (0, {})
        assert await third.answer("c") == "done"
        assert match.core.seq == 3
