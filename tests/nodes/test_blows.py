"""Three nodes, one PostgreSQL, a balancer, people who play: some are killed, one freezes.

Nothing that was acknowledged is lost, nothing is done twice, and everybody plays on. The twenty
rounds, all else that may befall a node, how soon people play again and how much time a phase gains
are in `bench/nodes`; that a phase loses none, in `tests/server/nodes`.
"""

from support.cluster.checker import Checked
from support.cluster.cluster import Cluster
from support.cluster.load import Load
from support.cluster.scenes import Struck, astray, busiest, frozen, killed
from support.depth import by_depth
from support.server import run
from support.tables import eventually

TABLES, KILLS = by_depth((9, 1), (24, 2))
ACTS_PER_SECOND = 40.0
FROZEN = 2.5  # seconds at least, and until others have its tables


def felt(struck: Struck) -> None:
    assert struck.tables, "it had no table: nothing was hit"
    assert struck.waiting, "nothing was on its way: nothing was hit"
    assert len(struck.playable) == struck.tables


async def blows(here: Cluster, load: Load) -> None:
    await load.gather(TABLES)
    load.play(ACTS_PER_SECOND)
    await load.going_on()
    for _ in range(KILLS):
        felt(await killed(here, load, busiest(here)))
        await load.going_on()
    felt(await frozen(here, load, busiest(here), FROZEN))
    await load.going_on()
    await load.rest()


async def evening(here: Cluster) -> Checked:
    load = here.load()
    try:
        await blows(here, load)
        checked = await here.check(load)
        await eventually(lambda: astray(load) == [])
        return checked
    finally:
        await load.stop()


def test_kills_and_a_freeze_under_load_lose_nothing(here: Cluster) -> None:
    checked: Checked = run(lambda: evening(here), 280)
    assert checked.faults == []
    assert checked.tables == TABLES
    assert checked.hand_overs  # the logs show that tables went from node to node
    assert checked.acknowledged >= (KILLS + 2) * TABLES  # each went on after each blow
