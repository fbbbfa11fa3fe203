"""Helpers for wire bots, which play with only what the socket tells them."""

import asyncio
from typing import Any

from parlotte.client import Client
from parlotte.games import registered
from parlotte.wirebot import WireBot
from support.server import Running


async def seated_bots(
    here: Running, game: str, people: int, level: int, **about: Any
) -> tuple[list[Client], list[WireBot]]:
    """A match has begun: the clients of its people, and a bot for each of them."""
    seated = await here.match(people, game=game, **about)
    for one in seated:
        await one.until(lambda one=one: one.table["match"] is not None)
    return seated, [WireBot(one, one.you[0], registered()[game], level=level) for one in seated]


async def play_to_the_end(here: Running, game: str, people: int, **about: Any) -> Client:
    """Three seats play: bots over the wire, and those of the house."""
    seated, bots = await seated_bots(here, game, people, 2, **about)
    await asyncio.gather(*(bot.play() for bot in bots))
    outcome = seated[0].table["match"]["outcome"]
    assert sorted(one["seat"] for one in outcome["standings"]) == [0, 1, 2]
    assert outcome["winners"]
    return seated[0]
