"""The deals of the day: each one's solution is replayed through the rules."""

from datetime import date, timedelta

import pytest

from parlotte.core.contract import Input, Seats
from parlotte.core.match import Match, Setup
from parlotte.games.reussite import GAME
from parlotte.games.reussite.content import DayDeal
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Finished
from parlotte.games.reussite.solutions import actions, read, written
from parlotte.lexicon.coarse import is_coarse
from parlotte.packs.french import french
from parlotte.packs.loader import bind, load_content

CONTENT = load_content(GAME)
DAYS: tuple[DayDeal, ...] = CONTENT.days
COMMON = 3
PARTS = 8


def test_four_hundred_days_follow_each_other() -> None:
    days = [date.fromisoformat(deal.day) for deal in DAYS]
    assert len(days) >= 400
    assert days == [days[0] + timedelta(n) for n in range(len(days))]
    assert len({deal.code for deal in DAYS}) == len(DAYS)


@pytest.mark.parametrize("part", range(PARTS))
def test_each_is_a_triumph_in_so_many_common_words(part: int) -> None:
    game, lexicon = bind(GAME, CONTENT), french()
    for deal in DAYS[part::PARTS]:
        turns = read(deal.solution)
        assert written(turns) == deal.solution
        setup = Setup(Options(deal=deal.day), Seats(("person",)), b"seed")
        match = Match(game, setup)
        for action in actions(turns):
            match.play(Input(match.now, 0, action))
        state = match.state
        assert (state.phase, state.code, state.day) == (Finished("triumph"), deal.code, deal.day)
        assert len(state.words) == deal.par
        assert all((lexicon.band(word.word) or 9) <= COMMON for word in state.words)
        assert not any(is_coarse(word.word) for word in state.words)
