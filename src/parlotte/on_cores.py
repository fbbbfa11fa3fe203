"""Whole matches by bots on several cores: each worker has a copy of the game of its own."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from parlotte.core.registration import AnyGame, Registration
from parlotte.games import registered
from parlotte.packs.loader import build, load_content
from parlotte.simulation import Ended, Plan, play_one

AT_A_TIME = 8  # matches that a worker is given: short ones would be spent on fetching
_mine: list[tuple[Registration, AnyGame, str]] = []  # of a worker


def on_cores(key: str, cores: int, plan: Plan, numbers: range) -> Iterator[Ended | None]:
    """In the order of their numbers, so that a report is the same on any machine."""
    # Begun anew: a copy of a process that has threads may wait for one of them for ever.
    with ProcessPoolExecutor(cores, get_context("spawn"), _begin, (key,)) as workers:
        yield from workers.map(partial(_play, plan), numbers, chunksize=AT_A_TIME)


def _begin(key: str) -> None:
    registration = registered()[key]
    _mine.append((registration, *build(registration, load_content(registration))))


def _play(plan: Plan, number: int) -> Ended | None:
    return play_one(*_mine[0], plan, number)
