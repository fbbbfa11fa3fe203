"""The worker pool: addresses take turns, none uses all threads, and shared requests run once."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from parlotte.core.contract import Rejected
from parlotte.i18n import speaker
from parlotte.server.workers import shared_requests
from parlotte.server.workers.shared_requests import SharedRequests
from parlotte.server.workers.worker_pool import Task, WorkerPool
from server.workers.gate import PATIENCE, on_a_new
from support.tables import eventually

LATER = "table-later"


class Shift:
    """A pool whose tasks end when the test says so."""

    def __init__(self, threads: int, each: int) -> None:
        self.pool = WorkerPool("shift", threads, each)
        self.counts: Counter[str] = Counter()
        self.requests = SharedRequests(self.pool, LATER, self.counts)
        self.begun: list[str] = []
        self._may_end = threading.Semaphore(0)

    def work(self, name: str) -> Callable[[], str]:
        def wait() -> str:
            self.begun.append(name)
            assert self._may_end.acquire(timeout=PATIENCE), "nobody let it go on"
            return name

        return wait

    def do(self, whose: str, name: str) -> Task:
        return self.pool.do(whose, self.work(name))

    def ask(self, name: str, whose: str, then: Callable[[str, str], Any] | None = None) -> Any:
        about = {} if then is None else {"then": then}
        return self.requests.ask(name, whose, self.work(name), **about)

    async def has_begun(self, *names: str) -> None:
        await eventually(lambda: self.begun == list(names))

    def let_go_on(self, count: int = 1) -> None:
        self._may_end.release(count)

    async def close(self) -> None:
        self.pool.stop_taking()
        self.let_go_on(1000)
        self.pool.close()


def shift(threads: int = 1, each: int = 1) -> Any:
    return on_a_new(lambda: Shift(threads, each))


@shift()
async def test_a_busy_owner_delays_only_its_own_tasks(at: Shift) -> None:
    for number in range(5):
        at.do("rude", f"rude {number}")
    honest = at.do("honest", "honest")
    at.let_go_on(3)  # the running one, and one of each owner
    assert await honest.done == "honest"
    assert at.begun[:3] == ["rude 0", "rude 1", "honest"]


@shift(threads=4, each=3)
async def test_no_owner_uses_all_the_threads(at: Shift) -> None:
    for number in range(6):
        at.do("rude", f"rude {number}")
    assert (at.pool.running, at.pool.waiting) == (3, 3)
    at.do("honest", "honest")
    assert (at.pool.running, at.pool.waiting) == (4, 3)
    await eventually(lambda: "honest" in at.begun)


@shift(threads=3, each=2)
async def test_an_owner_starts_one_task_for_each_that_ends(at: Shift) -> None:
    for name in ("a1", "a2", "a3", "a4"):
        at.do("ann", name)
    await eventually(lambda: sorted(at.begun) == ["a1", "a2"])
    at.let_go_on()
    await eventually(lambda: sorted(at.begun) == ["a1", "a2", "a3"])
    assert (at.pool.running, at.pool.waiting) == (2, 1)
    at.let_go_on(3)
    await eventually(lambda: at.pool.running == 0)
    assert sorted(at.begun) == ["a1", "a2", "a3", "a4"]


@shift()
async def test_a_shared_task_runs_once_at_its_owners_first_turn(at: Shift) -> None:
    for number in range(3):
        at.do("rude", f"rude {number}")
    wanted = at.do("rude", "wanted")
    at.pool.wants_too("honest", wanted)
    assert at.pool.waiting == 4
    at.let_go_on(3)
    assert await wanted.done == "wanted"
    assert wanted.turn == "honest"
    at.pool.wants_too("late", wanted)  # it has been done already
    at.let_go_on()
    await eventually(lambda: at.pool.running == 0)
    assert at.begun == ["rude 0", "rude 1", "wanted", "rude 2"]


@shift()
async def test_a_task_given_up_never_starts_and_a_running_one_goes_on(at: Shift) -> None:
    first, second = at.do("a", "first"), at.do("a", "second")
    at.pool.wants_too("b", second)
    assert not at.pool.give_up(first)
    assert at.pool.give_up(second)
    assert (at.pool.waiting, second.done.cancelled()) == (0, True)
    at.let_go_on()
    assert await first.done == "first"
    assert at.begun == ["first"]


@shift()
async def test_an_exception_reaches_its_owner_and_the_next_task_runs(at: Shift) -> None:
    def breaks() -> None:
        raise KeyError("x")

    broken, next_one = at.pool.do("a", breaks), at.do("a", "next")
    with pytest.raises(KeyError):
        await broken.done
    at.let_go_on()
    assert await next_one.done == "next"


@shift()
async def test_closing_finishes_running_tasks_and_cancels_the_others(at: Shift) -> None:
    begun, waiting = at.do("a", "begun"), at.do("b", "waiting")
    await at.has_begun("begun")
    at.pool.stop_taking()
    late = at.do("c", "late")
    at.let_go_on()
    assert await begun.done == "begun"
    assert waiting.done.cancelled()
    assert late.done.cancelled()
    assert at.begun == ["begun"]


# Shared requests.


@shift()
async def test_equal_requests_share_one_task_and_its_result(at: Shift) -> None:
    landed: list[tuple[str, str]] = []

    def then(found: str, turn: str) -> str:
        landed.append((found, turn))
        return f"{found}!"

    both = [at.ask("table", whose, then) for whose in ("a", "b")]
    at.let_go_on()
    assert await asyncio.gather(*both) == ["table!", "table!"]
    assert landed == [("table", "a")]
    again = at.ask("table", "a")
    at.let_go_on()
    assert await again == "table"
    assert at.begun == ["table", "table"]


def test_a_request_that_waits_too_long_is_refused_and_a_running_task_still_finishes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shared_requests, "PATIENCE", 0.0)
    landed: list[str] = []

    @shift()
    async def waits(at: Shift) -> None:
        begun = at.ask("begun", "a", lambda found, _: landed.append(found))
        never = at.ask("never", "a", lambda found, _: landed.append(found))
        for one in (begun, never):
            with pytest.raises(Rejected) as refused:
                await one
            assert refused.value.key == LATER
        assert at.counts["table_later"] == 2
        await eventually(lambda: at.pool.waiting == 0)  # nobody waits for the second any more
        at.let_go_on()
        await eventually(lambda: landed == ["begun"])
        assert at.begun == ["begun"]

    waits()


@shift()
async def test_a_request_that_nobody_waits_for_does_not_start(at: Shift) -> None:
    first = at.ask("first", "a")
    gone = [at.ask("gone", whose) for whose in ("a", "b")]
    gone[0].cancel()
    await asyncio.sleep(0)
    assert at.pool.waiting == 2  # the other still waits
    gone[1].cancel()
    await eventually(lambda: at.pool.waiting == 0)
    at.let_go_on()
    assert await first == "first"
    assert at.begun == ["first"]


@shift()
async def test_closing_tells_waiting_requests_that_the_house_restarts(at: Shift) -> None:
    begun, waiting = at.ask("begun", "a"), at.ask("waiting", "b")
    await at.has_begun("begun")
    at.pool.stop_taking()
    with pytest.raises(Rejected) as refused:
        await waiting
    assert refused.value.key == shared_requests.CLOSING
    at.let_go_on()
    assert await begun == "begun"


@shift()
async def test_an_exception_in_the_follow_up_reaches_the_asker(at: Shift) -> None:
    def then(_found: str, _turn: str) -> None:
        raise KeyError("x")

    one = at.ask("table", "a", then)
    at.let_go_on()
    with pytest.raises(KeyError):
        await one


SHIPPED = shared_requests.PATIENCE  # before a test is given longer


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_each_refusal_has_its_sentence(lang: str) -> None:
    say = speaker(lang)
    for key in (LATER, "answer-later", shared_requests.CLOSING):
        assert say(key).endswith(".")
    assert SHIPPED < 10  # a phone reconnects after ten seconds without an answer
