"""A long evening: match after match at the same tables, and how much memory that takes."""

import tempfile
from typing import Any

from bench.server.circles import TableCircle
from bench.server.load import closed_loop, forget, gather, paced
from bench.server.processes import Measured

TABLES, PER_SECOND = 20, 300.0
WARM_UP = 20.0  # seconds as fast as can be: caches fill, and every table has had a few matches
SLICES = 10

AIMS: dict[str, object] = {"kb_more_per_table_and_hour": 100}


async def long_evening(database: str, minutes: float) -> dict[str, Any]:
    """Memory after each tenth of it. What grows from the first half to the second would go on."""
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", "tables", data, database) as server,
    ):
        circles = [TableCircle() for _ in range(TABLES)]
        await gather(circles, lambda circle, number: circle.sit_down(server.port, number))
        await closed_loop(circles, WARM_UP)
        forget(circles)
        kept, spent, began = [], [], server.memory()
        for _ in range(SLICES):
            before, cpu = sum(one.acts for one in circles), server.cpu()
            await paced(circles, minutes * 60 / SLICES, PER_SECOND)
            acts = sum(one.acts for one in circles) - before
            kept.append(round(server.memory() / 1024, 2))
            spent.append(round(1000 * (server.cpu() - cpu) / acts, 4))
        acts = sum(one.acts for one in circles)
        for one in circles:
            one.close()
    half = SLICES // 2
    more = (sum(kept[half:]) - sum(kept[:half])) / half * 1024  # in half of the time
    return {
        "tables": TABLES,
        "minutes": minutes,
        "acts": acts,
        "mb_at_first": round(began / 1024, 2),
        "mb": kept,
        "cpu_s_per_1000": spent,
        "kb_more_per_table_and_hour": round(more / TABLES / (minutes / 2) * 60, 1),
    }
