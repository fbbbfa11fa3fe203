"""The state of a match of Les Lauriers."""

from parlotte.core.contract import Holder, Seat
from parlotte.core.rng import Rng
from parlotte.games.lauriers.content import Book, WordId
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.phases import Phase, Tale
from parlotte.kit.play import Play
from parlotte.kit.table_game import TableState

TOKENS = 3
FIRST_LEAF = 1


class State(TableState, frozen=True):
    options: Options
    rng: Rng
    holders: tuple[Holder, ...]
    round: int
    turn: Seat  # the MDJ; without one, the seat whose turn it would be
    leaves: tuple[int, ...]
    tokens: tuple[int, ...]
    deck: tuple[int, ...]  # cards not yet drawn, the next one first
    played: tuple[WordId, ...]
    barred: tuple[WordId, ...]  # their definition has been used as a bluff, so they never come up
    phase: Phase
    tale: Tale
    heard: bool = False  # a person or the host has acted in this round
    # in a row: void rounds without an act, or results that nobody was there to see
    silent_rounds: int = 0

    @property
    def mdj(self) -> Seat | None:
        return None if self.options.automatic_mdj else self.turn

    @property
    def players(self) -> tuple[Seat, ...]:
        """Everybody but the MDJ: they write, bet and vote."""
        mdj = self.mdj
        return tuple([seat for seat in self.seats if seat != mdj])


LauriersPlay = Play[State, Book]
