"""The question queue: fair, joined, replaced, bounded, and every question is answered."""

import asyncio
from typing import Any

import pytest

from parlotte.core.contract import Rejected
from parlotte.server.workers.questions import BOUNDS, MOST_ASKERS
from server.workers.gate import Gate, on_a_new
from support.logged import logged
from support.tables import eventually


def gated(**bounds: Any) -> Any:
    return on_a_new(lambda: Gate(**bounds))


async def why(answer: "asyncio.Future[Any]") -> str:
    with pytest.raises(Rejected) as refused:
        await answer
    return refused.value.key


@gated()
async def test_a_table_waits_for_at_most_one_question_of_each_other_table(gate: Gate) -> None:
    rude = [gate.ask("rude", asker=n, about=n) for n in range(8)]
    others = [gate.ask(f"t{n}") for n in range(3)]
    honest = gate.ask("honest")
    gate.let_go_on(6)  # the running one, and one of each table
    await honest
    told = ["rude 0 0", "rude 1 1", "t0 1 now", "t1 1 now", "t2 1 now", "honest 1 now"]
    assert gate.begun[:6] == told
    assert sum(one.done() for one in rude) == 2
    gate.let_go_on(6)
    await asyncio.gather(*rude, *others)


@gated(threads=2)
async def test_a_table_never_uses_two_threads(gate: Gate) -> None:
    rude = [gate.ask("rude", asker=n, about=n) for n in range(3)]
    await gate.has_begun(1)
    assert (gate.queue.running, gate.queue.waiting) == (1, 2)
    honest = gate.ask("honest")
    await gate.has_begun(2)  # at once: the second thread was kept free
    assert gate.begun[1] == "honest 1 now"
    gate.let_go_on(4)
    await asyncio.gather(honest, *rude)


@gated()
async def test_equal_questions_are_computed_once(gate: Gate) -> None:
    asked = [gate.ask("table", asker=asker) for asker in (1, 2, 2, 3)]
    gate.let_go_on()
    assert await asyncio.gather(*asked) == ["table 1 now"] * 4
    assert gate.begun == ["table 1 now"]
    again = gate.ask("table")  # asked again, computed again
    gate.let_go_on()
    await again
    assert len(gate.begun) == 2


@gated()
async def test_other_kinds_and_other_tables_are_other_questions(gate: Gate) -> None:
    asked = [gate.ask("table"), gate.ask("table", kind="nudge"), gate.ask("other")]
    gate.let_go_on(3)
    await asyncio.gather(*asked)
    assert len(gate.begun) == 3


@gated()
async def test_a_newer_question_replaces_the_askers_waiting_one(gate: Gate) -> None:
    first = gate.ask("other")
    old = gate.ask("table", about="old")
    new = gate.ask("table", about="new")
    assert await why(old) == "question-replaced"
    gate.let_go_on(2)
    assert await new == "table 1 new"
    assert await first
    assert gate.begun == ["other 1 now", "table 1 new"]  # the old one never began
    assert gate.counts["thinking_question_replaced"] == 1


@gated()
async def test_a_replacing_question_keeps_the_place_in_the_queue(gate: Gate) -> None:
    asked = [gate.ask("first"), gate.ask("table", about="old"), gate.ask("last")]
    new = gate.ask("table", about="new")
    gate.let_go_on(3)
    await asyncio.gather(asked[0], asked[2], new)
    assert gate.begun == ["first 1 now", "table 1 new", "last 1 now"]
    assert await why(asked[1]) == "question-replaced"


@gated()
async def test_a_running_search_is_stopped_when_it_is_replaced(gate: Gate) -> None:
    old = gate.ask("table", about="old", work=gate.search())
    await gate.has_begun(1)
    new = gate.ask("table", about="new")
    assert await why(old) == "question-replaced"
    gate.let_go_on()
    assert await new == "table 1 new"


@gated()
async def test_only_the_askers_own_question_is_replaced(gate: Gate) -> None:
    both = [gate.ask("table", asker=asker, about="old") for asker in (1, 2)]
    new = gate.ask("table", asker=1, about="new")
    assert await why(both[0]) == "question-replaced"
    gate.let_go_on(2)
    assert await both[1] == "table 1 old"
    assert await new == "table 1 new"


@gated()
async def test_a_table_at_its_limit_is_refused_for_now(gate: Gate) -> None:
    most = BOUNDS["hints"].of_a_table
    asked = [gate.ask("rude", asker=n, about=n) for n in range(most)]
    assert await why(gate.ask("rude", asker="more", about="more")) == "hint-later"
    other = gate.ask("rude", asker=0, about="instead")  # replaces one of its own
    honest = gate.ask("honest")
    assert await why(asked[0]) == "question-replaced"
    gate.let_go_on(most + 2)
    await asyncio.gather(honest, other, *asked[1:])


@gated()
async def test_a_question_has_a_limit_of_askers(gate: Gate) -> None:
    asked = [gate.ask("table", asker=n) for n in range(MOST_ASKERS)]
    assert await why(gate.ask("table", asker="more")) == "hint-later"
    gate.let_go_on()
    assert len(set(await asyncio.gather(*asked))) == 1


@gated(waits=0.0)
async def test_a_question_that_waits_too_long_is_refused_for_now(gate: Gate) -> None:
    first = gate.ask("first")
    second = gate.ask("second")
    assert await why(second) == "hint-later"
    assert gate.queue.waiting == 0
    gate.let_go_on()
    assert await first  # its turn had come
    assert gate.begun == ["first 1 now"]


@gated(thinks=0.0)
async def test_a_search_beyond_its_time_is_stopped_without_a_result(gate: Gate) -> None:
    assert await why(gate.ask("table", work=gate.search())) == "hint-not-found"
    assert gate.queue.running == 0


@gated(thinks=0.0)
async def test_a_stopped_search_may_return_its_best_result_so_far(gate: Gate) -> None:
    search = gate.search()

    def content() -> str:
        try:
            search()
        except Exception:
            return "the best so far"
        return "all"

    assert await gate.ask("table", work=content) == "the best so far"


@gated(thinks=0.0)
async def test_a_search_that_does_not_stop_is_answered_as_not_found(gate: Gate) -> None:
    with logged() as log:
        assert await why(gate.ask("table")) == "hint-not-found"
    assert [line["event"] for line in log.lines()] == ["thought-too-long"]
    assert gate.queue.running == 1  # its thread is not free before it ends
    after = gate.ask("other", work=lambda: "done")
    gate.let_go_on()
    assert await after == "done"


@gated()
async def test_a_question_that_nobody_waits_for_is_dropped(gate: Gate) -> None:
    running = gate.ask("table", work=gate.search("running"))
    waiting = gate.ask("table", kind="nudge")
    await gate.has_begun(1)
    running.cancel()
    waiting.cancel()
    await eventually(lambda: gate.queue.running == gate.queue.waiting == 0)
    assert gate.begun == ["running"]


@gated()
async def test_a_question_goes_on_while_one_asker_waits(gate: Gate) -> None:
    one, other = gate.ask("table", asker=1), gate.ask("table", asker=2)
    await gate.has_begun(1)
    one.cancel()
    gate.let_go_on()
    assert await other == "table 1 now"


@gated()
async def test_forgetting_a_table_drops_its_questions(gate: Gate) -> None:
    gone = [gate.ask("gone", work=gate.search("gone")), gate.ask("gone", kind="nudge")]
    stays = gate.ask("stays")
    await gate.has_begun(1)
    gate.queue.forget("gone")
    gate.let_go_on()
    assert await stays == "stays 1 now"
    assert all(one.cancelled() for one in gone)
    assert gate.begun == ["gone", "stays 1 now"]


@gated()
async def test_an_exception_reaches_all_askers_and_the_queue_goes_on(gate: Gate) -> None:
    def broken() -> None:
        raise KeyError("broken")

    asked = [gate.ask("table", asker=asker, work=broken) for asker in (1, 2)]
    after = gate.ask("other")
    gate.let_go_on()
    assert [type(one) for one in await asyncio.gather(*asked, return_exceptions=True)] == [
        KeyError,
        KeyError,
    ]
    assert await after


@gated()
async def test_closing_drops_waiting_questions_and_stops_running_ones(gate: Gate) -> None:
    asked = [gate.ask("table", work=gate.search()), gate.ask("other"), gate.ask("third")]
    await gate.has_begun(1)
    gate.queue.stop_taking()
    await asyncio.to_thread(gate.queue.close)
    assert all(one.cancelled() for one in asked)
    assert gate.begun == ["search"]
