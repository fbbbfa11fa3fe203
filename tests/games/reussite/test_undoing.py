"""§5 Undoing the last word or refill: free for its author, for others by consent."""

from typing import Any

import pytest

from games.reussite.table import Table
from parlotte.core.contract import SECOND, Closed, Expired, Holder, Rejected
from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite.actions import Refill, TurnStock, Undo, Withdraw
from parlotte.games.reussite.bots import ReussiteBot
from parlotte.games.reussite.options import SECOND_THOUGHT, TAKE_OVER, VOTING, Options
from parlotte.games.reussite.phases import Composing, Covering, Refilling, Turning, Undoing
from parlotte.games.reussite.waiting import waiting

TWO: tuple[Holder, ...] = ("person", "person")
THREE: tuple[Holder, ...] = ("person",) * 3
COLUMNS = ("TEMA", "OS", *"bcdfg")


def acts(table: Table, seat: int) -> set[str]:
    return {one.act for one in table.game.prompts(table.state, seat)}


def played(holders: tuple[Holder, ...] = THREE) -> Table:
    """The first seat has played AMES, and covers; no card was turned."""
    table = Table(*COLUMNS, known=("AMES",), stock="hijklm", holders=holders)
    table.take(0, 0, 0, 1)
    table.propose()
    if len(holders) > 1:
        table.answer(1, aye=True)
    assert isinstance(table.phase, Covering)
    return table


def is_back(table: Table) -> bool:
    return (table.columns, table.state.words, table.phase) == (COLUMNS, (), Composing())


def test_undo_is_free_until_a_card_is_turned() -> None:
    columns = ("T", "E", "M", "A", "ORN", "su", "uv")
    table = Table(*columns, known=("TEMA",))
    with pytest.raises(Rejected, match="reussite-nothing-to-undo"):
        table.do(Undo())
    table.take(0, 1, 2, 3)
    table.propose()
    table.refill(4, 0)
    assert table.columns == ("N", "", "", "", "OR", "su", "uv")
    table.do(Undo())
    assert isinstance(table.phase, Refilling)
    table.do(Undo())
    assert (table.columns, table.state.words, table.phase) == (columns, (), Composing())
    assert table.propose() == ["reussite-plays"]  # the word has come back as a draft
    turning = Table("T", "E", "M", "A", "b", "c", "d", known=("TEMA",), stock="efghij")
    turning.take(0, 1, 2, 3)
    turning.propose()
    with pytest.raises(Rejected, match="reussite-nothing-to-undo"):
        turning.do(Undo())


def test_a_word_is_undone_while_covering_as_long_as_no_card_was_turned() -> None:
    table = Table("TEMA", "OS", *"bcdfg", known=("AMES",), stock="hijklm", holders=TWO)
    table.take(1, seat=1)
    table.take(0, 0, 0)
    table.take(1)
    assert "undo" not in acts(table, 0) | acts(table, 1)
    table.propose()
    table.answer(1, aye=True)
    assert isinstance(table.phase, Covering)
    assert "undo" in acts(table, 0) & acts(table, 1)
    table.do(Undo())
    assert (table.columns[:2], table.phase) == (("TEMA", "OS"), Composing())
    assert len(table.state.drafts[0].slots) == 4
    table.propose()
    table.answer(1, aye=True)
    table.cover(0)
    assert "undo" not in acts(table, 0) | acts(table, 1)
    with pytest.raises(Rejected, match="reussite-nothing-to-undo"):
        table.do(Undo())


def test_another_asks_the_table_and_it_is_undone_when_somebody_agrees() -> None:
    table = played()
    assert "undo" in acts(table, 1)
    assert table.do(Undo(), 1) == ["reussite-asks-undo"]
    assert isinstance(table.phase, Undoing)
    assert len(table.state.words) == 1  # nothing is undone yet
    view = table.game.view(table.state, None)
    assert (view.phase, view.undo.of, view.undo.word, view.undo.by) == ("undoing", 0, "AMES", 1)
    assert waiting(table.state) == (0, 2)
    with pytest.raises(Rejected, match="reussite-your-own-undo"):
        table.answer(1, aye=True)
    assert table.answer(2, aye=True) == ["reussite-undone"]
    assert is_back(table)
    assert set(table.state.drafts) == {0}  # the word comes back to whoever played it


@pytest.mark.parametrize(("players", "seconds"), [(2, 15), (4, 30)])
def test_or_after_a_while_without_objection(players: int, seconds: int) -> None:
    table = played(("person",) * players)
    table.do(Undo(), 1)
    assert table.match.deadline == seconds * SECOND
    table.do(Expired(), seat=None, after=seconds * SECOND)
    assert is_back(table)


def test_an_objection_cancels_it_and_the_table_goes_on_where_it_was() -> None:
    table = played()
    before = table.columns
    table.do(Undo(), 1, after=5 * SECOND)
    assert table.answer(0, aye=False) == ["reussite-objects-undo"]
    assert table.phase == Covering(0, table.now + TAKE_OVER)  # he has all his time again
    assert (table.columns, len(table.state.words)) == (before, 1)


def test_asked_again_it_goes_to_a_vote_and_a_tie_changes_nothing() -> None:
    table = played(TWO)
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    assert table.do(Undo(), 1) == ["reussite-undo-vote"]
    assert table.match.deadline == table.now + VOTING
    assert waiting(table.state) == (0,)
    assert table.answer(0, aye=False) == ["reussite-undo-refused"]
    assert isinstance(table.phase, Covering)
    assert len(table.state.words) == 1


def test_a_vote_may_undo_it_and_silence_counts_for_nothing() -> None:
    for silent in (False, True):
        table = played()
        table.do(Undo(), 1)
        table.answer(0, aye=False)
        table.do(Undo(), 1)
        if silent:
            table.do(Expired(), seat=None, after=VOTING)
        else:
            table.answer(2, aye=True)
        assert is_back(table)


def test_one_person_cannot_block_the_table_by_asking_again_and_again() -> None:
    table = played()
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    table.answer(2, aye=False)
    assert "undo" not in acts(table, 1)
    with pytest.raises(Rejected, match="reussite-undo-just-refused"):
        table.do(Undo(), 1)
    assert "undo" in acts(table, 2)  # another may ask, and the table votes again
    assert table.do(Undo(), 2) == ["reussite-undo-vote"]


def test_nor_by_stepping_back_from_every_vote() -> None:
    table = played()
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    assert table.do(Withdraw(), 1) == ["reussite-drops-undo"]
    assert "undo" not in acts(table, 1)
    with pytest.raises(Rejected, match="reussite-undo-just-refused"):
        table.do(Undo(), 1)
    assert "undo" in acts(table, 2)


def test_once_the_table_has_changed_it_may_be_asked_again() -> None:
    table = Table("TEMA", "ORS", "", *"bcdf", known=("AMES",), holders=TWO).take(0, 0, 0, 1)
    table.propose()
    table.answer(1, aye=True)
    assert isinstance(table.phase, Refilling)
    for _ in range(2):
        table.do(Undo(), 1)
        table.answer(0, aye=False)
    assert "undo" not in acts(table, 1)
    table.refill(1, 2)
    assert table.do(Undo(), 1) == ["reussite-asks-undo"]  # it is about the refill now
    view = table.game.view(table.state, None)
    assert view.undo.word == ""


def test_the_player_who_asked_may_withdraw() -> None:
    table = played()
    table.do(Undo(), 1)
    with pytest.raises(Rejected, match="reussite-not-your-undo"):
        table.do(Withdraw(), 0)
    assert table.do(Withdraw(), 1) == ["reussite-drops-undo"]
    assert isinstance(table.phase, Covering)
    assert not table.state.undo_objected


def test_a_bot_lets_the_only_person_go_back() -> None:
    table = Table(*COLUMNS, known=("AMES",), stock="hijklm", holders=("person", "bot"))
    table.take(0, 0, 0, 1, seat=1)
    table.propose(1)
    table.answer(0, aye=True)
    table.do(Undo(), 0)
    bot = ReussiteBot(table.game, 2, b"", 1)
    view = table.game.view(table.state, 1)
    answer = bot.act(view, table.game.prompts(table.state, 1), Draws(Rng(b"")))
    table.do(answer, 1)
    assert is_back(table)


def test_where_nobody_is_left_to_be_asked_it_is_undone() -> None:
    table = played(TWO)
    table.becomes(0, "away")
    table.do(Undo(), 1)
    assert is_back(table)
    other = played(TWO)
    other.do(Undo(), 1)
    other.becomes(0, "away")
    assert is_back(other)


def test_a_player_who_leaves_is_not_waited_for_in_that_vote() -> None:
    table = played(("person",) * 4)
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    table.do(Undo(), 1)
    table.answer(0, aye=False)
    table.becomes(2, "away")
    table.becomes(3, "bot")
    assert isinstance(table.phase, Covering)  # one for, one against
    assert len(table.state.words) == 1


NO_LENDER = ("A", "T", "E", "M", "OR", *"su")
BY_ITSELF = ("RSA", "T", "XE", "OM", *"bcd")


def lent(*columns: str, holders: tuple[Holder, ...] = ("person",), cover: Any = "hand") -> Table:
    """The last refill is made. Next the stock is turned by itself: no column can lend any more, or
    the table covers by itself."""
    options = Options(cover=cover)
    table = Table(*columns, known=("TEMA",), stock="Befghi", holders=holders, options=options)
    table.take(1, 2, 3, 0)
    table.propose()
    if len(holders) > 1:
        table.answer(1, aye=True)
    assert isinstance(table.phase, Refilling)
    table.refill(columns.index(max(columns, key=len)), 1)
    return table


@pytest.mark.parametrize(("columns", "cover"), [(NO_LENDER, "hand"), (BY_ITSELF, "automatic")])
def test_the_last_refill_can_be_taken_back_before_the_stock_is_turned(
    columns: tuple[str, ...], cover: str
) -> None:
    table = lent(*columns, cover=cover)
    assert table.phase == Turning(0, SECOND_THOUGHT)
    assert acts(table, 0) == {"turn", "undo"}
    assert len(table.state.stock) == 6
    table.do(Undo())
    assert isinstance(table.phase, Refilling)
    assert table.columns[1] == ""
    lender = columns.index(max(columns, key=len))
    table.refill(lender, 1)
    table.do(TurnStock())
    assert len(table.state.stock) < 6
    assert "undo" not in acts(table, 0)


def test_it_is_turned_after_a_moment_or_by_the_hosts_hand() -> None:
    for what, after in ((Expired(), SECOND_THOUGHT), (Closed(), 0)):
        table = lent(*NO_LENDER)
        table.do(what, seat=None, after=after)
        assert isinstance(table.phase, Covering)
        assert len(table.state.stock) < 6


def test_that_moment_belongs_to_whoever_refilled_and_another_asks() -> None:
    table = lent(*NO_LENDER, holders=THREE)
    with pytest.raises(Rejected, match="reussite-not-yours"):
        table.do(TurnStock(), 1)
    table.do(Undo(), 1, after=2 * SECOND)
    assert isinstance(table.phase, Undoing)
    table.answer(0, aye=False)
    assert table.phase == Turning(0, table.now + SECOND_THOUGHT)
    table.becomes(0, "away")
    table.do(TurnStock(), 1)
    assert len(table.state.stock) < 6


def test_each_step_belongs_to_the_player_who_made_it() -> None:
    columns = ("A", "T", "E", "M", "ORN", "su", "uv")
    table = Table(*columns, known=("TEMA",), stock="efg", holders=TWO).take(1, 2, 3, 0)
    table.propose()
    table.answer(1, aye=True)
    table.do(Expired(), seat=None, after=TAKE_OVER)
    table.do(Refill(4, 0), 1)  # the second takes over
    table.do(Undo(), 0)
    assert isinstance(table.phase, Undoing)  # it was not his
    table.do(Withdraw(), 0)
    table.do(Undo(), 1)
    assert isinstance(table.phase, Refilling)
    table.do(Undo(), 1)
    assert isinstance(table.phase, Undoing)  # the word was not his


def test_a_bot_lets_the_stock_be_turned() -> None:
    table = lent(*NO_LENDER, holders=("bot", "person"))
    bot = ReussiteBot(table.game, 2, b"", 0)
    view = table.game.view(table.state, 0)
    assert bot.act(view, table.game.prompts(table.state, 0), Draws(Rng(b""))) == TurnStock()
