"""Several people on one device: one socket, one curtain."""

import asyncio

from parlotte.client import Client
from parlotte.server.settings import Limits
from support.scene import served
from support.server import Running, answer_to
from support.tables import eventually, heard_by, holders, names, phone, presence, refusal


async def shared_table(here: Running) -> tuple[Client, Client]:
    """A host with a child on the same phone, and another person with their own."""
    host, other = await here.table(2)
    await host.ask("join", name="Lulu", animal="lapin")
    await other.until(lambda: len(other.table["people"]) == 3)
    return host, other


@served()
async def test_several_people_share_a_socket_and_each_has_a_token(here: Running) -> None:
    host, other = await shared_table(here)
    assert host.you == [1, 3]
    assert len(set(host.tokens)) == 2
    assert presence(other) == {"Camille": "here", "Papi Jo": "here", "Lulu": "here"}
    assert other.table["watching"] == 0
    await host.ask("start", by=1)
    await host.until(lambda: set(host.mine) == {1, 3})
    await host.drop()
    await host.until(lambda: host.reconnections == 1)
    assert host.you == [1, 3]
    alone = await here.client(host.code, tokens=[host.tokens[1]])
    assert (alone.you, set(alone.mine)) == ([3], {3})
    await host.stop()
    await other.until(lambda: presence(other)["Camille"] == "away")
    assert presence(other)["Lulu"] == "here"


@served()
async def test_a_shared_device_must_say_who_acts(here: Running) -> None:
    host, other = await shared_table(here)
    assert (await refusal(host.ask("start"))).key == "whose-turn"
    assert (await refusal(host.ask("start", by=3))).key == "host-only"
    assert (await refusal(host.ask("ready", by=2))).key == "not-your-seat"
    await host.ask("start", by=1)
    await host.until(lambda: bool(host.prompts(1)))
    choose = answer_to(host.prompts(1)[0], 0)
    assert (await refusal(host.do(choose))).key == "whose-turn"
    assert (await refusal(host.do(choose, by=2))).key == "not-your-seat"
    assert (await refusal(host.do(choose, by=3))).key == "not-now"
    await host.do(choose, by=1)
    await host.until(lambda: bool(host.prompts(3)))
    await host.do({"act": "write", "text": "Sorte de petit lapin."}, by=3)
    await other.until(lambda: other.view["phase"]["handed_in"] == [2])


@served()
async def test_private_views_on_a_shared_device_are_keyed_by_person(here: Running) -> None:
    host, other = await shared_table(here)
    await host.ask("start", by=1)
    await host.until(lambda: bool(host.prompts(1)))
    frames: list[str] = []
    other.watch = frames.append
    await host.do(answer_to(host.prompts(1)[0], 0), by=1)
    await host.until(lambda: bool(host.prompts(3)))
    await host.do({"act": "write", "text": "Brouillon de Lulu.", "done": False}, by=3)
    await heard_by(other, [other, host])
    assert host.mine[3]["view"]["text"] == "Brouillon de Lulu."
    assert "text" not in host.mine[1]["view"]
    assert not [frame for frame in frames if "Lulu" in frame]


@served()
async def test_one_person_on_a_shared_device_may_leave(here: Running) -> None:
    host, other = await shared_table(here)
    await host.ask("start", by=1)
    await host.ask("leave", by=3)
    await host.until(lambda: set(host.mine) == {1})
    assert holders(other) == ["person", "person", "away"]
    await host.do(answer_to(host.prompts(1)[0], 0))  # a single person again: `by` is not needed


@served()
async def test_removing_a_person_from_a_shared_device_leaves_the_others(here: Running) -> None:
    host, other = await here.table(2)
    await other.ask("join", name="Lulu", animal="lapin")
    await host.until(lambda: len(host.table["people"]) == 3)
    await host.ask("remove", person=3)
    await other.until(lambda: names(other) == ["Camille", "Papi Jo"])
    assert [one["refused"] for one in other.notices] == ["seat-lost"]
    await other.ask("ready")
    assert other.reconnections == 0


@served()
async def test_a_seat_moves_to_another_phone_by_its_token(here: Running) -> None:
    host, _ = await shared_table(here)
    async with phone(here, host.code, tokens=[host.tokens[1]]) as own:
        assert (await own.read(having="welcome"))["welcome"]["you"] == [3]
        assert "ack" in await own.ask("rename", 1, name="Lulu", animal="chat")
    await host.until(lambda: host.table["people"][2]["animal"] == "chat")


@served()
async def test_two_people_on_a_shared_device_draft_at_the_same_time(here: Running) -> None:
    host, other = await shared_table(here)
    await other.ask("join", name="Mamie", animal="hibou")
    await host.ask("start", by=1)
    await host.until(lambda: bool(host.prompts(1)))
    await host.do(answer_to(host.prompts(1)[0], 0), by=1)
    await other.until(lambda: bool(other.prompts(2)) and bool(other.prompts(4)))
    await asyncio.gather(
        other.do({"act": "write", "text": "De Papi Jo."}, by=2),
        other.do({"act": "write", "text": "De Mamie."}, by=4),
    )
    await other.until(lambda: other.mine[4]["view"].get("text") == "De Mamie.")
    assert other.mine[2]["view"]["text"] == "De Papi Jo."


@served(limits=Limits(connections_per_person=2))
async def test_with_too_many_tabs_the_newest_stay_open(here: Running) -> None:
    host, other = await here.table(2)
    async with phone(here, host.code, tokens=other.tokens) as tab:
        await tab.read(having="welcome")
        newest = await here.client(host.code, tokens=other.tokens)
        assert newest.you == [2]
        await eventually(lambda: here.house.tables[host.code].stage.attendance._here[2] == 2)
        assert [one["refused"] for one in other.notices] == ["too-many-devices"]
        assert "ack" in await tab.ask("ready", 1)
    assert presence(host)["Papi Jo"] == "here"
