"""The sockets of a table: who they speak for, and what they are sent."""

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING

from parlotte.core.codec import encode
from parlotte.core.contract import Event
from parlotte.server.limits.buckets import Bucket
from parlotte.server.sockets import frames
from parlotte.server.sockets.connection import Connection
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
    def __init__(
        self,
        state: TableState,
        house: "House",
        changed: Callable[[], None],
        returned: Callable[[int], object],
    ) -> None:
        self._state = state
        self._house = house
        self._changed = changed  # when the presence has changed
        self._returned = returned  # a person who was gone is back
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
        """Sends every viewer the changes; `only`: a draft of these people, nothing else changed."""
        same = None if only is None else self.hub.view
        moment = self.picture.moment(same)
        self.hub.publish(moment, self.picture.events(events), acks, None if same is None else only)

    def whole(self, connection: Connection, heard: int | None) -> bytes:
        return self.hub.whole(connection, heard)

    def take_down(self) -> None:
        """Removes the match from the screens and from memory."""
        self._state.match = None
        self.hub.forget_events()

    def takes_in_invited(self, connection: Connection) -> bool:
        """Whether there is room for a socket with the link; bare codes use none of that room."""
        here = self.attendance.connections
        invited = [one for one in here if one.stands and one not in self.bystanders]
        return make_room(invited, self._house.settings.limits.invited, connection, self.guests)

    def may_react(self, person: int) -> bool:
        bucket = self._reactions.setdefault(person, Bucket(REACTIONS_PER_SECOND, REACTIONS_BURST))
        return bucket.take(self._house.clock.seconds())

    def wait_at_the_door(self, connection: Connection) -> None:
        connection.stage = self
        self.at_the_door += 1
        door = {"knock": True, "table": self._state.gathering.code}
        connection.push(encode({"door": door}))

    def enter(
        self, connection: Connection, hello: frames.Hello, lost: tuple[int, ...] = ()
    ) -> None:
        """Admits a socket: it gets its welcome and what it missed; the others see who is here."""
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
        welcome = frames.Welcome(
            frames.PROTOCOL,
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
        """Closes a person's oldest connections when there are too many."""
        own = [one for one in self.attendance.connections if person in one.viewer]
        for forgotten in own[: -self._house.settings.limits.connections_per_person]:
            forgotten.refuse("too-many-devices")
            forgotten.close(frames.CLOSE_ELSEWHERE)

    def everybody(self) -> list[Connection]:
        outside = [one for one in self.bystanders if not one.admitted]
        return [*self.attendance.connections, *outside]

    def leave(self, connection: Connection) -> None:
        """A socket is closed; its people are away until they come back."""
        self.guests.forget(connection)
        self.bystanders.forget(connection)
        connection.stage = None
        if connection.admitted:
            self.hub.leave(connection)
            self.attendance.drop(connection, self._house.clock())
        else:
            self.at_the_door -= 1
        self._changed()

    def _speak_for(self, connection: Connection, viewer: tuple[int, ...]) -> None:
        """From now on this socket speaks for these people and sees what they may see."""
        self.hub.leave(connection)
        self.attendance.drop(connection, self._house.clock())
        connection.viewer = viewer
        self.attendance.add(connection)
        self.hub.join(connection, self.picture.moment())
        connection.push(self.hub.whole(connection), 0)

    def seat(self, connection: Connection, person: int) -> None:
        """Seats a person at this socket, unless it is closed; admits it first if necessary."""
        if connection.close_code is not None or connection.stage is not self:
            return
        if not connection.admitted:
            self.guests.forget(connection)
            self.enter(connection, frames.Hello(self._state.gathering.code))
        self._speak_for(connection, tuple(sorted({*connection.viewer, person})))
        self._take_back(person)

    def _take_back(self, person: int) -> None:
        """A person who was gone, or replaced by a bot, is back."""
        known = self._state.gathering.person(person)
        if known is not None and known.holder != "person":
            self._returned(person)

    def welcome_back(self, person: int) -> None:
        """The person counted as gone came back while that was judged or written."""
        if self.attendance.is_here(person):
            self._take_back(person)

    def unseat(self, person: int, *, by_himself: bool = False, removed: bool = False) -> None:
        """The person's sockets no longer speak for them; they are told why, unless they left."""
        for connection in list(self.attendance.connections):
            if person not in connection.viewer:
                continue
            others = tuple(one for one in connection.viewer if one != person)
            if not by_himself:
                connection.refuse("seat-lost", person=person)
            if removed and not others:
                connection.close(frames.CLOSE_REMOVED)
            self._speak_for(connection, others)

    def put_out_uninvited(self) -> None:
        """The door is locked: removes watchers who have only a link or a code. Seated people stay,
        as do those who were let in or ask the host for a seat, and big screens: those at an
        address where somebody sits, else the oldest one."""
        standing = [one for one in self.attendance.connections if one.stands and not one.let_in]
        screens = [one for one in standing if one.screen]
        homes = {one.address for one in self.attendance.seated}
        own = [one for one in screens if one.address in homes] or screens[:1]
        for one in standing:
            if one not in own and not self.guests.has(one):
                one.refuse("door-locked")
                one.close(frames.CLOSE_TURNED_AWAY)

    def let_in(self, guest: Guest) -> None:
        """Admits a guest, unless the socket has closed meanwhile."""
        connection = guest.connection
        self.guests.forget(connection)
        if connection.admitted or connection.stage is not self:
            return
        connection.let_in = True
        self.bystanders.forget(connection)
        self.enter(connection, frames.Hello(self._state.gathering.code))

    def give_seat(self, guest: Guest, person: int, token: str) -> None:
        connection = guest.connection
        self.let_in(guest)
        connection.push(encode({"seat": {"person": person, "token": token}}))
        self.seat(connection, person)
