"""How long invited people wait while a thousand silent connections and a full door compete."""

import asyncio
import json
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any

from bench.server.load import percentile
from bench.server.processes import Measured
from bench.server.sockets import LeanSocket, connect

SILENT, AT_THE_DOOR, ROUNDS, PATIENCE = 1_000, 40, 20, 5.0
ANYBODY = b'{"name": "Camille", "animal": "renard"}'
Coming = Callable[[], Awaitable[None]]


class Table:
    """A table, and the ways to enter it."""

    def __init__(self, port: int) -> None:
        self._port = port
        kind = {"content-type": "application/json"}
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", ANYBODY, kind)
        with urllib.request.urlopen(asked) as answer:
            opened = json.load(answer)
        self._hello = {"table": opened["code"]}
        self.ways: dict[str, Coming] = {
            "link": lambda: self._come_in({"key": opened["key"]}),
            "token": lambda: self._come_in({"tokens": [opened["token"]]}),
            "screen": lambda: self._come_in({"key": opened["key"], "screen": True}),
            "screen_by_code": lambda: self._come_in({"screen": True}, b'{"door"'),
            "page": lambda: asyncio.to_thread(self._page),
        }

    async def _come_in(self, hello: dict[str, Any], told: bytes = b'{"welcome"') -> None:
        (await self.stand(hello, told)).close()

    async def stand(self, hello: dict[str, Any], told: bytes = b'{"door"') -> LeanSocket:
        """A socket that got this answer. Raises ConnectionError."""
        answered = asyncio.get_running_loop().create_future()

        def on_frame(frame: bytes) -> None:
            if not answered.done():
                answered.set_result(frame)

        one = await connect("/ws", self._port, on_frame)
        one.send(json.dumps({"hello": {**self._hello, **hello}}).encode())
        if not (await answered).startswith(told):
            raise ConnectionError("refused")
        return one

    def _page(self) -> None:
        with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/", timeout=PATIENCE) as page:
            page.read()


async def _times(table: Table) -> dict[str, Any]:
    """The time of each way in; a client not in after five seconds counts as shut out."""
    found: dict[str, Any] = {"shut_out": 0}
    for way, come in table.ways.items():
        took = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            try:
                async with asyncio.timeout(PATIENCE):
                    await come()
            except (OSError, TimeoutError):
                found["shut_out"] += 1
            took.append(1000 * (time.perf_counter() - began))
        found[f"{way}_ms"] = round(percentile(took, 0.5), 2)
        found[f"{way}_worst_ms"] = round(max(took), 2)
    return found


async def _beside(kind: str, database: str) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", kind, data, database) as server,
    ):
        table = await asyncio.to_thread(Table, server.port)
        await _times(table)  # warm
        calm = await _times(table)
        loop = asyncio.get_running_loop()
        door = [await table.stand({}) for _ in range(AT_THE_DOOR)]
        silent = [
            await loop.create_connection(asyncio.Protocol, "127.0.0.1", server.port)
            for _ in range(SILENT)
        ]
        crowded = await _times(table)
        for transport, _ in silent:
            transport.abort()
        for one in door:
            one.close()
    return {"calm": calm, "crowded": crowded}


async def crowded(database: str) -> dict[str, Any]:
    """`full`: in a house with fewer places than clients."""
    found = {kind: await _beside(kind, database) for kind in ("crowd", "full")}
    shut_out = sum(one["crowded"]["shut_out"] for one in found.values())
    return {"silent": SILENT, "at_the_door": AT_THE_DOOR, "crowd_shut_out": shut_out, **found}
