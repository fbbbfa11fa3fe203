"""Frames of an open socket, and the job that each one asks of its table."""

import logging

import msgspec
from msgspec import Raw, Struct, field

from parlotte.core.contract import Rejected
from parlotte.server.commands.job import CommandJob
from parlotte.server.commands.kinds import AnyCommand, PutPack
from parlotte.server.house import House
from parlotte.server.limits.budgets import SocketBudget
from parlotte.server.limits.costs import ACT, COMMANDS
from parlotte.server.logs import event
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_RESTART, MOST_FRAME_BYTES, OUR_FAULT, Hello, Id
from parlotte.server.table.jobs import Job
from parlotte.server.table.live import LiveTable

log = logging.getLogger("parlotte.socket")
MOST_ID = 64
NOTHING = Raw()


class Frame(Struct, frozen=True):
    """Everything a client sends: one of hello, do, ask and ping."""

    id: Id | None = None
    as_: int | None = field(default=None, name="as")  # the person, if several share the device
    do: Raw = NOTHING  # an action of the game
    match: str | None = None  # with `do`: the match it is meant for
    ask: AnyCommand | None = None  # a command to the table
    hello: Hello | None = None
    ping: Raw = NOTHING


FRAMES = msgspec.json.Decoder(Frame)


class _Id(Struct):
    id: Id | None = None


_IDS = msgspec.json.Decoder(_Id)


def read_frame(text: str | None) -> Frame | Id | None:
    """A frame; if it can't be read, at least its id, so that it can be answered."""
    if text is None or len(text) > MOST_FRAME_BYTES:
        return None
    try:
        frame = FRAMES.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        try:
            found = _IDS.decode(text).id
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return None
        return found if _plain(found) else None
    return frame if _plain(frame.id) else None


def _plain(act: Id | None) -> bool:
    """Whether an id is a number or a short ASCII text: it goes into the store and into answers."""
    if isinstance(act, str):
        return len(act) <= MOST_ID and act.isascii() and act.isprintable()
    return act is None or abs(act) < 2**53


def take(
    house: House, live: LiveTable, budget: SocketBudget, connection: Connection, text: str | None
) -> None:
    """Handles a frame. If that fails, the client gets an answer and the socket stays open."""
    frame = None
    try:
        frame = read_frame(text)
        if isinstance(frame, Frame):
            _answer(house, live, budget, connection, frame, len(text or ""))
        else:
            connection.refuse("bad-frame" if frame is None else "bad-action", frame)
    except Exception as fault:
        event(log, "frame-failed", level=logging.ERROR, error=fault)
        connection.refuse(OUR_FAULT, frame.id if isinstance(frame, Frame) else frame)


def _answer(
    house: House,
    live: LiveTable,
    budget: SocketBudget,
    connection: Connection,
    frame: Frame,
    signs: int,
) -> None:
    if connection.stage is None:
        return
    echo = bytes(frame.ping)
    if echo:
        now = live.match_time() if connection.admitted else 0  # a client at the door learns nothing
        connection.push(b'{"pong":%b,"now":%d}' % (echo, now))
        return
    try:
        # Only a pack may be long: any other text would be stored and shown to all.
        if signs > connection.limits.message_signs and not isinstance(frame.ask, PutPack):
            raise Rejected("message-too-long")
        job = _job(live, connection, frame)
        cost = ACT if frame.ask is None else COMMANDS[str(type(frame.ask).__struct_config__.tag)]
        if not budget.spend(house.clock.seconds(), cost, len(live.stage.attendance.connections)):
            house.counts["slowed_down"] += 1
            raise Rejected("slow-down")
    except Rejected as refused:
        connection.reject(refused, frame.id)
        return
    if live.leaving or house.unsure:
        # Our answer could be outdated: the client asks again at the node that owns the table.
        connection.close(CLOSE_RESTART)
        return
    connection.in_flight += 1
    if not live.put(job):
        connection.refuse("table-busy", frame.id)
        connection.answered()


def _job(live: LiveTable, connection: Connection, frame: Frame) -> Job:
    person = frame.as_
    viewer = connection.viewer
    if person is None:
        person = viewer[0] if len(viewer) == 1 else None
    elif person not in viewer:
        raise Rejected("not-your-seat")
    if frame.ask is not None:
        return CommandJob(person, frame.ask, frame.id, connection)
    action = bytes(frame.do)
    if not action:
        raise Rejected("bad-frame")
    if person is None:
        raise Rejected("whose-turn" if viewer else "sit-down-first")
    return live.act(person, action, frame.id, connection, frame.match)
