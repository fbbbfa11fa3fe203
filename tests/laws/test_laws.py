"""The shared laws, checked on every registered game with all its options."""

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
# Parts, so that several cores can share them; together four times as many examples.
PARTS = range(4)
EXAMPLES = 50


def waiting_lists_those_who_must_act(moment: Moment) -> None:
    """A view's `waiting`, where there is one, lists exactly the seats that must act."""
    waiting = getattr(moment.views[None], "waiting", None)
    must = {seat for seat, prompts in enumerate(moment.prompts) if any(p.must for p in prompts)}
    assert waiting is None or set(waiting) == must


WATCHING: tuple[Callable[[Moment], None], ...] = (*LAWS, waiting_lists_those_who_must_act)


@pytest.mark.parametrize("game", registered())
def test_the_shared_laws_hold_in_every_phase_after_every_act_with_every_option(game: str) -> None:
    """Walks that together reach everything. If they no longer do, the game has changed: choose
    others with tools/choose_walks.py."""
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
        options=options_of(subject), number=st.integers(0, 2**40), actions=st.integers(0, ACTIONS)
    )
    def hold(options: object, number: int, actions: int) -> None:
        match = walk(subject, options, number, actions, WATCHING)
        walked.append(match)
        assert at_rest(subject, match)

    hold()
    assert len(walked) >= EXAMPLES
