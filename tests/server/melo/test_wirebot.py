"""Bots that come over the wire play with nothing but what the socket tells them."""

import asyncio

from parlotte.games import registered
from parlotte.wirebot import WireBot
from support.scene import served
from support.server import FakeSeconds, Running
from support.tables import games, pass_time

ENOUGH = 4  # answers revealed: by then they have guessed from what was revealed before


@served(games())
async def test_bots_over_the_wire_guess_each_other_beside_bots_of_the_house(
    here: Running, clock: FakeSeconds
) -> None:
    seated = await here.table(2, game="melo", bots=2)
    await seated[0].ask("start")
    for one in seated:
        await one.until(lambda one=one: one.table["match"] is not None)
    game = registered()["melo"]
    bots = [WireBot(one, one.you[0], game, level=3) for one in seated]
    playing = [asyncio.ensure_future(bot.play()) for bot in bots]
    host = seated[0]
    while len(host.view["revealed"]) < ENOUGH:
        assert not any(one.done() for one in playing), [one.exception() for one in playing]
        # Guesses are turned over by the clock. It waits for a command that has gone through the
        # store: what a bot does is done by then, so its time to answer does not run out.
        pass_time(here, clock, 0.25)
        await host.ask("ready", yes=host.you[0] not in host.table["ready"])
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    numbers = [known["number"] for known in host.view["revealed"]]
    assert numbers == sorted(numbers)
    assert any(known.get("guesses") for known in host.view["revealed"])
