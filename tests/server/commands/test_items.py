"""Items that a table brings of its own, of the kind that its game declares."""

from support import riddles
from support.scene import served
from support.server import Running
from support.tables import ToyLibrary, play_toy, refusal, toy_table

RIDDLE = {"riddle": "Qu’est-ce qui monte ?", "answer": "L’âge."}


@served(riddles.RiddleLibrary())
async def test_a_game_accepts_its_own_kind_of_items(here: Running) -> None:
    host, second = await toy_table(here)
    toy, one = {"game": "toy"}, RIDDLE
    done = await host.ask("put-item", **toy, item=one)
    assert (done["pack"], done["at"]) == ("Nos devinettes", 0)
    # A bad item is refused with its field; so is a duplicate.
    for bad, key, field in (
        ({**one, "answer": ""}, "item-refused", "answer"),
        ({**one, "answer": "Rien."}, "item-there", "riddle"),
    ):
        refused = await refusal(host.ask("put-item", **toy, item=bad))
        assert (refused.key, refused.params["field"]) == (key, field)
    strange = await refusal(host.ask("put-item", **toy, item={**one, "spelling": "x"}))
    assert strange.key == "bad-action"
    text = "riddle;answer\nQui dort ?;Papi.\n"
    await second.ask("put-pack", **toy, name="Été", file="été.csv", text=text)
    asked = (await second.ask("items", **toy))["items"]
    assert [item["riddle"] for item in asked] == [one["riddle"], "Qui dort ?"]
    assert asked[0] == {**done, **one, "mood": "gay"}
    told = {pack["name"]: pack["items"] for pack in host.table["packs"]}
    assert told == {"Nos devinettes": 1, "Été": 1}
    await host.ask("set-options", options={"riddles": ["Nos devinettes", "Été"]})
    await host.ask("drop-item", **toy, pack="Nos devinettes", at=0, check=done["check"])
    assert host.table["options"]["riddles"] == ["Été"]
    await play_toy(host, second)
    *_, kept = here.house.library._by_packs.values()  # the last one that was bound
    assert kept._body == ("Qui dort ?",)


@served(ToyLibrary())
async def test_a_game_without_own_items_refuses_them(here: Running) -> None:
    host, _ = await toy_table(here)
    for command in ({"act": "items"}, {"act": "put-item", "item": RIDDLE}):
        act = command.pop("act")
        refused = await refusal(host.ask(str(act), game="toy", **command))
        assert refused.key == "no-own-items"


@served(riddles.RiddleLibrary())
async def test_an_exported_pack_holds_no_spreadsheet_formula(here: Running) -> None:
    """CSV injection: a guest wrote the text, and the host opens the file at home."""
    host, second = await toy_table(here)
    toy, evil = {"game": "toy"}, '=HYPERLINK("http://evil.example";"Bravo")'
    said = [evil, "+33 1", "-1", "@SUM(A1)", "'=1", "'tis"]
    for number, answer in enumerate(said):
        await second.ask("put-item", **toy, item={"riddle": f"{number} ?", "answer": answer})
    told = await host.ask("get-pack", **toy, name="Nos devinettes", **{"as": "csv"})
    for line in told["text"].splitlines()[1:]:
        assert not line.split(";")[1].lstrip('"').startswith(("=", "+", "-", "@"))
    await host.ask("put-pack", **toy, name="Relues", **told)
    items = (await host.ask("items", **toy))["items"]
    assert [one["answer"] for one in items if one["pack"] == "Relues"] == said
