"""Malformed data from clients before their hello."""

import asyncio
import urllib.error
import urllib.request

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from parlotte.server.settings import Limits
from support.scene import served
from support.server import Running
from support.tables import eventually

INVALID_TEXT = 1007


def address(here: Running) -> str:
    return here.url.replace("http", "ws", 1) + "/ws"


@served(warned=())
async def test_a_first_frame_with_invalid_utf8_closes_and_logs_nothing(here: Running) -> None:
    async with connect(address(here), compression=None) as one:
        await one.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            await one.recv()
        assert one.close_code == INVALID_TEXT


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
@served(limits=Limits(hello_seconds=1e6))
async def test_a_flood_of_pings_before_the_hello_is_closed(here: Running, kind: Opcode) -> None:
    async with connect(address(here), compression=None, ping_interval=None) as one:
        if kind is Opcode.PING:
            one.transport.pause_reading()
        (own,) = here.server.server_state.connections
        one.transport.write(Frame(kind, b"x" * 125).serialize(mask=True) * 40_000)
        kept = [0]

        def gone() -> bool:
            kept.append(own.transport.get_write_buffer_size())
            return own not in here.server.server_state.connections

        await eventually(gone)
        assert max(kept) < 1_000_000
        one.transport.abort()


@served()
async def test_a_body_that_is_not_json_is_a_bad_request(here: Running) -> None:
    def post(here: Running, body: bytes) -> int:
        kind = {"content-type": "application/json"}
        with pytest.raises(urllib.error.HTTPError) as fault:
            urllib.request.urlopen(urllib.request.Request(f"{here.url}/api/tables", body, kind))
        fault.value.close()
        return fault.value.code

    for body in (b'{"name":"\xff"}', b'{"name":' + b"[" * 5_000 + b"]" * 5_000 + b"}"):
        assert await asyncio.to_thread(post, here, body) == 400
