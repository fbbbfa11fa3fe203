"""§10 The anagram minute."""

from typing import Any

import pytest

from games.coquillaude.table import MID, Table, at
from parlotte.core.contract import Rejected
from parlotte.games.coquillaude.board import MIDDLE
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rules import closes, is_race


def placed(word: str, *anagrams: str, where: Any = MID, **more: Any) -> Table:
    """Seat 0 has placed a word; the others have passed."""
    table = Table(holders=("person",) * 4, **more).to_compose().hands(word)
    table.lock(0, word, where, *anagrams)
    table.passes(1, 2, 3)
    table.go_on()
    return table


def test_there_is_one_only_if_an_anagram_was_claimed() -> None:
    assert placed("ART").name == "placed"
    assert placed("ART", "rat").name == "minute"


def test_with_at_most_two_there_is_none_once_both_are_claimed() -> None:
    two = Options(anagrams="two")
    assert placed("ART", "rat", "tar", options=two).name == "placed"
    table = placed("ART", "rat", options=two).buzz(1, "tar")
    with pytest.raises(Rejected, match="coquillaude-too-many-anagrams"):
        table.enter(1, "tra")


def test_it_lasts_a_minute_at_any_table_and_is_nobodys_to_end() -> None:
    for options in (Options(), Options(question_seconds=0, compose_minutes=0)):
        table = placed("ART", "rat", options=options)
        assert table.match.deadline == table.match.now + 60_000
        assert not closes(table.state)
        assert is_race(table.state)
        with pytest.raises(Rejected, match="hand-time-runs"):
            table.close(0, 1, 2, 3)


def test_without_a_rival_who_shows_more_the_placer_scores() -> None:
    table = placed("ART", "rat").buzz(1)
    table.expire()
    assert table.state.scores == (18, 0, 0, 0)
    table = placed("ART", "rat")
    table.enough(1, 2, 3)
    assert table.state.scores == (18, 0, 0, 0)


def test_the_buzzer_opens_the_entry_and_all_see_when() -> None:
    table = placed("ART", "rat")
    with pytest.raises(Rejected, match="coquillaude-buzz-first"):
        table.enter(1, "tar")
    table.buzz(1, after=4_270)
    shown = table.view().phase.buzzed
    assert [(one.seat, one.tenths) for one in shown] == [(1, 42)]
    with pytest.raises(Rejected, match="coquillaude-buzzed"):
        table.buzz(1)
    assert "enter" in table.may(1)
    assert "enter" not in table.may(2)


def test_what_is_entered_is_shown_to_all_at_once() -> None:
    table = placed("ART", "rat").buzz(1, "tar")
    assert [one.word for one in table.view(1).mine.entries] == ["TAR"]
    assert "TAR" not in repr(table.view(2))
    assert table.view().phase.placing.entries == ()
    table.enough(1, 2, 3)
    told = table.view().phase.placing
    assert [(one.seat, one.word, one.points) for one in told.entries] == [(1, "TAR", 9)]
    assert (told.taker, told.scored) == (1, 27)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("table", "coquillaude-not-an-anagram"),
        ("art", "coquillaude-same-anagram"),
        ("rat", "coquillaude-claimed-already"),
        ("rta", "coquillaude-unknown-anagram"),
    ],
)
def test_only_other_words_that_the_app_knows_count(said: str, why: str) -> None:
    table = placed("ART", "rat").buzz(1)
    with pytest.raises(Rejected, match=why):
        table.enter(1, said)
    assert table.view(1).mine.entries == ()


def test_the_same_word_counts_once_for_each_rival() -> None:
    table = placed("ART", "rat").buzz(1, "tar")
    with pytest.raises(Rejected, match="coquillaude-same-anagram"):
        table.enter(1, "tar")
    table.buzz(2, "tar")
    assert len(table.view(2).mine.entries) == 1


def test_the_player_who_shows_most_takes_it() -> None:
    table = placed("ART", "rat").buzz(1, "tar").buzz(2, "tra", "tar")
    table.enough(1, 2, 3)
    assert table.state.scores == (0, 0, 36, 0)


def test_of_equals_the_first_to_show_that_many_takes_it() -> None:
    table = placed("ART", "rat").buzz(1, "tar").buzz(2, "tra", "tar")
    table.enter(1, "tra", after=5)
    table.enough(1, 2, 3)
    assert table.view().phase.placing.taker == 2


def test_an_anagram_of_somebody_famous_scores_its_bonus() -> None:
    table = placed("BALISE", "Blaise").buzz(3, "Basile")
    table.enough(1, 2, 3)
    assert table.state.scores == (0, 0, 0, 36 + 64 + 64)


def test_a_letter_on_a_shell_counts_twice_in_an_anagram_too() -> None:
    # The shell at (+5, +5) from the middle.
    table = placed("BALISE", "Blaise", where=at(MIDDLE, MIDDLE, "falling"))
    assert table.view().phase.placing.proposal.shells == 1
    table.buzz(3, "Basile")
    table.enough(1, 2, 3)
    assert table.state.scores[3] == 49 + 81 + 81


def test_ones_own_word_is_for_the_others() -> None:
    table = placed("ART", "rat")
    assert table.may(0) == set()
    with pytest.raises(Rejected, match="coquillaude-your-own-word"):
        table.buzz(0)


def test_enough_is_enough() -> None:
    table = placed("ART", "rat")
    table.enough(1)
    for act in (lambda: table.buzz(1), lambda: table.enough(1)):
        with pytest.raises(Rejected, match="coquillaude-said-enough"):
            act()
    assert table.view().waiting == (2, 3)


def test_rivals_who_are_away_are_not_waited_for_and_what_they_showed_counts() -> None:
    table = placed("ART", "rat").buzz(1, "tar")
    table.becomes(1, "away")
    table.enough(2, 3)
    assert table.state.scores == (0, 27, 0, 0)


def test_afterwards_it_is_over() -> None:
    table = placed("ART")
    with pytest.raises(Rejected, match="coquillaude-minute-over"):
        table.buzz(1)


def test_what_one_more_would_bring_is_its_plain_square_whoever_was_placed() -> None:
    """Not the square of the placed word, which may have its two letters more."""
    table = placed("BLAISE", "balise")
    view = table.view().phase
    assert view.placing.proposal.famous
    more = view.more
    before = view.placing.proposal.points
    assert more == 36
    table.buzz(1, "basile")
    table.enough(1, 2, 3)
    assert table.state.scores[1] == before + 64  # somebody famous, too
