"""`quoted` shortens a user's text to one safe line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlotte.core.contract import Rejected
from parlotte.core.quoting import MOST_QUOTED, quoted


@pytest.mark.parametrize("text", ["", "zigouigoui", "Papi Jo", "l’été", "x" * MOST_QUOTED])
def test_a_short_text_is_quoted_unchanged(text: str) -> None:
    assert quoted(text) == text


def test_a_long_text_is_cut_between_two_words() -> None:
    told = quoted("mot " * 2_000)
    assert len(told) <= MOST_QUOTED
    assert told.endswith("mot…")


def test_a_long_word_is_cut_inside() -> None:
    assert quoted("a " + "x" * 5_000) == "a " + "x" * (MOST_QUOTED - 3) + "…"


def test_long_runs_of_blanks_are_dropped() -> None:
    assert len(quoted("a" + " " * 5_000 + "b")) <= 2


@pytest.mark.parametrize(
    "mark", ["\n", "\r\n", "\0", "\x1b", "\u202e", "\u2066", "\u200b", "\ud800"]
)
def test_control_and_bidi_characters_become_blanks(mark: str) -> None:
    assert quoted(f"un{mark}deux{mark}") == "un deux"


@given(st.text(alphabet=st.characters(), max_size=400))
def test_any_text_becomes_printable_and_encodable(text: str) -> None:
    told = quoted(text)
    assert len(told) <= MOST_QUOTED
    assert told.isprintable()
    assert told.encode().decode() == told


def test_a_refusal_quotes_its_texts_but_not_those_of_with_texts() -> None:
    refused = Rejected("bad-option", option="x" * 5_000, most=3)
    assert len(str(refused.params["option"])) == MOST_QUOTED
    assert refused.params["most"] == 3
    assert refused.with_texts(problem="y" * 500).params["problem"] == "y" * 500
