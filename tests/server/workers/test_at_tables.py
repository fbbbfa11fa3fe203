"""Thinking at real tables: a rude one keeps nobody else waiting, and everybody is answered."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client
from parlotte.i18n import speaker
from parlotte.server.workers.questions import BOUNDS, Bounds, QueueName
from support.scene import played
from support.server import Running, running
from support.slow_hints import SlowHintsLibrary
from support.tables import eventually, play_toy, refusal, toy_table

RUDE = 10


async def playing(here: Running) -> tuple[Client, Client]:
    """Without a deadline: nobody is in a hurry but the test."""
    host, second = await toy_table(here)
    await host.ask("set-options", options={"seconds": 0})
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    return host, second


def asks(client: Client, kind: str, **about: Any) -> "asyncio.Task[Any]":
    return asyncio.create_task(client.ask("advise", kind=kind, **about))


SHIPPED = tuple(BOUNDS.values())  # before a test is given more patience


def gauge(here: Running, name: str) -> int:
    lines = here.house.metrics.text(here.house).splitlines()
    [found] = [line.split()[1] for line in lines if line.startswith(f"parlotte_{name} ")]
    return int(found)


def impatient(monkeypatch: pytest.MonkeyPatch, queue: QueueName, **bounds: Any) -> None:
    told = BOUNDS[queue]
    monkeypatch.setitem(BOUNDS, queue, Bounds(told.later, told.not_found, **bounds))


@played
async def test_a_hint_the_past_and_a_bot_wait_for_no_solution(tmp_path: Path) -> None:
    """The searches stand still until all else is answered: had it to wait for them, nothing would
    move any more."""
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        rude = [(await playing(here))[0] for _ in range(RUDE)]
        honest, second = await toy_table(here)
        await play_toy(honest, second)
        await honest.ask("add-bot", level=1)
        searches = [asks(one, "search") for one in rude for _ in range(4)]
        await eventually(lambda: gauge(here, "solutions_waiting") == RUDE - 1)
        assert gauge(here, "solutions_running") == 1
        assert gauge(here, "hints_waiting") == 0
        await honest.ask("start")
        assert (await honest.ask("advise", kind="hint"))["kind"] == "hint"
        [match] = (await honest.ask("history"))["played"]
        assert (await honest.ask("replay", match=match["match"]))["total"] > 1
        await honest.until(lambda: bool(honest.view and honest.view["written"]))  # by the bot
        assert not any(one.done() for one in searches)
        library.pondering.let_go_on()
        answers = await asyncio.gather(*searches)
    assert all(one["kind"] == "search" for one in answers)
    assert library.pondering.begun.count("search") == RUDE  # one of each table
    assert library.pondering.threads == {"hints", "solutions", "bots"}


@played
async def test_a_table_is_thought_for_once_whoever_asks(tmp_path: Path) -> None:
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        asked = [asks(one, "search") for one in (host, second, host)]
        others = [asks(one, "hint") for one in (host, second)]
        await asyncio.gather(*others)
        assert library.pondering.begun.count("hint") == 2  # each from his own view
        library.pondering.let_go_on()
        first, *same = await asyncio.gather(*asked)
        assert same == [first, first]
    assert library.pondering.begun.count("search") == 1


@played
async def test_who_asks_about_something_else_hears_what_became_of_the_first(tmp_path: Path) -> None:
    library = SlowHintsLibrary("hint")
    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        old = asks(host, "hint", draft="maison")
        await eventually(lambda: library.pondering.begun == ["hint"])
        new = asks(host, "hint", draft="maisons")
        refused = await refusal(old)
        assert refused.key == "question-replaced"
        assert refused.sentence == speaker("fr")("question-replaced")
        await eventually(lambda: library.pondering.stopped == ["hint"])
        await second.do({"act": "write", "text": "suite"})  # and the match has gone on
        newest = asks(host, "hint", draft="maisons")
        assert (await refusal(new)).key == "question-replaced"
        library.pondering.let_go_on()
        assert (await newest)["draft"] == "maisons"


@played
async def test_whose_turn_does_not_come_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "solutions", waits=0.0)
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, _ = await playing(here)
        other, _ = await playing(here)
        first = asks(host, "search")
        await eventually(lambda: library.pondering.begun == ["search"])
        refused = await refusal(other.ask("advise", kind="search"))
        assert (refused.key, refused.sentence) == ("search-later", speaker("fr")("search-later"))
        assert gauge(here, "thinking_search_later_total") == 1
        library.pondering.let_go_on()
        assert (await first)["kind"] == "search"
        assert (await other.ask("advise", kind="search"))["kind"] == "search"  # as it was told


@played
async def test_what_is_not_found_in_time_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "solutions", thinks=0.0)
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, _ = await playing(here)
        refused = await refusal(host.ask("advise", kind="search"))
        assert refused.key == "search-not-found"
        assert refused.sentence == speaker("fr")("search-not-found")
        assert library.pondering.stopped == ["search"]
        assert (await host.ask("advise", kind="hint"))["kind"] == "hint"


@played
async def test_who_goes_is_not_thought_for_any_more(tmp_path: Path) -> None:
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, second = await playing(here)
        other, _ = await playing(here)
        gone = [asks(host, "search")]
        await eventually(lambda: library.pondering.begun == ["search"])
        gone.append(asks(other, "search"))
        await eventually(lambda: gauge(here, "solutions_waiting") == 1)
        await other.stop()
        await eventually(lambda: gauge(here, "solutions_waiting") == 0)
        await host.stop()
        await eventually(lambda: library.pondering.stopped == ["search"])
        assert library.pondering.begun == ["search"]  # the one that waited never began
        library.pondering.let_go_on()
        assert (await second.ask("advise", kind="search"))["kind"] == "search"
        for one in gone:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)


@played
async def test_a_bot_thinks_anew_when_the_match_has_gone_on(tmp_path: Path) -> None:
    library = SlowHintsLibrary("bot")
    async with running(tmp_path, library=library) as here:
        host, second = await toy_table(here)
        await host.ask("add-bot", level=1)
        await host.ask("set-options", options={"seconds": 0})
        await host.ask("start")
        await eventually(lambda: library.pondering.begun == ["bot"])
        await second.do({"act": "write", "text": "entre-temps"})
        await eventually(lambda: library.pondering.stopped == ["bot"])
        await eventually(lambda: library.pondering.begun == ["bot", "bot"])
        library.pondering.let_go_on()
        await host.until(lambda: host.view is not None and sorted(host.view["written"]) == [1, 2])
        assert host.view is not None
        assert sorted(host.view["written"]) == [1, 2]
    assert library.pondering.stopped == ["bot"]  # the first alone: the second came to its end


@played
async def test_a_bot_that_is_cut_off_twice_does_the_simplest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "bots", thinks=0.0)
    library = SlowHintsLibrary("bot")
    async with running(tmp_path, library=library) as here:
        host, _ = await toy_table(here)
        await host.ask("add-bot", level=1)
        await host.ask("set-options", options={"seconds": 0})
        await host.ask("start")
        await host.until(lambda: host.view is not None and host.view["written"] == [2])
        assert library.pondering.stopped == ["bot", "bot"]


@played
async def test_a_bot_of_a_match_that_is_over_thinks_no_more(tmp_path: Path) -> None:
    library = SlowHintsLibrary("bot")
    async with running(tmp_path, library=library) as here:
        host, _ = await toy_table(here)
        await host.ask("add-bot", level=1)
        await host.ask("start")
        await eventually(lambda: library.pondering.begun == ["bot"])
        await host.ask("stop")
        await host.ask("start")
        await eventually(lambda: library.pondering.stopped == ["bot"])
        await eventually(lambda: library.pondering.begun == ["bot", "bot"])
        library.pondering.let_go_on()
        await host.until(lambda: bool(host.view and host.view["written"]))
        assert host.view is not None
        assert host.view["written"] == [2]
    assert library.pondering.stopped == ["bot"]  # that of the match before


@played
async def test_a_house_that_closes_waits_for_no_search(tmp_path: Path) -> None:
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, _ = await playing(here)
        asked = asks(host, "search")
        await eventually(lambda: library.pondering.begun == ["search"])
        here.stop()
        await eventually(lambda: library.pondering.stopped == ["search"])
        assert here.house.stopping
        assert not asked.done()  # the next server will answer it
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    assert library.pondering.begun == ["search"]


@played
async def test_whether_a_refused_act_was_done_before_is_looked_up_table_by_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, library=SlowHintsLibrary()) as here:
        host, second = await playing(here)
        other, _ = await playing(here)
        looked: list[str] = []
        known = here.house.reader.action_known
        tables = {
            here.house.tables[client.code].state.id: name
            for name, client in (("rude", host), ("honest", other))
        }
        go_on = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow(table: str, action: str) -> bool:
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(30)
            looked.append(tables[table])
            return known(table, action)

        monkeypatch.setattr(here.house.reader, "action_known", slow)
        for one in (host, other):
            await one.ask("pause")
        acts = [
            asyncio.create_task(refusal(one.do({"act": "write", "text": "une"})))
            for one in (host, host, second, second, other)
        ]
        await eventually(lambda: gauge(here, "receipts_waiting") == 4)
        go_on.set()
        assert {one.key for one in await asyncio.gather(*acts)} == {"table-paused"}
    assert looked.index("honest") <= 2  # of five


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_queue_has_its_sentences(lang: str) -> None:
    say = speaker(lang)
    for bounds in SHIPPED:
        assert say(bounds.later).endswith(".")
        assert say(bounds.not_found).endswith(".")
        # A phone that hears nothing for ten seconds calls again.
        assert bounds.waits is None or bounds.waits + bounds.thinks < 9
