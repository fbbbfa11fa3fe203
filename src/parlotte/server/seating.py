"""Connections come and go: who listens, who speaks for whom."""

from typing import TYPE_CHECKING

from parlotte.core.codec import encode
from parlotte.server.commands import Back
from parlotte.server.connection import Connection
from parlotte.server.wire import CLOSE_REMOVED, PROTOCOL, Hello, Welcome

if TYPE_CHECKING:
    from parlotte.server.table import LiveTable


def enter(live: "LiveTable", connection: Connection, hello: Hello, lost: tuple[int, ...]) -> None:
    """A socket comes in: it is welcomed, gets what it lacks, and the others see who is here."""
    connection.admitted = True
    connection.table = live
    first = not live.attendance.connections
    live.attendance.add(connection)
    if first:
        awaited = [one.id for one in live.gathering.humans if not one.gone]
        live.attendance.expect(awaited, live.house.clock())
    live.settle()
    moment = live.picture.moment()
    welcome = Welcome(
        PROTOCOL, live.house.fingerprint, live.hub.epoch, connection.viewer, lost, moment.now
    )
    connection.push(b'{"welcome":%b}' % encode(welcome))
    live.hub.join(connection, moment)
    missed = live.hub.catch_up(connection, hello.epoch, hello.since, hello.heard)
    if missed is not None:
        connection.push(missed)
    for person in connection.viewer:
        known = live.gathering.person(person)
        if known is not None and known.holder != "person":
            live.ask(Back(person))


def leave(live: "LiveTable", connection: Connection) -> None:
    """A socket is gone; its people are away until they come back."""
    knocked = live.guests.forget(connection)
    connection.table = None
    if connection.admitted:
        live.hub.leave(connection)
        live.attendance.drop(connection, live.house.clock())
    if knocked or connection.admitted:
        live.settle()


def speak_for(live: "LiveTable", connection: Connection, viewer: tuple[int, ...]) -> None:
    """From now on this socket speaks for these people, and sees what they may see."""
    live.hub.leave(connection)
    live.attendance.drop(connection, live.house.clock())
    connection.viewer = viewer
    live.attendance.add(connection)
    live.hub.join(connection, live.picture.moment())
    connection.push(live.hub.whole(connection))


def seat(live: "LiveTable", connection: Connection, person: int) -> None:
    if connection.close_code is None and connection.table is live:
        speak_for(live, connection, tuple(sorted({*connection.viewer, person})))


def unseat(
    live: "LiveTable", person: int, only: Connection | None = None, *, removed: bool = False
) -> None:
    """The sockets of this person, or one of them, speak for him no longer."""
    for connection in list(live.attendance.connections):
        if person not in connection.viewer or (only is not None and only is not connection):
            continue
        others = tuple(one for one in connection.viewer if one != person)
        if only is None:
            connection.refuse("seat-lost")
        if removed and not others:
            connection.close(CLOSE_REMOVED)
        speak_for(live, connection, others)
