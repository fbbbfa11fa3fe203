"""Three real nodes, a real PostgreSQL, a real balancer, and a load that records everything."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import balancer as programs
import msgspec

from support.cluster import audit
from support.cluster.balancing import Balancer, HAProxy, OwnHash, all_up
from support.cluster.checker import Checked, Checker
from support.cluster.cut_wire import Wire
from support.cluster.load import Load
from support.cluster.processes import Node, family_cpu
from support.databases import Postgres, running_postgres
from support.logbook import logbook

NAMES = ("un", "deux", "trois")
# Commits reach the disk, as in production.
DURABLE = "max_connections = 200\nshared_buffers = 64MB\n"


class Cluster:
    def __init__(
        self, folder: Path, postgres: Postgres, balancer: Balancer, *, audited: bool = True
    ) -> None:
        """`audited`: the database records who wrote what."""
        self.folder = folder
        self.postgres = postgres
        self.balancer = balancer
        self.name = f"nodes_{secrets.token_hex(4)}"
        postgres.execute(f"CREATE DATABASE {self.name}")
        self.database = postgres.url(self.name)
        self._audited = audited
        self.public_url = f"http://127.0.0.1:{balancer.port or 8000}"
        self.nodes: list[Node] = [self.node(name) for name in NAMES]

    def node(self, name: str, *, database: str = "", label: str | None = None) -> Node:
        where = audit.signed(database or self.database, name)
        return Node(name, self.folder, where, public_url=self.public_url, label=label)

    def start(self) -> None:
        """The first node creates the tables of the database, the others find them."""
        first, *others = self.nodes
        first.start()
        first.wait()
        if self._audited:
            audit.begin(self.database)
        for node in others:
            node.start()
        all_up(others)
        self.balancer.start(self.nodes + self._absent())
        self.balancer.wait()

    def _absent(self) -> list[Node]:
        """The nodes that the balancer knows and this cluster does not run."""
        return [self.node(name) for name in NAMES[len(self.nodes) :]]

    def stop(self) -> None:
        for node in self.nodes:
            if node.running:
                node.kill()
        self.balancer.stop()

    def called(self, name: str) -> Node:
        return next(node for node in self.nodes if node.name == name)

    def owned(self) -> dict[str, str]:
        """The name of each table's owner, by code."""
        return audit.owners(self.database)

    def cpu(self) -> tuple[float, float]:
        """CPU seconds used so far by the running nodes, and by PostgreSQL."""
        spent = sum(node.cpu() for node in self.nodes if node.running)
        return spent, family_cpu(self.postgres.pid)

    def load(self, **about: Any) -> Load:
        made = Load(self.balancer.reach, **about)
        if isinstance(self.balancer, OwnHash):
            self.balancer.down = lambda node: made.hang_up(node.port)
        return made

    def logs(self) -> str:
        """The nodes' log files."""
        files = [node.log for node in self.nodes if node.log.exists()]
        return "\n".join(f"{file.stem}: {file.read_text('utf-8')}" for file in files)

    def complaints(self) -> Counter[str]:
        """Counts the nodes' warnings and errors, by event."""
        lines = [line for line in self.logs().splitlines() if '"level": "' in line]
        found = [msgspec.json.decode(line[line.index("{") :]) for line in lines]
        return Counter(one["event"] for one in found if one["level"] not in ("debug", "info"))

    async def check(self, load: Load) -> Checked:
        """To be called after the load has stopped."""
        await load.settled()
        return await asyncio.to_thread(self._check, load)

    def _check(self, load: Load) -> Checked:
        noted = audit.noted(self.database) if self._audited else {}
        with logbook(self.database, self.folder) as book:
            return Checker(book, noted).check((one.code, one.phones) for one in load.tables)


def any_balancer(folder: Path) -> Balancer:
    found = programs.find("haproxy")
    return OwnHash() if found is None else HAProxy(found, folder)


@contextmanager
def cluster(
    folder: Path,
    postgres: Postgres,
    balancer: Balancer | None = None,
    *,
    audited: bool = True,
    wires: dict[str, Wire] | None = None,
    oddly: dict[str, Sequence[str]] | None = None,
) -> Iterator[Cluster]:
    """`wires`: nodes that reach PostgreSQL through a wire that can be cut, by name; `oddly`:
    faulty nodes."""
    made = Cluster(folder, postgres, balancer or any_balancer(folder), audited=audited)
    for name, wire in (wires or {}).items():
        at = made.nodes.index(made.called(name))
        made.nodes[at] = made.node(name, database=wire.url(made.name))
    for name, words in (oddly or {}).items():
        made.called(name).oddly = words
    try:
        made.start()
        yield made
    finally:
        made.stop()


@contextmanager
def durable_postgres() -> Iterator[Postgres]:
    with running_postgres(DURABLE) as running:
        yield running
