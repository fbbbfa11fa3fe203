"""Bots that come over the wire play a whole game with nothing but what the socket tells them."""

import asyncio

from parlotte.games import registered
from parlotte.wirebot import WireBot
from support.scene import served
from support.server import Running
from support.tables import games


@served(games())
async def test_two_bots_over_the_wire_and_one_of_the_house_play_to_the_end(here: Running) -> None:
    seated = await here.table(2, game="coquillaude", bots=1, letters=100, ending="six")
    await seated[0].ask("start")
    for one in seated:
        await one.until(lambda one=one: one.table["match"] is not None)
    game = registered()["coquillaude"]
    bots = [WireBot(one, one.you[0], game, level=2) for one in seated]
    await asyncio.gather(*(bot.play() for bot in bots))
    outcome = seated[0].table["match"]["outcome"]
    assert sorted(one["seat"] for one in outcome["standings"]) == [0, 1, 2]
    assert outcome["winners"]
    rounds = seated[0].view["phase"]["rounds"]
    assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
