"""§1, §2 and §4: the deal, covering, refilling, and who chooses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games.reussite.table import Table, game
from parlotte.core.contract import Closed, Expired, Rejected
from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite.actions import Answer, Clear, Cover, Refill, TurnStock, Withdraw
from parlotte.games.reussite.cards import COLUMNS, dealt, is_stop
from parlotte.games.reussite.columns import open_to_cover
from parlotte.games.reussite.options import SECOND_THOUGHT, TAKE_OVER, Options
from parlotte.games.reussite.phases import Composing, Covering, Refilling, Turning

TWO = ("person", "person")


def fresh(**options: object) -> Table:
    """A deal as it begins."""
    table = Table(options=Options(**options))
    setup = table.match.setup
    state = table.game.setup(setup.options, setup.seats, Rng(setup.seed)).state
    table.match.present = type(table.match.present)(state, setup.seats.holders, for_people=True)
    return table


def test_one_card_on_each_column_then_cover() -> None:
    table = fresh(deal="NA234567")
    cards = dealt("NA234567")
    assert table.columns == tuple(cards[:COLUMNS])
    assert table.state.stock == cards[COLUMNS:]
    assert table.phase == Covering(0, None)  # alone: nobody else could take over


def test_the_next_card_goes_where_it_was_wanted_and_blue_letters_and_stars_stop() -> None:
    table = Table("A", "b", "*", "D", stock="EfG", phase=Covering(0, None))
    assert table.game.view(table.state, None).open == (0, 3)
    with pytest.raises(Rejected, match="reussite-stopped-column"):
        table.cover(1)
    with pytest.raises(Rejected, match="reussite-stopped-column"):
        table.cover(2)
    with pytest.raises(Rejected, match="reussite-stopped-column"):
        table.cover(6)  # empty
    table.cover(3, 3)
    assert table.columns[:4] == ("A", "b", "*", "DEf")
    assert isinstance(table.phase, Covering)
    table.cover(0)
    assert table.phase == Composing()  # the stock is empty


def test_au_plus_vite_covers_from_left_to_right() -> None:
    table = Table("A", "b", "C", stock="DEFghI", phase=Covering(0, None))
    table.cover_all()
    assert table.columns[:3] == ("ADFh", "b", "CEg")
    assert (table.state.stock, table.phase) == ("I", Composing())


@given(st.integers(0, 2**32), st.booleans())
def test_a_cover_draws_up_to_as_many_stop_cards_as_columns_are_open(
    seed: int, expert: bool
) -> None:
    """Law: with u open columns a cover phase draws exactly up to the u-th stop card."""
    draws = Draws(Rng(seed.to_bytes(8, "little")))
    cards = "".join(draws.shuffled(dealt("NE234567" if expert else "NA234567")))
    table = Table(*cards[:7], stock=cards[7:], phase=Covering(0, None))
    if not open_to_cover(table.columns):
        return
    wanted, stops = len(open_to_cover(table.columns)), 0
    expected = 0
    for card in table.state.stock:
        expected += 1
        stops += is_stop(card)
        if stops == wanted:
            break
    before = len(table.state.stock)
    while isinstance(table.phase, Covering):
        table.cover(draws.pick(open_to_cover(table.columns)))
    assert before - len(table.state.stock) == expected


def test_automatic_cover_asks_nobody() -> None:
    table = fresh(cover="automatic", deal="NA234567")
    assert table.phase == Composing()
    assert open_to_cover(table.columns) == ()


def test_an_empty_column_gets_the_bottom_of_another() -> None:
    table = Table("Ax", "T", "E", "M", "OR", "s", "u", known=("TEMA",), stock="BcdefG")
    table.take(1, 2, 3)
    table.take(0)
    with pytest.raises(Rejected):
        table.propose()  # TEMX is no word
    table = Table("XA", "T", "E", "M", "OR", "s", "u", known=("TEMA",), stock="BcdefG")
    table.take(1, 2, 3, 0)
    table.propose()
    assert isinstance(table.phase, Refilling)
    assert table.columns == ("X", "", "", "", "OR", "s", "u")
    assert table.game.view(table.state, 0).open == (4,)
    with pytest.raises(Rejected, match="reussite-cannot-lend"):
        table.refill(0, 1)
    with pytest.raises(Rejected, match="reussite-not-empty"):
        table.refill(4, 0)
    table.refill(4, 2)
    # Nobody has two cards any more: the stock fills the others, one by one, and then covers.
    assert table.phase == Turning(0, SECOND_THOUGHT)
    table.do(TurnStock())
    assert table.columns == ("X", "B", "R", "c", "O", "s", "u")
    assert isinstance(table.phase, Covering)


def test_with_an_empty_stock_a_column_stays_empty() -> None:
    table = Table("XT", "E", "M", "A", "O", "s", "u", known=("TEMA",)).take(0, 1, 2, 3)
    table.propose()
    assert table.columns == ("X", "", "", "", "O", "s", "u")  # no column can lend
    assert table.phase == Composing()


def test_refill_by_itself_takes_from_the_longest() -> None:
    options = Options(refill="automatic")
    table = Table("T", "E", "M", "A", "OR", "sbc", "u", known=("TEMA",), stock="", options=options)
    table.take(0, 1, 2, 3)
    table.propose()
    assert table.columns == ("c", "R", "b", "", "O", "s", "u")  # of equals the leftmost
    assert table.phase == Composing()


def test_covering_is_for_who_played_the_word_and_for_anyone_after_twenty_seconds() -> None:
    table = Table("A", "b", stock="CDe", phase=Covering(0, TAKE_OVER), holders=TWO)
    with pytest.raises(Rejected, match="reussite-not-yours"):
        table.do(Cover(0), seat=1)
    table.do(Expired(), seat=None, after=TAKE_OVER)
    assert table.phase == Covering(None, None)
    table.do(Cover(0), seat=1)
    assert table.phase.owner == 1  # he goes on


def test_a_player_who_leaves_leaves_the_choice_to_anyone() -> None:
    table = Table("A", "b", stock="CDe", phase=Covering(0, TAKE_OVER), holders=TWO)
    table.becomes(0, "away")
    assert table.phase == Covering(None, None)
    refilling = Table("AB", "", stock="C", phase=Refilling(0, TAKE_OVER), holders=TWO)
    refilling.becomes(0, "away")
    refilling.do(Refill(0, 1), seat=1)
    assert refilling.columns[:2] == ("A", "B")


def test_the_hosts_hand_ends_a_choice_that_nobody_makes() -> None:
    table = Table("A", "b", stock="CDe", phase=Covering(None, None), holders=TWO)
    table.do(Closed(), seat=None)
    assert table.phase == Composing()
    table.do(Closed(), seat=None)  # nobody is waited for: nothing happens
    assert table.phase == Composing()


def test_a_draft_stays_where_its_cards_are_not_covered() -> None:
    table = Table("A", "OU", "b", stock="cde", phase=Composing(), holders=("person",) * 3)
    table.take(1, 1, seat=1)
    table.take(0, seat=2)
    table.match.present = replace(
        table.match.present, state=replace(table.state, phase=Covering(0, None))
    )
    table.cover(0)
    assert set(table.state.drafts) == {1}


def test_no_two_phases_have_the_same_name() -> None:
    table = Table(*"TEMA", *"bcd", known=("TEMA", "META"), stock="e" * 9, holders=TWO)
    names = [table.match.game.phase(table.state)]
    for spelt in ((0, 1, 2, 3), (2, 1, 0, 3)):
        table.take(*spelt)
        table.propose()
        names.append(table.match.game.phase(table.state))
        table.do(Withdraw())
        names.append(table.match.game.phase(table.state))
        table.do(Clear())
    covering = Table("A", "b", stock="CDe", phase=Covering(0, TAKE_OVER), holders=TWO)
    before = covering.match.game.phase(covering.state)
    covering.do(Expired(), seat=None, after=TAKE_OVER)
    assert covering.match.game.phase(covering.state) != before
    assert len(set(names)) == len(names)


def test_a_deal_that_does_not_exist_is_refused() -> None:
    setup = Table().match.setup
    with pytest.raises(Rejected, match="reussite-no-such-deal"):
        game().setup(Options(deal="abracadabra"), setup.seats, Rng(b"seed"))


def test_it_is_twenty_seconds_on_the_sheet() -> None:
    """Printed, and so no constant of ours."""
    table = Table("UT", "E", "M", "A", *"bcd", known=("TEMA",), stock="EFGHij", holders=TWO)
    table.take(0, 1, 2, 3)
    table.propose()
    table.do(Answer(aye=True), seat=1, after=5_000)
    assert isinstance(table.phase, Covering | Refilling)
    assert (table.phase.owner, table.phase.ends_at) == (0, 25_000)
    with pytest.raises(Rejected, match="reussite-not-yours"):
        table.do(TURNS[type(table.phase)], seat=1, after=19_999)
    table.do(Expired(), seat=None, after=20_000)
    assert (table.phase.owner, table.phase.ends_at) == (None, None)
    table.do(TURNS[type(table.phase)], seat=1)


TURNS = {Covering: Cover(0), Refilling: Refill(0, 1)}
