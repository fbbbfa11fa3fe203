"""A recorded match, from the store or from a file, and its replay."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec import Raw, Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Input, Outcome, Param, Rejected
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.prompts import Text, Texts
from parlotte.core.replay import Moment, Trace, play_again
from parlotte.i18n import Speaker
from parlotte.server.content.library import Bound
from parlotte.server.past.replays import DAMAGE
from parlotte.server.store.rows import InputRow, MatchRow


class ReplayFailed(Exception):  # noqa: N818
    """The replay differs from what was played. The key says where."""

    def __init__(self, key: str, *, refused: Rejected | None = None, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, Param] = params
        self.refused = refused  # the refusal of the rules, if that is the reason

    def sentence(self, say: Speaker) -> str:
        if self.refused is None:
            return say(self.key, **self.params)
        return say(self.key, **self.params, reason=say(self.refused.key, **self.refused.params))


class RawRecord(Struct, frozen=True):
    """A record (core.replay) with its parts as raw bytes."""

    game: str
    rules: int
    content: str
    setup: Raw
    inputs: tuple[Raw, ...]


class TracedRecord(Struct, frozen=True):
    """A record with the hash of all its states."""

    trace: str
    record: RawRecord


@dataclass(frozen=True)
class RecordedMatch:
    """A match as stored. What a file does not contain is missing."""

    written: RawRecord
    names: tuple[str, ...] = ()
    match: str | None = None
    started_at: int | None = None  # unix seconds
    over: bool | None = None  # None: only a replay shows it
    kept: bool = True  # false: its log was deleted
    private: bool = False  # its log may not be read yet
    missing: int | None = None  # the number of the first missing input, if later ones exist
    snapshot: bytes | None = None
    snapshot_seq: int = 0
    outcome: bytes | None = None  # of a finished match
    trace: str | None = None

    @property
    def result(self) -> Outcome | None:
        try:
            return msgspec.json.decode(self.outcome or b"null", type=Outcome | None)
        except msgspec.MsgspecError:
            return None


def from_store(row: MatchRow, inputs: list[InputRow]) -> RecordedMatch:
    private = row.private and row.kept
    if private:  # not readable before everybody has agreed to keep it
        row, inputs = row.forgotten(), []
    whole = [one for number, one in enumerate(inputs, 1) if one.seq == number]
    over = row.ended_at is not None
    lines = tuple(Raw(one.given) for one in whole)
    return RecordedMatch(
        RawRecord(row.game, row.rules, row.content, Raw(row.setup), lines),
        names=tuple(msgspec.json.decode(row.names, type=list[str])),
        match=row.id,
        started_at=row.started_at,
        over=over,
        kept=row.kept,
        private=private,
        missing=len(whole) + 1 if len(whole) < len(inputs) else None,
        snapshot=row.snapshot,
        snapshot_seq=row.snapshot_seq,
        # Until the match is over these are only its interim scores.
        outcome=row.outcome if over else None,
    )


def from_file(data: bytes) -> RecordedMatch:
    """Reads a bare record, or one with its trace. Raises msgspec.MsgspecError."""
    try:
        traced = msgspec.json.decode(data, type=TracedRecord)
    except msgspec.ValidationError:
        return RecordedMatch(msgspec.json.decode(data, type=RawRecord))
    return RecordedMatch(traced.record, trace=traced.trace)


def moments(recorded: RecordedMatch, bound: Bound) -> Iterator[Moment]:
    """The match after its set-up and after each line of its log. Raises ReplayFailed."""
    registration, written = bound.registration, recorded.written
    try:
        shape = Setup[registration.options]  # type: ignore[name-defined]
        match: AnyMatch = Match(bound.game, msgspec.json.decode(written.setup, type=shape))
    except (Rejected, *DAMAGE):
        raise ReplayFailed("replay-bad-setup") from None
    lines = msgspec.json.Decoder(Input[registration.action])  # type: ignore[name-defined]
    try:
        yield from play_again(match, map(lines.decode, written.inputs))
    except Rejected as refused:
        raise ReplayFailed("replay-input-refused", refused=refused, number=match.seq + 1) from None
    except DAMAGE:
        raise ReplayFailed("replay-input-unreadable", number=match.seq + 1) from None
    if recorded.missing is not None:
        raise ReplayFailed("replay-input-missing", number=recorded.missing)


def texts_of(moment: Moment) -> tuple[str, ...]:
    """The free texts in an input, as declared by the prompts of the game."""
    given, match = moment.given, moment.match
    if given is None or given.by is None or given.by not in range(len(match.holders)):
        return ()
    act = type(given.what).__struct_config__.tag
    prompts = match.game.prompts(moment.before, given.by)
    asked = [prompt.needs for prompt in prompts if prompt.act == act]
    free = {name: need for needs in asked for name, need in needs.items()}
    written: list[str] = []
    for name, need in sorted(free.items()):
        if isinstance(need, Text):
            written.append(getattr(given.what, name))
        elif isinstance(need, Texts):
            written.extend(getattr(given.what, name))
    return tuple(written)


class Checker:
    def __init__(self, recorded: RecordedMatch) -> None:
        self._story = recorded
        self._trace = Trace()

    def see(self, match: AnyMatch) -> None:
        recorded = self._story
        self._trace.see(match)
        kept = recorded.snapshot if match.seq == recorded.snapshot_seq else None
        if kept is not None and encode(match.present) != kept:
            raise ReplayFailed("replay-snapshot-differs", number=match.seq)

    def end(self, match: AnyMatch) -> None:
        recorded = self._story
        if recorded.snapshot is not None and match.seq < recorded.snapshot_seq:
            raise ReplayFailed("replay-input-missing", number=match.seq + 1)
        if recorded.over and encode(match.outcome) != recorded.outcome:
            raise ReplayFailed("replay-outcome-differs")
        if recorded.trace is not None and self._trace.hexdigest() != recorded.trace:
            raise ReplayFailed("replay-trace-differs")
