"""A match as data, and its replay to the same bytes."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Input
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.registration import AnyGame, Registration

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - options, as in the contract


class Record(Struct, Generic[O, A], frozen=True, gc=False):
    """Everything needed to replay a match, given its content."""

    game: str
    rules: int  # version of the rules
    content: str  # fingerprint of the content
    setup: Setup[O]
    inputs: tuple[Input[A], ...]


class Diverged(Exception):  # noqa: N818
    """A replay whose states differ from those that were played."""


class OtherRules(Exception):  # noqa: N818
    """A record of another game, or of other rules or content: it would not replay."""


def record(
    registration: Registration, content: str, setup: Setup[Any], log: Iterable[Input[Any]]
) -> bytes:
    return encode(Record(registration.key, registration.version, content, setup, tuple(log)))


def read(registration: Registration, data: bytes) -> Record[Any, Any]:
    shape = Record[registration.options, registration.action]  # type: ignore[name-defined]
    return msgspec.json.decode(data, type=shape)


def check(registration: Registration, content: str, recorded: Record[Any, Any]) -> None:
    if recorded.game != registration.key:
        raise OtherRules(f"a match of {recorded.game}")
    if recorded.rules != registration.version:
        raise OtherRules(f"rules of version {recorded.rules}, here {registration.version}")
    if recorded.content != content:
        raise OtherRules("other content")


class Moment(NamedTuple):
    """A match during its replay, just after the set-up or after an input."""

    match: AnyMatch  # the same object in every moment
    given: Input[Any] | None  # None: the set-up
    before: Any  # the state that the input found
    events: tuple[Event, ...]


def play_again(match: AnyMatch, inputs: Iterable[Input[Any]]) -> Iterator[Moment]:
    """The match as it stands, then after each of these inputs."""
    yield Moment(match, None, match.state, match.opening_events)
    for given in inputs:
        before = match.state
        yield Moment(match, given, before, match.play(given).events)


def replay(game: AnyGame, recorded: Record[Any, Any]) -> Iterator[Moment]:
    return play_again(Match(game, recorded.setup), recorded.inputs)


class Trace:
    """A running hash of every state that a match goes through."""

    def __init__(self) -> None:
        self._hash = sha256()

    def see(self, match: AnyMatch) -> None:
        self._hash.update(encode(match.state))
        self._hash.update(encode(match.outcome))

    def hexdigest(self) -> str:
        return self._hash.hexdigest()


def verify(
    registration: Registration, game: AnyGame, content: str, data: bytes, trace: str
) -> None:
    """Replays an encoded record; raises Diverged unless every state is as it was played."""
    recorded = read(registration, data)
    check(registration, content, recorded)
    if read(registration, encode(recorded)) != recorded:
        raise Diverged("the record does not survive encoding")
    again = Trace()
    for moment in replay(game, recorded):
        again.see(moment.match)
    if again.hexdigest() != trace:
        raise Diverged(f"the replay of {len(recorded.inputs)} inputs went another way")
