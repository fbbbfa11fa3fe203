"""Playing together: proposals, objections, votes, adopted words, giving up, the end."""

import pytest

from games.reussite.table import NoSearch, SomeWords, Table
from parlotte.core.contract import (
    SECOND,
    Expired,
    Holder,
    Input,
    Outcome,
    Rejected,
    Standing,
)
from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite.actions import Answer, AskBot, GiveUp, NoIdea, Plead, Propose, Withdraw
from parlotte.games.reussite.bots import ReussiteBot
from parlotte.games.reussite.columns import Columns, Take
from parlotte.games.reussite.drafts import Draft, Slot
from parlotte.games.reussite.options import VOTING, Options
from parlotte.games.reussite.phases import Composing, Finished, Judging, Proposed, Voting, Yielding
from parlotte.games.reussite.waiting import waiting

THREE: tuple[Holder, ...] = ("person",) * 3
TEMA = ("T", "E", "M", "A", "b", "c", "d")


def laid(holders: tuple[Holder, ...] = THREE, *known: str, trust: bool = False) -> Table:
    """The first seat has TEMA before him."""
    options = Options(trust=trust)
    known = known or ("TEMA",)
    table = Table(*TEMA, known=known, stock="efghij" * 2, holders=holders, options=options)
    table.take(0, 1, 2, 3)
    return table


def proposed(holders: tuple[Holder, ...] = THREE) -> Table:
    table = laid(holders)
    assert table.propose() == ["reussite-proposes"]
    return table


def test_alone_a_word_is_played_at_once() -> None:
    table = laid(("person",))
    table.propose()
    assert table.state.words[0].word == "TEMA"


def test_it_is_played_when_another_agrees() -> None:
    table = proposed()
    assert waiting(table.state) == (1, 2)
    with pytest.raises(Rejected, match="reussite-your-own"):
        table.answer(0, aye=True)
    table.answer(2, aye=True)
    assert table.state.words[0].by == 0
    assert table.state.last == 0  # what follows is his


@pytest.mark.parametrize(("players", "seconds"), [(2, 15), (3, 15), (4, 30), (8, 30)])
def test_or_after_a_while_without_objection(players: int, seconds: int) -> None:
    table = proposed(("person",) * players)
    assert table.phase.ends_at == seconds * SECOND
    table.do(Expired(), seat=None, after=seconds * SECOND)
    assert len(table.state.words) == 1


def test_an_objection_cancels_it_and_the_draft_stays() -> None:
    table = proposed()
    assert table.answer(1, aye=False) == ["reussite-objects"]
    assert (table.phase, table.state.words) == (Composing(), ())
    assert 0 in table.state.drafts


def test_proposed_again_it_goes_to_a_vote() -> None:
    table = proposed()
    table.answer(1, aye=False)
    assert table.propose() == ["reussite-vote"]
    assert isinstance(table.phase, Voting)
    assert waiting(table.state) == (1, 2)
    table.answer(1, aye=False)
    table.answer(2, aye=True)
    assert len(table.state.words) == 1


def test_that_vote_ends_as_soon_as_it_is_decided() -> None:
    for holders, aye in ((("person",) * 5, True), (("person",) * 4, False)):
        table = proposed(holders)
        table.answer(1, aye=False)
        table.propose()
        table.answer(2, aye=aye)
        assert isinstance(table.phase, Voting)
        table.answer(3, aye=aye)  # three of five, or two of four against: a tie at best
        assert not isinstance(table.phase, Voting)
        assert len(table.state.words) == aye


def test_a_tie_of_that_vote_does_not_play_it() -> None:
    table = proposed(("person", "person"))
    table.answer(1, aye=False)
    table.propose()
    assert table.answer(1, aye=False) == ["reussite-word-refused"]
    assert (table.phase, table.state.words) == (Composing(), ())


def test_silence_in_that_vote_counts_for_nothing() -> None:
    table = proposed()
    table.answer(1, aye=False)
    table.propose()
    table.do(Expired(), seat=None, after=VOTING)
    assert len(table.state.words) == 1  # one for, none against


def test_the_same_word_by_another_hand_is_the_same_word_and_another_needs_no_vote() -> None:
    table = laid(THREE, "TEMA", "META")
    table.propose()
    table.answer(1, aye=False)
    table.take(0, 1, 2, 3, seat=2)
    table.do(Propose(), 2)
    assert isinstance(table.phase, Voting)
    table.do(Withdraw(), 2)
    table.take(2, 1, 0, 3, seat=1)
    table.do(Propose(), 1)
    assert isinstance(table.phase, Proposed)


def test_where_there_are_people_bots_do_not_decide_that_vote() -> None:
    table = laid(("person", "person", "bot", "bot"))
    table.propose()
    table.answer(1, aye=False)
    table.propose()
    assert waiting(table.state) == (1,)
    table.answer(1, aye=False)
    assert table.state.words == ()


def test_what_was_voted_down_is_not_asked_again_by_the_same_player_as_the_table_lies() -> None:
    table = laid(THREE, "AUTRE")
    table.do(Plead())
    table.answer(2, aye=False)
    with pytest.raises(Rejected, match="reussite-just-refused"):
        table.do(Plead())
    assert not {"propose", "plead"} & {one.act for one in table.game.prompts(table.state, 0)}
    voted = proposed(("person", "person"))
    voted.answer(1, aye=False)
    voted.propose()
    voted.answer(1, aye=False)
    with pytest.raises(Rejected, match="reussite-just-refused"):
        voted.propose()


def test_what_was_voted_down_may_be_asked_again_by_another() -> None:
    table = laid(THREE, "AUTRE")
    table.do(Plead())
    table.answer(2, aye=False)
    table.take(0, 1, 2, 3, seat=1)
    assert table.do(Plead(), 1) == ["reussite-pleads"]
    table.answer(2, aye=False)
    assert table.game.view(table.state, None).refused == ("TEMA",)
    with pytest.raises(Rejected, match="reussite-just-refused"):
        table.do(Plead(), 1)
    other = proposed(("person", "person"))
    other.answer(1, aye=False)
    other.propose()
    other.answer(1, aye=False)
    other.take(0, 1, 2, 3, seat=1)
    other.propose(1)
    assert isinstance(other.phase, Voting)  # it was objected to: the table votes again


def test_or_by_the_same_once_the_table_has_changed() -> None:
    table = Table(*"TEMA", "BO", "SU", "P", known=("OBUS",), holders=("person", "person"))
    table.take(0, 1, 2, 3)
    table.do(Plead())
    table.answer(1, aye=False)
    table.take(4, 4, 5, 5, seat=1)
    table.propose(1)
    table.answer(0, aye=True)
    assert [one.word for one in table.state.words] == ["OBUS"]
    assert table.do(Plead()) == ["reussite-pleads"]  # the draft was kept, too


def test_one_proposal_at_a_time_first_come() -> None:
    table = laid().take(3, 2, 1, 0, seat=1)
    table.propose()
    with pytest.raises(Rejected, match="reussite-one-at-a-time"):
        table.propose(1)
    assert 1 in table.state.drafts  # nothing is lost


def test_the_proposer_may_withdraw() -> None:
    table = proposed()
    with pytest.raises(Rejected, match="reussite-not-your-word"):
        table.do(Withdraw(), 1)
    assert table.do(Withdraw()) == ["reussite-withdraws"]
    assert (table.phase, table.state.objected) == (Composing(), ())


def test_a_vote_ends_when_its_author_takes_the_word_back() -> None:
    table = proposed()
    table.answer(1, aye=False)
    table.propose()
    asked = laid(THREE, "AUTRE")
    asked.do(Plead())
    for one in (table, asked):
        with pytest.raises(Rejected, match="reussite-not-your-word"):
            one.do(Withdraw(), 1)
        one.do(Withdraw())
        assert (one.phase, one.state.words) == (Composing(), ())
        assert 0 in one.state.drafts


def test_drafts_whose_cards_are_gone_go_too() -> None:
    table = laid().take(4, 5, seat=1).take(3, seat=2)
    table.propose()
    table.answer(1, aye=True)
    assert set(table.state.drafts) == {1}


def test_a_word_the_lexicon_does_not_know_needs_everybody() -> None:
    table = laid(THREE, "AUTRE")
    with pytest.raises(Rejected, match="reussite-unknown-word"):
        table.propose()
    assert table.do(Plead()) == ["reussite-pleads"]
    assert isinstance(table.phase, Judging)
    table.answer(1, aye=True)
    assert isinstance(table.phase, Judging)
    step = table.match.judge(Input(table.now, 2, Answer(aye=True)))
    assert [one.word for one in step.adopted] == ["TEMA"]
    table.answer(2, aye=True)
    assert table.state.words[0].word == "TEMA"
    assert table.state.voted == ("TEMA",)


def test_one_no_is_enough_against_an_unknown_word() -> None:
    table = laid(THREE, "AUTRE")
    table.do(Plead())
    assert table.answer(2, aye=False) == ["reussite-word-refused"]
    assert (table.phase, table.state.voted) == (Composing(), ())
    known = laid()
    with pytest.raises(Rejected, match="reussite-known-word"):
        known.do(Plead())


@pytest.mark.parametrize("holders", [("person",), ("person", "bot", "away")])
def test_where_no_other_person_could_vote_an_unknown_word_stays_refused(
    holders: tuple[Holder, ...],
) -> None:
    table = laid(holders, "AUTRE")
    with pytest.raises(Rejected, match="reussite-nobody-to-ask"):
        table.do(Plead())
    assert (table.state.words, table.state.voted) == ((), ())
    assert "plead" not in {one.act for one in table.game.prompts(table.state, 0)}
    assert table.game.view(table.state, 0).unknown == "refused"


@pytest.mark.parametrize("holders", [("person",), ("person", "bot", "away")])
def test_with_confiance_the_person_decides_and_the_word_joins_nothing(
    holders: tuple[Holder, ...],
) -> None:
    table = laid(holders, "AUTRE", trust=True)
    assert table.game.view(table.state, 0).unknown == "trusted"
    step = table.match.judge(Input(table.now, 0, Plead()))
    assert step.adopted == ()
    assert table.do(Plead())[0] == "reussite-plays"
    assert (table.state.words[0].word, table.state.words[0].trusted) == ("TEMA", True)
    assert table.state.voted == ("TEMA",)  # it counts for the rest of this match
    table.do(GiveUp())
    assert table.outcome.params["trusted"] == 1  # and the result says so


def test_with_confiance_the_table_is_still_asked_where_there_is_somebody() -> None:
    table = laid(("person", "person", "bot"), "AUTRE", trust=True)
    assert table.game.view(table.state, 0).unknown == "voted"
    assert table.do(Plead()) == ["reussite-pleads"]
    assert waiting(table.state) == (1,)  # bots abstain, and don't count
    step = table.match.judge(Input(table.now, 1, Answer(aye=True)))
    assert [one.word for one in step.adopted] == ["TEMA"]
    table.answer(1, aye=True)
    assert not table.state.words[0].trusted


def test_never_in_the_deal_of_the_day() -> None:
    table = laid(("person",), "AUTRE", trust=True)
    table.put(day="2026-11-17")
    assert table.game.view(table.state, 0).unknown == "refused"
    with pytest.raises(Rejected, match="reussite-no-vote-today"):
        table.do(Plead())


@pytest.mark.parametrize("goes", ["away", "bot"])
@pytest.mark.parametrize("trust", [False, True])
def test_when_the_last_voter_goes_without_a_word_nobody_has_agreed(
    goes: Holder, trust: bool
) -> None:
    table = laid(("person", "person"), "AUTRE", trust=trust)
    table.do(Plead())
    table.becomes(1, goes)
    assert len(table.state.words) == trust
    if not trust:
        assert (table.phase, table.state.voted) == (Composing(), ())


def test_a_bot_in_the_place_of_a_voter_does_not_vote_for_him() -> None:
    table = proposed()
    table.answer(1, aye=False)
    table.propose()
    table.becomes(2, "bot")
    assert waiting(table.state) == (1,)
    table.answer(1, aye=False)
    assert (table.phase, table.state.words) == (Composing(), ())


def test_a_player_who_leaves_is_not_waited_for() -> None:
    table = proposed(("person", "person"))
    table.becomes(1, "away")
    assert len(table.state.words) == 1
    judging = laid(THREE, "AUTRE")
    judging.do(Plead())
    judging.answer(1, aye=True)
    judging.becomes(2, "away")
    assert len(judging.state.words) == 1


def test_an_unknown_word_goes_with_the_player_who_asked_for_it() -> None:
    table = laid(("person", "person"), "AUTRE")
    table.do(Plead())
    table.becomes(0, "away")
    table.becomes(1, "away")
    assert (table.state.words, table.state.voted, table.phase) == ((), (), Composing())


def test_an_absent_player_does_not_give_up_for_the_others() -> None:
    table = laid(("person",) * 4)
    table.do(GiveUp())
    table.becomes(0, "away")
    table.answer(1, aye=True)
    assert isinstance(table.phase, Yielding)  # one of three
    table.answer(2, aye=True)
    assert table.phase == Finished("failed", gave_up=True)


def test_giving_up_takes_a_majority_of_the_people() -> None:
    table = laid((*THREE, "bot"))
    table.do(GiveUp(), 1)
    assert isinstance(table.phase, Yielding)
    assert waiting(table.state) == (0, 2)  # bots don't vote on it
    table.answer(0, aye=False)
    table.answer(2, aye=True)
    assert table.phase == Finished("failed", gave_up=True)
    half = laid(("person", "person"))
    half.do(GiveUp())
    assert half.answer(1, aye=False) == ["reussite-goes-on"]
    alone = laid(("person",))
    alone.do(GiveUp())
    assert alone.phase == Finished("failed", gave_up=True)


def test_a_bot_proposes_when_it_is_asked() -> None:
    table = laid(("person", "bot"))
    with pytest.raises(Rejected, match="reussite-no-such-bot"):
        table.do(AskBot(0))
    table.do(AskBot(1))
    assert waiting(table.state) == (1,)
    draft = Draft(tuple(map(Take, range(4))), tuple(map(Slot, range(4))))
    table.do(Propose(draft), 1)
    assert isinstance(table.phase, Proposed)
    idle = laid(("person", "bot"))
    idle.do(AskBot(1))
    assert idle.do(NoIdea(), 1) == ["reussite-no-idea"]
    assert waiting(idle.state) == (0,)


def test_a_bot_does_not_propose_again_what_was_objected_to() -> None:
    table = laid(("person", "bot"))
    bot = ReussiteBot(table.game, 2, b"", 1)

    def thought() -> object:
        table.do(AskBot(1))
        view = table.game.view(table.state, 1)
        return bot.act(view, table.game.prompts(table.state, 1), Draws(Rng(b"")))

    table.game.court.words = SomeWords()
    first = thought()
    assert isinstance(first, Propose)
    table.do(first, 1)
    table.answer(0, aye=False)
    assert thought() == NoIdea()  # this one knows no other


def test_the_last_card_gone_without_a_petard_is_a_triumph_for_all() -> None:
    table = Table("T", "E", "M", "A", known=("TEMA",), holders=("person", "bot"))
    table.take(0, 1, 2, 3)
    table.propose()
    assert table.answer(1, aye=True)[-1] == "reussite-triumph"
    standings = (Standing(0, 1, 1), Standing(1, 1, 1))
    about = {"words": 1, "left": 0, "petards": 0, "day": "", "hints": 0, "trusted": 0}
    assert table.outcome == Outcome((0, 1), standings, verdict="reussite-end-triumph", params=about)


def test_one_to_three_cards_left_is_a_failure_and_petards_cannot_help() -> None:
    table = Table("T", "E", "M", "A", "X", known=("TEMA",)).take(0, 1, 2, 3)
    table.propose()
    assert table.phase == Finished("failed")
    about = {"words": 1, "left": 1, "petards": 0, "day": "", "hints": 0, "trusted": 0}
    lost = Outcome((), (Standing(0, 1, 1),), verdict="reussite-end-failed", params=about)
    assert table.outcome == lost


class NothingLeft(NoSearch):
    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        del columns, petards, stock
        return True


def test_when_no_word_is_left_the_table_is_told() -> None:
    table = Table("UT", "E", "M", "A", *"bcd", known=("TEMA",), petards=0)
    table.game.court.search = NothingLeft()
    table.take(0, 1, 2, 3)
    assert "reussite-stuck" in table.propose()
    assert table.state.stuck


@pytest.mark.parametrize(
    ("holders", "alone"),
    [
        (("person",), True),
        (("person", "away"), True),
        (("person", "bot"), False),
        (("person", "person"), False),
    ],
)
def test_the_view_says_whether_anybody_is_there_to_be_asked(
    holders: tuple[Holder, ...], alone: bool
) -> None:
    table = laid(holders)
    assert table.game.view(table.state, None).alone is alone
    table.propose()
    assert isinstance(table.phase, Proposed) is not alone


def test_of_three_who_leaves_does_not_play_what_lies_there() -> None:
    """The last who could object takes it with him."""
    table = proposed()
    table.becomes(2, "away")
    assert isinstance(table.phase, Proposed)
    assert (table.state.words, waiting(table.state)) == ((), (1,))
    table.becomes(1, "away")
    assert [written.word for written in table.state.words] == ["TEMA"]


def test_who_comes_back_does_not_play_it_either() -> None:
    table = proposed(("person", "person", "away"))
    table.becomes(2, "person")
    assert isinstance(table.phase, Proposed)
    assert table.state.words == ()
