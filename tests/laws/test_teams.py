"""The law that partners share their place, checked on a game that breaks it."""

import pytest
from msgspec.structs import replace

from laws.laws import Broken, Moment, outcome_makes_sense
from parlotte.core.contract import Input, Outcome, Rejected, Seats
from parlotte.core.match import Match, Setup
from parlotte.core.rng import Draws, Rng
from support.team_toy import PAIRS, Pairs, PairsOptions, PairsState, Say

TEAMS = PairsOptions(teams=True)


class Torn(Pairs):
    """Pairs with one thing wrong in its outcome."""

    def __init__(self, wrong: dict[str, object]) -> None:
        self.wrong = wrong

    def outcome(self, state: PairsState) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, **self.wrong)


def ended(game: Pairs) -> Moment:
    seats = Seats(("bot",) * 4, teams=PAIRS.teams_with(TEAMS, 4))
    match = Match(game, Setup(TEAMS, seats, b"seed"))
    match.play(Input(0, 0, Say("gagné")))
    assert match.outcome is not None
    return Moment(None, match, (), Draws(Rng(b"seed")))


def test_partners_who_win_together_keep_the_law() -> None:
    moment = ended(Pairs())
    outcome_makes_sense(moment)
    assert moment.match.outcome.winners == (0, 2)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"teams": ()}, "other teams"),
        ({"teams": ((0, 1), (2, 3))}, "other teams"),
        ({"winners": (0,)}, "partners"),
        (
            {"standings": Pairs().standings(PairsState(TEAMS, (), (), (3, 2, 2, 2)))},
            "winner|partners",
        ),
    ],
)
def test_partners_torn_apart_break_the_law(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(Broken, match=told):
        outcome_makes_sense(ended(Torn(wrong)))


def test_teams_need_a_number_of_players_that_fits() -> None:
    assert PAIRS.teams_with(PairsOptions(), 5) == ()
    with pytest.raises(Rejected) as refused:
        PAIRS.teams_with(TEAMS, 5)
    assert refused.value.params == {"others": "4", "last": 6, "count": 5}
