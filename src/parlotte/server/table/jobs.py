"""What waits in a table's inbox. A job says what it would change; it changes nothing itself."""

from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from parlotte.core.contract import Expired, Millis, Rejected, Seat
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import Id
from parlotte.server.table.absences import mark_back, mark_gone
from parlotte.server.table.change import Change
from parlotte.server.table.gathering import remember_done
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.table.retention import decide_due
from parlotte.server.table.table_state import TableState

if TYPE_CHECKING:
    from parlotte.server.house import House
    from parlotte.server.table.stage import Stage


class Job(Protocol):
    @property
    def id(self) -> Id | None: ...  # the client's own name for it

    @property
    def connection(self) -> Connection | None: ...  # where its answer goes

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        """What it would change, from what is true and who is here. Raises Rejected."""
        ...


class TableJob(Struct):
    """Nobody asked for it, and nobody is answered."""

    @property
    def id(self) -> None:
        return None

    @property
    def connection(self) -> None:
        return None


class Act(Struct):
    """Somebody does something in the game."""

    person: int
    action: Any
    id: Id | None = None
    connection: Connection | None = None
    match: str | None = None  # that it is meant for; None: the present one
    # Of a draft that has waited (`drafts.py`):
    at: Millis | None = None  # the match time at which it came
    replaced: tuple["Act", ...] = ()  # drafts in whose place it is, the oldest first

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:  # noqa: ARG002
        if self.name in state.gathering.done:  # a draft that was replaced, sent again
            return Change(state, state.gathering, repeated=True)
        seat, match = self._playing(state)
        at = state.match_time(house.clock()) if self.at is None else max(self.at, match.core.now)
        change = Change(state, state.gathering, at)
        change.give(self.action, seat)
        for name in dict.fromkeys(one.name for one in self.replaced):
            if name is not None and name != self.name:
                change.table = remember_done(change.table, name)
        return change

    def _playing(self, state: TableState) -> tuple[Seat, LiveMatch]:
        """Where it is done, or Rejected."""
        _, seat, match = state.player(self.person)
        if self.match is not None and self.match != match.id:  # another began while it waited
            raise Rejected("not-now")
        if state.gathering.paused:
            raise Rejected("table-paused")
        return seat, match

    @property
    def name(self) -> str | None:
        """By which the store knows a retry."""
        if self.id is None or self.connection is None:
            return None
        return f"{self.person}:{self.id}"

    @property
    def names(self) -> set[str | None]:
        """Its own, and those of the drafts in whose place it is."""
        return {self.name, *(one.name for one in self.replaced)}

    def without_newest(self) -> "Act | None":
        """The draft that was the newest before this one, in the place of all before it."""
        if not self.replaced:
            return None
        *older, newest = self.replaced
        newest.at = self.at if newest.at is None else newest.at
        newest.replaced = tuple(older)
        return newest

    def by_somebody_absent(self, state: TableState) -> bool:
        """Whoever acts is back: that comes first."""
        if self.connection is None or state.gathering.paused:
            return False
        person = state.gathering.person(self.person)
        playing = state.playing_seat(self.person) is not None and state.match is not None
        return playing and person is not None and person.holder != "person"


class UnfitAct(Act):
    """What the present match can't take: its `action` is the refusal. It is refused, unless it is
    a retry of something that was done."""

    def _playing(self, state: TableState) -> tuple[Seat, LiveMatch]:  # noqa: ARG002
        raise self.action


class CountedAnswer(Act):
    """What somebody asked is answered, once the match has counted it."""

    answer: bytes = b""

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        change = super().change(state, stage, house)
        change.found = self.answer
        return change

    @property
    def name(self) -> None:
        """A retry asks anew, and is told again."""
        return None


class Expiry(TableJob):
    """The deadline of the present phase has passed."""

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:  # noqa: ARG002
        change = Change(state, state.gathering, state.match_time(house.clock()))
        change.give(Expired())
        return change


class Missed(TableJob):
    """Somebody has been away for too long."""

    person: int

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        change = Change(state, state.gathering, state.match_time(house.clock()))
        here = stage.attendance.is_here
        if not here(self.person):  # else he came back while this waited for the disk
            person = change.person(self.person)
            if change.table.lent_by == person.id:
                change.alter(lent_by=0)  # the host's role stays with who has it
            if not person.gone:
                mark_gone(change, person, here)
            change.after.append(partial(stage.welcome_back, self.person))
        return change


class Returned(TableJob):
    """Somebody gone, or for whom a bot played, is here again."""

    person: int

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:  # noqa: ARG002
        change = Change(state, state.gathering, state.match_time(house.clock()))
        mark_back(change, change.person(self.person))
        return change


class Settle(TableJob):
    """Whether a private game is kept: the time to say so is over."""

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        change = Change(state, state.gathering, state.match_time(house.clock()))
        gone = decide_due(change, house.clock())
        if state.match is not None and state.match.id in gone:
            change.alter(hidden=())
            change.after.append(stage.take_down)
        return change


def action_name(job: Job) -> str | None:
    return job.name if isinstance(job, Act) else None
