"""Uvicorn's HTTP protocol with timeouts; it also counts connections."""

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from parlotte.server.limits.visitors import Visitor, Visitors
from parlotte.server.sockets.pulse import Pulse
from parlotte.server.sockets.transport import TableSocket

VISITOR = "parlotte.visitor"
NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(H11Protocol):
    """Timeouts for the head of a request and for its answer; `request_checks` has the body's."""

    def __init__(self, *given: Any, visitors: Visitors, pulse: Pulse, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pulse = pulse
        self._visitors = visitors
        self._visitor: Visitor | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._taken_by = 0.0  # when the client must have read the last answer
        self.logger = visitors.complaints

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._visitor = self._visitors.enter(transport, self.client[0] if self.client else "")
        self.ws_protocol_class = partial(  # type: ignore[assignment]
            VisitorSocket, pulse=self._pulse, visitors=self._visitors, visitor=self._visitor
        )
        self._wait(self._visitors.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._visitor is not None:
            self._visitors.leave(self._visitor)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._answers()

    def on_response_complete(self) -> None:
        before = self.cycle
        super().on_response_complete()
        if self.cycle is not before:  # a pipelined request
            self._answers()
        elif self._visitor is not None:
            self._visitors.waits(self._visitor)
            self._wait(self._visitors.limits.head_seconds)

    def _answers(self) -> None:
        if self._visitor is not None:
            self._visitors.asks(self._visitor)
            seconds = self._visitors.limits.answer_seconds
            self._taken_by = self.loop.time() + seconds
            self._wait(seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._visitor = None  # from now on the socket counts as the visitor
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, VisitorSocket) and not socket.handshake_initiated:
            # The library refused it without an answer, for instance because of a body: the client
            # would wait for ever.
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """An answer that has begun can't be replaced: then the connection is aborted."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """The time is over, unless a slow client is still reading the previous answer."""
        left = self._taken_by - self.loop.time()
        if left > 0 and self.transport.get_write_buffer_size():
            self._wait(min(left, self._visitors.limits.head_seconds))
            return
        self._visitors.counts["connections_timed_out"] += 1
        self.transport.abort()


class VisitorSocket(TableSocket):
    """A game socket that counts as a visitor; the app finds the visitor in the scope."""

    def __init__(self, *given: Any, visitors: Visitors, visitor: Visitor, **named: Any) -> None:
        super().__init__(*given, **named)
        self._visitors = visitors
        self._visitor = visitor

    async def run_asgi(self) -> None:
        self.scope["extensions"][VISITOR] = self._visitor
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        self._visitors.leave(self._visitor)
        super().connection_lost(exc)
