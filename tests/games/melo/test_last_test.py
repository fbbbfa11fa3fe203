"""§6 DERNIER TEST."""

from games.melo.table import FRIEND, Table
from parlotte.games.melo import phases
from parlotte.games.melo.actions import (
    Answer,
    Contest,
    Decline,
    GiveJok,
    Guess,
    GuessAll,
    Rest,
    Vote,
)
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.options import CONTESTING

LAST = len(BOARDS[30]) - 1


def at_the_test(seats: int = 5, **options: object) -> Table:
    table = Table(seats, at={0: LAST}, first=FRIEND, **options)
    assert isinstance(table.phase, phases.Testing)
    return table


def test_partners_answer_for_themselves_and_the_player_guesses_each() -> None:
    table = at_the_test()
    card = table.view().phase.card
    assert (card.kind, card.id) == ("ego", FRIEND)
    assert table.view().phase.needed == 2
    assert table.acts(0) == ["guess-all"]
    assert table.acts(1) == ["answer"]
    assert table.refused(0, Answer(0)) == "melo-you-guess"
    assert table.refused(1, GuessAll({2: 0})) == "melo-you-answer-the-test"
    assert table.refused(0, GuessAll({0: 0})) == "melo-no-such-person"
    assert table.refused(0, GuessAll({1: 3})) == "melo-no-such-choice"
    assert table.refused(1, Answer(3)) == "melo-no-such-choice"
    assert table.refused(1, Guess(0)) == "melo-answers-in"


def test_nobody_but_its_author_sees_an_answer_before_it_is_turned_over() -> None:
    table = at_the_test()
    table.do(1, Answer(2))
    table.do(0, GuessAll({1: 2, 2: 0}, done=False))
    assert table.view().phase.given == (1,)
    assert table.view(1).mine.said == 2
    assert table.view(0).mine.guesses == {1: 2, 2: 0}
    assert table.view(2).mine.said is None
    table.test({2: 0, 3: 0, 4: 0}, {1: 2})
    assert [one.answer for one in table.view().phase.tried] == [2, 0, 0, 0]


def test_answers_are_turned_over_partner_by_partner() -> None:
    table = at_the_test()
    for seat in (1, 2, 3, 4):
        table.do(seat, Answer(0))
    table.do(0, GuessAll({1: 0, 2: 0, 3: 1, 4: 1}))
    seen = []
    while isinstance(table.phase, phases.TestTurning):
        seen.append([one.seat for one in table.view().phase.turned])
        table.expire()
    assert seen == [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]


def test_passed_it_ends_the_game_at_once_whoever_else_stands_there() -> None:
    table = Table(5, at={0: LAST, 1: LAST, 2: 12, 3: 20}, first=FRIEND)
    table.test(dict.fromkeys((1, 2, 3, 4), 1), {1: 1, 2: 1})
    assert isinstance(table.phase, phases.Finished)
    outcome = table.match.outcome
    assert outcome.winners == (0,)
    places = {one.seat: (one.place, one.score) for one in outcome.standings}
    assert places == {0: (1, LAST), 1: (2, LAST), 3: (3, 20), 2: (4, 12), 4: (5, 0)}


def test_missed_it_is_three_squares_back_and_the_game_goes_on() -> None:
    table = at_the_test()
    table.test(dict.fromkeys((1, 2, 3, 4), 1), {1: 1, 2: 0})
    table.do(0, Decline())
    assert isinstance(table.phase, phases.TestMissed)
    assert table.phase.moved == -3
    assert table.state.squares[0] == LAST - 3
    assert len(table.told("melo-test-missed")) == 1
    table.go_on()
    assert (table.asked, type(table.phase)) == (1, phases.Asking)


def test_no_joks_in_the_test() -> None:
    table = at_the_test()
    assert table.refused(0, GiveJok()) == "melo-no-jok-in-a-test"
    assert table.refused(1, GiveJok()) == "melo-no-jok-in-a-test"


def test_a_partner_without_an_answer_is_left_out_of_the_half() -> None:
    table = at_the_test(5)
    table.test({1: 1, 2: 1}, {1: 1, 2: 0})  # one of two is half
    assert isinstance(table.phase, phases.Finished)
    assert (table.phase.result.needed, len(table.phase.result.tried)) == (1, 2)


def test_when_nobody_answers_the_test_waits_for_his_next_turn() -> None:
    table = at_the_test()
    table.do(0, GuessAll({1: 0}))
    table.expire()
    assert isinstance(table.phase, phases.Passed)
    assert table.phase.why == "nobody"
    assert table.state.squares[0] == LAST


def test_a_guess_not_given_is_wrong_and_can_t_be_contested() -> None:
    table = at_the_test()
    table.test(dict.fromkeys((1, 2, 3, 4), 1), {1: 0, 2: 0})
    assert isinstance(table.phase, phases.TestOpen)
    assert table.view().phase.may_contest == (1, 2)
    assert table.refused(0, Contest(3)) == "melo-nothing-to-contest"


def test_where_contests_could_not_be_enough_there_is_nothing_to_wait_for() -> None:
    table = at_the_test()
    table.test(dict.fromkeys((1, 2, 3, 4), 1), {1: 0})
    assert isinstance(table.phase, phases.TestMissed)


def test_a_player_who_leaves_loses_his_turn_and_nothing_else() -> None:
    table = at_the_test()
    table.becomes(0, "away")
    assert isinstance(table.phase, phases.Passed)
    assert (table.phase.why, table.state.squares[0]) == ("left", LAST)


def test_a_silent_player_has_missed_it() -> None:
    table = at_the_test()
    for seat in (1, 2, 3, 4):
        table.do(seat, Answer(0))
    table.expire()
    table.reveal()
    assert isinstance(table.phase, phases.TestMissed)


def test_an_absent_player_is_no_partner_without_an_answer() -> None:
    table = at_the_test(5, away=(3, 4))
    assert table.view().phase.needed == 1
    table.test({1: 1, 2: 1}, {1: 1})
    assert isinstance(table.phase, phases.Finished)


# Contests in the test.


def one_short() -> Table:
    """One right of the two that are needed."""
    table = at_the_test()
    table.test(dict.fromkeys((1, 2, 3, 4), 1), {1: 1, 2: 0, 3: 0, 4: 0})
    assert isinstance(table.phase, phases.TestOpen)
    assert table.match.deadline == table.match.now + CONTESTING
    return table


def test_a_majority_for_him_counts_the_answer_as_guessed_and_nobody_moves() -> None:
    table = one_short()
    table.contest(0, 2, {1: False, 3: False, 4: True})
    assert isinstance(table.phase, phases.Finished)
    assert table.state.squares == (LAST, 0, 0, 0, 0)
    tried = table.phase.result.tried[1]
    assert (tried.right, tried.verdict.winner, tried.verdict.moved) == (True, 0, 0)


def test_a_tie_keeps_the_answer_as_given_and_he_may_contest_another() -> None:
    table = one_short()
    table.contest(0, 2, {1: False, 3: True})
    assert isinstance(table.phase, phases.TestOpen)
    assert table.view().phase.may_contest == (3, 4)
    table.contest(0, 3, {1: False, 2: False, 4: True})
    assert isinstance(table.phase, phases.Finished)


def test_only_the_partner_and_he_speak_and_the_remaining_partners_vote() -> None:
    table = one_short()
    assert table.refused(2, Contest(3)) == "melo-nothing-to-contest"
    table.do(0, Contest(2))
    assert isinstance(table.phase, phases.Debating)
    phase = table.view().phase
    assert (phase.by, phase.of, phase.test, phase.answer, phase.guess) == (0, 2, True, 1, 0)
    table.expire()
    assert table.view().phase.jurors == (1, 3, 4)


def test_when_no_contest_could_be_enough_any_more_the_test_is_missed() -> None:
    table = one_short()
    for of in (2, 3, 4):
        table.contest(0, of, {seat: True for seat in (1, 2, 3, 4) if seat != of})
    assert isinstance(table.phase, phases.TestMissed)
    assert table.state.squares[0] == LAST - 3


def test_his_time_is_up_and_the_test_is_missed() -> None:
    table = one_short()
    table.expire()
    assert isinstance(table.phase, phases.TestMissed)


def test_a_player_who_leaves_while_he_may_contest_loses_his_turn_and_nothing_else() -> None:
    table = one_short()
    table.becomes(0, "away")
    assert isinstance(table.phase, phases.TestOpen)  # he may be back in time
    table.expire()
    assert isinstance(table.phase, phases.TestMissed)
    assert (table.phase.moved, table.state.squares[0]) == (0, LAST)
    table.go_on()
    assert table.asked == 1


def test_who_comes_back_in_time_may_contest() -> None:
    table = one_short()
    table.becomes(0, "away")
    table.becomes(0, "person")
    table.contest(0, 2, {1: False, 3: False, 4: True})
    assert isinstance(table.phase, phases.Finished)


def test_a_partner_who_leaves_while_he_may_be_contested_has_his_answer_judged_all_the_same() -> (
    None
):
    table = one_short()
    table.becomes(2, "away")
    assert table.view().phase.may_contest == (2, 3, 4)
    table.do(0, Contest(2))
    table.do(0, Rest())
    assert table.view().phase.jurors == (1, 3, 4)
    for seat, aye in {1: True, 3: True, 4: False}.items():
        table.do(seat, Vote(aye=aye))
    assert isinstance(table.phase, phases.TestOpen)
    assert table.state.squares == (LAST, 0, 0, 0, 0)


def test_a_partner_who_has_left_is_passed_over_when_his_turn_comes() -> None:
    table = one_short()
    table.becomes(1, "away")
    table.expire()
    table.go_on()
    assert table.asked == 2
    assert table.state.squares[1] == 0
