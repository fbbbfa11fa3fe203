"""The worked examples printed on the sheet of Mélo Ego Duo."""

import pytest

from games.melo.table import CONFESS, FRIEND, LUNATIC, QUALITY, Table
from parlotte.games.melo.actions import Answer, Guess
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.cards import Kind
from parlotte.games.melo.phases import Asking, Finished, Settled, TestMissed, TestOpen


def square(kind: Kind, length: int = 30) -> int:
    """A square that asks for a card of this colour and does nothing else."""
    board = BOARDS[length]
    return next(at for at, one in enumerate(board) if one.kind == kind and one.special is None)


def test_ex_melo_who_is_the_moodiest_here_oneself_included() -> None:
    table = Table(4, at={0: square("melo")}, first=LUNATIC)
    card = table.view().phase.card
    assert (card.kind, card.asks, card.value) == ("melo", "name", 1)
    table.question(0, {1: 0, 2: 3, 3: 0})
    assert [table.reply(seat).right for seat in (1, 2, 3)] == [True, False, True]
    assert table.state.squares == (square("melo"), 1, 0, 1)


def test_ex_ego_what_you_want_most_of_a_friend_has_three_choices() -> None:
    table = Table(4, first=FRIEND)
    card = table.view().phase.card
    assert card.choices == ("la disponibilité", "la franchise", "la complicité")
    assert table.refused(0, Answer(3)) == "melo-no-such-choice"
    table.question(1, {1: 1, 2: 0, 3: 2})
    assert table.state.squares == (0, 1, 0, 0)


def test_ex_duo_whom_you_would_hear_in_confession_is_never_oneself() -> None:
    table = Table(4, at={0: square("duo")}, first=CONFESS)
    assert table.refused(0, Answer(0)) == "melo-not-yourself"
    assert table.refused(1, Guess(0)) == "melo-not-the-asked"
    table.question(2, {1: 2, 2: 2, 3: 1})
    assert table.state.squares == (square("duo"), 1, 1, 0)


def test_ex_duo_the_best_quality_of_the_neighbour_on_the_right_is_an_adjective() -> None:
    """A near-synonym is right; the sign +2 on the card is worth two squares."""
    table = Table(4, at={0: square("duo")}, first=QUALITY)
    card = table.view().phase.card
    assert (card.asks, card.right, card.left) == ("adjective", 3, 1)
    table.question("joyeuse", {1: "Gai", 2: "paisible", 3: "joyeux"})
    assert [table.reply(seat).right for seat in (1, 2, 3)] == [True, False, True]
    assert table.state.squares == (square("duo"), 2, 0, 2)


def test_ex_stopped_on_minus_two_and_moved_on_before_his_turn_he_does_not_go_back() -> None:
    minus = next(at for at, one in enumerate(BOARDS[30]) if one.special == "minus")
    table = Table(4, at={0: square("melo"), 1: minus}, first=LUNATIC)
    table.question(0, {1: 0, 2: 1, 3: 1})  # he guesses, before his own turn
    table.go_on()
    assert table.asked == 1
    assert isinstance(table.phase, Asking)
    assert table.state.squares[1] == minus + 1
    assert table.phase.asked.moved is None


def test_ex_still_on_minus_two_when_his_turn_comes_he_goes_back() -> None:
    minus = next(at for at, one in enumerate(BOARDS[30]) if one.special == "minus")
    table = Table(4, at={0: square("melo"), 1: minus}, first=LUNATIC)
    table.question(0, {1: 2, 2: 1, 3: 1})
    assert table.state.squares[1] == minus
    table.go_on()
    assert table.state.squares[1] == minus - 2


@pytest.mark.parametrize(("partners", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_ex_the_last_test_takes_half_of_the_partners(partners: int, needed: int) -> None:
    """2 right with 3 or 4 partners, 3 right with 5 or 6."""
    last = len(BOARDS[30]) - 1
    for right in (needed, needed - 1):
        table = Table(partners + 1, at={0: last}, first=FRIEND)
        answers = dict.fromkeys(range(1, partners + 1), 1)
        guesses = {seat: 1 if seat <= right else 0 for seat in answers}
        table.test(answers, guesses)
        if right == needed:
            assert isinstance(table.phase, Finished)
            assert table.phase.winner == 0
        else:
            assert isinstance(table.phase, TestOpen | TestMissed)
            assert table.phase.result.needed == needed


def test_the_questioned_stays_where_he_is_and_nobody_waits_for_more_than_the_reveal() -> None:
    table = Table(4, first=FRIEND)
    table.question(1, {1: 1, 2: 1, 3: 1})
    assert isinstance(table.phase, Settled)  # all were right: there is nothing to contest
    assert table.state.squares[0] == 0
