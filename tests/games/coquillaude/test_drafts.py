"""§6 to §8: secret drafts and proposals, from one's own draw on; and why one is refused."""

from typing import Any

import pytest

from games.coquillaude.table import MID, Table, at
from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.games.coquillaude.actions import Lock, Pass, Sketch, Unlock
from parlotte.games.coquillaude.board import MIDDLE, square
from parlotte.games.coquillaude.options import Options, house_of

HANDS = ("TABLESBALISE", "REGLESZ", "MOTSUR")


def composing(options: Options | None = None, holders: Any = ("person",) * 3) -> Table:
    table = Table(options=options, holders=holders).to_compose()
    table.hands(*HANDS[: len(holders)])
    return table


def crossed(**more: Any) -> Table:
    """TABLES lies in the middle row already."""
    table = composing(**more)
    table.letters(word=("TABLES", MID))
    return table


def test_one_may_begin_as_soon_as_one_has_drawn() -> None:
    table = Table()
    assert table.view().composing == ()
    assert not {"draft", "lock", "pass"} & table.may(0)
    with pytest.raises(Rejected, match="coquillaude-draw-first"):
        table.draft(0, "mot")
    table.answer(0)
    table.go_on()
    assert table.name == "question"
    assert table.view().composing == (0,)
    table.hands("TABLES")
    assert {"draft", "lock", "pass"} <= table.may(0)
    assert table.draft(0, "tables").points == 36
    table.lock(0, "tables")
    table.to_compose()
    assert table.view().ready == (0,)
    table.passes(1, 2)
    assert table.view().phase.leader == 0


def test_it_ends_three_minutes_after_the_last_draw() -> None:
    table = Table()
    table.answer(0)
    table.go_on()
    table.to_compose()
    assert table.match.deadline == table.match.now + 180_000


@pytest.mark.parametrize("minutes", [2, 5, 8])
def test_the_time_to_compose_is_the_tables(minutes: int) -> None:
    table = composing(Options(compose_minutes=minutes))
    assert table.match.deadline == table.match.now + minutes * 60_000


def test_nobody_else_sees_a_draft_or_can_tell_a_proposal_from_a_pass() -> None:
    table = composing()
    before = [encode(table.view(viewer)) for viewer in (None, 1, 2)]
    table.draft(0, "tables", MID)
    assert [encode(table.view(viewer)) for viewer in (None, 1, 2)] == before
    table.lock(0, "tables", MID)
    locked = [encode(table.view(viewer)) for viewer in (None, 1, 2)]
    other = composing()
    other.passes(0)
    assert [encode(other.view(viewer)) for viewer in (None, 1, 2)] == locked
    assert table.view().ready == (0,)


def test_a_lock_may_be_opened_again_and_a_draft_waits_for_that() -> None:
    table = composing()
    table.lock(0, "tables")
    assert table.view(0).mine.locked.proposal.points == 36
    assert table.may(0) == {"unlock"}
    with pytest.raises(Rejected, match="coquillaude-locked"):
        table.draft(0, "mot")
    table.do(Unlock(), 0)
    assert table.view(0).mine.locked is None
    assert table.view(0).mine.draft.typed == "tables"
    with pytest.raises(Rejected, match="coquillaude-not-locked"):
        table.do(Unlock(), 0)


def test_at_the_deadline_the_last_valid_draft_counts_else_it_is_a_pass() -> None:
    table = composing()
    table.draft(0, "tables", MID)
    table.draft(0, "tablezzz", MID)  # thinking of something else
    table.draft(1, "zzz", MID)
    table.expire()
    told = {bid.seat: bid.points for bid in table.view().phase.bids}
    assert told == {0: 36, 1: None, 2: None}


def test_a_draft_that_was_cleared_is_not_played() -> None:
    table = composing()
    table.draft(0, "tables", MID)
    table.draft(0, "", None)
    table.expire()
    assert table.view().phase.leader is None


def test_an_act_that_comes_too_late_is_refused_and_changes_nothing() -> None:
    table = composing()
    table.expire()
    assert table.name == "announce"
    before = table.state
    for too_late in (Lock("tables", MID), Sketch("tables", MID), Pass(), Unlock()):
        with pytest.raises(Rejected, match="coquillaude-compose-over"):
            table.do(too_late, 0)
    assert table.state == before
    table.go_on()
    assert table.name == "placed"
    with pytest.raises(Rejected, match="coquillaude-compose-over"):
        table.lock(0, "tables")


def test_a_draft_that_would_need_a_vote_is_not_put_to_one_by_the_deadline() -> None:
    table = composing().hands("TABLOSBALISE")
    assert table.draft(0, "tablos", MID).points == 36
    table.expire()
    assert table.view().phase.leader is None


def test_an_absent_player_keeps_the_draft() -> None:
    table = composing()
    table.draft(0, "tables", MID)
    table.becomes(0, "away")
    table.passes(1, 2)
    assert table.view().phase.leader == 0


def test_what_one_was_composing_is_still_there_in_the_next_round() -> None:
    table = composing()
    table.lock(0, "tables", MID)
    table.lock(1, "règles", MID, "légers")
    table.passes(2)
    table.go_on()  # the announce
    table.enough(0, 2)
    table.go_on()  # the word on the board
    assert table.state.round == 2
    assert table.view(0).mine.draft.typed == "tables"
    assert table.view(1).mine.draft is None  # his was placed
    table.to_compose()
    table.expire()
    assert table.view().phase.leader is None  # and it is not played by itself


def test_a_draft_tells_each_word_and_its_points() -> None:
    table = crossed().hands("OEL")
    # SEL runs down from the S of TABLES; nothing else is made.
    shown = table.draft(0, "sel", at(MIDDLE + 3, MIDDLE, "down"))
    assert (shown.word, shown.main.points, shown.points, shown.fault) == ("SEL", 9, 9, None)
    assert shown.main.ruling == "common"
    assert shown.new == (square(MIDDLE + 3, MIDDLE + 1), square(MIDDLE + 3, MIDDLE + 2))


def fault(table: Table, word: str, where: Any = MID, *anagrams: str, **more: Any) -> Any:
    shown = table.draft(0, word, where, *anagrams, **more)
    assert shown.points is None
    with pytest.raises(Rejected) as refused:
        table.lock(0, word, where, *anagrams, **more)
    assert refused.value.key == shown.fault.key
    return shown.fault


def test_a_word_without_a_place_is_a_draft_all_the_same() -> None:
    shown = composing().draft(0, "tables", None)
    assert (shown.fault.key, shown.missing) == ("coquillaude-no-place", "")
    assert composing().draft(0, "tablesz", None).missing == "Z"


@pytest.mark.parametrize(
    ("word", "where", "key"),
    [
        ("", MID, "coquillaude-no-word"),
        ("a b", MID, "coquillaude-letters-only"),
        ("4x4", MID, "coquillaude-letters-only"),
        ("a", MID, "coquillaude-too-short"),
        ("a" * 22, MID, "coquillaude-too-long"),
        ("tables", at(18, 10), "coquillaude-off-the-board"),
        ("tables", at(0, 0), "coquillaude-orange"),
        ("mots", MID, "coquillaude-missing-letters"),
    ],
)
def test_why_a_word_can_not_be_played(word: str, where: Any, key: str) -> None:
    assert fault(composing(), word, where).key == key


@pytest.mark.parametrize(
    ("word", "where", "key", "place"),
    [
        ("sel", at(0, 0), "coquillaude-alone", (0, 0)),
        ("balise", at(MIDDLE, MIDDLE - 1, "down"), "coquillaude-other-letter", (MIDDLE, MIDDLE)),
        ("sel", at(MIDDLE + 4, MIDDLE), "coquillaude-longer-run", (MIDDLE + 3, MIDDLE)),
    ],
)
def test_why_and_on_which_square(word: str, where: Any, key: str, place: tuple[int, int]) -> None:
    found = fault(crossed(), word, where)
    assert (found.key, found.squares) == (key, (square(*place),))


def test_missing_letters_are_named_with_their_squares() -> None:
    table = composing().hands("TABLE")
    shown = table.draft(0, "tables", MID)
    assert (shown.missing, shown.fault.key) == ("S", "coquillaude-missing-letters")
    assert shown.fault.params == {"letters": "S"}
    assert shown.fault.squares == (square(MIDDLE + 3, MIDDLE),)


def test_a_place_outside_the_board_is_refused_and_nothing_is_kept() -> None:
    table = composing()
    with pytest.raises(Rejected, match="coquillaude-off-the-board"):
        table.draft(0, "mot", at(21, 0))
    assert table.view(0).mine.draft is None


def test_half_of_the_letters_are_new_unless_the_table_says_otherwise() -> None:
    where = at(MIDDLE - 2, MIDDLE)
    table = composing()
    table.letters(word=("TABLE", MID))
    table.hands("S")
    assert table.draft(0, "tables", where).fault.key == "coquillaude-half-new"
    table = composing(Options(half_new=False))
    table.letters(word=("TABLE", MID))
    table.hands("S")
    assert table.draft(0, "tables", where).points == 36


def test_coquillaude_is_a_word_and_its_price_is_the_tables() -> None:
    for own_name in (120, 141):
        table = composing(Options(own_name=own_name))
        table.hands("COQUILLAUDE")
        assert table.draft(0, "coquillaude", at(3, MIDDLE)).points == own_name


def test_a_famous_name_counts_two_letters_more_by_itself() -> None:
    table = composing().hands("BASILE")
    shown = table.draft(0, "Basile", MID)
    assert (shown.points, shown.main.famous, shown.doubt) == (64, True, "")


@pytest.mark.parametrize(("rare", "points"), [(False, 36), (True, 64)])
def test_whom_few_people_know_is_famous_by_option_alone(rare: bool, points: int) -> None:
    table = Table(options=Options(rare=rare), rare=("ZIBELU",)).to_compose()
    table.hands("ZIBELU", "", "")
    shown = table.draft(0, "Zibelu", MID)
    assert (shown.points, shown.main.famous, shown.doubt) == (points, rare, "")
    best = table.court.best(table.state, "ZIBELU", house_of(table.state.options))
    assert (best.word, best.famous) == ("ZIBELU", rare)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("tables", "coquillaude-not-an-anagram"),
        ("règles", "coquillaude-same-anagram"),
        ("gresel", "coquillaude-unknown-anagram"),
    ],
)
def test_why_an_anagram_does_not_count(said: str, key: str) -> None:
    table = composing().hands("REGLES")
    shown = table.draft(0, "règles", MID, "légers", said)
    assert [one.fault and one.fault.key for one in shown.anagrams] == [None, key]
    assert shown.fault.key == key
    assert shown.anagrams[0].points == 36


def test_the_same_anagram_counts_once_whatever_its_accents() -> None:
    table = composing().hands("REGLES")
    shown = table.draft(0, "règles", MID, "légers", "LEGERS")
    assert shown.fault.key == "coquillaude-same-anagram"


def test_at_most_two_anagrams_or_none_by_option() -> None:
    claimed = ("rat", "tar", "tra")
    for option, most, key in (
        ("free", 3, ""),
        ("two", 2, "coquillaude-too-many-anagrams"),
        ("none", 0, "coquillaude-no-anagrams"),
    ):
        table = composing(Options(anagrams=option))
        table.hands("ART")
        assert table.draft(0, "art", MID, *claimed[:most]).points == 9 * (1 + most)
        if key:
            assert fault(table, "art", MID, *claimed[: most + 1]).key == key


def test_an_unknown_word_can_be_locked_where_somebody_could_vote_on_it() -> None:
    table = composing().hands("TABLOS")
    shown = table.draft(0, "tablos", MID)
    assert (shown.doubt, shown.doubt_kind, shown.points) == ("TABLOS", "word", 36)
    table = composing(holders=("person", "bot", "bot")).hands("TABLOS")
    assert fault(table, "tablos").key == "coquillaude-unknown-word"
    table = composing(Options(trust=True), holders=("person", "bot", "bot")).hands("TABLOS")
    shown = table.draft(0, "tablos", MID)
    assert (shown.points, shown.trusted) == (36, True)


def test_that_a_word_could_be_placed_nowhere_is_told_before_a_place_is_sought() -> None:
    for holders, key in (
        (("person",) * 3, "coquillaude-no-place"),
        (("person", "bot", "bot"), "coquillaude-unknown-word"),
    ):
        table = composing(holders=holders).hands("TABLOS")
        assert table.draft(0, "tablos", None).fault.key == key
        assert table.draft(0, "tables", None).fault.key == "coquillaude-no-place"


def test_a_claimed_person_needs_somebody_to_vote_too() -> None:
    table = composing()
    shown = table.draft(0, "tables", MID, person=True)
    assert (shown.points, shown.doubt, shown.doubt_kind) == (64, "TABLES", "person")
    table = composing(holders=("person", "bot", "bot"))
    assert fault(table, "tables", MID, person=True).key == "coquillaude-nobody-to-ask"


def test_only_one_word_of_a_proposal_may_be_in_doubt() -> None:
    table = crossed().hands("OSUX")
    # OX under A and B makes AO and BX at its sides.
    found = fault(table, "ox", at(MIDDLE - 1, MIDDLE + 1))
    assert found.key == "coquillaude-two-doubts"
    assert len(found.squares) == 4
