"""The walks of the laws go everywhere: a law that never meets a phase proves nothing of it."""

from collections import Counter

from games.coquillaude.law_subject import CoquillaudeSubject
from laws.laws import Moment
from laws.walk import walk
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.state import Announce, Asking, Phase, Placed

# One of its own: what it tries goes by what it has tried before, in whatever test.
SUBJECT = CoquillaudeSubject()
TABLES = (
    Options(letters=100),
    Options(letters=100, question_seconds=0, compose_minutes=0, trust=True),
    Options(letters=100, ending="six", show_all=True),
)


def test_random_walks_of_coquillaude_meet_every_phase_every_act_and_what_is_rare() -> None:
    phases, acts, rare = Counter[str](), Counter[str](), Counter[str]()

    def look(moment: Moment) -> None:
        state = moment.match.state
        must = {s for s in state.seats if any(p.must for p in SUBJECT.game.prompts(state, s))}
        assert must == set(SUBJECT.game.view(state, None).waiting)
        phases[type(state.phase).__name__] += 1
        if moment.match.log:
            acts[type(moment.match.log[-1].what).__name__] += 1
        match state.phase:
            case Announce(vote=vote, bids=bids):
                rare["vote on a word"] += vote is not None
                rare["struck out"] += any(bid.struck for bid in bids)
                rare["rolled for a tie"] += any(bid.rolls for bid in bids)
            case Asking():
                rare["composing beside a question"] += bool(state.locked)
            case Placed(placing=placing):
                rare["taken by a rival"] += placing is not None and placing.taker is not None
        rare["bag empty"] += not state.bag
        rare["somebody voted in"] += bool(state.persons)
        rare["reopened"] += any(event.key == "coquillaude-reopened" for event in moment.events)

    for seed in range(90):
        walk(SUBJECT, TABLES[seed % len(TABLES)], seed, actions=140, laws=(look,))
    assert set(phases) == {kind.__name__ for kind in Phase.__args__}
    assert set(acts) >= {kind.__name__ for kind in SUBJECT.registration.action.__args__}
    assert set(acts) >= {"Expired", "Closed", "SeatChanged"}
    assert {name for name, times in rare.items() if not times} <= {"rolled for a tie"}
