"""§7 and §9 of the sheet: the highest score places. Ties, votes on a word or a person, what is
struck out."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.coquillaude.table import MID, Table, at, court, dice
from parlotte.core.contract import Rejected
from parlotte.games.coquillaude.options import Options
from parlotte.lexicon.judge import Words


def composing(*rolls: int, holders: Any = ("person",) * 3, **more: Any) -> Table:
    return Table(*rolls, holders=holders, **more).to_compose()


def announced(*words: str, **more: Any) -> Table:
    """Each seat locks its word in the middle, or passes."""
    table = composing(**more).hands(*(word or "X" for word in words))
    for seat, word in enumerate(words):
        if word:
            table.lock(seat, word, MID)
        else:
            table.passes(seat)
    return table


def points(table: Table) -> dict[int, int | None]:
    return {bid.seat: bid.points for bid in table.view().phase.bids}


def test_all_see_every_score_but_only_the_word_that_places() -> None:
    table = announced("TABLE", "TABLES", "BAL")
    bids = table.view().phase.bids
    assert [(bid.seat, bid.points) for bid in bids] == [(1, 36), (0, 25), (2, 9)]
    assert [bid.proposal and bid.proposal.word for bid in bids] == ["TABLES", None, None]
    assert "'TABLE'" not in repr(table.view(2))
    table.go_on()
    assert [bid.proposal is None for bid in table.view().phase.bids] == [False, True, True]


def test_all_words_are_shown_by_option() -> None:
    table = announced("TABLE", "TABLES", "BAL", options=Options(show_all=True))
    bids = table.view().phase.bids
    assert [bid.proposal.word for bid in bids] == ["TABLES", "TABLE", "BAL"]


def test_nobody_proposes_and_nothing_is_placed() -> None:
    table = announced("", "", "")
    assert table.view().phase.leader is None
    table.go_on()
    assert (table.name, table.view().phase.placing) == ("placed", None)
    table.go_on()
    assert (table.state.round, table.state.words) == (2, ())


def test_the_announce_is_a_moment_that_ends_by_itself() -> None:
    table = announced("TABLE", "TABLES", "BAL")
    table.expire()
    assert table.name == "placed"
    placed = table.view().phase.placing
    assert (placed.seat, placed.scored, placed.proposal.word) == (1, 36, "TABLES")
    assert table.view().latest == placed.proposal.new
    table.expire()
    assert table.state.round == 2


def test_equal_scores_go_to_the_higher_roll_of_the_round() -> None:
    table = announced("TABLES", "TABLES", "BAL", holders=("person",) * 3)
    assert table.view().phase.leader == 0
    assert (
        table.view().phase.bids[0].famous is False
    )  # shown, because a famous person would have won the tie


def test_an_anagram_of_somebody_famous_does_not_decide_a_tie() -> None:
    """BALISE with its anagram Blaise: 36 + 64 points. Napoléon is the word itself, and wins."""
    table = composing().hands("BALISE", "NAPOLEON", "X")
    table.lock(0, "balise", MID, "Blaise")
    table.lock(1, "Napoléon", MID)
    table.passes(2)
    assert points(table) == {0: 100, 1: 100, 2: None}
    assert table.view().phase.leader == 1


def test_a_player_without_a_roll_in_this_round_rolls_for_the_tie() -> None:
    """With the bag empty nobody has one; equal highest rolls are rolled again."""
    table = composing(6543, 5432, 4321, 2222, 5111, 5111, 3333, 1111)
    table.put(turns=())
    table.hands("TABLES", "TABLES", "TABLES")
    for seat in range(3):
        table.lock(seat, "TABLES", MID)
    bids = {bid.seat: bid for bid in table.view().phase.bids}
    assert bids[0].rolls == (dice(2222),)
    assert bids[1].rolls == (dice(5111), dice(3333))
    assert bids[2].rolls == (dice(5111), dice(1111))
    assert table.view().phase.leader == 1


def test_of_equals_with_a_roll_and_without_only_the_latter_roll() -> None:
    table = composing(6543, 5432, 4321, 6666)
    table.put(turns=table.state.turns[:2])
    table.hands("TABLES", "BAL", "TABLES")
    table.lock(0, "TABLES", MID)
    table.passes(1)
    table.lock(2, "TABLES", MID)
    bids = {bid.seat: bid for bid in table.view().phase.bids}
    assert (bids[0].rolls, bids[2].rolls) == ((), (dice(6666),))
    assert table.view().phase.leader == 2


def unknown(**more: Any) -> Table:
    """Seat 0 would win with a word nobody has heard of."""
    return announced("TABLOS", "TABLE", "BAL", **more)


def test_an_unknown_word_is_voted_on_only_if_it_would_win() -> None:
    assert unknown().view().phase.vote is not None
    table = composing().hands("TABLOS", "ENTASSE", "X")
    table.lock(0, "tablos", MID)
    table.lock(1, "entasse", MID)
    table.passes(2)
    assert table.view().phase.vote is None
    assert table.view().phase.leader == 1


def test_the_table_accepts_it_and_the_house_remembers() -> None:
    table = unknown()
    vote = table.view().phase.vote
    assert (vote.word, vote.kind, vote.by, vote.voters) == ("TABLOS", "word", 0, (1, 2))
    assert table.view().phase.bids[0].proposal.word == "TABLOS"
    with pytest.raises(Rejected, match="coquillaude-no-vote"):
        table.vote(0, aye=True)
    table.vote(1, aye=True)
    assert table.view().phase.vote.voted == (1,)
    assert table.view(2).mine.vote is None
    table.vote(2, aye=True)
    adopted = [(one.word, one.by, one.agreed, one.kind) for one in table.adopted]
    assert adopted == [("TABLOS", 0, (1, 2), "word")]
    assert table.view().voted == ("TABLOS",)
    table.go_on()
    assert table.state.scores == (36, 0, 0)
    assert not table.state.words[0].trusted


def test_a_refused_word_is_struck_out_and_the_next_best_places() -> None:
    table = unknown()
    table.vote(1, aye=True)
    table.vote(2, aye=False)  # a tie refuses
    assert table.adopted == ()
    bids = {bid.seat: bid for bid in table.view().phase.bids}
    assert bids[0].struck
    assert bids[0].proposal.word == "TABLOS"  # everybody has seen it
    assert table.view().phase.leader == 1
    table.go_on()
    assert table.state.scores == (0, 25, 0)
    assert table.state.capitals[0] == "TABLOS"  # letters kept


def test_in_silence_a_word_is_refused() -> None:
    table = unknown()
    assert table.match.deadline == table.match.now + 45_000
    table.expire()
    assert table.view().phase.leader == 1


def test_a_voter_who_leaves_is_not_waited_for() -> None:
    table = unknown()
    table.vote(1, aye=True)
    table.becomes(2, "bot")
    assert table.view().voted == ("TABLOS",)


def test_a_player_who_returns_during_the_vote_may_vote() -> None:
    table = unknown()
    table.becomes(2, "away")
    table.becomes(2, "person")
    table.becomes(0, "away")
    table.becomes(0, "person")  # it is his word
    assert table.view().phase.vote.voters == (1, 2)
    table.vote(1, aye=True)
    table.vote(2, aye=False)
    assert table.view().voted == ()


def test_the_hosts_hand_ends_no_vote_of_others_while_its_clock_runs() -> None:
    table = unknown()
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(1)
    assert table.view().phase.vote is not None
    table.vote(2, aye=False)
    table.close(1)  # it waited for him alone
    assert table.view().phase.vote is None
    table = announced("TABLOS", "TABLE", "BAL", options=Options(question_seconds=0))
    table.close()
    assert table.view().phase.leader == 1
    table.close()  # no vote any more: it is only looked at
    assert table.name == "placed"


def equal(
    *words: str, rolls: tuple[int, ...], more: tuple[int, ...], persons: tuple[int, ...] = ()
) -> Table:
    """Words of one length; who has rolled what in this round, and what is rolled next."""
    table = composing(6543, 5432, 4321, *more)
    turns = zip(table.state.turns, rolls, strict=True)
    table.put(turns=tuple(replace(turn, roll=dice(roll)) for turn, roll in turns))
    table.hands(*words)
    for seat, word in enumerate(words):
        table.lock(seat, word, MID, person=seat in persons)
    return table


@pytest.mark.parametrize(("aye", "leader"), [(True, 0), (False, 1)])
def test_a_tie_judged_again_after_a_vote_stands_as_it_was_rolled(aye: bool, leader: int) -> None:
    """The re-rolls of two who were equal are not compared with the first roll of a third."""
    table = equal("ZZZZ", "TELS", "LEST", rolls=(5432, 5432, 4321), more=(2111, 1112))
    assert (table.view().phase.leader, table.view().phase.vote.word) == (0, "ZZZZ")
    table.vote(1, aye=aye)
    table.vote(2, aye=aye)
    assert table.view().phase.leader == leader
    bids = {bid.seat: bid.rolls for bid in table.view().phase.bids}
    assert bids == {0: (dice(2111),), 1: (dice(1112),), 2: ()}


@pytest.mark.parametrize(("rolled", "leader"), [(3333, 0), (6666, 2)])
def test_who_comes_to_be_equal_only_after_a_vote_rolls_as_often_as_the_others(
    rolled: int, leader: int
) -> None:
    """Two persons are claimed, and roll; both refused, a third is their equal with one roll."""
    more = (6111, 2222, rolled)
    words = ("MOTS", "TELS", "LEST")
    table = equal(*words, rolls=(5432,) * 3, more=more, persons=(0, 1))
    for by in (0, 1):
        assert table.view().phase.vote.by == by
        for voter in {0, 1, 2} - {by}:
            table.vote(voter, aye=False)
    assert points(table) == {0: 16, 1: 16, 2: 16}
    bids = {bid.seat: bid.rolls for bid in table.view().phase.bids}
    assert bids == {seat: (dice(roll),) for seat, roll in enumerate(more)}
    assert table.view().phase.leader == leader


def test_two_unknown_words_are_voted_on_one_after_the_other() -> None:
    table = announced("TABLOS", "TABLU", "BAL")
    table.vote(1, aye=False)
    table.vote(2, aye=False)
    vote = table.view().phase.vote
    assert (vote.word, vote.voters) == ("TABLU", (0, 2))
    table.vote(0, aye=False)
    table.vote(2, aye=False)
    assert table.view().phase.leader == 2


def test_an_unknown_word_at_the_side_is_voted_on_too() -> None:
    table = composing()
    table.letters(word=("TABLES", MID))
    table.hands("ALEX", "X", "X")
    # LE under the A: AL is a word, BE is none.
    table.lock(0, "le", at(MID.column + 1, MID.row + 1))
    table.passes(1, 2)
    vote = table.view().phase.vote
    assert (vote.word, vote.kind) == ("BE", "word")
    table.vote(1, aye=True)
    table.vote(2, aye=True)
    table.go_on()
    assert table.state.scores[0] == 12


def test_a_claimed_person_that_is_refused_costs_the_bonus_and_not_the_word() -> None:
    table = composing().hands("TABLES", "TABLE", "X")
    table.lock(0, "tables", MID, person=True)
    table.lock(1, "table", MID)
    table.passes(2)
    vote = table.view().phase.vote
    assert (vote.word, vote.kind, vote.exists) == ("TABLES", "person", True)
    assert points(table)[0] == 64
    table.vote(1, aye=False)
    assert table.vote(2, aye=False) == ["coquillaude-person-refused"]
    assert points(table) == {0: 36, 1: 25, 2: None}
    assert table.view().phase.leader == 0
    assert table.view().phase.vote is None
    table.go_on()
    assert table.state.scores == (36, 0, 0)


def test_rescored_without_the_bonus_it_may_no_longer_be_the_highest() -> None:
    table = composing().hands("TABLES", "ENTASSE", "X")
    table.lock(0, "tables", MID, person=True)
    table.lock(1, "entasse", MID)
    table.passes(2)
    table.vote(1, aye=False)
    table.vote(2, aye=False)
    assert table.view().phase.leader == 1


def test_an_accepted_person_is_a_word_too_and_famous_for_the_rest_of_the_match() -> None:
    table = composing().hands("TABLOS", "X", "X")
    table.lock(0, "Tablos", MID, person=True)
    table.passes(1, 2)
    assert table.view().phase.vote.exists is False
    table.vote(1, aye=True)
    table.vote(2, aye=True)
    assert [one.kind for one in table.adopted] == ["person"]
    assert table.view().persons == ("TABLOS",)
    table.go_on()
    assert table.state.scores[0] == 64
    assert (
        table.view().words[0].person is None
    )  # not in our list of persons: there is no description


def test_an_unknown_word_claimed_as_a_person_and_refused_is_struck_out() -> None:
    table = composing().hands("TABLOS", "X", "X")
    table.lock(0, "Tablos", MID, person=True)
    table.passes(1, 2)
    table.vote(1, aye=False)
    assert table.vote(2, aye=False) == ["coquillaude-word-refused"]
    assert table.view().phase.leader is None


def test_by_confiance_it_counts_in_this_match_and_joins_nothing() -> None:
    table = announced("TABLOS", "TABLE", holders=("person", "bot"), options=Options(trust=True))
    assert table.view().phase.vote is None
    assert table.adopted == ()
    table.go_on()
    assert table.state.words[0].trusted
    assert table.view().words[0].trusted
    assert table.state.scores == (36, 0)


def test_the_words_and_the_famous_of_the_house_count() -> None:
    bound = court(words=Words("any lexicon", ("TABLOS",), ("ZORG",)))
    table = Table()
    table.game._game.court = bound
    table.to_compose()
    table.hands("TABLOSZRG")
    shown = table.draft(0, "tablos", MID)
    assert (shown.points, shown.doubt, shown.main.ruling) == (36, "", "house")
    shown = table.draft(0, "Zorg", MID)
    assert (shown.points, shown.doubt, shown.main.famous) == (36, "", True)


def test_a_famous_word_on_the_board_tells_who_it_is() -> None:
    table = announced("NAPOLEON", "", "")
    table.go_on()
    told = table.view().phase.placing.person
    assert (told.name, told.who) == ("Napoleon", "Napoleon, connu.")
