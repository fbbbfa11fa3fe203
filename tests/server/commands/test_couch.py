"""Watching from the couch, and bots that change their name for a person."""

from pathlib import Path

from support.scene import played, served
from support.server import ANIMALS, NAMES, Running, answer_to, running
from support.tables import names, person, refusal, toys


@served()
async def test_a_table_of_seven_can_start_a_game_for_six_when_one_is_on_the_couch(
    here: Running,
) -> None:
    host, second, *_, last = await here.table(7)
    many = await refusal(host.ask("start"))
    assert many.key == "too-many-players"
    assert "canapé" in many.sentence
    await last.ask("couch")
    await host.until(lambda: "couch" in person(host, NAMES[6]))
    assert person(host, NAMES[6])["presence"] == "here"
    assert "couch" not in person(host, NAMES[0])
    await host.ask("start")
    assert host.table["match"]["seats"] == [1, 2, 3, 4, 5, 6]
    await last.until(lambda: bool(last.view))
    assert last.mine == {}
    assert (await refusal(last.do({"act": "choose", "subject": "x"}))).key == "next-game"
    await last.ask("react", kind="bravo")
    await second.until(lambda: any(e["key"] == "table-reaction" for e in second.events))


@served()
async def test_ready_brings_a_person_back_from_the_couch(here: Running) -> None:
    host, *_, last = await here.table(4)
    await last.ask("couch")
    await host.ask("start")
    await host.ask("stop")
    await last.ask("ready")
    assert "couch" not in person(last, NAMES[3])
    await host.ask("start")
    assert host.table["match"]["seats"] == [1, 2, 3, 4]


@served()
async def test_the_couch_applies_from_the_next_match(here: Running) -> None:
    host, _, _, fourth = await here.match(4)
    await host.ask("couch")
    await host.do(answer_to(host.prompts()[0], 0))  # still plays
    await host.ask("stop")
    await host.ask("start")
    assert host.table["match"]["seats"] == [2, 3, 4]
    await host.ask("stop")
    await fourth.ask("couch")
    assert (await refusal(host.ask("start"))).key == "too-few-players"
    await host.ask("couch", yes=False)
    await host.ask("start")
    assert host.table["match"]["seats"] == [1, 2, 3]


@played
async def test_the_host_may_put_anybody_on_the_couch_others_only_themselves(tmp_path: Path) -> None:
    async with running(tmp_path, library=toys()) as here:
        host, second, _ = await here.table(3, bots=1)
        assert (await refusal(second.ask("couch", person=3))).key == "host-only"
        assert (await refusal(host.ask("couch", person=4))).key == "not-a-person"
        assert (await refusal(host.ask("couch", person=9))).key == "person-unknown"
        await host.ask("couch", person=3)
        assert person(host, NAMES[2])["couch"]
        await second.ask("couch", person=2)
        await host.ask("couch", person=3, yes=False)
        assert [one.get("couch", False) for one in host.table["people"]] == [
            False, True, False, False
        ]  # fmt: skip
        code, tokens = host.code, host.tokens
    async with running(tmp_path, library=toys()) as here:
        back = await here.client(code, tokens=tokens)
        assert person(back, NAMES[1])["couch"]


@served()
async def test_a_bot_gives_up_its_name_to_a_person_who_wants_it(here: Running) -> None:
    host, second = await here.table(2, bots=2)
    assert names(host) == [*NAMES[:2], "Léon", "Ada"]
    child = await here.client(host.code)
    await child.ask("join", name="leon", animal=ANIMALS[2])
    assert names(child) == [*NAMES[:2], "Gaston", "Ada", "leon"]
    await second.ask("rename", name="Ada", animal=ANIMALS[1])
    assert names(second) == [NAMES[0], "Ada", "Gaston", "Zoé", "leon"]
    for asking in (
        child.ask("rename", name="ADA", animal=ANIMALS[2]),
        second.ask("rename", name="Léon", animal=ANIMALS[1]),
    ):
        assert (await refusal(asking)).key == "name-taken"
    await host.ask("start")
    await host.ask("rename", name="Zoé", animal=ANIMALS[0])  # during a match as well
    assert names(host) == ["Zoé", "Ada", "Gaston", "Octave", "leon"]


@served()
async def test_a_refused_join_leaves_the_bots_name_alone(here: Running) -> None:
    (host,) = await here.table(1, bots=1)
    child = await here.client(host.code)
    refused = await refusal(child.ask("join", name="Léon", animal=ANIMALS[0]))
    assert refused.key == "animal-taken"
    assert names(child) == [NAMES[0], "Léon"]
