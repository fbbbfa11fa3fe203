"""Who has won, and how the others are ranked."""

from collections.abc import Sequence
from statistics import mean
from typing import Any

from parlotte.core.contract import Outcome, Seat, Standing
from parlotte.games.melo.state import Finished, State


def standings(state: State, winner: Seat | None = None) -> tuple[Standing, ...]:
    """By square, equals sharing a place; before all of them who has passed the last test."""
    ranks = {seat: (seat == winner, state.squares[seat]) for seat in state.seats}
    ordered = sorted(state.seats, key=lambda seat: (ranks[seat], -seat), reverse=True)
    return tuple(
        Standing(
            seat, 1 + sum(other > ranks[seat] for other in ranks.values()), state.squares[seat]
        )
        for seat in ordered
    )


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Finished):
        return None
    winner = state.phase.winner
    return Outcome((winner,), standings(state, winner))


def report(states: Sequence[State]) -> dict[str, Any]:
    """What a simulation tells beyond winners: how many questions, how many of them were guessed."""
    if not states:
        return {}
    known = [one for state in states for one in state.revealed]
    guesses = sum(len(one.guesses) for one in known)
    right = sum(len(one.right) for one in known)
    return {
        "questions": round(mean(state.number for state in states), 1),
        "guessed": round(right / max(1, guesses), 3),
    }
