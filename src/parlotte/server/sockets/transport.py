"""A websocket as uvicorn's server takes one in (`ws=`), on the Sans-I/O layer of `websockets`.

The library cuts the bytes into frames and judges them. Here they meet the event loop: what comes in
is handed on piece by piece, so that nothing more is read of a peer who is to wait; what goes out is
written at once, unless the peer is slow. docs/decisions/0005-the-server.md says why.
"""

import asyncio
import logging
from collections import deque
from typing import Any, Protocol, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from parlotte.server.sockets.pulse import Pulse

EXTENSION = "parlotte.socket"
SWITCHES = 101  # to a websocket
CLOSED_OTHERWISE, INVALID_TEXT, NOT_ANSWERED, RESTARTS = 1006, 1007, 1011, 1012
PIECE = 4 * 1024  # bytes that the library is given at once: so much is read before we may stop
MOST_EARLY_CONTROLS = 60  # pings and pongs, before there is a hello
MOST_PIECES = 256  # of one message: our page sends each in one, and no library cuts it so small
MOST_AFTER_CLOSE = 256 * 1024  # bytes; whoever answers a goodbye with more is cut off
CLOSE_SECONDS = 10.0  # for a peer to answer our goodbye
Message = dict[str, Any]


class Transport(Protocol):
    """What a connection asks of its transport, beside sending."""

    def held_back(self) -> int: ...

    def write(self, frame: bytes) -> int | None:
        """What is held back then; None: it was not taken, for too much waits already."""
        ...

    def abort(self) -> None: ...

    def waiting(self) -> bool: ...

    def read_into(self, reader: "Reader") -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...


class Reader(Protocol):
    def frame(self, text: str | None) -> None:
        """A message has come in; None stands for one that is no text."""
        ...

    def control(self) -> None:
        """So has a ping, which is answered already, or a pong that we did not ask for."""
        ...


class Gone(ConnectionError):  # noqa: N818
    """He hears nothing any more."""


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
        self._response: Response | None = None  # to his request, until it is sent
        self.handshake_initiated = False
        self._answered = False  # the handshake is over
        self._reader: Reader | None = None
        self._messages: deque[Message] = deque()  # for `receive`
        self._arrival: asyncio.Future[None] | None = None  # of the next one
        self._frames: deque[Frame] = deque()  # that the library has read, and we have not
        self._held = bytearray()  # what it has not been given yet
        self._paused = False
        self._reading = False  # we are in the middle of it
        self._parts: list[bytes] = []  # of a message whose end has not come
        self._is_text = False
        self._drained: asyncio.Event | None = None  # he is slow: it is set when he catches up
        self._heard = True  # since we asked whether he is there
        self._awaits_pong = False  # the answer to our ping, which costs him nothing
        self._early_controls = 0
        self._closing: asyncio.TimerHandle | None = None  # our goodbye is said
        self._after_close = 0  # bytes that came since
        self._lost = False

    # What the event loop tells us.

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
            return  # whatever else he sent, nobody looks at it
        self._heard = True
        if self._closing is not None:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self._held += data
        if self.handshake_initiated and not self._answered:
            self.pause()  # frames that he sends before he is let in
        self._read()

    def shutdown(self) -> None:
        """The house closes, and uvicorn says so to each connection. uvloop raises where a line
        broke that nobody has heard of yet: that must not keep the others from being told."""
        try:
            if self._answered:
                self._finish(RESTARTS)
            else:
                self._turn_away(500)
        except RuntimeError:
            self.transport.abort()

    # What comes in.

    def _read(self) -> None:
        """Piece by piece: once we are paused, the rest is not even taken apart."""
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
        if frame.opcode is Opcode.TEXT and frame.fin:  # nearly every one
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
                # Empty ones would be kept for ever, and cost nothing.
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
        """Costs a reader as much as any frame. Before there is one nobody counts them, and he may
        not read our answers."""
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
        """Whether `receive` has something at once."""
        return bool(self._messages)

    def read_into(self, reader: Reader) -> None:
        """From now on text goes straight there, once he resumes; `receive` only tells the end. What
        he said to get here nobody asks for any more."""
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

    # The handshake, and what the app asks for.

    def _knocks(self, request: Request) -> None:
        """The app says whether he may come in, unless it was no request for a socket."""
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
        """He has ten seconds to answer it."""
        if self.transport.is_closing() or self._conn.state is not State.OPEN:
            return
        self._conn.send_close(code)
        self._flush()
        self._tell({"type": "websocket.disconnect", "code": code})
        loop = asyncio.get_running_loop()
        self._closing = loop.call_later(CLOSE_SECONDS, self.transport.close)

    def _finish(self, code: int) -> None:
        """He is told, and no answer is waited for."""
        self._conn.fail(code)
        self._flush()
        self._end(code)

    def _end(self, code: int) -> None:
        self._tell({"type": "websocket.disconnect", "code": code})
        self.transport.close()

    # What goes out.

    def write(self, frame: bytes) -> int | None:
        """A text frame, at once: the bytes `send` writes after its waiting."""
        if self._drained is not None:
            return None
        if self._lost:
            return 0  # whoever is gone hears nothing; his socket says so itself
        try:
            self._conn.send_text(frame)
        except InvalidState:
            return 0
        self._flush()
        return self.held_back()

    def _flush(self) -> None:
        """What the library has to say."""
        data = b"".join(self._conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def held_back(self) -> int:
        """Bytes that were written and that the kernel has not taken yet."""
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
        """Drop a peer who reads nothing: a polite close would wait for him."""
        self.transport.abort()


def _address(name: Any) -> tuple[str, int] | None:
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None
