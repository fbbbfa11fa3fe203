"""Connection limits: a crowd of strangers does not keep invited people out."""

import asyncio
import json
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from parlotte.client import Client, Json, open_table
from parlotte.server.limits.visitors import LINES_AT_ONCE
from parlotte.server.settings import Limits
from support.bare_http import Line, line
from support.logged import logged
from support.scene import served
from support.server import Running, free_port, leap, run, running
from support.tables import Phone, eventually, phone, toys

PUBLIC = "https://parlotte.example"
RUDE, FRIEND = "192.0.2.7", "192.0.2.8"
NO_TABLE, CROWDED, FLOOD = 4004, 1013, 4008
ELSEWHERE = "127.0.0.2"  # localhost by another address, so that it counts as another client


class Room:
    """A table, and the sockets that connect to it."""

    def __init__(self, here: Running, stack: AsyncExitStack, opened: Json) -> None:
        self._here = here
        self._stack = stack
        self.code, self.key, self.token = opened["code"], opened["key"], opened["token"]

    async def come(self, **hello: Any) -> Phone:
        return await self._stack.enter_async_context(phone(self._here, self.code, **hello))

    async def stands_at_the_door(self, **hello: Any) -> Phone:
        one = await self.come(**hello)
        assert "door" in await one.read()
        return one

    async def is_welcome(self, **hello: Any) -> Phone:
        one = await self.come(**hello)
        assert "welcome" in await one.read()
        return one

    async def is_refused(self, code: int, **hello: Any) -> Json:
        one = await self.come(**hello)
        told = await one.read()
        assert await one.closed() == code, told
        return told


async def room(here: Running, stack: AsyncExitStack) -> Room:
    return Room(here, stack, await open_table(here.url, "Camille", "renard"))


@served(public_url=PUBLIC, warned=())
async def test_strangers_at_the_door_do_not_keep_invited_people_out(here: Running) -> None:
    limits = here.house.settings.limits
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        for _ in range(limits.watchers):
            await table.stands_at_the_door()
        assert (await table.is_refused(NO_TABLE))["refused"] == "no-such-table"
        await table.is_welcome(key=table.key)
        await table.is_welcome(key=table.key, screen=True)
        await table.is_welcome(tokens=[table.token])
        for _ in range(limits.screens):  # a television whose address was typed by hand
            await table.stands_at_the_door(screen=True)
        await table.is_refused(NO_TABLE, screen=True)
        await table.is_welcome(key=table.key, screen=True)


@served(limits=Limits(watchers=2, screens=1, invited=2))
async def test_people_who_come_by_code_do_not_take_the_invited_peoples_places(
    here: Running,
) -> None:
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        await table.is_welcome()
        await table.is_welcome()
        assert (await table.is_refused(NO_TABLE))["refused"] == "no-such-table"
        await table.is_welcome(screen=True)
        await table.is_welcome(key=table.key)
        last = await table.is_welcome(key=table.key, screen=True)
        told = await table.is_refused(NO_TABLE, key=table.key)  # a link that too many people have
        assert told["refused"] == "no-such-table"
        await table.is_welcome(tokens=[table.token])
        # A seated person no longer counts as a watcher.
        assert (await last.ask("join", 1, name="Zoé", animal="chat"))["ack"] == 1
        await table.is_welcome(key=table.key)
        assert len(here.house.tables[table.code].stage.attendance.connections) == 7


@served(limits=Limits(watchers=2, invited=1))
async def test_a_person_who_sat_and_left_counts_as_uninvited_again(here: Running) -> None:
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        for number, animal in enumerate(("chat", "ours")):
            stranger = await table.is_welcome()
            assert "ack" in await stranger.ask("join", 1, name=f"Fripon {number}", animal=animal)
            assert "ack" in await stranger.ask("leave", 2)
        await table.is_refused(NO_TABLE)  # those two are the watchers now
        await table.is_welcome(key=table.key)


@served(limits=Limits(watchers=1))
async def test_a_watcher_who_sits_down_or_leaves_frees_a_place(here: Running) -> None:
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        first = await table.is_welcome()
        assert (await table.is_refused(NO_TABLE))["refused"] == "no-such-table"
        assert (await first.ask("join", 1, name="Zoé", animal="chat"))["ack"] == 1
        second = await table.is_welcome()
        here_now = here.house.tables[table.code].stage.attendance.connections
        await second.socket.close()
        await eventually(lambda: len(here_now) == 1)
        await table.is_welcome()
        assert [one.viewer for one in here_now] == [(2,), ()]


@served(public_url=PUBLIC, trust_proxy=True, limits=Limits(watchers=4))
async def test_one_address_cannot_fill_the_door(here: Running) -> None:
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        host = await here.client(table.code, tokens=[table.token])
        rude = [await table.stands_at_the_door(address=RUDE) for _ in range(4)]
        await rude[0].ask("knock", 1, name="Fripon")
        await table.is_refused(NO_TABLE, address=RUDE)
        friend = await table.stands_at_the_door(address=FRIEND)
        assert await rude[1].closed() == NO_TABLE  # the oldest connection that has not knocked
        await friend.ask("knock", 1, name="Zoé")
        await host.until(lambda: len(host.table["guests"]) == 2)
        await table.stands_at_the_door(address=FRIEND)
        # Two each: nobody is disconnected for an address with as many, or they would alternate for
        # ever.
        await table.is_refused(NO_TABLE, address=FRIEND)
        await table.is_refused(NO_TABLE, address=RUDE)
        await table.stands_at_the_door(address="192.0.2.9")


@served(public_url=PUBLIC, trust_proxy=True, limits=Limits(invited=6))
async def test_one_address_with_the_link_cannot_take_all_places(here: Running) -> None:
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        rude = [await table.is_welcome(address=RUDE, key=table.key) for _ in range(6)]
        await table.is_refused(NO_TABLE, address=RUDE, key=table.key)
        await table.is_welcome(address=FRIEND, key=table.key)
        await table.is_welcome(address="192.0.2.9", key=table.key, screen=True)
        for oldest in rude[:2]:
            assert await oldest.closed() == NO_TABLE
        await table.is_refused(NO_TABLE, address=RUDE, key=table.key)  # and they cannot come back
        # Every address may have as many places as the one with the most, and no more.
        await table.is_welcome(address=FRIEND, key=table.key)
        assert await rude[2].closed() == NO_TABLE
        await table.is_refused(NO_TABLE, address=FRIEND, key=table.key)
        here_now = here.house.tables[table.code].stage.attendance.connections
        await eventually(lambda: len(here_now) == 6)


@served(trust_proxy=True, limits=Limits(invited=4))
async def test_guests_at_one_address_may_have_all_places_until_another_address_comes(
    here: Running,
) -> None:
    """Then one of them who only watches is disconnected."""
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        at_home = {"address": FRIEND, "key": table.key}
        screen = await table.is_welcome(**at_home, screen=True)
        returned = await table.is_welcome(**at_home)
        await returned.ask("claim", 1, person=1)
        watcher = await table.is_welcome(**at_home)
        await table.is_welcome(**at_home)
        await table.is_welcome(address=RUDE, key=table.key)
        assert await watcher.closed() == NO_TABLE
        for one in (screen, returned):
            await one.send(ping=1)
            await one.read(having="pong")


@served(trust_proxy=True, limits=Limits(sockets_per_address=8))
async def test_strangers_at_an_address_leave_room_for_its_guests(here: Running) -> None:
    """Strangers may use half of an address's connections, people with a link three quarters,
    people with a token all."""
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        for _ in range(4):
            bare = await table.is_welcome(address=RUDE)
        told = await table.is_refused(CROWDED, address=RUDE)
        assert told["refused"] == "house-crowded"
        unknown = Room(here, stack, {"code": "ZZZX", "key": "", "token": ""})
        # the refusal confirms no code
        assert await unknown.is_refused(CROWDED, address=RUDE) == told
        await table.is_welcome(address=FRIEND)
        for _ in range(2):
            await table.is_welcome(address=RUDE, key=table.key)
        await table.is_refused(CROWDED, address=RUDE, key=table.key)
        for _ in range(2):
            await table.is_welcome(address=RUDE, tokens=[table.token])
        await table.is_refused(CROWDED, address=RUDE, tokens=[table.token])
        await bare.socket.close()
        await eventually(lambda: here.server.visitors._settled_at[RUDE] == 7)
        await table.is_welcome(address=RUDE, tokens=[table.token])


async def page(here: Running, path: str = "/healthz", source: str = "") -> bytes:
    async with line(here, source) as one:
        one.ask("GET", path)
        answer = await one.answer()
        assert answer.status == 200
        return answer.body


async def silent(here: Running, stack: AsyncExitStack, number: int, source: str = "") -> list[Line]:
    lines = [await stack.enter_async_context(line(here, source)) for _ in range(number)]
    await eventually(lambda: here.server.visitors.count > 0)
    return lines


def test_when_the_house_is_full_silent_connections_are_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(connections=20, head_seconds=600, hello_seconds=600)
        async with (
            running(tmp_path, library=toys(), limits=limits) as here,
            AsyncExitStack() as stack,
        ):
            table = await room(here, stack)
            seated = await table.is_welcome(tokens=[table.token])
            assert json.loads(await page(here))["status"] == "ok"
            first, *_ = await silent(here, stack, 60)
            url = here.url.replace("http", "ws", 1) + "/ws"
            for _ in range(30):  # a socket without a hello counts as silent
                await stack.enter_async_context(connect(url, compression=None))
            await first.cut()
            await table.is_welcome(key=table.key)
            await table.is_welcome(tokens=[table.token])
            await table.is_welcome(screen=True)
            assert b"<!doctype html>" in (await page(here, "/")).lower()
            assert json.loads(await page(here))["status"] == "crowded"
            assert here.server.visitors.count <= limits.connections
            assert (await seated.ask("ready", 1))["ack"] == 1  # an established socket stays open

    with logged("warning") as log:
        run(scene)
    told = log.lines()
    assert [one["event"] for one in told] == ["house-crowded"] * int(LINES_AT_ONCE)
    assert {one["limit"] for one in told} == {20}


@served(limits=Limits(connections=8, head_seconds=600), warned=("house-crowded",) * 3)
async def test_a_house_full_of_guests_keeps_them_and_refuses_others(here: Running) -> None:
    async with AsyncExitStack() as stack:
        table = await room(here, stack)
        for _ in range(4):
            await table.is_welcome()
        assert (await table.is_refused(CROWDED))["refused"] == "house-crowded"
        for _ in range(2):
            await table.is_welcome(key=table.key)
        await table.is_refused(CROWDED, key=table.key)
        for _ in range(2):
            await table.is_welcome(tokens=[table.token])
        async with line(here) as late:
            await late.cut()


@served(limits=Limits(connections_per_address=5, head_seconds=600))
async def test_an_address_at_its_limit_loses_its_silent_connections(here: Running) -> None:
    async with AsyncExitStack() as stack:
        near = await silent(here, stack, 1)
        far = await silent(here, stack, 5, ELSEWHERE)
        for one in (0, 1, 2):
            assert json.loads(await page(here, source=ELSEWHERE))["status"] == "ok"
            if one == 0:
                await far[0].cut()
        # A connection that sends a request is not silent; and other addresses are not affected.
        url = here.url.replace("http", "ws", 1) + "/ws"
        table = await room(here, stack)
        for _ in range(8):  # an established socket no longer counts against the limit
            one = await stack.enter_async_context(
                connect(url, compression=None, local_addr=(ELSEWHERE, 0))
            )
            await one.send(json.dumps({"hello": {"table": table.code, "key": table.key}}))
            assert "welcome" in json.loads(await one.recv())
        near[0].ask("GET", "/healthz")
        assert json.loads((await near[0].answer()).body)["status"] == "ok"


@served(limits=Limits(connections_per_address=5, sockets_per_address=8, head_seconds=600))
async def test_localhost_has_the_same_limits_as_any_address(here: Running) -> None:
    """Strangers behind an untrusted proxy on this machine have no more room than others."""
    async with AsyncExitStack() as stack:
        lines = await silent(here, stack, 5)
        assert json.loads(await page(here, source=ELSEWHERE))["status"] == "ok"
        await silent(here, stack, 1)
        await lines[0].cut()
        assert here.server.visitors.count == 5
        table = await room(here, stack)
        for _ in range(4):
            await table.is_welcome()
        assert (await table.is_refused(CROWDED))["refused"] == "house-crowded"
        for _ in range(4):  # people with a token come back all the same
            await table.is_welcome(tokens=[table.token])
        await table.is_refused(CROWDED, tokens=[table.token])


# one connection in 50 seconds
SLOW = Limits(connects_per_second=0.02, connects_burst=3, head_seconds=600)
WAIT = 120  # seconds that a connection may wait, at most: two turns


@pytest.fixture
def _two_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlotte.server.limits.connection_rate.MOST_WAIT", WAIT)


@pytest.mark.usefixtures("_two_wait")
@served(limits=SLOW, warned=("address-in-a-hurry",))
async def test_connections_above_the_rate_limit_wait_outside(here: Running) -> None:
    """Three are accepted, two wait for their turn, the sixth would wait for too long."""
    async with AsyncExitStack() as stack:
        lines = await silent(here, stack, 3, ELSEWHERE)
        await eventually(lambda: here.server.visitors.count == 3)
        waiting = await silent(here, stack, 2, ELSEWHERE)
        await (await silent(here, stack, 1, ELSEWHERE))[0].cut()
        assert here.server.visitors.outside == 2
        assert here.server.visitors.count == 3
        assert here.house.counts["comers_refused"] == 1
        # Other addresses do not wait; and those who wait get their turn.
        assert json.loads(await page(here))["status"] == "ok"
        leap(WAIT)
        for one in (*lines, *waiting):
            one.ask("GET", "/healthz")
            assert (await one.answer()).status == 200
        assert here.server.visitors.outside == 0


@pytest.mark.usefixtures("_two_wait")
@served(trust_proxy=True, limits=SLOW, warned=("address-in-a-hurry",))
async def test_behind_a_proxy_sockets_wait_by_their_forwarded_address(here: Running) -> None:
    url = here.url.replace("http", "ws", 1) + "/ws"

    async def comes(stack: AsyncExitStack, address: str) -> ClientConnection:
        headers = {"x-forwarded-for": address}
        named = connect(url, additional_headers=headers, compression=None, open_timeout=None)
        return await stack.enter_async_context(named)

    async with AsyncExitStack() as stack:
        for _ in range(3):
            await comes(stack, RUDE)
        hurried = [asyncio.create_task(comes(stack, RUDE)) for _ in range(3)]
        await eventually(lambda: here.house.counts["comers_refused"] == 1)
        await comes(stack, FRIEND)
        assert here.server.visitors.outside == 2
        leap(WAIT)
        *_, last = await asyncio.gather(*hurried)
        assert json.loads(await last.recv())["refused"] == "too-fast"
        await last.wait_closed()
        assert last.close_code == FLOOD


@served(trust_proxy=True, limits=Limits(connections_per_address=5, head_seconds=600))
async def test_a_trusted_proxys_connections_are_not_limited(here: Running) -> None:
    async with AsyncExitStack() as stack:
        lines = await silent(here, stack, 20, ELSEWHERE)
        for one in lines:
            one.ask("GET", "/healthz")
            assert (await one.answer()).status == 200
        # Its sockets count for their forwarded address.
        sockets = [
            await stack.enter_async_context(
                connect(
                    here.url.replace("http", "ws", 1) + "/ws",
                    additional_headers={"x-forwarded-for": RUDE},
                    compression=None,
                )
            )
            for _ in range(6)
        ]
        await sockets[0].wait_closed()
        await (await sockets[5].ping())


@served(limits=Limits(head_seconds=600))
async def test_a_closing_connection_that_does_not_read_is_dropped(here: Running) -> None:
    host: Client = (await here.table(1))[0]
    async with line(here) as deaf:
        await eventually(lambda: here.server.visitors.count == 2)
        visitor = list(here.server.visitors._visitors)[-1]
        deaf.writer.transport.pause_reading()
        visitor.transport.write(b"x" * 20_000_000)
        visitor.transport.close()
        assert visitor.transport.get_write_buffer_size() > 0
        for _ in range(2):  # the check runs now and then
            leap(Limits().closing_seconds)
            await asyncio.sleep(0.01)
        await eventually(lambda: here.server.visitors.count == 1)
    assert here.house.counts["connections_dropped"] == 1
    await host.ask("ready")
    assert host.table["ready"] == [1]


@contextmanager
def spawned(data: Path, files: str) -> Iterator[tuple[subprocess.Popen[bytes], str, Path]]:
    """Runs the real command under a shell's limit of open files."""
    port, log = free_port(), data / "log"
    command = f'ulimit {files}; exec "$0" -m parlotte serve --host 127.0.0.1 --port {port} '
    command += f'--data "{data}" --no-browser'
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["/bin/sh", "-c", command, sys.executable], stdout=out, stderr=subprocess.STDOUT
        )
    url = f"http://127.0.0.1:{port}"
    try:
        while not _answers(url):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            time.sleep(0.02)
        yield process, url, log
    finally:
        process.kill()
        process.wait()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=30):
            return True
    except OSError:
        return False


def metric(url: str, name: str) -> int:
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
        lines = dict(row.split() for row in answer.read().decode().splitlines() if row[0] != "#")
    return int(lines.get(f"parlotte_{name}", 0))


@pytest.mark.skipif(sys.platform != "linux", reason="takes files away from a running server")
def test_without_a_spare_file_descriptor_the_server_goes_on_and_does_not_spin(
    tmp_path: Path,
) -> None:
    with spawned(tmp_path, "-Sn 300") as (process, url, log):
        soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard > 300
        used = len(list(Path(f"/proc/{process.pid}/fd").iterdir()))
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (used + 20, used + 20))
        port = int(url.rpartition(":")[2])
        held = [socket.create_connection(("127.0.0.1", port)) for _ in range(100)]
        with urllib.request.urlopen(f"{url}/healthz", timeout=60) as answer:
            assert json.load(answer)["status"] == "crowded"
        with urllib.request.urlopen(url, timeout=60) as answer:
            assert b"<!doctype html>" in answer.read().lower()
        refused = metric(url, "accepts_failed_total")
        for one in held:
            one.close()
        lines = log.read_text(encoding="utf-8").count("house-crowded")
    assert 0 < refused < 200
    assert 0 < lines <= LINES_AT_ONCE
