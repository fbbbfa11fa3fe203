"""A moment of a match, and what a law asks of it."""

from collections.abc import Iterator
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
    heard = [event for event in events if event.reaches(viewer)]
    return encode([game.view(state, viewer), prompts, heard])


def choices(moment: Moment) -> Iterator[tuple[Seat, Prompt]]:
    """All that anybody may do now."""
    match = moment.match
    if match.outcome is not None:
        return
    for seat, holder in enumerate(match.holders):
        if holder != "away":
            for prompt in match.game.prompts(match.state, seat):
                yield seat, prompt


def listed(match: AnyMatch, given: Input[Any]) -> Step[Any]:
    """The step of an action made from a prompt, which must not be refused."""
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
    """Any answer that fits the fields; for a judged prompt, half of the time the sample."""
    subject, match = moment.subject, moment.match
    if prompt.judged is True and moment.draws.chance(50):
        sample = subject.sample(match.state, seat, prompt)
        if sample is not None:
            return Attempt(Input(match.now, seat, sample), judged=False)
    action = answer(subject.registration, prompt, moment.draws, marker)
    return Attempt(Input(match.now, seat, action), judged=prompt.judged is True)


def tried(match: AnyMatch, one: Attempt) -> Step[Any] | None:
    """Its step; None where a judged one is refused, which is its right, but not without a word."""
    if not one.judged:
        return listed(match, one.given)
    try:
        return match.judge(one.given)
    except Rejected as refusal:
        if not refusal.key:
            detail = f"{one.given.what} refused without a reason"
            raise Broken("listed-is-accepted", detail) from refusal
        return None
