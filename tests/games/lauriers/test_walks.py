"""The walks of the laws go everywhere: a law that never meets a phase proves nothing of it."""

from collections import Counter

from games.lauriers.law_subject import SUBJECT
from laws.laws import Moment
from laws.walk import walk
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.state import Phase

TABLES = (Options(track=15), Options(automatic_mdj=True), Options(pick="hasard", voting_seconds=0))


def test_random_walks_of_lauriers_meet_every_phase_and_every_act() -> None:
    phases, acts = Counter[str](), Counter[str]()

    def look(moment: Moment) -> None:
        state = moment.match.state
        must = {s for s in state.seats if any(p.must for p in SUBJECT.game.prompts(state, s))}
        assert must == set(SUBJECT.game.view(state, None).waiting)
        phases[type(moment.match.state.phase).__name__] += 1
        if moment.match.log:
            acts[type(moment.match.log[-1].what).__name__] += 1

    for seed in range(60):
        walk(SUBJECT, TABLES[seed % len(TABLES)], seed, actions=120, laws=(look,))
    assert set(phases) == {kind.__name__ for kind in Phase.__args__}
    assert set(acts) >= {kind.__name__ for kind in SUBJECT.registration.action.__args__}
    assert set(acts) >= {"Expired", "Closed", "SeatChanged"}
