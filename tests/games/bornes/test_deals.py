"""§11 to §14: the end of a deal, the jury, points, and a match of several deals."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.bornes.table import Table, cards, game
from parlotte.games.bornes.actions import Grade, Start
from parlotte.games.bornes.cards import CardId
from parlotte.games.bornes.options import Blank, Options
from parlotte.games.bornes.phases import UNSAID, Laid
from parlotte.games.bornes.scoring import in_hand, medals
from parlotte.games.bornes.shown import Medal
from parlotte.games.bornes.state import Graded, Sheet, Tally

CAT = "Le chat gris dort sur le lit."


def lay(table: Table, seat: int, hand: Sequence[CardId]) -> None:
    """These cards begin a sentence, with their first words."""
    ups = [game().book.sides(table.state.options, card)[0] for card in hand]
    table.do(seat, Start(tuple(ups), "fr"))


def out(table: Table, seat: int = 0) -> None:
    """Two sentences of his are accepted, and he has laid all his cards."""
    pile = table.state.piles[0]
    table.put(piles=(*table.state.piles, replace(pile, id=99)))
    lay(table, seat, table.state.hands[seat])
    table.end(seat)


def with_one_sentence(*others: str, **options: object) -> Table:
    """Seat 0 has said CAT, and holds words alone at his next turn."""
    table = Table(
        "chat gris dormir lit roi odeur", *others, stock="argent beau bébé balle enfant", **options
    )
    table.say(0, "chat gris dormir lit", CAT)
    table.discard(0, "odeur")
    table.pass_to(0)
    return table


def test_a_player_who_lays_all_cards_with_two_sentences_ends_the_deal() -> None:
    table = with_one_sentence("")
    out(table)
    assert table.name == "jury"
    assert (table.state.ended, table.state.went_out) == ("went-out", 0)


def test_with_fewer_he_draws_six_and_the_next_one_goes_on() -> None:
    table = with_one_sentence("")
    lay(table, 0, table.state.hands[0])
    table.end(0)
    assert (table.name, table.player) == ("turn", 1)
    assert len(table.state.hands[0]) == 6


def test_the_last_card_thrown_away_is_not_laid() -> None:
    table = with_one_sentence("")
    pile = table.state.piles[0]
    table.put(piles=(pile, replace(pile, id=99)))
    *hand, last = table.state.hands[0]
    lay(table, 0, hand)
    table.discard(0, last)
    assert (table.name, table.player) == ("turn", 1)


def test_a_censure_as_the_last_card_is_answered_and_the_deal_ends_all_the_same() -> None:
    table = with_one_sentence("L1", "")
    pile = table.state.piles[0]
    hand = (*table.state.hands[0][:5], "C1")
    stock = tuple(table.state.hands[0][5] if card == "C1" else card for card in table.state.stock)
    hands = (hand, *(
        tuple(table.state.hands[0][5] if card == "C1" else card for card in other)
        for other in table.state.hands[1:]
    ))  # fmt: skip
    table.put(piles=(pile, replace(pile, id=99)), hands=hands, stock=stock)
    lay(table, 0, hand[:5])
    table.censure(0, 1)
    table.coup_fourre(1)
    assert table.name == "jury"
    assert table.state.fourres == (0, 1, 0)
    assert table.state.went_out == 0


def test_the_jury_is_secret_and_most_votes_win() -> None:
    table = with_one_sentence("", "", goal=0)
    out(table)
    table.do(0, Grade(("1",), done=False))
    assert table.view().phase.done == ()
    table.do(0, Grade(("1",)))
    assert table.view(1).phase.done == (0,)
    assert (table.view(0).mine.funny, table.view(1).mine.funny) == ((1,), None)
    table.do(1, Grade(("1",)))
    table.do(2, Grade(("99",)))
    sheet = table.state.sheets[0]
    assert [(one.grade, one.funny) for one in sheet.sentences] == [("humour", 2), ("simple", 1)]


def test_a_tie_and_no_vote_at_all_are_simple() -> None:
    table = with_one_sentence("", goal=0)
    out(table)
    table.do(0, Grade(("1",)))
    table.do(1, Grade(()))
    assert {one.grade for one in table.state.sheets[0].sentences} == {"simple"}
    silent = with_one_sentence("", goal=0)
    out(silent)
    silent.expire()
    assert {one.grade for one in silent.state.sheets[0].sentences} == {"simple"}


def test_what_was_ticked_counts_when_the_time_is_up() -> None:
    table = with_one_sentence("", "", goal=0)
    out(table)
    for seat in (0, 1):
        table.do(seat, Grade(("1",), done=False))
    table.expire()
    assert [one.grade for one in table.state.sheets[0].sentences] == ["humour", "simple"]


def test_the_points_of_a_deal() -> None:
    table = with_one_sentence("Père_Noël J1 L1 F1 D1 C1", goal=0)
    hand = table.state.hands[1]
    out(table)
    table.grade(1)
    mine, other = table.state.sheets[0].tallies
    values = [one.values for one in table.state.sheets[0].sentences]
    assert values == [4, 4]
    assert mine.out == 10
    assert mine.sentences == (4 * 4 + 20) + (4 * 4 + 10)
    book, options = game().book, table.state.options
    laid = table.state.sentences[-1].cards
    assert mine.open == sum(book.value(options, one.up) for one in laid)
    assert mine.hand == 0
    assert other.hand == in_hand(book, options, table.state.hands[1])
    assert "J1" in hand
    assert other.out == other.open == other.sentences == other.fourres == 0


def test_cards_left_in_hand_are_added_or_by_option_deducted() -> None:
    hand = [one.partition(":")[0] for one in cards("Père_Noël chat L1 F1 J1")]
    book = game().book
    assert in_hand(book, Options(), hand) == 3 + 2 - 5  # of CHAT and MOINE the higher
    assert in_hand(book, Options(hand="deducted"), hand) == -3 - 2 - 5
    blank = Options(blanks=(Blank("Tata Odile"),), blanks_in_play="kept")
    assert in_hand(book, blank, ["V1", "V2"]) == 2 - 5


def test_one_deal_is_a_match_if_so_chosen() -> None:
    table = with_one_sentence("", goal=0)
    out(table)
    table.grade()
    assert table.view().phase.last
    table.go_on()
    assert table.name == "ended"
    assert table.match.outcome.winners == (0,)
    assert table.view().phase.best[0].text == CAT


def test_the_next_deal_is_begun_by_the_seat_to_the_left() -> None:
    table = with_one_sentence("", "")
    out(table)
    table.grade()
    table.go_on()
    assert (table.state.deal, table.player, table.name) == (2, 1, "turn")
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6]
    assert not table.state.piles
    assert table.view().totals == table.state.totals()
    assert table.view().totals[0] > 0


def in_silence(table: Table) -> None:
    """A deal in which nobody lays a word."""
    deal = table.state.deal
    while table.name == "turn" and table.state.deal == deal:
        table.discard(table.player)
    if table.name == "jury":
        table.grade()
    table.go_on()


def test_three_deals_that_bring_nobody_nearer_end_the_match() -> None:
    """With hands deducted, and all under CENSURE without a LIBERTÉ, it would have no end."""
    table = Table("", "", goal=1000, hand="deducted", libertes=0)
    for deal in (1, 2, 3):
        assert (table.name, table.state.deal) == ("turn", deal)
        in_silence(table)
    assert table.name == "ended"
    totals = table.state.totals()
    assert max(totals) < 0
    outcome = table.match.outcome
    assert outcome.winners == tuple(seat for seat in (0, 1) if totals[seat] == max(totals))


def test_what_was_won_before_still_counts_when_it_goes_stale() -> None:
    table = with_one_sentence("", goal=1000, hand="deducted")
    out(table)
    table.grade()
    table.go_on()
    assert max(table.state.totals()) == table.state.totals()[0] > 0
    for deal in (2, 3, 4):
        assert (table.name, table.state.deal) == ("turn", deal)
        in_silence(table)
    assert table.name == "ended"
    assert table.match.outcome.winners == (0,)


def test_a_tie_for_the_first_place_plays_one_more_deal() -> None:
    table = with_one_sentence("")
    out(table)
    table.grade()
    sheet = table.state.sheets[0]
    rich = replace(sheet.tallies[0], sentences=600)
    for tallies, phase in (((rich, rich), "turn"), ((rich, sheet.tallies[1]), "ended")):
        state = replace(table.state, sheets=(replace(sheet, tallies=tallies),))
        copy = with_one_sentence("")
        copy.match.present = replace(table.match.present, state=state)
        copy.go_on()
        assert copy.name == phase


def test_partners_add_their_points_and_share_a_place() -> None:
    table = with_one_sentence("", "", "", teams=True, goal=0)
    out(table)
    table.grade()
    tallies = table.state.sheets[0].tallies
    assert table.view().totals[0] == table.view().totals[2] == tallies[0].total + tallies[2].total
    table.go_on()
    outcome = table.match.outcome
    assert outcome.winners == (0, 2)
    assert [(one.seat, one.place) for one in outcome.standings] == [(0, 1), (2, 1), (1, 2), (3, 2)]


def test_medals_are_for_whoever_has_most_of_it_alone() -> None:
    """Both have said a proverb, so nobody gets that one."""
    cards = tuple(Laid(f"{number}:a") for number in range(1, 7))

    def graded(owner: int, grade: str, count: int) -> Graded:
        return Graded(owner, "fr", cards[:count], UNSAID, 0, 0, grade, 0)

    sentences = (
        graded(0, "humour", 4),
        graded(1, "simple", 6),
        graded(1, "proverb", 3),
        graded(0, "proverb", 2),
    )
    tallies = (Tally(0, 0, 0, 0, 0), Tally(0, 0, 0, 20, 0))
    table = Table("", "")
    assert table.view().medals == ()
    sheet = Sheet(1, "no-words", None, tallies, sentences)
    table.put(sheets=(sheet,))
    assert table.view().medals == (Medal("rire", 0, 1), Medal("plume", 1, 6), Medal("fourre", 1, 2))
    short = replace(sheet, tallies=tallies[:1] * 2, sentences=(graded(0, "simple", 4),))
    assert medals((short,), 2) == ()


def test_three_rounds_without_a_word_end_a_deal_whose_discards_were_shuffled() -> None:
    table = Table("", "", stock="58 59")
    table.put(stock=table.state.stock[:2], discards=table.state.stock[2:])
    turns = 0
    while table.name == "turn":
        turns += table.state.reshuffled
        table.expire()
    assert table.state.sheets[0].why == "no-words"
    assert turns == 3 * 2
    assert table.name == "score"


def test_twelve_rounds_without_a_word_end_a_deal_whose_stock_never_runs_out() -> None:
    table = Table("", "", "")
    turns = 0
    while table.name == "turn":
        table.discard(table.player, pick_up=bool(table.state.discards))
        turns += 1
    assert turns == 12 * 3
    assert not table.state.reshuffled
    assert table.state.sheets[0].why == "no-words"


def test_a_player_who_cannot_draw_back_to_six_ends_the_deal() -> None:
    table = with_one_sentence("")
    spare = (*table.state.stock, *table.state.discards)
    table.put(stock=(), discards=(), aside=spare)
    lay(table, 0, table.state.hands[0][:3])
    table.discard(0)
    assert table.state.ended == "no-cards"
    assert table.state.went_out is None
