"""One input being applied to a deal."""

from parlotte.core.contract import Millis
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.state import State
from parlotte.kit.play import Play


class ReussitePlay(Play[State]):
    __slots__ = ("court",)

    def __init__(self, court: Court, state: State, at: Millis) -> None:
        super().__init__(state, at)
        self.court = court
