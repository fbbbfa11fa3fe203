"""The base class of a game: what the rules of all games do alike.

A game derives from `TableGame` and supplies its clauses: what a seat may do in a phase (`act`),
what ends a phase (`close`), whom it waits for (`is_settled`), and what is seen.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from parlotte.core.contract import (
    NOTHING_MET,
    OF_THE_SERVER,
    Closed,
    Expired,
    Holder,
    Input,
    Memory,
    Millis,
    Rejected,
    Seat,
    SeatChanged,
    Seats,
    Step,
    with_holder,
)
from parlotte.core.rng import Rng
from parlotte.kit.play import Play


class TableState(Struct, frozen=True):
    """What the base class reads of a state. Each game declares the fields, in stored order."""

    if TYPE_CHECKING:

        @property
        def holders(self) -> tuple[Holder, ...]: ...

        @property
        def phase(self) -> Any: ...

    @property
    def seats(self) -> range:
        return range(len(self.holders))

    @property
    def present(self) -> tuple[Seat, ...]:
        """Everybody who is not away."""
        return self.not_away(self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Everybody who is neither away nor a bot."""
        return self.people_among(self.seats)

    def not_away(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple([seat for seat in seats if self.holders[seat] != "away"])

    def people_among(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple([seat for seat in seats if self.holders[seat] == "person"])

    def looking(self, ready: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The people who still look at a result; with bots alone the match goes on at once."""
        return tuple([seat for seat in self.people if seat not in ready])


S = TypeVar("S", bound=TableState)
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any, Any])


class TableGame(ABC, Generic[S, A, P]):
    key: ClassVar[str]
    seats: ClassVar[range]

    # The clauses of a game.

    @abstractmethod
    def begin(self, options: Any, seats: Seats, rng: Rng, memory: Memory) -> P:
        """A Play on the first state of a match; all its randomness comes from `rng`."""

    @abstractmethod
    def play(self, state: S, at: Millis) -> P:
        """A Play on this state at this time, with the game's content."""

    @abstractmethod
    def act(self, play: P, seat: Seat, action: A) -> None:
        """Applies the action of a seat in the present phase. Raises Rejected with the reason."""

    @abstractmethod
    def close(self, play: P) -> None:
        """Ends the present phase with what has been handed in, and the default of each clause."""

    @abstractmethod
    def is_settled(self, play: P) -> bool:
        """Whether the present phase waits for nobody, so that it closes by itself."""

    def expire(self, play: P) -> None:
        self.close(play)

    def close_by_hand(self, play: P) -> None:
        """Ends the present phase for the host; the match has checked that the host may."""
        self.close(play)

    def reseat(self, play: P, seat: Seat) -> None:
        """Updates what the phase notes of a seat whose holder has changed."""

    # What all games do alike.

    def setup(self, options: Any, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET) -> Step[S]:
        return self.settled(self.begin(options, seats, rng, memory))

    def apply(self, state: S, given: Input[A]) -> Step[S]:
        play = self.play(state, given.at)
        what = given.what
        if given.by is not None and not isinstance(what, OF_THE_SERVER):
            self.act(play, given.by, what)
        elif isinstance(what, Expired):
            self.expire(play)
        elif isinstance(what, Closed):
            self.close_by_hand(play)
        elif isinstance(what, SeatChanged):
            play.set(holders=with_holder(play.state.holders, what.seat, what.holder))
            self.reseat(play, what.seat)
        else:  # the match handles Stopped itself; only a seat acts
            raise Rejected("not-now")
        return self.settled(play)

    def settled(self, play: P) -> Step[S]:
        """The final step, after every phase that waits for nobody has been closed."""
        self.settle(play)
        return play.step()

    def settle(self, play: P) -> None:
        """Closes phases that wait for nobody, unless everybody has left the table."""
        while self.is_settled(play) and play.state.present:
            self.close(play)

    def go_on(self, play: P, seat: Seat) -> None:
        """A seat has seen what the present phase shows; `ready` collects these seats."""
        ready = play.state.phase.ready
        if seat in ready:
            raise Rejected(f"{self.key}-gone-on")
        play.amend(ready=tuple(sorted((*ready, seat))))

    def vote(self, play: P, seat: Seat, *, aye: bool) -> None:
        """A vote, new or changed, in the ballot of the present phase."""
        ballot = play.state.phase.ballot
        if seat not in ballot.voters:
            raise Rejected(f"{self.key}-no-vote")
        play.amend(ballot=ballot.cast(seat, aye=aye))

    def deadline(self, state: S) -> Millis | None:
        ends_at: Millis | None = state.phase.ends_at
        return ends_at

    def phase(self, state: Any) -> str:
        """The name of the phase: its number from `Play.open`, and its tag."""
        return f"{state.moment}/{tag_of(state.phase)}"

    def round(self, state: Any) -> int:
        count: int = state.round
        return count

    def memory(self, state: S) -> Memory:  # noqa: ARG002
        return NOTHING_MET


def tag_of(phase: Struct) -> str:
    """The tag of a phase's type, as it is stored and sent."""
    return str(type(phase).__struct_config__.tag)
