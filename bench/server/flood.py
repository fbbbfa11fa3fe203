"""Other tables, while twenty sockets at one table send as much as they can."""

import asyncio
import sys
import tempfile
from typing import Any

from bench.server.processes import Measured
from bench.server.rude import FLOODERS, Honest, Rude, let_loose, open_table, weathered

HONEST, SECONDS, PER_SECOND = 20, 10.0, 60.0
FRAMES = (
    b'{"id":1,"ask":{"act":"react","kind":"bravo"}}',
    b'{"id":2,"do":{"act":"vote","entry":0}}',
    b"{rubbish",
    b'{"ping":1}',
)


async def flood(port: int, seconds: float) -> None:
    """In a process of its own, so that the honest are not kept waiting by their own machine."""
    victim = await asyncio.to_thread(open_table, port)
    hello = {"table": victim["table"], "key": victim["key"]}
    await let_loose([Rude(port, hello, FRAMES) for _ in range(FLOODERS)], seconds)


async def flooded(database: str) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", "flood", data, database) as server,
    ):
        command = ("bench.server.flood", str(server.port))
        honest = Honest(HONEST, PER_SECOND)
        found = await weathered(server.port, honest, SECONDS, SECONDS, *command)
    calm, storm = found["calm"]["act_p99_ms"], found["storm"]["act_p99_ms"]
    return {"flood_p99_ratio": round(storm / calm, 2), **found}


if __name__ == "__main__":
    asyncio.run(flood(int(sys.argv[1]), float(sys.argv[2])))
