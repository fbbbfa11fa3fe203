"""The view of a table for its people, from what is stored and who is connected."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from parlotte.core.contract import Event, Outcome, Seat
from parlotte.server.content.options import options_of
from parlotte.server.table.absences import excused, in_charge
from parlotte.server.table.gathering import Gathering, Person, Played, medals, this_evening
from parlotte.server.table.guests import Guests
from parlotte.server.table.hub import Beat, Moment, Private
from parlotte.server.table.live_match import LiveMatch, time_of
from parlotte.server.table.presence import Attendance
from parlotte.server.table.redaction import redacted
from parlotte.server.table.retention import open_questions, time_left
from parlotte.server.table.table_state import TableState
from parlotte.server.table.teams import chosen_game, teams_at
from parlotte.server.table.views import KeepingView, MatchView, PersonView, PlayedView, TableView

if TYPE_CHECKING:
    from parlotte.server.house import House


class Picture:
    """The present moment of a table; its public part is rebuilt only when it may have changed."""

    def __init__(
        self, state: TableState, attendance: Attendance, guests: Guests, house: "House"
    ) -> None:
        self._state = state
        self._attendance = attendance
        self._guests = guests
        self._house = house
        self._table: TableView | None = None
        self._made_of: tuple[Any, ...] = ()
        self._phase_status: PhaseStatus | None = None

    def moment(self, view: Struct | None = None) -> Moment:
        """`view`: the public view of the game, if known."""
        match, seat_of = self._state.match, self._state.gathering.seat_of
        house = self._house.clock()
        if match is None:
            beat = Beat(left=time_left(self._state.gathering, house))
            return Moment(beat, self._table_view(), None, self._private, seat_of)
        clock = match.clock
        beat = Beat(
            time_of(match, house),
            clock.hold(house),
            clock.stands(house),
            match.beats,
            time_left(self._state.gathering, house),
            match.lasted(house),
        )
        if view is None:
            view = self.public_view()
        return Moment(beat, self._table_view(), view, self._private, seat_of)

    def public_view(self) -> Any:
        match = self._state.match
        if match is None:
            return None
        view = match.bound.game.view(match.core.state, None)
        hidden = self._state.gathering.hidden
        return redacted(view, hidden) if hidden else view

    def events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        hidden = self._state.gathering.hidden
        shown: tuple[Event, ...] = redacted(events, hidden) if hidden else events
        return shown

    def _private(self, person: int) -> Private | None:
        match = self._state.match
        seat: Seat | None = self._state.gathering.seat_of(person)
        if match is None or seat is None:
            return None
        state, game = match.core.state, match.bound.game
        mine, hidden = game.mine(state, seat), self._state.gathering.hidden
        shown = redacted(mine, hidden) if hidden else mine
        return shown, () if match.over else game.prompts(state, seat)

    def _table_view(self) -> TableView:
        """Rebuilt when people or choices change; the status of the phase is merged in each time."""
        state = self._state
        match = state.match
        made_of: tuple[Any, ...] = (
            state.gathering,
            self._attendance.version,
            self._guests.version,
            state.own_packs.views,
            state.voted.version,
            match,
            match is not None and match.over,
        )
        if self._table is None or made_of != self._made_of:
            self._table, self._made_of, self._phase_status = self._whole_view(), made_of, None
        status = None if match is None else self._phase_status_of(match)
        if status is not None and status != self._phase_status:
            self._phase_status = status
            self._table = replace(self._table, **asdict(status))
        return self._table

    def _whole_view(self) -> TableView:
        """Everything except the status of the phase, which is merged in afterwards."""
        table, match, attendance = self._state.gathering, self._state.match, self._attendance
        game, options = chosen_game(table, self._house.library)
        return TableView(
            code=table.code,
            game=table.game,
            options=options_of(options),
            people=tuple(_person(one, attendance) for one in table.people),
            host=table.host,
            lent_by=table.lent_by,
            acting=in_charge(table, attendance),
            youngest=table.youngest,
            knock=table.knock,
            locked=table.locked,
            guests=self._guests.views,
            watching=attendance.watching,
            screens=attendance.screens,
            voice=attendance.voice,
            match=None if match is None else _match(table, match),
            **asdict(PhaseStatus()),
            paused=table.paused,
            ready=table.ready,
            keeping=_keeping(table),
            evening=tuple(played_view(one) for one in this_evening(table)),
            medals=medals(table),
            packs=self._state.own_packs.views,
            house_words=len(self._state.voted.rows()),
            teams=teams_at(table, game, options),
        )

    def _phase_status_of(self, match: LiveMatch) -> "PhaseStatus":
        if match.over:
            return PhaseStatus()
        return PhaseStatus(
            match.phase,
            match.closable(excused(self._state.gathering, self._attendance)),
            match.clock.running,
            match.asleep,
            match.helped == match.phase,
            match.hands.called,
        )


class PhaseStatus(Struct, frozen=True):
    """The fields of the view that change with the phases of a match."""

    phase: str | None = None
    closable: bool = False
    running: bool = False
    asleep: bool = False
    helped: bool = False
    called: tuple[int, ...] = ()


def _person(one: Person, attendance: Attendance) -> PersonView:
    here = one.is_bot and not one.gone
    return PersonView(
        one.id,
        one.name,
        one.animal,
        "here" if here else attendance.of(one.id, gone=one.gone),
        attendance.is_missing(one.id),
        one.level,
        one.stand_in,
        one.couch,
        one.spoken,
        one.unnamed,
    )


def _keeping(table: Gathering) -> tuple[KeepingView, ...]:
    first = next((one.until for one in open_questions(table)), 0)
    return tuple(
        KeepingView(one.match, one.asked, len(one.answered), one.fate, max(0, one.until - first))
        for one in table.keepings
    )


def played_view(one: Played) -> PlayedView:
    return PlayedView(
        one.match, one.game, one.ended_at, one.people, one.names, one.outcome, one.lasted, one.faces
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
        match.core.setup.seats.teams,
        outcome,
        match.core.now if match.over else 0,
    )
