"""The printed examples of words, places and points, one test each."""

import pytest

from parlotte.core.contract import Rejected
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import (
    DIRECTIONS,
    MIDDLE,
    NO_LETTERS,
    ORANGE,
    SHELLS,
    Board,
    square,
    with_letters,
)
from parlotte.games.coquillaude.placement import Laid, lay
from parlotte.games.coquillaude.word_values import Worth, worth

FAMOUS = {"NAPOLEON", "NABUCHODONOSOR", "BLAISE", "BASILE"}
# Where the first word lies, away from the shells.
ROW, FIRST = MIDDLE, 3


def put(board: Board, word: str, column: int, row: int, direction: str) -> tuple[Board, Laid]:
    laid = lay(board, Spot(column, row, direction), word)
    return with_letters(board, laid.spent), laid


def points(laid: Laid, *anagrams: str) -> Worth:
    return worth(laid, anagrams, FAMOUS.__contains__)


def alone(word: str, *anagrams: str) -> int:
    """As the first word of a game, on no shell."""
    return points(put(NO_LETTERS, word, MIDDLE - 2, ROW, "right")[1], *anagrams).total


def opening() -> tuple[Board, Laid, Laid]:
    board, first = put(NO_LETTERS, "ARISTOTELICIEN", FIRST, ROW, "right")
    board, second = put(board, "NABUCHODONOSOR", FIRST + 5, ROW - 6, "down")
    return board, first, second


def test_simultanee_is_worth_100() -> None:
    assert points(put(NO_LETTERS, "SIMULTANEE", FIRST, ROW, "right")[1]).total == 100


def test_aristotelicien_is_worth_196() -> None:
    assert points(opening()[1]).total == 196


def test_napoleon_is_worth_100_though_he_has_eight_letters() -> None:
    assert alone("NAPOLEON") == 100


def test_nabuchodonosor_is_worth_256_and_spends_13_letters() -> None:
    _, _, second = opening()
    assert points(second).total == 256
    assert len(second.spent) == 13


def test_regles_with_two_anagrams_is_worth_108_with_one_72() -> None:
    assert alone("REGLES", "LEGERS", "GRELES") == 108
    assert alone("REGLES", "LEGERS") == 72


def test_balise_blaise_basile_are_worth_164() -> None:
    assert alone("BALISE", "BLAISE", "BASILE") == 164


def test_eight_letters_and_one_anagram_are_worth_128() -> None:
    assert alone("CRIERAIT", "TIRERAIC") == 128


def test_mesure_beside_nabuchodonosor_makes_six_words_and_56_points() -> None:
    board, _, _ = opening()
    _, laid = put(board, "MESURE", FIRST + 6, ROW - 7, "down")
    assert [one.word for one in laid.sides] == ["NE", "AS", "BU", "UR", "CE"]
    assert points(laid) == Worth(36, (4, 4, 4, 4, 4), ())
    assert points(laid).total == 56


def test_coquillaude_is_worth_120_or_its_own_square_and_20_by_option() -> None:
    _, laid = put(NO_LETTERS, "COQUILLAUDE", FIRST, ROW, "right")
    assert points(laid).total == 120
    assert worth(laid, (), FAMOUS.__contains__, own_name=141).total == 141


def test_the_price_of_coquillaude_stands_on_a_shell_too_and_side_words_add_to_it() -> None:
    board = with_letters(NO_LETTERS, {square(MIDDLE + 8, ROW - 1): "D"})
    laid = lay(board, Spot(MIDDLE - 2, ROW, "right"), "COQUILLAUDE")
    assert (laid.main.shells, [side.word for side in laid.sides]) == (1, ["DE"])
    assert points(laid) == Worth(120, (9,), ())  # the shell counts in the word beside it
    assert worth(laid, (), FAMOUS.__contains__, own_name=141).total == 150


def test_coquillaude_formed_beside_another_word_has_its_price_too() -> None:
    """Its last letter lies on a shell, which changes nothing: the price replaces its square."""
    signs = {square(MIDDLE + 8, MIDDLE - 10 + at): sign for at, sign in enumerate("COQUILLAUD")}
    laid = lay(with_letters(NO_LETTERS, signs), Spot(MIDDLE + 7, MIDDLE, "right"), "NE")
    assert [(side.word, side.shells) for side in laid.sides] == [("COQUILLAUDE", 1)]
    assert points(laid) == Worth(9, (120,), ())
    assert worth(laid, (), FAMOUS.__contains__, own_name=141).sides == (141,)


def test_there_are_twenty_shells_and_an_orange_zone_of_25() -> None:
    assert (len(SHELLS), len(ORANGE)) == (20, 25)
    assert not SHELLS & ORANGE


def test_a_letter_on_a_shell_counts_as_two_in_each_word_it_belongs_to_and_only_once() -> None:
    # The shell at (+8, 0) lies on the row of the first word.
    board, laid = put(NO_LETTERS, "ORTHOGRAPHE", MIDDLE - 2, ROW, "right")
    assert laid.main.shells == 1
    assert points(laid, "GRAPHEORTHO").total == 2 * 144
    at = laid.main.squares.index(square(MIDDLE + 8, ROW))
    letter = "ORTHOGRAPHE"[at]
    _, later = put(board, letter + "OS", MIDDLE + 8, ROW, "down")
    assert later.main.shells == 0


def test_a_side_word_with_a_letter_on_a_shell_counts_it_twice_too() -> None:
    # The shell at (0, -8): "AS" is laid so that its S lies there, above an old letter.
    board = with_letters(NO_LETTERS, {square(MIDDLE, MIDDLE - 7): "E"})
    laid = lay(board, Spot(MIDDLE - 1, MIDDLE - 8, "right"), "AS")
    assert points(laid) == Worth(9, (9,), ())


def test_a_side_word_of_somebody_famous_scores_its_plain_square() -> None:
    board = with_letters(NO_LETTERS, {square(5 + n, 5): letter for n, letter in enumerate("BASIL")})
    laid = lay(board, Spot(10, 5, "down"), "ET")
    assert [one.word for one in laid.sides] == ["BASILE"]
    assert points(laid).sides == (36,)


def test_the_four_directions_read_left_to_right_and_top_down() -> None:
    assert DIRECTIONS == ("right", "down", "falling", "rising")
    ends = {}
    for direction in DIRECTIONS:
        laid = lay(NO_LETTERS, Spot(MIDDLE, MIDDLE, direction), "ABC")
        ends[direction] = laid.main.squares[-1]
    assert ends == {
        "right": square(MIDDLE + 2, MIDDLE),
        "down": square(MIDDLE, MIDDLE + 2),
        "falling": square(MIDDLE + 2, MIDDLE + 2),
        "rising": square(MIDDLE + 2, MIDDLE - 2),
    }


@pytest.mark.parametrize(
    ("word", "spot", "why"),
    [
        ("ABCDE", Spot(18, 10, "right"), "coquillaude-off-the-board"),
        ("ABC", Spot(10, 1, "rising"), "coquillaude-off-the-board"),
        ("MOT", Spot(0, 0, "right"), "coquillaude-alone"),
        ("MOT", Spot(FIRST, ROW, "down"), "coquillaude-other-letter"),
        ("ARISTOTELICIEN", Spot(FIRST, ROW, "right"), "coquillaude-nothing-new"),
        ("ARISTOTELICIENS", Spot(FIRST, ROW, "right"), "coquillaude-half-new"),
        ("RIRE", Spot(FIRST + 1, ROW + 1, "right"), ""),
        ("REA", Spot(FIRST, ROW - 2, "down"), ""),
        ("RE", Spot(FIRST, ROW - 2, "down"), "coquillaude-longer-run"),
    ],
)
def test_where_a_word_can_not_lie(word: str, spot: Spot, why: str) -> None:
    board, _ = put(NO_LETTERS, "ARISTOTELICIEN", FIRST, ROW, "right")
    if not why:
        assert lay(board, spot, word).main.word == word
        return
    with pytest.raises(Rejected) as refused:
        lay(board, spot, word)
    assert refused.value.key == why


def test_the_first_word_has_a_letter_in_the_orange_zone() -> None:
    with pytest.raises(Rejected, match="coquillaude-orange"):
        lay(NO_LETTERS, Spot(3, 10, "right"), "MOTS")
    assert lay(NO_LETTERS, Spot(5, 10, "right"), "MOTS").main.word == "MOTS"


def test_one_may_add_an_s_for_ever_by_option() -> None:
    board, _ = put(NO_LETTERS, "ARISTOTELICIEN", FIRST, ROW, "right")
    laid = lay(board, Spot(FIRST, ROW, "right"), "ARISTOTELICIENS", half_new=False)
    assert list(laid.spent.values()) == ["S"]


def test_a_diagonal_makes_words_in_rows_and_columns_and_need_not_be_the_whole_diagonal() -> None:
    # A diagonal that touches what lies above it: its letters make words in rows and columns.
    board = with_letters(NO_LETTERS, {square(10, 10): "A", square(9, 9): "Z"})
    laid = lay(board, Spot(10, 11, "falling"), "SI")
    assert [one.word for one in laid.sides] == ["AS"]
    laid = lay(board, Spot(10, 10, "falling"), "AN", half_new=True)
    assert laid.spent == {square(11, 11): "N"}
    assert laid.sides == ()
