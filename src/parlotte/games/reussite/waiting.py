"""Whom the table waits for. It is never nobody while somebody is there."""

from parlotte.core.contract import Seat
from parlotte.games.reussite.state import (
    Composing,
    Covering,
    Finished,
    Judging,
    Proposed,
    Refilling,
    State,
    Turning,
    Undoing,
    Voting,
    Yielding,
)


def waiting(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Covering(owner=owner) | Refilling(owner=owner) | Turning(owner=owner):
            return (owner,) if owner is not None else _searchers(state)
        case Composing(asked=asked):
            return (asked,) if asked is not None else _searchers(state)
        case Proposed(by=by):
            return judges(state, by)
        case Undoing(by=by, ballot=ballot):
            return judges(state, by) if ballot is None else ballot.pending()
        case Voting(ballot=ballot) | Yielding(ballot=ballot):
            return ballot.pending()
        case Judging(vote=vote):
            return vote.ballot.pending()
        case Finished():
            return ()


def judges(state: State, by: Seat) -> tuple[Seat, ...]:
    """Who may agree to what is proposed. R: a bot always would, so it is asked only where no person
    is: people must have the time to object."""
    people = tuple(seat for seat in state.people if seat != by)
    return people or tuple(seat for seat in state.present if seat != by)


def _searchers(state: State) -> tuple[Seat, ...]:
    """People look for words; bots do when no person is there."""
    return state.people or state.present[:1]
