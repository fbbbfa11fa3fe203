"""A match played by hand in tests of the rules: what the games' test tables share.

A game's own table derives from it and names its moves: tests/games/<game>/table.py.
"""

from typing import Any

from msgspec.structs import replace

from parlotte.core.contract import Closed, Event, Expired, Holder, Input, Rejected, SeatChanged
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.registration import AnyGame


class MatchTable:
    """A match whose moves read like play; `events` are all that was told so far."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.match: AnyMatch = Match(game, setup)
        self.events: list[Event] = list(self.match.opening_events)

    @property
    def phase(self) -> Any:
        return self.match.state.phase

    def put(self, **changes: Any) -> None:
        """Start from a state that would be long to play to."""
        state = replace(self.match.state, **changes)
        self.match.present = replace(self.match.present, state=state)

    def do(self, seat: int | None, action: Any, *, at: int | None = None) -> None:
        given: Any = Input(self.match.now if at is None else at, seat, action)
        self.events += self.match.play(given).events

    def refused(self, seat: int, action: Any, *, at: int | None = None) -> str:
        """The key of the refusal; the state has not moved."""
        before = self.match.state
        try:
            self.do(seat, action, at=at)
        except Rejected as refusal:
            assert self.match.state is before
            return refusal.key
        raise AssertionError(f"{action} was accepted")

    def expire(self) -> None:
        deadline = self.match.deadline
        assert deadline is not None
        self.do(None, Expired(), at=max(deadline, self.match.now))

    def close(self, *excused: int) -> None:
        """The host's hand, which need not wait for these seats: his own, and who is missing."""
        self.do(None, Closed(excused=excused))

    def seat(self, seat: int, holder: Holder) -> None:
        self.do(None, SeatChanged(seat, holder))

    def acts(self, seat: int) -> list[str]:
        return [prompt.act for prompt in self.match.game.prompts(self.match.state, seat)]

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]


def holders(seats: int, bots: tuple[int, ...], away: tuple[int, ...]) -> tuple[Holder, ...]:
    return tuple(
        "bot" if seat in bots else "away" if seat in away else "person" for seat in range(seats)
    )
