"""The table's vote on a word."""

from parlotte.core.contract import Adopted
from parlotte.kit.word_vote import Needs, WordVote, put_to_the_vote


def asked(*others: int, needs: Needs = "most") -> WordVote:
    return put_to_the_vote("GLOUBI", "gloubî", 0, others, needs)


def test_more_for_than_against_takes_the_word_in() -> None:
    vote = asked(1, 2, 3).cast(1, aye=True).cast(2, aye=True).cast(3, aye=False)
    assert vote.over
    assert vote.adopted() == Adopted("GLOUBI", "gloubî", 0, (1, 2))


def test_somebody_famous_is_taken_in_as_such() -> None:
    vote = put_to_the_vote("ZORGLUB", "Zorglub", 0, (1, 2), "all", "person")
    vote = vote.cast(1, aye=True).without(2)
    assert vote.adopted() == Adopted("ZORGLUB", "Zorglub", 0, (1,), "person")


def test_a_tie_refuses_and_so_does_silence() -> None:
    assert asked(1, 2).cast(1, aye=True).cast(2, aye=False).adopted() is None
    assert asked(1, 2).adopted() is None


def test_it_waits_for_all_who_vote_and_are_there() -> None:
    vote = asked(1, 2).cast(1, aye=True)
    assert not vote.over
    assert vote.without(2).over
    assert vote.without(2).adopted() is not None
    assert vote.without(1) == vote  # his word is given


def test_a_voter_may_change_his_mind() -> None:
    vote = asked(1, 2).cast(1, aye=False).cast(1, aye=True)
    assert vote.ballot.ayes == (1,)


def test_where_all_must_agree_one_no_ends_it() -> None:
    vote = asked(1, 2, needs="all")
    assert vote.cast(2, aye=False).over
    assert vote.cast(2, aye=False).adopted() is None
    assert not vote.cast(1, aye=True).over
    assert vote.cast(1, aye=True).adopted() is None
    assert vote.cast(1, aye=True).cast(2, aye=True).adopted() is not None


def test_alone_most_refuses_and_all_takes_his_own_word() -> None:
    assert asked().over
    assert asked().adopted() is None
    assert asked(needs="all").adopted() == Adopted("GLOUBI", "gloubî", 0, ())
