"""The end: who has won, who knows whom; and a table where nobody acts."""

from msgspec.structs import replace

from games.melo.table import FRIEND, LUNATIC, Table
from parlotte.core.contract import Input, Stopped
from parlotte.games.melo.actions import GoOn
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.phases import Finished, Passed
from parlotte.games.melo.scoring import honours, report, who_knows_whom
from parlotte.games.melo.shown import Honours, Score
from parlotte.games.melo.state import Known, State

LAST = len(BOARDS[30]) - 1


def known(number: int, seat: int, right: tuple[int, ...], wrong: tuple[int, ...] = ()) -> Known:
    guesses = {one: 0 if one in right else 1 for one in sorted((*right, *wrong))}
    return Known(number, "ego", FRIEND, seat, 0, "la disponibilité", guesses, right)


def told(*revealed: Known) -> Honours:
    return honours(replace(Table(4).state, revealed=revealed))


def test_what_was_revealed_is_public_and_grows() -> None:
    table = Table(4, first=FRIEND).question(1, {1: 1, 2: 0})
    (first,) = table.view().revealed
    assert (first.number, first.kind, first.card, first.seat) == (2, "ego", FRIEND, 0)
    assert (first.answer, first.text) == (1, "la franchise")
    assert (first.guesses, first.right) == ({1: 1, 2: 0}, (1,))
    table.go_on()
    table.begin_turn(1, {1: 5}, LUNATIC)
    table.question(1, {0: 1, 2: 1, 3: 1})
    assert [one.seat for one in table.view().revealed] == [0, 1]
    assert table.view().revealed[1].text == ""


def test_the_matrix_counts_who_guessed_whom() -> None:
    matrix = who_knows_whom(
        (known(1, 0, (1,), (2,)), known(2, 0, (1, 2)), known(3, 1, (), (0,))), 3
    )
    assert matrix[0] == (None, Score(0, 1), Score(0, 0))
    assert matrix[1] == (Score(2, 2), None, Score(0, 0))
    assert matrix[2] == (Score(1, 2), Score(0, 0), None)


def test_the_mysterious_the_transparent_and_the_detective() -> None:
    medals = {
        medal.kind: (medal.seat, medal.right, medal.of)
        for medal in told(
            known(1, 0, (1, 2, 3)),
            known(2, 1, (2,), (0, 3)),
            known(3, 2, (), (0, 1, 3)),
            known(4, 3, (2,), (0, 1)),
        ).medals
    }
    assert medals == {
        "transparent": (0, 3, 3),
        "mysterious": (2, 0, 3),
        "detective": (2, 3, 3),
    }


def test_where_all_are_guessed_alike_nobody_is_a_mystery() -> None:
    medals = [medal.kind for medal in told(known(1, 0, (1,)), known(2, 1, (0,))).medals]
    assert medals == ["detective"]
    assert told().medals == ()


def test_open_books_people_who_guess_each_other_and_riddles() -> None:
    pairs = {
        pair.kind: (pair.one, pair.other, pair.right, pair.of)
        for pair in told(
            *(known(n, 0, (1,), (3,)) for n in range(3)),
            *(known(n, 1, (0,), (2,)) for n in range(3, 5)),
            *(known(n, 3, (), (0,)) for n in range(5, 8)),
        ).pairs
    }
    assert pairs == {"open": (1, 0, 3, 3), "mutual": (0, 1, 5, 5), "riddle": (0, 3, 0, 6)}


def test_the_end_tells_who_knows_whom_and_a_last_test_counts() -> None:
    table = Table(4, at={0: LAST}, first=FRIEND)
    table.test({1: 1, 2: 1, 3: 1}, {1: 1, 2: 1, 3: 0})
    assert isinstance(table.phase, Finished)
    phase = table.view().phase
    assert (phase.winner, phase.right, phase.needed) == (0, 2, 2)
    assert phase.honours.matrix[0] == (None, Score(1, 1), Score(1, 1), Score(0, 1))
    assert all(one.test for one in table.view().revealed)
    assert table.told("melo-wins")


def test_a_stopped_match_ranks_by_square_and_has_no_winner() -> None:
    table = Table(4, at={1: 5, 2: 5, 3: 2})
    table.match.play(Input(0, None, Stopped()))
    outcome = table.match.outcome
    assert outcome.winners == ()
    assert [(one.seat, one.place) for one in outcome.standings] == [(1, 1), (2, 1), (3, 3), (0, 4)]


def test_nobody_acting_it_falls_asleep() -> None:
    table = Table(4).answer(0)
    for _ in range(200):
        if table.match.asleep:
            break
        table.expire()
    assert table.match.asleep
    assert table.match.outcome is None


def test_a_table_that_everybody_has_left_stays_as_it_is_until_somebody_comes_back() -> None:
    table = Table(4)
    for seat in range(4):
        table.becomes(seat, "away")
    while table.match.deadline is not None:
        table.expire()
    assert isinstance(table.phase, Passed)
    asked = table.asked
    assert table.match.asleep
    table.becomes(2, "person")
    assert table.asked == asked
    table.do(2, GoOn())
    assert table.asked == 2


def test_a_round_is_a_whole_circle() -> None:
    table = Table(4, youngest=2, away=(3,))
    rounds = [table.state.round]
    for _ in range(7):
        table.becomes(table.asked, "away")
        table.becomes((table.asked - 1) % 4, "person")
        table.go_on()
        rounds.append(table.state.round)
    assert rounds == sorted(rounds)
    assert rounds[-1] > 1


def test_a_simulation_tells_of_questions_and_guesses() -> None:
    state: State = replace(
        Table(4).state, number=12, revealed=(known(1, 0, (1,), (2, 3)), known(2, 1, (0,)))
    )
    assert report([state]) == {"questions": 12, "guessed": 0.5}
    assert report([]) == {}
