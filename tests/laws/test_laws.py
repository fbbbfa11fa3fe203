"""The shared laws, on every registered game, over all its options."""

from collections.abc import Callable

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from laws.laws import LAWS
from laws.moment import Moment
from laws.reached import Place, Reached, all_places
from laws.subject import options_by_number, options_of, subject_of
from laws.walk import at_rest, walk
from parlotte.games import registered

ACTIONS = 160
# In parts, so that cores can share them: four times as many in all.
PARTS = range(4)
EXAMPLES = 50


def who_is_waited_for_is_told(moment: Moment) -> None:
    """Where a view says for whom the table waits, it is for those who must act."""
    waiting = getattr(moment.views[None], "waiting", None)
    must = {seat for seat, prompts in enumerate(moment.prompts) if any(p.must for p in prompts)}
    assert waiting is None or set(waiting) == must


WATCHING: tuple[Callable[[Moment], None], ...] = (*LAWS, who_is_waited_for_is_told)


@pytest.mark.parametrize("game", registered())
def test_the_shared_laws_hold_in_every_phase_after_every_act_with_every_option(game: str) -> None:
    """On a few walks that together reach all of it: where they no longer do, the game has changed
    and tools/choose_walks.py finds others."""
    subject = subject_of(game)
    places: set[Place] = set()
    for number in subject.walks:
        options = options_by_number(subject, number)
        reached = Reached(options)
        match = walk(subject, options, number, ACTIONS, (*WATCHING, reached.see))
        assert at_rest(subject, match)
        places |= reached.places
    assert all_places(subject) - places == set()


@pytest.mark.deep
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
        actions=st.integers(0, ACTIONS),
    )
    def hold(options: object, number: int, actions: int) -> None:
        match = walk(subject, options, number, actions, WATCHING)
        walked.append(match)
        assert at_rest(subject, match)

    hold()
    assert len(walked) >= EXAMPLES
