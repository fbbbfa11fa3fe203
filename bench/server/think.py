"""Ten tables ask for solutions without pause; elsewhere somebody wants a hint, and looks back.

What the storm costs is told beside a calm spell of the same server; with `before`, a commit, beside
the server as it was then, too.
"""

import asyncio
import contextlib
import itertools
import json
import subprocess
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench.server.load import percentile
from bench.server.processes import Measured
from bench.server.rude import RUDE
from bench.server.sockets import LeanSocket, connect
from parlotte.games import registered

HONEST, TABLES, AT_ONCE = 2, 10, 4  # ordinary tables, flooding tables, and open questions of each
CALM, STORM = 12.0, 40.0
HERE = "127.0.0.1"


def thinkers() -> Iterator[tuple[str, Any]]:
    """The games that define thinking for this benchmark."""
    for game in registered():
        if find_spec(f"bench.{game}") and find_spec(f"bench.{game}.thinking"):
            yield game, import_module(f"bench.{game}.thinking")


class Asker:
    """One socket, and the answers to its questions."""

    def __init__(self) -> None:
        self._ids = itertools.count(1)
        self._open: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def sit_down(
        self, port: int, game: str, options: dict[str, Any], address: str = HERE
    ) -> None:
        about = {"name": "Camille", "animal": "renard", "game": game, "options": options}
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables",
            json.dumps(about).encode(),
            {"content-type": "application/json"},
        )
        opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
        self._socket: LeanSocket = await connect("/ws", port, self._heard, address)
        hello = {"table": opened["code"], "key": opened["key"], "tokens": [opened["token"]]}
        self._send({"hello": hello})
        await self.ask({"act": "start"})

    def _send(self, frame: dict[str, Any]) -> None:
        self._socket.send(json.dumps(frame).encode())

    def _heard(self, frame: bytes) -> None:
        told = json.loads(frame)
        name = told.get("ack", told.get("pong", told.get("id")))
        waiting = self._open.pop(name, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(told)

    def _asked(self, frame: Callable[[int], dict[str, Any]]) -> Awaitable[dict[str, Any]]:
        name = next(self._ids)
        self._open[name] = answer = asyncio.get_running_loop().create_future()
        self._send(frame(name))
        return answer

    def ask(self, wish: dict[str, Any]) -> Awaitable[dict[str, Any]]:
        return self._asked(lambda name: {"id": name, "ask": wish})

    def do(self, action: dict[str, Any]) -> Awaitable[dict[str, Any]]:
        return self._asked(lambda name: {"id": name, "do": action})

    def ping(self) -> Awaitable[dict[str, Any]]:
        return self._asked(lambda name: {"ping": name})

    def close(self) -> None:
        self._socket.close()


class Spell:
    """How long each sort of question took, and its answer."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {}
        self.refused: Counter[str] = Counter()

    async def timed(self, what: str, asking: Callable[[], Awaitable[dict[str, Any]]]) -> None:
        began = time.perf_counter()
        try:
            told = await asking()
        finally:  # unanswered at the end: counts with the time so far
            self.took.setdefault(what, []).append(time.perf_counter() - began)
        if "refused" in told:
            self.refused[f"{what}: {told['refused']}"] += 1

    async def again(
        self, what: str, asking: Callable[[], Awaitable[dict[str, Any]]], pause: float
    ) -> None:
        while True:
            await self.timed(what, asking)
            await asyncio.sleep(pause)

    def told(self) -> dict[str, Any]:
        return {
            **{what: _told(times) for what, times in sorted(self.took.items())},
            "refused": dict(self.refused),
        }


def _told(times: list[float]) -> dict[str, float]:
    figures = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99}
    found = {name: round(1000 * percentile(times, share), 1) for name, share in figures.items()}
    return found | {"max_ms": round(1000 * max(times), 1), "count": len(times)}


async def spell(seconds: float, how: Any, seated: list[Asker]) -> Any:
    """Ordinary clients ask as often as their budget allows; flooders ask again at once."""
    honest, over, *rude = seated
    spent, storm = Spell(), Spell()
    hint, search = {"act": "advise", "kind": how.HINT}, {"act": "advise", "kind": how.SEARCH}
    tasks = [
        spent.again("hint", lambda: honest.ask(hint), 0.3),
        spent.again("history", lambda: over.ask({"act": "history"}), 1.0),
        spent.again("search", lambda: over.ask(search), 1.0),
        spent.again("ping", over.ping, 0.2),
    ]
    tasks += [
        storm.again("rude", lambda one=one: one.ask(search), 0.0)
        for one in rude
        for _ in range(AT_ONCE)
    ]
    running = [asyncio.ensure_future(task) for task in tasks]
    await asyncio.sleep(seconds)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return spent.told() | ({"rude": storm.told()} if rude else {})


async def thought(game: str, how: Any, database: str, root: Path | None = None) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", "think", data, database, root=root) as server,
    ):
        seated = [Asker() for _ in range(TABLES + HONEST)]
        for at, (one, options) in enumerate(zip(seated, how.EACH, strict=True)):
            await one.sit_down(server.port, game, options, RUDE if at >= HONEST else HERE)
        for one in seated[1:]:
            await one.do(how.ENDS)
        # Loads what the first question needs.
        await seated[0].ask({"act": "advise", "kind": how.HINT})
        empty = server.memory()
        calm = await spell(CALM, how, seated[:2])
        before = server.cpu()
        stormy = await spell(STORM, how, seated)
        cores, held = (server.cpu() - before) / STORM, server.memory()
        for one in seated:
            one.close()
    return {
        "calm": calm,
        "storm": stormy,
        "storm_cores": round(cores, 2),
        "mb_more": round((held - empty) / 1024, 1),
    }


async def thinking(database: str, before: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for game, how in thinkers():
        found[game] = {"now": await thought(game, how, database)}
        if before:
            with checked_out(before) as root:
                found[game]["before"] = await thought(game, how, database, root)
    return found


@contextlib.contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "then"
        add = ["git", "worktree", "add", "--quiet", "--detach", root, commit]
        subprocess.run(add, check=True, stdout=subprocess.DEVNULL)
        try:
            yield root
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", root], check=True)
