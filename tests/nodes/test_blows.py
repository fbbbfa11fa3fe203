"""Three nodes, one PostgreSQL, a balancer, people who play: two are killed, one freezes.

Nothing that was acknowledged is lost, nothing is done twice, no time is taken, and everybody plays
on. The twenty rounds, and all else that may befall a node, are in `bench/nodes`.
"""

from pathlib import Path

from support.databases import Postgres
from support.server import run
from support.several.checker import Checked
from support.several.cluster import Cluster, cluster
from support.several.load import Load
from support.several.scenes import Struck, astray, busiest, frozen, killed

TABLES, ACTS_PER_SECOND = 24, 40.0
FROZEN = 4.0  # seconds: longer than a lease, and than anybody waits for an answer
PLAYABLE = 15.0  # seconds, on a machine that has much other work; the bench has the true aim
MOST_GIVEN, MOST_TAKEN = 5_000, 2_000  # milliseconds of a phase, the machine's own delays included


def unharmed(struck: Struck) -> None:
    assert struck.tables > 3, "it had hardly a table: nothing was hit"
    assert len(struck.playable) == struck.tables
    assert max(struck.playable) < PLAYABLE, struck.told()
    assert struck.gained, "no phase went on: no time was measured"
    assert -MOST_TAKEN <= min(struck.gained) <= max(struck.gained) <= MOST_GIVEN, struck.told()


async def blows(here: Cluster, load: Load) -> None:
    await load.gather(TABLES)
    load.play(ACTS_PER_SECOND)
    await load.going_on(20)
    for _ in range(2):
        struck = await killed(here, load, busiest(here))
        assert struck.waiting, "nothing was on its way: nothing was hit"
        unharmed(struck)
        await load.going_on(20)
    unharmed(await frozen(here, load, busiest(here), FROZEN))
    await load.going_on(20)
    await load.rest()


async def evening(here: Cluster) -> Checked:
    load = here.load()
    try:
        await blows(here, load)
        checked = await here.check(load)
        assert astray(load) == []
        return checked
    finally:
        await load.stop()


def test_two_kills_and_a_freeze_under_load_lose_nothing(tmp_path: Path, durable: Postgres) -> None:
    with cluster(tmp_path, durable) as here:
        try:
            checked: Checked = run(lambda: evening(here), 200)
            assert checked.faults == []
            assert checked.tables == TABLES
            assert checked.hand_overs > 10  # the logs show that tables went from node to node
            assert checked.acknowledged > 200
        except BaseException:
            print(here.logs())
            raise
