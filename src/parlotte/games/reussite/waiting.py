"""The seats that the table waits for: never none while somebody is present."""

from parlotte.core.contract import Millis, Seat
from parlotte.games.reussite import phases
from parlotte.games.reussite.state import State
from parlotte.kit.ballot import Ballot


def waiting(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case phase if isinstance(phase, phases.Choosing):
            return (phase.owner,) if phase.owner is not None else _searchers(state)
        case phases.Composing(asked=asked):
            return (asked,) if asked is not None else _searchers(state)
        case phases.Proposed(by=by):
            return judges(state, by)
        case phases.Undoing(by=by, ballot=ballot):
            return judges(state, by) if ballot is None else ballot.pending()
        case phases.Voting(ballot=ballot) | phases.Yielding(ballot=ballot):
            return ballot.pending()
        case phases.Judging(vote=vote):
            return vote.ballot.pending()
        case phases.Finished():
            return ()


def judges(state: State, by: Seat) -> tuple[Seat, ...]:
    """The seats that may agree to a proposal. R: a bot always agrees, so it is asked only if no
    other person is there; people must have time to object."""
    people = tuple(seat for seat in state.people if seat != by)
    return people or others(state, by)


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in state.present if one != seat)


def ballot_of(state: State, seat: Seat) -> Ballot:
    """A ballot on what this seat asks for. R: a bot would always agree, so only people vote if
    there are any."""
    ballot = Ballot(state.people or state.present)
    return ballot.cast(seat, aye=True) if seat in ballot.voters else ballot


def still_voting(state: State, ballot: Ballot, seat: Seat) -> Ballot:
    """The ballot after a seat has changed hands: a seat without a person is removed, unless a bot
    holds it and no people are there."""
    held = state.holders[seat]
    votes = held == "person" or (held == "bot" and not state.people)
    return ballot if votes else ballot.without(seat)


def _searchers(state: State) -> tuple[Seat, ...]:
    """People look for words; a bot does if no person is there."""
    return state.people or state.present[:1]


def deadline(state: State) -> Millis | None:
    """The deadline of the present phase, or of the whole deal if that comes first."""
    phase = state.phase
    own = None if isinstance(phase, phases.Composing | phases.Finished) else phase.ends_at
    if isinstance(phase, phases.Finished):
        return None
    limits = [limit for limit in (own, state.ends_at) if limit is not None]
    return min(limits, default=None)


def is_settled(state: State) -> bool:
    """Whether the matter on the table is decided, whatever the remaining votes."""
    match state.phase:
        case phases.Proposed(by=by) | phases.Undoing(by=by, ballot=None):
            return not others(state, by)
        case (
            phases.Voting(ballot=ballot)
            | phases.Yielding(ballot=ballot)
            | phases.Undoing(ballot=Ballot() as ballot)
        ):
            return ballot.decided
        case phases.Judging(vote=vote):
            return vote.over
        case _:
            return False


def is_race(state: State) -> bool:
    """While all look for a word, the first to propose wins; the only time limit is that of the
    whole deal, and a curtain would extend it at every word."""
    return isinstance(state.phase, phases.Composing)


def closes(state: State) -> bool:
    """While people look for a word, the host cannot end the phase."""
    return not isinstance(state.phase, phases.Composing) or state.phase.asked is not None
