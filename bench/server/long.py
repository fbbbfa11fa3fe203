"""Memory over many matches in a row at the same tables."""

import tempfile
from typing import Any

from bench.server.circles import TableCircle
from bench.server.load import closed_loop, forget, gather, paced
from bench.server.processes import Measured

TABLES, PER_SECOND = 20, 300.0
WARM_UP = 20.0  # seconds at full speed: fills the caches, with a few matches per table
SLICES = 10

AIMS: dict[str, object] = {"mb_more_in_second_half": 1}


async def long_evening(database: str, minutes: float) -> dict[str, Any]:
    """Memory after each tenth of it. What still grows in the second half would go on; in the first
    the caches of texts fill up."""
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
    return {
        "tables": TABLES,
        "minutes": minutes,
        "acts": acts,
        "mb_at_first": round(began / 1024, 2),
        "mb": kept,
        "cpu_s_per_1000": spent,
        "mb_more_in_second_half": round(kept[-1] - kept[SLICES // 2 - 1], 2),
    }
