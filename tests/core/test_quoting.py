"""What somebody wrote, as our sentences quote it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlotte.core.contract import Rejected
from parlotte.core.quoting import MOST_QUOTED, quoted


@pytest.mark.parametrize("text", ["", "zigouigoui", "Papi Jo", "l’été", "x" * MOST_QUOTED])
def test_a_few_words_are_quoted_as_they_are(text: str) -> None:
    assert quoted(text) == text


def test_a_long_text_is_cut_between_two_words() -> None:
    told = quoted("mot " * 2_000)
    assert len(told) <= MOST_QUOTED
    assert told.endswith("mot…")


def test_a_long_word_is_cut_inside() -> None:
    assert quoted("a " + "x" * 5_000) == "a " + "x" * (MOST_QUOTED - 3) + "…"


def test_blanks_without_end_are_not_a_text() -> None:
    assert len(quoted("a" + " " * 5_000 + "b")) <= 2


@pytest.mark.parametrize(
    "mark", ["\n", "\r\n", "\0", "\x1b", "\u202e", "\u2066", "\u200b", "\ud800"]
)
def test_marks_that_are_not_seen_become_blanks(mark: str) -> None:
    assert quoted(f"un{mark}deux{mark}") == "un deux"


@given(st.text(alphabet=st.characters(), max_size=400))
def test_whatever_it_is_it_can_be_sent_and_shown(text: str) -> None:
    told = quoted(text)
    assert len(told) <= MOST_QUOTED
    assert told.isprintable()
    assert told.encode().decode() == told


def test_a_refusal_quotes_and_sends_the_same_few_words() -> None:
    refused = Rejected("bad-option", option="x" * 5_000, most=3)
    assert len(str(refused.params["option"])) == MOST_QUOTED
    assert refused.params["most"] == 3
    assert refused.with_texts(problem="y" * 500).params["problem"] == "y" * 500
