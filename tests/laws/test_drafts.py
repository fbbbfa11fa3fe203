"""A draft is marked as concerning its author alone, and is never slow to judge."""

from typing import get_args

import pytest
from msgspec import Struct

from laws.moment import Moment
from laws.subject import subject_of
from laws.walk import walk
from parlotte.games import registered
from support.depth import by_depth

WALKS, ACTIONS = by_depth(4, 12), 60


def has_drafts(game: str) -> bool:
    """Whether any of its acts is a draft, or may be done or not yet."""
    kinds = get_args(registered()[game].action)
    return any(
        "done" in kind.__struct_fields__ or kind.__struct_config__.tag == "draft" for kind in kinds
    )


def is_draft(action: Struct) -> bool:
    return not getattr(action, "done", action.__struct_config__.tag != "draft")


def test_some_games_have_drafts() -> None:
    assert any(map(has_drafts, registered()))


@pytest.mark.parametrize("game", filter(has_drafts, registered()))
def test_a_draft_concerns_its_author_alone(game: str) -> None:
    subject, found = subject_of(game), []
    slow = subject.registration.slow.rules  # a draft uses no worker

    def look(moment: Moment) -> None:
        for one, step in moment.tries:
            seat = one.given.by
            if seat is None or step is None or not is_draft(one.given.what):
                continue
            if any(prompt.must for prompt in moment.prompts[seat]):  # not handed in before
                found.append(step.only == seat)
                assert not (slow and slow(moment.match.state, one.given.what))

    for seed in range(WALKS):
        options = subject.registration.options()
        walk(subject, options, seed, ACTIONS, laws=(look,))
    assert found
    assert all(found)
