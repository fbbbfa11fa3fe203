"""A websocket client with almost no cost, so that the measured load is the server's."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable

Frames = Callable[[bytes], None]


def ignore(frame: bytes) -> None:
    """Nobody listens."""


class LeanSocket(asyncio.Protocol):
    """Text frames out, text frames in; answers pings."""

    def __init__(self, path: str, port: int) -> None:
        self._path = path
        self._port = port
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_frame: Frames = ignore
        self.closed = False
        self.close_code = 1006  # as the server said, or lost on the way
        self.on_lost: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))
        elif self.on_lost is not None:
            self.on_lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:60])))
                return
            del self._buffer[: end + 4]
            self._open = True
            if not self.opened.done():
                self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer = self._buffer
        at = 0
        while len(buffer) - at >= 2:
            opcode, size, head = buffer[at] & 15, buffer[at + 1] & 127, 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, head = struct.unpack_from("!H", buffer, at + 2)[0], 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, head = struct.unpack_from("!Q", buffer, at + 2)[0], 10
            if len(buffer) - at < head + size:
                break
            body = bytes(buffer[at + head : at + head + size])
            at += head + size
            if opcode == 1:
                self.on_frame(body)
            elif opcode == 9:
                self._write(0x8A, body)
            elif opcode == 8:
                self.close_code = int.from_bytes(body[:2], "big") or 1005
                self.close()
        del buffer[:at]

    def send(self, body: bytes) -> None:
        self._write(0x81, body)

    def _write(self, opcode: int, body: bytes) -> None:
        """Masked, as required of a client; a zero mask leaves the bytes unchanged."""
        size = len(body)
        if self._transport is None or self.closed:
            return
        head = struct.pack("!BB", opcode, 0x80 | size) if size < 126 else b""
        if not head:
            head = struct.pack("!BBH", opcode, 0x80 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + body)

    @property
    def full(self) -> bool:
        """The peer does not read what we have sent."""
        return self._transport is not None and self._transport.get_write_buffer_size() > 65_536

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(path: str, port: int, on_frame: Frames, home: str = "") -> LeanSocket:
    """`home`: the local address to connect from."""
    loop = asyncio.get_running_loop()
    local = (home, 0) if home else None
    _, socket = await loop.create_connection(
        lambda: LeanSocket(path, port), "127.0.0.1", port, local_addr=local
    )
    socket.on_frame = on_frame
    try:
        await socket.opened
    except BaseException:  # refused, or cancelled
        socket.close()
        raise
    return socket
