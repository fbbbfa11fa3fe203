"""§4 Adjectives: our list decides first, then the table's vote if the guesser asks for it."""

import pytest

from games.melo.table import FRIEND, QUALITY, Table
from parlotte.games.melo.actions import Contest, Decline, Likeness, Vote
from parlotte.games.melo.phases import Debating, Revealed, Settled, Voting


def guessed(seats: int = 5, **options: object) -> Table:
    """The answer is « gaie »; seat 1 says « calme », seat 2 « guilleret », the others « gaies »."""
    table = Table(seats, at={0: 1}, first=QUALITY, **options)
    others: dict[int, int | str] = dict.fromkeys(range(3, seats), "Gaies")
    table.question("gaie", {1: "calme", 2: "guilleret", **others})
    assert isinstance(table.phase, Revealed)
    return table


def test_accents_case_gender_number_and_near_synonyms_are_the_same() -> None:
    table = Table(5, at={0: 1}, first=QUALITY)
    table.question("enjouée", {1: "ENJOUES", 2: "joyeux", 3: "gais", 4: "paisible"})
    assert [table.reply(seat).right for seat in (1, 2, 3, 4)] == [True, True, True, False]


def test_everybody_but_the_guesser_votes_the_questioned_too_and_a_majority_accepts() -> None:
    table = guessed()
    assert table.view().phase.may_ask == (1, 2)
    table.do(2, Likeness())
    phase = table.view().phase
    assert (phase.answer, phase.guess, phase.voters) == ("gaie", "guilleret", (0, 1, 3, 4))
    assert table.refused(2, Vote(aye=True)) == "melo-no-vote"
    for seat, aye in {0: True, 1: False, 3: True, 4: True}.items():
        table.do(seat, Vote(aye=aye))
    assert table.reply(2).right
    assert (table.reply(2).likeness, table.reply(2).moved) == ("granted", 2)
    assert table.state.squares[2] == 2
    assert table.state.revealed[-1].right == (2, 3, 4)


def test_a_tie_refuses_and_silence_abstains() -> None:
    table = guessed()
    table.do(2, Likeness())
    table.do(0, Vote(aye=True))
    table.do(1, Vote(aye=False))
    table.expire()
    assert table.reply(2).likeness == "refused"
    assert table.state.squares[2] == 0


def test_each_asks_once_and_may_still_contest_when_refused() -> None:
    table = guessed()
    left = table.match.deadline - table.match.now
    table.do(2, Likeness())
    table.expire()
    assert table.acts(2) == ["decline", "contest"]
    assert table.refused(2, Likeness()) == "melo-no-likeness"
    assert table.match.deadline - table.match.now == left  # it stood still
    table.do(2, Contest(0))
    assert isinstance(table.phase, Debating)


def test_after_a_contest_another_may_still_ask_for_a_vote() -> None:
    table = guessed()
    table.contest(1, 0, {2: True, 3: True, 4: True})
    assert isinstance(table.phase, Revealed)
    assert table.acts(2) == ["decline", "likeness"]
    table.do(2, Decline())
    assert isinstance(table.phase, Settled)  # seat 1 has had a say


def test_granted_he_was_right_and_has_nothing_to_contest() -> None:
    table = guessed()
    table.do(2, Likeness())
    for seat in (0, 1, 3, 4):
        table.do(seat, Vote(aye=True))
    assert table.refused(2, Contest(0)) == "melo-nothing-to-contest"


def alike(seats: int = 5, **options: object) -> Table:
    """The answer is « gaie »; seats 1 and 2 say « guilleret » in two forms, 3 « calme »."""
    table = Table(seats, at={0: 1}, first=QUALITY, **options)
    others: dict[int, int | str] = dict.fromkeys(range(4, seats), "Gaies")
    table.question("gaie", {1: "guilleret", 2: "Guillerettes", 3: "calme", **others})
    return table


def test_equal_guesses_share_one_verdict_whoever_asked_and_neither_author_votes() -> None:
    table = alike()
    table.do(2, Decline())
    table.do(1, Likeness())
    assert table.view().phase.voters == (0, 3, 4)
    table.becomes(2, "away")
    table.becomes(2, "person")
    assert table.view().phase.voters == (0, 3, 4)
    for seat in (0, 3, 4):
        table.do(seat, Vote(aye=True))
    assert [table.reply(seat).likeness for seat in (1, 2, 3)] == ["granted", "granted", None]
    assert table.state.squares == (1, 2, 2, 0, 2)
    assert table.state.revealed[-1].right == (1, 2, 4)


def test_a_refusal_is_shared_too_and_is_not_asked_for_again() -> None:
    table = alike()
    table.do(1, Likeness())
    for seat in (0, 3, 4):
        table.do(seat, Vote(aye=False))
    assert table.view().phase.may_ask == (3,)
    assert table.refused(2, Likeness()) == "melo-no-likeness"
    assert table.acts(2) == ["decline", "contest"]


def test_where_all_others_have_said_the_same_nobody_could_vote() -> None:
    table = alike(4, bots=(0, 3))
    assert table.view().phase.may_ask == ()
    table = alike(4, bots=(0, 3), trust=True)
    table.do(1, Likeness())
    assert [table.reply(seat).likeness for seat in (1, 2)] == ["trusted", "trusted"]


@pytest.mark.parametrize("sincere", [False, True])
def test_who_contests_has_chosen_and_asks_for_no_likeness(sincere: bool) -> None:
    table = alike()
    table.contest(1, 0, dict.fromkeys((2, 3, 4), sincere))
    assert table.acts(1) == []
    assert table.refused(1, Likeness()) == "melo-no-likeness"
    assert table.view().phase.may_ask == (2, 3)


def test_a_contester_gains_once_when_somebody_else_asks_for_the_same_word() -> None:
    table = alike()
    table.contest(1, 0, dict.fromkeys((2, 3, 4), False))
    table.do(2, Likeness())
    for seat in (0, 3, 4):
        table.do(seat, Vote(aye=True))
    assert (table.reply(1).likeness, table.reply(2).likeness) == (None, "granted")
    assert table.state.squares == (1, 2, 2, 0, 2)


def test_names_and_choices_are_not_voted_on() -> None:
    table = Table(4, first=FRIEND).question(0, {1: 1, 2: 1, 3: 1})
    assert table.view().phase.may_ask == ()
    assert table.refused(1, Likeness()) == "melo-no-likeness"


@pytest.mark.parametrize("trust", [False, True])
def test_where_no_other_person_could_vote_it_stays_refused_unless_the_table_trusts(
    trust: bool,
) -> None:
    table = guessed(4, bots=(0, 1, 3), trust=trust)
    if not trust:
        assert table.refused(2, Likeness()) == "melo-no-likeness"
        return
    table.do(2, Likeness())
    assert table.reply(2).likeness == "trusted"
    assert table.state.squares[2] == 2


def test_bots_abstain_and_don_t_count() -> None:
    table = guessed(5, bots=(1, 3))
    table.do(2, Likeness())
    assert table.phase.ballot.voters == (0, 4)
    table.do(0, Vote(aye=True))
    table.do(4, Vote(aye=True))
    assert table.reply(2).likeness == "granted"


def test_all_others_leave_during_the_vote() -> None:
    for trust, ruling in ((False, "refused"), (True, "trusted")):
        table = guessed(4, bots=(1, 3), trust=trust)
        table.do(2, Likeness())
        assert isinstance(table.phase, Voting)
        table.becomes(0, "away")
        assert table.reply(2).likeness == ruling


def test_a_player_who_returns_during_the_vote_may_vote() -> None:
    table = guessed()
    table.becomes(4, "away")
    table.do(2, Likeness())
    assert table.phase.ballot.voters == (0, 1, 3)
    table.becomes(4, "person")
    assert table.phase.ballot.voters == (0, 1, 3, 4)
