"""Jobs in a table's inbox. A job returns the change it would make; it changes nothing itself."""

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
    def id(self) -> Id | None: ...  # chosen by the client

    @property
    def connection(self) -> Connection | None: ...  # for its answer

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        """The change, from the present state and stage. Raises Rejected."""
        ...


class TableJob(Struct):
    """A job of the table itself, which nobody is answered for."""

    @property
    def id(self) -> None:
        return None

    @property
    def connection(self) -> None:
        return None


class Act(Struct):
    person: int
    action: Any
    id: Id | None = None
    connection: Connection | None = None
    match: str | None = None  # the match that it is meant for; None: the present one
    # Of a draft that has waited (`drafts.py`):
    at: Millis | None = None  # the match time at which it came
    replaced: tuple["Act", ...] = ()  # drafts that it replaces, the oldest first

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:  # noqa: ARG002
        if self.name in state.gathering.done:  # a retry of a draft that was replaced
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
        """The seat and the match. Raises Rejected."""
        _, seat, match = state.player(self.person)
        if self.match is not None and self.match != match.id:  # another began while it waited
            raise Rejected("not-now")
        if state.gathering.paused:
            raise Rejected("table-paused")
        return seat, match

    @property
    def name(self) -> str | None:
        """The key by which the store recognises a retry."""
        if self.id is None or self.connection is None:
            return None
        return f"{self.person}:{self.id}"

    @property
    def names(self) -> set[str | None]:
        """Its own name, and those of the drafts it replaces."""
        return {self.name, *(one.name for one in self.replaced)}

    def without_newest(self) -> "Act | None":
        """The previous draft, which again replaces all older ones; None: there is none."""
        if not self.replaced:
            return None
        *older, newest = self.replaced
        newest.at = self.at if newest.at is None else newest.at
        newest.replaced = tuple(older)
        return newest

    def by_somebody_absent(self, state: TableState) -> bool:
        """Whether the person counts as absent: then `Returned` must be handled first."""
        if self.connection is None or state.gathering.paused:
            return False
        person = state.gathering.person(self.person)
        playing = state.playing_seat(self.person) is not None and state.match is not None
        return playing and person is not None and person.holder != "person"


class UnfitAct(Act):
    """An act that the match can't take: `action` is the refusal, unless it is a retry."""

    def _playing(self, state: TableState) -> tuple[Seat, LiveMatch]:  # noqa: ARG002
        raise self.action


class CountedAnswer(Act):
    """An advice that the match records before the answer is sent."""

    answer: bytes = b""

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        change = super().change(state, stage, house)
        change.found = self.answer
        return change

    @property
    def name(self) -> None:
        """None: a retry asks again and is answered again."""
        return None


class Expiry(TableJob):
    """The deadline of the present phase has passed."""

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:  # noqa: ARG002
        change = Change(state, state.gathering, state.match_time(house.clock()))
        change.give(Expired())
        return change


class Missed(TableJob):
    """A person has been away for too long."""

    person: int

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        change = Change(state, state.gathering, state.match_time(house.clock()))
        here = stage.attendance.is_here
        if not here(self.person):  # else the person came back meanwhile
            person = change.person(self.person)
            if change.table.lent_by == person.id:
                change.alter(lent_by=0)  # the temporary host stays host
            if not person.gone:
                mark_gone(change, person, here)
            change.after.append(partial(stage.welcome_back, self.person))
        return change


class Returned(TableJob):
    """A person who was gone, or replaced by a bot, is back."""

    person: int

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:  # noqa: ARG002
        change = Change(state, state.gathering, state.match_time(house.clock()))
        mark_back(change, change.person(self.person))
        return change


class Settle(TableJob):
    """The time to answer whether a private match is kept is over."""

    def change(self, state: TableState, stage: "Stage", house: "House") -> Change:
        change = Change(state, state.gathering, state.match_time(house.clock()))
        gone = decide_due(change, house.clock())
        if state.match is not None and state.match.id in gone:
            change.alter(hidden=())
            change.after.append(stage.take_down)
        return change


def action_name(job: Job) -> str | None:
    return job.name if isinstance(job, Act) else None
