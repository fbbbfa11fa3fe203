"""All one may send, at its worst, from twenty sockets; and what an honest player feels of it.

    make bench B=server ARGS="--only-storm [--storms put-pack,invite]"

The honest play at tables of their own, from other addresses. A storm is a process of its own.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Iterable
from typing import Any

import uvloop

from bench.server.processes import Measured
from bench.server.rude import FLOODERS, RUDE, Honest, Rude, let_loose, open_table, weathered
from bench.server.sockets import LeanSocket, connect
from bench.server.worst import REQUESTS, STORMS, brought, frames

HONEST, PER_SECOND, CALM, SECONDS = 5, 100.0, 1.5, 3.0
AIMS: dict[str, object] = {"ping_p99_ms": 25, "act_p99_ms": 25}
# For packs: two tables, each with the most and the largest packs.
WITH_PACKS = ("items", "get-pack", "put-item", "drop-item", "drop-pack", "start")
GREETED = 4  # tables with all their packs, read back at every hello
BRINGERS = (("Anaïs", "chat"), ("Hugo", "poulpe"), ("Zoé", "lapin"))


class Passer(Rude):
    """Only connects and disconnects."""

    def __init__(self, port: int, hello: dict[str, Any]) -> None:
        super().__init__(port, hello, [b""])

    async def stay(self, socket: LeanSocket) -> None:
        await asyncio.sleep(0.005)
        socket.close()
        self.sent += 1


class Asker:
    """The same over HTTP, one request after another."""

    def __init__(self, port: int, name: str) -> None:
        self._port = port
        method, path, body = REQUESTS[name]
        self._request = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        ).encode() + body
        self.sent = 0

    async def run(self) -> None:
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


async def _rude(port: int, name: str) -> list[Any]:
    if name in REQUESTS:
        return [Asker(port, name) for _ in range(FLOODERS)]
    if name == "greet":
        hosts = await _with_packs(port, GREETED)
        hellos = [{"table": one["table"], "tokens": one["tokens"]} for one in hosts]
        return [Passer(port, hellos[n % GREETED]) for n in range(FLOODERS)]
    hellos = await _places(port, name)
    if name == "hello":
        return [Passer(port, hello) for hello in hellos]
    return [Rude(port, hello, frames(name)) for hello in hellos]


async def _places(port: int, name: str) -> list[dict[str, Any]]:
    """One table for each; or two with packs, where all but the hosts watch."""
    if name not in WITH_PACKS:
        game = name.removeprefix("do ") if name.startswith("do ") else ""
        hosts = [await asyncio.to_thread(open_table, port, game) for _ in range(FLOODERS)]
        if game:
            asked = [{"act": "add-bot"}] * 3 + [{"act": "start"}]
        else:
            asked = [{"act": "set-knock", "knock": True}] if name == "knock" else []
        await asyncio.gather(*(_ask(port, host, asked) for host in hosts))
        kept = ("table",) if name == "knock" else ("table", "tokens")
        return [{one: host[one] for one in kept} for host in hosts]
    hosts = await _with_packs(port, 2)
    watchers = [{"table": host["table"], "key": host["key"]} for host in hosts]
    more = (FLOODERS - len(hosts)) // len(hosts)
    return [{"table": one["table"], "tokens": one["tokens"]} for one in hosts] + watchers * more


async def _with_packs(port: int, count: int) -> list[dict[str, Any]]:
    """Tables with the most packs; several people upload them, as each has a budget."""
    hosts = [await asyncio.to_thread(open_table, port) for _ in range(count)]
    await asyncio.gather(*(_bring(port, host) for host in hosts))
    return hosts


async def _bring(port: int, host: dict[str, Any]) -> None:
    people, packs = [host], brought()
    for name, animal in BRINGERS:
        guest = {"table": host["table"], "tokens": [], "key": host["key"]}
        [joined] = await _ask(port, guest, [{"act": "join", "name": name, "animal": animal}])
        people.append({**guest, "tokens": [joined["token"]]})
    each = len(people)
    await asyncio.gather(*(_ask(port, person, packs[n::each]) for n, person in enumerate(people)))


async def _ask(port: int, who: dict[str, Any], asked: Iterable[dict[str, Any]]) -> list[Any]:
    """Sends one after another, each as soon as the last is answered; returns the answers."""
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    socket = await connect("/ws", port, lambda frame: heard.put_nowait(json.loads(frame)), RUDE)
    socket.send(json.dumps({"hello": who}).encode())
    answers = []
    for at, one in enumerate(asked):
        socket.send(json.dumps({"id": at, "ask": one}, ensure_ascii=False).encode())
        while (told := await heard.get()).get("ack") != at:
            if told.get("id") == at:
                raise RuntimeError(f"refused: {told}")
        answers.append(told.get("answer"))
    socket.close()
    return answers


async def stormed(database: str, names: Iterable[str] = STORMS) -> dict[str, Any]:
    """Each storm in a new house; the worst of all first."""
    found: dict[str, Any] = {}
    for name in names:
        kind = "asleep" if name == "greet" else "flood"
        with (
            tempfile.TemporaryDirectory() as data,
            Measured("bench.server.serve", kind, data, database) as server,
        ):
            command = ("bench.server.storm", str(server.port), name)
            honest = Honest(HONEST, PER_SECOND)
            found[name] = await weathered(server.port, honest, CALM, SECONDS, *command)
            found[name]["server_mb"] = round(server.memory() / 1024)
        print(f"{name:20}", found[name], file=sys.stderr, flush=True)
    figures = ("ping_p50_ms", "ping_p99_ms", "act_p50_ms", "act_p99_ms")
    worst = {
        spell: {figure: max(one[spell][figure] for one in found.values()) for figure in figures}
        for spell in ("calm", "storm")
    }
    return {"worst": worst, "storms": found}


async def storm(port: int, name: str, seconds: float) -> None:
    await let_loose(await _rude(port, name), seconds)


if __name__ == "__main__":
    uvloop.run(storm(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
