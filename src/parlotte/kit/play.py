"""One input being applied: the state as it becomes, and what is announced of it.

Rules work on a Play so that each one reads as what it does; what goes in and comes out are values.
"""

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Adopted, Event, Millis, Param, Seat, Step

S = TypeVar("S", bound=Struct)


class Play(Generic[S]):
    __slots__ = ("adopted", "at", "events", "only", "state")

    def __init__(self, state: S, at: Millis) -> None:
        self.state = state
        self.at = at
        self.events: list[Event] = []
        self.adopted: list[Adopted] = []  # words the table has voted in
        self.only: Seat | None = None  # whom alone this concerns

    def set(self, **changes: object) -> None:
        """Go on with a state that differs in these fields."""
        self.state = replace(self.state, **changes)

    def open(self, phase: Struct) -> None:
        """Each phase has a number of its own: no two of a match share their name."""
        state: Any = self.state
        self.set(phase=phase, moment=state.moment + 1)

    def announce(self, key: str, *, to: tuple[Seat, ...] | None = None, **params: Param) -> None:
        self.events.append(Event(key, params, to))

    def concerns(self, seat: Seat) -> None:
        """A draft, a choice not confirmed: nobody but him can tell that anything has happened, and
        the next one of the same kind says all anew."""
        self.only = seat

    def ends_in(self, limit: Millis | None) -> Millis | None:
        """The deadline of a phase that opens now."""
        return None if limit is None else self.at + limit

    def step(self) -> Step[S]:
        return Step(self.state, tuple(self.events), tuple(self.adopted), self.only)
