"""The view of the end, and the prompts that nobody must answer."""

from games.reussite.table import Table
from parlotte.core.contract import MINUTE, Holder
from parlotte.core.prompts import Pick, Prompt
from parlotte.games.reussite.actions import GiveUp
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Composing, Covering, Finished
from parlotte.games.reussite.shown import EndView

TWO: tuple[Holder, ...] = ("person", "person")
WITH_BOT: tuple[Holder, ...] = ("person", "bot")
ENOUGH = "efghij" * 2


def end_of(table: Table) -> EndView:
    assert isinstance(table.phase, Finished)
    view = table.game.view(table.state, None)
    assert view.phase == "finished"
    assert (view.ends_at, view.waiting, view.proposal, view.owner) == (None, (), None, None)
    assert view.end is not None
    return view.end


def optional(table: Table, seat: int = 0) -> dict[str, Prompt]:
    """What the table does not wait for."""
    return {one.act: one for one in table.game.prompts(table.state, seat) if not one.must}


def test_during_a_deal_there_is_no_end_and_no_code_of_a_new_deal() -> None:
    table = Table("T", "E", "M", "A", "b", known=("TEMA",), stock=ENOUGH)
    view = table.game.view(table.state, 0)
    assert (view.end, view.code) == (None, "")


def test_a_triumph_shows_its_score_and_the_code_to_deal_it_again() -> None:
    table = Table("T", "E", "M", "A", known=("TEMA",)).take(0, 1, 2, 3)
    table.propose()
    assert end_of(table) == EndView(
        end="triumph", gave_up=False, out_of_time=False, left=0, score="🟦"
    )
    assert table.game.view(table.state, None).code == table.state.code
    assert table.game.prompts(table.state, 0) == ()


def test_the_score_has_a_star_for_a_word_with_one_and_the_petards_behind() -> None:
    table = Table("T", "*", "M", "A", *"bcd", known=("TEMAS",), stock="e").take(0, 1, 2, 3)
    table.say(1, "E")
    table.petard("S")
    table.propose()
    table.do(GiveUp())
    assert end_of(table) == EndView(
        end="failed", gave_up=True, out_of_time=False, left=4, score="⭐🧨"
    )


def test_giving_up_shows_what_was_left() -> None:
    table = Table("T", "E", "M", "A", "b", stock="cd")
    table.do(GiveUp())
    assert end_of(table) == EndView(end="failed", gave_up=True, out_of_time=False, left=7, score="")


def test_the_end_tells_that_time_ran_out() -> None:
    table = Table(
        "T", "E", "M", "A", "b", options=Options(minutes=10), ends_at=10 * MINUTE, stock="c"
    )
    assert table.match.deadline == 10 * MINUTE
    table.expire()
    assert end_of(table) == EndView(end="failed", gave_up=False, out_of_time=True, left=6, score="")


def test_before_a_card_is_taken_one_may_shift_light_a_petard_and_give_up() -> None:
    found = optional(Table("TX", "", "M", "A", "b", "c", "d", stock=ENOUGH, petards=1))
    assert found.keys() == {"shift", "petard", "give-up"}
    assert found["shift"].needs == {"column": Pick((0, 2, 3, 4, 5, 6)), "to": Pick((1,))}


def test_without_a_gap_nothing_is_shifted_and_without_petards_none_is_lit() -> None:
    found = optional(Table("T", "E", "M", "A", "b", "c", "d", stock=ENOUGH, petards=0))
    assert found.keys() == {"give-up"}


def test_a_draft_may_be_put_back_placed_cleared_and_taken_back() -> None:
    table = Table("T", "E", "*", "A", "b", "c", "d", stock=ENOUGH, petards=0).take(0, 2)
    found = optional(table)
    assert found.keys() == {
        "shift", "put-back", "place", "clear", "take-back", "say", "give-up",
    }  # fmt: skip
    assert found["put-back"].needs == {"at": Pick((0, 1))}
    assert found["place"].needs == {"at": Pick((0, 1)), "to": Pick((0, 1))}
    assert found["say"].needs["at"] == Pick((1,))


def test_no_more_petards_are_offered_than_are_left() -> None:
    table = Table("T", "E", "M", "A", "b", "c", "d", stock=ENOUGH, petards=2)
    table.petard("A")
    assert "petard" in optional(table)
    table.petard("B")
    assert "petard" not in optional(table)


def test_people_may_ask_a_bot_and_a_bot_asks_nobody() -> None:
    table = Table("T", "E", "M", "A", "b", "c", "d", stock=ENOUGH, holders=WITH_BOT)
    assert optional(table, 0)["ask-bot"].needs == {"seat": Pick((1,))}
    assert not {"ask-bot", "give-up"} & optional(table, 1).keys()
    asked = Table("T", "E", "M", "A", stock=ENOUGH, holders=WITH_BOT, phase=Composing(asked=1))
    acts = {one.act for one in asked.game.prompts(asked.state, 1)}
    assert "no-idea" in acts
    assert "no-idea" not in {one.act for one in asked.game.prompts(asked.state, 0)}


def test_the_proposer_may_withdraw_and_the_other_must_answer() -> None:
    table = Table("T", "E", "M", "A", *"bcd", known=("TEMA",), stock=ENOUGH, holders=TWO)
    table.take(0, 1, 2, 3)
    table.propose()
    assert optional(table, 0).keys() == {"withdraw"}
    assert optional(table, 1) == {}
    [answer] = table.game.prompts(table.state, 1)
    assert (answer.act, answer.must) == ("answer", True)


def test_an_unknown_word_may_be_pleaded_for_where_somebody_can_vote() -> None:
    table = Table("T", "E", "M", "A", *"bcd", known=("AUTRE",), stock=ENOUGH, holders=TWO)
    table.take(0, 1, 2, 3)
    assert "plead" in optional(table)
    assert "propose" not in {one.act for one in table.game.prompts(table.state, 0)}


def test_cover_all_is_offered_only_to_the_current_player() -> None:
    table = Table("A", "b", stock="CDe", phase=Covering(0, None), holders=TWO)
    assert optional(table, 0).keys() == {"cover-all"}
    assert optional(table, 1) == {}
