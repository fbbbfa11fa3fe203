"""Whole matches, counted."""

from functools import partial

import pytest
from msgspec.structs import replace

from laws.toy import Fault, Toy, ToyOptions, ToySubject
from parlotte.core.registration import Registration
from parlotte.core.replay import Diverged
from parlotte.games import registered
from parlotte.on_cores import on_cores
from parlotte.packs.loader import build, load_content
from parlotte.simulation import Plan, simulate


def toy(fault: Fault = "none") -> tuple[Registration, Toy]:
    subject = ToySubject(fault)
    return subject.registration, subject.game


def test_a_report_counts_what_was_played() -> None:
    registration, game = toy()
    ticks = []
    plan = Plan(ToyOptions(), (1, 2, 2), games=20)
    report = simulate(registration, game, "", plan, lambda: ticks.append(1))
    assert (report.game, report.seats, report.games, report.finished) == ("toy", 3, 20, 20)
    assert len(ticks) == 20
    assert (report.rounds.mean, report.rounds.min, report.rounds.max) == (4, 4, 4)
    assert report.scores.mean == 1
    assert sum(report.wins_by_level.values()) == pytest.approx(20, abs=0.02)
    assert set(report.wins_by_level) == {"1", "2"}


def test_verifying_replays_every_game() -> None:
    registration, game = toy()
    report = simulate(registration, game, "", Plan(ToyOptions(), (1, 1), games=3, verify=True))
    assert report.finished == 3


def test_verifying_catches_a_game_that_does_not_replay() -> None:
    registration, game = toy("unstable replay")
    with pytest.raises(Diverged):
        simulate(registration, game, "", Plan(ToyOptions(), (1, 1), games=1, verify=True))


def test_a_game_that_gets_stuck_is_counted_as_not_finished() -> None:
    registration, game = toy("stuck phase")
    report = simulate(registration, game, "", Plan(ToyOptions(0), (1, 1), games=4))
    assert (report.games, report.finished) == (4, 0)
    assert report.scores is None


def test_several_cores_play_the_same_games() -> None:
    """To the last number of the report, but for the time it took."""
    (key, registration), *_ = registered().items()
    game, content = build(registration, load_content(registration))
    plan = Plan(registration.options(), (1,) * registration.seats[0], games=3)
    alone = simulate(registration, game, content, plan)
    ticks = []
    together = simulate(
        registration, game, content, plan, lambda: ticks.append(1), partial(on_cores, key, 2)
    )
    timeless = {"seconds": 0.0, "games_per_s": 0.0}
    assert replace(together, **timeless) == replace(alone, **timeless)
    assert len(ticks) == 3
