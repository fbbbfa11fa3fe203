"""A host who plays: under a clock the host may end only phases that wait for the host alone."""

import pytest

from games.coquillaude.table import MID, Table
from parlotte.core.contract import Rejected
from parlotte.games.coquillaude.options import Options

HOST = 0


def test_a_host_does_not_end_a_rivals_question_after_a_millisecond() -> None:
    table = Table()
    table.answer(HOST)
    table.go_on()
    assert (table.name, table.state.turn.seat) == ("question", 1)
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(HOST, after=1)
    table.answer(1)
    assert table.view().phase.right is True


def test_he_ends_his_own_question_and_that_of_somebody_missing() -> None:
    table = Table()
    table.close(HOST)
    assert table.view().phase.given == ""
    table.go_on()
    table.close(HOST, 1)  # 1 has not been there for ten seconds
    assert table.view().phase.given == ""
    assert table.state.turn.seat == 1


def test_a_host_whose_word_is_in_does_not_end_the_others_three_minutes() -> None:
    table = Table().to_compose().hands("TABLE")
    table.lock(HOST, "TABLE", MID)
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(HOST)
    table.passes(1)
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(HOST)
    assert table.name == "compose"
    table.close(HOST, 2)  # the last one is missing
    assert table.name == "announce"


def test_a_host_does_not_choose_for_a_giver() -> None:
    table = Table(6522, 5432, 4321)
    assert (table.name, table.state.turn.seat) == ("gifts", HOST)
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(HOST)
    table.give(1, table.state.capitals[1][0] + "1")
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(HOST)
    table.close(HOST, 2)
    assert table.name == "question"


def test_what_is_only_looked_at_is_his_to_end_at_once() -> None:
    table = Table()
    table.answer(HOST, "")  # nobody can contest that
    assert table.name == "answered"
    table.close(HOST)
    assert table.state.turn.seat == 1


def test_sans_chrono_he_ends_any_of_it() -> None:
    table = Table(options=Options(question_seconds=0, compose_minutes=0))
    for _ in range(3):
        assert table.name == "question"
        table.close(HOST)
        table.close(HOST)
    assert table.name == "compose"
    table.close(HOST)
    assert table.name == "announce"
