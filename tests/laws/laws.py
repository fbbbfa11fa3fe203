"""The shared laws. Each takes a moment of a match and raises Broken where it does not hold."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from laws.player import answer
from laws.subject import Subject
from parlotte.core.codec import encode
from parlotte.core.contract import Event, Expired, Input, Rejected, Seat
from parlotte.core.match import AnyMatch, Setup
from parlotte.core.replay import Diverged, Trace, record, verify
from parlotte.core.rng import Draws


class Broken(AssertionError):
    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


class Moment(Struct, frozen=True):
    """A match just after an input (or its set-up)."""

    subject: Subject
    match: AnyMatch
    events: tuple[Event, ...]
    draws: Draws

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(len(self.match.holders))]

    def received(self, viewer: Seat | None) -> bytes:
        """Every byte this viewer gets: view, prompts, events."""
        return received(self.subject, self.match.state, viewer, self.events)


def received(subject: Subject, state: Any, viewer: Seat | None, events: tuple[Event, ...]) -> bytes:
    game = subject.game
    prompts = () if viewer is None else game.prompts(state, viewer)
    heard = [e for e in events if e.to is None or (viewer is not None and viewer in e.to)]
    return encode([game.view(state, viewer), prompts, heard])


def ends_or_waits(moment: Moment) -> None:
    """A match is over, or has a deadline, or waits for a seat."""
    match = moment.match
    if match.outcome is not None or match.deadline is not None:
        return
    seats = [seat for seat, holder in enumerate(match.holders) if holder != "away"]
    waited = any(p.must for seat in seats for p in match.game.prompts(match.state, seat))
    if seats and not waited:
        raise Broken("ends-or-waits", f"stuck in {match.state}")


def listed_is_accepted(moment: Moment) -> None:
    """A choice that a prompt lists is never refused."""
    match, subject = moment.match, moment.subject
    if match.outcome is not None:
        return
    for seat, holder in enumerate(match.holders):
        for prompt in match.game.prompts(match.state, seat) if holder != "away" else ():
            action = answer(subject.registration, prompt, moment.draws, "canari")
            try:
                match.judge(Input(match.now, seat, action))
            except Rejected as refusal:
                detail = f"{action} of seat {seat} refused: {refusal.key}"
                raise Broken("listed-is-accepted", detail) from refusal


def argument_unchanged(moment: Moment) -> None:
    """Apply leaves the state it is given as it was."""
    match, subject = moment.match, moment.subject
    if match.outcome is not None:
        return
    before = encode(match.state)
    inputs: list[Input[Any]] = []
    for seat, holder in enumerate(match.holders):
        prompts = match.game.prompts(match.state, seat) if holder != "away" else ()
        if prompts:
            action = answer(
                subject.registration, moment.draws.pick(prompts), moment.draws, "canari"
            )
            inputs.append(Input(match.now, seat, action))
    if match.deadline is not None:
        inputs.append(Input(match.deadline, None, Expired()))
    for given in inputs:
        try:
            match.judge(given)
        except Rejected:
            continue
        if encode(match.state) != before:
            raise Broken("argument-unchanged", f"{given} changed the state it was given")


def encoding_is_identity(moment: Moment) -> None:
    """A state and every view survive being written and read."""
    registration, match = moment.subject.registration, moment.match
    values = [(match.state, registration.state)]
    values += [(match.game.view(match.state, v), registration.view) for v in moment.viewers]
    for value, kind in values:
        data = encode(value)
        again = msgspec.json.decode(data, type=kind)
        if again != value or encode(again) != data:
            raise Broken("encoding-is-identity", f"{value} came back as {again}")


def public_is_common(moment: Moment) -> None:
    """All of a view but `mine` is what the big screen sees."""
    match = moment.match
    public = encode(match.game.view(match.state, None))
    for seat in range(len(match.holders)):
        view = match.game.view(match.state, seat)
        if encode(msgspec.structs.replace(view, mine=None)) != public:
            raise Broken("public-is-common", f"seat {seat} has public fields of his own")


def canary(moment: Moment) -> None:
    """A marker placed in a secret never occurs in what others receive."""
    got = {viewer: moment.received(viewer).decode() for viewer in moment.viewers}
    for secret in moment.subject.secrets(moment.match.state):
        for viewer in set(moment.viewers) - secret.known_to:
            if secret.marker in got[viewer]:
                raise Broken("canary", f"viewer {viewer} receives {secret.marker!r}")


def no_interference(moment: Moment) -> None:
    """Changing what a viewer can't know doesn't change a byte of what he receives."""
    subject, state = moment.subject, moment.match.state
    for viewer in moment.viewers:
        other = subject.reshuffled(state, viewer, moment.draws)
        if received(subject, state, viewer, ()) != received(subject, other, viewer, ()):
            raise Broken("no-interference", f"viewer {viewer} can tell {state} from {other}")


def secret_acts_tell_nothing(moment: Moment) -> None:
    """Two answers to a secret question look the same to everybody else while the phase lasts."""
    subject, match = moment.subject, moment.match
    if match.outcome is not None:
        return
    phase = subject.phase(match.state)
    for seat, holder in enumerate(match.holders):
        for prompt in match.game.prompts(match.state, seat) if holder != "away" else ():
            if prompt.act not in subject.secret_acts:
                continue
            steps = []
            for marker in ("un", "deux mille"):
                action = answer(subject.registration, prompt, moment.draws, marker)
                if "done" in prompt.needs:
                    action = msgspec.structs.replace(action, done=True)
                steps.append(match.judge(Input(match.now, seat, action)))
            if any(subject.phase(step.state) != phase for step in steps):
                continue
            for viewer in set(moment.viewers) - {seat}:
                one, two = (received(subject, s.state, viewer, s.events) for s in steps)
                if one != two:
                    detail = f"viewer {viewer} can tell what seat {seat} did"
                    raise Broken("secret-acts-tell-nothing", detail)


def conserved(moment: Moment) -> None:
    """Cards, tiles and tokens are neither gained nor lost."""
    opening = moment.match.game.setup(
        moment.match.setup.options,
        moment.match.setup.seats,
        moment.match.setup.seed,
        moment.match.setup.memory,
    ).state
    expected = moment.subject.conserved(opening)
    found = moment.subject.conserved(moment.match.state)
    if found != expected:
        raise Broken("conserved", f"{expected} became {found}")


LAWS: tuple[Callable[[Moment], None], ...] = (
    ends_or_waits,
    listed_is_accepted,
    argument_unchanged,
    encoding_is_identity,
    public_is_common,
    canary,
    no_interference,
    secret_acts_tell_nothing,
    conserved,
)


def replays(subject: Subject, setup: Setup[Any], log: list[Input[Any]], trace: Trace) -> None:
    """The log of a match gives the same bytes again, step by step."""
    data = record(subject.registration, "content", setup, log)
    try:
        verify(subject.registration, subject.game, data, trace.hexdigest())
    except (Diverged, Rejected) as fault:
        raise Broken("replays", str(fault)) from fault
