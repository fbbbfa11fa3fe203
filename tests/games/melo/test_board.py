"""§0 What every designed board must have."""

from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from parlotte.games.melo.board import BOARDS, Board
from parlotte.games.melo.cards import KINDS
from parlotte.games.melo.options import Options

LENGTHS = get_args(Options.__annotations__["length"])
# Where each of them may lead by two squares, forwards or back.
BY_TWO = {"plus": 2, "prems": 2, "minus": -2, "der": -2}

boards = pytest.mark.parametrize("board", BOARDS.values(), ids=map(str, BOARDS))


def specials(board: Board) -> dict[int, str]:
    between = range(1, len(board) - 1)
    return {at: special for at in between if (special := board[at].special) is not None}


def test_there_is_a_board_for_each_length_and_it_has_so_many_squares() -> None:
    assert set(BOARDS) == set(LENGTHS)
    assert all(len(board) == length + 2 for length, board in BOARDS.items())


@boards
def test_it_begins_with_the_start_and_ends_with_the_last_test_both_ego(board: Board) -> None:
    assert (board[0].special, board[0].kind) == ("start", "ego")
    assert (board[-1].special, board[-1].kind) == ("test", "ego")
    assert not {"start", "test"} & set(specials(board).values())


@boards
def test_the_three_colours_alternate_and_are_equally_frequent(board: Board) -> None:
    between = [square.kind for square in board[1:-1]]
    assert all(len({*three}) == 3 for three in zip(between, between[1:], between[2:], strict=False))
    counts = Counter(between)
    assert max(counts.values()) - min(counts.values()) <= 1


@boards
def test_what_moves_by_two_never_leads_to_a_special_square(board: Board) -> None:
    found = specials(board)
    for at, special in found.items():
        if special in BY_TWO:
            assert at + BY_TWO[special] not in found


@boards
def test_every_kind_of_special_is_there_with_a_jok_of_each_colour(board: Board) -> None:
    found = specials(board)
    assert set(found.values()) == {"plus", "minus", "prems", "der", "jok"}
    assert {board[at].kind for at, special in found.items() if special == "jok"} == set(KINDS)


@boards
def test_specials_are_spread_over_the_whole_track(board: Board) -> None:
    """Never two in a row, never four squares without one."""
    stops = [0, *specials(board), len(board) - 1]
    assert all(2 <= after - before <= 4 for before, after in pairwise(stops))
