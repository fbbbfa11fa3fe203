"""The same behind nginx: a kill, a rolling restart, and a frozen node that nginx does not
notice."""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import balancer

from bench.nodes.blows import Size, playing, verdict
from support.cluster.balancing import Nginx
from support.cluster.cluster import cluster
from support.cluster.load import absences
from support.cluster.scenes import busiest, felt, killed, restarted
from support.databases import Postgres


async def behind_nginx(postgres: Postgres, size: Size) -> dict[str, Any]:
    found = balancer.find("nginx")
    if found is None:
        return {"not_run": balancer.PROGRAMS["nginx"].missing}
    with TemporaryDirectory() as folder:
        nginx = Nginx(found, Path(folder))
        with cluster(Path(folder), postgres, nginx) as here:
            async with playing(here, size) as load:
                kill = await killed(here, load, busiest(here))
                await load.going_on(60)
                leaving = busiest(here)
                drained = await felt(load, asyncio.to_thread(leaving.stop))
                await asyncio.to_thread(restarted, leaving)
                await load.going_on(60)
                node = busiest(here)
                began = time.monotonic()
                node.freeze()
                try:
                    await asyncio.sleep(5.0)
                    noticed = len(absences(load.phones, began))
                finally:
                    node.thaw()
                return {
                    "kill": kill.told(),
                    "drained": drained,
                    "lines_lost_in_5_s_of_a_frozen_node": noticed,
                    "checked": await verdict(here, load),
                }
