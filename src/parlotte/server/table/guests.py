"""Guests: sockets with a bare code that knock, and watchers that ask for a seat. Kept in memory
only: a knock ends with its socket.
"""

from collections.abc import Iterator

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.limits.places import who_yields
from parlotte.server.settings import Limits
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_NO_TABLE, CLOSE_TURNED_AWAY
from parlotte.server.table.views import GuestView


class Guest(Struct):
    id: int
    name: str
    connection: Connection
    seat_of: int | None = None  # the seat that the guest claims


class Guests:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: dict[int, Guest] = {}
        self._count = 0
        self.version = 0  # counts every change

    @property
    def views(self) -> tuple[GuestView, ...]:
        return tuple(GuestView(one.id, one.name, one.seat_of) for one in self._guests.values())

    def has(self, connection: Connection) -> bool:
        return any(one.connection is connection for one in self._guests.values())

    def find(self, guest: int) -> Guest:
        found = self._guests.get(guest)
        if found is None:
            raise Rejected("no-such-guest")
        return found

    def check_room(self, connection: Connection) -> None:
        """Limits the guests at the door, in all and per address."""
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


def make_room(standing: list[Connection], most: int, newcomer: Connection, guests: Guests) -> bool:
    """Whether there is room for one more; if not, a place of an address with many is freed."""
    if len(standing) < most:
        return True
    leaving = who_yields(standing, newcomer, guests.has)
    if leaving is None:
        return False
    leaving.refuse("no-such-table")  # the same answer as for any lack of room
    leaving.close(CLOSE_NO_TABLE)
    return True


class CodeGuests:
    """Sockets with the bare code, until they are let in; seated ones do not count."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        # The oldest first. A seated one stays listed: it may leave its seat, and was not invited.
        self._here: dict[Connection, None] = {}

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._here

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._here))

    def take_in(self, connection: Connection, guests: Guests) -> bool:
        """Whether there is room for this socket, perhaps after removing another."""
        alike = [one for one in self._here if one.stands and one.screen is connection.screen]
        most = self._limits.screens if connection.screen else self._limits.watchers
        if not make_room(alike, most, connection, guests):
            return False
        self._here[connection] = None
        return True

    def forget(self, connection: Connection) -> None:
        self._here.pop(connection, None)
