"""A node takes a table only for somebody who may come in, and only at the one spelling of the
address that the balancer reads as the server does. Otherwise anybody with the code could move
the table between nodes."""

from typing import Any

import pytest
from sqlalchemy import text

from parlotte.client import Json
from parlotte.server.limits.wrong_codes import FAILED_CODES
from parlotte.server.sockets.frames import (
    CLOSE_BAD_HELLO,
    CLOSE_LATER,
    CLOSE_NO_TABLE,
    CLOSE_RESTART,
)
from support.nodes import (
    a_seat,
    a_table,
    add_bot,
    node_of,
    phone_at,
    seated_at,
    two_nodes,
    welcomed,
)
from support.server import Running
from support.tables import eventually

PUBLIC = "https://parlotte.example"
MISSPELLED = ("bad-hello", CLOSE_BAD_HELLO)
ELSEWHERE, LATER = ("table-elsewhere", CLOSE_LATER), ("table-later", CLOSE_LATER)
NO_TABLE = ("no-such-table", CLOSE_NO_TABLE)


async def turned_away(
    here: Running, code: str, path: str | None = None, **hello: Any
) -> tuple[str, int | None]:
    """The refusal's key and the close code of a connection that is told nothing else."""
    async with phone_at(here, code, path, **hello) as stranger:
        told = await stranger.read()
        assert "refused" in told, told
        return told["refused"], await stranger.closed()


def owner(here: Running, code: str) -> tuple[int | None, int] | None:
    """The node that owns a table, and its fence; None if the table was never taken."""
    with here.house._database.reading() as connection:
        asked = text("SELECT node, fence FROM owners WHERE code = :code")
        found = connection.execute(asked, {"code": code}).first()
    return None if found is None else (found.node, found.fence)


def spellings(code: str) -> list[str]:
    encoded = [f"{code[:at]}%{ord(code[at]):02X}{code[at + 1 :]}" for at in range(len(code))]
    return [f"/ws/{one}" for one in (*encoded, code.lower(), code.capitalize())]


@two_nodes()
async def test_a_misspelled_socket_address_moves_no_table(first: Running, second: Running) -> None:
    opened = await a_table(first)
    code, hello = opened["code"], {"tokens": [opened["token"]]}
    async with seated_at(second, code, **hello) as host:
        taken = owner(second, code)
        for path in spellings(code):
            for credentials in ({}, {"key": opened["key"]}, hello):
                assert await turned_away(first, code, path, **credentials) == MISSPELLED
        for path in ("/ws", "/ws/BABA"):  # the balancer sends this table's people elsewhere
            assert await turned_away(first, code, path, **hello) == ELSEWHERE
        await add_bot(host, "one")
    assert owner(second, code) == taken == (node_of(second).lease.id, 1)
    assert first.house.tables == {}


@two_nodes()
async def test_a_free_table_is_taken_only_at_its_own_address(
    first: Running, second: Running
) -> None:
    code, hello = await a_seat(first)
    for path in ("/ws", "/ws/BABA"):
        assert await turned_away(first, code, path, **hello) == ELSEWHERE
    assert owner(first, code) is None
    async with seated_at(first, code, **hello):
        for path in ("/ws", "/ws/BABA"):  # a table that is already here is open at these too
            async with phone_at(first, code, path, **hello) as again:
                await welcomed(again)


def strangers(opened: Json) -> list[tuple[str, Json, tuple[str, int]]]:
    """The door's state, the credentials a stranger brings, and the expected refusal."""
    link, wrong = {"key": opened["key"]}, {"key": "WRONG", "tokens": ["rubbish"]}
    return [
        ("set-knock", {}, LATER),
        ("set-knock", wrong, LATER),
        ("lock", {}, NO_TABLE),
        ("lock", wrong, NO_TABLE),
        ("lock", link, NO_TABLE),
    ]


@two_nodes(public_url=PUBLIC)
async def test_a_table_is_not_taken_for_a_stranger_who_stays_outside(
    first: Running, second: Running
) -> None:
    """Neither from its owner nor when it is free; the code is not confirmed either."""
    opened = await a_table(first)
    code, hello = opened["code"], {"tokens": [opened["token"]]}
    async with seated_at(second, code, **hello) as host:
        for number, (door, brings, told) in enumerate(strangers(opened)):
            await host.ask(door, number)
            assert await turned_away(first, code, **brings) == told
        assert owner(second, code) == (node_of(second).lease.id, 1)
        await add_bot(host, "one")
    live = second.house.tables[code]
    await eventually(lambda: not live.stage.attendance.connections)
    second.house.unload(live)
    await eventually(lambda: owner(second, code) == (None, 1))
    assert await turned_away(first, code) == NO_TABLE
    assert owner(second, code) == (None, 1)


@pytest.mark.parametrize("brings", ["a token", "the link", "the code, where nobody knocks"])
@two_nodes(public_url=PUBLIC)
async def test_a_table_is_taken_for_somebody_who_may_come_in(
    first: Running, second: Running, brings: str
) -> None:
    opened = await a_table(first)
    code, token = opened["code"], {"tokens": [opened["token"]]}
    friend = {"a token": token, "the link": {"key": opened["key"]}}.get(brings, {})
    async with seated_at(second, code, **token) as host:
        await host.ask("set-knock", 1, knock=bool(friend))
        async with seated_at(first, code, **friend):
            assert await host.closed() == CLOSE_RESTART
            assert owner(first, code) == (node_of(first).lease.id, 2)


@two_nodes(public_url=PUBLIC)
async def test_a_stranger_may_knock_once_somebody_is_at_the_table(
    first: Running, second: Running
) -> None:
    code, hello = await a_seat(first)
    assert await turned_away(first, code) == LATER
    async with seated_at(first, code, **hello), phone_at(first, code) as stranger:
        assert "door" in await stranger.read()


@two_nodes()
async def test_an_address_barred_for_guessing_moves_no_table(
    first: Running, second: Running
) -> None:
    """Each unknown code counts, at any spelling of the address."""
    code, hello = await a_seat(first)
    async with seated_at(second, code, **hello) as host:
        for number in range(FAILED_CODES + 2):
            path = "/ws" if number % 2 else None
            assert await turned_away(first, "ZAZA", path) == NO_TABLE
        for brings in ({}, {"key": "WRONG"}, {"tokens": ["rubbish"]}):
            assert await turned_away(first, code, **brings) == NO_TABLE
        assert owner(second, code) == (node_of(second).lease.id, 1)
        await add_bot(host, "one")


@two_nodes()
async def test_a_damaged_table_is_not_taken(first: Running, second: Running) -> None:
    code, hello = await a_seat(first)
    with first.house._database.writing() as connection:
        spoiled = "UPDATE tables SET state = 'x' WHERE code = :code"
        connection.execute(text(spoiled), {"code": code})
    told, _ = await turned_away(first, code, **hello)
    assert told == "table-damaged"
    assert owner(first, code) is None
