"""The table's vote on a word."""

import pytest

from parlotte.core.contract import Adopted, Holder
from parlotte.kit.word_vote import Needs, Verdict, WordVote, put_to_the_vote, trusting, voters


def asked(people: int, needs: Needs = "most") -> WordVote:
    """The first seat asks, so many others vote."""
    holders: tuple[Holder, ...] = ("person",) * (people + 1)
    return put_to_the_vote("GLOUBI", "gloubî", 0, holders, needs)


def test_more_for_than_against_takes_the_word_in() -> None:
    vote = asked(3).cast(1, aye=True).cast(2, aye=True).cast(3, aye=False)
    assert vote.over
    assert vote.adopted() == Adopted("GLOUBI", "gloubî", 0, (1, 2))


def test_somebody_famous_is_taken_in_as_such() -> None:
    three: tuple[Holder, ...] = ("person",) * 3
    vote = put_to_the_vote("ZORGLUB", "Zorglub", 0, three, "all", "person")
    vote = vote.cast(1, aye=True).reseated(2, votes=False)
    assert vote.adopted() == Adopted("ZORGLUB", "Zorglub", 0, (1,), "person")


def test_a_tie_refuses_and_so_does_silence() -> None:
    assert asked(2).cast(1, aye=True).cast(2, aye=False).adopted() is None
    assert asked(2).adopted() is None


def test_it_waits_for_all_who_vote_and_are_there() -> None:
    vote = asked(2).cast(1, aye=True)
    assert not vote.over
    assert vote.reseated(2, votes=False).over
    assert vote.reseated(2, votes=False).adopted() is not None
    assert vote.reseated(1, votes=False) == vote  # his word is given


def test_who_comes_back_is_waited_for_but_who_asks_has_no_vote() -> None:
    vote = asked(2).cast(1, aye=True).reseated(2, votes=False)
    assert vote.over
    assert not vote.reseated(2, votes=True).over
    assert vote.reseated(0, votes=True) == vote


def test_a_voter_may_change_his_mind() -> None:
    vote = asked(2).cast(1, aye=False).cast(1, aye=True)
    assert vote.ballot.ayes == (1,)


def test_where_all_must_agree_one_no_ends_it() -> None:
    vote = asked(2, needs="all")
    assert vote.cast(2, aye=False).over
    assert vote.cast(2, aye=False).adopted() is None
    assert not vote.cast(1, aye=True).over
    assert vote.cast(1, aye=True).adopted() is None
    assert vote.cast(1, aye=True).cast(2, aye=True).adopted() is not None


def test_bots_and_who_is_away_have_no_vote() -> None:
    holders: tuple[Holder, ...] = ("person", "bot", "person", "away")
    assert voters(holders, 0) == (2,)
    assert put_to_the_vote("GLOUBI", "gloubî", 0, holders).ballot.voters == (2,)


@pytest.mark.parametrize("needs", ["most", "all"])
@pytest.mark.parametrize(
    ("holders", "trust", "verdict"),
    [
        (("person",), False, "refused"),
        (("person", "bot", "away"), False, "refused"),
        (("person",), True, "trusted"),
        (("person", "bot", "away"), True, "trusted"),
        (("bot", "bot"), True, "refused"),
    ],
)
def test_where_no_other_person_could_vote_only_trust_lets_a_word_count(
    holders: tuple[Holder, ...], trust: bool, verdict: Verdict, needs: Needs
) -> None:
    vote = put_to_the_vote("ZQXK", "zqxk", 0, holders, needs)
    vote = trusting(vote, holders) if trust else vote
    assert vote.over
    assert vote.verdict() == verdict
    assert vote.adopted() is None  # it joins no house lexicon


def test_trust_does_not_spare_the_vote_where_there_is_somebody_to_ask() -> None:
    two: tuple[Holder, ...] = ("person", "person")
    vote = trusting(put_to_the_vote("ZQXK", "zqxk", 0, two, "all"), two)
    assert not vote.over
    assert vote.cast(1, aye=False).verdict() == "refused"
    assert vote.cast(1, aye=True).verdict() == "adopted"
    assert vote.reseated(1, votes=False).verdict() == "trusted"  # nobody is left to ask
