"""The game socket: who may come in, and the reading of what he sends."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from random import random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct, field

from parlotte.core.contract import Rejected
from parlotte.i18n import speaker
from parlotte.server.limits.costs import ACT, COMMANDS
from parlotte.server.commands.job import CommandJob
from parlotte.server.commands.kinds import AnyCommand, PutPack
from parlotte.server.house import House, Moving
from parlotte.server.limits.visitors import Visitors, Credential, Visitor
from parlotte.server.http.http_protocol import VISITOR
from parlotte.server.http.host_names import HostNames
from parlotte.server.limits.client_address import ClientAddress
from parlotte.server.logs import event
from parlotte.server.limits.costs import HELLO
from parlotte.server.limits.budgets import SocketBudget
from parlotte.server.sockets.connection import Connection, Send
from parlotte.server.sockets.frames import (
    CLOSE_BAD_HELLO,
    CLOSE_DAMAGED,
    CLOSE_FAULT,
    CLOSE_FLOOD,
    CLOSE_LATER,
    CLOSE_NO_TABLE,
    CLOSE_OLD_PROTOCOL,
    CLOSE_RESTART,
    MOST_FRAME_BYTES,
    OUR_FAULT,
    PATCHES,
    PROTOCOL,
    Hello,
    Id,
)
from parlotte.server.limits.budgets import FLOOD_PAUSE
from parlotte.server.sockets.reading import Reading
from parlotte.server.sockets.transport import EXTENSION, Transport
from parlotte.server.store.faults import StoreFault
from parlotte.server.table.codes import may_be_code, read_code
from parlotte.server.table.gathering import Gathering
from parlotte.server.table.jobs import Job
from parlotte.server.table.live import LiveTable
from parlotte.server.table.loading import Damaged
from parlotte.server.table.tokens import digest, same

log = logging.getLogger("parlotte.socket")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
MOST_ID = 64
MOST_WAITS = 20  # for a welcome: seven seconds and a half
NOTHING = Raw()
SOCKET = "/ws"


class Frame(Struct, frozen=True):
    """Everything a client sends: one of hello, do, ask and ping."""

    id: Id | None = None
    as_: int | None = field(default=None, name="as")  # the person, where a device holds several
    do: Raw = NOTHING  # an action of the game
    match: str | None = None  # with `do`: the match it is meant for
    ask: AnyCommand | None = None  # a command to the table
    hello: Hello | None = None
    ping: Raw = NOTHING


FRAMES = msgspec.json.Decoder(Frame)


class _Id(Struct):
    id: Id | None = None


_IDS = msgspec.json.Decoder(_Id)


class Entrance(NamedTuple):
    """What is looked at before anybody says hello."""

    visitors: Visitors
    names: HostNames
    whence: ClientAddress


async def serve_socket(
    house: House, entrance: Entrance, scope: Scope, receive: Receive, send: Send
) -> None:
    await receive()
    connection = _connection(house, entrance, scope, send)
    if connection is None:
        await send({"type": "websocket.close", "code": 1008})
        return
    if house.stopping:
        await _send_away(connection, send, "server-restarting", CLOSE_RESTART)
        return
    if not await entrance.visitors.let_socket_in(connection.address):
        await _send_away(connection, send, "too-fast", CLOSE_FLOOD)
        return
    visitor: Visitor = scope["extensions"][VISITOR]
    entrance.visitors.opens_socket(visitor, connection.address)
    await send({"type": "websocket.accept"})
    house.metrics.counts["sockets"] += 1
    try:
        named = named_in(scope["path"])
        hello = await _hello(connection, receive, well_spelled=is_spelled(scope, named))
        if hello is not None and not await _paid(house, connection):
            hello = None
        live = None
        if hello is not None:
            live = await _come_in(house, visitor, connection, hello, named)
        if live is not None:
            transport, seconds = scope["extensions"][EXTENSION], house.clock.seconds
            budget = SocketBudget(house.budgets, connection, live.state.id)
            take = partial(_take, house, live, budget)
            await _listen(Reading(connection, budget, transport, take, seconds), transport, receive)
    except Exception as fault:  # nobody is dropped without a word
        event(log, "socket-failed", level=logging.ERROR, error=fault)
        connection.refuse(OUR_FAULT)
        connection.close(CLOSE_FAULT)
    finally:
        try:
            if connection.stage is not None:
                connection.stage.leave(connection)
            await connection.closed()
        finally:
            connection.forget()


async def _send_away(connection: Connection, send: Send, why: str, code: int) -> None:
    """He is told why, and may come again."""
    await send({"type": "websocket.accept"})
    connection.refuse(why)
    connection.close(code)
    await connection.closed()


def _connection(house: House, entrance: Entrance, scope: Scope, send: Send) -> Connection | None:
    """None: he calls us by a name that is not ours, or the page that opened it is none of ours."""
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    if headers.get("host") not in entrance.names:
        entrance.visitors.warn("host-refused")
        return None
    if not origin_allowed(headers, house.settings.public_url):
        entrance.visitors.warn("origin-refused")
        return None
    address = entrance.whence.of(scope)
    transport, limits = scope["extensions"][EXTENSION], house.settings.limits
    return Connection(send, transport, address, speaker("fr"), limits, house.unread)


def origin_allowed(headers: dict[str, str], public_url: str | None) -> bool:
    """A browser says which page opened the socket: it must be one of ours."""
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser: nothing rides on somebody else's visit
    try:
        page = urlsplit(origin)
    except ValueError:  # half an IPv6 address: no browser says that
        return False
    if public_url is not None:
        ours = urlsplit(public_url)
        if (page.scheme, page.netloc.lower()) == (ours.scheme, ours.netloc.lower()):
            return True
    return page.netloc != "" and page.netloc.lower() == headers.get("host", "").lower()


async def _hello(connection: Connection, receive: Receive, *, well_spelled: bool) -> Hello | None:
    try:
        async with asyncio.timeout(connection.limits.hello_seconds):
            message = await receive()
    except TimeoutError:
        connection.refuse("bad-hello")
        connection.close(CLOSE_BAD_HELLO)
        return None
    if message["type"] == "websocket.disconnect":
        return None
    frame = read_frame(message.get("text"))
    hello = frame.hello if isinstance(frame, Frame) else None
    if hello is not None:
        connection.say = speaker("en" if hello.lang == "en" else "fr")
    if hello is None or not well_spelled:
        connection.refuse("bad-hello")
        connection.close(CLOSE_BAD_HELLO)
        return None
    if hello.protocol != PROTOCOL:
        connection.refuse("protocol-too-old")
        connection.close(CLOSE_OLD_PROTOCOL)
        return None
    return hello


async def _paid(house: House, connection: Connection) -> bool:
    """A welcome has its price, from a budget of the address: who comes back all the time waits
    for it, and who has waited in vain is sent away."""
    address = house.budgets.welcomes(connection.address)
    for _ in range(MOST_WAITS):
        if address.take(house.clock.seconds(), HELLO):
            return True
        await asyncio.sleep(FLOOD_PAUSE * (1 + random()))
        if connection.close_code is not None:
            return False
    connection.refuse("too-fast")
    connection.close(CLOSE_FLOOD, at_once=True)
    return False


def read_frame(text: str | None) -> Frame | Id | None:
    """A frame; or of one that can't be read at least its id, so that it can be answered."""
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
    """An id is a number or a short word: it goes into the store and into answers."""
    if isinstance(act, str):
        return len(act) <= MOST_ID and act.isascii() and act.isprintable()
    return act is None or abs(act) < 2**53


def named_in(path: str) -> str | None:
    """The table in the address of a socket, `/ws/CODE`, by which a balancer finds its node."""
    code = path.removeprefix(f"{SOCKET}/")
    return code.upper() if code != path and may_be_code(code) else None


def is_spelled(scope: Scope, named: str | None) -> bool:
    """Whether the address was sent letter by letter as a balancer reads it: `/ws/MILO`, and neither
    `/ws/milo` nor `/ws/%4DILO`, which it may take to another node than the table's."""
    spelled = SOCKET if named is None else f"{SOCKET}/{named}"
    return bool(scope["raw_path"] == spelled.encode("ascii"))


async def _come_in(
    house: House, visitor: Visitor, connection: Connection, hello: Hello, named: str | None
) -> LiveTable | None:
    """Tokens and links walk in; a bare code knocks where that is asked. Unknown, full and locked
    tables all answer alike."""
    now = house.clock.seconds()
    code = read_code(hello.table)
    live = house.tables.get(code) if code is not None else None
    if live is not None and live.leaving:
        connection.close(CLOSE_RESTART)
        return None
    barred = house.wrong_codes.barred(connection.address, now)
    if live is None and code is not None and not (barred and not hello.tokens and not hello.key):
        try:
            here = named == code  # where the balancer brings its people
            may_claim = partial(_may_claim, visitor, hello, here=here, barred=barred)
            live = await house.find(code, connection.address, may_claim)
        except Moving:  # it is there in a moment, and nobody need notice
            connection.close(CLOSE_RESTART)
            return None
        except Rejected as refused:  # others have their turn before him, or the house closes
            connection.reject(refused)
            connection.close(CLOSE_RESTART if house.stopping else CLOSE_LATER)
            return None
        except Damaged:
            connection.refuse("table-damaged")
            connection.close(CLOSE_DAMAGED)
            return None
        except StoreFault:
            connection.refuse("store-silent")
            connection.close(CLOSE_LATER)
            return None
        if live is None and house.stopping:  # it is there, and will be read by the next server
            connection.refuse("server-restarting")
            connection.close(CLOSE_RESTART)
            return None
    table = None if live is None else live.state.gathering
    seated, lost = _tokens(table, hello)
    credential = _credential(table, hello, seated)
    # Before it matters whether there is such a table: a crowd is no way to find that out.
    if not visitor.visitors.has_room(visitor, credential):
        connection.refuse("house-crowded")
        connection.close(CLOSE_LATER)
        return None
    connection.viewer = seated
    connection.screen = hello.screen
    connection.patches = hello.patches == PATCHES
    if live is not None and (seated or _may_watch(live, connection, credential, barred=barred)):
        visitor.visitors.settle(visitor)
        if credential is not Credential.CODE or not live.state.gathering.knock:
            live.stage.enter(connection, hello, lost)
        else:
            live.stage.wait_at_the_door(connection)
        return live
    house.guessed(connection.address)
    house.metrics.counts["hellos_refused"] += 1
    connection.refuse("no-such-table")
    connection.close(CLOSE_NO_TABLE)
    return None


def _may_claim(
    visitor: Visitor, hello: Hello, table: Gathering, *, here: bool, barred: bool
) -> bool:
    """Whether a node takes this table for him, from another that may have people at it: only for
    somebody who will come in, and who called where its people are brought to. Else anybody who has
    the code could toss them between nodes."""
    seated, _ = _tokens(table, hello)
    credential = _credential(table, hello, seated)
    bare = credential is Credential.CODE
    if not visitor.visitors.has_room(visitor, credential):
        return False
    if not seated and (table.locked or (bare and barred)):
        return False
    if not here:
        raise Rejected("table-elsewhere")
    if bare and table.knock:  # once somebody is here who can open, he finds the door
        raise Rejected("table-later")
    return True


def _tokens(table: Gathering | None, hello: Hello) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The people whose tokens these are, and which of the tokens are nobody's."""
    if table is None:
        return (), tuple(range(len(hello.tokens)))
    by_digest = {one.token: one.id for one in table.humans if one.token}
    found = [by_digest.get(digest(token)) for token in hello.tokens]
    seated = {person for person in found if person is not None}
    lost = tuple(place for place, person in enumerate(found) if person is None)
    return tuple(sorted(seated)), lost


def _credential(table: Gathering | None, hello: Hello, seated: tuple[int, ...]) -> Credential:
    """With a key that is no longer good one has the code all the same."""
    if seated:
        return Credential.TOKEN
    if table is not None and same(hello.key, digest(table.key)):
        return Credential.LINK
    return Credential.CODE


def _may_watch(
    live: LiveTable, connection: Connection, credential: Credential, *, barred: bool
) -> bool:
    """Whoever has the link or the code, while there is room for such as he and the door is not
    locked. An address that guesses codes is let near no table but those where somebody of the same
    house sits."""
    if live.state.gathering.locked:
        return False
    if credential is Credential.LINK:
        return live.stage.takes_in_invited(connection)
    near = (one.address == connection.address for one in live.stage.attendance.seated)
    return (not barred or any(near)) and live.stage.takes_in_bystander(connection)


async def _listen(reading: Reading, transport: Transport, receive: Receive) -> None:
    """Until the socket is gone. Frames that came along with the hello are read first."""
    try:
        while transport.waiting():
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            reading.frame(message.get("text"))
        transport.read_into(reading)
        reading.begin()
        await receive()
    finally:
        reading.end()


def _take(
    house: House, live: LiveTable, budget: SocketBudget, connection: Connection, text: str | None
) -> None:
    """A frame that breaks something is answered all the same, and its socket stays."""
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
    house: House, live: LiveTable, budget: SocketBudget, connection: Connection, frame: Frame, signs: int
) -> None:
    if connection.stage is None:
        return
    echo = bytes(frame.ping)
    if echo:
        now = live.match_time() if connection.admitted else 0  # at the door one learns nothing
        connection.push(b'{"pong":%b,"now":%d}' % (echo, now))
        return
    try:
        _check_size(connection, frame, signs)
        job = _job(live, connection, frame)
        cost = ACT if frame.ask is None else COMMANDS[type(frame.ask)]
        if not budget.spend(house.clock.seconds(), cost, len(live.stage.attendance.connections)):
            house.metrics.counts["slowed_down"] += 1
            raise Rejected("slow-down")
    except Rejected as refused:
        connection.reject(refused, frame.id)
        return
    if live.leaving or house.unsure:
        # What we would say may be true no more: he asks again where the table is.
        connection.close(CLOSE_RESTART)
        return
    connection.in_flight += 1
    if not live.put(job):
        connection.refuse("table-busy", frame.id)
        connection.answered()


def _check_size(connection: Connection, frame: Frame, signs: int) -> None:
    """Only a pack is long. Whatever else is would be kept, and shown to all."""
    if signs > connection.limits.message_signs and not isinstance(frame.ask, PutPack):
        raise Rejected("message-too-long")


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
