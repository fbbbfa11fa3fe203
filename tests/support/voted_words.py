"""Words voted in at a table, made without playing a game that votes."""

import asyncio

from parlotte.server.store.rows import HouseWordRow
from parlotte.server.store.writes import Verdict, Write
from support.any_game import ANY_GAME
from support.background import Background


def vote_in(house: Background, code: str, *words: str) -> None:
    """As if the table had said yes to them: they are in the store, and everybody is shown."""

    async def keep() -> None:
        live = house.here.house.tables[code]
        rows = [
            HouseWordRow(
                scope=live.state.id, word=word.upper(), written=word, asked_by="Papi Jo",
                agreed='["Camille","Inès"]'.encode(), game=ANY_GAME, code=code, at=1_763_283_600,
            )
            for word in words
        ]  # fmt: skip
        written: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        house.here.house.writer.submit(Write(house_words=rows), written.set_result)
        assert await written == "written"
        for row in rows:
            live.state.voted.keep(row)
        live.refresh()

    house.call(keep())
