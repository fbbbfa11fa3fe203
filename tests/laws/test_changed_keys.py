"""Merging the changed keys gives the whole view, in every game."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from laws.moment import Moment
from laws.subject import options_of, subject_of
from laws.walk import walk
from parlotte.games import registered
from parlotte.server.table.hub import changed_keys
from support.depth import by_depth

EXAMPLES = by_depth(3, 12)


class Eyes:
    """A client that merges the changed keys it receives."""

    def __init__(self) -> None:
        self.view: Struct | None = None
        self.held: dict[str, Any] = {}
        self.unchanged = 0

    def look(self, moment: Moment) -> None:
        view = moment.match.game.view(moment.match.state, None)
        changed = _told(self.view, view)
        for key, value in changed.items():
            assert self.view is None or json.dumps(self.held[key]) != json.dumps(value)
        self.held, self.view = {**self.held, **changed}, view
        whole = _told(None, view)
        assert self.held == whole
        self.unchanged += len(whole) - len(changed)


def _told(old: Struct | None, new: Struct) -> dict[str, Any]:
    return json.loads(b"{%b}" % changed_keys(old, new))


@pytest.mark.parametrize("game", registered())
def test_changed_keys_add_up_to_the_whole_view(game: str) -> None:
    subject, eyes = subject_of(game), []

    @settings(max_examples=EXAMPLES)
    @given(options=options_of(subject), number=st.integers(0, 2**40), actions=st.integers(20, 120))
    def hold(options: object, number: int, actions: int) -> None:
        eyes.append(Eyes())
        look: Callable[[Moment], None] = eyes[-1].look
        walk(subject, options, number, actions, (look,))

    hold()
    assert any(one.unchanged for one in eyes)
