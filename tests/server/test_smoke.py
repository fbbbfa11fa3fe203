"""Smoke tests over the socket: a small game to its end, and the start of every game."""

import asyncio

import pytest

from parlotte.games import registered
from support.scene import served
from support.server import Running, play_on
from support.tables import games


@served()
async def test_two_people_two_bots_and_a_big_screen_play_to_the_end(here: Running) -> None:
    host, guest = await here.table(2, bots=2)
    screen = await here.client(host.code, screen=True)
    await host.ask("start")
    await asyncio.gather(play_on(host), play_on(guest))
    outcome = host.table["match"]["outcome"]
    assert outcome["winners"]
    await screen.until(lambda: screen.table["match"].get("outcome") == outcome)
    assert screen.mine == {}
    assert sum(won[0] for won in screen.table["medals"].values()) >= 1


@pytest.mark.parametrize("game", registered())
@served(games())
async def test_every_game_starts_shows_prompts_and_stops(here: Running, game: str) -> None:
    least = registered()[game].seats[0]
    host, *_ = await here.table(1, game=game, bots=max(least, 2) - 1)
    screen = await here.client(host.code, screen=True)
    await host.ask("start")
    await host.until(lambda: any(one["must"] for one in host.prompts()))
    await screen.until(lambda: screen.view is not None)
    assert screen.view is not None
    assert "mine" not in screen.view
    await host.ask("stop")
    await screen.until(lambda: bool(screen.table["match"].get("outcome")))
    assert len(screen.table["match"]["outcome"]["standings"]) == max(least, 2)
