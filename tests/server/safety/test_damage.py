"""A damaged row of one table: its people are told, the log once, and nobody else is affected."""

import asyncio
import json

import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlotte.client import Client, Closed
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Write
from parlotte.server.table import live_match
from server.store.samples import a_house_word
from support.scene import served
from support.server import Running
from support.tables import heard_by, toy_match, toy_table, unloaded

GARBAGE = b"\x00\xff not what we wrote"


def spoil(here: Running, statement: str, code: str, garbage: bytes = GARBAGE) -> None:
    with here.house._database.writing() as connection:
        connection.execute(text(statement), {"code": code, "garbage": garbage})


async def last_words(here: Running, code: str, **hello: object) -> tuple[str, str, int]:
    """The key and sentence of the refusal, and the close code."""
    async with connect(here.url.replace("http", "ws") + "/ws") as socket:
        await socket.send(json.dumps({"hello": {"table": code, **hello}}))
        told = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    return told["refused"], told["say"], closed.value.rcvd.code


STATE = "UPDATE tables SET state = :garbage WHERE code = :code"
DAMAGES = {
    "garbage": GARBAGE,
    "nothing": b"",
    "other JSON": b"[1, 2]",
    "another's": b'{"code":"LUNA","key":"k","game":"toy"}',
    # It can be read, but makes no valid table.
    "other options": b'{"code":"CODE","key":"k","game":"toy","options":{"toy":3}}',
    "no such game": b'{"code":"CODE","key":"k","game":"nope","host":9}',
}


@pytest.mark.parametrize("damage", DAMAGES)
@served(warned=("table-damaged",), still=True, on_each_store=True)
async def test_a_damaged_tables_people_are_told_and_others_are_not_affected(
    here: Running, damage: str
) -> None:
    spoilt, second = await toy_table(here)
    others = await toy_table(here)
    await spoilt.ask("start")
    await unloaded(here, spoilt, second)
    spoil(here, STATE, spoilt.code, DAMAGES[damage].replace(b"CODE", spoilt.code.encode()))
    asked = [last_words(here, spoilt.code, tokens=spoilt.tokens, lang="en") for _ in range(3)]
    told = await asyncio.gather(*asked)
    assert {(key, code) for key, _, code in told} == {("table-damaged", 4005)}
    assert "damaged" in told[0][1]
    assert "abîmé" in (await last_words(here, spoilt.code, tokens=second.tokens))[1]
    assert spoilt.code not in here.house.tables
    await heard_by(others[0], others)
    await others[0].ask("start")
    assert others[1].code in here.house.tables


@served(still=True)
async def test_a_client_does_not_reconnect_to_a_damaged_table(here: Running) -> None:
    host, second = await toy_table(here)
    await unloaded(here, host, second)
    spoil(here, STATE, host.code)
    client = Client(here.url, host.code, tokens=host.tokens)
    with pytest.raises(Closed) as closed:
        await client.start()
    assert closed.value.code == 4005
    await client.stop()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE inputs SET given = :garbage WHERE :code <> ''",
        "UPDATE matches SET setup = :garbage, names = :garbage WHERE :code <> ''",
        "UPDATE matches SET setup = :garbage, outcome = :garbage WHERE :code <> ''",
    ],
    ids=["log", "names", "outcome"],
)
@served(still=True, on_each_store=True)
async def test_a_damaged_match_ends_and_its_table_goes_on(here: Running, statement: str) -> None:
    host, second = await toy_match(here)
    await host.do({"act": "write", "text": "un mot"})
    await unloaded(here, host, second)
    spoil(here, statement, host.code)
    again = await here.client(host.code, tokens=host.tokens)
    await again.until(lambda: not again.table["running"])
    assert [one["name"] for one in again.table["people"]] == ["Camille", "Zélie"]
    await again.ask("ready")


@pytest.mark.parametrize("stumble", [MemoryError, RecursionError, ValueError, KeyError])
@served(warned=("table-damaged",), still=True)
async def test_an_exception_in_the_rules_changes_nothing_stored(
    here: Running, monkeypatch: pytest.MonkeyPatch, stumble: type[Exception]
) -> None:
    host, second = await toy_match(here)
    await host.do({"act": "write", "text": "un mot"})
    match = here.house.tables[host.code].state.gathering.match
    assert match is not None
    await unloaded(here, host, second)
    reader = Reader(here.house._database)
    before = reader.match(match), reader.inputs(match)

    def stumbling(*_: object) -> None:
        raise stumble

    with monkeypatch.context() as broken:
        broken.setattr(live_match, "play_again", stumbling)
        told = await last_words(here, host.code, tokens=host.tokens)
        assert told[::2] == ("table-damaged", 4005)
    assert await here.house.written(Write()) == "written"  # after all writes before it
    assert (reader.match(match), reader.inputs(match)) == before
    again = await here.client(host.code, tokens=host.tokens)  # the rules work again
    assert again.table["running"]


@served()
async def test_a_damaged_house_word_does_not_hide_others(here: Running) -> None:
    for row in (a_house_word(scope="", agreed=GARBAGE), a_house_word("ZUT", scope="")):
        here.house.house_words.keep(row)
    (host,) = await here.table(1)
    words = (await host.ask("house-words"))["words"]
    assert [(one["word"], one["agreed"]) for one in words] == [("GLOUBI", []), ("ZUT", ["Jo"])]


@served(warned=(), still=True)
async def test_an_unreachable_store_refuses_for_now_and_works_again_later(here: Running) -> None:
    host, second = await toy_table(here)
    await unloaded(here, host, second)
    loader, read = here.house._loader, here.house._loader.table

    def silent(_: str) -> None:
        raise StoreFault("store-unreachable")

    loader.table = silent
    assert (await last_words(here, host.code))[::2] == ("store-silent", 1013)
    loader.table = read
    assert (await here.client(host.code, tokens=host.tokens)).you == [1]
