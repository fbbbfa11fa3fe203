"""One match in memory: judge an input, then adopt it.

Judging is pure and may refuse; adopting can't fail. Between the two a server writes to its store.
"""

from collections.abc import Collection
from typing import Any, Generic, TypeVar

from msgspec import Struct

from parlotte.core.contract import (
    NOTHING_MET,
    OF_THE_SERVER,
    Closed,
    Event,
    Expired,
    Game,
    Holder,
    Input,
    Memory,
    Millis,
    Outcome,
    Rejected,
    Seat,
    SeatChanged,
    Seats,
    Step,
    Stopped,
    with_holder,
)
from parlotte.core.prompts import GO_ON
from parlotte.core.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in the contract


class Setup(Struct, Generic[O], frozen=True, gc=False):
    """Everything that a match starts from, except its content."""

    options: O
    seats: Seats
    seed: bytes
    memory: Memory = NOTHING_MET


class Present(Struct, Generic[S], frozen=True, gc=False):
    """A snapshot of a match. It can be stored and resumed without the log."""

    state: S
    holders: tuple[Holder, ...]
    seq: int = 0  # inputs adopted so far
    now: Millis = 0  # the time of the last of them
    stopped: bool = False
    for_people: bool = False  # whether a person has ever held a seat
    heard_in_round: int = 0  # the last round in which a person or the host acted


class Match(Generic[S, A, V, O]):
    """The present state of a match. Its past is the log: a list given here, or a server's store."""

    def __init__(
        self,
        game: Game[S, A, V, O],
        setup: Setup[O],
        log: list[Input[A]] | None = None,
        present: Present[S] | None = None,
    ) -> None:
        holders = setup.seats.holders
        if len(holders) not in game.seats:
            raise Rejected("seats-out-of-range", least=game.seats[0], most=game.seats[-1])
        self.game = game
        self.setup = setup
        self.log = log
        self.opening_events: tuple[Event, ...] = ()
        if present is None:
            opening = game.setup(setup.options, setup.seats, Rng(setup.seed), setup.memory)
            self.opening_events = opening.events
            present = Present(opening.state, holders, for_people="person" in holders)
        self.present = present
        self._known: Present[S] | None = None  # the snapshot that `_outcome` belongs to
        self._outcome: Outcome | None = None

    @property
    def state(self) -> S:
        return self.present.state

    @property
    def holders(self) -> tuple[Holder, ...]:
        return self.present.holders

    @property
    def seq(self) -> int:
        return self.present.seq

    @property
    def now(self) -> Millis:
        return self.present.now

    @property
    def deadline(self) -> Millis | None:
        return None if self.present.stopped else self.game.deadline(self.present.state)

    @property
    def outcome(self) -> Outcome | None:
        """Computed once for each snapshot."""
        present = self.present
        if self._known is present:
            return self._outcome
        state = present.state
        found = self.stopped_outcome(state) if present.stopped else self.game.outcome(state)
        self._outcome = found  # set before `_known`: a worker thread may read both
        self._known = present
        return found

    def outcome_after(self, given: Input[A], step: Step[S]) -> Outcome | None:
        if isinstance(given.what, Stopped):
            return self.stopped_outcome(step.state)
        return self.game.outcome(step.state)

    def stopped_outcome(self, state: S) -> Outcome:
        """The outcome of a match that is stopped early: the standings, and no winner."""
        standings = self.game.standings(state)
        return Outcome((), standings, stopped=True, teams=self.setup.seats.teams)

    @property
    def asleep(self) -> bool:
        """Whether to pause: no person holds a seat, or none acted for a whole round.

        A match that never had a person is not paused.
        """
        present = self.present
        if not present.for_people:
            return False
        silent = self.game.round(present.state) - present.heard_in_round > 1
        return silent or "person" not in present.holders

    def judge(self, given: Input[A]) -> Step[S]:
        """The step that this input would make; raises Rejected. Changes nothing."""
        if given.at < self.present.now:
            raise ValueError(f"time runs backwards: {given.at} after {self.present.now}")
        if self.outcome is not None:
            raise Rejected("match-over")
        if given.by is not None:
            self._judge_seat(given.by, given)
        else:
            self._judge_server(given)
        if isinstance(given.what, Stopped):
            return Step(self.present.state)
        return self.game.apply(self.present.state, given)

    def adopt(self, given: Input[A], step: Step[S]) -> None:
        before = self.present
        holders, stopped, for_people = before.holders, before.stopped, before.for_people
        heard = given.by is not None and holders[given.by] == "person"
        if given.by is None:
            match given.what:
                case Closed():
                    heard = True
                case Stopped():
                    stopped = True
                case SeatChanged(seat=seat, holder=holder):
                    holders = with_holder(holders, seat, holder)
                    if holder == "person":
                        heard = for_people = True
                case _:
                    pass
        heard_in_round = self.game.round(before.state) if heard else before.heard_in_round
        self.present = Present(
            step.state, holders, before.seq + 1, given.at, stopped, for_people, heard_in_round
        )
        if self.log is not None:
            self.log.append(given)

    def play(self, given: Input[A]) -> Step[S]:
        step = self.judge(given)
        self.adopt(given, step)
        return step

    def hand_refused(self, excused: Collection[Seat]) -> str | None:
        """Why the host may not end the present phase now; None: the host may.

        `excused` are the seats that need not be waited for. Without a deadline the host always may.
        With one, the host may only if every other awaited seat has merely to go on. If no seat is
        awaited, only the deadline ends the phase.
        """
        if self.deadline is None:
            return None
        waits = False
        for seat, holder in enumerate(self.present.holders):
            if holder == "away":
                continue
            acts = {one.act for one in self.game.prompts(self.present.state, seat) if one.must}
            if acts and acts != {GO_ON} and seat not in excused:
                return "hand-others-answer"
            waits = waits or bool(acts)
        return None if waits else "hand-time-runs"

    def _judge_seat(self, seat: Seat, given: Input[A]) -> None:
        holders = self.present.holders
        if isinstance(given.what, OF_THE_SERVER):
            raise Rejected("not-now")
        if not 0 <= seat < len(holders):
            raise Rejected("no-such-seat")
        if holders[seat] == "away":
            raise Rejected("seat-away")
        if self._expired(given.at):
            raise Rejected("too-late")

    def _judge_server(self, given: Input[A]) -> None:
        match given.what:
            case SeatChanged(seat=seat) if seat not in range(len(self.present.holders)):
                raise Rejected("no-such-seat")
            case Closed(phase=str(phase)) if phase != self.game.phase(self.present.state):
                raise Rejected("phase-over")
            case Closed(excused=tuple(excused)) if refused := self.hand_refused(excused):
                raise Rejected(refused)
            case Expired() if not self._expired(given.at):
                raise ValueError("the phase has not expired")
            case _:
                return

    def _expired(self, at: Millis) -> bool:
        deadline = self.game.deadline(self.present.state)
        return deadline is not None and at >= deadline


# For code that handles the matches of every game alike.
AnyMatch = Match[Any, Any, Any, Any]
