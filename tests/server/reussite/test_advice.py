"""La Réussite at a table: advice from its solver, and a bot that thinks in another thread."""

from pathlib import Path
from typing import Any

from parlotte.client import Client, Json, open_table
from support.scene import played, served
from support.server import Running, free_port, running
from support.tables import games, refusal

FIXED = {"deal": "NA234567", "cover": "automatic"}


async def patience(here: Running, *, bots: int = 0, **options: Any) -> Client:
    """A table with one person and a dealt board."""
    (host,) = await here.table(1, game="reussite", **FIXED | options)
    for _ in range(bots):
        await host.ask("add-bot", level=1)
    await host.ask("start")
    await host.until(lambda: host.view is not None and host.view["phase"] == "writing")
    return host


async def word(host: Client) -> Json:
    return await host.ask("advise", kind="word")


@served(games())
async def test_a_nudge_tells_length_and_first_letter_and_the_hint_can_be_played(
    here: Running,
) -> None:
    host = await patience(here)
    assert host.view is not None
    nudge = await host.ask("advise", kind="nudge")
    hint = await word(host)
    assert nudge == {"found": True, "length": len(hint["word"]), "first": hint["word"][0]}
    assert "".join(tile["letter"] for tile in hint["tiles"]) == hint["word"]
    await host.do({"act": "lay", "draft": hint["draft"]})
    await host.do({"act": "propose"})
    await host.until(lambda: bool(host.view and host.view["words"]))
    assert host.view["words"][0]["word"] == hint["word"]


@served(games())
async def test_advice_is_of_the_games_own_kinds_and_for_players_only(here: Running) -> None:
    host = await patience(here)
    assert (await refusal(host.ask("advise", kind="abracadabra"))).key == "no-advice"
    watcher = await here.client(host.code)
    assert (await refusal(watcher.ask("advise", kind="word"))).key == "sit-down-first"
    # Nobody can know while the stock hides tiles.
    assert await host.ask("advise", kind="winnable") == {"found": False}
    assert await host.ask("advise", kind="solution") == {"found": False}


@played
async def test_hints_are_counted_across_a_restart(tmp_path: Path, database_url: str) -> None:
    server: dict[str, Any] = {
        "port": free_port(), "library": games(), "database": database_url,
    }  # fmt: skip
    async with running(tmp_path, **server) as here:
        host = await patience(here)
        here.clients = []  # the client outlives this server
        assert host.view["hints"] == 0
        await host.ask("advise", kind="winnable")
        await host.ask("advise", kind="nudge")
        assert host.view["hints"] == 1
        first = await word(host)
        assert await word(host) == first  # repeating a hint costs nothing
        assert host.view["hints"] == 2
    async with running(tmp_path, **server) as here:
        here.clients = [host]
        await host.until(lambda: host.reconnections == 1 and host.seq >= 0)
        assert host.view["hints"] == 2
        await host.do({"act": "propose", "draft": first["draft"]})
        await host.do({"act": "undo"})
        assert host.view["hints"] == 2
        await host.do({"act": "give-up"})
        await host.until(lambda: bool(host.table["match"].get("outcome")))
        assert host.table["match"]["outcome"]["params"]["hints"] == 2
        # After the end, hints are not counted.
        assert (await host.ask("advise", kind="solution"))["found"]
        assert host.view["hints"] == 2


@served(games())
async def test_a_latecomer_who_only_watches_gets_no_hint(here: Running) -> None:
    host = await patience(here)
    cousin = await here.client(host.code)
    await cousin.ask("join", name="Zélie", animal="chat")
    assert (await refusal(cousin.ask("advise", kind="word"))).key == "advice-for-players"
    assert await cousin.ask("advise", kind="winnable") == {"found": False}
    assert host.view["hints"] == 0


@served(games())
async def test_a_bot_proposes_when_asked_while_the_table_goes_on(here: Running) -> None:
    host = await patience(here, bots=1)
    await host.do({"act": "ask-bot", "seat": 1})
    await host.ask("react", kind="bravo")  # answered while the bot thinks
    await host.until(lambda: host.view is not None and host.view["phase"] == "proposed")
    assert host.view["proposal"]["by"] == 1
    await host.do({"act": "answer", "aye": True})
    await host.until(lambda: bool(host.view and host.view["words"]))


@served(games())
async def test_a_table_is_opened_with_its_options(here: Running) -> None:
    opened = await open_table(
        here.url, "Camille", "renard", "reussite", options={"deal": "GE234567"}
    )
    host = await here.client(opened["code"], tokens=[opened["token"]])
    assert host.table["options"]["deal"] == "GE234567"
    await host.ask("start")
    await host.until(lambda: host.view is not None)
    assert (host.view["code"], host.view["stock"]) == ("GE234567", 90)
