"""A client that resends a command gets the same answer, whatever happened meanwhile: nothing is
done twice, and nothing that was done is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from parlotte.client import Client, Json
from parlotte.server.sockets.frames import CLOSE_LATER
from parlotte.server.store.faults import StoreFault
from parlotte.server.table.gathering import MOST_DONE
from support.databases import matches_of
from support.scene import served
from support.server import Running
from support.tables import phone, played_match, refusal, toy_match, toy_table

WORD = {"act": "write", "text": "mot 3 de 2"}
FRAME: Json = {"do": WORD, "id": "last-word"}


def logged(here: Running, client: Client) -> list[list[str | None]]:
    """The ids of the acts of each match at the client's table."""
    table = here.house.tables[client.code].state.id
    reader = here.house.reader
    return [[row.action for row in reader.inputs(one.id)] for one in matches_of(reader, table)]


async def again(here: Running, client: Client, frame: Json) -> str:
    """Sends the same frame on a new socket, as a reconnecting phone does."""
    async with phone(here, client.code, tokens=client.tokens) as one:
        await one.send(**frame)
        return await one.answer(frame["id"])


async def last_word(here: Running) -> tuple[Client, Client, Json]:
    """A match that ended with an act whose answer was lost, and that act's frame."""
    host, second = await toy_match(here)
    for number in "123":
        await host.until(lambda n=number: host.table["phase"] == n)
        await second.until(lambda n=number: second.table["phase"] == n)
        await host.do({"act": "write", "text": f"mot {number} de 1"})
        if number != "3":
            await second.do({"act": "write", "text": f"mot {number} de 2"})
    frame = {**FRAME, "match": second.table["match"]["id"]}
    assert await again(here, second, frame) == "done"
    await host.until(lambda: bool(host.table["match"].get("outcome")))
    return host, second, frame


@served(on_each_store=True)
async def test_an_act_is_answered_again_after_the_match(here: Running) -> None:
    _, second, frame = await last_word(here)
    assert await again(here, second, frame) == "done"
    assert logged(here, second)[0].count("2:last-word") == 1


@pytest.mark.parametrize("named", [True, False], ids=["for its match", "for any match"])
@pytest.mark.parametrize("game", ["toy", "papers"])
@served()
async def test_an_act_of_the_last_match_is_answered_again_in_the_next_one(
    here: Running, game: str, named: bool
) -> None:
    """In the same game and in another one, whose acts have other types."""
    host, second, frame = await last_word(here)
    if not named:
        del frame["match"]  # as an older client sends it
        frame["do"] = {"act": "of another game"}  # only the id counts
    await host.ask("choose-game", game=game)
    await host.ask("add-bot", level=1)
    await host.ask("start")
    assert await again(here, second, frame) == "done"
    assert await again(here, second, frame) == "done"
    first, present = logged(here, second)
    assert first.count("2:last-word") == 1
    assert "2:last-word" not in present


@served()
async def test_an_act_for_another_match_is_never_done_in_this_one(here: Running) -> None:
    """The act was never written, so it is refused."""
    host, second, frame = await last_word(here)
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    assert await again(here, second, {**frame, "id": "too-slow"}) == "not-now"
    assert logged(here, second)[1] == []


@served()
async def test_an_act_queued_behind_a_start_is_not_done_in_the_new_match(here: Running) -> None:
    """Both frames are read before either is carried out, so the act belongs to the old match."""
    host, second, _ = await played_match(here)
    await host.stop()
    async with phone(here, host.code, tokens=host.tokens) as one:
        await one.read(having="whole")
        live = here.house.tables[host.code]
        live._inbox.hold()
        await one.send(id="next", ask={"act": "start"})
        await one.send(id="late", do={"act": "write", "text": "trop tard"})
        await one.send(ping="both are read")
        await one.read(having="pong")
        live._inbox.release()
        live._inbox.go_on()
        assert await one.answer("late") == "not-now"
    await second.until(lambda: second.table["match"]["number"] == 2)
    assert logged(here, second)[1] == []


def silent(*_: Any) -> bool:
    raise StoreFault("store-silent")


def failing(*_: Any) -> bool:
    raise RuntimeError("something broke while it was looked up")


@pytest.mark.parametrize("broken", [silent, failing], ids=["silent", "broken"])
@served()
async def test_if_the_store_cannot_tell_whether_an_act_was_done_the_client_reconnects(
    here: Running, monkeypatch: pytest.MonkeyPatch, broken: Callable[..., bool]
) -> None:
    host, second, frame = await last_word(here)
    await host.ask("start")
    with monkeypatch.context() as patched:
        patched.setattr(here.house.reader, "action_known", broken)
        async with phone(here, second.code, tokens=second.tokens) as one:
            await one.send(**frame)
            assert await one.closed() == CLOSE_LATER
        assert not any('"id":"last-word"' in text for text in one.frames)
    assert await again(here, second, frame) == "done"


@served(on_each_store=True)
async def test_a_command_is_answered_again_however_many_commands_others_send(here: Running) -> None:
    host, second = await toy_table(here)
    frame = {"id": "a bot", "ask": {"act": "add-bot", "level": 1}}
    assert await again(here, host, frame) == "done"
    for number in range(2 * MOST_DONE):
        await second.ask("couch", yes=number % 2 == 0)
    assert await again(here, host, frame) == "done"
    assert [one["level"] for one in host.table["people"] if one.get("level")] == [1]
    done = here.house.tables[host.code].state.gathering.done
    assert [one.startswith("2:") for one in done].count(True) == MOST_DONE


@served()
async def test_a_removed_persons_commands_are_forgotten(here: Running) -> None:
    host, second = await toy_table(here)
    await second.ask("couch", yes=True)
    await host.ask("remove", person=second.you[0])
    await host.ask("set-knock", knock=True)
    done = here.house.tables[host.code].state.gathering.done
    assert not any(one.startswith(f"{second.you[0]}:") for one in done)


@served()
async def test_a_resume_is_answered_again_after_the_match(here: Running) -> None:
    host, _ = await toy_table(here)
    await host.ask("set-options", options={"seconds": 0})
    await host.ask("start")
    await host.ask("pause")
    frame = {"id": "go on", "ask": {"act": "resume"}}
    assert await again(here, host, frame) == "done"
    await host.ask("stop")
    assert (await refusal(host.ask("resume"))).key == "not-playing"
    assert await again(here, host, frame) == "done"
