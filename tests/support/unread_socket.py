"""A socket that reads nothing, and the bytes the server queues for it."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from parlotte.server.sockets.connection import Connection
from support.server import Running


@asynccontextmanager
async def deaf(
    here: Running, code: str, **hello: Any
) -> AsyncIterator[tuple[ClientConnection, Connection]]:
    """A socket that has been welcomed and reads nothing any more; and the server's end of it."""
    url = here.url.replace("http", "ws", 1) + "/ws"
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        port = here.house.settings.port
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
        async with connect(url, sock=raw, compression=None, max_queue=None, max_size=None) as one:
            await one.send(json.dumps({"hello": {"table": code, **hello}}))
            await one.recv()
            await one.recv()
            one.transport.pause_reading()
            yield one, here.house.tables[code].stage.attendance.connections[-1]


def held_for(own: Connection) -> int:
    """Bytes the server keeps for one reader, outside the kernel."""
    waiting = sum(len(frame) for frame, _ in own._backlog or ())
    return waiting + int(own._transport.transport.get_write_buffer_size())
