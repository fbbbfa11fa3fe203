"""Floods, slow readers and silent sockets cost other clients nothing."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from parlotte.client import Client
from parlotte.server.settings import Limits
from parlotte.server.sockets.connection import Connection
from support.scene import served
from support.server import Running, answer_to, leap
from support.tables import Phone, eventually, phone
from support.unread_socket import deaf, held_for

FLOOD, BAD_HELLO, CUT = 4008, 4000, 1006
BIG = "x" * 30_000
HURRIED = Limits(backlog=4, frames_per_second=1e9, frames_burst=1e9, message_signs=64 * 1024)
EAGER = 90  # frames at once: above the burst, below the number that strikes allow
KERNEL = 8_000_000  # bytes: more than the kernel buffers for a socket


async def writing_table(here: Running) -> list[Client]:
    people = await here.table(3, writing_minutes=0)
    await people[0].ask("start")
    await people[0].do(answer_to(people[0].prompts()[0], 0))
    return people


async def answered(*honest: Client) -> None:
    """Each of these clients acts and is acknowledged."""
    for one in honest:
        await one.do({"act": "write", "text": "Petit panier.", "done": False})


async def answered_meanwhile(so: Callable[[], bool], *honest: Client) -> None:
    """Acts until the condition holds, few times enough not to be a flood."""
    for _ in range(20):
        await answered(*honest)
        if so():
            return
    await eventually(so)


def as_sent(frame: str, times: int) -> bytes:
    return Frame(Opcode.TEXT, frame.encode()).serialize(mask=True) * times


@served(limits=Limits(strikes=3), warned=("flood-closed",), still=True)
async def test_a_flood_is_slowed_down_then_closed_and_others_are_answered(here: Running) -> None:
    """The clock of all budgets stands still."""
    near, far = await writing_table(here), await writing_table(here)
    async with phone(here, near[2].code, tokens=near[2].tokens) as evil:
        await evil.read(having="whole")
        draft = {"act": "write", "text": "Flot.", "done": False}
        evil.socket.transport.write(as_sent(json.dumps({"do": draft}), 20_000))
        closing = asyncio.create_task(evil.closed())
        await answered_meanwhile(closing.done, near[1], far[1])
        frames = [json.loads(text) for text in evil.frames]
        assert closing.result() == FLOOD
        assert frames[-1]["refused"] == "too-fast"
        done = sum("ack" in frame for frame in frames)
        burst = here.house.settings.limits.frames_burst
        assert burst - 10 <= done <= burst  # earlier frames were counted too
    await answered(near[1], far[1])


@served(still=True)
async def test_a_few_frames_too_many_are_only_read_more_slowly(here: Running) -> None:
    people = await writing_table(here)
    async with phone(here, people[2].code, tokens=people[2].tokens) as eager:
        await eager.read(having="whole")
        for number in range(EAGER):
            draft = {"act": "write", "text": f"Trait {number}.", "done": False}
            eager.socket.transport.write(as_sent(json.dumps({"id": number, "do": draft}), 1))
        acks: list[int] = []
        refused = []
        while len(acks) < EAGER:
            told = await eager.read()
            acks += [told["ack"]] if "ack" in told else []
            if "refused" in told:
                refused.append(told["refused"])
                here.clock.now += 10
        assert acks == list(range(EAGER))
        assert refused == ["too-fast"]


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
@served(limits=Limits(strikes=3))
async def test_protocol_pings_and_pongs_count_as_a_flood(here: Running, kind: Opcode) -> None:
    """The library answers pings whether or not the client reads; unsolicited pongs count too."""
    people = await writing_table(here)
    async with deaf(here, people[2].code, tokens=people[2].tokens) as (evil, own):
        pings = Frame(kind, b"x" * 125).serialize(mask=True) * 40_000
        evil.transport.write(pings)
        gone = asyncio.create_task(evil.wait_closed())
        most = 0

        def closed() -> bool:
            nonlocal most
            most = max(most, own._transport.transport.get_write_buffer_size())
            return own.close_code is not None

        await answered_meanwhile(closed, people[1])
        assert own.close_code == FLOOD
        assert most < 1_000_000
        evil.transport.abort()
        await gone


async def publish(host: Client, total: int, watched: Connection) -> int:
    """Sends this many bytes to everybody. Returns the most that was queued for the slow reader."""
    most = 0
    for number in range(total // len(BIG)):
        await host.ask("set-options", options={"theme": f"{number}{BIG}"})
        most = max(most, held_for(watched))
    return most


@served(limits=HURRIED)
async def test_a_reader_who_falls_behind_gets_one_whole_frame_later(here: Running) -> None:
    host, *_ = await here.table(2)
    async with deaf(here, host.code, screen=True) as (screen, own):
        most = await publish(host, KERNEL, own)
        assert own.lags
        assert most < 64 * 1024 + (HURRIED.backlog + 3) * (len(BIG) + 1000)
        screen.transport.resume_reading()
        wholes, told = 0, {"seq": -1}
        while told["seq"] < here.house.tables[host.code].stage.hub.feeds[()].seq:
            told = json.loads(await screen.recv())
            wholes += "whole" in told
        assert wholes == 1
        assert told["whole"]
        assert told["table"] == host.table
        await host.ask("ready")  # from here on it keeps up again
        assert json.loads(await screen.recv())["table"] == {"ready": [1]}


@served(limits=HURRIED)
async def test_a_reader_who_takes_nothing_is_cut_off(here: Running) -> None:
    host, *_ = await here.table(2)
    async with deaf(here, host.code, screen=True) as (screen, own):
        await host.until(lambda: host.table["screens"] == 1)
        await publish(host, KERNEL, own)
        leap(HURRIED.slow_seconds)
        await host.until(lambda: host.table["screens"] == 0)
        assert own.close_code == CUT
        screen.transport.resume_reading()
        with suppress(ConnectionClosed):
            while True:
                await screen.recv()
        assert screen.close_code == CUT


@served(warned=())
async def test_sockets_that_never_say_hello_are_closed(here: Running) -> None:
    people = await writing_table(here)
    url = here.url.replace("http", "ws", 1) + "/ws"
    async with AsyncExitStack() as stack:
        silent = []
        for _ in range(60):
            one = await stack.enter_async_context(connect(url, compression=None))
            silent.append(Phone(one))
        half = silent.pop()  # half a hello does not count
        half.socket.transport.write(as_sent('{"hello":{"table":"ABCD"}}', 1)[:-9])
        closing = asyncio.gather(*(one.closed() for one in silent))
        leap(Limits().hello_seconds)
        await answered_meanwhile(closing.done, people[1])
        assert set(closing.result()) == {BAD_HELLO}
        told = {json.loads(text)["refused"] for one in silent for text in one.frames}
        assert told == {"bad-hello"}
        assert (await half.read())["refused"] == "bad-hello"
        half.socket.transport.abort()
    await eventually(lambda: len(here.server.server_state.connections) <= len(people))
