"""§1 to §3: who starts, whose turn it is, what the others give, and a bag that runs out."""

import pytest

from games.coquillaude.table import MID, Table, dice
from parlotte.core.contract import Input, Rejected
from parlotte.games.coquillaude.actions import GoOn
from parlotte.games.coquillaude.letters import full_bag, kept, tiles, without
from parlotte.games.coquillaude.options import Options


@pytest.mark.parametrize("letters", [100, 150, 200])
def test_the_bag_has_as_many_letters_as_chosen_and_each_of_the_alphabet(letters: int) -> None:
    bag = full_bag(letters)
    assert len(bag) == letters
    assert len(set(bag)) == 26


def test_the_bag_of_150_is_the_one_of_the_rules() -> None:
    told = "A14 B3 C3 D5 E23 F3 G3 H3 I12 J2 K2 L8 M4 N9 O9 P3 Q1 R9 S9 T9 U9 V3 W1 X1 Y1 Z1"
    assert full_bag(150) == "".join(one[0] * int(one[1:]) for one in told.split())


def test_letters_of_a_hand_have_names_and_leave_it_from_the_end() -> None:
    assert tiles("ETEE") == ("E1", "T1", "E2", "E3")
    assert without("ABAC", "A") == "ABC"
    assert kept("AAB", "AB") == "AB"


def test_only_those_tied_for_the_highest_roll_again_and_only_for_the_start() -> None:
    table = Table(5431, 5431, 2111, 1234, 6111)
    assert table.view().start == ((dice(5431), dice(1234)), (dice(5431), dice(6111)), (dice(2111),))
    assert table.state.first == 1
    assert table.view().turns[0].roll == dice(5431)  # for round 1 each keeps his first


def test_turns_go_round_from_the_first_in_every_round() -> None:
    table = Table(1234, 6543, 2345).to_compose()
    assert [turn.seat for turn in table.view().turns] == [1, 2, 0]
    table.passes(0, 1, 2)
    table.go_on()
    table.go_on()
    assert table.state.round == 2
    assert table.view().turns[0].seat == 1


def test_in_later_rounds_the_dice_are_rolled_when_the_turn_begins() -> None:
    table = Table(6543, 1235, 1234, 4321).to_compose()
    table.passes(0, 1, 2)
    table.go_on()
    table.go_on()
    assert table.view().turns[0].roll == dice(4321)
    assert table.match.now == 0


def test_an_absent_player_is_skipped_and_draws_two() -> None:
    table = Table(6543, 4566, 1234)
    table.becomes(1, "away")
    table.answer(0)
    table.go_on()
    turns = table.view().turns
    assert [(turn.seat, turn.roll is None) for turn in turns] == [(0, False), (1, True), (2, False)]
    assert turns[1].drawn == 2
    assert len(table.state.capitals[1]) == 10  # and his roll of the start gave him nothing


def test_a_number_already_asked_gives_way_to_the_next() -> None:
    table = Table(6543, 5432, 5432).to_compose()
    told = [(turn.roll, turn.number) for turn in table.view().turns]
    assert told == [
        (dice(6543), dice(6543)),
        (dice(5432), dice(5432)),
        (dice(5432), dice(5433)),
    ]


def test_a_coquillaudette_may_come_again() -> None:
    """It asks nothing that could have been heard before."""
    table = Table(6543, 5432, 5432, kinds={5432: "coquillaudette"}).to_compose()
    assert [turn.drawn for turn in table.view().turns] == [4, 8, 8]


def test_what_a_table_has_met_is_remembered() -> None:
    table = Table(6543, 5432, 4321).to_compose()
    assert table.game.memory(table.state).met == ("6543", "5432", "4321")


def test_the_giver_chooses_and_the_others_only_see_that_he_has() -> None:
    table = Table(6655, 1112, 1113)
    assert table.name == "gifts"
    before = table.state.capitals
    assert table.view().phase.count == 2
    asked = table.game.prompts(table.state, 1)[0].needs["letters"]
    assert (asked.least, asked.most, asked.of) == (2, 2, tiles(before[1]))
    table.give(1, *asked.of[:2])
    assert table.view().phase.given == (1,)
    assert table.view(1).mine.given == before[1][:2]
    assert table.view(0).mine.gifts == ()
    table.give(2, *tiles(before[2])[:2])
    assert table.view(0).mine.capital == before[0] + before[1][:2] + before[2][:2]
    assert [gift.giver for gift in table.view(0).mine.gifts] == [1, 2]
    assert [gift.giver for gift in table.view(1).mine.gifts] == [1]
    assert table.view().letters == (12, 6, 6)


def test_a_gift_may_be_chosen_anew_until_all_have_given() -> None:
    table = Table(6655, 1112, 1113)
    mine = tiles(table.state.capitals[1])
    table.give(1, *mine[:2])
    table.give(1, *mine[2:4])
    assert table.view(1).mine.given == "".join(tile[0] for tile in mine[2:4])


@pytest.mark.parametrize(
    ("letters", "why"),
    [
        ((), "coquillaude-give-so-many"),
        (("Z9",), "coquillaude-not-your-letter"),
        (("A1", "A2"), "coquillaude-give-so-many"),
    ],
)
def test_a_gift_is_of_ones_own_letters_and_of_so_many(letters: tuple[str, ...], why: str) -> None:
    table = Table(6544, 1112, 1113)
    with pytest.raises(Rejected, match=why):
        table.give(1, *letters)
    with pytest.raises(Rejected, match="coquillaude-nothing-to-give"):
        table.give(0, "A1")


def test_a_giver_short_of_letters_gives_all_he_has_and_is_not_asked() -> None:
    table = Table(6543, 4444, 1113)
    table.put(capitals=("", "DEFGHIJ", "KLM"))
    table.answer(0, "non")
    table.put(capitals=("AB", "DEFGHIJ", "KLM"))
    table.go_on()
    # He has drawn two, and both have no more than four: nobody chooses.
    assert table.name == "question"
    assert table.state.capitals[0] == ""
    assert table.state.capitals[2] == ""
    assert len(table.state.capitals[1]) == 7 + 4 + 3


def test_in_silence_the_least_useful_letters_are_given() -> None:
    table = Table(6543, 5544, 1113)
    table.answer(0)
    table.put(bag="XW" + table.state.bag[2:])
    table.go_on()
    table.put(capitals=("TABLESXW", table.state.capitals[1], "SELZKAAA"))
    assert table.name == "gifts"
    table.expire()
    assert table.state.capitals[0] == "TABLES"  # a word of his, and two letters nobody wants
    assert set("ZK") <= set(table.state.capitals[1])


def at_the_second_turn() -> Table:
    """The first has drawn and may compose; the second has rolled a gift."""
    table = Table(6545, 6544, 1113)
    table.answer(0)
    table.go_on()
    assert table.name == "gifts"
    return table


def test_a_proposal_locked_with_a_letter_since_given_away_reopens() -> None:
    table = at_the_second_turn()
    table.put(capitals=("TABLEZ", *table.state.capitals[1:]))
    table.lock(0, "table", MID)
    assert table.view(0).mine.locked is not None
    table.give(0, "T1")
    told = table.give(2, tiles(table.state.capitals[2])[0])
    assert told == ["coquillaude-reopened"]
    mine = table.view(0).mine
    assert mine.locked is None
    assert (mine.draft.typed, mine.draft.missing) == ("table", "T")


def test_a_gift_of_another_letter_leaves_the_proposal_locked() -> None:
    table = at_the_second_turn()
    table.put(capitals=("TABLEZ", *table.state.capitals[1:]))
    table.lock(0, "table", MID)
    table.expire()  # in silence the letters of his proposal are kept
    assert table.view(0).mine.locked.proposal.word == "TABLE"
    assert table.state.capitals[0] == "TABLE"


def test_what_a_coquillaude_brings_is_told_by_what_the_bag_holds() -> None:
    table = Table(6543, 5432, 4321, kinds={5432: "coquillaude"})
    table.answer(0)
    table.put(bag="ABCDEFG")  # four for the answer
    table.go_on(0, 1)
    step = table.match.play(Input(table.match.now, 2, GoOn()))
    told = {event.key: event.params for event in step.events}
    assert told["coquillaude-lucky-coquillaude"]["count"] == 3
    assert table.view().phase.letters == 3


def test_a_short_bag_gives_what_is_left_and_then_nobody_is_asked() -> None:
    table = Table(6543, 5432, 4321)
    table.put(bag="AB")
    table.answer(0)
    assert table.view().phase.letters == 2
    table.go_on()
    assert table.state.capitals[0].endswith("AB")
    assert table.name == "compose"
    assert [turn.seat for turn in table.view().turns] == [0]
    assert table.view().composing == (0, 1, 2)


def test_with_the_bag_empty_a_round_is_words_only() -> None:
    table = Table(6543, 5432, 4321, options=Options(ending="six"))
    table.put(bag="", capitals=("TABLE", "TABLE", "TABLE"))
    table.answer(0)
    table.go_on()
    table.passes(0, 1, 2)
    table.go_on()
    table.go_on()
    assert (table.state.round, table.name) == (2, "compose")
    assert table.view().turns == ()
