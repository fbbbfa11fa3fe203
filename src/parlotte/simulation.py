"""Simulates whole matches played by bots, and counts."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import chain
from time import perf_counter
from typing import Any

from msgspec import Struct

from parlotte.core.autoplay import Stuck, autoplay, bot_for
from parlotte.core.contract import Holder, Input, Outcome, Seats
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.registration import AnyGame, Registration
from parlotte.core.replay import Trace, record, verify
from parlotte.core.rng import derive


class Plan(Struct, frozen=True):
    options: Any
    levels: tuple[int, ...]  # one per seat
    games: int
    seed: int = 1
    verify: bool = False


class Ended(Struct, frozen=True):
    outcome: Outcome
    rounds: int
    state: Any


class Spread(Struct, frozen=True):
    mean: float
    min: int
    max: int


class Scores(Struct, frozen=True):
    mean: float
    best: int


class Report(Struct, frozen=True):
    game: str
    seats: int
    games: int
    finished: int  # played to their end
    seconds: float
    games_per_s: float
    rounds: Spread
    scores: Scores | None
    wins_by_level: dict[str, float]  # a shared victory counts in equal parts
    report: dict[str, Any] = {}  # added by the game


# Plays the matches with these numbers elsewhere, and yields them in order.
Elsewhere = Callable[[Plan, range], Iterable[Ended | None]]


def simulate(
    registration: Registration,
    game: AnyGame,
    content: str,
    plan: Plan,
    tick: Callable[[], object] = lambda: None,
    elsewhere: Elsewhere | None = None,
) -> Report:
    """Plays the matches of a plan. The first one is played here, wherever the others are."""
    ended: list[Ended] = []
    started = perf_counter()
    here = range(plan.games if elsewhere is None else 1)
    played: Iterable[Ended | None] = (
        play_one(registration, game, content, plan, number) for number in here
    )
    if elsewhere is not None:
        played = chain(played, elsewhere(plan, range(1, plan.games)))
    for one in played:
        if one is not None:
            ended.append(one)
        tick()
    seconds = perf_counter() - started
    outcomes = [one.outcome for one in ended]
    return Report(
        game=registration.key,
        seats=len(plan.levels),
        games=plan.games,
        finished=len(outcomes),
        seconds=round(seconds, 3),
        games_per_s=round(plan.games / seconds, 1),
        rounds=_spread([one.rounds for one in ended]),
        scores=_scores(outcomes),
        wins_by_level=_wins_by_level(outcomes, plan.levels),
        report=registration.report([one.state for one in ended]) if registration.report else {},
    )


def play_one(
    registration: Registration, game: AnyGame, content: str, plan: Plan, number: int
) -> Ended | None:
    """Plays one match of a plan, independent of the others; None if it never ends."""
    with suppress(Stuck):
        match = _play(registration, game, content, plan, number)
        if match.outcome is not None:
            return Ended(match.outcome, game.round(match.state), match.state)
    return None


def _play(
    registration: Registration, game: AnyGame, content: str, plan: Plan, number: int
) -> AnyMatch:
    seed = derive(plan.seed.to_bytes(8, "little", signed=True), "match", number)
    holders: tuple[Holder, ...] = tuple("bot" for _ in plan.levels)
    # The opener changes from match to match, so that no level profits from its seat.
    teams = registration.teams_with(plan.options, len(holders))
    seats = Seats(holders, opener=number % len(holders), teams=teams)
    setup = Setup(plan.options, seats, seed)
    log: list[Input[Any]] | None = [] if plan.verify else None
    match: AnyMatch = Match(game, setup, log)
    bots = {
        seat: bot_for(registration, match, seat, level) for seat, level in enumerate(plan.levels)
    }
    if log is None:
        autoplay(match, bots)
        return match
    trace = Trace()
    trace.see(match)
    autoplay(match, bots, trace.see)
    data = record(registration, content, setup, log)
    verify(registration, game, content, data, trace.hexdigest())
    return match


def _spread(counts: Sequence[int]) -> Spread:
    if not counts:
        return Spread(0, 0, 0)
    return Spread(round(sum(counts) / len(counts), 2), min(counts), max(counts))


def _scores(outcomes: Sequence[Outcome]) -> Scores | None:
    """Over all seats of all matches; None if the game has no scores."""
    standings = [standing for outcome in outcomes for standing in outcome.standings]
    scores = [standing.score for standing in standings if standing.score is not None]
    return Scores(round(sum(scores) / len(scores), 2), max(scores)) if scores else None


def _wins_by_level(outcomes: Sequence[Outcome], levels: Sequence[int]) -> dict[str, float]:
    wins = {str(level): 0.0 for level in sorted(set(levels))}
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[str(levels[seat])] += 1 / len(outcome.winners)
    rounded = {level: round(won, 2) for level, won in wins.items()}
    return {level: int(won) if won.is_integer() else won for level, won in rounded.items()}
