"""One input being applied to a deal."""

from parlotte.core.contract import Millis, Rejected, Seat, Step
from parlotte.games.reussite.content import Court
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
from parlotte.kit.play import Play


class ReussitePlay(Play[State, Court]):
    __slots__ = ("began",)

    def __init__(self, court: Court, state: State, at: Millis) -> None:
        super().__init__(court, state, at)
        self.began = state

    def cast(self, phase: Voting | Undoing | Yielding, seat: Seat, *, aye: bool) -> None:
        """Casts a vote in the ballot of the present phase."""
        if phase.ballot is None or seat not in phase.ballot.voters:
            raise Rejected("not-now")
        self.amend(ballot=phase.ballot.cast(seat, aye=aye))

    def step(self) -> Step[State]:
        """Numbers the phases: `moment` grows whenever the table waits for something else."""
        if _asks(self.state) != _asks(self.began):
            self.set(moment=self.state.moment + 1)
        return super().step()


def _asks(state: State) -> object:
    """What the table is waiting for; votes cast so far make no difference."""
    match state.phase:
        case Voting(by=by, word=word) | Proposed(by=by, word=word):
            about: object = (by, word)
        case Judging(vote=vote):
            about = (vote.by, vote.word)
        case Yielding(by=by):
            about = by
        case Undoing(by=by, ballot=ballot):
            about = (by, ballot is None)
        case Covering(owner=owner) | Refilling(owner=owner) | Turning(owner=owner):
            about = (owner, state.columns)
        case Composing(asked=asked):
            about = (asked, state.columns)
        case Finished():
            about = None
    return type(state.phase), about, len(state.words)
