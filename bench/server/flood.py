"""Honest tables, while others send all they can."""

import asyncio
import json
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from bench.server.circles import TableCircle
from bench.server.load import forget, gather, latencies, paced
from bench.server.processes import Measured
from bench.server.sockets import LeanSocket, connect, ignore

HONEST, FLOODERS, SECONDS, PER_SECOND = 20, 20, 10.0, 60.0
RUDE = "127.0.0.2"  # they are not of the household of the honest


class Flooder:
    """Comes back whenever it is thrown out, and sends whatever the socket takes."""

    def __init__(self, port: int, code: str, key: str) -> None:
        self._port = port
        self._hello = json.dumps({"hello": {"table": code, "key": key}}).encode()
        self._frames = (
            b'{"id":1,"ask":{"act":"react","kind":"bravo"}}',
            b'{"id":2,"do":{"act":"vote","entry":0}}',
            b"{rubbish",
            b'{"ping":1}',
        )
        self.sent = self.thrown_out = 0

    async def run(self) -> None:
        while True:
            try:
                socket = await connect("/ws", self._port, ignore, RUDE)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            socket.send(self._hello)
            await self._send_all(socket)
            self.thrown_out += 1

    async def _send_all(self, socket: LeanSocket) -> None:
        while not socket.closed:
            for _ in range(50):
                if socket.full:
                    break
                socket.send(self._frames[self.sent % len(self._frames)])
                self.sent += 1
            await asyncio.sleep(0.002)


async def flood(port: int, seconds: float) -> None:
    """In a process of its own, so that the honest are not kept waiting by their own machine."""
    victim = await _table(port)
    flooders = [Flooder(port, *victim) for _ in range(FLOODERS)]
    tasks = [asyncio.create_task(one.run()) for one in flooders]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    sent, out = sum(one.sent for one in flooders), sum(one.thrown_out for one in flooders)
    print(json.dumps({"frames_sent": sent, "thrown_out": out}))


async def flooded(database: str) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", "flood", data, database) as server,
    ):
        honest = [TableCircle({"writing_minutes": 0, "voting_seconds": 0}) for _ in range(HONEST)]
        await gather(honest, lambda circle, n: circle.sit_down(server.port, n))
        await paced(honest, 2.0, PER_SECOND)
        forget(honest)
        await paced(honest, SECONDS, PER_SECOND)
        calm = latencies(honest)
        command = [sys.executable, "-m", "bench.server.flood", str(server.port)]
        flooding = subprocess.Popen(command, stdout=subprocess.PIPE)
        await asyncio.sleep(2)
        forget(honest)
        await paced(honest, SECONDS, PER_SECOND)
        stormy = latencies(honest)
        told, _ = await asyncio.to_thread(flooding.communicate)
        for circle in honest:
            circle.close()
    return {
        "flood_p99_ratio": round(stormy["p99_ms"] / calm["p99_ms"], 2),
        "calm": calm,
        "flooded": stormy,
        **json.loads(told),
    }


async def _table(port: int) -> tuple[str, str]:
    body = json.dumps({"name": "Victime", "animal": "ours"}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}
    )
    opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
    return opened["code"], opened["key"]


if __name__ == "__main__":
    asyncio.run(flood(int(sys.argv[1]), SECONDS + 4))
