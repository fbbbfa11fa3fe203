"""A websocket protocol for uvicorn (`ws=`), on the Sans-I/O layer of `websockets`.

The library parses the frames. This class connects it to the event loop: input is passed on in
pieces, so that reading can be paused at once; output is written at once, unless the peer is slow.
docs/decisions/0005-the-server.md gives the reasons.
"""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from parlotte.server.sockets.pulse import Pulse

if TYPE_CHECKING:
    from parlotte.server.sockets.reading import Reading

EXTENSION = "parlotte.socket"
SWITCHES = 101  # to a websocket
CLOSED_OTHERWISE, INVALID_TEXT, NOT_ANSWERED, RESTARTS = 1006, 1007, 1011, 1012
PIECE = 4 * 1024  # bytes passed to the library at a time: the granularity of a pause
MOST_EARLY_CONTROLS = 60  # pings and pongs before the hello
MOST_PIECES = 256  # frames per message; clients send one, and no library fragments so finely
MOST_AFTER_CLOSE = 256 * 1024  # bytes that a peer may still send after our close frame
CLOSE_SECONDS = 10.0  # seconds for a peer to answer our close frame
Message = dict[str, Any]


class Gone(ConnectionError):  # noqa: N818
    """The peer has disconnected."""


class TableSocket(asyncio.Protocol):
    transport: asyncio.Transport
    scope: dict[str, Any]

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        *,
        pulse: Pulse,
    ) -> None:
        self._app: Any = config.loaded_app
        self._app_state = app_state
        self._server = server_state
        self._pulse = pulse
        self._conn = ServerProtocol(
            max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self._response: Response | None = None  # to the handshake request, until it is sent
        self.handshake_initiated = False
        self._answered = False  # the handshake is over
        self._reader: Reading | None = None
        self._messages: deque[Message] = deque()  # for `receive`
        self._arrival: asyncio.Future[None] | None = None  # resolved when the next message arrives
        self._frames: deque[Frame] = deque()  # parsed, but not handled yet
        self._held = bytearray()  # bytes not passed to the library yet
        self._paused = False
        self._reading = False  # guards against reentrance
        self._parts: list[bytes] = []  # of an unfinished message
        self._is_text = False
        # Set again when a slow peer catches up; None: not slow.
        self._drained: asyncio.Event | None = None
        self._heard = True  # data has arrived since the last ping
        self._awaits_pong = False  # the answer to our ping is free
        self._early_controls = 0
        self._closing: asyncio.TimerHandle | None = None  # our close frame is sent
        self._after_close = 0  # bytes received since
        self._lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._pulse.drop(self)
        self._server.connections.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        self._lost = self._answered = True
        self.resume_writing()
        self._tell({"type": "websocket.disconnect", "code": 1005})

    def pause_writing(self) -> None:
        self._drained = asyncio.Event()

    def resume_writing(self) -> None:
        if self._drained is not None:
            self._drained.set()
            self._drained = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # closing: ignores further data
        self._heard = True
        if self._closing is not None:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self._held += data
        if self.handshake_initiated and not self._answered:
            self.pause()  # frames sent before the handshake is answered
        self._read()

    def shutdown(self) -> None:
        """Closes at shutdown. uvloop raises on a broken connection; the others must still be
        closed."""
        try:
            if self._answered:
                self._finish(RESTARTS)
            else:
                self._turn_away(500)
        except RuntimeError:
            self.transport.abort()

    def _read(self) -> None:
        """Reads piece by piece: once paused, the rest is not even parsed."""
        if self._reading:
            return
        self._reading = True
        try:
            self._read_on()
        finally:
            self._reading = False

    def _read_on(self) -> None:
        while not (self._paused or self.transport.is_closing()):
            if self._frames:
                self._take(self._frames.popleft())
            elif self._conn.parser_exc is not None:
                self._end(self._conn.close_sent.code if self._conn.close_sent else CLOSED_OTHERWISE)
            elif self._held:
                piece = self._held[:PIECE]
                del self._held[:PIECE]
                self._conn.receive_data(piece)
                events = self._conn.events_received()
                if self._answered:
                    self._frames.extend(cast("list[Frame]", events))
                    self._flush()
                elif events:
                    self._knocks(cast("Request", events[0]))
                    return
            else:
                return

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:  # the usual case
            self._is_text = True
            self._message(bytes(frame.data))
            return
        match frame.opcode:
            case Opcode.PING:
                self._control()
            case Opcode.PONG:
                if not self._awaits_pong:
                    self._control()
                self._awaits_pong = False
            case Opcode.CLOSE:
                self._end(self._conn.close_rcvd.code if self._conn.close_rcvd else 1005)
            case Opcode.CONT if len(self._parts) >= MOST_PIECES:
                # Empty fragments cost nothing, and would be collected for ever.
                self.transport.abort()
            case _:
                if frame.opcode is not Opcode.CONT:
                    self._is_text = frame.opcode is Opcode.TEXT
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    parts, self._parts = self._parts, []
                    self._message(b"".join(parts))

    def _message(self, data: bytes) -> None:
        if self._closing is not None:
            return
        try:
            text = data.decode() if self._is_text else None
        except UnicodeDecodeError:
            self._finish(INVALID_TEXT)
            return
        if self._reader is not None:
            self._reader.frame(text)
            return
        self.pause()  # nothing more is read before the hello is answered
        self._tell({"type": "websocket.receive", "text": text})

    def _control(self) -> None:
        """Counts a control frame; before the hello a fixed number is allowed."""
        if self._reader is not None:
            self._reader.control()
            return
        self._early_controls += 1
        if self._early_controls > MOST_EARLY_CONTROLS:
            self.transport.abort()

    def _tell(self, message: Message) -> None:
        self._messages.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    def waiting(self) -> bool:
        """Whether `receive` would return at once."""
        return bool(self._messages)

    def read_into(self, reader: "Reading") -> None:
        """From now on text goes straight to the reader; `receive` only reports the end."""
        self._reader = reader
        self.scope["headers"] = []

    def pause(self) -> None:
        self._paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        self._paused = False
        self._read()
        if not self._paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _knocks(self, request: Request) -> None:
        """Starts the app for a valid handshake; answers any other request itself."""
        self.handshake_initiated = True
        self._response = self._conn.accept(request)
        if self._response.status_code != SWITCHES:
            self._answer(self._response)
            self.transport.close()
            return
        path, _, query = request.path.partition("?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": _address(self.transport.get_extra_info("sockname")),
            "client": _address(self.transport.get_extra_info("peername")),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {},
        }
        self._tell({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(self.run_asgi())
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self
        try:
            await self._app(self.scope, self.receive, self.send)
        except Gone:
            pass
        except Exception:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
        if not self._answered:
            self._turn_away(500)
        elif self._closing is None:
            self.transport.close()

    async def receive(self) -> Message:
        while not self._messages:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._messages.popleft()

    async def send(self, message: Message) -> None:
        while self._drained is not None:
            await self._drained.wait()
        if self._lost:
            raise Gone
        match message["type"]:
            case "websocket.accept" if self._response is not None:
                self._answer(self._response)
                self._pulse.add(self)
                self.resume()
            case "websocket.send":
                self.write(message["text"].encode())
            case "websocket.close" if not self._answered:
                self._turn_away(403)
            case "websocket.close":
                self._say_goodbye(message["code"])

    def _answer(self, response: Response) -> None:
        self._answered, self._response = True, None
        self._conn.send_response(response)
        self._flush()

    def _turn_away(self, status: int) -> None:
        self._answer(self._conn.reject(status, ""))
        self._end(CLOSED_OTHERWISE)

    def _say_goodbye(self, code: int) -> None:
        """Sends a close frame; the peer has ten seconds to answer."""
        if self.transport.is_closing() or self._conn.state is not State.OPEN:
            return
        self._conn.send_close(code)
        self._flush()
        self._tell({"type": "websocket.disconnect", "code": code})
        loop = asyncio.get_running_loop()
        self._closing = loop.call_later(CLOSE_SECONDS, self.transport.close)

    def _finish(self, code: int) -> None:
        """Sends a close frame without waiting for an answer."""
        self._conn.fail(code)
        self._flush()
        self._end(code)

    def _end(self, code: int) -> None:
        self._tell({"type": "websocket.disconnect", "code": code})
        self.transport.close()

    def write(self, frame: bytes) -> int | None:
        """Sends a text frame. Returns the unsent bytes; None: not sent, the peer is slow."""
        if self._drained is not None:
            return None
        if self._lost:
            return 0  # disconnected: `receive` reports it
        try:
            self._conn.send_text(frame)
        except InvalidState:
            return 0
        self._flush()
        return self.held_back()

    def _flush(self) -> None:
        data = b"".join(self._conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def held_back(self) -> int:
        """Bytes written that the kernel has not accepted yet."""
        return self.transport.get_write_buffer_size()

    def beat(self) -> None:
        if self._conn.state is not State.OPEN or self.transport.is_closing():
            return
        if not self._heard:
            self._finish(NOT_ANSWERED)
            return
        self._heard, self._awaits_pong = False, True
        self._conn.send_ping(b"")
        self._flush()

    def abort(self) -> None:
        """Drops a peer that does not read: a clean close would wait for it."""
        self.transport.abort()


def _address(name: Any) -> tuple[str, int] | None:
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None
