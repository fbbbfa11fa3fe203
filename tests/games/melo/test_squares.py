"""§1 A square acts at the start of a turn, never on arrival."""

import pytest

from games.melo.table import LUNATIC, Table
from parlotte.games.melo.board import BOARDS, Special
from parlotte.games.melo.phases import Asking, Testing
from parlotte.games.melo.state import Joks

BOARD = BOARDS[30]
LAST = len(BOARD) - 1


def first(special: Special) -> int:
    return next(at for at, square in enumerate(BOARD) if square.special == special)


def asked_on(table: Table) -> int:
    """The square whose question seat 0 is asked."""
    assert isinstance(table.phase, Asking)
    square = table.state.squares[0]
    assert table.view().phase.card.kind == BOARD[square].kind
    return square


def test_all_begin_on_the_start_which_asks_ego() -> None:
    table = Table(5)
    assert table.state.squares == (0,) * 5
    assert table.view().phase.card.kind == "ego"


def test_the_youngest_begins_and_an_absent_player_is_skipped() -> None:
    assert Table(5, youngest=3).asked == 3
    assert Table(5, youngest=3, away=(3, 4)).asked == 0


@pytest.mark.parametrize(("special", "by"), [("plus", 2), ("minus", -2)])
def test_plus_and_minus_move_by_two_and_ask_the_question_found_there(
    special: Special, by: int
) -> None:
    at = first(special)
    table = Table(4, at={0: at})
    assert asked_on(table) == at + by
    moved = table.view().phase.moved
    assert (moved.special, moved.start, moved.to) == (special, at, at + by)


def test_prems_goes_to_the_foremost_pawn() -> None:
    table = Table(4, at={0: first("prems"), 2: 24, 3: 13})
    assert asked_on(table) == 24


@pytest.mark.parametrize("others", [{}, {1: first("prems")}], ids=["ahead", "tied"])
def test_prems_for_the_foremost_himself_moves_two_on_and_tied_counts_as_oneself(
    others: dict[int, int],
) -> None:
    table = Table(4, at={0: first("prems"), **others})
    assert asked_on(table) == first("prems") + 2


def test_der_goes_to_the_last_pawn() -> None:
    table = Table(4, at={0: first("der"), 1: 9, 2: 7, 3: 12})
    assert asked_on(table) == 7


@pytest.mark.parametrize("other", [first("der"), LAST], ids=["tied", "alone"])
def test_der_for_the_last_himself_moves_two_back(other: int) -> None:
    table = Table(4, at={0: first("der"), 1: other, 2: LAST, 3: LAST})
    assert asked_on(table) == first("der") - 2


def test_no_chaining_a_pawn_brought_to_a_special_square_only_answers_it() -> None:
    plus = first("plus")
    table = Table(4, at={0: first("der"), 1: plus, 2: 20, 3: 20})
    assert asked_on(table) == plus


def test_a_jok_square_gives_one_from_the_pile_and_asks_its_own_question() -> None:
    at = first("jok")
    table = Table(4, at={0: at})
    assert asked_on(table) == at
    drawn = table.view().phase.moved.jok
    assert table.state.joks[0] == Joks(1, 1, 1).plus(drawn)
    assert table.state.pile == Joks(8, 8, 8).plus(drawn, -1)


def test_from_an_empty_pile_nothing_is_drawn() -> None:
    table = Table(4)
    table.put(pile=Joks(0, 0, 0))
    table.begin_turn(0, {0: first("jok")})
    assert table.view().phase.moved.jok is None
    assert table.state.joks[0] == Joks(1, 1, 1)


def test_only_a_colour_that_is_left_is_drawn() -> None:
    table = Table(4)
    table.put(pile=Joks(0, 0, 1))
    table.begin_turn(0, {0: first("jok")})
    assert table.view().phase.moved.jok == "duo"


def test_brought_to_the_last_square_just_now_he_is_asked_ego_and_the_test_waits() -> None:
    table = Table(4, at={0: first("prems"), 1: LAST})
    assert asked_on(table) == LAST
    assert table.view().phase.card.kind == "ego"


def test_on_the_last_square_at_the_start_of_his_turn_he_takes_the_test() -> None:
    assert isinstance(Table(4, at={0: LAST}).phase, Testing)


def test_a_move_past_the_end_stops_there_and_nobody_goes_below_the_start() -> None:
    table = Table(4, at={1: LAST - 1}, first="base:e900")
    card = table.game.book.cards["base:e900"]
    table.game.book.cards["base:e900"] = type(card)(
        card.id, "ego", card.question, 3, choices=card.choices
    )
    table.question(0, {1: 0})
    assert table.state.squares[1] == LAST
    assert table.reply(1).moved == 1


def test_it_is_done_for_the_square_one_is_on_now_not_on_arrival() -> None:
    """Brought onto +2 by a guess, one stays there until one's own turn."""
    plus = first("plus")
    table = Table(4, at={0: 5, 1: plus - 1}, first=LUNATIC).question(0, {1: 0})
    assert table.state.squares[1] == plus
    table.go_on()
    assert table.state.squares[1] == plus + 2
