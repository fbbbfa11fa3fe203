"""The game socket: connect, receive, disconnect."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from parlotte.i18n import speaker
from parlotte.server.house import House
from parlotte.server.http.host_names import HostNames
from parlotte.server.http.http_protocol import VISITOR
from parlotte.server.http.socket_frames import Frame, read_frame, take
from parlotte.server.http.table_entry import Entry, TurnedAway
from parlotte.server.limits.budgets import SocketBudget, paid_in_time
from parlotte.server.limits.client_address import ClientAddress
from parlotte.server.limits.costs import HELLO
from parlotte.server.limits.visitors import Visitor, Visitors
from parlotte.server.logs import event
from parlotte.server.sockets import frames
from parlotte.server.sockets.connection import Connection, Send
from parlotte.server.sockets.reading import Reading
from parlotte.server.sockets.transport import EXTENSION, TableSocket
from parlotte.server.table.codes import may_be_code
from parlotte.server.table.live import LiveTable

log = logging.getLogger("parlotte.socket")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
SOCKET = "/ws"


class Entrance(NamedTuple):
    """What is checked before the hello."""

    visitors: Visitors
    names: HostNames
    client_address: ClientAddress


async def serve_socket(
    house: House, entrance: Entrance, scope: Scope, receive: Receive, send: Send
) -> None:
    await receive()
    connection = _connection(house, entrance, scope, send)
    if connection is None:
        await send({"type": "websocket.close", "code": 1008})
        return
    if house.stopping:
        await _send_away(connection, send, "server-restarting", frames.CLOSE_RESTART)
        return
    if not await entrance.visitors.let_socket_in(connection.address):
        await _send_away(connection, send, "too-fast", frames.CLOSE_FLOOD)
        return
    socket = GameSocket(house, connection, scope)
    entrance.visitors.opens_socket(socket.visitor, connection.address)
    await send({"type": "websocket.accept"})
    house.counts["sockets"] += 1
    try:
        live = await socket.connect(receive)
        if live is not None:
            await socket.receive(live, receive)
    except Exception as fault:  # the client is told before the socket closes
        event(log, "socket-failed", level=logging.ERROR, error=fault)
        connection.refuse(frames.OUR_FAULT)
        connection.close(frames.CLOSE_FAULT)
    finally:
        await socket.disconnect()


class GameSocket:
    def __init__(self, house: House, connection: Connection, scope: Scope) -> None:
        self.visitor: Visitor = scope["extensions"][VISITOR]
        self._transport: TableSocket = scope["extensions"][EXTENSION]
        self._house = house
        self._connection = connection
        self._named = named_in(scope["path"])
        self._well_spelled = is_spelled(scope, self._named)

    async def connect(self, receive: Receive) -> LiveTable | None:
        """From the hello to the table; None: the socket was closed with a reason."""
        house, connection = self._house, self._connection
        try:
            hello = await self._hello(receive)
            if hello is None or not await self._paid():
                return None
            return await Entry(house, self.visitor, connection, hello, self._named).come_in()
        except TurnedAway as away:
            if away.why is not None:
                connection.reject(away.why)
            connection.close(away.code, at_once=away.at_once)
            return None

    async def receive(self, live: LiveTable, receive: Receive) -> None:
        """Runs until the socket is closed. Frames that came along with the hello are read first."""
        house, connection, transport = self._house, self._connection, self._transport
        budget = SocketBudget(house.budgets, connection, live.state.id)
        taking = partial(take, house, live, budget)
        reading = Reading(connection, budget, transport, taking, house.clock.seconds)
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

    async def disconnect(self) -> None:
        """Always runs: the connection leaves its table, and its last frames are sent."""
        connection = self._connection
        try:
            if connection.stage is not None:
                connection.stage.leave(connection)
            await connection.closed()
        finally:
            connection.forget()

    async def _hello(self, receive: Receive) -> frames.Hello | None:
        """The hello; None: the client has gone. Raises TurnedAway."""
        connection = self._connection
        try:
            async with asyncio.timeout(connection.limits.hello_seconds):
                message = await receive()
        except TimeoutError:
            raise TurnedAway(frames.CLOSE_BAD_HELLO, "bad-hello") from None
        if message["type"] == "websocket.disconnect":
            return None
        frame = read_frame(message.get("text"))
        hello = frame.hello if isinstance(frame, Frame) else None
        if hello is not None:
            connection.say = speaker("en" if hello.lang == "en" else "fr")
        if hello is None or not self._well_spelled:
            raise TurnedAway(frames.CLOSE_BAD_HELLO, "bad-hello")
        if hello.protocol != frames.PROTOCOL:
            raise TurnedAway(frames.CLOSE_OLD_PROTOCOL, "protocol-too-old")
        return hello

    async def _paid(self) -> bool:
        """Charges the hello to the address; raises TurnedAway after a wait in vain. False: gone."""
        house, connection = self._house, self._connection

        def gone() -> bool:
            return connection.close_code is not None

        budget = house.budgets.welcomes(connection.address)
        if await paid_in_time(budget, house.clock.seconds, HELLO, gone):
            return True
        if gone():
            return False
        raise TurnedAway(frames.CLOSE_FLOOD, "too-fast", at_once=True)


async def _send_away(connection: Connection, send: Send, why: str, code: int) -> None:
    """Closes the socket with a reason; the client may come again."""
    await send({"type": "websocket.accept"})
    connection.refuse(why)
    connection.close(code)
    await connection.closed()


def _connection(house: House, entrance: Entrance, scope: Scope, send: Send) -> Connection | None:
    """None: the Host name is not ours, or the page that opened the socket is foreign."""
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    if headers.get("host") not in entrance.names:
        entrance.visitors.warn("host-refused")
        return None
    if not origin_allowed(headers, house.settings.public_url):
        entrance.visitors.warn("origin-refused")
        return None
    address = entrance.client_address.of(scope)
    transport, limits = scope["extensions"][EXTENSION], house.settings.limits
    return Connection(send, transport, address, speaker("fr"), limits, house.unread)


def origin_allowed(headers: Mapping[str, str], public_url: str | None) -> bool:
    """A browser sends the Origin of the page that opens the socket: it must be ours."""
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser, so no cross-site request
    try:
        page = urlsplit(origin)
    except ValueError:  # half an IPv6 address: no browser sends that
        return False
    if public_url is not None:
        ours = urlsplit(public_url)
        if (page.scheme, page.netloc.lower()) == (ours.scheme, ours.netloc.lower()):
            return True
    return page.netloc != "" and page.netloc.lower() == headers.get("host", "").lower()


def named_in(path: str) -> str | None:
    """The code in the path of a socket, `/ws/CODE`, by which a balancer finds its node."""
    code = path.removeprefix(f"{SOCKET}/")
    return code.upper() if code != path and may_be_code(code) else None


def is_spelled(scope: Scope, named: str | None) -> bool:
    """Whether the raw path has the one spelling that all balancers route alike (no `/ws/milo`, no
    `/ws/%4DILO`)."""
    spelled = SOCKET if named is None else f"{SOCKET}/{named}"
    return bool(scope["raw_path"] == spelled.encode("ascii"))
