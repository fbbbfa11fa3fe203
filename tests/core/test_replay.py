"""A recorded match replays to the same bytes."""

from pathlib import Path

import msgspec
import pytest

from laws.subject import subject_of
from laws.toy import ToyOptions, ToySubject, ToyWrite
from parlotte.core.codec import encode
from parlotte.core.contract import Input, Rejected, Seats, Stopped
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.replay import Diverged, OtherRules, Trace, read, record, replay, verify
from parlotte.games import registered

SUBJECT = ToySubject()
REPLAYS = Path(__file__).parent.parent / "replays"


def played() -> tuple[AnyMatch, str]:
    setup = Setup(ToyOptions(), Seats(("person",) * 2), b"seed")
    match: AnyMatch = Match(SUBJECT.game, setup, [])
    trace = Trace()
    trace.see(match)
    for at, seat in ((1, 1), (2, 0), (3, 0)):
        match.play(Input(at, seat, ToyWrite(f"été {at}")))
        trace.see(match)
    match.play(Input(4, None, Stopped()))
    trace.see(match)
    return match, trace.hexdigest()


def test_a_record_holds_everything_and_survives_encoding() -> None:
    match, trace = played()
    data = record(SUBJECT.registration, "content", match.setup, match.log)
    recorded = read(SUBJECT.registration, data)
    assert recorded.setup == match.setup
    assert recorded.inputs == tuple(match.log)
    assert (recorded.game, recorded.rules, recorded.content) == ("toy", 1, "content")
    verify(SUBJECT.registration, SUBJECT.game, "content", data, trace)


def test_a_replay_goes_step_by_step() -> None:
    match, _ = played()
    recorded = read(
        SUBJECT.registration, record(SUBJECT.registration, "content", match.setup, match.log)
    )
    written = [len(m.state.words.given) for m, *_ in replay(SUBJECT.game, recorded)]
    assert written == [0, 1, 0, 1, 1]


def test_a_diverging_replay_raises() -> None:
    match, trace = played()
    data = record(SUBJECT.registration, "content", match.setup, match.log)
    tampered = data.replace("été 1".encode(), "été 9".encode())
    with pytest.raises(Diverged):
        verify(SUBJECT.registration, SUBJECT.game, "content", tampered, trace)


def test_a_log_with_a_refused_input_does_not_replay() -> None:
    match, trace = played()
    data = record(SUBJECT.registration, "content", match.setup, match.log)
    wrong = data.replace(b'"by":1', b'"by":5')
    with pytest.raises(Rejected):
        verify(SUBJECT.registration, SUBJECT.game, "content", wrong, trace)


class Golden(msgspec.Struct):
    """A match that was really played, and the fingerprint of all its states."""

    trace: str
    record: msgspec.Raw


@pytest.mark.parametrize("file", sorted(REPLAYS.glob("*.json")), ids=lambda f: f.stem)
def test_a_stored_match_still_replays_to_the_same_bytes(file: Path) -> None:
    """If it fails on purpose, raise the version of the rules and store new replays."""
    game, _, _ = file.stem.partition("-")
    subject = subject_of(game)
    golden = msgspec.json.decode(file.read_bytes(), type=Golden)
    recorded = read(subject.registration, bytes(golden.record))
    verify(subject.registration, subject.game, "tests", encode(recorded), golden.trace)


@pytest.mark.parametrize("game", registered())
def test_every_game_has_stored_matches(game: str) -> None:
    names = {file.stem for file in REPLAYS.glob(f"{game}-*.json")}
    assert names == {f"{game}-{name}" for name in subject_of(game).replays}
    assert len(names) >= 2


def test_a_record_of_other_rules_or_content_is_refused() -> None:
    match, trace = played()
    data = record(SUBJECT.registration, "content", match.setup, match.log)
    with pytest.raises(OtherRules, match="other content"):
        verify(SUBJECT.registration, SUBJECT.game, "another", data, trace)
    for wrong in (data.replace(b'"rules":1', b'"rules":9'), data.replace(b'"toy"', b'"other"')):
        with pytest.raises(OtherRules):
            verify(SUBJECT.registration, SUBJECT.game, "content", wrong, trace)
