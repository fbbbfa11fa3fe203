"""The law of reaction windows: the same length whoever is able to react."""

from contextlib import suppress
from typing import Any

from laws.moment import Broken, Moment, attempt, choices, tried
from laws.subject import Subject
from parlotte.core.contract import Closed, Expired, Holder, Input, Rejected, SeatChanged

LAW = "windows-stay-open"
HOLDERS: tuple[Holder, ...] = ("person", "bot", "away")


def windows_stay_open(moment: Moment) -> None:
    """Only its deadline or a reaction ends a window;

    neither the host, nor a seat that comes or leaves, nor the fact that nobody could react.
    """
    if type(moment.subject).window is Subject.window or moment.match.outcome is not None:
        return
    _opens_for_all(moment)
    reactions = moment.subject.window(moment.match.state)
    if reactions is not None:
        _has_a_deadline_and_waits_for_nobody(moment)
        _is_not_the_hosts(moment)
        _survives_comings_and_goings(moment)
        _survives_other_acts(moment, reactions)


def _opens_for_all(moment: Moment) -> None:
    """An act opens a window of the same length whatever the others hold."""
    subject, match = moment.subject, moment.match
    for seat, prompt in choices(moment):
        one = attempt(moment, seat, prompt)
        step = tried(match, one)
        if step is None or not subject.opens(match.state, one.given):
            continue
        other = subject.reshuffled(match.state, seat, moment.draws)
        states = (step.state, match.game.apply(other, one.given).state)
        if any(subject.window(state) is None for state in states):
            raise Broken(LAW, f"{one.given.what} opens none where nobody can react")
        if len({match.game.deadline(state) for state in states}) > 1:
            raise Broken(LAW, f"how long it lasts after {one.given.what} tells who can react")


def _has_a_deadline_and_waits_for_nobody(moment: Moment) -> None:
    match = moment.match
    deadline = match.deadline
    if deadline is None or deadline <= match.now:
        raise Broken(LAW, f"it would end at {deadline}, and it is {match.now}")
    ended = match.judge(Input(deadline, None, Expired())).state
    if match.game.phase(ended) == match.game.phase(match.state):
        raise Broken(LAW, "its deadline does not end it")
    if any(prompt.must for prompts in moment.prompts for prompt in prompts):
        raise Broken(LAW, "somebody is waited for")


def _is_not_the_hosts(moment: Moment) -> None:
    """The host cannot end it, even if everybody is excused."""
    everybody = tuple(range(len(moment.match.holders)))
    with suppress(Rejected):
        moment.match.judge(Input(moment.match.now, None, Closed(excused=everybody)))
        raise Broken(LAW, "the host's hand ends it")


def _survives_comings_and_goings(moment: Moment) -> None:
    match = moment.match
    everybody_leaves = match.state
    for seat in range(len(match.holders)):
        for holder in HOLDERS:
            given: Input[Any] = Input(match.now, None, SeatChanged(seat, holder))
            _still_open(moment, match.judge(given).state, given)
        everybody_leaves = match.game.apply(everybody_leaves, given).state
    _still_open(moment, everybody_leaves, given)


def _survives_other_acts(moment: Moment, reactions: frozenset[str]) -> None:
    for seat, prompt in choices(moment):
        one = attempt(moment, seat, prompt)
        step = tried(moment.match, one)
        if step is not None and prompt.act not in reactions:
            _still_open(moment, step.state, one.given)


def _still_open(moment: Moment, after: Any, given: Input[Any]) -> None:
    match = moment.match
    phase, deadline = match.game.phase, match.game.deadline
    if phase(after) != phase(match.state) or deadline(after) != deadline(match.state):
        raise Broken(LAW, f"{given.what} ends it, or moves its end")
