"""Blocks questions until a test lets them go on, and records their order."""

import threading
from asyncio import Future
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from functools import wraps
from typing import Any

from parlotte.core import stop
from parlotte.server.workers.question_queue import QuestionQueue
from parlotte.server.workers.questions import Bounds, Question
from support.server import run
from support.tables import eventually

PATIENCE = 100.0  # seconds; a test that never lets a question go on fails


def on_a_new(make: Callable[[], Any]) -> Callable[[Callable[[Any], Awaitable[None]]], Any]:
    """A test of what this makes, which is closed after it."""

    def made(test: Callable[[Any], Awaitable[None]]) -> Callable[[], None]:
        async def closed() -> None:
            one = make()
            try:
                await test(one)
            finally:
                await one.close()

        @wraps(test)
        def alone() -> None:
            run(closed)

        del alone.__wrapped__  # pytest would see its parameter
        return alone

    return made


class Gate:
    """A "hints" queue with blocked questions."""

    def __init__(self, **bounds: Any) -> None:
        about: dict[str, Any] = {"waits": None, "thinks": PATIENCE} | bounds
        self.counts: Counter[str] = Counter()
        self.queue = QuestionQueue(
            "hints", Bounds("hint-later", "hint-not-found", **about), self.counts
        )
        self.begun: list[str] = []
        self._may_end = threading.Semaphore(0)

    def ask(
        self,
        table: str,
        *,
        kind: str = "word",
        asker: Hashable = 1,
        about: Hashable = "now",
        work: Callable[[], Any] | None = None,
    ) -> "Future[Any]":
        name = f"{table} {asker} {about}"

        def wait() -> str:
            self.begun.append(name)
            assert self._may_end.acquire(timeout=PATIENCE), "nobody let it go on"
            return name

        return self.queue.ask(Question("hints", table, kind, asker, about, work or wait))

    async def has_begun(self, count: int) -> None:
        await eventually(lambda: len(self.begun) == count)

    def let_go_on(self, count: int = 1) -> None:
        self._may_end.release(count)

    def search(self, name: str = "search") -> Callable[[], Any]:
        """An endless search that checks whether it should stop."""

        def work() -> Any:
            self.begun.append(name)
            said = stop.current()
            assert said is not None
            heard = threading.Event()
            with said.heard_by(heard.set):
                assert heard.wait(PATIENCE), "nobody stopped it"
            stop.check()

        return work

    async def close(self) -> None:
        self.queue.stop_taking()
        self.let_go_on(1000)
        self.queue.close()
