"""Servers that go down and come back at the same place, while phones knock at it."""

import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.server import Spawned

# Below what systems give to outgoing connections: of those one of the phones itself might get the
# very port it knocks at, while nobody listens there.
STEADY_PORTS = range(20_000, 30_000)


def steady_port() -> int:
    """A port that stays free while the server that had it is down."""
    dice = random.SystemRandom()
    while True:
        port = dice.choice(STEADY_PORTS)
        with socket.socket() as one:
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


@contextmanager
def mortal(data: Path, database: str | None = None) -> Iterator[Spawned]:
    """The command `parlotte serve`, to be killed and started again."""
    server = Spawned(data, database, steady_port())
    server.start()
    try:
        yield server
    finally:
        if server._process is not None:
            server.kill()
