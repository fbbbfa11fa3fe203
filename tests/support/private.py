"""Helpers for a finished private match and its consent."""

from parlotte.client import Client
from parlotte.server.table.retention import ASKED_FOR
from support.server import Running
from support.tables import ToyLibrary, eventually

PRIVATE = ToyLibrary(private=True)
SECONDS = ASKED_FOR / 1000


def log_of(here: Running, match: str) -> tuple[bool, int]:
    """Whether the log of a match is kept, and how long it is."""
    row = here.house.reader.match(match)
    return row.kept, len(here.house.reader.inputs(match))


def asked(client: Client) -> tuple[int, int, str]:
    """Of the last question: how many are asked, how many have answered, how it ended."""
    last = client.table["keeping"][-1]
    return len(last["asked"]), last["answered"], last["fate"]


async def heard_answers(client: Client, count: int) -> None:
    await client.until(lambda: asked(client)[1] == count)


async def forgotten(here: Running, match: str) -> None:
    """It is, now or in a moment, and nothing of it is left."""
    await eventually(lambda: log_of(here, match) == (False, 0))
    row = here.house.reader.match(match)
    assert (row.setup, row.snapshot, row.content) == (b"", None, "")
    assert here.house.reader.next_to_forget() is None
