"""What nodes tell each other through PostgreSQL: short lines, heard by all who listen.

Whoever does not listen at that moment never hears it: nothing may depend on it but how soon it is
known, and who comes back reads anew what they would have told.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text

# ask: give these tables to me. free: they were given back, as asked. seized: they were taken.
# code: a table was opened. purged: tables are gone. words: the house's words have changed.
# forgotten: matches. guess: addresses that tried a code no table has.
Kind = Literal["ask", "free", "seized", "code", "purged", "words", "forgotten", "guess"]

MOST_SIGNS = 6_000  # of a line; PostgreSQL takes 8,000 bytes
CHANNEL = "'parlotte_' || to_hex(hashtext(current_schema()::text))"
_NOTIFY = text(f"SELECT pg_notify({CHANNEL}, :line)")


class Notice(Struct, frozen=True, array_like=True):
    kind: Kind
    by: int  # the node that tells it
    to: int  # 0: all the others
    words: tuple[str, ...] = ()  # codes, ids, addresses


_LINES = msgspec.json.Decoder(Notice)


def read_notice(line: str) -> Notice | None:
    """None: a newer version's, or no line of ours."""
    try:
        return _LINES.decode(line)
    except msgspec.MsgspecError:
        return None


def notify(
    connection: Connection, kind: Kind, by: int, words: Sequence[str] = (), to: int = 0
) -> None:
    """Told when the transaction is committed."""
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
