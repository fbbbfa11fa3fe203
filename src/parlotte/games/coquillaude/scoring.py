"""§11, §12 Who has won, and what is told of a match when it is over."""

from collections.abc import Sequence
from typing import Any

from parlotte.core.contract import Outcome, Standing
from parlotte.games.coquillaude.state import Ended, State


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
