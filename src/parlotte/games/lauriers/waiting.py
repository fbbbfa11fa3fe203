"""The seats that the table waits for. A phase that waits for nobody present closes by itself."""

from parlotte.core.contract import Seat
from parlotte.games.lauriers import phases
from parlotte.games.lauriers.state import State
from parlotte.kit.seats import to_the_left


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; those who are away are never waited for."""
    return state.not_away(_asked(state))


def _asked(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case phases.Writing(sheets=collect) | phases.Voting(votes=collect):
            return collect.pending()
        case phases.Choosing() | phases.Preparing(done=False):
            return _leader(state)
        case phases.Reading(by_itself=True, ready=ready):
            return state.looking(ready)
        case phases.Reading(entries=entries, read=read) if read < len(entries):
            return _leader(state)
        case phases.Judging(ballot=ballot):
            # Bots abstain: they don't know what people mean by their words.
            return state.people_among(ballot.pending())
        case phases.Revealing(ready=ready):
            return looking(state, ready)
        case _:
            return ()


def next_leader(state: State) -> Seat:
    """The next seat to the left; seats that are away are skipped."""
    return to_the_left(state.holders, state.turn)


def looking(state: State, ready: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The people who still look at the results. If there are none, the next leader, a bot, goes
    on."""
    readers = state.people or (next_leader(state),)
    return tuple([seat for seat in readers if seat not in ready])


def is_led_by_a_person(state: State) -> bool:
    return bool(state.people_among(_leader(state)))


def _leader(state: State) -> tuple[Seat, ...]:
    return () if state.mdj is None else (state.mdj,)
