"""One input being applied to a deal."""

from parlotte.core.contract import Millis, Step
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


class ReussitePlay(Play[State]):
    __slots__ = ("began", "court")

    def __init__(self, court: Court, state: State, at: Millis) -> None:
        super().__init__(state, at)
        self.court = court
        self.began = state

    def step(self) -> Step[State]:
        """What is waited for has a number of its own: no two phases of a match share their name."""
        if _asks(self.state) != _asks(self.began):
            self.set(moment=self.state.moment + 1)
        return super().step()


def _asks(state: State) -> object:
    """A vote that goes on is the same, whoever has voted."""
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
