"""Garbage collection runs while nobody plays, and before garbage grows without bounds."""

import gc
import weakref
from pathlib import Path

import pytest

from parlotte.server.garbage_collection import MIDDLE, MOST_LOOKS, YOUNG, Garbage
from support.scene import played, served
from support.server import Running, run, running
from support.tables import played_match, toys, unloaded


class Play:
    """Fakes the number of acts, and of collections of the middle generation."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.acts, self.rounds = 0, 0
        self.garbage = Garbage(lambda: self.acts)
        self.garbage.look()
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, self.rounds))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    return Play(monkeypatch)


def test_while_somebody_acts_there_is_no_full_collection(play: Play) -> None:
    for _ in range(5):
        play.acts, play.rounds = play.acts + 1, play.rounds + 1
        assert not play.garbage.look()
    assert play.garbage.look()  # nobody has acted since
    play.rounds = 0
    assert not play.garbage.look()  # there is nothing new to collect


def test_under_constant_play_a_full_collection_runs_in_the_end(play: Play) -> None:
    play.rounds, found = 1, []
    for _ in range(2 * MOST_LOOKS):
        play.acts += 1
        found.append(play.garbage.look())
    assert found.count(True) == 2


@pytest.fixture
def _no_quiet_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house itself runs no full collection in a quiet second either."""
    monkeypatch.setattr("parlotte.server.garbage_collection.LOOK_EVERY", 1_000.0)


@pytest.mark.usefixtures("_no_quiet_second")
@served()
async def test_python_never_runs_a_full_collection_by_itself(here: Running) -> None:
    generations: list[int] = []

    def seen(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            generations.append(about["generation"])

    gc.callbacks.append(seen)
    try:
        await played_match(here)
        kept = [[number] for number in range(YOUNG * MIDDLE * 20)]
    finally:
        gc.callbacks.remove(seen)
    assert len(kept) > YOUNG
    assert generations.count(1) > 10
    assert 2 not in generations


class Circle:
    def __init__(self) -> None:
        self.itself = self


@played
async def test_garbage_from_before_serving_is_collected() -> None:
    garbage = Garbage(lambda: 0)
    circle = weakref.ref(Circle())
    garbage.begin()
    garbage.end()
    assert circle() is None


@served(still=True)
async def test_an_unloaded_table_is_freed(here: Running) -> None:
    host, second, _ = await played_match(here)
    match = here.house.tables[host.code].state.match
    core = weakref.ref(match.core)
    del match
    await unloaded(here, host, second)
    gc.collect()
    assert core() is None


def test_the_thresholds_are_restored_afterwards(tmp_path: Path) -> None:
    before = gc.get_threshold()

    async def scene() -> None:
        async with running(tmp_path, library=toys()):
            assert gc.get_threshold()[:2] == (YOUNG, MIDDLE)

    run(scene)
    assert gc.get_threshold() == before
