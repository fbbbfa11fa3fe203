"""Connections come and go: who listens, who speaks for whom."""

from typing import TYPE_CHECKING

from parlotte.core.codec import encode
from parlotte.server.commands.kinds import Back
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_ELSEWHERE, CLOSE_REMOVED, PROTOCOL, Hello, Welcome

if TYPE_CHECKING:
    from parlotte.server.table.live import LiveTable


def enter(live: "LiveTable", connection: Connection, hello: Hello, lost: tuple[int, ...]) -> None:
    """A socket comes in: it is welcomed, gets what it lacks, and the others see who is here."""
    if connection.table is live:
        live.at_the_door -= 1
    connection.admitted = True
    connection.table = live
    first = not live.attendance.connections
    live.attendance.add(connection)
    if first:
        awaited = [one.id for one in live.gathering.humans if not one.gone]
        live.attendance.expect(awaited, live.house.clock())
    live.refresh()
    moment = live.picture.moment()
    built = live.house.fingerprint
    welcome = Welcome(
        PROTOCOL,
        built,
        bool(hello.client) and hello.client != built,
        live.hub.epoch_of(connection.viewer),
        connection.viewer,
        lost,
        moment.now,
    )
    connection.push(b'{"welcome":%b}' % encode(welcome))
    live.hub.join(connection, moment)
    missed = live.hub.catch_up(connection, hello.epoch, hello.since, hello.heard)
    if missed is not None:
        connection.push(missed, hello.heard)
    for person in connection.viewer:
        _take_back(live, person)
        _keep_a_few(live, person)


def _keep_a_few(live: "LiveTable", person: int) -> None:
    """Tabs forgotten on old devices make room, the oldest first."""
    own = [one for one in live.attendance.connections if person in one.viewer]
    for forgotten in own[: -live.house.settings.limits.connections_per_person]:
        forgotten.refuse("too-many-devices")
        forgotten.close(CLOSE_ELSEWHERE)


def leave(live: "LiveTable", connection: Connection) -> None:
    """A socket is gone; its people are away until they come back."""
    live.guests.forget(connection)
    connection.table = None
    if connection.admitted:
        live.hub.leave(connection)
        live.attendance.drop(connection, live.house.clock())
    else:
        live.at_the_door -= 1
    live.refresh()


def speak_for(live: "LiveTable", connection: Connection, viewer: tuple[int, ...]) -> None:
    """From now on this socket speaks for these people, and sees what they may see."""
    live.hub.leave(connection)
    live.attendance.drop(connection, live.house.clock())
    connection.viewer = viewer
    live.attendance.add(connection)
    live.hub.join(connection, live.picture.moment())
    connection.push(live.hub.whole(connection), 0)


def seat(live: "LiveTable", connection: Connection, person: int) -> None:
    """Unless the socket is gone by now. Whoever proved who he is comes in with it."""
    if connection.close_code is not None or connection.table is not live:
        return
    if not connection.admitted:
        live.guests.forget(connection)
        enter(live, connection, Hello(live.gathering.code), ())
    speak_for(live, connection, tuple(sorted({*connection.viewer, person})))
    _take_back(live, person)


def _take_back(live: "LiveTable", person: int) -> None:
    """Somebody gone, or for whom a bot plays, is here again."""
    known = live.gathering.person(person)
    if known is not None and known.holder != "person":
        live.ask(Back(person))


def unseat(
    live: "LiveTable", person: int, *, by_himself: bool = False, removed: bool = False
) -> None:
    """The sockets of this person speak for him no longer; unless he asked for it, they hear why."""
    for connection in list(live.attendance.connections):
        if person not in connection.viewer:
            continue
        others = tuple(one for one in connection.viewer if one != person)
        if not by_himself:
            connection.refuse("seat-lost", person=person)
        if removed and not others:
            connection.close(CLOSE_REMOVED)
        speak_for(live, connection, others)
