"""A pack of the table's own words: uploaded, refused, downloaded, played, deleted."""

from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from parlotte.client import Refused
from parlotte.core.codec import encode
from parlotte.packs.loader import builtin_packs
from parlotte.server.settings import Limits
from parlotte.server.store.rows import PackRow
from parlotte.server.store.writes import Write
from support.scene import played, served
from support.server import Running, answer_to, running
from support.tables import games, phone, refusal, unloaded

WORDS = "mot;classe;définition\r\n" + "".join(
    f"zigouigoui{letter};n.m.;Bidule d’Anaïs, cœur {letter}.\r\n" for letter in "abcdefgh"
)
OWN = {"game": "lauriers", "name": "Maison d’été"}


@served(games())
async def test_an_own_pack_is_counted_downloaded_and_played(here: Running) -> None:
    host, second, _ = await here.table(3, game="lauriers")
    await second.ask("put-pack", **OWN, file="C:/mes mots/été.csv", text=WORDS)
    await host.until(lambda: host.table["packs"] != [])
    await host.ask("set-options", options={"packs": ["Maison d’été"], "writing_minutes": 0})
    [pack] = host.table["packs"]
    assert (pack["game"], pack["name"]) == ("lauriers", "Maison d’été")
    assert pack["items"] == 8
    watcher = await here.client(host.code)
    assert await watcher.ask("get-pack", **OWN) == {"file": "été.csv", "text": WORDS}
    await host.ask("start")
    [prompt] = host.prompts()
    words = prompt["needs"]["word"]["of"]
    assert all(word.startswith("Maison d’été:zigouigoui") for word in words)
    await host.do(answer_to(prompt, 0))
    await second.until(lambda: second.view["phase"]["name"] == "writing")
    assert second.view["phase"]["word"]["spelling"].startswith("zigouigoui")


@served(games())
async def test_an_unreadable_pack_is_refused_whole_with_its_first_problem(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    bad = "mot;classe;définition\nbon;n.m.;Chose.\nmauvais;truc;Chose.\nsans;n.m.;\n"
    refused = await refusal(host.ask("put-pack", **OWN, file="mots.csv", text=bad))
    assert refused.key == "pack-refused"
    assert refused.params["count"] == 2
    assert "mots.csv" in refused.sentence
    assert "3" in refused.params["problem"]
    for file, text in (("mots.pdf", "x"), ("mots.csv", ""), ("mots.json", "{")):
        told = await refusal(host.ask("put-pack", **OWN, file=file, text=text))
        assert told.key == "pack-refused"
    taken = {**OWN, "name": "base"}
    told = await refusal(host.ask("put-pack", **taken, file="a.csv", text=WORDS))
    assert told.key == "pack-refused"
    strange = {**OWN, "game": "echecs"}
    told = await refusal(host.ask("put-pack", **strange, file="a.csv", text=WORDS))
    assert told.key == "unknown-game"
    assert host.table["packs"] == []
    assert here.house.reader.all_packs() == []


@served(games(), limits=Limits(packs=2))
async def test_a_pack_is_replaced_by_its_name_and_deleted(here: Running) -> None:
    host, second = await here.table(2, game="lauriers")
    await host.ask("put-pack", **OWN, file="a.csv", text=WORDS)
    other = {"game": "lauriers", "name": "Vacances"}
    await host.ask("put-pack", **other, file="b.csv", text=WORDS)
    third = {"game": "lauriers", "name": "Encore"}
    full = await refusal(host.ask("put-pack", **third, file="c.csv", text=WORDS))
    assert full.key == "too-many-packs"
    fewer = "mot;classe;définition\nseul;n.m.;Chose unique.\n"
    await host.ask("put-pack", **OWN, file="d.csv", text=fewer)
    assert (await second.ask("get-pack", **OWN))["text"] == fewer
    async with phone(here, host.code, tokens=second.tokens) as tab:
        assert "ack" in await tab.ask("drop-pack", "once", **other)
        assert await tab.ask("drop-pack", "once", **other) == {"ack": "once"}
    await host.until(lambda: len(host.table["packs"]) == 1)
    for act in ("drop-pack", "get-pack"):
        assert (await refusal(host.ask(act, **other))).key == "pack-unknown"


@served(games(), still=True)
async def test_a_pack_may_be_deleted_while_it_is_played(here: Running) -> None:
    host, second, third = await here.table(3, game="lauriers")
    await host.ask("put-pack", **OWN, file="a.csv", text=WORDS)
    await host.ask("set-options", options={"packs": ["Maison d’été"]})
    await host.ask("start")
    await host.ask("drop-pack", **OWN)
    before = host.view
    await unloaded(here, host, second, third)
    here.house.library._by_hash.clear()  # as after a restart: only the store has the content
    here.house.library._by_packs.clear()
    back = await here.client(host.code, tokens=host.tokens)
    assert back.view == before
    assert back.table["packs"] == []
    await back.do(answer_to(back.prompts()[0], 0))
    await back.ask("stop")
    # The deleted pack is no longer chosen; the next match uses the built-in words.
    assert back.table["options"]["packs"] == []
    await back.ask("start")


@played
async def test_packs_survive_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, library=games()) as here:
        (host,) = await here.table(game="lauriers")
        await host.ask("put-pack", **OWN, file="a.csv", text=WORDS)
        packs = host.table["packs"]
    async with running(tmp_path, library=games()) as here:
        back = await here.client(host.code, tokens=host.tokens)
        assert back.table["packs"] == packs
        assert (await back.ask("get-pack", **OWN))["text"] == WORDS


@played
async def test_stored_packs_of_a_game_without_own_items_are_ignored(tmp_path: Path) -> None:
    day, other = builtin_packs("reussite")[0].items[:2]
    async with running(tmp_path, library=games()) as here:
        (host,) = await here.table()
        live = here.house.tables[host.code]
        forged = encode([replace(day, code=other.code, par=1)])
        row = PackRow(live.state.id, "reussite", "tricheurs", "jours.json", forged)
        assert await here.house.written(Write(packs=[row])) == "written"
    async with running(tmp_path, library=games()) as here:
        back = await here.client(host.code, tokens=host.tokens)
        assert back.table["packs"] == []
        for act, more in (
            ("put-pack", {"name": "x", "file": "x.json", "text": "[]"}),
            ("drop-pack", {"name": "tricheurs"}),
            ("get-pack", {"name": "tricheurs"}),
        ):
            refused = await refusal(back.ask(act, game="reussite", **more))
            assert refused.key == "no-own-items"
        await back.ask("choose-game", game="reussite")
        await back.ask("set-options", options={"deal": day.day})
        await back.ask("start")
        assert (back.view["code"], back.view["par"]) == (day.code, day.par)


@served(games(), warned=(), on_each_store=True)
async def test_a_nul_in_a_file_name_never_breaks_the_store(here: Running) -> None:
    (host,) = await here.table(1, game="lauriers")
    text = "mot,classe,definition\nzinzolin,adj.,Couleur.\n"
    about = {"game": "lauriers", "name": "maison", "file": "a\0b.csv", "text": text}
    with suppress(Refused):
        await host.ask("put-pack", **about)
    assert await here.house.written(Write()) == "written"
