"""One input being applied to a deal."""

from parlotte.core.contract import Millis, Rejected, Seat, Step
from parlotte.games.reussite import phases
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.state import State
from parlotte.kit.play import Play


class ReussitePlay(Play[State, Court]):
    __slots__ = ("began",)

    def __init__(self, court: Court, state: State, at: Millis) -> None:
        super().__init__(court, state, at)
        self.began = state

    def cast(
        self, phase: phases.Voting | phases.Undoing | phases.Yielding, seat: Seat, *, aye: bool
    ) -> None:
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
        case phases.Voting(by=by, word=word) | phases.Proposed(by=by, word=word):
            about: object = (by, word)
        case phases.Judging(vote=vote):
            about = (vote.by, vote.word)
        case phases.Yielding(by=by):
            about = by
        case phases.Undoing(by=by, ballot=ballot):
            about = (by, ballot is None)
        case (
            phases.Covering(owner=owner)
            | phases.Refilling(owner=owner)
            | phases.Turning(owner=owner)
        ):
            about = (owner, state.columns)
        case phases.Composing(asked=asked):
            about = (asked, state.columns)
        case phases.Finished():
            about = None
    return type(state.phase), about, len(state.words)
