"""A finished match, replayed step by step for one viewpoint."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode, same
from parlotte.core.contract import Event, Input, Millis, Rejected, Seat
from parlotte.core.match import AnyMatch, Match
from parlotte.core.replay import Moment, play_again
from parlotte.server.content.library import Bound
from parlotte.server.store.rows import InputRow, MatchRow
from parlotte.server.table.redaction import redacted

START = "start"  # the name of the first step, before any input

# Errors that a damaged log can cause in a match, besides refusals of the rules.
DAMAGE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError)


class Viewpoint(Struct, frozen=True):
    """The seat of the viewer, and the texts hidden from everybody."""

    seat: Seat | None = None  # None: the big screen
    hidden: tuple[str, ...] = ()


class ReplayStep(Struct, frozen=True):
    """One step as the viewer saw it: the changed fields of the view, each encoded."""

    head: bytes
    changes: dict[str, bytes]
    events: bytes

    def encoded(self, view: dict[str, bytes]) -> bytes:
        inside = b",".join(b'"%b":%b' % (key.encode(), value) for key, value in view.items())
        return b'{%b,"view":{%b},"events":%b}' % (self.head, inside, self.events)


class MatchReplay(Struct, frozen=True):
    steps: tuple[ReplayStep, ...]
    rounds: tuple[int, ...]  # the first step of each round, if the game counts rounds

    def page(self, first: int, count: int) -> bytes:
        """A range of steps. The first one contains the full view."""
        steps = self.steps[first : first + count]
        whole: dict[str, bytes] = {}
        for step in self.steps[: first + 1]:
            whole |= step.changes
        parts = [step.encoded(step.changes if place else whole) for place, step in enumerate(steps)]
        head = b'"total":%d,"from":%d,"rounds":%b' % (len(self.steps), first, encode(self.rounds))
        return b'{%b,"steps":[%b]}' % (head, b",".join(parts))


def replay_match(
    row: MatchRow, bound: Bound, inputs: list[InputRow], viewpoint: Viewpoint
) -> MatchReplay:
    """Leaves out steps that the viewer did not see. Raises Rejected if the log is damaged."""
    steps: list[ReplayStep] = []
    rounds: list[int] = []
    before: Struct | None = None
    counted: int | None = None
    aside = set(bound.registration.asides)  # sent with the next step
    for match, given, _, events in _moments(row, bound, inputs):
        view = bound.game.view(match.state, viewpoint.seat)
        shown: Struct = redacted(view, viewpoint.hidden) if viewpoint.hidden else view
        heard = tuple(event for event in events if event.reaches(viewpoint.seat))
        changes = _changes(before, shown, viewpoint.seat)
        if not (changes.keys() - aside or heard):
            continue
        number = bound.game.round(match.state) if bound.registration.rounds else None
        if number != counted:
            rounds.append(len(steps))
            counted = number
        announced = [
            {"key": event.key, "params": event.params}
            for event in redacted(heard, viewpoint.hidden)
        ]
        steps.append(ReplayStep(_head(given, heard, viewpoint.seat), changes, encode(announced)))
        before = shown
    return MatchReplay(tuple(steps), tuple(rounds))


def _moments(row: MatchRow, bound: Bound, inputs: list[InputRow]) -> Iterator[Moment]:
    try:
        match: AnyMatch = Match(bound.game, bound.shapes.setup.decode(row.setup))
        for moment in play_again(match, _lines(bound, inputs)):
            yield moment
            time.sleep(0)  # lets the live tables go first
    except (Rejected, *DAMAGE):
        raise Rejected("replay-damaged") from None


def _lines(bound: Bound, inputs: list[InputRow]) -> Iterator[Input[Any]]:
    for number, stored in enumerate(inputs, 1):
        if stored.seq != number:
            raise ValueError("a line of the log is missing")
        yield bound.shapes.given.decode(stored.given)


def _changes(old: Struct | None, new: Struct, seat: Seat | None) -> dict[str, bytes]:
    names = zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True)
    return {
        key: encode(getattr(new, name))
        for name, key in names
        if (seat is not None or name != "mine")
        and (old is None or not same(getattr(old, name), getattr(new, name)))
    }


def _head(given: Input[Any] | None, heard: tuple[Event, ...], seat: Seat | None) -> bytes:
    """Time, seat and act; another seat's act is named only if an event reveals it."""
    at: Millis = 0 if given is None else given.at
    by: Seat | None = None
    act: str | None = START
    if given is not None:
        by, act = given.by, str(type(given.what).__struct_config__.tag)
        if by is not None and by != seat and not _named(by, heard):
            by = act = None
    return b'"at":%d,"by":%b,"act":%b' % (at, encode(by), encode(act))


def _named(seat: Seat, heard: tuple[Event, ...]) -> bool:
    return any(
        value == seat
        for event in heard
        for key, value in event.params.items()
        if key.endswith("seat") and isinstance(value, int)
    )
