"""The seats that the table waits for. A phase that waits for nobody closes by itself, except a
reaction window."""

from parlotte.core.contract import Seat
from parlotte.games.bornes import phases
from parlotte.games.bornes.state import State


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; those who are away are never waited for."""
    match state.phase:
        case phases.Playing() | phases.Parting() | phases.Drawing():
            pending: tuple[Seat, ...] = (state.turn.seat,)
        case phases.Voting(ballot=ballot):
            pending = ballot.pending()
        case phases.Judging(given=given):
            pending = given.pending()
        case phases.Scored(ready=ready):
            pending = state.looking(ready)
        case phases.Window() | phases.Ended():
            pending = ()
    return state.not_away(pending)
