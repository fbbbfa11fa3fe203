"""The laws of secrets. Each raises Broken if it does not hold."""

from typing import Any

import msgspec

from laws.moment import Broken, Moment, attempt, choices, listed, received, tried
from laws.player import answer
from parlotte.core.contract import Closed, Event, Expired, Input, Millis, Rejected, Seat, Step
from parlotte.core.prompts import Prompt

Seen = dict[Seat | None, bytes]

# Inputs for which two branches of a match are followed and compared.
FOLLOWED = 4
# Attempts at a judged prompt, to find two that are accepted.
TRIES = 4


def canary(moment: Moment) -> None:
    """A marker placed in a secret never occurs in what others receive."""
    got = {viewer: got.decode() for viewer, got in moment.received.items()}
    for secret in moment.subject.secrets(moment.match.state):
        for viewer in set(moment.viewers) - secret.known_to:
            if secret.marker in got[viewer]:
                raise Broken("canary", f"viewer {viewer} receives {secret.marker!r}")


def no_interference(moment: Moment) -> None:
    """Changing what a viewer may not know changes no byte of what the viewer receives."""
    subject, state = moment.subject, moment.match.state
    for viewer in moment.viewers:
        other = subject.reshuffled(state, viewer, moment.draws)
        if moment.silent[viewer] != received(subject, other, [viewer], ())[viewer]:
            raise Broken("no-interference", f"viewer {viewer} can tell {state} from {other}")


def secret_acts_tell_nothing(moment: Moment) -> None:
    """Two answers to a secret question look the same to everybody else until they are announced.

    So do a draft and no draft, and an answer given twice and given once.
    """
    for seat, prompt in choices(moment):
        if prompt.act in moment.subject.secret_acts:
            _tells_nothing(moment, seat, prompt)


def alike_acts_look_alike(moment: Moment) -> None:
    """Secret acts declared alike, such as a guess and a token, look the same to others until
    they are announced: the same bytes, and therefore the same number of frames of the same size."""
    if not moment.subject.alike:
        return
    may: dict[tuple[Seat, frozenset[str]], list[Input[Any]]] = {}
    for seat, prompt in choices(moment):
        for kinds in moment.subject.alike:
            one = attempt(moment, seat, prompt) if prompt.act in kinds else None
            if one is not None and tried(moment.match, one) is not None:
                may.setdefault((seat, kinds), []).append(one.given)
    for (seat, _), acts in may.items():
        for other in acts[1:]:
            _same_to_others(moment, "alike-acts-look-alike", seat, acts[0], other)


def _tells_nothing(moment: Moment, seat: Seat, prompt: Prompt) -> None:
    law, subject, match = "secret-acts-tell-nothing", moment.subject, moment.match
    answers = _two_answers(moment, seat, prompt)
    if len(answers) < 2:
        return

    def seen(step: Step[Any]) -> Seen:
        return _seen_by_others(moment, seat, step.state, step.events)

    if "done" in prompt.needs and prompt.judged is not True:
        answers = [msgspec.structs.replace(each, done=True) for each in answers]
        draft = msgspec.structs.replace(answers[0], done=False)
        drafted = listed(match, Input(match.now, seat, draft))
        waited = any(one.must for one in moment.prompts[seat])
        if waited and seen(drafted) != seen(Step(match.state)):
            raise Broken(law, f"a draft of seat {seat} shows")
    first, second = (Input(match.now, seat, each) for each in answers)
    step = _same_to_others(moment, law, seat, first, second)
    if step is None or match.game.phase(step.state) != match.game.phase(match.state):
        return  # in the next phase the same act would answer another question
    if prompt.act not in {one.act for one in match.game.prompts(step.state, seat)}:
        return
    again = _refused_or(step.state, second, moment)
    if isinstance(again, str) or subject.announced(match.state, again.state, first):
        return
    if seen(again) != seen(Step(step.state)):
        raise Broken(law, f"a correction of seat {seat} shows")


def _two_answers(moment: Moment, seat: Seat, prompt: Prompt) -> list[Any]:
    """Two different answers; for a judged prompt, two accepted ones if there are."""
    if prompt.judged is not True:
        registration, draws = moment.subject.registration, moment.draws
        return [answer(registration, prompt, draws, marker) for marker in ("un", "deux mille")]
    found: list[Any] = []
    for _ in range(TRIES):
        one = attempt(moment, seat, prompt)
        if one.given.what not in found and tried(moment.match, one) is not None:
            found.append(one.given.what)
    return found[:2]


def _same_to_others(
    moment: Moment, law: str, seat: Seat, this: Input[Any], that: Input[Any]
) -> Step[Any] | None:
    """Compares what others receive after one act and after the other, and then as the match goes
    on. Returns the first act's step, or None if it announces the act."""
    subject, match = moment.subject, moment.match

    def compare(steps: list[Step[Any]]) -> bool:
        if any(
            subject.announced(match.state, step.state, act)
            for step, act in zip(steps, (this, that), strict=True)
        ):
            return False
        one, other = (
            (
                _seen_by_others(moment, seat, step.state, step.events),
                match.game.deadline(step.state),
            )
            for step in steps
        )
        if one != other:
            raise Broken(law, f"others can tell {this.what} of seat {seat} from {that.what}")
        return True

    steps, at = [listed(match, this), listed(match, that)], match.now
    first = steps[0]
    if not compare(steps):
        return None
    for _ in range(FOLLOWED):
        given = _what_comes(moment, seat, steps[0].state, at)
        if given is None:
            break
        after = [_refused_or(step.state, given, moment) for step in steps]
        went_on = [step for step in after if not isinstance(step, str)]
        if len(went_on) < 2 and after[0] != after[1]:
            raise Broken(law, f"{given} is refused after {this.what}, or after {that.what}")
        if len(went_on) < 2 or not compare(went_on):
            break
        steps, at = went_on, given.at
    return first


def _what_comes(moment: Moment, seat: Seat, state: Any, at: Millis) -> Input[Any] | None:
    """An input that may come next whatever the seat did: another seat's act, or a deadline."""
    match, draws, game = moment.match, moment.draws, moment.match.game
    if game.outcome(state) is not None:
        return None
    may = [
        (other, prompt)
        for other, holder in enumerate(match.holders)
        if holder != "away" and other != seat
        for prompt in game.prompts(state, other)
    ]
    deadline = game.deadline(state)
    if may and draws.chance(50):
        other, prompt = draws.pick(may)
        action = answer(moment.subject.registration, prompt, draws, "canari")
        return Input(at, other, action)
    if deadline is not None:
        return Input(max(at, deadline), None, Expired())
    return Input(at, None, Closed())


def _refused_or(state: Any, given: Input[Any], moment: Moment) -> Step[Any] | str:
    try:
        return moment.match.game.apply(state, given)
    except Rejected as refusal:
        return refusal.key


def _seen_by_others(moment: Moment, seat: Seat, state: Any, events: tuple[Event, ...]) -> Seen:
    others = [viewer for viewer in moment.viewers if viewer != seat]
    return received(moment.subject, state, others, events)
