"""The schedule of a table: when its clock runs, when a bot acts, when an absence counts."""

import logging
from asyncio import Future
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from parlotte.core.contract import Millis, Seat
from parlotte.server.logs import event
from parlotte.server.store.writes import Write, ignore_verdict
from parlotte.server.table.bots import BotSeats
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.jobs import Act, Expiry, Job, Settle
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.table.retention import next_decision, open_questions
from parlotte.server.table.shared_devices import Device
from parlotte.server.table.stage import Stage
from parlotte.server.table.table_state import TableState
from parlotte.server.workers.questions import Question

if TYPE_CHECKING:
    from parlotte.server.house import House


log = logging.getLogger("parlotte.table")


class Schedule:
    def __init__(
        self, state: TableState, stage: Stage, house: "House", ring: Callable[[], None]
    ) -> None:
        self._state = state
        self._stage = stage
        self._house = house
        self._ring = ring  # called when a bot has decided
        self._bots = BotSeats()
        self._empty_since: Millis | None = house.clock()

    def begin(self) -> None:
        self._bots.dismiss()
        self._bots = BotSeats()

    def regulate(self) -> None:
        """Runs match time while somebody is connected, the host has not paused, and it is awake."""
        match = self._state.match
        if match is None:
            return
        runs = (
            bool(self._stage.attendance.connections)
            and not self._state.gathering.paused
            and not match.over
            and not match.asleep
        )
        house = self._house.clock()
        match.tidy(house, self._state.awaited)
        if runs != match.clock.running:
            match.clock = match.clock.resume(house) if runs else match.clock.pause(house)
        if match.clock != match.written:
            self._keep_the_clock(match)

    def _keep_the_clock(self, match: LiveMatch) -> None:
        """Stores the clock. Nobody waits for it, as writes keep their order."""
        match.written = match.clock
        write = Write(changes=[(match.id, match.clock.columns())])
        self._house.writer.submit(self._state.signed(write), ignore_verdict)

    def stop(self) -> list[tuple[str, dict[str, Any]]]:
        """Stops match time, whoever is connected; returns the columns for the store."""
        match = self._state.match
        if match is None:
            return []
        match.clock = match.written = match.clock.pause(self._house.clock())
        return [(match.id, dict(match.clock.columns()))]

    def standing(self) -> MatchClock | None:
        """The paused clock while slow rules judge: their time is taken from nobody."""
        match = self._state.match
        return None if match is None else match.clock.pause(self._house.clock())

    def stood(self, clock: MatchClock | None) -> None:
        """The slow rules have judged: the clock resumes where it was."""
        match = self._state.match
        if match is None or clock is None:
            return
        match.clock = clock.resume(self._house.clock()) if match.clock.running else clock
        self._keep_the_clock(match)

    def next_time(self) -> Millis | None:
        house, pace, match = self._house.clock(), self._house.settings.pace, self._state.match
        times: list[Millis | None] = [next_decision(self._state.gathering)]
        if match is not None and match.clock.running:
            levels = self._bot_levels()
            if levels or self._bots.busy:
                self._bots.plan(match, levels, house, pace)
                times.append(self._bots.next_due)
            times.append(match.clock.due(match.core.deadline))
        else:
            self._bots.rest()
        attendance = self._stage.attendance
        if attendance.connections:
            self._empty_since = None
            times.append(attendance.next_missing(pace.missing_after))
            times.append(attendance.next_overdue(pace.gone_after))
        elif self._stage.at_the_door:
            self._empty_since = None  # somebody at the door waits for an answer
        else:
            if self._empty_since is None:
                self._empty_since = house
            times.append(self._unload_at(self._empty_since))
        return min([time for time in times if time is not None], default=None)

    def _bot_levels(self) -> dict[Seat, int]:
        table = self._state.gathering
        levels = {one.id: one.bot_level for one in table.people if one.bot_level}
        if not levels:
            return {}
        return {seat: levels[one] for seat, one in enumerate(table.seats) if one in levels}

    def due(self) -> Job | None:
        """The job that is due now: a deadline, a bot's act or the end of a question."""
        house, match = self._house.clock(), self._state.match
        decision = next_decision(self._state.gathering)
        if decision is not None and decision <= house:
            return Settle()
        if match is None or not match.clock.running:
            return None
        if self.overtime():
            return Expiry()
        if match.bound.registration.slow.bots:
            turn = self._bots.decided(match)
            if turn is None:
                self._think(match, house)
        else:
            turn = self._bots.act(match, self._bot_levels(), house)
        if turn is None:
            return None
        seat, action = turn
        return Act(self._state.gathering.seats[seat], action)

    def overtime(self) -> bool:
        """Whether a deadline has passed, and nobody on a shared device still gets a turn."""
        house, state = self._house.clock(), self._state
        match = state.match
        if match is None or not state.overtime(house):
            return False
        deadline = match.core.deadline
        found = self._next_in_line(match)
        if found is None or deadline is None:
            return True
        match.call(*found, house, deadline)
        self._keep_the_clock(match)
        self._stage.show()
        return False

    def _next_in_line(self, match: LiveMatch) -> tuple[Device, int] | None:
        if not match.spares_time:
            return None
        for connection in self._stage.attendance.connections:
            device = self._state.sharing(connection.viewer)
            for person in match.hands.in_line(device):
                if self._state.awaited(person):
                    return device, person
        return None

    def _think(self, match: LiveMatch, house: Millis) -> None:
        """A bot thinks in a worker, and acts if nothing has happened meanwhile."""
        found = self._bots.thinker(match, self._bot_levels(), house)
        if found is None:
            return
        seat, think = found
        bots, seq = self._bots, match.core.seq

        def done(thought: "Future[Any]") -> None:
            if thought.cancelled():
                return  # the match has moved on, or the house is closing
            fault = thought.exception()
            if fault is not None:
                event(log, "bot-failed", level=logging.ERROR, error=fault)
                bots.failed(match, seat, seq)
            else:
                bots.thought(seat, seq, thought.result())
            self._ring()  # it acts when no write is pending

        about = (match.id, seq)
        question = Question("bots", self._state.id, f"bot {seat}", seat, about, think)
        thought = self._house.questions.ask(question)
        bots.thinks(seat, seq, thought)
        thought.add_done_callback(done)

    def miss(self) -> bool:
        """Whether more people are missing now: away for longer than a short disconnection."""
        attendance = self._stage.attendance
        patience = self._house.settings.pace.missing_after
        return bool(attendance.connections) and attendance.miss(self._house.clock() - patience)

    def missed(self) -> list[int]:
        """People who have been away too long. At an empty table nobody counts as absent."""
        attendance = self._stage.attendance
        if not attendance.connections:
            return []
        overdue = attendance.overdue(self._house.clock() - self._house.settings.pace.gone_after)
        for person in overdue:
            attendance.forget(person)
        table = self._state.gathering
        found = (table.person(person) for person in overdue)
        return [one.id for one in found if one is not None and table.awaits(one)]

    @property
    def empty_for_long(self) -> bool:
        if self._empty_since is None:
            return False
        return self._house.clock() >= self._unload_at(self._empty_since)

    def _unload_at(self, empty_since: Millis) -> Millis:
        """Not while people are asked about a private match: a reload would reveal a no."""
        asked = (one.until for one in open_questions(self._state.gathering))
        return max((empty_since + self._house.settings.pace.unload_after, *asked))
