"""What the fence costs: one node, beside one server alone on PostgreSQL, with the same load."""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil

from bench.nodes.blows import Size
from support.databases import Postgres
from support.several.cluster import Cluster, any_balancer
from support.several.load import spread
from support.several.processes import family_cpu

WARM, SECONDS, ROUNDS = 5.0, 25.0, 2


async def measured(postgres: Postgres, size: Size, *, fenced: bool) -> dict[str, float]:
    """CPU of a thousand acts, in seconds: of the server, and of PostgreSQL."""
    with TemporaryDirectory() as folder:
        here = Cluster(Path(folder), postgres, any_balancer(Path(folder)), audited=False)
        node = here.node("un", label=None if fenced else "")
        here.nodes = [node]
        load = here.load()
        try:
            here.start()
            empty = node.memory()
            await load.gather(size.tables)
            load.play(size.acts)
            await asyncio.sleep(WARM)
            before, acts, at = _spent(here, postgres), load.acknowledged(), time.monotonic()
            await asyncio.sleep(SECONDS)
            after, acts = _spent(here, postgres), load.acknowledged() - acts
            await load.rest()
            waits = [o.answered - o.at for p in load.phones for o in p.sent.values() if o.at > at]
            return {
                "acts": acts,
                "node_cpu_s_per_1000": round(1000 * (after[0] - before[0]) / acts, 4),
                "postgres_cpu_s_per_1000": round(1000 * (after[1] - before[1]) / acts, 4),
                "kb_per_table": round(1024 * (node.memory() - empty) / size.tables, 1),
                "node_mb": round(node.memory(), 1),
                **spread(waits),
            }
        finally:
            await load.stop()
            here.stop()


def _spent(here: Cluster, postgres: Postgres) -> tuple[float, float]:
    return here.nodes[0].cpu(), family_cpu(postgres.pid)


async def cost(postgres: Postgres, size: Size) -> dict[str, Any]:
    """One after the other, more than once: machines are noisy."""
    rounds = []
    for _ in range(ROUNDS):
        alone = await measured(postgres, size, fenced=False)
        fenced = await measured(postgres, size, fenced=True)
        print({"alone": alone, "fenced": fenced}, file=sys.stderr, flush=True)
        rounds.append((alone, fenced))
    ratios = {
        name: round(
            sum(fenced[name] for _, fenced in rounds) / sum(alone[name] for alone, _ in rounds), 3
        )
        for name in ("node_cpu_s_per_1000", "postgres_cpu_s_per_1000")
    }
    return {
        "node_cpu_ratio": ratios["node_cpu_s_per_1000"],
        "postgres_cpu_ratio": ratios["postgres_cpu_s_per_1000"],
        "alone": [alone for alone, _ in rounds],
        "fenced": [fenced for _, fenced in rounds],
        "machine_load": round(psutil.getloadavg()[0], 1),
    }
