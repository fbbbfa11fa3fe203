"""The number of hints is counted, and shown at the end."""

import pytest

from games.reussite.table import Table
from parlotte.core.contract import Rejected
from parlotte.games.reussite.actions import Answer, AskBot, GiveUp, NoIdea, Propose, TakeHint, Undo
from parlotte.games.reussite.advice import NOT_FOUND, Advice, counts


def a_table(**about: object) -> Table:
    columns = ("AXO", "AXR", "AXN", "AXE", "A", "A", "A")
    return Table(*columns, stock="b" * 9, known=("ORNE",), **about)


def hints(table: Table) -> int:
    return table.game.view(table.state, 0).hints


def test_each_hint_counts_once_for_the_same_cards() -> None:
    table = a_table()
    assert hints(table) == 0
    table.do(TakeHint("nudge"))
    table.do(TakeHint("nudge"))
    assert hints(table) == 1
    table.do(TakeHint("word"))
    assert hints(table) == 2


def test_an_undo_takes_back_no_hint_and_what_was_read_is_read_again_for_nothing() -> None:
    table = a_table()
    table.do(TakeHint("word"))
    table.take(0, 1, 2, 3)
    table.propose()
    assert [one.word for one in table.state.words] == ["ORNE"]
    table.do(Undo())
    assert hints(table) == 1
    table.do(TakeHint("word"))
    assert hints(table) == 1


def test_another_word_after_an_objection_is_another_hint() -> None:
    table = a_table(holders=("person", "person"))
    table.do(TakeHint("word"))
    table.take(0, 1, 2, 3)
    table.do(Propose())
    table.do(Answer(aye=False), 1)
    table.do(TakeHint("word"), 1)
    assert hints(table) == 2


def test_the_word_of_a_bot_that_was_asked_is_a_hint() -> None:
    table = a_table(holders=("person", "bot"))
    table.do(AskBot(1))
    assert hints(table) == 0
    table.take(0, 1, 2, 3)
    table.do(Propose(table.state.drafts[0]), 1)
    assert hints(table) == 1


def test_a_bot_that_finds_nothing_has_helped_nobody() -> None:
    table = a_table(holders=("person", "bot"))
    table.do(AskBot(1))
    table.do(NoIdea(), 1)
    assert hints(table) == 0


def test_what_a_bot_proposes_unasked_is_no_hint() -> None:
    table = a_table(holders=("person", "bot")).take(0, 1, 2, 3)
    table.do(Propose(table.state.drafts[0]), 1)
    assert hints(table) == 0


def test_the_outcome_says_how_many() -> None:
    table = a_table()
    table.do(TakeHint("word"))
    table.do(GiveUp())
    assert table.outcome.params["hints"] == 1


def test_nothing_is_counted_while_nobody_looks_for_a_word() -> None:
    table = a_table(holders=("person", "person")).take(0, 1, 2, 3)
    table.do(Propose())
    with pytest.raises(Rejected, match="not-now"):
        table.do(TakeHint("word"))


def test_only_what_names_a_word_counts() -> None:
    found = Advice(found=True)
    assert counts("nudge", found) == TakeHint("nudge")
    assert counts("word", found) == TakeHint("word")
    assert counts("word", NOT_FOUND) is None
    assert counts("winnable", found) is None
    assert counts("solution", found) is None
