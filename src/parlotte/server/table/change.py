"""The change that a job makes to a table: judged by the rules, then written, then adopted."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Input, Millis, Rejected, Seat, SeatChanged, Step
from parlotte.server.store.rows import InputRow
from parlotte.server.store.writes import Write
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.gathering import Gathering, Person, with_person
from parlotte.server.table.live_match import Beginning, LiveMatch
from parlotte.server.table.results import with_result
from parlotte.server.table.retention import ASKED_FOR, ask_people
from parlotte.server.table.table_state import TableState
from parlotte.server.workers.questions import Question


class Counted(Struct, frozen=True):
    """An answer that the match must record before it is sent."""

    person: int
    action: Any
    answer: bytes


class SharedAnswer(Struct, frozen=True):
    """An answer made once in a worker, cached under a versioned key; changes nothing."""

    key: tuple[object, ...]
    make: Callable[[], Any]


class SideQuestion(Struct, frozen=True):
    """A question that a worker answers, and how its result becomes the asker's answer."""

    question: Question | SharedAnswer
    answer: Callable[[Any], bytes | Counted] = lambda told: told


class Change(Struct):
    state: TableState  # the present state; not changed before `adopt`
    table: Gathering  # the new state
    at: Millis = 0  # match time
    given: Input[Any] | None = None  # for the match
    start: Beginning | None = None  # of another match
    clock: MatchClock | None = None
    helped: str = ""  # with the clock: the phase that got more time
    look: SideQuestion | None = None  # instead: a question for a worker; changes nothing
    aside: Callable[[], None] | None = None  # slow: fills in the rest, or raises Rejected
    reply: bytes = b""  # an answer for the asker only; changes nothing
    repeated: bool = False  # a retry of a command that was already carried out
    answer: dict[str, Any] | None = None
    found: bytes = b""  # instead: an encoded answer
    events: list[Event] = []
    write: Write = field(default_factory=Write)
    after: list[Callable[[], None]] = []  # called after `adopt`
    step: Step[Any] | None = None  # the result of the rules for `given`
    begun: LiveMatch | None = None  # the match made from `start`

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
        """Marks the command for storing although nothing changes, so that a retry is recognised."""
        self.table = replace(self.table)

    def say(self, key: str, **params: str | int) -> None:
        self.events.append(Event(key, params))

    def give(self, what: Any, by: Seat | None = None) -> None:
        """Sets the input for the match: an action, or a message of the table."""
        self.given = Input(self.at, by, what)

    def hold_seat(self, person: Person) -> None:
        """Updates the person, and tells the match who holds their seat from now on."""
        self.put(person)
        seat, match = self.state.playing_seat(person.id), self.state.match
        if seat is None or match is None:
            return
        if match.core.holders[seat] != person.holder:
            self.give(SeatChanged(seat, person.holder))
        if person.holder == "person" and person.id not in self.table.played_by:
            self.alter(played_by=(*self.table.played_by, person.id))

    @property
    def slow(self) -> bool:
        """Whether the rules, or the preparation before them, may take long."""
        return self.aside is not None or self.slow_rules

    @property
    def slow_rules(self) -> bool:
        if self.start is not None:
            return self.start.bound.registration.slow.rules is not None
        match = self.state.match
        return self.given is not None and match is not None and match.takes_long(self.given)

    def prepare(self) -> None:
        """In a worker: runs the preparation, and the rules too unless they are slow."""
        if self.aside is not None:
            self.aside()
        if not self.slow_rules:
            self.judge()

    def judge(self) -> None:
        """Asks the rules; raises Rejected. A worker may call it: it changes only this object."""
        if self.given is not None and self.state.match is not None:
            self.step = self.state.match.core.judge(self.given)
        if self.start is not None:
            self.begun = self.start.match()
            self.events.extend(self.begun.core.opening_events)

    def to_write(self, action: str | None, house: Millis, wall: int) -> Write:
        """Everything that must be stored in one transaction."""
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
        seq, line = match.core.seq + 1, encode(given)
        write.inputs.append(InputRow(match_id=match.id, seq=seq, action=action, given=line))
        write.house_words.extend(self._voted_in(match, step, wall))
        columns = match.changes_with(step)
        if match.clock.hold(house) and match.bound.game.phase(step.state) != match.phase:
            columns |= match.clock.release(house).columns()  # the hold was for the phase that ends
        outcome = match.core.outcome_after(given, step)
        if outcome is not None:
            before = {one.match for one in self.table.played}
            self.table = with_result(self.table, match, given, step, outcome, wall)
            # Matches that have dropped out of the list can't be replayed any more.
            write.matches_gone.extend(before - {one.match for one in self.table.played})
            ended = match.clock.pause(house)
            columns |= {"outcome": encode(outcome), "ended_at": wall, **ended.columns()}
            if match.bound.registration.private:
                ask_people(self, match.id, house, wall)
                columns["forget_at"] = wall + ASKED_FOR // 1000
        if columns:
            write.changes.append((match.id, columns))

    def _voted_in(self, match: LiveMatch, step: Step[Any], wall: int) -> list[Any]:
        """Words adopted in a private match are not stored."""
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
        """Whether it changes the table or its match."""
        same = self.table is self.state.gathering and self.clock is None
        return not same or self.given is not None or self.start is not None

    @property
    def plain(self) -> bool:
        """Whether all it does is one step of the match that does not end it."""
        write = self.write
        beside = write.house_words or write.tables or write.matches or write.matches_gone
        return self.step is not None and not (beside or self.clock or self.after or self.begun)

    def adopt(self) -> tuple[Event, ...]:
        """Applies the change after the write; returns its events."""
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
        """The write failed: drops the change."""
        if self.step is not None and self.state.match is not None:
            self.state.match.not_written()
