"""Pings, the cheapest frames: the event loop answers them without the disk."""

import asyncio
import json
import time
import urllib.request

from bench.server.load import percentile
from bench.server.sockets import LeanSocket, connect

HOME = "127.0.0.3"  # an address of its own, with its own budget
PINGERS, PER_SECOND = 12, 180.0  # people, and pings of all of them: 15 each, where 20 are allowed
PATIENCE = 30.0  # seconds for the last answers


class Pinger:
    """A person at a table of their own, who goes on pinging while waiting for an answer, so that a
    long wait counts as often as it was felt."""

    def __init__(self) -> None:
        self._socket: LeanSocket | None = None
        self._welcomed = asyncio.Event()
        self._sent = 0
        self.took: list[float] = []

    async def sit_down(self, port: int) -> None:
        body = json.dumps({"name": "Camille", "animal": "renard"}).encode()
        asked = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}
        )
        opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(asked)))
        self._socket = await connect("/ws", port, self._heard, HOME)
        hello = {"table": opened["code"], "tokens": [opened["token"]]}
        self._socket.send(json.dumps({"hello": hello}).encode())
        await self._welcomed.wait()

    def _heard(self, frame: bytes) -> None:
        if frame.startswith(b'{"pong"'):
            self.took.append(time.perf_counter() - json.loads(frame)["pong"])
        elif frame.startswith(b'{"welcome"'):
            self._welcomed.set()

    def forget(self) -> None:
        self._sent = 0
        self.took.clear()

    @property
    def waits(self) -> bool:
        return len(self.took) < self._sent

    def ping(self) -> None:
        if self._socket is not None:
            self._sent += 1
            self._socket.send(b'{"ping":%r}' % time.perf_counter())

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()


class Pingers:
    def __init__(self) -> None:
        self._people = [Pinger() for _ in range(PINGERS)]

    async def sit_down(self, port: int) -> None:
        await asyncio.gather(*(one.sit_down(port) for one in self._people))

    async def ping(self, seconds: float) -> dict[str, float]:
        """One after the other, at a steady pace, whatever has been answered."""
        for one in self._people:
            one.forget()
        began, number = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while number < now * PER_SECOND:
                self._people[number % PINGERS].ping()
                number += 1
            await asyncio.sleep(0.001)
        async with asyncio.timeout(PATIENCE):
            while any(one.waits for one in self._people):
                await asyncio.sleep(0.005)
        took = [one for person in self._people for one in person.took]
        return {
            "pings": len(took),
            "ping_p50_ms": round(1000 * percentile(took, 0.5), 2),
            "ping_p99_ms": round(1000 * percentile(took, 0.99), 2),
        }

    def close(self) -> None:
        for one in self._people:
            one.close()
