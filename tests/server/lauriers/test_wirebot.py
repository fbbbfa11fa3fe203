"""Les Lauriers over the socket: bots play a whole match with only what the socket tells them."""

from support.scene import served
from support.server import Running
from support.tables import games
from support.wire_bots import play_to_the_end


@served(games())
async def test_three_wire_bots_play_to_the_end(here: Running) -> None:
    host = await play_to_the_end(here, "lauriers", 3, track=15)
    assert host.table["match"]["outcome"]["winners"]
