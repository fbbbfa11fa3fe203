"""The shared laws, on every registered game, over all its options."""

import os

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from laws.subject import options_of, subject_of
from laws.walk import at_rest, walk
from parlotte.games import registered

# In parts, so that cores can share them: four times as many in all.
PARTS = range(4)
EXAMPLES = int(os.environ.get("PARLOTTE_WALKS", "50"))  # fewer where time is short


@pytest.mark.parametrize("game", registered())
@pytest.mark.parametrize("part", PARTS)
def test_the_shared_laws_hold(game: str, part: int) -> None:
    subject = subject_of(game)
    walked = []

    @seed(part)
    @settings(max_examples=EXAMPLES)
    @given(
        options=options_of(subject),
        number=st.integers(0, 2**40),
        actions=st.integers(0, 160),
    )
    def hold(options: object, number: int, actions: int) -> None:
        match = walk(subject, options, number, actions)
        walked.append(match)
        assert at_rest(subject, match)

    hold()
    assert len(walked) >= EXAMPLES
