"""TableSocket agrees with the WebSocket library: it reads the same messages and sends the same
answers, however the stream is split and whenever the reader pauses."""

import asyncio
import itertools
import struct
from collections.abc import Sequence
from typing import Any

import uvicorn
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask
from websockets.http11 import Request
from websockets.server import ServerProtocol

from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.sockets.pulse import Pulse
from parlotte.server.sockets.transport import INVALID_TEXT, MOST_PIECES, PIECE, TableSocket
from support.depth import by_depth

KNOCK = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Line:
    """A transport that records what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_extra_info(self, name: str) -> Any:
        return None


class Heard:
    """A reader that pauses after a given number of frames."""

    def __init__(self, socket: TableSocket, rests_after: int) -> None:
        self.messages: list[str | None] = []
        self.controls = 0
        self._socket = socket
        self._rests_after = rests_after

    def frame(self, text: str | None) -> None:
        self.messages.append(text)
        if len(self.messages) == self._rests_after:
            self._socket.pause()

    def control(self) -> None:
        self.controls += 1


async def _app(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()  # the disconnect


def _socket() -> tuple[TableSocket, Line]:
    config = uvicorn.Config(_app, ws_max_size=MOST_FRAME_BYTES, log_config=None)
    config.load()
    socket, line = TableSocket(config, ServerState(), {}, pulse=Pulse()), Line()
    socket.connection_made(line)
    socket.data_received(KNOCK)
    return socket, line


async def gone(socket: TableSocket) -> None:
    socket.connection_lost(None)
    while socket._server.tasks:
        await asyncio.sleep(0)


async def came_in() -> tuple[TableSocket, Line]:
    socket, line = _socket()
    while not socket._answered:
        await asyncio.sleep(0)
    line.written = b""
    return socket, line


async def read(pieces: Sequence[bytes], rests_after: int) -> tuple[list[str | None], bytes, bool]:
    socket, line = await came_in()
    heard = Heard(socket, rests_after)
    socket.read_into(heard)
    for piece in pieces:
        if not line.closed:
            socket.data_received(piece)
    while socket._paused and not line.closed:
        socket.resume()
    told = heard.messages, line.written, line.closed
    await gone(socket)
    return told


def by_the_library(stream: bytes) -> tuple[list[str | None], bytes, bool]:
    """The messages that the library reads in the whole stream, its answer, and whether it
    closes."""
    protocol = ServerProtocol(max_size=MOST_FRAME_BYTES)
    protocol.receive_data(KNOCK)
    (knock,) = protocol.events_received()
    assert isinstance(knock, Request)
    protocol.send_response(protocol.accept(knock))
    protocol.data_to_send()
    protocol.receive_data(stream)
    messages: list[str | None] = []
    parts: list[bytes] = []
    is_text = False
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode is Opcode.CLOSE:
            return messages, b"".join(protocol.data_to_send()), True
        if event.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            continue
        if event.opcode is not Opcode.CONT:
            parts, is_text = [], event.opcode is Opcode.TEXT
        parts.append(bytes(event.data))
        if event.fin:
            messages.append(b"".join(parts).decode() if is_text else None)
    return messages, b"".join(protocol.data_to_send()), protocol.parser_exc is not None


def frame(
    first: int, data: bytes, *, masked: bool = True, mask: bytes = b"\x01\xfe\x80\x7f"
) -> bytes:
    size, bit = len(data), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    return head + (mask + apply_mask(data, mask) if masked else data)


words = st.text(max_size=40).map(str.encode) | st.integers(0, 9).map(lambda n: b"a" * n * 1000)
few = st.binary(max_size=20)
usual = st.one_of(
    words.map(lambda data: frame(0x81, data)),
    few.map(lambda data: frame(0x82, data)),
    few.map(lambda data: frame(0x89, data)),
    few.map(lambda data: frame(0x8A, data)),
    st.lists(words, min_size=2, max_size=4).map(
        lambda parts: (
            frame(0x01, parts[0])
            + b"".join(frame(0x00, part) for part in parts[1:-1])
            + frame(0x8A, b"between")
            + frame(0x80, parts[-1])
        )
    ),
)
ODD = {
    "": b"",
    "bare": frame(0x81, b"bare", masked=False),
    "a bare answer": frame(0x8A, b"bare", masked=False),
    "too long": frame(0x81, b"x" * (MOST_FRAME_BYTES + 1)),
    "too long an answer": frame(0x8A, b"x" * 126),
    "the end of nothing": frame(0x80, b"of nothing"),
    "one in another": frame(0x01, b"never ended") + frame(0x81, b"another"),
    "reserved": frame(0xC1, b"reserved"),
    "bye": frame(0x88, struct.pack("!H", 1000) + b"bye"),
    "wordless": frame(0x88, b""),
    "half": frame(0x81, b"half of it")[:9],
}


@settings(max_examples=by_depth(100, 300), deadline=None)
@given(
    st.lists(usual, max_size=5),
    st.sampled_from(sorted(ODD)),
    st.lists(st.integers(0, 12_000), max_size=8),
    st.integers(0, 4),
)
@example([frame(0x81, b"x" * 200)], "", [1, 2, 3, 4, 5, 6, 7, 8], 0)
@example([frame(0x81, b"a"), frame(0x81, b"b")], "half", [], 1)
def test_a_socket_reads_what_the_library_reads(
    frames: list[bytes], last: str, cuts: list[int], rests_after: int
) -> None:
    """However the stream is split, and whenever the reader pauses."""
    stream = b"".join(frames) + ODD[last]
    at = sorted({0, len(stream), *(cut % (len(stream) + 1) for cut in cuts)})
    pieces = [stream[one:two] for one, two in itertools.pairwise(at)]
    assert asyncio.run(read(pieces, rests_after)) == by_the_library(stream)


def test_invalid_utf8_closes() -> None:
    """In one frame or in several."""
    for stream in (frame(0x81, b"\xff\xfe"), frame(0x01, b"\xff") + frame(0x80, b"\xfe")):
        messages, written, closed = asyncio.run(read([stream], 0))
        assert (messages, closed) == ([], True)
        assert written == frame(0x88, struct.pack("!H", INVALID_TEXT), masked=False)


def test_nothing_after_a_close_is_parsed() -> None:
    """However long the rest is, the fault is answered once."""

    async def play(first: bytes) -> None:
        socket, line = await came_in()
        heard = Heard(socket, 0)
        socket.read_into(heard)
        asked = []
        parse = socket._conn.receive_data
        socket._conn.receive_data = lambda data: (asked.append(data), parse(data))
        socket.data_received(first + frame(0x82, b"", masked=False) * 1_000)
        assert line.closed
        assert len(asked) == 1
        assert heard.messages == []
        assert len(socket._messages) == 1
        await gone(socket)

    bye = frame(0x88, struct.pack("!H", 1000))
    for first in (frame(0x81, b"bare", masked=False), bye, frame(0x81, b"\xff")):
        asyncio.run(play(first))


def test_a_paused_sockets_remaining_bytes_are_not_parsed() -> None:
    async def play() -> None:
        socket, _ = await came_in()
        heard = Heard(socket, 1)
        socket.read_into(heard)
        socket.data_received(frame(0x81, b"a") * 10_000)
        assert heard.messages == ["a"]
        assert len(socket._frames) < PIECE / 6
        await gone(socket)

    asyncio.run(play())


def test_a_message_in_too_many_fragments_is_closed() -> None:
    """Fragments may be empty, so that no limit of bytes is ever reached."""
    pieces = frame(0x01, b"{") + frame(0x00, b"") * MOST_PIECES
    messages, _, closed = asyncio.run(read([pieces, frame(0x80, b"}")], 0))
    assert (messages, closed) == ([], True)
    few = frame(0x01, b"{") + frame(0x00, b"") * 20 + frame(0x80, b"}")
    assert asyncio.run(read([few], 0)) == (["{}"], b"", False)


def test_frames_that_arrive_before_the_handshake_ends_are_read_afterwards() -> None:
    async def play() -> list[str | None]:
        socket, _ = _socket()
        heard = Heard(socket, 0)
        socket._reader = heard
        whole = frame(0x81, b"early") + frame(0x81, b"bird")
        socket.data_received(whole[:3])
        socket.data_received(whole[3:])
        assert heard.messages == []
        while not socket._answered:
            await asyncio.sleep(0)
        await gone(socket)
        return heard.messages

    assert asyncio.run(play()) == ["early", "bird"]


PING = frame(0x89, b"", masked=False)


def test_a_socket_that_answers_no_ping_is_closed() -> None:
    async def play() -> None:
        socket, line = await came_in()
        socket.beat()
        assert line.written == PING
        socket.data_received(frame(0x8A, b""))
        socket.beat()
        assert line.written == PING + PING
        assert not line.closed
        socket.beat()
        assert line.closed
        assert line.written.startswith(PING + PING + b"\x88")
        await gone(socket)

    asyncio.run(play())


def test_only_the_expected_pong_is_free() -> None:
    async def play() -> list[int]:
        socket, _ = await came_in()
        heard = Heard(socket, 0)
        socket.read_into(heard)
        counted = []
        for _ in range(3):
            socket.beat()
            socket.data_received(frame(0x8A, b""))
            counted.append(heard.controls)
        socket.data_received(frame(0x8A, b"") + frame(0x8A, b"unasked"))
        counted.append(heard.controls)
        await gone(socket)
        return counted

    assert asyncio.run(play()) == [0, 0, 0, 2]
