"""Bad hellos and foreign origins are refused."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from parlotte.i18n import speaker
from parlotte.server.limits.visitors import LINES_AT_ONCE
from support.scene import served
from support.server import Running
from support.tables import Phone, phone

BAD_HELLO, NO_TABLE, OLD_PROTOCOL = 4000, 4004, 4026  # close codes
PUBLIC = "https://parlotte.example"


@asynccontextmanager
async def bare(here: Running, path: str = "/ws", **about: Any) -> AsyncIterator[Phone]:
    """A socket that has not said hello yet."""
    url = here.url.replace("http", "ws", 1) + path
    async with connect(url, compression=None, **about) as socket:
        yield Phone(socket)


def hello(code: str, **fields: Any) -> str:
    return json.dumps({"hello": {"table": code, **fields}})


def wrong_hellos(code: str, token: str) -> list[str | bytes]:
    return [
        "", "{}", "[]", "bonjour", '{"hello":null}', '{"hello":{}}', '{"hello":[]}',
        '{"ping":1}', '{"ask":{"act":"join","name":"Zoé","animal":"chat"}}',
        '{"do":{"act":"write","text":"x"}}',
        hello(code).encode(), b"\x00\xff",
        hello(7), hello(code, tokens=token), hello(code, tokens=[1]),
        hello(code, tokens=[token] * 11),
        hello(code, protocol="1"), hello(code, since="0"),
        hello(code, screen="yes"), hello(code, key=None), hello(code, epoch=[]),
        hello(code, epoch="[" * 30_000), '{"hello":' + "[" * 30_000 + "]" * 30_000 + "}",
    ]  # fmt: skip


@served(warned=())
async def test_a_bad_hello_is_refused_and_closed(here: Running) -> None:
    (host,) = await here.table(1)
    *wrong, odd_epoch, deep = wrong_hellos(host.code, host.tokens[0])
    for first in (*wrong, deep):
        async with bare(here) as one:
            await one.socket.send(first)
            assert await one.closed() == BAD_HELLO, first
            (answer,) = one.frames
            assert json.loads(answer)["refused"] == "bad-hello"
    async with bare(here) as one:  # an unknown epoch is accepted, and means a whole frame
        await one.socket.send(odd_epoch)
        assert (await one.read(having="whole"))["table"]["code"] == host.code
    async with bare(here) as one:
        await one.socket.send(hello(host.code, protocol=2, tokens=host.tokens))
        assert await one.closed() == OLD_PROTOCOL
        assert json.loads(one.frames[-1])["refused"] == "protocol-too-old"
    await host.ask("ready")


FAR = 10**400  # a number that JSON allows, and no counter reaches


@served(warned=())
async def test_any_claimed_position_gets_a_whole_frame(here: Running) -> None:
    """`since` and `heard` are the position. If it is right there is nothing to send."""
    (host,) = await here.table(1)
    await host.ask("react", kind="bravo")
    for since, heard in product((-FAR, -2, -1, 0, 1, FAR), (-FAR, -1, 0, 1, FAR)):
        past = {"epoch": host.epoch, "since": since, "heard": heard}
        async with phone(here, host.code, tokens=host.tokens, **past) as again:
            await again.read(having="welcome")
            await again.send(ping=1)
            frame = await again.read()
            assert ("pong" in frame) is (since == host.seq)
            if "whole" in frame:
                assert frame["heard"] == host.heard
                assert len(frame["events"]) == min(host.heard, max(0, host.heard - heard))
    await host.ask("ready")


@served()
async def test_an_old_client_that_asks_for_patches_gets_whole_keys(here: Running) -> None:
    """The server ignores unknown fields of the hello."""
    host, _ = await here.table(2)
    async with phone(here, host.code, tokens=host.tokens, patches=2) as one:
        await one.read(having="whole")
        await host.ask("rename", name="Zoé", animal="chat")
        received: dict[str, Any] = {}
        while "people" not in received:
            received |= (await one.read(having="table"))["table"]
        await host.until(lambda: host.table["people"][0]["name"] == "Zoé")
        assert received["people"] == host.table["people"]


@served()
async def test_a_second_hello_is_a_bad_frame_and_changes_nothing(here: Running) -> None:
    host, guest = await here.table(2)
    async with phone(here, host.code, tokens=guest.tokens) as one:
        await one.read(having="whole")
        await one.socket.send(hello(host.code, tokens=host.tokens))
        assert (await one.read())["refused"] == "bad-frame"
        answer = await one.ask("lock", 1)
        assert answer["refused"] == "host-only"


OTHERS = (
    "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "null", "",
    "http://localhost.evil.example", "https://parlotte.example.evil.example",
    "http://[", "http://[::1", "https://]x[",
    "http://parlotte.example", "https://parlotte.example:8443", "file://", "https://",
    "https://evil.example/https://parlotte.example", "https://parlotte.example@evil.example",
)  # fmt: skip


@served(public_url=PUBLIC, warned=("origin-refused",) * int(LINES_AT_ONCE))
async def test_a_foreign_origin_is_refused_before_anything_else(here: Running) -> None:
    (host,) = await here.table(1)
    here.house.counts.clear()
    for origin in OTHERS:
        with pytest.raises(InvalidStatus) as refused:
            async with bare(here, additional_headers={"Origin": origin}):
                pass
        assert refused.value.response.status_code == 403, origin
    assert here.house.counts["sockets"] == 0
    own = here.url
    for origin in (own, own.upper().replace("HTTP", "http"), PUBLIC, PUBLIC.upper()):
        async with bare(here, additional_headers={"Origin": origin}) as one:
            await one.socket.send(hello(host.code, tokens=host.tokens))
            assert (await one.read())["welcome"]["you"] == [1]


@served(warned=())
async def test_there_is_no_other_socket_path(here: Running) -> None:
    for path in ("/", "/ws/", "/WS", "/ws/x", "/api/tables", "/healthz", "//ws"):
        with pytest.raises(InvalidStatus) as refused:
            async with bare(here, path):
                pass
        assert refused.value.response.status_code == 403, path


@served(warned=())
async def test_a_sockets_path_has_one_spelling(here: Running) -> None:
    """So that a balancer never reads another code than the server. A refusal speaks the client's
    language."""
    (host,) = await here.table(1)
    code = host.code
    encoded = "".join(f"%{ord(sign):02X}" for sign in code)
    for path in (code.lower(), code.title(), encoded, f"%{ord(code[0]):02x}{code[1:]}"):
        async with bare(here, f"/ws/{path}") as one:
            await one.socket.send(hello(code, tokens=host.tokens, lang="en"))
            answer = await one.read()
            assert (answer["refused"], answer["say"]) == ("bad-hello", speaker("en")("bad-hello"))
            assert await one.closed() == BAD_HELLO, path
    async with bare(here, "/%77s") as one:
        await one.socket.send(hello(code))
        assert await one.closed() == BAD_HELLO
    for path in (f"/ws/{code}", f"/ws/{code}?ws", "/ws"):
        async with bare(here, path) as one:
            await one.socket.send(hello(code.lower(), tokens=host.tokens))
            assert (await one.read())["welcome"]["you"] == [1]


@served()
async def test_frames_sent_before_the_hello_is_answered_stay_unread(here: Running) -> None:
    (host,) = await here.table(1)
    known = set(here.server.server_state.connections)
    answer = asyncio.Event()

    async def find(_code: str, _address: str, _may_claim: object) -> None:
        await answer.wait()  # a slow disk

    here.house.find = find
    async with bare(here) as one:
        (connection,) = set(here.server.server_state.connections) - known
        await one.socket.send(hello("ABCD"))
        much = Frame(Opcode.TEXT, b"x" * 60_000).serialize(mask=True) * 400
        one.socket.transport.write(much)
        for number in range(100):  # the server has time to read, and plays on
            await host.ask("ready", yes=number % 2 == 0)
            assert len(connection._held) < 1_000_000
        assert one.socket.transport.get_write_buffer_size() > 1_000_000
        answer.set()
        assert (await one.read())["refused"] == "no-such-table"
        one.socket.transport.abort()
