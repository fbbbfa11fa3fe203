"""Matches played by bots on several cores; each worker process has its own copy of the game."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from parlotte.core.registration import AnyGame, Registration
from parlotte.games import registered
from parlotte.packs.loader import build, load_content
from parlotte.simulation import Ended, Plan, play_one

AT_A_TIME = 8  # matches per task, as fetching a short one costs more than playing it
_mine: list[tuple[Registration, AnyGame, str]] = []  # the game of a worker process


def on_cores(key: str, cores: int, plan: Plan, numbers: range) -> Iterator[Ended | None]:
    """The matches in the order of their numbers, so that a report is the same on any machine."""
    # Spawned, not forked: a forked copy of a process with threads may deadlock.
    with ProcessPoolExecutor(cores, get_context("spawn"), _begin, (key,)) as workers:
        yield from workers.map(partial(_play, plan), numbers, chunksize=AT_A_TIME)


def _begin(key: str) -> None:
    registration = registered()[key]
    _mine.append((registration, *build(registration, load_content(registration))))


def _play(plan: Plan, number: int) -> Ended | None:
    return play_one(*_mine[0], plan, number)
