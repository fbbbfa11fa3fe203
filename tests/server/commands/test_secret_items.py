"""Items that each person writes in secret: a limited number, readable only by their author."""

import asyncio
import json
import urllib.request
from pathlib import Path

from parlotte.client import Client, Json
from parlotte.packs.format import Pack
from parlotte.server.content.own_packs import NOBODY, authors_of
from parlotte.server.store.writes import Write
from server.store.samples import a_pack
from support import riddles
from support.scene import played, served
from support.server import Running, running
from support.tables import knocking, play_toy, refusal, toy_table

SECRET = riddles.RiddleLibrary(each=3, secret=True, private=True)
TOY = {"game": "toy"}
PACK = "Nos devinettes"


def riddle(text: str) -> Json:
    return {"riddle": text, "answer": "L’âge."}


async def write(client: Client, *texts: str) -> list[Json]:
    return [await client.ask("put-item", **TOY, item=riddle(text)) for text in texts]


async def mine(client: Client) -> list[Json]:
    return (await client.ask("items", **TOY))["items"]


def place(item: Json) -> Json:
    return {key: item[key] for key in ("pack", "at", "check")}


@served(SECRET, on_each_store=True)
async def test_secret_items_are_read_only_by_their_author(here: Running) -> None:
    host, second = await toy_table(here)
    frames: list[str] = []
    host.watch = frames.append
    await write(second, "Qui ronfle ?")
    await write(host, "Qui rit ?")
    await write(second, "Qui dort ?")
    own = await mine(second)
    assert [item["riddle"] for item in own] == ["Qui ronfle ?", "Qui dort ?"]
    assert [(item["at"], item["mine"]) for item in own] == [(0, True), (2, True)]
    assert [item["riddle"] for item in await mine(host)] == ["Qui rit ?"]
    watcher = await here.client(host.code)
    assert await mine(watcher) == []
    # Others see how many there are, and nothing else.
    await host.until(lambda: host.table["packs"] == [{"game": "toy", "name": PACK, "items": 3}])
    assert "ronfle" not in "".join(frames)
    for one in (host, second):
        refused = await refusal(one.ask("get-pack", **TOY, name=PACK))
        assert refused.key == "items-secret"


@played
async def test_an_item_that_looks_like_a_csv_header_keeps_every_author(
    tmp_path: Path, database_url: str
) -> None:
    """`sep=;` is the first line of a spreadsheet's CSV; as an item it is ordinary text."""
    async with running(tmp_path, library=SECRET, database=database_url) as here:
        host, second = await toy_table(here)
        await write(host, "Qui rit ?")
        await write(second, "sep=;")
    async with running(tmp_path, library=SECRET, database=database_url) as here:
        back = [await here.client(host.code, tokens=one.tokens) for one in (host, second)]
        told = [[item["riddle"] for item in await mine(one)] for one in back]
        assert told == [["Qui rit ?"], ["sep=;"]]


@served(SECRET)
async def test_each_person_has_a_limit_of_items(here: Running) -> None:
    host, second = await toy_table(here)
    await write(second, "Un ?", "Deux ?", "Trois ?")
    refused = await refusal(second.ask("put-item", **TOY, item=riddle("Quatre ?")))
    assert (refused.key, refused.params["most"]) == ("items-enough", 3)
    await write(host, "Quatre ?")
    # An item may be rewritten, or deleted to make room for another.
    first, second_, _ = await mine(second)
    done = await second.ask("put-item", **TOY, **place(first), item={"riddle": "Une ?"})
    assert done["at"] == 0
    await second.ask("drop-item", **TOY, **place(second_))
    await write(second, "Cinq ?")
    told = [item["riddle"] for item in await mine(second)]
    assert told == ["Une ?", "Trois ?", "Cinq ?"]
    assert [item["riddle"] for item in await mine(host)] == ["Quatre ?"]
    whole = "riddle;answer\nSix ?;Papi.\n"
    refused = await refusal(host.ask("put-pack", **TOY, name="Été", file="x.csv", text=whole))
    assert refused.key == "items-one-by-one"


@served(SECRET)
async def test_nobody_changes_or_drops_anothers_secret_item(here: Running) -> None:
    host, second = await toy_table(here)
    [done] = await write(second, "Qui ronfle ?")
    for at in (0, 1, -1, 99):
        wanted = {"pack": PACK, "at": at, "check": done["check"]}
        changed = host.ask("put-item", **TOY, **wanted, item=riddle("À moi ?"))
        assert (await refusal(changed)).key == "item-changed"
        assert (await refusal(host.ask("drop-item", **TOY, **wanted))).key == "item-changed"
    assert (await refusal(second.ask("drop-pack", **TOY, name=PACK))).key == "host-only"
    assert len(await mine(second)) == 1
    await host.ask("drop-pack", **TOY, name=PACK)  # the whole pack, without reading it
    assert await mine(second) == []


@served(SECRET)
async def test_secret_items_are_deleted_with_their_author(here: Running) -> None:
    host, second = await toy_table(here)
    third = await here.client(host.code)
    await third.ask("join", name="Lucas", animal="ours")
    await write(second, "Qui ronfle ?")
    await write(third, "Qui rit ?")
    await host.ask("set-knock", knock=True)
    guest, number = await knocking(here, host)
    await host.ask("admit", guest=number, seat_of=2)
    await guest.until(lambda: guest.you == [2])
    assert await mine(guest) == []  # the new holder has the same person number as the author
    assert [item["riddle"] for item in await mine(third)] == ["Qui rit ?"]
    await host.ask("set-options", options={"riddles": [PACK]})
    await host.ask("remove", person=3)
    assert host.table["packs"] == []
    assert host.table["options"]["riddles"] == []


@played
async def test_authors_of_secret_items_survive_a_restart(tmp_path: Path, database_url: str) -> None:
    async with running(tmp_path, library=SECRET, database=database_url) as here:
        host, second = await toy_table(here)
        await write(second, "Qui ronfle ?")
        await write(host, "Qui rit ?")
        [row] = here.house.reader.all_packs()
        assert (json.loads(row.authors), row.secret) == ([2, 1], True)
    async with running(tmp_path, library=SECRET, database=database_url) as here:
        back = await here.client(host.code, tokens=second.tokens)
        assert [item["riddle"] for item in await mine(back)] == ["Qui ronfle ?"]
        await write(back, "Deux ?", "Trois ?")
        assert (await refusal(back.ask("put-item", **TOY, item=riddle("?")))).key == "items-enough"


@played
async def test_a_missing_pack_is_no_longer_chosen(tmp_path: Path) -> None:
    """A backup omits secret packs; the next match starts without them."""
    async with running(tmp_path, library=SECRET) as here:
        host, second = await toy_table(here)
        await write(second, "Qui ronfle ?")
        await host.ask("set-options", options={"riddles": [PACK]})
        [row] = here.house.reader.all_packs()
    async with running(tmp_path, library=SECRET) as here:
        assert await here.house.written(Write(packs_gone=[row.key])) == "written"
        back = await here.client(host.code, tokens=host.tokens)
        assert back.table["options"]["riddles"] == []


@served(SECRET)
async def test_secret_items_are_played_and_cannot_be_read_during_the_match(here: Running) -> None:
    host, second = await toy_table(here)
    await write(second, "Qui ronfle ?")
    await host.ask("start")
    assert (await refusal(second.ask("items", **TOY))).key == "items-at-play"
    *_, bound = here.house.library._by_packs.values()
    assert bound._body == ("Qui ronfle ?",)
    await play_toy(host, second, begun=True)
    assert len(await mine(second)) == 1  # kept for the next match


@served(riddles.RiddleLibrary(each=1))
async def test_items_that_are_not_secret_may_be_read_and_edited_by_all(here: Running) -> None:
    host, second = await toy_table(here)
    [done] = await write(second, "Qui ronfle ?")
    [seen] = await mine(host)
    assert (seen["riddle"], seen["mine"]) == ("Qui ronfle ?", False)
    await host.ask("put-item", **TOY, **place(done), item={"riddle": "Qui dort ?"})
    [own] = await mine(second)
    assert (own["riddle"], own["mine"]) == ("Qui dort ?", True)  # still counted as the author's
    await write(host, "Et moi ?")
    assert (await refusal(host.ask("put-item", **TOY, item=riddle("?")))).key == "items-enough"


@served(SECRET)
async def test_the_api_tells_that_items_are_secret(here: Running) -> None:
    def asked() -> Json:
        with urllib.request.urlopen(f"{here.url}/api/games") as answer:
            [game] = json.load(answer)
        return game

    game = await asyncio.to_thread(asked)
    assert (game["own_each"], game["own_secret"], game["private"]) == (3, True, True)


def test_items_with_damaged_authors_belong_to_nobody() -> None:
    pack = Pack("toy", PACK, "fr", ("a", "b"))
    assert authors_of(a_pack(authors=b"[1,2]"), pack) == (1, 2)
    for damaged in (b"", b"[1]", b"[1,2,3]", b"{", b'["x","y"]'):
        assert authors_of(a_pack(authors=damaged), pack) == (NOBODY, NOBODY)
