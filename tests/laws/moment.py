"""A moment of a match, and the helpers that laws use on it."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from laws.player import answer
from laws.subject import Subject
from parlotte.core.codec import encode
from parlotte.core.contract import Event, Input, Rejected, Seat, Step
from parlotte.core.match import AnyMatch
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws


class Broken(AssertionError):
    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


class Moment(Struct, frozen=True, dict=True):
    """A match just after an input or its setup. Views and prompts are computed once and shared
    by all laws: no law moves the match on."""

    subject: Subject
    match: AnyMatch
    events: tuple[Event, ...]
    draws: Draws
    conserved: object = None  # the subject's count at the setup

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(len(self.match.holders))]

    @cached_property
    def views(self) -> dict[Seat | None, Any]:
        return {viewer: self.match.game.view(self.match.state, viewer) for viewer in self.viewers}

    @cached_property
    def prompts(self) -> tuple[tuple[Prompt, ...], ...]:
        """Each seat's prompts."""
        game, state = self.match.game, self.match.state
        return tuple(game.prompts(state, seat) for seat in range(len(self.match.holders)))

    @cached_property
    def tries(self) -> tuple[tuple["Attempt", Step[Any] | None], ...]:
        """An attempt for every prompt, with its step, or None if the rules refuse it."""
        answers = [attempt(self, seat, prompt) for seat, prompt in choices(self)]
        return tuple((one, tried(self.match, one)) for one in answers)

    @cached_property
    def silent(self) -> dict[Seat | None, bytes]:
        """The bytes each viewer receives, without events."""
        return received(self.subject, self.match.state, self.viewers, ())

    @cached_property
    def received(self) -> dict[Seat | None, bytes]:
        """Every byte each viewer receives: view, prompts, events."""
        return received(self.subject, self.match.state, self.viewers, self.events)


def received(
    subject: Subject, state: Any, viewers: Iterable[Seat | None], events: tuple[Event, ...]
) -> dict[Seat | None, bytes]:
    """The bytes of a state as a table sends it: the public view, encoded once, and each seat's
    own part."""
    game = subject.game
    public = encode(game.view(state, None))
    got: dict[Seat | None, bytes] = {}
    for viewer in viewers:
        own = () if viewer is None else (game.mine(state, viewer), game.prompts(state, viewer))
        heard = [event for event in events if event.reaches(viewer)]
        got[viewer] = public + encode([own, heard])
    return got


def choices(moment: Moment) -> Iterator[tuple[Seat, Prompt]]:
    """Every prompt of every seat that is not away."""
    match = moment.match
    if match.outcome is not None:
        return
    for seat, holder in enumerate(match.holders):
        if holder != "away":
            for prompt in moment.prompts[seat]:
                yield seat, prompt


def listed(match: AnyMatch, given: Input[Any]) -> Step[Any]:
    """The step of an act made from a prompt; the act must not be refused."""
    try:
        return match.judge(given)
    except Rejected as refusal:
        detail = f"{given.what} of seat {given.by} refused: {refusal.key}"
        raise Broken("listed-is-accepted", detail) from refusal


class Attempt(NamedTuple):
    """An answer to a prompt, and whether the rules may refuse it."""

    given: Input[Any]
    judged: bool


def attempt(moment: Moment, seat: Seat, prompt: Prompt, marker: str = "canari") -> Attempt:
    """Any answer of the right form; for a judged prompt, the subject's sample half of the time."""
    subject, match = moment.subject, moment.match
    if prompt.judged is True and moment.draws.chance(50):
        sample = subject.sample(match.state, seat, prompt, moment.draws)
        if sample is not None:
            return Attempt(Input(match.now, seat, sample), judged=False)
    action = answer(subject.registration, prompt, moment.draws, marker)
    return Attempt(Input(match.now, seat, action), judged=prompt.judged is True)


def tried(match: AnyMatch, one: Attempt) -> Step[Any] | None:
    """The step of an attempt, or None if a judged one is refused; a refusal needs a key."""
    if not one.judged:
        return listed(match, one.given)
    try:
        return match.judge(one.given)
    except Rejected as refusal:
        if not refusal.key:
            detail = f"{one.given.what} refused without a reason"
            raise Broken("listed-is-accepted", detail) from refusal
        return None
