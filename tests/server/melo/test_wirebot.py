"""Mélo Ego Duo over the socket: bots play with only what the socket tells them."""

import asyncio

from support.scene import served
from support.server import Running
from support.tables import games, pass_time
from support.wire_bots import seated_bots

ENOUGH = 4  # revealed answers: enough for bots to base guesses on


@served(games(), still=True)
async def test_wire_bots_and_house_bots_guess_together(here: Running) -> None:
    seated, bots = await seated_bots(here, "melo", 2, 3, bots=2)
    playing = [asyncio.ensure_future(bot.play()) for bot in bots]
    host = seated[0]
    while len(host.view["revealed"]) < ENOUGH:
        assert not any(one.done() for one in playing), [one.exception() for one in playing]
        # The clock turns the guesses over. The command goes through the store first, so the bots
        # have acted by then and do not run out of time.
        pass_time(here, 0.25)
        await host.ask("ready", yes=host.you[0] not in host.table["ready"])
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    numbers = [known["number"] for known in host.view["revealed"]]
    assert numbers == sorted(numbers)
    assert any(known.get("guesses") for known in host.view["revealed"])
