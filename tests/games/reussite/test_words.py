"""§3 A word: taking, putting back, stars, pétards, shifts, and what is refused."""

import pytest
from msgspec.structs import replace

from games.reussite.table import Table
from parlotte.core.contract import Rejected
from parlotte.games.reussite.actions import (
    AddPetard,
    Clear,
    Lay,
    Place,
    Propose,
    PutBack,
    Say,
    Spell,
    TakeBack,
)
from parlotte.games.reussite.cards import PETARDS
from parlotte.games.reussite.columns import Shift, Take
from parlotte.games.reussite.drafts import MOST_MOVES, PETARD, Draft, Slot
from parlotte.games.reussite.phases import Finished

ENOUGH = "b" * 12  # a stock, so that nothing ends


def word(table: Table, seat: int = 0) -> str:
    mine = table.game.view(table.state, seat).mine
    return mine.draft.word


def fault(table: Table) -> str | None:
    mine = table.game.view(table.state, 0).mine
    return mine.draft.fault


@pytest.mark.parametrize(("rest", "fatal"), [("", False), ("XYZ", True), ("WXYZ", False)])
def test_the_view_says_what_a_word_lacks_and_whether_it_would_end_the_deal(
    rest: str, fatal: bool
) -> None:
    table = Table("TEMA", rest, known=("AMET",))
    said = []
    for _ in range(4):
        table.take(0)
        mine = table.game.view(table.state, 0).mine
        said.append(mine.draft.missing)
    assert said == [3, 2, 1, 0]
    assert (mine.draft.left, mine.draft.fatal) == (len(rest), fatal)


@pytest.mark.parametrize(("left", "farewell"), [(3, True), (2, False)])
def test_the_view_says_whether_a_proposal_burns_the_first_petard(left: int, farewell: bool) -> None:
    two = ("person", "person")
    table = Table("T", "E", "M", known=("TEMA",), stock=ENOUGH, holders=two, petards=left)
    table.take(0, 1, 2)
    table.petard("A")
    table.propose()
    proposal = table.game.view(table.state, None).proposal
    assert proposal.farewell is farewell


def test_taking_a_bottom_frees_the_card_above_it() -> None:
    table = Table("TEMA", known=("AMET",), stock=ENOUGH).take(0, 0, 0, 0)
    assert word(table) == "AMET"
    with pytest.raises(Rejected, match="reussite-empty-column"):
        table.take(0)
    with pytest.raises(Rejected, match="reussite-no-such-column"):
        table.take(7)
    table.propose()
    assert table.state.words[0].word == "AMET"


def test_an_empty_column_may_receive_a_bottom_while_writing() -> None:
    table = Table("EX", "", "MY", "A", "T", known=("TEMA",), stock=ENOUGH)
    with pytest.raises(Rejected, match="reussite-not-empty"):
        table.shift(0, 2)
    table.shift(0, 1)
    table.take(4, 0)
    table.shift(2, 0)  # the column that has just been emptied serves again
    table.take(2, 3)
    assert word(table) == "TEMA"
    table.propose()
    assert table.state.words[0].word == "TEMA"


def test_a_shifted_card_may_be_taken_too() -> None:
    table = Table("EX", "", stock=ENOUGH)
    table.shift(0, 1)
    table.take(0, 1)
    assert word(table) == "EX"


def test_at_least_four_cards_of_which_one_comes_from_the_columns() -> None:
    table = Table("T", "E", "M", known=("TEM", "TEMA"), stock=ENOUGH).take(0, 1, 2)
    assert fault(table) == "reussite-too-short"
    with pytest.raises(Rejected, match="reussite-too-short"):
        table.propose()
    table.petard("A")
    assert fault(table) is None
    table.propose()
    assert (table.state.petards, table.state.words[0].word) == (2, "TEMA")
    alone = Table("X", known=("TEM",), stock=ENOUGH)
    for letter in "TEM":
        alone.petard(letter)
    with pytest.raises(Rejected, match="reussite-no-petard"):
        alone.do(AddPetard())
    assert fault(alone) == "reussite-too-short"


def test_a_star_is_any_letter_but_must_say_which() -> None:
    table = Table("T", "E", "M", "*", known=("TEMA",), stock=ENOUGH).take(0, 1, 2, 3)
    assert fault(table) == "reussite-say-the-star"
    with pytest.raises(Rejected, match="reussite-say-the-star"):
        table.propose()
    with pytest.raises(Rejected, match="reussite-not-a-star"):
        table.say(0, "A")
    with pytest.raises(Rejected, match="reussite-not-a-letter"):
        table.say(3, "é")
    with pytest.raises(Rejected, match="reussite-not-a-letter"):
        table.say(3, "")
    table.say(3, "A")
    table.propose()
    assert table.game.view(table.state, None).stars == 1


def test_one_star_a_word_but_a_petard_may_stand_beside_it() -> None:
    table = Table("T", "E", "*", "*", known=("TEMA",), stock=ENOUGH).take(0, 1, 2, 3)
    table.say(2, "M")
    table.say(3, "A")
    assert fault(table) == "reussite-one-star"
    table.do(PutBack(3))
    table.petard("A")
    assert fault(table) is None


def test_a_word_with_a_star_leaves_four_cards() -> None:
    table = Table("T", "E", "M", "*", "B", "C", "D", known=("TEMA",)).take(0, 1, 2, 3)
    table.say(3, "A")
    with pytest.raises(Rejected, match="reussite-star-not-last"):
        table.propose()
    enough = Table("T", "E", "M", "*", "B", "C", "DE", known=("TEMA",))
    enough.take(0, 1, 2, 3)
    enough.say(3, "A")
    enough.propose()
    assert not isinstance(enough.phase, Finished)


def test_a_petard_may_be_in_the_last_word() -> None:
    table = Table("T", "E", "M", "X", known=("TEMAX", "TEMX")).take(0, 1, 2)
    table.petard("A")
    table.take(3)
    table.propose()
    assert table.phase == Finished("petards")


def test_putting_a_card_back_puts_back_what_hung_on_it() -> None:
    table = Table("EM", "T", "X*", stock=ENOUGH).take(0, 0, 1, 2, 2)
    table.say(3, "A")
    table.do(PutBack(0))  # the M: the E lies above it again
    assert word(table) == "TAX"
    table.do(PutBack(1))
    assert word(table) == "T"  # the X was under the star
    table.do(PutBack(0))
    assert table.state.drafts == {}
    with pytest.raises(Rejected, match="reussite-no-such-tile"):
        table.do(PutBack(0))


def test_a_shift_goes_back_with_the_card_that_made_room_for_it() -> None:
    table = Table("E", "MY", "T", stock=ENOUGH).take(0)
    table.shift(1, 0)
    table.take(1)
    table.do(PutBack(0))  # the E lies there again: the Y can't
    assert word(table) == ""
    assert table.state.drafts == {}


def test_a_word_may_be_written_twice() -> None:
    table = Table("TT", "EE", "MM", "AA", known=("TEMA",), stock="")
    for _ in range(2):
        table.take(0, 1, 2, 3)
        table.propose()
    assert [one.word for one in table.state.words] == ["TEMA", "TEMA"]
    assert table.phase == Finished("triumph")


def test_typing_makes_as_much_of_the_word_as_there_are_letters() -> None:
    table = Table("T", "e", "M", "A", "*", stock=ENOUGH, petards=0)
    table.do(Spell("témà"))
    assert word(table) == "TEMA"
    table.do(Spell("temazz"))
    assert word(table) == "TEMAZ"  # the star; there is no other
    table.do(Spell("42 !"))
    assert table.state.drafts == {}


def test_a_whole_draft_is_laid_or_played_at_once() -> None:
    table = Table("EX", "", "M", "A", "T", known=("TEMA",), stock=ENOUGH)
    moves = (Shift(0, 1), Take(4), Take(0), Take(2), Take(3))
    good = Draft(moves, tuple(map(Slot, range(4))))
    for bad in (
        Draft(moves, tuple(map(Slot, range(3)))),  # a card that is not used
        Draft(moves, (Slot(0), Slot(0), Slot(1), Slot(2), Slot(3))),  # one used twice
        Draft((Take(1),), (Slot(0),)),
    ):
        with pytest.raises(Rejected):
            table.do(Lay(bad))
    with pytest.raises(Rejected, match="reussite-not-a-letter"):
        table.do(Lay(Draft((), (Slot(-1, "Zz"),))))
    table.do(Lay(good))
    assert word(table) == "TEMA"
    table.do(Clear())
    table.do(Propose(good))
    assert table.state.words[0].word == "TEMA"


def test_saying_again_changes_the_letter() -> None:
    table = Table("*", stock=ENOUGH).take(0)
    table.say(0, "A")
    table.do(Say(0, "B"))
    assert word(table) == "B"


def test_what_was_done_last_to_a_draft_can_be_taken_back() -> None:
    table = Table("AM", "T*", "E", "", stock=ENOUGH).take(0, 2, 1)
    table.say(2, "S")
    table.do(Place(2, 0))
    seen = [word(table)]
    while table.state.drafts:
        table.do(TakeBack())
        seen.append(word(table))
    assert seen == ["SME", "MES", "ME?", "ME", "M", ""]
    with pytest.raises(Rejected, match="reussite-no-draft"):
        table.do(TakeBack())


def test_a_ready_made_word_gives_the_draft_back() -> None:
    table = Table("T", "E", "M", "A", known=("TEMA",), stock=ENOUGH).take(3, 2)
    table.do(Lay(Draft((Take(0), Take(1), Take(2), Take(3)), tuple(map(Slot, range(4))))))
    assert word(table) == "TEMA"
    table.do(TakeBack())
    assert word(table) == "AM"


def clears(table: Table) -> bool:
    """Whether taking back what was done last leaves no word."""
    return table.game.mine(table.state, 0).clears


def test_it_is_told_when_taking_back_leaves_no_word() -> None:
    table = Table("TEMA", *"pqrsuv", stock=ENOUGH, known=("AMET",))
    assert not clears(table)
    table.take(0)
    assert clears(table)  # its only card
    table.take(0)
    assert not clears(table)
    table.do(Clear())
    table.do(Spell("amet"))
    assert clears(table)  # written in one go


def test_a_shift_is_taken_back_too() -> None:
    table = Table("EX", "", "TO", stock=ENOUGH)
    table.shift(0, 1)
    table.take(2)
    table.do(TakeBack())
    assert table.state.drafts[0].moves == (Shift(0, 1),)
    table.do(TakeBack())
    assert table.state.drafts == {}


def test_a_draft_that_outlives_a_word_is_taken_back_card_by_card() -> None:
    table = Table("TEMA", "XO", "LU", *"pqrs", known=("AMET",), holders=("person", "person"))
    table.take(1, 1, seat=1)
    table.take(0, 0, 0, 0)
    table.propose()
    table.answer(1, aye=True)
    table.refill(2, 0)
    assert (word(table, 1), table.state.trails) == ("OX", {})  # his cards lie as they did
    table.do(TakeBack(), 1)
    assert word(table, 1) == "O"


def test_cards_are_not_pushed_to_and_fro_for_ever() -> None:
    table = Table("X", "", "TOUR", stock=ENOUGH)
    for step in range(MOST_MOVES):
        table.shift(step % 2, 1 - step % 2)
        assert table.game.view(table.state, 0).mine is not None
    with pytest.raises(Rejected, match="reussite-too-many-moves"):
        table.take(2)
    acts = {one.act for one in table.game.prompts(table.state, 0)}
    assert "take" not in acts
    assert "take-back" in acts


def test_typing_keeps_the_petards_that_lie_in_the_word_and_lights_none() -> None:
    table = Table("T", "E", "A", stock=ENOUGH, known=("TEMA",))
    table.do(Spell("TEMA"))
    assert word(table) == "TE"
    table.petard("M")
    table.do(Spell("TEMA"))
    assert word(table) == "TEMA"
    assert table.state.drafts[0].petards == 1


def test_in_the_deal_of_the_day_a_word_of_the_house_is_none() -> None:
    table = Table(*"TEMA", *"bcd", known=("AUTRE",), stock=ENOUGH, voted=("TEMA",))
    table.take(0, 1, 2, 3)
    view = table.game.view(table.state, 0)
    assert view.mine.draft.ruling == "voted"
    today = replace(table.state, day="2026-11-16")
    mine = table.game.view(today, 0).mine
    assert mine.draft.ruling == "unknown"


def fit(table: Table) -> str:
    mine = table.game.view(table.state, 0).mine
    return mine.draft.fit


def starred(*known: str) -> Table:
    """T * M A, and the star says nothing yet."""
    return Table("T", "*", "M", "A", *"bcd", known=known, stock=ENOUGH).take(0, 1, 2, 3)


def test_a_star_may_say_nothing_until_the_word_is_complete() -> None:
    table = Table("T", "*", "M", "A", *"bcd", known=("TEMA",), stock=ENOUGH).take(0, 1, 2)
    assert fit(table) == ""  # three cards are no word
    table.take(3)
    assert fit(table) == "E"  # offered, not decided
    with pytest.raises(Rejected, match="reussite-say-the-star"):
        table.propose()  # it is said before the word is proposed
    table.say(1, "E")
    assert fit(table) == ""
    assert "reussite-plays" in table.propose()


def test_a_letter_is_offered_only_where_no_other_makes_a_word() -> None:
    assert fit(starred("TEMA", "TOMA")) == ""
    assert fit(starred("AUTRE")) == ""


def test_no_letter_is_offered_where_the_word_could_not_be_played_with_it() -> None:
    last = Table("T", "*", "M", "A", known=("TEMA",))  # a star is never in the last word
    last.take(0, 1, 2, 3)
    assert fit(last) == ""
    two = Table("T", "*", "M", "*", *"bcd", known=("TEMA",), stock=ENOUGH)
    two.take(0, 1, 2, 3)
    assert fit(two) == ""


@pytest.mark.parametrize("bad", ["?", "é", "Zz", "z", "42"])
@pytest.mark.parametrize("first", [True, False])
def test_one_bad_letter_among_good_ones_spoils_a_draft(bad: str, first: bool) -> None:
    table = Table("T", "E", "M", "A", stock=ENOUGH, petards=PETARDS)
    slots = (Slot(PETARD, bad), Slot(PETARD, "A"), Slot(PETARD))
    with pytest.raises(Rejected, match="reussite-not-a-letter"):
        table.do(Lay(Draft((), slots if first else slots[::-1])))
    assert table.state.drafts == {}
    table.do(Lay(Draft((), slots[1:])))
    assert word(table) == "A?"
