"""A random walk through a match, with the laws checked after every step."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from laws.laws import LAWS, replays
from laws.moment import Attempt, Broken, Moment, attempt
from laws.subject import Subject
from parlotte.core import contract
from parlotte.core.autoplay import Stuck, autoplay
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.prompts import Prompt
from parlotte.core.replay import Trace
from parlotte.core.rng import Draws, Rng, derive

HOLDERS: tuple[contract.Holder, ...] = ("person", "bot", "away")


def walk(
    subject: Subject,
    options: Any,
    seed: int,
    actions: int,
    laws: tuple[Callable[[Moment], None], ...] = LAWS,
) -> AnyMatch:
    """Plays random acts and departures, then silence until the match ends or sleeps, then the
    replay. The same seed gives the same walk whichever laws are checked: laws have draws of
    their own."""
    draws = Draws(Rng(seed.to_bytes(8, "little")))
    teams = subject.registration.in_teams(options)
    count = draws.pick(subject.game.seats if teams is None else teams.seats)
    holders = tuple(draws.pick(HOLDERS[: 2 + (seat > 0)]) for seat in range(count))
    opener, youngest = draws.below(count), draws.below(count)
    together = subject.registration.teams_with(options, count)
    seats = contract.Seats(holders, opener, youngest, together)
    log: list[contract.Input[Any]] = []
    setup = Setup(options, seats, derive(b"walk", seed), _evening_so_far(subject, options, draws))
    match = Match(subject.game, setup, log)
    trace = Trace()
    trace.see(match)
    check = _checker(subject, match, Draws(Rng(derive(b"laws", seed))), laws, trace)
    check(match.opening_events)
    for step in range(actions):
        if match.outcome is not None:
            break
        given, judged = _something(Moment(subject, match, (), draws), step)
        try:
            played = match.play(given)
        except contract.Rejected as refusal:
            if judged:
                continue
            raise Broken("listed-is-accepted", f"{given}: {refusal.key}") from refusal
        check(played.events)
    _silence(subject, match, check)
    replays(subject, setup, log, trace)
    if not subject.remembers and subject.game.memory(match.state) != contract.NOTHING_MET:
        raise Broken("remembers-nothing", f"of this match {subject.game.memory(match.state)}")
    return match


def _evening_so_far(subject: Subject, options: Any, draws: Draws) -> contract.Memory:
    """Nothing, or what a table remembers of an earlier match of bots."""
    if draws.chance(50) or not subject.remembers:
        return contract.NOTHING_MET
    teams = subject.registration.in_teams(options)
    count = (subject.game if teams is None else teams).seats[0]
    seats = contract.Seats(("bot",) * count, teams=subject.registration.teams_with(options, count))
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
    opening = subject.conserved(match.state)

    def check(events: Any) -> None:
        if match.seq:
            trace.see(match)
        moment = Moment(subject, match, events, draws, opening)
        for law in laws:
            law(moment)

    return check


def _something(moment: Moment, step: int) -> Attempt:
    """A random seat's act; now and then a departure, a return, a deadline, or the host closing a
    phase."""
    match, draws = moment.match, moment.draws
    at = match.now + draws.below(500)
    if match.deadline is not None:
        at = min(at, match.deadline - 1)
    at = max(at, match.now)
    if draws.chance(4):
        seat = draws.below(len(match.holders))
        return _house(at, contract.SeatChanged(seat, draws.pick(HOLDERS)))
    if draws.chance(3):
        phase = match.game.phase(match.state) if draws.chance(50) else None
        closes, everybody = moment.subject.registration.closes, range(len(match.holders))
        refusable = closes is not None and not closes(match.state)
        refusable = refusable or match.hand_refused(everybody) is not None
        return Attempt(
            contract.Input(at, None, contract.Closed(phase, tuple(everybody))), judged=refusable
        )
    ready = [
        (seat, prompts)
        for seat, holder in enumerate(match.holders)
        if holder != "away" and (prompts := moment.prompts[seat])
    ]
    late = match.deadline is not None and at >= match.deadline
    if not ready or late or (match.deadline is not None and draws.chance(3)):
        if match.deadline is None:
            # Everybody is away: a person comes back.
            return _house(at, contract.SeatChanged(draws.below(len(match.holders)), "person"))
        return _house(max(match.deadline, match.now), contract.Expired())
    seat, prompts = draws.pick(ready)
    prompt = _one_of(moment, prompts)
    one = attempt(moment, seat, prompt, f"canari{seat}x{step}")
    return one._replace(given=contract.Input(at, seat, one.given.what))


def _house(at: contract.Millis, what: Any) -> Attempt:
    return Attempt(contract.Input(at, None, what), judged=False)


def _one_of(moment: Moment, prompts: tuple[Prompt, ...]) -> Prompt:
    """Prefers prompts that must be answered, and avoids those declared seldom."""
    draws, seldom = moment.draws, moment.subject.seldom
    must = [prompt for prompt in prompts if prompt.must]
    prompt = draws.pick(must) if must and draws.chance(60) else draws.pick(prompts)
    usual = [prompt for prompt in prompts if prompt.act not in seldom]
    if prompt.act in seldom and usual and not draws.chance(5):
        prompt = draws.pick(usual)
    return prompt


def _silence(subject: Subject, match: AnyMatch, check: Callable[[Any], None]) -> None:
    """With deadlines and without acts a match ends, or falls asleep if it may."""
    if subject.may_sleep and match.outcome is None and "person" not in match.holders:
        # Bots alone never fall asleep: add a person who does nothing.
        check(match.play(contract.Input(match.now, None, contract.SeatChanged(0, "person"))).events)
    for _ in range(subject.most_silent_inputs):
        if at_rest(subject, match):
            return
        check(
            match.play(
                contract.Input(max(match.deadline, match.now), None, contract.Expired())
            ).events
        )
    raise Broken("silence-ends", f"no end after {subject.most_silent_inputs} deadlines")


def at_rest(subject: Subject, match: AnyMatch) -> bool:
    """Over, or waiting without a deadline, or asleep if the game allows it."""
    if match.outcome is not None or match.deadline is None:
        return True
    return subject.may_sleep and match.asleep
