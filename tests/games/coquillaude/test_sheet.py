"""The printed examples of the sheet, played at a table, one test each."""

import pytest

from games.coquillaude.table import MID, Table, at, dice
from parlotte.games.coquillaude.board import MIDDLE
from parlotte.games.coquillaude.rolls import gift_of

FOUR = ("person",) * 4
ROLLS = (6432, 4315, 5322, 5516)
KINDS = {6432: "two", 4315: "coquillaudinette", 5322: "three", 5516: "one"}
SIMULTANEE, NAPOLEON, ARISTOTELICIEN = "SIMULTANEE", "NAPOLEON", "ARISTOTELICIEN"


def sheet(**about: object) -> Table:
    return Table(*ROLLS, holders=FOUR, kinds=KINDS, **about)


def test_of_6432_4315_5322_and_5516_the_6432_starts() -> None:
    table = sheet()
    assert table.state.first == 0
    assert table.view().start == tuple((dice(roll),) for roll in ROLLS)
    assert table.view().turns[0].roll == dice(6432)


@pytest.mark.parametrize(
    ("roll", "letters"),
    [(4444, 4), (2233, 2), (2323, 0), (2332, 0), (3232, 0), (5322, 1), (5222, 3), (3322, 2)],
)
def test_what_each_other_player_gives_for_a_number(roll: int, letters: int) -> None:
    assert gift_of(dice(roll)) == letters


def test_5322_brings_three_letters_when_four_play() -> None:
    table = sheet()
    table.answer(0)
    table.go_on()
    table.go_on()  # of the coquillaudinette
    assert table.name == "gifts"
    for giver in (0, 1, 3):
        tile = table.game.prompts(table.state, giver)[0].needs["letters"].of[0]
        table.give(giver, tile)
    assert len(table.state.capitals[2]) == 8 + 3
    assert table.name == "question"


def test_the_capitals_after_the_first_round_are_13_13_19_and_11() -> None:
    table = sheet().to_compose()
    assert list(map(len, table.state.capitals)) == [13, 13, 19, 11]


def test_a_coquillaudinette_is_6_letters_without_a_question() -> None:
    table = sheet()
    table.answer(0)
    table.go_on()
    assert table.name == "answered"
    assert table.view().phase.question is None
    assert table.view().phase.letters == 6
    table.go_on()
    assert len(table.state.capitals[1]) == 14


@pytest.mark.parametrize(("kind", "letters"), [("coquillaudette", 8), ("coquillaude", 10)])
def test_a_coquillaudette_is_8_and_a_coquillaude_10(kind: str, letters: int) -> None:
    table = Table(*ROLLS, holders=FOUR, kinds={**KINDS, 6432: kind})
    table.go_on()
    assert len(table.state.capitals[0]) == 8 + letters


@pytest.mark.parametrize(("kind", "right"), [("one", 4), ("two", 6), ("three", 8)])
def test_a_right_answer_is_4_6_or_8_letters_a_wrong_one_2(kind: str, right: int) -> None:
    for said, letters in (("oui", right), ("non", 2), ("", 2)):
        table = Table(*ROLLS, holders=FOUR, kinds={**KINDS, 6432: kind})
        table.answer(0, said)
        table.go_on()
        assert len(table.state.capitals[0]) == 8 + letters


def test_a_late_answer_is_2_letters() -> None:
    table = sheet()
    table.expire()
    assert table.view().phase.right is False
    table.go_on()
    assert len(table.state.capitals[0]) == 10


def test_of_100_100_196_and_108_the_196_places() -> None:
    table = sheet().to_compose().hands(SIMULTANEE, NAPOLEON, ARISTOTELICIEN, "REGLES")
    table.lock(0, "simultanée")
    table.lock(1, "Napoléon")
    table.lock(2, "aristotélicien", at(3, MIDDLE))
    table.lock(3, "règles", MID, "légers", "grêles")
    told = {bid.seat: bid.points for bid in table.view().phase.bids}
    assert told == {0: 100, 1: 100, 2: 196, 3: 108}
    assert table.view().phase.leader == 2
    table.go_on()
    assert table.state.scores == (0, 0, 196, 0)
    assert table.view().board.count(".") == 441 - 14
    assert table.state.capitals[:2] == (SIMULTANEE, NAPOLEON)  # the others keep theirs


def test_nabuchodonosor_scores_256_and_spends_13_letters() -> None:
    table = sheet().to_compose()
    table.letters(first=(ARISTOTELICIEN, at(3, MIDDLE)))
    table.hands("X", "NABUCHODNOSORZ")
    table.lock(1, "Nabuchodonosor", at(8, MIDDLE - 6, "down"))
    table.passes(0, 2, 3)
    table.go_on()
    assert table.state.scores[1] == 256
    assert table.state.capitals[1] == "Z"


def test_mesure_makes_six_words_and_56_points() -> None:
    table = sheet().to_compose()
    table.letters(
        first=(ARISTOTELICIEN, at(3, MIDDLE)),
        second=("NABUCHODONOSOR", at(8, MIDDLE - 6, "down")),
    )
    table.hands("MESURE")
    shown = table.draft(0, "mesure", at(9, MIDDLE - 7, "down"))
    assert [side.word for side in shown.sides] == ["NE", "AS", "BU", "UR", "CE"]
    assert (shown.main.points, [side.points for side in shown.sides]) == (36, [4] * 5)
    assert shown.points == 56


def test_a_rival_with_one_anagram_more_takes_192_and_the_placer_loses_his_letters() -> None:
    table = sheet().to_compose().hands("CRIERAITZ")
    table.lock(0, "crierait", MID, "ricerait")
    table.passes(1, 2, 3)
    assert table.view().phase.bids[0].points == 128
    table.go_on()
    assert table.name == "minute"
    table.buzz(2, "tireraic")
    table.enough(1, 2, 3)
    assert table.state.scores == (0, 0, 192, 0)
    assert table.state.capitals[0] == "Z"
    assert table.view().board.count(".") == 441 - 8  # they stay on the board


def test_balise_with_blaise_and_basile_is_announced_at_164() -> None:
    table = sheet().to_compose().hands("BALISE")
    assert table.draft(0, "balise", MID, "Blaise", "Basile").points == 164


def test_equal_scores_go_to_a_famous_name_then_to_the_higher_roll() -> None:
    table = sheet().to_compose().hands(SIMULTANEE, NAPOLEON, SIMULTANEE, SIMULTANEE)
    table.lock(0, SIMULTANEE)
    table.lock(1, NAPOLEON)
    table.passes(2, 3)
    assert table.view().phase.leader == 1
    table = sheet().to_compose().hands("X", SIMULTANEE, SIMULTANEE, SIMULTANEE)
    for seat in (1, 2, 3):
        table.lock(seat, SIMULTANEE)
    table.passes(0)
    assert table.view().phase.leader == 3  # 4315, 5322, 5516


def test_everybody_draws_at_least_two_a_round() -> None:
    table = sheet().to_compose(0, 2, 3)
    drawn = [turn.drawn for turn in table.view().turns]
    assert drawn == [2, 6, 2, 2]
