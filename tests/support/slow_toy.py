"""The toy game with rules that take as long as a test wants."""

import threading
from dataclasses import replace
from typing import Any

from laws.toy import Toy, ToyState
from parlotte.core.contract import Closed, Expired, Input, Rejected, SeatChanged, Step
from parlotte.core.registration import Slow
from support.tables import TOY, ToyLibrary

SLOW, REFUSED, BROKEN = "lent", "lent et refusé", "lent et cassé"
PATIENCE = 30.0  # seconds: a test that forgets to let them go on fails


class Thinking:
    """Where slow rules wait until a test lets them go on."""

    def __init__(self) -> None:
        self._go_on = threading.Event()
        self.begun: list[str] = []
        self.threads: set[str] = set()

    def about(self, what: str) -> None:
        self.begun.append(what)
        self.threads.add(threading.current_thread().name)
        assert self._go_on.wait(PATIENCE), "nobody let the rules go on"

    @property
    def in_workers(self) -> bool:
        """Never on the event loop."""
        return bool(self.threads) and all(
            name.startswith(("judge", "prepare")) for name in self.threads
        )

    def let_go_on(self) -> None:
        self._go_on.set()


class SlowToy(Toy):
    def __init__(self, thinking: Thinking) -> None:
        super().__init__("none")
        self._thinking = thinking
        self.slow_to_begin = False
        self.slow_to_leave = False
        self.breaks_at_the_deadline = False
        self.deadlines = 0  # asked about

    def setup(self, *about: Any, **more: Any) -> Step[ToyState]:
        if self.slow_to_begin:
            self._thinking.about("setup")
        return super().setup(*about, **more)

    def apply(self, state: ToyState, given: Input[Any]) -> Step[ToyState]:
        text = getattr(given.what, "text", "")
        if text.startswith(SLOW) or isinstance(given.what, Closed):
            self._thinking.about(text or "closed")
        if self.slow_to_leave and isinstance(given.what, SeatChanged):
            self._thinking.about(given.what.holder)
        if isinstance(given.what, Expired):
            self.deadlines += 1
            if self.breaks_at_the_deadline:
                raise KeyError(given.what)
        if text == REFUSED:
            raise Rejected("not-now")
        if text == BROKEN:
            raise KeyError(text)
        return super().apply(state, given)


class SlowLibrary(ToyLibrary):
    """A house with that game alone."""

    def __init__(self) -> None:
        self.thinking = Thinking()
        self.toy = SlowToy(self.thinking)
        slow = replace(TOY, make=lambda _: self.toy, slow=Slow(rules=lambda *_: True))
        super().__init__(slow)
