"""The cost of fencing: one node, compared with one lone server on PostgreSQL, same load."""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
import psycopg

from bench.nodes.blows import Size
from support.cluster.cluster import Cluster, any_balancer
from support.cluster.load import spread
from support.databases import Postgres

WARM, IDLE, SECONDS, ROUNDS = 5.0, 10.0, 20.0, 2
FIRST = 4  # tables opened first, so that shared content is loaded
ACTS_A_TABLE = 3.0  # per second: enough that acts dominate the cost


async def measured(postgres: Postgres, size: Size, *, fenced: bool) -> dict[str, Any]:
    """CPU time per act and when idle, of the server and of PostgreSQL."""
    with TemporaryDirectory() as folder:
        here = Cluster(Path(folder), postgres, any_balancer(Path(folder)), audited=False)
        node = here.node("un", label=None if fenced else "")
        here.nodes = [node]
        load = here.load()
        try:
            here.start()
            await load.gather(FIRST)
            empty = node.memory()
            await load.gather(size.tables - FIRST)
            held = (node.memory() - empty) / (size.tables - FIRST)
            before = here.cpu()
            await asyncio.sleep(IDLE)
            idle = [one - two for one, two in zip(here.cpu(), before, strict=True)]
            load.play(ACTS_A_TABLE * size.tables)
            await asyncio.sleep(WARM)
            before, acts, at = here.cpu(), load.acknowledged(), time.monotonic()
            wrote = written(here)
            await asyncio.sleep(SECONDS)
            wrote = [one - two for one, two in zip(written(here), wrote, strict=True)]
            spent = [one - two for one, two in zip(here.cpu(), before, strict=True)]
            acts, lasted = load.acknowledged() - acts, time.monotonic() - at
            await load.rest()
            waits = [o.answered - o.at for p in load.phones for o in p.sent.values() if o.at > at]
            return {
                "acts": acts,
                "acts_per_second": round(acts / lasted),
                "node_cpu_ms_per_act": round(1000 * spent[0] / acts, 3),
                "postgres_cpu_ms_per_act": round(1000 * spent[1] / acts, 3),
                "journal_bytes_per_act": round(wrote[0] / acts),
                "commits_per_act": round(wrote[1] / acts, 3),
                "log_bytes_per_line": log_size(here),
                "node_idle_cores": round(idle[0] / IDLE, 4),
                "postgres_idle_cores": round(idle[1] / IDLE, 4),
                "kb_per_table": round(1024 * held, 1),
                "node_mb": round(node.memory(), 1),
                "act": spread(waits),
            }
        finally:
            await load.stop()
            here.stop()


def written(here: Cluster) -> list[float]:
    """Bytes of PostgreSQL's WAL, and commits, so far."""
    with psycopg.connect(here.database) as connection:
        (bytes_,) = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone() or (0,)
        query = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        (commits,) = connection.execute(query).fetchone() or (0,)
    return [float(bytes_), float(commits)]


def log_size(here: Cluster) -> int:
    """Bytes per line of a log on the disk, with its indexes."""
    query = "SELECT pg_total_relation_size('inputs') / greatest(1, count(*)) FROM inputs"
    with psycopg.connect(here.database) as connection:
        (size,) = connection.execute(query).fetchone() or (0,)
    return int(size)


async def cost(postgres: Postgres, size: Size) -> dict[str, Any]:
    """Several alternating rounds, as machines are noisy."""
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
        for name in ("node_cpu_ms_per_act", "postgres_cpu_ms_per_act")
    }
    return {
        "node_cpu_ratio": ratios["node_cpu_ms_per_act"],
        "postgres_cpu_ratio": ratios["postgres_cpu_ms_per_act"],
        "alone": [alone for alone, _ in rounds],
        "fenced": [fenced for _, fenced in rounds],
        "machine_load": round(psutil.getloadavg()[0], 1),
    }
