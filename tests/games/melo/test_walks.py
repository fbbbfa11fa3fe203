"""The walks of the laws go everywhere: a law that never meets a phase proves nothing of it."""

from collections import Counter

from games.melo.law_subject import SUBJECT
from laws.laws import Moment
from laws.walk import walk
from parlotte.games.melo.options import Options
from parlotte.games.melo.state import Debating, Finished, Passed, Phase, Revealed, TestOpen

TABLES = (
    Options(),
    Options(guesses="in-turn", joks=0),
    Options(length=20, answer_seconds=0, debate_minutes=0, trust=True),
    Options(length=40, joks=6, tone="amis"),
)


def test_random_walks_meet_every_phase_every_act_and_what_is_rare() -> None:
    phases, acts, rare = Counter[str](), Counter[str](), Counter[str]()

    def look(moment: Moment) -> None:
        state = moment.match.state
        must = {s for s in state.seats if any(p.must for p in SUBJECT.game.prompts(state, s))}
        assert must == set(SUBJECT.game.view(state, None).waiting)
        phases[type(state.phase).__name__] += 1
        if moment.match.log:
            acts[type(moment.match.log[-1].what).__name__] += 1
        match state.phase:
            case Revealed(result=result):
                rare.update(reply.how for reply in result.replies)
                rare.update(str(reply.likeness) for reply in result.replies)
                rare["after a contest"] += result.verdict is not None
            case Debating(back=TestOpen()):
                rare["a contest in a test"] += 1
            case Passed(why=why):
                rare[why] += 1
            case Finished(result=result):
                rare["won by a contest"] += any(one.verdict for one in result.tried)

    for seed in range(120):
        walk(SUBJECT, TABLES[seed % len(TABLES)], seed, actions=140, laws=(look,))
    assert set(phases) == {kind.__name__ for kind in Phase.__args__}
    assert set(acts) >= {kind.__name__ for kind in SUBJECT.registration.action.__args__}
    assert set(acts) >= {"Expired", "Closed", "SeatChanged"}
    met = {name for name, times in rare.items() if times}
    assert met >= {"said", "jok", "refused", "silent", "granted", "after a contest"}
    assert met >= {"a contest in a test", "left", "nobody"}
