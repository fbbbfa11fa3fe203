"""Balancers that bring a table's people to one node: HAProxy with the shipped configuration,
nginx with the shipped one, or, without either, hashing by the phones themselves."""

import asyncio
import hashlib
import re
import subprocess
import time
import urllib.error
import urllib.request
from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from support.cluster.processes import ROOT, Node
from support.server import free_port

DEPLOY = ROOT / "deploy"
START_SECONDS = 60.0
# 8000 is the balancer; 8001 and following are the nodes
SHIPPED = re.compile(r"127\.0\.0\.1:800(\d)")


class Balancer(Protocol):
    name: str
    port: int

    async def reach(self, code: str) -> int:
        """The port at which a table is called; without a code, where a new one is opened."""
        ...

    def start(self, nodes: Sequence[Node]) -> None: ...

    def wait(self) -> None:
        """Waits until it lets connections through."""
        ...

    def stop(self) -> None: ...


def addressed(shipped: Path, port: int, nodes: Sequence[Node]) -> str:
    """A shipped configuration with this run's ports and nothing else changed."""
    ports = [port, *(node.port for node in nodes)]
    return SHIPPED.sub(
        lambda found: f"127.0.0.1:{ports[int(found[1])]}", shipped.read_text("utf-8")
    )


class _Program:
    """A balancer that runs as a process."""

    name = ""

    def __init__(self, command: str, folder: Path) -> None:
        self._command = command
        self._folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    async def reach(self, code: str) -> int:
        return self.port

    def start(self, nodes: Sequence[Node]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        written = self._folder / f"{self.name}.conf"
        written.write_text(self.configuration(nodes), encoding="utf-8")
        with (self._folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(self.words(written), stdout=log, stderr=log)

    def configuration(self, nodes: Sequence[Node]) -> str:
        raise NotImplementedError

    def words(self, written: Path) -> list[str]:
        raise NotImplementedError

    def wait(self) -> None:
        """Waits until requests come through."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self._process is not None
            with suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=30).close()
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.02)
        said = (self._folder / f"{self.name}.log").read_text("utf-8")
        raise AssertionError(f"{self.name} lets nobody through: {said[-2000:]}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=60)
            self._process = None


class HAProxy(_Program):
    name = "haproxy"

    def configuration(self, nodes: Sequence[Node]) -> str:
        return addressed(DEPLOY / "haproxy.cfg", self.port, nodes)

    def words(self, written: Path) -> list[str]:
        return [self._command, "-db", "-f", str(written)]


class Nginx(_Program):
    name = "nginx"

    def configuration(self, nodes: Sequence[Node]) -> str:
        """The shipped file belongs inside `http`, as in Debian's conf.d."""
        here = self._folder
        frame = f"daemon off; pid {here}/nginx.pid; error_log {here}/nginx-errors.log;\n"
        frame += "user root; worker_processes 1; events { worker_connections 8192; }\n"
        frame += "http {\naccess_log off;\n"
        # the default folders need root
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
            frame += f"{kind}_temp_path {here}/{kind};\n"
        return frame + addressed(DEPLOY / "nginx.conf", self.port, nodes) + "}\n"

    def words(self, written: Path) -> list[str]:
        return [self._command, "-p", str(self._folder), "-c", str(written)]


class OwnHash:
    """Hashing by the phones, with health checks like a balancer's."""

    name = "own hash"
    EVERY, FALL, POINTS = 0.2, 2, 64

    def __init__(self) -> None:
        self.port = 0
        self._nodes: Sequence[Node] = ()
        self._ring: list[tuple[int, Node]] = []
        self.failed: dict[str, int] = {}
        self._looking: asyncio.Task[None] | None = None
        self.down: Callable[[Node], None] | None = None  # called when a node goes down

    def start(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        points = ((node, f"{node.name}/{point}") for node in nodes for point in range(self.POINTS))
        places = ((_place(word), node) for node, word in points)
        self._ring = sorted(places, key=lambda one: one[0])
        self.port = nodes[0].port

    def wait(self) -> None:
        """Needs no waiting: it works as soon as the nodes do."""

    async def reach(self, code: str) -> int:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look_on())
        while not (order := self.up(code)):
            await asyncio.sleep(self.EVERY)
        return order[0].port

    def up(self, code: str) -> list[Node]:
        """The nodes that are up, the table's own first."""
        at = bisect([place for place, _ in self._ring], _place(code))
        turned = [node for _, node in self._ring[at:] + self._ring[:at]]
        return [node for node in dict.fromkeys(turned) if self.failed.get(node.name, 0) < self.FALL]

    async def _look_on(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(self.EVERY)

    async def look(self) -> None:
        await asyncio.gather(*(self._ask(node) for node in self._nodes))

    async def _ask(self, node: Node) -> None:
        well = False
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(0.3):
                reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
                writer.write(
                    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
                )
                well = b" 200 " in await reader.readline()
                writer.close()
        self.failed[node.name] = 0 if well else self.failed.get(node.name, 0) + 1
        if self.failed[node.name] == self.FALL and self.down is not None:
            self.down(node)

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None


def _place(word: str) -> int:
    return int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")


def all_up(nodes: Iterable[Node]) -> None:
    for node in nodes:
        node.wait()
