"""Threads that many want something of: they take turns, none has all of them, and what several want
is done once."""

import asyncio
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest

from parlotte.core.contract import Rejected
from parlotte.i18n import speaker
from parlotte.server.workers import shared_requests
from parlotte.server.workers.shared_requests import SharedRequests
from parlotte.server.workers.worker_pool import Task, WorkerPool
from server.workers.gate import PATIENCE
from support.server import run
from support.tables import eventually

LATER = "table-later"


class Shift:
    """A crew whose work ends when a test says so."""

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


def shift(
    threads: int = 1, each: int = 1
) -> Callable[[Callable[[Shift], Awaitable[None]]], Callable[[], None]]:
    def made(test: Callable[[Shift], Awaitable[None]]) -> Callable[[], None]:
        async def closed() -> None:
            one = Shift(threads, each)
            try:
                await test(one)
            finally:
                one.pool.hear_no_more()
                one.let_go_on(1000)
                one.pool.close()

        @wraps(test)
        def alone() -> None:
            run(closed)

        del alone.__wrapped__  # type: ignore[attr-defined]  # pytest would see its parameter
        return alone

    return made


@shift()
async def test_who_wants_much_waits_for_himself(at: Shift) -> None:
    for number in range(5):
        at.do("rude", f"rude {number}")
    honest = at.do("honest", "honest")
    at.let_go_on(3)  # what had begun, and one of each
    assert await honest.done == "honest"
    assert at.begun[:3] == ["rude 0", "rude 1", "honest"]


@shift(threads=4, each=3)
async def test_nobody_has_all_the_threads(at: Shift) -> None:
    for number in range(6):
        at.do("rude", f"rude {number}")
    assert (at.pool.running, at.pool.waiting) == (3, 3)
    at.do("honest", "honest")
    assert (at.pool.running, at.pool.waiting) == (4, 3)
    await eventually(lambda: "honest" in at.begun)


@shift(threads=3, each=2)
async def test_who_has_several_threads_gets_one_more_for_each_that_ends(at: Shift) -> None:
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
async def test_what_several_want_is_done_once_in_the_first_turn_that_comes(at: Shift) -> None:
    for number in range(3):
        at.do("rude", f"rude {number}")
    wanted = at.do("rude", "wanted")
    at.pool.wants_too("honest", wanted)
    assert at.pool.waiting == 4
    at.let_go_on(3)
    assert await wanted.done == "wanted"
    assert wanted.turn == "honest"
    at.pool.wants_too("late", wanted)  # it is there already
    at.let_go_on()
    await eventually(lambda: at.pool.running == 0)
    assert at.begun == ["rude 0", "rude 1", "wanted", "rude 2"]


@shift()
async def test_what_is_given_up_is_never_begun_and_what_has_begun_goes_on(at: Shift) -> None:
    first, second = at.do("a", "first"), at.do("a", "second")
    at.pool.wants_too("b", second)
    assert not at.pool.give_up(first)
    assert at.pool.give_up(second)
    assert (at.pool.waiting, second.done.cancelled()) == (0, True)
    at.let_go_on()
    assert await first.done == "first"
    assert at.begun == ["first"]


@shift()
async def test_what_breaks_is_told_to_whoever_wanted_it_and_the_next_has_his_turn(
    at: Shift,
) -> None:
    def breaks() -> None:
        raise KeyError("x")

    broken, next_one = at.pool.do("a", breaks), at.do("a", "next")
    with pytest.raises(KeyError):
        await broken.done
    at.let_go_on()
    assert await next_one.done == "next"


@shift()
async def test_when_the_house_closes_what_has_begun_ends_and_all_else_is_cancelled(
    at: Shift,
) -> None:
    begun, waiting = at.do("a", "begun"), at.do("b", "waiting")
    await at.has_begun("begun")
    at.pool.hear_no_more()
    late = at.do("c", "late")
    at.let_go_on()
    assert await begun.done == "begun"
    assert waiting.done.cancelled()
    assert late.done.cancelled()
    assert at.begun == ["begun"]


# What all who ask for the same hear.


@shift()
async def test_whoever_asks_for_the_same_hears_the_same_and_it_is_done_once(at: Shift) -> None:
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


def test_whoever_has_waited_too_long_is_told_so_and_it_lands_all_the_same(
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
        await eventually(lambda: at.pool.waiting == 0)  # nobody wants the second any more
        at.let_go_on()
        await eventually(lambda: landed == ["begun"])
        assert at.begun == ["begun"]

    waits()


@shift()
async def test_what_nobody_waits_for_any_more_is_not_begun(at: Shift) -> None:
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
async def test_who_waits_when_the_house_closes_hears_that_it_restarts(at: Shift) -> None:
    begun, waiting = at.ask("begun", "a"), at.ask("waiting", "b")
    await at.has_begun("begun")
    at.pool.hear_no_more()
    with pytest.raises(Rejected) as refused:
        await waiting
    assert refused.value.key == shared_requests.CLOSING
    at.let_go_on()
    assert await begun == "begun"


@shift()
async def test_what_breaks_as_it_lands_is_told_too(at: Shift) -> None:
    def then(_found: str, _turn: str) -> None:
        raise KeyError("x")

    one = at.ask("table", "a", then)
    at.let_go_on()
    with pytest.raises(KeyError):
        await one


SHIPPED = shared_requests.PATIENCE  # before a test is given more


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_each_has_its_sentence(lang: str) -> None:
    say = speaker(lang)
    for key in (LATER, "answer-later", shared_requests.CLOSING):
        assert say(key).endswith(".")
    assert SHIPPED < 10  # a phone that hears nothing for so long calls again
