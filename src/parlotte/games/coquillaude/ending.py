"""§11 When it is over, who has won, and what is told of it."""

from collections.abc import Sequence
from typing import Any

from parlotte.core.contract import Outcome, Standing
from parlotte.games.coquillaude.options import LAST_ROUNDS, house_of
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.rounds import open_round
from parlotte.games.coquillaude.state import End, Ended, Placed, State

ENOUGH = 25  # points that keep the game going
MOST_IDLE = 2


def close_placed(play: CoquillaudePlay, phase: Placed) -> None:
    """On to the next round, or to the end: judged only with the bag empty, for a draw may change
    everything."""
    why = None if play.state.bag else _over(play, phase)
    if why is None:
        open_round(play, play.state.round + 1)
    else:
        finish(play, why)


def _over(play: CoquillaudePlay, phase: Placed) -> End | None:
    state, house = play.state, house_of(play.state.options)
    best = [play.court.best(state, capital, house) for capital in state.capitals]
    points = max((one.points for one in best if one is not None), default=0)
    if state.options.ending == "six":
        if not points:
            return "no-words"
        return "six-rounds" if state.bare >= LAST_ROUNDS else None
    if points < ENOUGH:
        return "none-left"
    could = any(one is not None and one.points >= ENOUGH for one in state.past[-1].best)
    did = phase.placing is not None and phase.placing.scored >= ENOUGH
    idle = state.idle + 1 if could and not did else 0
    play.set(idle=idle)
    return "nobody-did" if idle >= MOST_IDLE else None


def finish(play: CoquillaudePlay, why: End) -> None:
    scores = play.state.scores
    winners = tuple(seat for seat in play.state.seats if scores[seat] == max(scores))
    play.set(drafts={}, sound={}, locked={})
    play.open(Ended(why, winners))


def standings(state: State) -> tuple[Standing, ...]:
    """By points; equals share a place."""
    ordered = sorted(state.seats, key=lambda seat: (-state.scores[seat], seat))
    return tuple(
        Standing(
            seat, 1 + sum(other > state.scores[seat] for other in state.scores), state.scores[seat]
        )
        for seat in ordered
    )


def outcome(state: State) -> Outcome | None:
    phase = state.phase
    if not isinstance(phase, Ended):
        return None
    verdict = f"coquillaude-end-{phase.why}"
    about = {"rounds": state.round, "trusted": on_trust(state)}
    return Outcome(phase.winners, standings(state), verdict=verdict, params=about)


def on_trust(state: State) -> int:
    """Words and answers that counted on somebody's word: the result says so."""
    return sum(word.trusted for word in state.words) + state.trusted_answers


def report(states: Sequence[State]) -> dict[str, Any]:
    """How matches ended, and how long their words were."""
    ends = [state.phase.why for state in states if isinstance(state.phase, Ended)]
    words = [len(one.proposal.word) for state in states for one in state.words] or [0]
    taken = sum(one.taker is not None for state in states for one in state.words)
    return {
        "ends": {why: ends.count(why) for why in sorted(set(ends))},
        "words": round(len(words) / max(1, len(states)), 2),
        "letters": round(sum(words) / len(words), 2),
        "taken": taken,
    }
