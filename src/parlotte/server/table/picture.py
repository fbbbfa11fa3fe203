"""A table as its people see it, made from what is stored and who is here."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from parlotte.core.contract import Event, Outcome, Rejected, Seat
from parlotte.server.commands.hosting import read_options
from parlotte.server.sockets.frames import MatchView, PersonView, PlayedView, TableView
from parlotte.server.table.gathering import Gathering, Played, medals, this_evening
from parlotte.server.table.hub import Moment, Private
from parlotte.server.table.live_match import LiveMatch, time_of
from parlotte.server.table.veil import veiled

if TYPE_CHECKING:
    from parlotte.server.table.live import LiveTable


class Picture:
    """The present moment of a table; its public part is made anew only when it may have changed."""

    __slots__ = ("_live", "_made_of", "_pulse", "_table")

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._table: TableView | None = None
        self._made_of: tuple[Any, ...] = ()
        self._pulse: tuple[str | None, bool, bool, bool] | None = None

    def moment(self) -> Moment:
        live = self._live
        match, seat_of = live.match, live.gathering.seat_of
        if match is None:
            return Moment(0, 0, self._table_view(), None, self._private, seat_of)
        house = live.house.clock()
        now, hold = time_of(match, house), match.clock.hold(house)
        view = self.public_view()
        return Moment(now, hold, self._table_view(), view, self._private, seat_of)

    def public_view(self) -> Any:
        match = self._live.match
        if match is None:
            return None
        view = match.bound.game.view(match.core.state, None)
        hidden = self._live.gathering.hidden
        return veiled(view, hidden) if hidden else view

    def events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        hidden = self._live.gathering.hidden
        veiled_events: tuple[Event, ...] = veiled(events, hidden) if hidden else events
        return veiled_events

    def _private(self, person: int) -> Private | None:
        match = self._live.match
        seat: Seat | None = self._live.gathering.seat_of(person)
        if match is None or seat is None:
            return None
        state, game = match.core.state, match.bound.game
        mine, hidden = game.mine(state, seat), self._live.gathering.hidden
        shown = veiled(mine, hidden) if hidden else mine
        return shown, () if match.over else game.prompts(state, seat)

    def _table_view(self) -> TableView:
        """The people and their choices change rarely; the pulse of the match, at every phase."""
        live = self._live
        match = live.match
        made_of: tuple[Any, ...] = (
            live.gathering,
            live.attendance.version,
            live.guests.version,
            live.own_packs.told,
            live.voted.version,
            match,
            match is not None and match.over,
        )
        if self._table is None or made_of != self._made_of:
            self._table, self._made_of, self._pulse = table_view(live), made_of, None
        pulse = None if match is None else _pulse(match)
        if pulse is not None and pulse != self._pulse:
            phase, running, asleep, helped = self._pulse = pulse
            self._table = replace(
                self._table, phase=phase, running=running, asleep=asleep, helped=helped
            )
        return self._table


def _pulse(match: LiveMatch) -> tuple[str | None, bool, bool, bool]:
    if match.over:
        return None, False, False, False
    phase, closes = match.phase, match.bound.registration.closes
    closable = closes is None or closes(match.core.state)
    helped = match.helped == phase
    return phase if closable else None, match.clock.running, match.asleep, helped


def table_view(live: "LiveTable") -> TableView:
    table = live.gathering
    match = live.match
    attendance = live.attendance
    return TableView(
        code=table.code,
        game=table.game,
        options=_options(live),
        people=_people(live),
        host=table.host,
        youngest=table.youngest,
        knock=table.knock,
        locked=table.locked,
        guests=live.guests.views,
        watching=attendance.watching,
        screens=attendance.screens,
        match=None if match is None else _match(table, match),
        phase=None,
        running=False,
        paused=table.paused,
        asleep=False,
        helped=False,
        ready=table.ready,
        keepers=table.keepers,
        evening=tuple(_played(one) for one in this_evening(table)),
        medals=medals(table),
        packs=live.own_packs.told,
        house_words=len(live.voted.rows()),
    )


def _people(live: "LiveTable") -> tuple[PersonView, ...]:
    of = live.attendance.of
    return tuple(
        PersonView(
            one.id,
            one.name,
            one.animal,
            "here" if one.is_bot and not one.gone else of(one.id, gone=one.gone),
            one.level,
            one.stand_in,
            one.couch,
        )
        for one in live.gathering.people
    )


def _played(one: Played) -> PlayedView:
    return PlayedView(
        one.match,
        one.game,
        one.ended_at,
        one.people,
        one.names,
        one.outcome,
        one.lasted,
        one.faces,
    )


def _match(table: Gathering, match: LiveMatch) -> MatchView:
    outcome: Outcome | None = match.core.outcome
    registration = match.bound.registration
    return MatchView(
        match.id,
        registration.key,
        match.number,
        table.seats,
        registration.private,
        outcome,
        match.core.now if match.over else 0,
    )


def _options(live: "LiveTable") -> dict[str, Any]:
    """Of the game that is chosen, all of them; as printed where an update took a choice away."""
    table = live.gathering
    registration = live.house.library.games[table.game]
    try:
        return options_of(read_options(registration, table.options.get(table.game, {})))
    except Rejected:
        return options_of(registration.options())


def options_of(options: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(options)
    return told
