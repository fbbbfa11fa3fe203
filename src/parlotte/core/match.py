"""One match in memory: judge an input, then adopt it.

Judging is pure and may refuse; adopting can't fail. Between the two a server writes to its disk.
"""

from typing import Any, Generic, TypeVar

from msgspec import Struct

from parlotte.core.contract import (
    NOTHING_MET,
    Expired,
    Game,
    Holder,
    Input,
    Memory,
    Millis,
    Outcome,
    Rejected,
    SeatChanged,
    Seats,
    Step,
    Stopped,
)

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in the contract


class Setup(Struct, Generic[O], frozen=True):
    """All that a match starts from, its content aside."""

    options: O
    seats: Seats
    seed: bytes
    memory: Memory = NOTHING_MET


class Match(Generic[S, A, V, O]):
    """The present of a match. Its past is the log: a list given here, or a server's store."""

    def __init__(
        self, game: Game[S, A, V, O], setup: Setup[O], log: list[Input[A]] | None = None
    ) -> None:
        if len(setup.seats.holders) not in game.seats:
            raise Rejected("seats-out-of-range", least=game.seats[0], most=game.seats[-1])
        self.game = game
        self.setup = setup
        opening = game.setup(setup.options, setup.seats, setup.seed, setup.memory)
        self.state: S = opening.state
        self.opening_events = opening.events
        self.log = log
        self.seq = 0  # inputs adopted so far
        self.now: Millis = 0  # the time of the last of them
        self.holders: list[Holder] = list(setup.seats.holders)
        self.stopped = False
        self._heard_in_round = game.round(opening.state)

    @property
    def deadline(self) -> Millis | None:
        return None if self.stopped else self.game.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        if self.stopped:
            return Outcome((), self.game.standings(self.state), stopped=True)
        return self.game.outcome(self.state)

    @property
    def asleep(self) -> bool:
        """True when no person has acted for a whole round: the match is then paused."""
        silent = self.game.round(self.state) - self._heard_in_round
        return silent > 1 and "person" in self.holders

    def judge(self, given: Input[A]) -> Step[S]:
        """The step this input would make, or raise Rejected. Changes nothing."""
        if given.at < self.now:
            raise ValueError(f"time runs backwards: {given.at} after {self.now}")
        if self.outcome is not None:
            raise Rejected("match-over")
        what = given.what
        if isinstance(what, Stopped):
            return Step(self.state)
        if isinstance(what, SeatChanged):
            if what.seat not in range(len(self.holders)):
                raise Rejected("no-such-seat")
        elif given.by is not None:
            self._judge_seat(given.by, given.at)
        elif isinstance(what, Expired) and not self._expired(given.at):
            raise ValueError("the phase has not expired")
        return self.game.apply(self.state, given)

    def adopt(self, given: Input[A], step: Step[S]) -> None:
        """Make a judged input part of the match."""
        what = given.what
        if isinstance(what, SeatChanged):
            self.holders[what.seat] = what.holder
        elif isinstance(what, Stopped):
            self.stopped = True
        if given.by is not None and self.holders[given.by] == "person":
            self._heard_in_round = self.game.round(self.state)
        if self.log is not None:
            self.log.append(given)
        self.seq += 1
        self.now = given.at
        self.state = step.state

    def play(self, given: Input[A]) -> Step[S]:
        step = self.judge(given)
        self.adopt(given, step)
        return step

    def _judge_seat(self, seat: int, at: Millis) -> None:
        if seat not in range(len(self.holders)):
            raise Rejected("no-such-seat")
        if self.holders[seat] == "away":
            raise Rejected("seat-away")
        if self._expired(at):
            raise Rejected("too-late")

    def _expired(self, at: Millis) -> bool:
        deadline = self.game.deadline(self.state)
        return deadline is not None and at >= deadline


# For those who handle the matches of every game alike.
AnyMatch = Match[Any, Any, Any, Any]
