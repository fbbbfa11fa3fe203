"""All one may send, at its worst, from twenty sockets; and what an honest player feels of it.

    make bench B=server.storm [ARGS="--storms put-pack,invite --seconds 4"]

The honest play at tables of their own, from another address. A storm is a process of its own.
"""

import argparse
import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
from itertools import cycle
from typing import Any

import uvloop

from bench.report import report
from bench.server.circles import TableCircle
from bench.server.flood import FLOODERS, RUDE
from bench.server.load import forget, gather, latencies, paced
from bench.server.processes import Measured
from bench.server.sockets import LeanSocket, connect, ignore
from bench.server.worst import REQUESTS, STORMS, brought, frames

HONEST, PER_SECOND, SECONDS = 5, 50.0, 4.0
AIM_MS = 25
GATHERING = 60.0  # seconds: until the rude have their tables, and their packs
# About packs: two tables, each with as many and as big ones as there may be.
WITH_PACKS = ("items", "get-pack", "put-item", "drop-item", "drop-pack", "start")


class Rude:
    """Comes back whenever it is thrown out, and sends whatever the socket takes."""

    def __init__(self, port: int, hello: dict[str, Any], storm: list[bytes]) -> None:
        self._port = port
        self._hello = json.dumps({"hello": hello}).encode()
        self._storm = cycle(storm)
        self.sent = 0

    async def run(self, *, returning: bool) -> None:
        """`returning`: it does nothing but come and go."""
        while True:
            try:
                socket = await connect("/ws", self._port, ignore, RUDE)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            socket.send(self._hello)
            if returning:
                await asyncio.sleep(0.005)
                socket.close()
                self.sent += 1
            else:
                await self._send_all(socket)

    async def _send_all(self, socket: LeanSocket) -> None:
        while not socket.closed:
            for _ in range(50):
                if socket.full:
                    break
                socket.send(next(self._storm))
                self.sent += 1
            await asyncio.sleep(0.002)


class Asker:
    """The same over HTTP, one request after the other."""

    def __init__(self, port: int, name: str) -> None:
        self._port = port
        method, path, body = REQUESTS[name]
        self._request = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        ).encode() + body
        self.sent = 0

    async def run(self, *, returning: bool) -> None:
        del returning
        while True:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(RUDE, 0)
            )
            while not writer.is_closing():
                writer.write(self._request)
                self.sent += 1
                if not await _answered(reader):
                    writer.close()


async def _answered(reader: asyncio.StreamReader) -> bool:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(
            int(line.partition(b":")[2])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length:")
        )
        await reader.readexactly(size)
    except (OSError, asyncio.IncompleteReadError, StopIteration):
        return False
    return True


async def storm(port: int, name: str, seconds: float) -> None:
    """Says when everybody is in place, and storms until it is ended."""
    rude: list[Any]
    if name in REQUESTS:
        rude = [Asker(port, name) for _ in range(FLOODERS)]
    else:
        hellos = await _places(port, name)
        sent = [] if name == "hello" else frames(name)
        rude = [Rude(port, hello, sent) for hello in hellos]
    print("ready", flush=True)
    tasks = [asyncio.create_task(one.run(returning=name == "hello")) for one in rude]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps({"sent": sum(one.sent for one in rude)}), flush=True)


async def _places(port: int, name: str) -> list[dict[str, Any]]:
    """A table for each; or two with packs, where all but the hosts look on."""
    if name not in WITH_PACKS:
        game = name.removeprefix("do ") if name.startswith("do ") else ""
        hosts = [await asyncio.to_thread(_open, port, game) for _ in range(FLOODERS)]
        if game:
            asked = [{"act": "add-bot"}] * 3 + [{"act": "start"}]
        else:
            asked = [{"act": "set-knock", "knock": True}] if name == "knock" else []
        await asyncio.gather(*(_ask(port, host, asked) for host in hosts))
        kept = ("table",) if name == "knock" else ("table", "tokens")
        return [{one: host[one] for one in kept} for host in hosts]
    hosts = [await asyncio.to_thread(_open, port, "") for _ in range(2)]
    await asyncio.gather(*(_ask(port, host, brought()) for host in hosts))
    watchers = [{"table": host["table"], "key": host["key"]} for host in hosts]
    more = (FLOODERS - len(hosts)) // len(hosts)
    return [{"table": one["table"], "tokens": one["tokens"]} for one in hosts] + watchers * more


def _open(port: int, game: str) -> dict[str, Any]:
    line = http.client.HTTPConnection("127.0.0.1", port, source_address=(RUDE, 0))
    body = json.dumps({"name": "Rude", "animal": "ours", "game": game})
    line.request("POST", "/api/tables", body, {"content-type": "application/json"})
    opened = json.load(line.getresponse())
    line.close()
    return {"table": opened["code"], "tokens": [opened["token"]], "key": opened["key"]}


async def _ask(port: int, host: dict[str, Any], asked: list[dict[str, Any]]) -> None:
    """One after the other, each as soon as the last is answered."""
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    socket = await connect("/ws", port, lambda frame: heard.put_nowait(json.loads(frame)), RUDE)
    socket.send(json.dumps({"hello": {"table": host["table"], "tokens": host["tokens"]}}).encode())
    for at, one in enumerate(asked):
        socket.send(json.dumps({"id": at, "ask": one}, ensure_ascii=False).encode())
        while (told := await heard.get()).get("ack") != at:
            if told.get("id") == at:
                raise RuntimeError(f"refused: {told}")
    socket.close()


async def weathered(server: Measured, name: str, seconds: float) -> dict[str, Any]:
    """What the honest feel of one storm."""
    honest = [TableCircle({"writing_minutes": 0, "voting_seconds": 0}) for _ in range(HONEST)]
    await gather(honest, lambda circle, n: circle.sit_down(server.port, n))
    await paced(honest, 1.0, PER_SECOND)
    forget(honest)
    await paced(honest, seconds / 2, PER_SECOND)
    calm = latencies(honest)
    command = [sys.executable, "-m", "bench.server.storm", "--rude", str(server.port), name]
    storming = subprocess.Popen([*command, str(seconds + 1)], stdout=subprocess.PIPE)
    assert storming.stdout is not None
    async with asyncio.timeout(GATHERING):
        await asyncio.to_thread(storming.stdout.readline)
    await asyncio.sleep(0.2)
    forget(honest)
    await paced(honest, seconds, PER_SECOND)
    stormy = latencies(honest)
    told, _ = await asyncio.to_thread(storming.communicate)
    for circle in honest:
        circle.close()
    return {"calm_p99_ms": calm["p99_ms"], **stormy, **json.loads(told)}


async def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--storms", default=",".join(STORMS))
    reader.add_argument("--seconds", type=float, default=SECONDS)
    reader.add_argument("--database", default="")
    reader.add_argument("--rude", nargs=3)
    asked = reader.parse_args()
    if asked.rude:
        port, name, seconds = asked.rude
        await storm(int(port), name, float(seconds))
        return
    found: dict[str, Any] = {}
    for name in asked.storms.split(","):
        with (
            tempfile.TemporaryDirectory() as data,
            Measured("bench.server.serve", "flood", data, asked.database) as server,
        ):
            found[name] = await weathered(server, name, asked.seconds)
            found[name]["server_mb"] = round(server.memory() / 1024)
        print(f"{name:20}", found[name], file=sys.stderr, flush=True)
    worst = max(one["p99_ms"] for one in found.values())
    report("storm", {"worst_p99_ms": worst, **found}, {"p99_ms": AIM_MS})


if __name__ == "__main__":
    uvloop.run(main())
