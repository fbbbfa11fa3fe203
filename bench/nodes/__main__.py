"""Three nodes on one PostgreSQL behind HAProxy, under load: killed, frozen, stuck, cut off,
restarted.

 make bench B=nodes [ARGS="--tables 300 --acts 150 --rounds 20 --only kills,cost"]

Phones record every answer and every view; afterwards a checker reads the log of every match. The
figures are for this machine, which runs phones, balancer, nodes and PostgreSQL.
"""

import argparse
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil
import uvloop

from bench.report import report

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests"), str(ROOT / "tools")]

from bench.nodes.blows import (  # noqa: E402 - what they are made of is the tests'
    Size,
    clocks,
    cut_off,
    freeze,
    kills,
    postgres_restarted,
    same_name,
    stuck,
)
from bench.nodes.cost import cost  # noqa: E402
from bench.nodes.nginx import behind_nginx  # noqa: E402
from bench.nodes.rolling import rolling  # noqa: E402
from support.cluster.cluster import any_balancer, durable_postgres  # noqa: E402
from support.databases import Postgres  # noqa: E402

GAMES = 200
SCENES: dict[str, Callable[[Postgres, Size], Awaitable[dict[str, Any]]]] = {
    "kills": kills,
    "frozen_10_s": freeze(10.0),
    "frozen_2_s": freeze(2.0),
    "stuck_2500_ms": stuck,
    "cut_off_late": cut_off(breaking=False),
    "cut_off_broken": cut_off(breaking=True),
    "postgres_restarted": postgres_restarted,
    "same_name": same_name,
    "clocks": clocks,
    "rolling": lambda postgres, size: rolling(postgres, min(GAMES, size.tables)),
    "nginx": behind_nginx,
    "cost": cost,
}
AIMS: dict[str, object] = {
    "faults": 0,
    "astray": 0,
    "kills.within_1500_ms": 0.99,
    "kills.time_gained_ms.most": 5_000,
    "rolling.away.max_ms": 1_000,
    "rolling.act.max_ms": 1_000,
}


async def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--tables", type=int, default=300)
    reader.add_argument("--acts", type=float, default=150.0, help="a second, in all")
    reader.add_argument("--rounds", type=int, default=20, help="of kills")
    reader.add_argument("--only", default=",".join(SCENES), help="some of the scenes")
    asked = reader.parse_args()
    size = Size(asked.tables, asked.acts, asked.rounds)
    measured: dict[str, object] = {
        "tables": size.tables,
        "phones": 3 * size.tables,
        "acts_per_second": size.acts,
        "balancer": any_balancer(Path()).name,
    }
    with durable_postgres() as postgres:
        for name in asked.only.split(","):
            found = await SCENES[name](postgres, size)
            measured[name] = {**found, "machine_load": round(psutil.getloadavg()[0], 1)}
            print(name, measured[name], file=sys.stderr, flush=True)
    report("nodes", measured, AIMS)


uvloop.run(main())
