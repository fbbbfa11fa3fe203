"""A search that nobody waits for stops, and leaves nothing behind."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from games.reussite.search.test_searcher import undealt
from parlotte.core.stop import Stop, Stopped, heeding
from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import EMPTY
from parlotte.games.reussite.search import Position, Searcher
from parlotte.games.reussite.search.efforts import FEWER, MOST_NODES
from parlotte.games.reussite.search.exchange import solving
from parlotte.games.reussite.search.solving import KERNEL, Solver
from parlotte.kernel import wasm
from parlotte.lexicon.lexicon import Kernel, Lexicon

# With these the kernel would look for ten seconds.
HARD = replace(FEWER[-1], budget=MOST_NODES, most_words=10)
HARD_DEAL = Position(EMPTY, dealt("NA765432"), 0)
FRAME = 4_096  # bytes


@pytest.fixture
def kernel(with_kernel: Lexicon) -> Kernel:
    found = with_kernel.kernel(KERNEL)
    assert found is not None
    return found


class Heard(Stop):
    """Says when a search has begun to listen."""

    def __init__(self) -> None:
        super().__init__()
        self.listening = threading.Event()

    def heard_by(self, hear):
        self.listening.set()
        return super().heard_by(hear)


def test_the_kernel_is_stopped_in_the_midst_of_a_search_and_answers_the_next(
    kernel: Kernel,
) -> None:
    easy = solving(undealt(3), replace(HARD, width=2, most_words=31), None)
    hard = solving(HARD_DEAL, HARD, None)
    before = kernel.ask("solve", easy)
    stop = Heard()

    def search() -> bytes:
        with heeding(stop):
            return kernel.ask("solve", hard)

    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(search)
        assert stop.listening.wait(30)
        stop.say()
        with pytest.raises(Stopped):
            asked.result(30)
    assert kernel.ask("solve", easy) == before


class StackWatch:
    """Sees a kernel put something on its stack, while another thread has it search."""

    def __init__(self, instance: wasm.Instance) -> None:
        self._memory = instance._memory.data_ptr(instance._store)
        self._top = instance.stack
        # What an earlier search has left there might be the same again.
        for place in range(self._top - FRAME, self._top):
            self._memory[place] = 0xA5
        self._before = self._look()

    def _look(self) -> bytes:
        return bytes(self._memory[self._top - FRAME : self._top])

    def wait(self) -> bool:
        for _ in range(30_000):
            if self._look() != self._before:
                return True
            time.sleep(0.001)
        return False


def test_a_search_that_was_stopped_leaves_nothing_on_the_stack(kernel: Kernel) -> None:
    instance = kernel._take()
    top, stop = instance.stack, Heard()
    watch = StackWatch(instance)

    def search() -> bytes:
        with heeding(stop):
            return instance.ask("solve", solving(HARD_DEAL, HARD, None))

    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(search)
        assert stop.listening.wait(30)
        assert watch.wait(), "nothing was put on its stack"
        stop.say()
        with pytest.raises(Stopped):
            asked.result(30)
    assert instance.stack == top
    kernel._give_back(instance)


class StopsAt:
    """The kernel, until so many questions have been answered."""

    def __init__(self, kernel: Kernel, answers: int) -> None:
        self._kernel = kernel
        self._left = answers

    def ask(self, what: str, question: bytes) -> bytes:
        if not self._left:
            raise Stopped
        self._left -= 1
        return self._kernel.ask(what, question)


def test_stopped_it_gives_the_best_so_far(kernel: Kernel) -> None:
    position = undealt(3)
    whole = Solver(kernel).solve(position, 2_000, None)
    first = Solver(StopsAt(kernel, 1)).solve(position, 2_000, None)
    assert whole is not None
    assert first is not None
    assert len(first) >= len(whole)
    assert Solver(StopsAt(kernel, 0)).solve(position, 2_000, None) is None


def test_the_twin_looks_before_each_table(twin: Searcher) -> None:
    stop = Stop()
    stop.say()
    with heeding(stop), pytest.raises(Stopped):
        twin.solve(undealt(3), 10)
