"""A match begun under older rules, when the verdict came after the claims."""

from pathlib import Path
from typing import Any

from parlotte.client import Client
from parlotte.games.lauriers import GAME
from support.databases import behind
from support.scene import played
from support.server import answer_to, running
from support.tables import games

OLDER = 2
WAIVED = b'{"at":99,"by":1,"what":{"act":"waive"}}'  # an act of the older rules


def as_the_old_rules_left_it(data: Path) -> None:
    """Gives the match the old version number and an act that today's rules cannot read."""
    with behind(data) as store:
        rules = (OLDER, GAME.version)
        changed = store.execute("UPDATE matches SET rules = ? WHERE rules = ?", rules)
        assert changed.rowcount == 1
        changed = store.execute(
            "UPDATE inputs SET given = ? WHERE seq = (SELECT max(seq) FROM inputs)", (WAIVED,)
        )
        assert changed.rowcount == 1


async def answered(client: Client) -> None:
    await client.until(lambda: any(one["must"] for one in client.prompts()))
    asked = next(one for one in client.prompts() if one["must"])
    await client.do(answer_to(asked, 1))


@played
async def test_a_table_with_a_match_of_older_rules_still_opens(tmp_path: Path) -> None:
    assert GAME.version > OLDER
    server: dict[str, Any] = {"library": games()}
    async with running(tmp_path, **server) as here:
        people = await here.table(4, game="lauriers", automatic_mdj=True)
        await people[0].ask("start")
        for client in people[:3]:
            await answered(client)
        host = people[0]
    as_the_old_rules_left_it(tmp_path)
    async with running(tmp_path, **server) as here:
        back = await here.client(host.code, tokens=host.tokens)
        # The match has ended without a winner, and the table plays on.
        assert back.view is None
        [over] = back.table["evening"]
        assert over["outcome"]["stopped"]
        assert over["outcome"]["verdict"] == "match-cannot-go-on"
        assert [one["score"] for one in over["outcome"]["standings"]] == [1, 1, 1, 1]
        await back.ask("start")
        await back.until(lambda: back.view is not None)
        assert back.table["match"]["number"] == 2
