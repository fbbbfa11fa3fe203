"""One input being applied to a match."""

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.rolls import Roll, rolled
from parlotte.games.coquillaude.state import State
from parlotte.kit.play import Play
from parlotte.kit.seats import at_seat


class CoquillaudePlay(Play[State, Court]):
    __slots__ = ()

    def set_turn(self, **changes: object) -> None:
        """Replaces these fields of the current turn."""
        *before, turn = self.state.turns
        self.set(turns=(*before, replace(turn, **changes)))

    def roll(self) -> Roll:
        draws = self.draws()
        roll = rolled(draws)
        self.set(rng=draws.rng)
        return roll

    def set_hand(self, seat: Seat, capital: str) -> None:
        self.set(capitals=at_seat(self.state.capitals, seat, capital))

    def draw(self, seat: Seat, count: int) -> int:
        """Draws letters from the bag, as far as there are any; returns their number."""
        state = self.state
        letters = state.bag[:count]
        self.set_hand(seat, state.capitals[seat] + letters)
        self.set(
            bag=state.bag[len(letters) :],
            fresh=at_seat(state.fresh, seat, state.fresh[seat] + letters),
        )
        if state.bag and not self.state.bag:
            self.announce("coquillaude-bag-empty")
        return len(letters)

    def score(self, seat: Seat, points: int) -> None:
        scores = self.state.scores
        self.set(scores=at_seat(scores, seat, scores[seat] + points))
