"""§5 « Je conteste ! »: the window, the debate, the jury."""

import pytest

from games.melo.table import FRIEND, QUALITY, Table
from parlotte.core.contract import Expired, Input
from parlotte.games.melo.actions import Contest, Decline, Guess, Plead, Rest, Vote
from parlotte.games.melo.options import BEAT, CONTESTING
from parlotte.games.melo.phases import Debating, Jury, Revealed, Settled, Turning
from parlotte.games.melo.rules import is_race


def missed(seats: int = 4, **options: object) -> Table:
    """Seat 0 has answered; seat 1 guessed, the others were wrong."""
    table = Table(seats, first=FRIEND, **options)
    table.question(0, {1: 0, **dict.fromkeys(range(2, seats), 1)})
    assert isinstance(table.phase, Revealed)
    return table


def test_only_who_guessed_wrong_may_contest_once_the_answer_is_known() -> None:
    table = Table(5, first=FRIEND).answer(0)
    table.guess({1: 0, 2: 1, 3: 1})
    table.expire()
    assert isinstance(table.phase, Turning)
    assert table.refused(2, Contest(0)) == "melo-contest-over"
    table.reveal()
    assert table.view().phase.may_contest == (2, 3)
    assert table.acts(2) == ["decline", "contest"]
    assert table.refused(1, Contest(0)) == "melo-nothing-to-contest"
    assert table.refused(4, Contest(0)) == "melo-nothing-to-contest"  # he has not guessed
    assert table.refused(2, Contest(3)) == "melo-nothing-to-contest"


def test_the_twenty_seconds_run_from_the_moment_ones_own_guess_is_turned_over() -> None:
    table = missed(6)
    turned = {one.seat: one.turned_at for one in table.result.replies}
    assert len(set(turned.values())) == 5
    phase = table.view().phase
    ends = dict(zip(phase.may_contest, phase.contest_ends, strict=True))
    assert ends == {seat: turned[seat] + CONTESTING for seat in (2, 3, 4, 5)}
    assert table.match.deadline == ends[2]
    table.expire()
    assert table.view().phase.may_contest == (3, 4, 5)
    assert table.refused(2, Contest(0)) == "melo-nothing-to-contest"
    table.do(5, Contest(0), at=ends[5] - 1 if ends[5] - 1 < ends[3] else None)
    assert isinstance(table.phase, Debating)


def test_a_house_that_is_slow_to_turn_guesses_over_takes_nobodys_time_away() -> None:
    table = Table(4, first=FRIEND).answer(0)
    table.guess({1: 1, 2: 1, 3: 0})
    while isinstance(table.phase, Turning):
        assert table.match.deadline is not None
        late = Input(table.match.deadline + 60_000, None, Expired())
        table.match.play(late)
    phase = table.view().phase
    assert phase.may_contest == (1, 2)
    assert phase.contest_ends[0] - table.match.now == CONTESTING - 3 * 2_000
    table.do(1, Contest(0))
    assert isinstance(table.phase, Debating)


def test_there_is_time_to_think_after_the_answer_even_at_a_table_of_ten() -> None:
    table = missed(10)
    first = table.view().phase.contest_ends[0]
    assert first - table.match.now >= CONTESTING * 2 // 5


def test_when_all_have_declined_the_next_turn_comes_early() -> None:
    table = missed()
    table.do(2, Decline())
    assert isinstance(table.phase, Revealed)
    deadline = table.match.deadline
    table.do(3, Decline())
    assert isinstance(table.phase, Settled)  # the rest of a short look
    assert table.match.deadline < deadline
    table.expire()
    assert table.asked == 1


def test_when_the_last_ones_time_is_up_the_next_turn_comes_at_once() -> None:
    table = missed()
    table.expire()
    table.expire()
    assert table.asked == 1


def test_the_window_is_neither_the_hosts_nor_shortened_by_who_leaves() -> None:
    table = missed()
    assert table.match.hand_refused(range(4)) == "hand-time-runs"
    assert is_race(table.state)
    table.becomes(2, "away")
    table.becomes(3, "bot")
    assert isinstance(table.phase, Revealed)


def test_nothing_is_waited_for_where_only_bots_were_wrong() -> None:
    table = Table(4, bots=(2, 3), first=FRIEND)
    table.question(0, {1: 0, 2: 1, 3: 1})
    assert isinstance(table.phase, Settled)


def test_one_person_among_bots_waits_for_nothing_after_the_verdict() -> None:
    table = Table(4, at={0: 1}, bots=(0, 2, 3), first=QUALITY)
    table.question("gai", {1: "calme", 2: "paisible", 3: "paisible"})
    assert isinstance(table.phase, Revealed)
    table.contest(1, 0, {2: True, 3: True})
    assert isinstance(table.phase, Settled)
    assert table.match.deadline == table.match.now + BEAT


def test_the_time_ends_when_the_people_have_declined_whatever_the_bots_do() -> None:
    table = missed(5, bots=(3, 4))
    table.do(2, Decline())
    assert isinstance(table.phase, Settled)


def test_it_has_its_limit_also_without_a_clock_and_then_people_go_on_by_hand() -> None:
    table = missed(answer_seconds=0, debate_minutes=0)
    assert table.match.deadline is not None
    table.expire()
    table.expire()
    assert isinstance(table.phase, Settled)
    assert table.match.deadline is None
    table.go_on()
    assert table.asked == 1


def test_first_come_only() -> None:
    table = missed()
    table.do(3, Contest(0))
    assert isinstance(table.phase, Debating)
    assert table.refused(2, Contest(0)) == "melo-contest-over"


def test_the_debate_is_theirs_alone_and_ends_when_both_are_done() -> None:
    table = missed()
    table.do(2, Contest(0))
    assert table.refused(1, Plead("Moi aussi !")) == "melo-their-debate"
    table.do(0, Plead("Dimanche dernier encore, une blanquette."))
    table.do(2, Plead("C’est Mamie qui cuisinait."))
    assert [line.seat for line in table.view().phase.lines] == [0, 2]
    table.do(0, Rest())
    assert table.refused(0, Plead("Et puis…")) == "melo-all-said"
    assert isinstance(table.phase, Debating)
    table.do(2, Rest())
    assert isinstance(table.phase, Jury)


def test_nobody_writes_a_novel() -> None:
    table = missed()
    table.do(2, Contest(0))
    assert table.refused(0, Plead("x" * 281)) == "text-too-long"
    assert table.refused(0, Plead(" … ")) == "text-empty"
    for number in range(6):
        table.do(0, Plead(f"Argument {number}"))
    assert table.acts(0) == ["rest"]
    assert table.refused(0, Plead("un de plus")) == "melo-enough-said"


@pytest.mark.parametrize(
    ("votes", "winner"),
    [
        ({1: True, 3: True, 4: False}, 0),
        ({1: False, 3: False, 4: True}, 2),
        ({1: True, 3: False}, 2),
        ({}, 2),
    ],
    ids=["sincere", "doubted", "a tie is the contester's", "so is no vote at all"],
)
def test_the_others_judge_and_the_winner_moves_two(votes: dict[int, bool], winner: int) -> None:
    table = missed(5)
    before = table.state.squares
    table.contest(2, 0, votes)
    verdict = table.view().phase.verdict
    assert (verdict.winner, verdict.moved) == (winner, 2)
    assert (verdict.ayes, verdict.noes) == (
        sum(votes.values()),
        len(votes) - sum(votes.values()),
    )
    for seat in range(5):
        assert table.state.squares[seat] == before[seat] + (2 if seat == winner else 0)
    assert table.view().phase.may_contest == ()


def test_what_the_guesses_brought_stands_in_any_case() -> None:
    table = missed()
    table.contest(2, 0, {1: False, 3: False})
    assert table.state.squares == (0, 1, 2, 0)
    table.go_on()
    assert table.asked == 1


def test_votes_are_secret() -> None:
    table = missed(5)
    table.do(2, Contest(0))
    table.do(0, Rest())
    table.do(2, Rest())
    assert table.refused(0, Vote(aye=True)) == "melo-no-vote"
    table.do(1, Vote(aye=False))
    phase = table.view().phase
    assert (phase.jurors, phase.voted) == ((1, 3, 4), (1,))
    assert table.view(1).mine.vote is False
    assert table.view(3).mine.vote is None


def test_leaving_a_debate_ends_ones_say_and_an_absent_juror_is_not_waited_for() -> None:
    table = missed(5)
    table.do(2, Contest(0))
    table.becomes(0, "away")
    table.do(2, Rest())
    assert isinstance(table.phase, Jury)
    table.do(1, Vote(aye=True))
    table.becomes(3, "away")
    table.do(4, Vote(aye=True))
    assert table.result.verdict.winner == 0


def test_without_a_clock_the_host_may_close_a_vote_and_with_one_not_that_of_others() -> None:
    for minutes, why in ((0, None), (3, "hand-others-answer")):
        table = missed(5, debate_minutes=minutes)
        table.do(2, Contest(0))
        table.do(0, Rest())
        table.do(2, Rest())
        assert table.match.hand_refused((0, 1)) == why
        assert table.match.hand_refused((1, 3, 4)) is None


def test_the_time_to_contest_stands_still_in_a_debate_but_nobody_contests_twice() -> None:
    table = missed()
    table.contest(2, 0, {1: True, 3: True})
    assert isinstance(table.phase, Settled)
    assert table.refused(3, Contest(0)) == "melo-contest-over"


def test_a_guess_after_the_reveal_is_too_late() -> None:
    assert missed().refused(2, Guess(0)) == "melo-answers-in"
