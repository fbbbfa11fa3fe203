"""The seats that the table waits for. A phase that waits for nobody closes by itself, except a
reaction window."""

from parlotte.core.contract import Seat
from parlotte.games.bornes.state import (
    Drawing,
    Ended,
    Judging,
    Parting,
    Playing,
    Scored,
    State,
    Voting,
    Window,
)


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; those who are away are never waited for."""
    match state.phase:
        case Playing() | Parting() | Drawing():
            pending: tuple[Seat, ...] = (state.turn.seat,)
        case Voting(ballot=ballot):
            pending = ballot.pending()
        case Judging(given=given):
            pending = given.pending()
        case Scored(ready=ready):
            pending = state.looking(ready)
        case Window() | Ended():
            pending = ()
    return state.not_away(pending)
