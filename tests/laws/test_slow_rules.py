"""Acts that a game declares quick use none of its slow methods, since they run on the event
loop."""

from contextlib import suppress
from typing import Any

import pytest

from laws.moment import Moment
from laws.subject import subject_of
from laws.walk import walk
from parlotte.core.contract import Expired, Input, Rejected
from parlotte.games import registered
from support.depth import by_depth

WALKS, ACTIONS = by_depth(3, 12), 60
SLOW = [key for key, game in registered().items() if game.slow.rules is not None]


def test_some_games_have_slow_rules() -> None:
    assert SLOW


@pytest.mark.parametrize("game", SLOW)
def test_quick_acts_use_no_slow_method(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    subject = subject_of(game)
    takes_long = subject.registration.slow.rules
    assert takes_long is not None
    assert subject.slow_work
    worked, seen = [], set[bool]()
    for owner, name in subject.slow_work:
        work = getattr(owner, name)

        def counted(*given: Any, work: Any = work, name: str = name, **more: Any) -> Any:
            worked.append(name)
            return work(*given, **more)

        monkeypatch.setattr(owner, name, counted)

    def look(moment: Moment) -> None:
        match = moment.match
        given = [one.given for one, _ in moment.tries]
        if match.deadline is not None and match.outcome is None:
            given.append(Input(max(match.now, match.deadline), None, Expired()))
        for one in given:
            slow = takes_long(match.state, one.what)
            seen.add(slow)
            if not slow:
                worked.clear()
                with suppress(Rejected):
                    match.judge(one)
                assert not worked, one

    for seed in range(WALKS):
        walk(subject, subject.registration.options(), seed, ACTIONS, laws=(look,))
    assert seen == {True, False}
