"""Coquillaude over the socket: bots play a whole game with only what the socket tells them."""

from support.scene import served
from support.server import Running
from support.tables import games
from support.wire_bots import play_to_the_end


@served(games())
async def test_two_wire_bots_and_a_house_bot_play_to_the_end(here: Running) -> None:
    host = await play_to_the_end(here, "coquillaude", 2, bots=1, letters=100, ending="six")
    rounds = host.view["phase"]["rounds"]
    assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
