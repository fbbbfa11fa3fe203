"""Uvicorn's own websocket protocol, which also says whether its peer keeps up, and can drop it."""

from struct import Struct
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from parlotte.server.sockets.lean import Gate, Letters

EXTENSION = "parlotte.socket"
INVALID_TEXT = 1007
MOST_EARLY_PINGS = 60  # before there is a hello
MOST_AFTER_CLOSE = 256 * 1024  # bytes; whoever answers a goodbye with more is cut off
SLICE = 4096  # bytes; a player's frame is far smaller
TEXT = 0x81  # the last frame of a text message, which is also the first
_HEAD_SHORT, _HEAD, _HEAD_LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


class Transport(Protocol):
    """What a connection asks of its transport, beside sending."""

    def takes_more(self) -> bool: ...

    def held_back(self) -> int: ...

    def write(self, frame: bytes) -> None: ...

    def abort(self) -> None: ...

    def waiting(self) -> bool: ...

    def read_into(self, reader: "Reader") -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...


class Reader(Protocol):
    def frame(self, text: str | None) -> None:
        """A message has come in; None stands for one that is no text."""
        ...

    def ping(self) -> None:
        """So has a ping, which is answered already."""
        ...


class TableSocket(WebSocketsSansIOProtocol):
    reader: Reader | None = None
    paused: bool = False
    held = b""  # read from the kernel, and not looked at while paused
    early_pings = 0
    after_close = 0  # bytes that came while we waited for the answer to our goodbye

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Letters()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

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
        reader = self.reader
        if self.close_sent:
            self.frames = []
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:  # the library would log it as a fault of ours
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        if reader is not None:
            reader.frame(text)
            return
        self.frames = [data]
        super().send_receive_event_to_app()
        # Nothing more is read before the hello is answered; `receive` would read on at once.
        self.read_paused = False
        self.pause()

    def handle_ping(self) -> None:
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.reader is not None:
            self.reader.ping()
            return
        self.early_pings += 1  # nobody counts them yet, and he may not read our answers
        if self.early_pings > MOST_EARLY_PINGS:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A little at a time: once we are paused the rest is not even taken apart."""
        if self.close_sent:
            self.after_close += len(data)
            if self.after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        if self.paused:
            self.held += data
            return
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.is_paused():  # by what has just come in
                self.held = data[at + SLICE :]
                return

    def is_paused(self) -> bool:
        return self.paused

    def pause(self) -> None:
        self.paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        self.paused = False
        held, self.held = self.held, b""
        if held:
            self.data_received(held)
        if not self.paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def shutdown(self) -> None:
        """The house closes. uvloop raises where a line broke that nobody has heard of yet: that
        must not keep the others from being told."""
        try:
            super().shutdown()
        except RuntimeError:
            self.transport.abort()

    def takes_more(self) -> bool:
        """True while a frame goes to the kernel at once; then `send` does not wait."""
        return self.writable.is_set()

    def held_back(self) -> int:
        """Bytes that were written and that the kernel has not taken yet."""
        return int(self.transport.get_write_buffer_size())

    def write(self, frame: bytes) -> None:
        """A text frame, at once: the bytes `send` writes after its waiting, at a third of its cost.

        A server's frame is not masked, and we deflate nothing: a head of 2, 4 or 10 bytes is all.
        """
        if self.disconnected or self.conn.state is not State.OPEN:
            return  # whoever is gone hears nothing; his socket says so itself
        size = len(frame)
        if size < 126:
            head = _HEAD_SHORT.pack(TEXT, size)
        elif size < 1 << 16:
            head = _HEAD.pack(TEXT, 126, size)
        else:
            head = _HEAD_LONG.pack(TEXT, 127, size)
        self.transport.write(head + frame)

    def abort(self) -> None:
        """Drop a peer who reads nothing: a polite close would wait for him."""
        self.transport.abort()
