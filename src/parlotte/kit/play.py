"""One input being applied: the new state, and the events to announce.

Rules change a Play step by step, so that each rule reads as what it does; inputs and results are
values.
"""

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Adopted, Event, Millis, Param, Seat, Step
from parlotte.core.rng import Draws
from parlotte.kit.word_vote import WordVote

S = TypeVar("S", bound=Struct)
B = TypeVar("B")


class Play(Generic[S, B]):
    __slots__ = ("adopted", "at", "book", "events", "only", "state")

    def __init__(self, book: B, state: S, at: Millis) -> None:
        self.book = book  # the content of the game, as its rules ask for it
        self.state = state
        self.at = at
        self.events: list[Event] = []
        self.adopted: list[Adopted] = []  # words the table has voted in
        self.only: Seat | None = None  # the seat whose draft this is

    def set(self, **changes: object) -> None:
        """Replaces these fields of the state."""
        self.state = replace(self.state, **changes)

    def amend(self, **changes: object) -> None:
        """Replaces these fields of the present phase."""
        state: Any = self.state
        self.set(phase=replace(state.phase, **changes))

    def draws(self) -> Draws:
        """The chance of the match; what it leaves goes back into the state as `rng`."""
        state: Any = self.state
        return Draws(state.rng)

    def open(self, phase: Struct) -> None:
        """Starts a phase under a new number, so that no two phases of a match share a name."""
        state: Any = self.state
        self.set(phase=phase, moment=state.moment + 1)

    def announce(self, key: str, *, to: tuple[Seat, ...] | None = None, **params: Param) -> None:
        self.events.append(Event(key, params, to))

    def accept_word(self, vote: WordVote) -> None:
        """Takes a word that was voted on: adopted by the table, or trusted in this match alone."""
        state: Any = self.state
        if (adopted := vote.adopted()) is not None:
            self.adopted.append(adopted)
        else:
            self.set(trusted=(*state.trusted, vote.word))

    def concerns(self, seat: Seat) -> None:
        """Marks the input as a draft: nobody else sees a change, the next draft replaces it."""
        self.only = seat

    def ends_in(self, limit: Millis | None) -> Millis | None:
        return None if limit is None else self.at + limit

    def step(self) -> Step[S]:
        return Step(self.state, tuple(self.events), tuple(self.adopted), self.only)
