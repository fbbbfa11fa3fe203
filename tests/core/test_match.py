"""A match judges an input first and adopts it afterwards."""

import msgspec
import pytest

from laws.toy import Toy, ToyOptions, ToyWrite
from parlotte.core.autoplay import Stuck, autoplay
from parlotte.core.codec import encode
from parlotte.core.contract import (
    Closed,
    Event,
    Expired,
    Input,
    Rejected,
    SeatChanged,
    Seats,
    Stopped,
)
from parlotte.core.match import AnyMatch, Match, Setup


@pytest.fixture
def match() -> AnyMatch:
    return Match(Toy(), Setup(ToyOptions(), Seats(("person", "person", "bot")), b"seed"), [])


def write(match: AnyMatch, seat: int, at: int = 0) -> Input[ToyWrite]:
    return Input(at, seat, ToyWrite("mot"))


def refusal(match: AnyMatch, given: Input[ToyWrite]) -> str:
    with pytest.raises(Rejected) as caught:
        match.judge(given)
    return caught.value.key


def test_judging_changes_nothing_until_the_input_is_adopted(match: AnyMatch) -> None:
    before = encode(match.state)
    given = write(match, 0, at=7)
    step = match.judge(given)
    assert encode(match.state) == before
    assert (match.log, match.seq, match.now) == ([], 0, 0)
    match.adopt(given, step)
    assert (match.log, match.seq, match.now) == ([given], 1, 7)
    assert encode(match.state) != before


def test_a_match_needs_a_valid_number_of_seats() -> None:
    with pytest.raises(Rejected, match="seats-out-of-range"):
        Match(Toy(), Setup(ToyOptions(), Seats(("person",) * 9), b"seed"))


def test_an_act_at_the_deadline_is_late_and_just_before_it_is_not(match: AnyMatch) -> None:
    assert match.deadline == 10_000
    assert refusal(match, write(match, 0, at=10_000)) == "too-late"
    match.play(write(match, 0, at=9_999))


def test_a_deadline_cannot_expire_early(match: AnyMatch) -> None:
    with pytest.raises(ValueError, match="not expired"):
        match.judge(Input(9_999, None, Expired()))
    match.play(Input(10_000, None, Expired()))
    assert match.state.round == 2


def test_time_never_runs_backwards(match: AnyMatch) -> None:
    match.play(write(match, 0, at=500))
    with pytest.raises(ValueError, match="backwards"):
        match.judge(write(match, 1, at=499))


def test_unknown_and_absent_seats_are_refused(match: AnyMatch) -> None:
    assert refusal(match, write(match, 7)) == "no-such-seat"
    assert refusal(match, Input(0, None, SeatChanged(-1, "away"))) == "no-such-seat"
    match.play(Input(0, None, SeatChanged(1, "away")))
    assert refusal(match, write(match, 1)) == "seat-away"
    match.play(Input(0, None, SeatChanged(1, "person")))
    match.play(write(match, 1))


def test_a_stopped_match_has_standings_and_no_winner(match: AnyMatch) -> None:
    match.play(Input(0, None, Stopped()))
    assert match.outcome.stopped
    assert match.outcome.winners == ()
    assert len(match.outcome.standings) == 3
    assert match.deadline is None
    assert refusal(match, write(match, 0)) == "match-over"


def test_a_match_falls_asleep_after_a_round_without_a_persons_act(match: AnyMatch) -> None:
    match.play(write(match, 0))
    match.play(Input(10_000, None, Expired()))
    match.play(Input(10_000, 2, ToyWrite("robot")))
    assert not match.asleep
    match.play(Input(20_000, None, Expired()))
    assert match.asleep


def test_a_match_of_bots_never_falls_asleep() -> None:
    match: AnyMatch = Match(Toy(), Setup(ToyOptions(), Seats(("bot", "bot")), b"seed"))
    while match.outcome is None:
        match.play(Input(match.deadline, None, Expired()))
    assert not match.asleep


class Silent:
    def act(self, view: object, prompts: object, rng: object) -> None:
        return None


def test_autoplay_lets_time_pass_when_nobody_acts() -> None:
    match: AnyMatch = Match(Toy(), Setup(ToyOptions(), Seats(("bot", "bot")), b"seed"))
    autoplay(match, {0: Silent(), 1: Silent()})
    assert match.outcome is not None
    assert match.now == 30_000


def test_autoplay_raises_when_a_match_is_stuck() -> None:
    match: AnyMatch = Match(Toy(), Setup(ToyOptions(0), Seats(("bot", "bot")), b"seed"))
    with pytest.raises(Stuck):
        autoplay(match, {0: Silent(), 1: Silent()})


def test_only_the_server_may_expire_or_close_a_phase(match: AnyMatch) -> None:
    assert refusal(match, Input(10_000, 0, Expired())) == "not-now"
    assert refusal(match, Input(0, 0, Closed())) == "not-now"
    match.play(Input(0, None, Closed()))
    assert match.state.round == 2


def test_under_a_clock_the_host_takes_nobodys_time() -> None:
    match: AnyMatch = Match(Toy(), Setup(ToyOptions(), Seats(("person",) * 3), b"seed"))
    match.play(write(match, 0, at=5))
    for excused in ((), (0,), (0, 1)):
        assert refusal(match, Input(6, None, Closed(excused=excused))) == "hand-others-answer"
    match.play(Input(6, None, SeatChanged(2, "away")))  # an absent seat has no time to lose
    match.play(Input(6, None, Closed(excused=(1,))))
    assert match.state.round == 2
    match.play(Input(7, None, SeatChanged(0, "away")))
    match.play(Input(7, None, SeatChanged(1, "away")))
    assert refusal(match, Input(8, None, Closed(excused=(0, 1, 2)))) == "hand-time-runs"


def test_without_a_clock_the_host_closes_any_phase() -> None:
    match: AnyMatch = Match(Toy(), Setup(ToyOptions(0), Seats(("person",) * 3), b"seed"))
    match.play(Input(0, None, Closed(excused=())))
    assert match.state.round == 2


def test_an_old_closed_input_without_excused_seats_closes_the_phase() -> None:
    old = b'{"at":0,"by":null,"what":{"act":"closed","phase":"1"}}'
    given = msgspec.json.decode(old, type=Input[ToyWrite])
    assert encode(given) == old
    match: AnyMatch = Match(Toy(), Setup(ToyOptions(), Seats(("person",) * 3), b"seed"))
    match.play(given)
    assert match.state.round == 2


@pytest.mark.parametrize("what", [Expired(), Closed(), Stopped(), SeatChanged(0, "away")])
def test_a_seat_may_not_send_the_servers_inputs(match: AnyMatch, what: object) -> None:
    assert refusal(match, Input(20_000, 0, what)) == "not-now"


def test_a_match_goes_on_from_its_present(match: AnyMatch) -> None:
    match.play(write(match, 0, at=5))
    again: AnyMatch = Match(match.game, match.setup, present=match.present)
    assert (again.seq, again.now, again.holders) == (1, 5, match.holders)
    assert again.opening_events == ()
    assert again.judge(write(match, 1, at=6)) == match.judge(write(match, 1, at=6))


def test_a_persons_return_wakes_a_match(match: AnyMatch) -> None:
    for seat in (0, 1):
        match.play(Input(0, None, SeatChanged(seat, "away")))
    assert match.asleep
    match.play(Input(0, None, SeatChanged(1, "person")))
    assert not match.asleep


def test_a_private_event_reaches_its_seats_and_not_the_big_screen() -> None:
    private, public = Event("k", to=(1,)), Event("k")
    assert [private.reaches(viewer) for viewer in (None, 0, 1)] == [False, False, True]
    assert all(public.reaches(viewer) for viewer in (None, 0, 1))


def test_a_return_wakes_a_match_asleep_from_silence(match: AnyMatch) -> None:
    for _ in range(2):
        match.play(Input(match.deadline, None, Expired()))
    assert match.asleep
    match.play(Input(match.now, None, SeatChanged(1, "person")))
    assert not match.asleep


def test_the_act_that_ends_a_round_counts_for_that_round(match: AnyMatch) -> None:
    for seat in (2, 1, 0):
        match.play(write(match, seat))
    assert match.state.round == 2
    assert match.present.heard_in_round == 1
