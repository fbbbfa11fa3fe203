"""Requests that never end, have two lengths or none, and answers that nobody takes."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from parlotte.server.http.client_build import shipped
from parlotte.server.http.request_checks import MOST_BODY, MOST_UNREAD
from parlotte.server.limits.visitors import LINES_AT_ONCE
from parlotte.server.settings import Limits
from support.logged import logged
from support.raw import Line, line
from support.scene import served
from support.server import Running, leap, run, running
from support.tables import eventually, toys

TIMES = Limits()
GOOD = json.dumps({"name": "Camille", "animal": "renard"}).encode()
KIND = "Content-Type: application/json"


@served(warned=())
async def test_whoever_connects_and_says_nothing_is_hung_up_on(here: Running) -> None:
    async with line(here) as silent, line(here) as half:
        half.say("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-")
        await eventually(lambda: here.server.visitors.count == 2)
        leap(TIMES.head_seconds)
        await silent.cut()
        await half.cut()
    assert here.house.metrics.counts["connections_timed_out"] == 2


async def drip(one: Line) -> None:
    """A byte of a head now and then, for as long as the server listens."""
    one.say("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    heard = asyncio.create_task(one.rest())
    while not heard.done():
        one.say("x")
        leap(0.5)
        await asyncio.sleep(0.001)
    assert heard.result() == b""


@served(warned=())
async def test_a_head_that_comes_byte_by_byte_gets_no_more_time(here: Running) -> None:
    async with line(here) as first:
        await drip(first)
    async with line(here) as second:
        second.ask("GET", "/healthz")  # nor does a second one
        assert (await second.answer()).status == 200
        await drip(second)


@served(warned=())
async def test_a_body_that_does_not_come_is_waited_for_so_long_and_no_longer(here: Running) -> None:
    for framing, part in (
        ("Content-Length: 40", b'{"na'),
        ("Transfer-Encoding: chunked", b"4\r\n"),
    ):
        async with line(here) as slow:
            slow.ask("POST", "/api/tables", KIND, framing)
            slow.say(part)
            answering = asyncio.create_task(slow.answer())
            while not answering.done():
                leap(0.5)
                await asyncio.sleep(0.001)
            answer = answering.result()
            assert answer.status == 408
            assert answer.headers["connection"] == "close"
            await slow.cut()
    assert here.house.tables == {}


@served(warned=())
async def test_a_body_of_two_lengths_is_refused_and_what_follows_is_not_read(here: Running) -> None:
    chunked = b"%x\r\n%b\r\n0\r\n\r\n" % (len(GOOD), GOOD)
    both = (f"Content-Length: {len(chunked)}", "Transfer-Encoding: chunked")
    for framing in (both, both[::-1]):
        async with line(here) as sly:
            sly.ask("POST", "/api/tables", KIND, *framing)
            sly.say(chunked, "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answer = await sly.answer()
            assert answer.status == 400
            assert answer.headers["connection"] == "close"
            await sly.cut()
    assert here.house.tables == {}


@pytest.mark.parametrize("size", [MOST_BODY + 1, 10 * MOST_BODY, MOST_UNREAD + 1, 10**15])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_long_is_refused_and_hung_up_on(
    tmp_path: Path, size: int, chunked: bool
) -> None:
    async def scene() -> None:
        async with running(tmp_path, library=toys()) as here, line(here) as much:
            framing = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"
            much.ask("POST", "/api/tables", KIND, framing)
            sent = min(size, MOST_UNREAD + 1)
            if chunked:
                much.say(f"{size:x}\r\n", b"x" * sent, "\r\n0\r\n\r\n" if sent == size else "")
            elif size <= MOST_UNREAD:
                much.say(b"x" * size)
            answer = await much.answer()
            assert answer.status == 413
            assert answer.headers["connection"] == "close"
            await much.cut()
            assert here.house.tables == {}

    run(scene)


@served()
async def test_whoever_asks_first_hears_that_his_body_is_too_long(here: Running) -> None:
    async with line(here) as polite:
        size = f"Content-Length: {MOST_BODY + 1}"
        polite.ask("POST", "/api/tables", KIND, size, "Expect: 100-continue")
        assert (await polite.answer()).status == 413
        await polite.cut()
    async with line(here) as polite:
        polite.ask(
            "POST", "/api/tables", KIND, f"Content-Length: {len(GOOD)}", "Expect: 100-continue"
        )
        assert (await polite.answer()).status == 100
        polite.say(GOOD)
        assert (await polite.answer()).status == 201


@served(warned=())
async def test_a_socket_has_no_body(here: Running) -> None:
    upgrade = (
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )  # fmt: skip
    for framing in ("Content-Length: 5", "Transfer-Encoding: chunked"):
        async with line(here) as odd:
            odd.ask("GET", "/ws", *upgrade, framing)
            odd.say("hello")
            answer = await odd.answer()
            assert answer.status == 400
            await odd.rest()


ASSET = next(name for name, one in shipped().files.items() if len(one.body) > 50_000)


@served(warned=())
async def test_an_answer_that_nobody_takes_is_not_kept_for_ever(here: Running) -> None:
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(own, ("127.0.0.1", here.house.settings.port))
    asked = f"GET /{ASSET} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    await loop.sock_sendall(own, asked * 200)
    await eventually(lambda: here.server.server_state.total_requests > 0)
    while not here.house.metrics.counts["connections_timed_out"]:
        leap(TIMES.answer_seconds)
        await asyncio.sleep(0.01)
    await eventually(lambda: here.server.visitors.count == 0)
    answered = here.server.server_state.total_requests
    assert 0 < answered < 200  # he took nothing, so the rest was never looked at
    taken = 0
    with suppress(ConnectionError):
        while part := await loop.sock_recv(own, 65_536):
            taken += len(part)
    assert taken < answered * len(shipped().files[ASSET].body)
    own.close()


@served()
async def test_a_slow_phone_has_its_time_to_take_an_answer(here: Running) -> None:
    """Longer than a head may take: we have sent it all, and much of it has not left us."""
    visitors = here.server.visitors
    async with line(here) as slow:
        slow.writer.transport.pause_reading()
        await eventually(lambda: visitors.count == 1)
        (visitor,) = visitors._visitors
        times, behind = 0, visitor.transport.get_write_buffer_size  # type: ignore[attr-defined]
        while not behind():
            times += 1
            slow.ask("GET", f"/{ASSET}")
            await eventually(lambda: here.server.server_state.total_requests == times)  # noqa: B023
        async with line(here) as other:
            await eventually(lambda: visitors.count == 2)
            leap(TIMES.head_seconds)
            await other.cut()
        assert behind()
        slow.writer.transport.resume_reading()
        size = len(shipped().files[ASSET].body)
        for _ in range(times):
            assert len((await slow.answer()).body) == size


def test_rubbish_gets_its_answer_and_few_lines_in_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, library=toys()) as here:
            for rubbish in (
                b"\x16\x03\x01\x02\0\x01\0\r\n\r\n",
                b"GET\r\n\r\n",
                b"\r\r\n:\r\n\r\n",
            ):
                for _ in range(10):
                    async with line(here) as one:
                        one.say(rubbish)
                        assert (await one.rest()).startswith(b"HTTP/1.1 400 ")
            for bad in (b"zz\r\n", b"-1\r\n", b"4\r\nabcde\r\n"):
                async with line(here) as one:
                    one.ask("POST", "/api/tables", KIND, "Transfer-Encoding: chunked")
                    one.say(bad)
                    assert (await one.rest()).startswith(b"HTTP/1.1 400 ")

    with logged("warning") as log:
        run(scene)
    told = [one["event"] for one in log.lines()]
    assert told == ["Invalid HTTP request received."] * int(LINES_AT_ONCE)


@pytest.mark.parametrize(
    "path", ["/", "/GVEK", "/GVEK/ecran", f"/{ASSET}", "/healthz", "/api/animals"]
)
def test_a_head_is_a_get_without_its_body(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with running(tmp_path, library=toys()) as here, line(here) as one:
            one.ask("GET", path)
            whole = await one.answer()
            one.ask("HEAD", path)
            bare = await one.answer(head=True)
            assert (whole.status, bare.status) == (200, 200)
            whole.headers.pop("date"), bare.headers.pop("date")
            assert bare.headers == whole.headers
            assert int(bare.headers["content-length"]) == len(whole.body) > 0
            one.ask("GET", "/healthz")  # nothing of a body was left on the line
            assert json.loads((await one.answer()).body)["status"] == "ok"

    run(scene)


@served()
async def test_a_head_of_nothing_is_nothing(here: Running) -> None:
    for path, status in (("/api/nothing", 404), ("/a/b/c", 404), ("/api/tables", 405)):
        async with line(here) as one:
            one.ask("HEAD", path, "Connection: close")
            assert (await one.answer(head=True)).status == status
            assert await one.rest() == b""
