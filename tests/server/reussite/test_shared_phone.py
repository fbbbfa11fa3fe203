"""A curtain does not stop the clock of a timed deal."""

from support.scene import served
from support.server import Running
from support.tables import games, pass_time

FIXED = {"deal": "NA234567", "cover": "automatic", "minutes": 10}


@served(games(), still=True)
async def test_a_curtain_does_not_stop_the_deals_clock(here: Running) -> None:
    (host,) = await here.table(1, game="reussite", **FIXED)
    await host.ask("join", name="Lulu", animal="lapin", by=1)
    await host.ask("start", by=1)
    await host.until(lambda: host.view is not None and host.view["phase"] == "writing")
    for person, down in ((1, True), (1, False), (2, True), (2, False)):
        await host.ask("curtain", by=person, down=down)
        pass_time(here, 5)
    await host.ask("react", by=1, kind="bravo")  # any act, to receive a frame with the clock
    assert (host.now, host.hold) == (20_000, 0)
