"""Whom the table waits for. A phase that waits for nobody present closes by itself."""

from parlotte.core.contract import Seat
from parlotte.games.lauriers.state import (
    Choosing,
    Finished,
    Judging,
    Preparing,
    Reading,
    Revealing,
    State,
    Voting,
    Writing,
)
from parlotte.kit.seats import to_the_left


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; those who are away are never waited for."""
    match state.phase:
        case Writing(sheets=collect) | Voting(votes=collect):
            pending = collect.pending()
        case Choosing() | Preparing(done=False):
            pending = _leader(state)
        case Reading():
            # Only a person reads aloud; with a bot everybody reads for himself while voting.
            pending = tuple([seat for seat in _leader(state) if state.holders[seat] == "person"])
        case Judging(ballot=ballot):
            # Bots abstain: they don't know what people mean by their words.
            pending = tuple([s for s in ballot.pending() if state.holders[s] == "person"])
        case Revealing(ready=ready):
            pending = looking(state, ready)
        case Preparing() | Finished():
            pending = ()
    if "away" not in state.holders:
        return pending
    return tuple([seat for seat in pending if state.holders[seat] != "away"])


def is_open(state: State) -> bool:
    """Whether the table waits for anybody."""
    match state.phase:
        case Writing(sheets=collect) | Voting(votes=collect) if "away" not in state.holders:
            return len(collect.confirmed) < len(collect.asked)
        case _:
            return bool(waiting(state))


def is_awaited(state: State, seat: Seat) -> bool:
    """Whether this seat is one of them."""
    if state.holders[seat] == "away":
        return False
    match state.phase:
        case Writing(sheets=collect) | Voting(votes=collect):
            return seat in collect.asked and seat not in collect.confirmed
        case Finished():
            return False
        case _:
            return seat in waiting(state)


def next_leader(state: State) -> Seat:
    """The seat to the left; who is away is passed over."""
    return to_the_left(state.holders, state.turn)


def looking(state: State, ready: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who still looks at the results, and has not gone on."""
    readers = _readers(state)
    return tuple([seat for seat in readers if seat not in ready]) if ready else readers


def _leader(state: State) -> tuple[Seat, ...]:
    return () if state.mdj is None else (state.mdj,)


def _readers(state: State) -> tuple[Seat, ...]:
    """Every person looks at the results; bots alone go on with the next leader."""
    people = tuple([seat for seat, holder in enumerate(state.holders) if holder == "person"])
    return people or (next_leader(state),)
