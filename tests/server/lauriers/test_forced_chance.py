"""Forced cards of Les Lauriers in a running house."""

from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client
from parlotte.games.lauriers.options import Options
from support.forced import chance
from support.scene import played
from support.server import running
from support.tables import games


def mine(client: Client) -> Any:
    return client.mine.get(client.you[0], {}).get("view")


@pytest.mark.parametrize("card", [0, 5])
@played
async def test_the_first_card_is_forced(tmp_path: Path, card: int) -> None:
    async with running(tmp_path, library=chance(lauriers=((card,),))) as here:
        host, *_ = await here.match(4, game="lauriers")
        await host.until(lambda: bool(mine(host) and mine(host).get("card")))
        cards = games().with_packs("lauriers").game.book.cards(Options())
        assert [word["id"] for word in mine(host)["card"]] == list(cards[card])
