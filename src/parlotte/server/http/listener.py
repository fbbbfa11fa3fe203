"""Accepts connections, also when the system runs out of file descriptors."""

import asyncio
import socket
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from parlotte.server.limits.visitors import Visitors

PAUSE = 0.2  # seconds pause of accepting when there is no free file descriptor
DROPPED_THEN = 8  # connections dropped in that case
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: on, for no time


def cut_off(one: socket.socket) -> None:
    """Resets the connection, so that the system keeps no state for it."""
    with suppress(OSError):
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    one.close()


class Listener:
    """Replaces asyncio's server, which without free files loops or stops for good."""

    def __init__(
        self,
        listeners: Sequence[socket.socket],
        protocol: Callable[[], asyncio.Protocol],
        visitors: Visitors,
    ) -> None:
        self._listeners = listeners
        self._protocol = protocol
        self._visitors = visitors
        self._loop = asyncio.get_running_loop()
        self._tasks = {self._loop.create_task(self._sweep())}
        for listener in listeners:
            listener.setblocking(False)
            self._tasks.add(self._loop.create_task(self._accept(listener)))

    async def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                one, peer = await self._loop.sock_accept(listener)
            except ConnectionError:  # closed before it was accepted
                continue
            except OSError:
                self._visitors.drop_some(DROPPED_THEN)
                await asyncio.sleep(PAUSE)
                continue
            handing = self._loop.create_task(self._hand_over(one, peer))
            self._tasks.add(handing)
            handing.add_done_callback(self._tasks.discard)
            await asyncio.sleep(0)  # lets the open connections run

    async def _hand_over(self, one: socket.socket, peer: Any) -> None:
        try:
            if not await self._visitors.let_in(peer[0] if peer else ""):
                cut_off(one)
                return
            with suppress(OSError):  # not a TCP socket, or closed
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(self._protocol, one)
        except OSError:
            one.close()
        except asyncio.CancelledError:
            one.close()
            raise

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._visitors.limits.closing_seconds)
            self._visitors.sweep()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for listener in self._listeners:
            listener.close()

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
