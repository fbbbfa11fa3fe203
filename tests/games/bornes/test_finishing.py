"""§5, §6: « Terminée ! », the vote, and proverbs."""

import pytest

from games.bornes.table import Table, cards
from parlotte.core.contract import Rejected
from parlotte.games.bornes.actions import Finish, Start, Vote

CAT = "Le chat gris dort sur le lit."
FOUR = "chat gris dormir lit"


def test_four_cards_or_a_proverb() -> None:
    table = Table("chat gris dormir", "")
    number = table.start(0, "chat gris dormir")
    assert table.refused(0, Finish(number, "Le chat gris dort.")) == "bornes-four-cards"
    assert table.refused(0, Finish(number, "", proverb=True)) == "bornes-say-it"
    table.finish(0, number, "La nuit, le chat gris dort.", proverb=True)
    assert table.name == "vote"  # it is on no sheet
    table.vote()
    assert table.state.piles[0].proverb


def test_an_accepted_sentence_is_a_pile() -> None:
    table = Table(FOUR, "", "")
    number = table.say(0, FOUR, CAT)
    assert not table.state.sentences
    assert table.refused(0, Finish(number, CAT)) == "bornes-finished-already"
    assert table.player == 0
    assert table.name == "turn"


def test_points_are_what_lies_open_for_all_to_see() -> None:
    """An accepted sentence, the words of an open one, a coup fourré; partners share theirs."""
    table = Table(f"{FOUR} C1", "L1", "roi odeur", "", teams=True)
    table.say(0, FOUR, CAT)
    pile = table.view().piles[0].points
    assert table.view().points == (pile, 0, pile, 0)
    table.censure(0, 1)
    table.coup_fourre(1)
    assert table.view().points == (pile, 10, pile, 10)
    table.discard(0)
    table.draw(1)
    table.pass_to(2)
    table.start(2, "roi odeur")
    open_words = table.view().zones[2].sentences[0].values
    assert table.view().points == (pile + open_words, 10, pile + open_words, 10)


def test_points_of_a_deal_that_is_counted_are_on_its_sheet() -> None:
    table = Table(FOUR, "")
    table.say(0, FOUR, CAT)
    table.expire()
    while table.name != "score":
        table.expire()
    assert table.view().points == table.view().totals


def test_as_many_against_as_for_refuses() -> None:
    table = Table(FOUR, "", "")
    number = table.start(0, FOUR, CAT)
    table.finish(0, number, CAT)
    table.vote(1)
    assert table.told("bornes-refused")
    assert not table.state.piles
    assert not table.state.sentences
    assert table.holds(0, FOUR)


def test_more_for_than_against_accepts() -> None:
    table = Table(FOUR, "", "", "")
    number = table.start(0, FOUR, CAT)
    table.finish(0, number, CAT)
    table.vote(1)
    assert table.texts() == [CAT]


def test_silence_is_a_yes_and_so_is_nobody_at_all() -> None:
    table = Table(FOUR, "", "")
    table.finish(0, table.start(0, FOUR, CAT), CAT)
    table.expire()
    assert table.texts() == [CAT]
    alone = Table(FOUR, "", holders=("person", "away"))
    alone.finish(0, alone.start(0, FOUR, CAT), CAT)
    assert alone.texts() == [CAT]


def test_the_hosts_hand_ends_no_vote_of_others_while_its_clock_runs() -> None:
    table = Table(FOUR, "", "")
    table.finish(0, table.start(0, FOUR, CAT), CAT)
    table.do(1, Vote(aye=True))
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(0)
    assert table.name == "vote"
    table.close(0, 2)  # 2 is missing
    assert table.texts() == [CAT]


def test_how_somebody_votes_is_his_own_affair() -> None:
    table = Table(FOUR, "", "")
    table.finish(0, table.start(0, FOUR, CAT), CAT)
    table.do(1, Vote(aye=False))
    assert table.view(2).phase.voted == (1,)
    assert table.view(1).mine.vote is False
    assert table.view(2).mine.vote is None


def test_refused_it_is_again_as_before_the_turn() -> None:
    table = Table("chat gris dormir lit roi", "", "")
    number = table.start(0, "chat gris", "Le chat gris")
    table.discard(0, "roi")
    table.pass_to(0)
    table.change(0, number, FOUR, CAT)
    table.finish(0, number, CAT)
    table.vote(1, 2)
    assert table.words(number) == ["chat", "gris"]
    assert table.sentence(number).said.text == "Le chat gris"
    assert table.holds(0, "dormir lit")


def test_three_tries_a_turn() -> None:
    table = Table(FOUR, "", "")
    for left in (2, 1, 0):
        table.finish(0, table.start(0, FOUR, CAT), CAT)
        table.vote(1, 2)
        assert table.view().phase.tries == left
    number = table.start(0, FOUR, CAT)
    assert "finish" not in table.acts(0)
    assert table.refused(0, Finish(number, CAT)) == "bornes-three-tries"


def test_a_lone_voter_refuses_three_times_a_deal() -> None:
    table = Table(FOUR, "")
    for _ in range(3):
        table.finish(0, table.start(0, FOUR, CAT), CAT)
        table.vote(1)
    table.discard(0, "60")
    table.discard(1)
    table.finish(0, table.start(0, FOUR, CAT), CAT)
    assert table.texts() == [CAT]  # nobody was asked


def test_after_a_vote_the_turn_has_what_it_had_left() -> None:
    table = Table(FOUR, "", "")
    table.do(0, Start(cards(FOUR), "fr", CAT), after=30_000)
    table.do(0, Finish(1, CAT))
    assert table.match.deadline == 30_000 + 45_000
    table.do(1, Vote(aye=True), after=10_000)
    table.do(2, Vote(aye=True))
    assert table.match.deadline == 40_000 + 90_000


def test_a_joker_belongs_to_a_proverb_if_it_stands_for_its_word() -> None:
    text = "L’argent n’a pas d’odeur"
    table = Table("argent J1", "")
    table.finish(0, table.start(0, "argent J1", words="odeur"), text, proverb=True)
    assert table.texts() == [text]
    other = Table("argent J1", "")
    number = other.start(0, "argent J1", words="roi")
    assert other.refused(0, Finish(number, text, proverb=True)) == "bornes-words-missing"


def test_a_player_who_leaves_is_not_waited_for_and_a_vote_given_counts() -> None:
    table = Table(FOUR, "", "", "")
    table.finish(0, table.start(0, FOUR, CAT), CAT)
    table.do(1, Vote(aye=False))
    table.becomes(1, "away")
    table.do(2, Vote(aye=False))
    table.becomes(3, "away")
    assert not table.texts()
    assert table.name == "turn"
