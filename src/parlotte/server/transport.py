"""Uvicorn's own websocket protocol, which also says whether its peer keeps up, and can drop it."""

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "parlotte.socket"


class Wire(Protocol):
    """What a connection asks of its transport, beside sending."""

    def takes_more(self) -> bool: ...

    def abort(self) -> None: ...


class TableSocket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def takes_more(self) -> bool:
        """True while a frame goes to the kernel at once; then `send` does not wait."""
        return self.writable.is_set()

    def abort(self) -> None:
        """Drop a peer who reads nothing: a polite close would wait for him."""
        self.transport.abort()
