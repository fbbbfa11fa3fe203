"""Uvicorn's own websocket protocol, which also says whether its peer keeps up, and can drop it."""

from struct import Struct
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "parlotte.socket"
TEXT = 0x81  # the last frame of a text message, which is also the first
_HEAD_SHORT, _HEAD, _HEAD_LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


class Wire(Protocol):
    """What a connection asks of its transport, beside sending."""

    def takes_more(self) -> bool: ...

    def write(self, frame: bytes) -> None: ...

    def abort(self) -> None: ...


class TableSocket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def takes_more(self) -> bool:
        """True while a frame goes to the kernel at once; then `send` does not wait."""
        return self.writable.is_set()

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
