"""A rolling restart of three nodes, while bots play whole matches over the wire."""

import asyncio
import time
from typing import Any

from bench.nodes.blows import house
from support.cluster.bots import SHORT, BotTable
from support.cluster.cluster import Cluster
from support.cluster.load import Load, absences, spread
from support.databases import Postgres

THINKS = 1.5  # mean seconds before a bot acts: a match lasts about as long as the whole restart
MOST_SECONDS = 400.0


async def rolling(postgres: Postgres, games: int) -> dict[str, Any]:
    with house(postgres) as here:
        load = here.load(kind=BotTable)
        try:
            await load.gather(games, SHORT)
            return await _restarted(here, load)
        finally:
            await load.stop()


async def _restarted(here: Cluster, load: Load) -> dict[str, Any]:
    began = time.monotonic()
    for table in load.tables:
        table.think = THINKS
        table.play()
    await asyncio.sleep(2.0)
    restarts = []
    for node in here.nodes:
        at = time.monotonic()
        await asyncio.to_thread(node.stop)
        stopped = time.monotonic()
        await asyncio.to_thread(_again, node)
        restarts.append({"stop_s": round(stopped - at, 2)})
        await asyncio.sleep(2.0)
    rolled = time.monotonic()
    unfinished = sum(not table.over for table in load.tables if isinstance(table, BotTable))
    async with asyncio.timeout(MOST_SECONDS):
        await asyncio.gather(*(one.finished() for one in load.tables if isinstance(one, BotTable)))
    checked = await here.check(load)
    away = absences(load.phones, began)
    acts = [one for phone in load.phones for one in phone.sent.values() if one.at >= began]
    codes = sorted({one.code for one in away})
    return {
        "games": len(load.tables),
        "ended": sum(table.phones[0].ended for table in load.tables),
        "at_play_after_the_last_restart": unfinished,
        "restarts": restarts,
        "rolled_in_s": round(rolled - began, 1),
        "played_in_s": round(time.monotonic() - began, 1),
        "away": spread(one.back - one.lost for one in away),
        "act": spread(one.answered - one.at for one in acts),
        "closed_with": {str(code): sum(one.code == code for one in away) for code in codes},
        "lines": checked.lines,
        "hand_overs": checked.hand_overs,
        "faults": len(checked.faults),
        "first_faults": checked.faults[:5],
        "refusals": dict(load.refusals()),
    }


def _again(node: Any) -> None:
    node.start()
    node.wait()
