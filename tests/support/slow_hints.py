"""The toy game with advice and bots that think for as long as a test wants."""

import threading
from dataclasses import replace

from laws.toy import Toy, ToyBot, ToyView, ToyWrite
from parlotte.client import Json
from parlotte.core import stop
from parlotte.core.prompts import Prompt
from parlotte.core.registration import Advice, Ask, Slow
from parlotte.core.rng import Draws
from support.tables import TOY, ToyLibrary

LONGEST = 3_000  # looks at whether to go on, a hundredth of a second each: then a test has failed


class SlowHints:
    """Where thoughts wait until a test lets them go on, or the house stops them."""

    def __init__(self, *held: str) -> None:
        self._go_on = threading.Event()
        self._held = held  # sorts of thought
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self.threads: set[str] = set()

    def about(self, sort: str) -> None:
        self.begun.append(sort)
        self.threads.add(threading.current_thread().name.rpartition("_")[0])
        if sort not in self._held:
            return
        for _ in range(LONGEST):
            if self._go_on.wait(0.01):
                return
            try:
                stop.check()
            except stop.Stopped:
                self.stopped.append(sort)
                raise
        raise AssertionError("nobody let it go on")

    def let_go_on(self) -> None:
        self._go_on.set()


class SlowHintsLibrary(ToyLibrary):
    """A house with that game alone: `hint` and `search` are its questions."""

    def __init__(self, *held: str) -> None:
        self.pondering = pondering = SlowHints(*held)

        def told(_game: Toy, view: ToyView, kind: str, draft: str | None) -> Json:
            pondering.about(kind)
            return {"kind": kind, "round": view.round, "draft": draft}

        class SlowBot(ToyBot):
            def act(
                self, view: ToyView, prompts: tuple[Prompt, ...], rng: Draws
            ) -> ToyWrite | None:
                pondering.about("bot")
                return super().act(view, prompts, rng)

        kinds = {"hint": Ask(), "search": Ask(long=True, public=True)}
        advice = Advice(kinds, told, draft=str)
        super().__init__(replace(TOY, advice=advice, slow=Slow(bots=True), bot=SlowBot))
