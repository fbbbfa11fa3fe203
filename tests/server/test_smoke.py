"""A family plays a whole game over the socket."""

import asyncio

from support.scene import served
from support.server import Running, play_on


@served()
async def test_two_people_two_bots_and_the_big_screen_play_to_the_end(here: Running) -> None:
    host, guest = await here.table(2, bots=2, track=15)
    screen = await here.client(host.code, screen=True)
    await host.ask("start")
    await asyncio.gather(play_on(host), play_on(guest))
    outcome = host.table["match"]["outcome"]
    assert outcome["winners"]
    await screen.until(lambda: screen.table["match"].get("outcome") == outcome)
    assert screen.mine == {}
    assert sum(won[0] for won in screen.table["medals"].values()) >= 1
