"""Uvicorn's own websocket protocol, which also says whether its peer keeps up, and can drop it.

What comes in is cut into frames here. Those that nearly all are, a short text in one frame and the
answer to our ping, are read here too; every other one goes, whole, to the library.
"""

from struct import Struct
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # of both masks the fast one
    Frame,
    apply_mask,
)
from websockets.protocol import State

from parlotte.server.sockets.cutting import HUGE, LONG, MASKED, PONG, TEXT, head_and_end
from parlotte.server.sockets.lean import Gate, Letters
from parlotte.server.sockets.pulse import Pulse

EXTENSION = "parlotte.socket"
INVALID_TEXT = 1007
MOST_EARLY_CONTROLS = 60  # pings and pongs, before there is a hello
MOST_PIECES = 256  # of one message: our page sends each in one, and no library cuts it so small
MOST_AFTER_CLOSE = 256 * 1024  # bytes; whoever answers a goodbye with more is cut off
PING = b"\x89\x00"  # a whole frame: nothing in it has to come back
NOT_ANSWERED = 1011
_HEAD_SHORT, _HEAD, _HEAD_LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


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


class TableSocket(WebSocketsSansIOProtocol):
    reader: Reader | None = None
    paused: bool = False
    held: bytearray | None = None  # of a frame whose end has not come; or we are paused
    lacks = 0  # bytes that must be held before it is worth while to look
    heard = True  # since we asked whether he is there
    awaits_pong = False  # the answer to our ping, which costs him nothing
    early_controls = 0
    after_close = 0  # bytes that came while we waited for the answer to our goodbye

    def __init__(self, *given: Any, pulse: Pulse, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Letters()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.pulse = pulse

    def start_keepalive(self) -> None:
        """He is in."""
        self.pulse.add(self)
        if self.paused:
            self.resume()

    def stop_keepalive(self) -> None:
        self.pulse.drop(self)

    def beat(self) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if not self.heard:
            self.conn.fail(NOT_ANSWERED, "keepalive ping timeout")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        self.heard, self.awaits_pong = False, True
        self.transport.write(PING)

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def waiting(self) -> bool:
        """Whether `receive` has something at once."""
        return not self.queue.empty()

    def read_into(self, reader: Reader) -> None:
        """From now on text goes straight there, once he resumes; `receive` only tells the end. What
        he said to get here nobody asks for any more."""
        self.reader = reader
        self.scope["headers"] = []
        self.request = self.response = None  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self._no_text()
            return
        if self.reader is not None:
            self.reader.frame(text)
            return
        self.frames = [data]
        super().send_receive_event_to_app()
        # Nothing more is read before the hello is answered; `receive` would read on at once.
        self.read_paused = False
        self.pause()

    def _no_text(self) -> None:
        """He is closed; the library would log it as a fault of ours."""
        self.conn.send_close(INVALID_TEXT)
        self.handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        """In however many pieces it comes: empty ones would be kept for ever, and cost nothing."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self.transport.is_closing():
            return
        super().handle_ping()
        self._control()

    def _control(self) -> None:
        """Costs a reader as much as any frame. Before there is one nobody counts them, and he may
        not read our answers."""
        if self.reader is not None:
            self.reader.control()
            return
        self.early_controls += 1
        if self.early_controls > MOST_EARLY_CONTROLS:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """One frame after the other: once we are paused the rest is not even taken apart."""
        self.heard = True
        if self.close_sent:
            self.after_close += len(data)
            if self.after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        if self.held is not None:
            self.held += data
            if self.paused or len(self.held) < self.lacks:
                return
            data, self.held, self.lacks = bytes(self.held), None, 0
        elif self.paused:
            self.held = bytearray(data)
            return
        if self.conn.state is State.CONNECTING:
            self._before_he_is_in(data)
            return
        at, there = 0, len(data)
        while at < there:
            head, end = head_and_end(data, at)
            if end > there:
                self._hold(data[at:], end - at)
                return
            self._frame(data, at, head, end)
            if self.conn.parser_exc is not None or self.transport.is_closing():
                return  # whatever else he sent, nobody looks at it
            at = end
            if self.is_paused() and at < there:  # by what has just come in
                self._hold(data[at:], 0)
                return

    def _before_he_is_in(self, data: bytes) -> None:
        """His request is the library's; frames that he sends before it is answered wait."""
        if self.handshake_initiated:
            self.pause()
            self._hold(data, 0)
        else:
            super().data_received(data)

    def _hold(self, data: bytes, lacks: int) -> None:
        self.held, self.lacks = bytearray(data), lacks

    def _frame(self, data: bytes, at: int, head: int, end: int) -> None:
        kind, size = data[at], data[at + 1]
        if MASKED <= size < HUGE and self.conn.state is State.OPEN:
            if kind == TEXT and self.reader is not None and not (self.frames or self.close_sent):
                mask = data[at + head - 4 : at + head]
                try:
                    text = apply_mask(data[at + head : end], mask).decode()
                except UnicodeDecodeError:
                    self._no_text()
                else:
                    self.reader.frame(text)
                return
            if kind == PONG and size < LONG:  # he is there: that is known
                if not self.awaits_pong:
                    self._control()
                self.awaits_pong = False
                return
        super().data_received(data[at:end] if at or end < len(data) else data)

    def is_paused(self) -> bool:
        return self.paused

    def pause(self) -> None:
        self.paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        self.paused = False
        held, self.held = self.held, None
        if held is not None:
            self.data_received(bytes(held))
        if not self.paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def shutdown(self) -> None:
        """The house closes. uvloop raises where a line broke that nobody has heard of yet: that
        must not keep the others from being told."""
        try:
            super().shutdown()
        except RuntimeError:
            self.transport.abort()

    def held_back(self) -> int:
        """Bytes that were written and that the kernel has not taken yet."""
        return int(self.transport.get_write_buffer_size())

    def write(self, frame: bytes) -> int | None:
        """A text frame, at once: the bytes `send` writes after its waiting, at a third of its cost.

        A server's frame is not masked, and we deflate nothing: a head of 2, 4 or 10 bytes is all.
        """
        if not self.writable.is_set():
            return None
        if self.disconnected or self.conn.state is not State.OPEN:
            return 0  # whoever is gone hears nothing; his socket says so itself
        size = len(frame)
        if size < 126:
            head = _HEAD_SHORT.pack(TEXT, size)
        elif size < 1 << 16:
            head = _HEAD.pack(TEXT, 126, size)
        else:
            head = _HEAD_LONG.pack(TEXT, 127, size)
        self.transport.write(head + frame)
        return self.held_back()

    def abort(self) -> None:
        """Drop a peer who reads nothing: a polite close would wait for him."""
        self.transport.abort()
