"""Two people on one phone: a deal against the clock lasts no longer for that."""

from support.scene import served
from support.server import FakeSeconds, Running
from support.tables import games, pass_time

FIXED = {"deal": "NA234567", "cover": "automatic", "minutes": 10}


@served(games())
async def test_no_curtain_holds_the_clock_of_the_whole_deal(
    here: Running, clock: FakeSeconds
) -> None:
    (host,) = await here.table(1, game="reussite", **FIXED)
    await host.ask("join", name="Lulu", animal="lapin", by=1)
    await host.ask("start", by=1)
    await host.until(lambda: host.view is not None and host.view["phase"] == "writing")
    for person, down in ((1, True), (1, False), (2, True), (2, False)):
        await host.ask("curtain", by=person, down=down)
        pass_time(here, clock, 5)
    await host.ask("react", by=1, kind="bravo")
    assert (host.now, host.hold) == (20_000, 0)
