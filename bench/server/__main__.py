"""The server compared with a bare one, in one run: CPU, latency, memory, idle cost, flood, crowd,
thinking.

 make bench B=server [ARGS="--tables 50,500 --database postgresql://…"]
 make bench B=server ARGS=--crowd-alone
 make bench B=server ARGS=--only-storm  # worst-case commands, and their effect on other tables
 make bench B=server ARGS="--long 10"  # minutes: memory over many matches
 make bench B=server ARGS="--drafts 30 --before COMMIT"  # seconds: bytes while people compose

Tables of four clients over websockets, every act durable. The bare server is the same uvicorn with
one frame in and four of the same size out. Ratios are meaningful; seconds depend on this machine.
"""

import argparse
import asyncio
import gc
import tempfile
from collections.abc import Sequence
from typing import Any

import uvloop

from bench.report import report
from bench.server.circles import BareCircle, Circle, TableCircle
from bench.server.crowd import crowded
from bench.server.drafts import AIMS as DRAFT_AIMS
from bench.server.drafts import drafts
from bench.server.flood import flooded
from bench.server.load import closed_loop, forget, gather, latencies, paced
from bench.server.long import AIMS as LONG_AIMS
from bench.server.long import long_evening
from bench.server.processes import Measured
from bench.server.storm import AIMS as STORM_AIMS
from bench.server.storm import stormed
from bench.server.think import thinking
from bench.server.worst import STORMS

AIMS: dict[str, object] = {
    "cpu_ratio": 3.0,
    "kb_per_table_above_bare": 40,
    "idle_cores_above_bare_2000": 0.01,
    "flood_p99_ratio": 3,
    "crowd_shut_out": 0,
    "think_hint_ms": 500,
}
WARM_UP, CLOSED, PACED, IDLE = 2.0, 8.0, 8.0, 20.0
SETTLE = 4.0  # waits for the full garbage collection of the first quiet second


async def measure(server: Measured, circles: Sequence[Circle], sit_down: Any, pace: float) -> Any:
    """One server with that many circles: CPU time per act, and when idle."""
    await gather(circles[:2], sit_down)  # the first tables load shared content
    await closed_loop(circles[:2], WARM_UP)
    empty = server.memory()
    await gather(circles[2:], sit_down, 2)
    await asyncio.sleep(SETTLE)
    held = server.memory()
    before = server.cpu()
    await asyncio.sleep(IDLE)
    idle = (server.cpu() - before) / IDLE
    await closed_loop(circles, WARM_UP)
    result: dict[str, Any] = {
        "kb_per_table": round((held - empty) / (len(circles) - 2), 1),
        "idle_cores": round(idle, 4),
    }
    for mode in ("closed", "paced"):
        forget(circles)
        gc.collect()
        before = server.cpu()
        if mode == "closed":
            await closed_loop(circles, CLOSED)
        else:
            await paced(circles, PACED, pace)
        spent = server.cpu() - before
        acts = sum(circle.acts for circle in circles)
        result[mode] = {
            "acts": acts,
            "cpu_s_per_1000": round(1000 * spent / acts, 4),
            **latencies(circles),
        }
        frames = sum(circle.frames_in for circle in circles)
        if frames:
            size = sum(circle.bytes_in for circle in circles) / frames
            result[mode] |= {"frames_out": round(frames / acts, 2), "frame_bytes": round(size)}
    result["kb_per_table_played"] = round((server.memory() - empty) / (len(circles) - 2), 1)
    for circle in circles:
        circle.close()
    return result


async def compare(tables: int, pace: float, database: str) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", "tables", data, database) as server,
    ):
        ours = [TableCircle() for _ in range(tables)]
        found = await measure(server, ours, lambda circle, n: circle.sit_down(server.port, n), pace)
    size = found["closed"]["frame_bytes"]
    with Measured("bench.server.bare", "bare") as server:
        bare = [BareCircle(size) for _ in range(tables)]
        beside = await measure(
            server, bare, lambda circle, n: circle.sit_down(server.port, n), pace
        )
    ratios = {
        f"cpu_ratio_{mode}": round(
            found[mode]["cpu_s_per_1000"] / beside[mode]["cpu_s_per_1000"], 2
        )
        for mode in ("closed", "paced")
    }
    return {
        **ratios,
        "kb_per_table_above_bare": round(found["kb_per_table"] - beside["kb_per_table"], 1),
        "idle_cores_above_bare": round(found["idle_cores"] - beside["idle_cores"], 4),
        "tables": found,
        "bare": beside,
    }


async def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--tables", default="50,500,2000")
    reader.add_argument("--database", default="")
    reader.add_argument("--no-flood", action="store_true")
    reader.add_argument("--crowd-alone", action="store_true")
    reader.add_argument("--only-think", action="store_true", help="solutions without pause, alone")
    reader.add_argument("--before", default="", help="a commit to compare with")
    reader.add_argument("--only-storm", action="store_true", help="all one may send, at its worst")
    reader.add_argument("--storms", default=",".join(STORMS), help="some of them")
    reader.add_argument("--long", type=float, default=0, help="minutes of match after match")
    reader.add_argument("--drafts", type=float, default=0, help="seconds of composing")
    asked = reader.parse_args()
    if asked.drafts:
        report("server", {"drafts": await drafts(asked.drafts, asked.before)}, DRAFT_AIMS)
        return
    if asked.long:
        report("server", {"long": await long_evening(asked.database, asked.long)}, LONG_AIMS)
        return
    if asked.only_storm:
        stormy = await stormed(asked.database, asked.storms.split(","))
        report("server", {"storm": stormy}, STORM_AIMS)
        return
    measured: dict[str, object] = {}
    if not asked.only_think:
        measured["crowd"] = await crowded(asked.database)
    if asked.crowd_alone:
        report("server", measured, {"crowd_shut_out": AIMS["crowd_shut_out"]})
        return
    for tables in map(int, () if asked.only_think else asked.tables.split(",")):
        measured[str(tables)] = await compare(tables, max(50, tables / 2), asked.database)
        print(tables, measured[str(tables)], flush=True)
    if not asked.no_flood and not asked.only_think:
        measured["flood"] = await flooded(asked.database)
    measured["think"] = await thinking(asked.database, asked.before)
    report("server", measured, AIMS)


uvloop.run(main())
