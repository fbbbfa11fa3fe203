"""A match played by hand in tests of the rules: what the games' test tables share.

A game's own table derives from it and names its moves: tests/games/<game>/table.py.
"""

from typing import Any

from msgspec.structs import replace

from parlotte.core import contract
from parlotte.core.contract import Event, Holder, Outcome
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.registration import AnyGame


class MatchTable:
    """A match whose moves read like play; `events` are all that was told so far."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.match: AnyMatch = Match(game, setup)
        self.events: list[Event] = list(self.match.opening_events)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def phase(self) -> Any:
        return self.match.state.phase

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def put(self, **changes: Any) -> None:
        """Start from a state that would be long to play to."""
        state = replace(self.match.state, **changes)
        self.match.present = replace(self.match.present, state=state)

    def play(self, seat: int | None, what: Any, at: int | None = None) -> list[str]:
        """Whatever happens, now or at a time; the keys of what is told."""
        step = self.match.play(contract.Input(self.match.now if at is None else at, seat, what))
        self.events += step.events
        self.adopted = step.adopted
        return [event.key for event in step.events]

    def do(self, seat: int | None, action: Any, *, at: int | None = None) -> list[str]:
        return self.play(seat, action, at)

    def refused(self, seat: int, action: Any, *, at: int | None = None) -> str:
        """The key of the refusal; the state has not moved."""
        before = self.match.state
        try:
            self.play(seat, action, at)
        except contract.Rejected as refusal:
            assert self.match.state is before
            return refusal.key
        raise AssertionError(f"{action} was accepted")

    def expire(self) -> list[str]:
        return self.play(None, contract.Expired(), max(self.match.deadline, self.match.now))

    def close(self, *excused: int, after: int = 0) -> list[str]:
        """The host's hand, which need not wait for these seats: his own, and who is missing."""
        return self.play(None, contract.Closed(excused=excused), self.match.now + after)

    def becomes(self, seat: int, holder: Holder) -> None:
        self.play(None, contract.SeatChanged(seat, holder))

    def acts(self, seat: int) -> list[str]:
        return [prompt.act for prompt in self.match.game.prompts(self.match.state, seat)]

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]


def holders(seats: int, bots: tuple[int, ...], away: tuple[int, ...]) -> tuple[Holder, ...]:
    return tuple(
        "bot" if seat in bots else "away" if seat in away else "person" for seat in range(seats)
    )
