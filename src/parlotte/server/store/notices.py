"""Notices between nodes, by NOTIFY of PostgreSQL.

A node that does not listen at that moment misses a notice: only how soon a change is known may
depend on it, and a node that reconnects reloads what notices would have said.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text

# ask: give these tables to me. free: they were given back, as asked. seized: they were taken away.
# code: a table was opened. purged: tables were deleted. words: the house words have changed.
# forgotten: logs of matches were deleted. guess: addresses that tried an unknown code.
Kind = Literal["ask", "free", "seized", "code", "purged", "words", "forgotten", "guess"]

MOST_SIGNS = 6_000  # characters per notice; PostgreSQL allows 8,000 bytes
CHANNEL = "'parlotte_' || to_hex(hashtext(current_schema()::text))"
_NOTIFY = text(f"SELECT pg_notify({CHANNEL}, :line)")


class Notice(Struct, frozen=True, array_like=True):
    kind: Kind
    by: int  # the sender
    to: int  # 0: all the others
    words: tuple[str, ...] = ()  # codes, ids, addresses


_LINES = msgspec.json.Decoder(Notice)


def read_notice(line: str) -> Notice | None:
    """None: of a newer version, or not ours."""
    try:
        return _LINES.decode(line)
    except msgspec.MsgspecError:
        return None


def notify(
    connection: Connection, kind: Kind, by: int, words: Sequence[str] = (), to: int = 0
) -> None:
    """Sends a notice when the transaction commits."""
    for some in _short(words):
        line = msgspec.json.encode(Notice(kind, by, to, some)).decode()
        connection.execute(_NOTIFY, {"line": line})


def _short(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    some: list[str] = []
    signs = 0
    for word in words:
        signs += len(word) + 3
        if signs > MOST_SIGNS and some:
            yield tuple(some)
            some, signs = [], len(word) + 3
        some.append(word)
    yield tuple(some)


def channel(connection: Connection) -> str:
    return str(connection.scalar(text(f"SELECT {CHANNEL}")))
