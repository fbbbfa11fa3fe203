"""Collecting secrets, and ballots."""

import itertools

import msgspec
import pytest

from parlotte.core.codec import encode
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect
from parlotte.kit.seats import to_the_left


def test_what_is_given_is_pending_until_it_is_confirmed() -> None:
    sheets: Collect[str] = Collect((1, 2, 3))
    draft = sheets.give(2, "brouillon", done=False)
    assert draft.pending() == (1, 2, 3)
    assert draft.given == {2: "brouillon"}
    done = draft.give(2, "fini", done=True)
    assert done.pending() == (1, 3)
    assert done.give(2, "encore", done=False).pending() == (1, 2, 3)


def test_nothing_in_a_collection_tells_who_was_first() -> None:
    encoded = set()
    for order in itertools.permutations((1, 2, 3)):
        sheets: Collect[str] = Collect((1, 2, 3))
        for seat in order:
            sheets = sheets.give(seat, "x", done=True)
        encoded.add(encode(sheets))
    assert len(encoded) == 1


def test_a_collection_is_never_changed_in_place() -> None:
    sheets: Collect[str] = Collect((1, 2))
    sheets.give(1, "x", done=True)
    assert sheets == Collect((1, 2))


def test_what_was_given_can_be_taken_back() -> None:
    sheets: Collect[str] = Collect((1, 2)).give(1, "x", done=True).take_back(1)
    assert sheets == Collect((1, 2))


def test_a_collection_survives_its_bytes() -> None:
    sheets = Collect((1, 2)).give(2, "été", done=True)
    assert msgspec.json.decode(encode(sheets), type=Collect[str]) == sheets


def test_more_for_than_against_carries() -> None:
    ballot = Ballot((0, 1, 2)).cast(0, aye=True).cast(1, aye=True).cast(2, aye=False)
    assert ballot.carried()
    assert ballot.pending() == ()


def test_a_tie_refuses_and_silence_is_a_tie() -> None:
    assert not Ballot((0, 1)).carried()
    assert not Ballot((0, 1)).cast(0, aye=True).cast(1, aye=False).carried()


def test_abstentions_do_not_count() -> None:
    assert Ballot(tuple(range(9))).cast(4, aye=True).carried()


def test_a_voter_may_change_his_mind_and_nobody_else_votes() -> None:
    ballot = Ballot((0, 1)).cast(0, aye=True).cast(0, aye=False)
    assert ballot.ayes == ()
    assert ballot.noes == (0,)
    with pytest.raises(ValueError, match="no vote"):
        ballot.cast(5, aye=True)


def test_silence_may_be_a_yes() -> None:
    ballot = Ballot((0, 1, 2)).cast(0, aye=False)
    assert not ballot.carried()
    assert ballot.carried(silence_is_aye=True)


def test_unanimity_takes_everybody_still_there() -> None:
    ballot = Ballot((0, 1, 2)).cast(0, aye=True).cast(1, aye=True)
    assert not ballot.unanimous()
    assert ballot.without(2).unanimous()
    assert ballot.without(1) == ballot  # what was said counts


def test_who_comes_back_is_a_voter_again_and_what_he_said_still_counts() -> None:
    ballot = Ballot((0, 2)).cast(0, aye=False).without(2)
    assert ballot.joined_by(1).pending() == (1,)
    assert ballot.joined_by(2).voters == (0, 2)
    assert ballot.joined_by(0) == ballot


def test_left_is_the_next_seat_that_is_not_away() -> None:
    assert to_the_left(("person", "away", "bot"), 0) == 2
    assert to_the_left(("person", "away", "bot"), 2) == 0
    assert to_the_left(("away", "away", "away"), 1) == 2
