"""Flooding clients with an address of their own, and their effect on ordinary ones."""

import asyncio
import http.client
import json
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from itertools import cycle
from typing import Any

from bench.server.circles import TableCircle
from bench.server.load import forget, gather, latencies, paced
from bench.server.pings import Pingers
from bench.server.sockets import LeanSocket, connect, ignore

FLOODERS = 20
RUDE = "127.0.0.2"  # not the address of the ordinary clients
GATHERING = 60.0  # seconds until the flooders have their tables and packs


class Rude:
    """Reconnects whenever it is closed, and sends whatever the socket accepts."""

    def __init__(self, port: int, hello: dict[str, Any], frames: Iterable[bytes]) -> None:
        self._port = port
        self._hello = json.dumps({"hello": hello}).encode()
        self._frames = cycle(frames)
        self.sent = self.thrown_out = 0

    async def run(self) -> None:
        while True:
            try:
                socket = await connect("/ws", self._port, ignore, RUDE)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            socket.send(self._hello)
            await self.stay(socket)
            self.thrown_out += 1

    async def stay(self, socket: LeanSocket) -> None:
        while not socket.closed:
            for _ in range(50):
                if socket.full:
                    break
                socket.send(next(self._frames))
                self.sent += 1
            await asyncio.sleep(0.002)


async def let_loose(rude: list[Any], seconds: float) -> dict[str, int]:
    """Says when everybody is in place, storms for so long, and what was sent."""
    print("ready", flush=True)
    tasks = [asyncio.create_task(one.run()) for one in rude]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    out = sum(getattr(one, "thrown_out", 0) for one in rude)
    told = {"sent": sum(one.sent for one in rude), "thrown_out": out}
    print(json.dumps(told), flush=True)
    return told


def open_table(port: int, game: str = "") -> dict[str, Any]:
    line = http.client.HTTPConnection("127.0.0.1", port, source_address=(RUDE, 0))
    body = json.dumps({"name": "Rude", "animal": "ours", "game": game})
    line.request("POST", "/api/tables", body, {"content-type": "application/json"})
    opened = json.load(line.getresponse())
    line.close()
    return {"table": opened["code"], "tokens": [opened["token"]], "key": opened["key"]}


class Honest:
    """Tables of four that play, and others where somebody only pings; each at its own pace."""

    def __init__(self, tables: int, per_second: float) -> None:
        self._circles = [TableCircle() for _ in range(tables)]
        self._per_second = per_second
        self._pingers = Pingers()

    async def sit_down(self, port: int) -> None:
        await gather(self._circles, lambda circle, n: circle.sit_down(port, n))
        await self._pingers.sit_down(port)

    async def play(self, seconds: float) -> dict[str, float]:
        """For so long, and what they felt: of acts, which are on the disk before they are answered,
        and of pings, which the event loop answers by itself."""
        forget(self._circles)
        _, pings = await asyncio.gather(
            paced(self._circles, seconds, self._per_second), self._pingers.ping(seconds)
        )
        acts = {f"act_{name}": value for name, value in latencies(self._circles).items()}
        return {**pings, **acts}

    def close(self) -> None:
        for circle in self._circles:
            circle.close()
        self._pingers.close()


async def weathered(
    port: int, honest: Honest, calm: float, storm: float, *command: str
) -> dict[str, Any]:
    """Latencies of ordinary clients, before and during a storm from another process."""
    await honest.sit_down(port)
    await honest.play(calm / 3)  # warm
    before = await honest.play(calm)
    storming = subprocess.Popen(
        [sys.executable, "-m", *command, str(storm + 0.5)], stdout=subprocess.PIPE
    )
    try:
        async with asyncio.timeout(GATHERING):
            await asyncio.to_thread(storming.stdout.readline)
        await asyncio.sleep(0.25)
        during = await honest.play(storm)
        told, _ = await asyncio.to_thread(storming.communicate)
    finally:
        with suppress(ProcessLookupError):
            storming.kill()
        honest.close()
    return {"calm": before, "storm": during, **json.loads(told)}
