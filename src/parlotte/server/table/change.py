"""What a job would make of a table: judged by the rules, then written, and only then true."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Input, Millis, Rejected, Seat, SeatChanged, Step
from parlotte.server.store.writes import Write
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.gathering import Gathering, Person, with_person
from parlotte.server.table.live_match import Beginning, LiveMatch
from parlotte.server.table.results import with_result
from parlotte.server.table.retention import ASKED_FOR, ask_people
from parlotte.server.table.table_state import TableState
from parlotte.server.workers.questions import Question


class Counted(Struct, frozen=True):
    """An answer that the match is to know of before anybody is told."""

    person: int
    action: Any
    answer: bytes


class SharedAnswer(Struct, frozen=True):
    """An answer that changes nothing and takes long to make: it is made once, under a name that
    changes with what it tells. Made in a thread, of what stays as it is."""

    key: tuple[object, ...]
    make: Callable[[], Any]


def as_it_is(told: bytes) -> bytes:
    return told


class SideQuestion(Struct, frozen=True):
    """What is thought out beside the table, and what the one who asked makes of it."""

    question: Question | SharedAnswer
    answer: Callable[[Any], bytes | Counted] = as_it_is


class Change(Struct):
    state: TableState  # as it is; read, and left alone until `adopt`
    table: Gathering  # as it will be
    at: Millis = 0  # match time
    given: Input[Any] | None = None  # for the match
    start: Beginning | None = None  # of another match
    clock: MatchClock | None = None
    helped: str = ""  # with the clock: the phase that got more time
    look: SideQuestion | None = (
        None  # instead: what must be looked up or thought out; changes nothing
    )
    aside: Callable[[], None] | None = None  # fills in the rest, or raises Rejected; takes long
    reply: bytes = b""  # an answer that changes nothing, and that nobody else is shown
    repeated: bool = False  # it was done already, and only its answer was lost
    answer: dict[str, Any] | None = None
    found: bytes = b""  # instead: an answer that was thought out already
    events: list[Event] = []
    write: Write = field(default_factory=Write)
    after: list[Callable[[], None]] = []  # once it is true
    step: Step[Any] | None = None  # what the rules made of what was given
    begun: LiveMatch | None = None  # and of the start

    # Made by a job.

    def person(self, person: int) -> Person:
        found = self.table.person(person)
        if found is None:
            raise Rejected("person-unknown")
        return found

    def put(self, person: Person) -> None:
        self.table = with_person(self.table, person)

    def alter(self, **fields: Any) -> None:
        self.table = replace(self.table, **fields)

    def remember(self) -> None:
        """It leaves the table as it is, and a retry must not carry it out again: so it is
        written all the same, with its mark."""
        self.table = replace(self.table)

    def say(self, key: str, **params: str | int) -> None:
        self.events.append(Event(key, params))

    def give(self, what: Any, by: Seat | None = None) -> None:
        """Something for the match: an action, or what its table has to tell it."""
        self.given = Input(self.at, by, what)

    def hold_seat(self, person: Person) -> None:
        """Tell the match who holds the seat of this person from now on."""
        self.put(person)
        seat, match = self.state.playing_seat(person.id), self.state.match
        if seat is None or match is None:
            return
        if match.core.holders[seat] != person.holder:
            self.give(SeatChanged(seat, person.holder))
        if person.holder == "person" and person.id not in self.table.played_by:
            self.alter(played_by=(*self.table.played_by, person.id))

    # Judged.

    @property
    def slow(self) -> bool:
        """Whether the rules that it asks may take long, or what comes before them."""
        return self.aside is not None or self.slow_rules

    @property
    def slow_rules(self) -> bool:
        if self.start is not None:
            return self.start.bound.registration.slow.rules is not None
        match = self.state.match
        return self.given is not None and match is not None and match.takes_long(self.given)

    def prepare(self) -> None:
        """In a worker, what comes before the rules; and then they, unless they may take long: those
        are asked by workers of their own."""
        if self.aside is not None:
            self.aside()
        if not self.slow_rules:
            self.judge()

    def judge(self) -> None:
        """Ask the rules, or raise Rejected. A worker may do it: it writes to nothing else."""
        if self.given is not None and self.state.match is not None:
            self.step = self.state.match.core.judge(self.given)
        if self.start is not None:
            self.begun = self.start.match()
            self.events.extend(self.begun.core.opening_events)

    # Written.

    def to_write(self, action: str | None, house: Millis, wall: int) -> Write:
        """All that must be true together, for the disk."""
        write, match = self.write, self.state.match
        if self.given is not None and self.step is not None and match is not None:
            self._write_step(match, self.given, self.step, action, (house, wall))
        if self.begun is not None:
            names = tuple(one.name for one in self.table.chairs)
            write.matches.append(self.begun.row(self.state.id, names, wall))
        if self.clock is not None and match is not None:
            columns = {**self.clock.columns(), "phase_helped": self.helped}
            write.changes.append((match.id, columns))
        if self.table is not self.state.gathering:
            write.tables.append(self.state.row(wall, self.table))
        return write

    def _write_step(
        self,
        match: LiveMatch,
        given: Input[Any],
        step: Step[Any],
        action: str | None,
        now: tuple[Millis, int],
    ) -> None:
        write, (house, wall) = self.write, now
        write.inputs.append(match.input_row(given, action))
        write.house_words.extend(self._voted_in(match, step, wall))
        columns = match.changes_with(step)
        if match.clock.hold(house) and match.bound.game.phase(step.state) != match.phase:
            columns |= match.clock.release(house).columns()  # it was for the phase that ends
        outcome = match.core.outcome_after(given, step)
        if outcome is not None:
            before = {one.match for one in self.table.played}
            self.table = with_result(self.table, match, given, step, outcome, wall)
            # What has dropped out of the list can't be looked up any more.
            write.matches_gone.extend(before - {one.match for one in self.table.played})
            ended = match.clock.pause(house)
            columns |= {"outcome": encode(outcome), "ended_at": wall, **ended.columns()}
            if match.bound.registration.private:
                ask_people(self, match.id, house, wall)
                columns["forget_at"] = wall + ASKED_FOR // 1000
        if columns:
            write.changes.append((match.id, columns))

    def _voted_in(self, match: LiveMatch, step: Step[Any], wall: int) -> list[Any]:
        """What a private game voted in stays in it."""
        if not step.adopted or match.bound.registration.private:
            return []
        table, game = self.state.gathering, match.bound.registration.key
        people = map(table.person, table.seats)
        names = ["" if one is None else one.name for one in people]
        voted = self.state.voted
        room = max(0, voted.room)
        for one in step.adopted[room:]:
            self.say("table-words-full", word=one.word)
        return [voted.row(one, names, game, table.code, wall) for one in step.adopted[:room]]

    @property
    def is_draft(self) -> bool:
        return self.step is not None and self.step.only is not None

    @property
    def alters(self) -> bool:
        """Something of the table or of its match becomes another."""
        same = self.table is self.state.gathering and self.clock is None
        return not same or self.given is not None or self.start is not None

    @property
    def plain(self) -> bool:
        """All it does is to bring the match one step on, and not to its end."""
        write = self.write
        beside = write.house_words or write.tables or write.matches or write.matches_gone
        return self.step is not None and not (beside or self.clock or self.after or self.begun)

    # Done, or not.

    def adopt(self) -> tuple[Event, ...]:
        """It is on disk: now it is true. What it told."""
        state = self.state
        if self.begun is not None:
            state.match = self.begun
        match = state.match
        state.gathering = self.table
        if match is None:
            return tuple(self.events)
        if self.clock is not None:
            match.clock = match.written = self.clock
            match.helped = self.helped
        if self.given is None or self.step is None:
            return tuple(self.events)
        match.adopt(self.given, self.step)
        voted_in = self.write.house_words
        for row in voted_in:
            state.voted.keep(row)
        words = (Event("table-word-adopted", {"word": row.word}) for row in voted_in)
        return (*self.events, *self.step.events, *words)

    def drop(self) -> None:
        """It is not on disk, and never was true."""
        if self.step is not None and self.state.match is not None:
            self.state.match.not_written()
