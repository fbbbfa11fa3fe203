"""The table's own words, one at a time: added, changed, deleted, exported."""

from typing import Any

from parlotte.client import Client, Json
from parlotte.games import registered
from parlotte.packs.loader import own_pack
from parlotte.server.settings import Limits
from support.scene import served
from support.server import Running, answer_to
from support.tables import games, phone, refusal, unloaded

WORD = {"spelling": "zigouigoui", "class": "n.m.", "definition": "Petit bidule de mamie."}
GAME = {"game": "lauriers"}
GAMES = registered()
CSV = 'mot;classe;définition\r\nzig;n.m.;Chose.\r\nzag;n.f.;"Autre ; chose."\r\n'


async def items(client: Client) -> list[Json]:
    return (await client.ask("items", **GAME))["items"]


def said(spelling: str, **more: Any) -> Json:
    return {**WORD, "spelling": spelling, **more}


@served(games())
async def test_a_word_is_added_listed_and_exported(here: Running) -> None:
    host, second = await here.table(2, game="lauriers")
    assert await items(host) == []
    first = await second.ask("put-item", **GAME, item=WORD)
    assert (first["pack"], first["at"]) == ("Nos mots", 0)
    note = "Mamie en a douze."
    await host.ask("put-item", **GAME, item=said("œil-de-zig", note=note, level=3))
    assert host.table["packs"][0]["items"] == 2
    watcher = await here.client(host.code)
    one, two = await items(watcher)
    assert one == {
        "pack": "Nos mots", "at": 0, "check": first["check"], **WORD, "level": 2, "note": ""
    }  # fmt: skip
    assert (two["at"], two["level"], two["note"]) == (1, 3, note)
    own = {**GAME, "name": "Nos mots"}
    told = await watcher.ask("get-pack", **own)
    assert told["file"] == "Nos mots.csv"
    head, row, _ = told["text"].split("\r\n", 2)
    assert head == "mot;classe;définition;niveau;le saviez-vous"
    assert row == "zigouigoui;n.m.;Petit bidule de mamie.;;"
    as_json = await watcher.ask("get-pack", **own, **{"as": "json"})
    assert as_json["file"] == "Nos mots.json"
    for form in (told, as_json):
        read = own_pack(GAMES["lauriers"], "Nos mots", form["file"], form["text"].encode())
        assert [word.spelling for word in read.items] == ["zigouigoui", "œil-de-zig"]
        assert (read.problems, read.items[1].note) == ((), note)
    assert await watcher.ask("get-pack", **own, **{"as": "csv"}) == told


@served(games())
async def test_a_changed_word_keeps_the_fields_that_are_not_sent(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    pack = {**GAME, "pack": "Été"}
    text = "mot;classe;définition;leurres\nzig;n.m.;Vrai.;Faux.|Archifaux.\nzag;n.f.;Bon.\n"
    await host.ask("put-pack", **GAME, name="Été", file="été.txt", text=text)
    seen = await items(host)
    at = {"at": 0, "check": seen[0]["check"]}
    change = {"spelling": "zigue", "definition": "Vrai de vrai."}
    done = await host.ask("put-item", **pack, item=change, **at)
    one, two = await items(host)
    assert one["leurres"] == ["Faux.", "Archifaux."]
    assert (one["spelling"], one["class"], one["check"]) == ("zigue", "n.m.", done["check"])
    assert two == seen[1]
    told = await host.ask("get-pack", **GAME, name="Été")
    assert told["file"] == "été.csv"
    assert "zigue;n.m.;Vrai de vrai.;Faux.|Archifaux." in told["text"]


@served(games())
async def test_a_change_to_a_word_that_has_changed_meanwhile_is_refused(here: Running) -> None:
    host, second = await here.table(2, game="lauriers")
    pack = {**GAME, "pack": "Été"}
    await host.ask("put-pack", **GAME, name="Été", file="été.csv", text=CSV)
    zig, zag = await items(host)
    first = {**pack, "at": 0, "check": zig["check"]}
    await second.ask("put-item", **first, item={"definition": "Chose de papa."})
    after = await items(host)
    for asking in (
        host.ask("put-item", **first, item={"definition": "Chose de maman."}),
        host.ask("drop-item", **first),
        host.ask("drop-item", **pack, at=0, check=zag["check"]),
        host.ask("drop-item", **pack, at=-1, check=zag["check"]),
        host.ask("put-item", **pack, at=2, check=zag["check"], item=WORD),
        host.ask("put-item", **pack, at=1, item=WORD),
    ):
        assert (await refusal(asking)).key == "item-changed"
    assert await items(host) == after


@served(games())
async def test_a_pack_is_deleted_with_its_last_word(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    await host.ask("put-pack", **GAME, name="Été", file="été.json", text=(
        '[{"mot": "zig", "classe": "n.m.", "définition": "Chose."},'
        ' {"mot": "zag", "classe": "n.m.", "définition": "Autre."}]'
    ))  # fmt: skip
    pack = {**GAME, "pack": "Été", "at": 0}
    for left in ("zag", None):
        found = await items(host)
        await host.ask("drop-item", **pack, check=found[0]["check"])
        assert [one["spelling"] for one in await items(host)] == [left] * bool(left)
    assert host.table["packs"] == []
    assert here.house.reader.all_packs() == []
    gone = await refusal(host.ask("drop-item", **pack, check="x"))
    assert gone.key == "pack-unknown"


@served(games())
async def test_a_bad_word_is_refused_with_its_field_and_a_clear_sentence(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    english = await here.client(host.code, tokens=host.tokens, lang="en")
    await host.ask("put-item", **GAME, item=WORD)
    for word, field in (
        ({"spelling": "zag", "class": "n.m."}, "definition"),
        (said("zag", **{"class": "truc"}), "class"),
        (said("zag", definition="y" * 201), "definition"),
        (said("  "), "spelling"),
        (said("ZIGOUIGOUI"), "spelling"),
        (said("zag", level=7), "level"),
        (said("zag", note=12), "note"),
    ):
        for one in (host, english):
            refused = await refusal(one.ask("put-item", **GAME, item=word))
            key = "item-there" if word["spelling"] == "ZIGOUIGOUI" else "item-refused"
            assert (refused.key, refused.params["field"]) == (key, field)
            for nonsense in ("ligne", "line 0", "colonne", "column", ".csv"):
                assert nonsense not in refused.sentence
    told = await refusal(host.ask("put-item", **GAME, item={**WORD, "definition": ""}))
    assert told.sentence == (
        "Ce n’est pas encore prêt. Définition\u202f: cette case est vide, or elle est obligatoire."
    )
    for strange in ({**WORD, "couleur": "bleu"}, {**WORD, "mot": "zag"}):
        refused = await refusal(host.ask("put-item", **GAME, item=strange))
        assert refused.key == "bad-action"
    assert len(await items(host)) == 1


@served(games(), limits=Limits(packs=1, message_signs=64 * 1024))
async def test_limits_and_permissions_of_own_words(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    watcher = await here.client(host.code)
    refused = await refusal(watcher.ask("put-item", **GAME, item=WORD))
    assert refused.key == "sit-down-first"
    await host.ask("put-pack", **GAME, name="Été", file="été.csv", text=CSV)
    refused = await refusal(host.ask("put-item", **GAME, item=WORD))
    assert refused.key == "too-many-packs"
    refused = await refusal(host.ask("put-item", **GAME, pack="Hiver", item=WORD))
    assert refused.key == "pack-unknown"
    refused = await refusal(host.ask("items", game="echecs"))
    assert refused.key == "unknown-game"
    long = [f"Faux numéro {number}, et {'x' * 170}." for number in range(300)]
    huge = said("énorme", leurres=long)
    await host.ask("put-item", **GAME, pack="Été", item=huge)
    refused = await refusal(
        host.ask("put-item", **GAME, pack="Été", item=said("autre", leurres=long[:50]))
    )
    assert refused.key == "pack-full"


@served(games(), still=True)
async def test_a_match_keeps_the_words_it_started_with(here: Running) -> None:
    host, second, third = await here.table(3, game="lauriers")
    for letter in "abcd":
        await host.ask("put-item", **GAME, item=said(f"zigoui{letter}"))
    await host.ask("set-options", options={"packs": ["Nos mots"], "writing_minutes": 0})
    found = await items(host)
    await host.ask("start")
    at = {"pack": "Nos mots", "at": 0, "check": found[0]["check"]}
    await host.ask("put-item", **GAME, **at, item={"spelling": "tout autre"})
    card = host.mine[1]["view"]["card"]
    assert sorted(word["spelling"] for word in card) == [f"zigoui{one}" for one in "abcd"]
    await unloaded(here, host, second, third)
    back = await here.client(host.code, tokens=host.tokens)
    assert back.mine[1]["view"]["card"] == card
    await back.do(answer_to(back.prompts()[0], 0))
    await back.ask("stop")
    assert (await items(back))[0]["spelling"] == "tout autre"
    await back.ask("start")
    fresh = [word["spelling"] for word in back.mine[1]["view"]["card"]]
    assert "tout autre" in fresh


@served(games())
async def test_a_retried_word_is_added_once(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    async with phone(here, host.code, tokens=host.tokens) as tab:
        for _ in range(2):
            assert "ack" in await tab.ask("put-item", "once", **GAME, item=WORD)
        [word] = await items(host)
        drop = {**GAME, "pack": "Nos mots", "at": 0, "check": word["check"]}
        for _ in range(2):
            assert "ack" in await tab.ask("drop-item", "gone", **drop)
    assert await items(host) == []


@served(games())
async def test_tab_separated_text_pasted_from_a_spreadsheet_is_a_pack(here: Running) -> None:
    (host,) = await here.table(game="lauriers")
    text = "zig\tn.m.\tChose, ou autre.\nzag\tnom féminin\tBidule.\n"
    await host.ask("put-pack", **GAME, name="Collé", file="collé.txt", text=text)
    assert [one["definition"] for one in await items(host)] == ["Chose, ou autre.", "Bidule."]


@served(games())
async def test_own_words_cannot_be_read_during_a_match(here: Running) -> None:
    host, second, _third = await here.table(3, game="lauriers")
    await host.ask("put-item", **GAME, item=WORD)
    await host.ask("start")
    for act, more in (("items", {}), ("get-pack", {"name": "Nos mots"})):
        refused = await refusal(second.ask(act, **GAME, **more))
        assert refused.key == "items-at-play"
    await second.ask("put-item", **GAME, item=said("zagouigoui"))
    await host.ask("stop")
    assert len(await items(second)) == 2


@served(games())
async def test_a_deleted_pack_is_removed_from_the_options(here: Running) -> None:
    host, *_others = await here.table(3, game="lauriers")
    await host.ask("put-item", **GAME, item=WORD)
    await host.ask("set-options", options={"packs": ["base", "Nos mots"], "track": 15})
    await host.ask("drop-pack", **GAME, name="Nos mots")
    assert host.table["options"]["packs"] == ["base"]
    assert host.table["options"]["track"] == 15
    await host.ask("start")
