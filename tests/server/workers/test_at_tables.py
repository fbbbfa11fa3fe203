"""Advice and bots at real tables: one table's questions delay nobody else, and all are answered."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client
from parlotte.i18n import speaker
from parlotte.server.metrics import metrics_text
from parlotte.server.workers.questions import BOUNDS, Bounds, QueueName
from support.scene import played
from support.server import Running, running
from support.slow_hints import SlowHintsLibrary
from support.tables import eventually, played_match, refusal, toy_table, unhurried_match

RUDE = 10


def asks(client: Client, kind: str, **about: Any) -> "asyncio.Task[Any]":
    return asyncio.create_task(client.ask("advise", kind=kind, **about))


SHIPPED = tuple(BOUNDS.values())  # before a test is given longer limits


def gauge(here: Running, name: str) -> int:
    lines = metrics_text(here.house).splitlines()
    [found] = [line.split()[1] for line in lines if line.startswith(f"parlotte_{name} ")]
    return int(found)


def impatient(monkeypatch: pytest.MonkeyPatch, queue: QueueName, **bounds: Any) -> None:
    told = BOUNDS[queue]
    monkeypatch.setitem(BOUNDS, queue, Bounds(told.later, told.not_found, **bounds))


@played
async def test_a_hint_a_replay_and_a_bot_do_not_wait_for_searches(tmp_path: Path) -> None:
    """The searches block until everything else is answered: if that had to wait for them, the
    test would hang."""
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        rude = [(await unhurried_match(here))[0] for _ in range(RUDE)]
        honest, _, _ = await played_match(here)
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
    assert library.pondering.begun.count("search") == RUDE  # one for each table
    assert library.pondering.threads == {"hints", "solutions", "bots"}


@played
async def test_a_shared_question_is_computed_once(tmp_path: Path) -> None:
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
        asked = [asks(one, "search") for one in (host, second, host)]
        others = [asks(one, "hint") for one in (host, second)]
        await asyncio.gather(*others)
        assert library.pondering.begun.count("hint") == 2  # each from their own view
        library.pondering.let_go_on()
        first, *same = await asyncio.gather(*asked)
        assert same == [first, first]
    assert library.pondering.begun.count("search") == 1


@played
async def test_a_newer_question_replaces_the_askers_older_one(tmp_path: Path) -> None:
    library = SlowHintsLibrary("hint")
    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
        old = asks(host, "hint", draft="maison")
        await eventually(lambda: library.pondering.begun == ["hint"])
        new = asks(host, "hint", draft="maisons")
        refused = await refusal(old)
        assert refused.key == "question-replaced"
        assert refused.sentence == speaker("fr")("question-replaced")
        await eventually(lambda: library.pondering.stopped == ["hint"])
        await second.do({"act": "write", "text": "suite"})  # the match goes on
        newest = asks(host, "hint", draft="maisons")
        assert (await refusal(new)).key == "question-replaced"
        library.pondering.let_go_on()
        assert (await newest)["draft"] == "maisons"


@played
async def test_a_question_whose_turn_does_not_come_is_refused_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "solutions", waits=0.0)
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, _ = await unhurried_match(here)
        other, _ = await unhurried_match(here)
        first = asks(host, "search")
        await eventually(lambda: library.pondering.begun == ["search"])
        refused = await refusal(other.ask("advise", kind="search"))
        assert (refused.key, refused.sentence) == ("search-later", speaker("fr")("search-later"))
        assert gauge(here, "thinking_search_later_total") == 1
        library.pondering.let_go_on()
        assert (await first)["kind"] == "search"
        # asking again later works
        assert (await other.ask("advise", kind="search"))["kind"] == "search"


@played
async def test_a_search_beyond_its_time_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "solutions", thinks=0.0)
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, _ = await unhurried_match(here)
        refused = await refusal(host.ask("advise", kind="search"))
        assert refused.key == "search-not-found"
        assert refused.sentence == speaker("fr")("search-not-found")
        assert library.pondering.stopped == ["search"]
        assert (await host.ask("advise", kind="hint"))["kind"] == "hint"


@played
async def test_questions_of_a_disconnected_person_are_dropped(tmp_path: Path) -> None:
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, second = await unhurried_match(here)
        other, _ = await unhurried_match(here)
        gone = [asks(host, "search")]
        await eventually(lambda: library.pondering.begun == ["search"])
        gone.append(asks(other, "search"))
        await eventually(lambda: gauge(here, "solutions_waiting") == 1)
        await other.stop()
        await eventually(lambda: gauge(here, "solutions_waiting") == 0)
        await host.stop()
        await eventually(lambda: library.pondering.stopped == ["search"])
        assert library.pondering.begun == ["search"]  # the waiting one never began
        library.pondering.let_go_on()
        assert (await second.ask("advise", kind="search"))["kind"] == "search"
        for one in gone:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)


@played
async def test_a_bot_thinks_again_when_the_match_has_gone_on(tmp_path: Path) -> None:
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
        assert sorted(host.view["written"]) == [1, 2]
    assert library.pondering.stopped == ["bot"]  # only the first: the second finished


@played
async def test_a_bot_stopped_twice_makes_the_simplest_move(
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
async def test_a_bot_of_a_finished_match_is_stopped(tmp_path: Path) -> None:
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
        assert host.view["written"] == [2]
    assert library.pondering.stopped == ["bot"]  # only the bot of the earlier match


@played
async def test_a_stopping_house_waits_for_no_search(tmp_path: Path) -> None:
    library = SlowHintsLibrary("search")
    async with running(tmp_path, library=library) as here:
        host, _ = await unhurried_match(here)
        asked = asks(host, "search")
        await eventually(lambda: library.pondering.begun == ["search"])
        here.stop()
        await eventually(lambda: library.pondering.stopped == ["search"])
        assert here.house.stopping
        assert not asked.done()  # the next server will answer
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    assert library.pondering.begun == ["search"]


@played
async def test_lookups_of_refused_acts_take_turns_by_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, library=SlowHintsLibrary()) as here:
        host, second = await unhurried_match(here)
        other, _ = await unhurried_match(here)
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
        # A phone reconnects after ten seconds without an answer.
        assert bounds.waits is None or bounds.waits + bounds.thinks < 9
