"""Why the people of a table are sent away who come back by themselves."""

from typing import NamedTuple

from parlotte.server.sockets.frames import CLOSE_FAULT, CLOSE_LATER, CLOSE_RESTART, OUR_FAULT


class Farewell(NamedTuple):
    """How the people of a table are sent away who will come back by themselves."""

    why: str  # a sentence; empty: they need not notice
    code: int


BROKEN = Farewell(OUR_FAULT, CLOSE_FAULT)
MOVED = Farewell("", CLOSE_RESTART)  # another node has it
UNWRITTEN = Farewell("store-silent", CLOSE_LATER)
