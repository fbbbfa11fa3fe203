"""Garbage is looked for while nobody plays, and before it grows without bounds."""

import gc
import weakref
from pathlib import Path

import pytest

from parlotte.server.garbage_collection import MIDDLE, MOST_LOOKS, YOUNG, Garbage
from support.scene import played, served
from support.server import FakeSeconds, Running, run, running
from support.tables import play_toy, toy_table, toys, unloaded


class Play:
    """How many acts there were, and how often Python has looked through the middle."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.acts, self.rounds = 0, 0
        self.garbage = Garbage(lambda: self.acts)
        self.garbage.look()
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, self.rounds))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    return Play(monkeypatch)


def test_while_somebody_plays_nobody_waits_for_it(play: Play) -> None:
    for _ in range(5):
        play.acts, play.rounds = play.acts + 1, play.rounds + 1
        assert not play.garbage.look()
    assert play.garbage.look()  # nobody has acted since
    play.rounds = 0
    assert not play.garbage.look()  # there is nothing new to look through


def test_where_all_play_for_minutes_it_is_looked_for_in_the_end(play: Play) -> None:
    play.rounds, found = 1, []
    for _ in range(2 * MOST_LOOKS):
        play.acts += 1
        found.append(play.garbage.look())
    assert found.count(True) == 2


@pytest.fixture
def _no_quiet_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house itself does not look either, however long nobody acts."""
    monkeypatch.setattr("parlotte.server.garbage_collection.LOOK_EVERY", 1_000.0)


@pytest.mark.usefixtures("_no_quiet_second")
@served()
async def test_python_never_looks_through_everything_by_itself(here: Running) -> None:
    generations: list[int] = []

    def seen(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            generations.append(about["generation"])

    gc.callbacks.append(seen)
    try:
        host, second = await toy_table(here)
        await play_toy(host, second)
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
async def test_what_was_garbage_before_the_house_serves_does_not_stay_for_good() -> None:
    garbage = Garbage(lambda: 0)
    circle = weakref.ref(Circle())
    garbage.begin()
    garbage.end()
    assert circle() is None


@served()
async def test_a_table_that_left_is_given_back(here: Running, clock: FakeSeconds) -> None:
    host, second = await toy_table(here)
    await play_toy(host, second)
    match = here.house.tables[host.code].state.match
    assert match is not None
    core = weakref.ref(match.core)
    del match
    await unloaded(here, clock, host, second)
    gc.collect()
    assert core() is None


def test_what_was_before_is_so_again(tmp_path: Path) -> None:
    before = gc.get_threshold()

    async def scene() -> None:
        async with running(tmp_path, library=toys()):
            assert gc.get_threshold()[:2] == (YOUNG, MIDDLE)

    run(scene)
    assert gc.get_threshold() == before
