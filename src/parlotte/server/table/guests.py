"""Those at the door, and those inside who ask for a seat. Live only: nobody knocks for ever."""

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.settings import Limits
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_TURNED_AWAY
from parlotte.server.table.views import GuestView


class Guest(Struct):
    id: int
    name: str
    connection: Connection
    seat_of: int | None = None  # the seat he says is his


class Guests:
    __slots__ = ("_count", "_guests", "_limits", "version")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: dict[int, Guest] = {}
        self._count = 0
        self.version = 0  # counts every change

    @property
    def views(self) -> tuple[GuestView, ...]:
        return tuple(GuestView(one.id, one.name, one.seat_of) for one in self._guests.values())

    @property
    def count(self) -> int:
        return len(self._guests)

    def find(self, guest: int) -> Guest:
        found = self._guests.get(guest)
        if found is None:
            raise Rejected("no-such-guest")
        return found

    def check_room(self, connection: Connection) -> None:
        """A few may wait at the door, and fewer from one address."""
        limits = self._limits
        others = [one for one in self._guests.values() if one.connection is not connection]
        near = [one for one in others if one.connection.address == connection.address]
        if len(others) >= limits.knocking or len(near) >= limits.knocking_per_address:
            raise Rejected("knock-too-many")

    def knocks(self, connection: Connection, name: str, seat_of: int | None = None) -> None:
        self.forget(connection)
        self._count += 1
        self.version += 1
        self._guests[self._count] = Guest(self._count, name, connection, seat_of)

    def forget(self, connection: Connection) -> None:
        gone = [one.id for one in self._guests.values() if one.connection is connection]
        for guest in gone:
            del self._guests[guest]
            self.version += 1

    def turn_away(self, guest: Guest) -> None:
        self.forget(guest.connection)
        guest.connection.refuse("knock-refused")
        if not guest.connection.admitted:
            guest.connection.close(CLOSE_TURNED_AWAY)
