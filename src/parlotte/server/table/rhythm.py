"""The rhythm of a table: when its clock runs, when a bot acts, when an absence counts."""

import logging
from asyncio import Future
from typing import TYPE_CHECKING, Any

from parlotte.core.contract import Millis, Seat
from parlotte.server.logs import event
from parlotte.server.store.writes import Verdict, Write
from parlotte.server.table.bots import BotSeats
from parlotte.server.table.live_match import LiveMatch, time_of

if TYPE_CHECKING:
    from parlotte.server.table.live import LiveTable


log = logging.getLogger("parlotte.table")


class Rhythm:
    __slots__ = ("_bots", "_empty_since", "_live")

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._bots = BotSeats()
        self._empty_since: Millis | None = live.house.clock()

    def begin(self) -> None:
        """A new match: its bots begin anew."""
        self._bots = BotSeats()

    def regulate(self) -> None:
        """Match time runs while somebody is connected, no host paused it, and it is awake."""
        live = self._live
        match = live.match
        if match is None:
            return
        runs = (
            bool(live.attendance.connections)
            and not live.gathering.paused
            and not match.over
            and not match.asleep
        )
        house = live.house.clock()
        late = match.helped != match.phase and match.clock.hold(house) > 0
        if runs == match.clock.running and not late:
            return
        if late:
            match.clock = match.clock.release(house)
        match.clock = match.clock.resume(house) if runs else match.clock.pause(house)
        # Nobody waits for this: it keeps its place among the writes, and that is enough.
        live.house.writer.submit(Write(changes=[(match.id, match.clock.columns())]), unheard)

    def plan(self) -> None:
        """When this table must be rung next."""
        live = self._live
        house, pace, match = live.house.clock(), live.house.settings.pace, live.match
        times: list[Millis | None] = []
        if match is not None and match.clock.running:
            self._bots.plan(match, self._bot_levels(), house, pace)
            times.append(self._bots.next_due)
            times.append(match.clock.due(match.core.deadline))
        else:
            self._bots.rest()
        if live.attendance.connections:
            self._empty_since = None
            times.append(live.attendance.next_overdue(pace.gone_after))
        elif live.at_the_door:
            self._empty_since = None  # somebody at the door waits for whoever comes
        else:
            if self._empty_since is None:
                self._empty_since = house
            times.append(self._empty_since + pace.unload_after)
        known = [time for time in times if time is not None]
        live.house.wheel.set(live, min(known) if known else None)

    def _bot_levels(self) -> dict[Seat, int]:
        table = self._live.gathering
        levels = {one.id: one.bot_level for one in table.people if one.bot_level}
        if not levels:
            return {}
        return {seat: levels[one] for seat, one in enumerate(table.seats) if one in levels}

    def ring(self) -> None:
        """A time has come: a deadline, a bot's turn, an absence that counts, an empty table."""
        live = self._live
        house, match = live.house.clock(), live.match
        if match is not None and match.clock.running:
            deadline = match.core.deadline
            if deadline is not None and time_of(match, house) >= deadline:
                live.expire(match)
                return
            slow = match.bound.registration.slow.bots
            if slow:
                turn = self._bots.decided(match)
            else:
                turn = self._bots.act(match, self._bot_levels(), house)
            if turn is not None:
                live.act_for_bot(*turn)
                return
            if slow:
                self._think(match, house)
        if live.attendance.connections:  # else nobody is there to miss anybody
            self._miss(house - live.house.settings.pace.gone_after)
        if self._empty_for_long(house) and live.quiet:
            live.house.unload(live)
        else:
            self.plan()

    def _think(self, match: LiveMatch, house: Millis) -> None:
        """A bot whose game needs it thinks beside the event loop, and acts if nothing has happened
        meanwhile."""
        found = self._bots.thinker(match, self._bot_levels(), house)
        if found is None:
            return
        seat, think = found
        live, bots, seq = self._live, self._bots, match.core.seq

        def done(thought: "Future[Any]") -> None:
            if thought.cancelled():
                return  # the house closes
            fault = thought.exception()
            if fault is not None:
                event(log, "bot-failed", level=logging.ERROR, error=fault)
            bots.thought(seat, seq, None if fault is not None else thought.result())
            live.ring()  # it acts in its turn, when nothing is on its way to the disk

        live.house.think(think, done)

    def _miss(self, before: Millis) -> None:
        attendance = self._live.attendance
        for person in attendance.overdue(before):
            attendance.forget(person)
            self._live.misses(person)

    def _empty_for_long(self, house: Millis) -> bool:
        patience = self._live.house.settings.pace.unload_after
        return self._empty_since is not None and house >= self._empty_since + patience


def unheard(verdict: Verdict) -> None:
    """Nobody waits for the answer."""
