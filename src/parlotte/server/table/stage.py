"""Who is at a table, for whom each socket speaks, and what all of them are shown."""

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING

from parlotte.core.codec import encode
from parlotte.core.contract import Event
from parlotte.server.limits.buckets import Bucket
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import (
    CLOSE_ELSEWHERE,
    CLOSE_REMOVED,
    CLOSE_TURNED_AWAY,
    PROTOCOL,
    Hello,
    Welcome,
)
from parlotte.server.table.guests import CodeGuests, Guest, Guests, make_room
from parlotte.server.table.hub import Ack, Hub
from parlotte.server.table.picture import Picture
from parlotte.server.table.presence import Attendance
from parlotte.server.table.table_state import TableState
from parlotte.server.table.tokens import new_id

if TYPE_CHECKING:
    from parlotte.server.house import House

REACTIONS_PER_SECOND, REACTIONS_BURST = 1.0, 4.0


class Stage:
    __slots__ = (
        "_changed",
        "_house",
        "_reactions",
        "_returned",
        "_state",
        "at_the_door",
        "attendance",
        "bystanders",
        "guests",
        "hub",
        "picture",
    )

    def __init__(
        self,
        state: TableState,
        house: "House",
        changed: Callable[[], None],
        returned: Callable[[int], None],
    ) -> None:
        self._state = state
        self._house = house
        self._changed = changed  # who is here
        self._returned = returned  # somebody who had gone
        self._reactions: dict[int, Bucket] = {}
        self.attendance = Attendance()
        self.at_the_door = 0  # sockets not let in yet
        self.guests = Guests(house.settings.limits)
        self.bystanders = CodeGuests(house.settings.limits)
        self.hub = Hub(new_id(house.secrets))
        self.picture = Picture(state, self.attendance, self.guests, house)

    def show(
        self,
        events: tuple[Event, ...] = (),
        acks: Sequence[Ack] = (),
        only: Container[int] | None = None,
    ) -> None:
        """Everybody is told what has changed for him; `only`: of the game nothing has, but for
        these people."""
        same = None if only is None else self.hub.view
        moment = self.picture.moment(same)
        self.hub.publish(moment, self.picture.events(events), acks, None if same is None else only)

    def whole(self, connection: Connection, heard: int | None) -> bytes:
        return self.hub.whole(connection, heard)

    def take_down(self) -> None:
        """Nothing of the match is left to be seen, nor to be remembered."""
        self._state.match = None
        self.hub.forget_events()

    def takes_in_bystander(self, connection: Connection) -> bool:
        """Somebody with the bare code, if there is room for one more, or one yields to him."""
        return self.bystanders.take_in(connection, self.guests)

    def takes_in_invited(self, connection: Connection) -> bool:
        """Somebody with the link, likewise; nobody with the bare code takes any of that room up."""
        here = self.attendance.connections
        invited = [one for one in here if one.stands and one not in self.bystanders]
        return make_room(invited, self._house.settings.limits.invited, connection, self.guests)

    def may_react(self, person: int) -> bool:
        bucket = self._reactions.setdefault(person, Bucket(REACTIONS_PER_SECOND, REACTIONS_BURST))
        return bucket.take(self._house.clock.seconds())

    # Sockets come and go.

    def wait_at_the_door(self, connection: Connection) -> None:
        connection.stage = self
        self.at_the_door += 1
        door = {"knock": True, "table": self._state.gathering.code}
        connection.push(encode({"door": door}))

    def enter(self, connection: Connection, hello: Hello, lost: tuple[int, ...] = ()) -> None:
        """A socket comes in: it is welcomed, gets what it lacks, and the others see who is here."""
        if connection.stage is self:
            self.at_the_door -= 1
        connection.admitted = True
        connection.stage = self
        first = not self.attendance.connections
        self.attendance.add(connection)
        if first:
            table = self._state.gathering
            awaited = [one.id for one in table.humans if table.awaits(one)]
            self.attendance.expect(awaited, self._house.clock())
        self._changed()
        moment = self.picture.moment()
        built = self._house.fingerprint
        welcome = Welcome(
            PROTOCOL,
            built,
            bool(hello.client) and hello.client != built,
            self.hub.epoch_of(connection.viewer),
            connection.viewer,
            lost,
            moment.beat.now,
        )
        connection.push(b'{"welcome":%b}' % encode(welcome))
        self.hub.join(connection, moment)
        missed = self.hub.catch_up(connection, hello.epoch, hello.since, hello.heard)
        if missed is not None:
            connection.push(missed, hello.heard)
        for person in connection.viewer:
            self._take_back(person)
            self._keep_a_few(person)

    def _keep_a_few(self, person: int) -> None:
        """Tabs forgotten on old devices make room, the oldest first."""
        own = [one for one in self.attendance.connections if person in one.viewer]
        for forgotten in own[: -self._house.settings.limits.connections_per_person]:
            forgotten.refuse("too-many-devices")
            forgotten.close(CLOSE_ELSEWHERE)

    def everybody(self) -> list[Connection]:
        """Those inside, and those at the door."""
        outside = [one for one in self.bystanders if not one.admitted]
        return [*self.attendance.connections, *outside]

    def leave(self, connection: Connection) -> None:
        """A socket is gone; its people are away until they come back."""
        self.guests.forget(connection)
        self.bystanders.forget(connection)
        connection.stage = None
        if connection.admitted:
            self.hub.leave(connection)
            self.attendance.drop(connection, self._house.clock())
        else:
            self.at_the_door -= 1
        self._changed()

    # For whom a socket speaks.

    def _speak_for(self, connection: Connection, viewer: tuple[int, ...]) -> None:
        """From now on this socket speaks for these people, and sees what they may see."""
        self.hub.leave(connection)
        self.attendance.drop(connection, self._house.clock())
        connection.viewer = viewer
        self.attendance.add(connection)
        self.hub.join(connection, self.picture.moment())
        connection.push(self.hub.whole(connection), 0)

    def seat(self, connection: Connection, person: int) -> None:
        """Unless the socket is gone by now. Whoever proved who he is comes in with it."""
        if connection.close_code is not None or connection.stage is not self:
            return
        if not connection.admitted:
            self.guests.forget(connection)
            self.enter(connection, Hello(self._state.gathering.code))
        self._speak_for(connection, tuple(sorted({*connection.viewer, person})))
        self._take_back(person)

    def _take_back(self, person: int) -> None:
        """Somebody gone, or for whom a bot plays, is here again."""
        known = self._state.gathering.person(person)
        if known is not None and known.holder != "person":
            self._returned(person)

    def welcome_back(self, person: int) -> None:
        """Somebody counted as gone, who came while that was judged or written."""
        if self.attendance.is_here(person):
            self._take_back(person)

    def unseat(self, person: int, *, by_himself: bool = False, removed: bool = False) -> None:
        """The sockets of this person speak for him no longer; unless he asked for it, they hear
        why."""
        for connection in list(self.attendance.connections):
            if person not in connection.viewer:
                continue
            others = tuple(one for one in connection.viewer if one != person)
            if not by_himself:
                connection.refuse("seat-lost", person=person)
            if removed and not others:
                connection.close(CLOSE_REMOVED)
            self._speak_for(connection, others)

    # The door.

    def put_out_uninvited(self) -> None:
        """The door is locked: a link or a code alone keeps nobody in. Those stay who sit, whom
        somebody let in, who ask the host for a seat, and the big screen of the house: one at an
        address where somebody sits, else the oldest."""
        standing = [one for one in self.attendance.connections if one.stands and not one.let_in]
        screens = [one for one in standing if one.screen]
        homes = {one.address for one in self.attendance.seated}
        own = [one for one in screens if one.address in homes] or screens[:1]
        for one in standing:
            if one not in own and not self.guests.has(one):
                one.refuse("door-locked")
                one.close(CLOSE_TURNED_AWAY)

    def let_in(self, guest: Guest) -> None:
        """Unless he has gone away while the door was being opened."""
        connection = guest.connection
        self.guests.forget(connection)
        if connection.admitted or connection.stage is not self:
            return
        connection.let_in = True
        self.bystanders.forget(connection)
        self.enter(connection, Hello(self._state.gathering.code))

    def give_seat(self, guest: Guest, person: int, token: str) -> None:
        connection = guest.connection
        self.let_in(guest)
        connection.push(encode({"seat": {"person": person, "token": token}}))
        self.seat(connection, person)
