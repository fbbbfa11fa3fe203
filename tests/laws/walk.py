"""A random walk through a match, with the laws watching every step."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from laws.laws import LAWS, Broken, Moment, replays
from laws.player import answer
from laws.subject import Subject
from parlotte.core.autoplay import Stuck, autoplay
from parlotte.core.contract import (
    NOTHING_MET,
    Closed,
    Expired,
    Holder,
    Input,
    Memory,
    Rejected,
    SeatChanged,
    Seats,
)
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.replay import Trace
from parlotte.core.rng import Draws, Rng, derive

HOLDERS: tuple[Holder, ...] = ("person", "bot", "away")
# Far above what any game needs once nobody acts any more.
MOST_SILENT_INPUTS = 500


def walk(
    subject: Subject,
    options: Any,
    seed: int,
    actions: int,
    laws: tuple[Callable[[Moment], None], ...] = LAWS,
) -> AnyMatch:
    """So many random actions and departures, then silence until the end; then the replay."""
    draws = Draws(Rng(seed.to_bytes(8, "little")))
    count = draws.pick(subject.game.seats)
    holders = tuple(draws.pick(HOLDERS[: 2 + (seat > 0)]) for seat in range(count))
    seats = Seats(holders, opener=draws.below(count), youngest=draws.below(count))
    log: list[Input[Any]] = []
    setup = Setup(options, seats, derive(b"walk", seed), _evening_so_far(subject, options, draws))
    match = Match(subject.game, setup, log)
    trace = Trace()
    trace.see(match)
    check = _checker(subject, match, draws, laws, trace)
    check(match.opening_events)
    for step in range(actions):
        given = _something(subject, match, draws, step)
        if match.outcome is not None or given is None:
            break
        try:
            played = match.play(given)
        except Rejected as refusal:
            raise Broken("listed-is-accepted", f"{given}: {refusal.key}") from refusal
        check(played.events)
    _silence(match, check)
    replays(subject, setup, log, trace)
    return match


def _evening_so_far(subject: Subject, options: Any, draws: Draws) -> Memory:
    """Nothing, or what a table remembers of a first match of bots' making."""
    if draws.chance(50):
        return NOTHING_MET
    seats = Seats(("bot",) * subject.game.seats[0])
    match = Match(subject.game, Setup(options, seats, derive(b"before", draws.below(2**32))))
    bots = {
        seat: subject.registration.bot(subject.game, 2, b"before", seat)
        for seat in range(len(match.holders))
    }
    with suppress(Stuck):
        autoplay(match, bots)
    return subject.game.memory(match.state)


def _checker(
    subject: Subject,
    match: AnyMatch,
    draws: Draws,
    laws: tuple[Callable[[Moment], None], ...],
    trace: Trace,
) -> Callable[[Any], None]:
    def check(events: Any) -> None:
        if match.seq:
            trace.see(match)
        moment = Moment(subject, match, events, draws)
        for law in laws:
            law(moment)

    return check


def _something(subject: Subject, match: AnyMatch, draws: Draws, step: int) -> Input[Any] | None:
    """A random seat's action; now and then a departure, a return, a deadline, the host's hand."""
    at = match.now + draws.below(500)
    if match.deadline is not None:
        at = min(at, match.deadline - 1)
    at = max(at, match.now)
    if draws.chance(4):
        seat = draws.below(len(match.holders))
        return Input(at, None, SeatChanged(seat, draws.pick(HOLDERS)))
    if draws.chance(3):
        phase = match.game.phase(match.state) if draws.chance(50) else None
        return Input(at, None, Closed(phase))
    ready = [
        (seat, prompts)
        for seat, holder in enumerate(match.holders)
        if holder != "away" and (prompts := match.game.prompts(match.state, seat))
    ]
    late = match.deadline is not None and at >= match.deadline
    if not ready or late or (match.deadline is not None and draws.chance(3)):
        if match.deadline is None:
            # Everybody has left: somebody comes back.
            return Input(at, None, SeatChanged(draws.below(len(match.holders)), "person"))
        return Input(max(match.deadline, match.now), None, Expired())
    seat, prompts = draws.pick(ready)
    must = [prompt for prompt in prompts if prompt.must]
    prompt = draws.pick(must) if must and draws.chance(60) else draws.pick(prompts)
    usual = [prompt for prompt in prompts if prompt.act not in subject.seldom]
    if prompt.act in subject.seldom and usual and not draws.chance(5):
        prompt = draws.pick(usual)
    marker = f"canari{seat}x{step}"
    return Input(at, seat, answer(subject.registration, prompt, draws, marker))


def _silence(match: AnyMatch, check: Callable[[Any], None]) -> None:
    """With deadlines and nobody acting, a match still ends."""
    for _ in range(MOST_SILENT_INPUTS):
        if match.outcome is not None or match.deadline is None:
            return
        check(match.play(Input(max(match.deadline, match.now), None, Expired())).events)
    raise Broken("silence-ends", f"no end after {MOST_SILENT_INPUTS} deadlines")
