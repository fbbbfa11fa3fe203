"""Slow and malformed HTTP requests, and clients that do not read their answers."""

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
from support.bare_http import Line, line
from support.logged import logged
from support.scene import served
from support.server import Running, leap, run, running
from support.tables import eventually, toys

TIMES = Limits()
GOOD = json.dumps({"name": "Camille", "animal": "renard"}).encode()
KIND = "Content-Type: application/json"


@served(warned=())
async def test_a_silent_connection_is_closed(here: Running) -> None:
    async with line(here) as silent, line(here) as half:
        half.say("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-")
        await eventually(lambda: here.server.visitors.count == 2)
        leap(TIMES.head_seconds)
        await silent.cut()
        await half.cut()
    assert here.house.counts["connections_timed_out"] == 2


async def drip(one: Line) -> None:
    """Sends a byte of a header now and then until the server closes."""
    one.say("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    heard = asyncio.create_task(one.rest())
    while not heard.done():
        one.say("x")
        leap(0.5)
        await asyncio.sleep(0.001)
    assert heard.result() == b""


@served(warned=())
async def test_a_header_sent_byte_by_byte_times_out(here: Running) -> None:
    async with line(here) as first:
        await drip(first)
    async with line(here) as second:
        second.ask("GET", "/healthz")  # a second request has no more time either
        assert (await second.answer()).status == 200
        await drip(second)


@served(warned=())
async def test_a_body_that_does_not_arrive_times_out(here: Running) -> None:
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
async def test_a_body_with_two_lengths_is_refused_and_nothing_more_is_read(here: Running) -> None:
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
def test_a_body_that_is_too_long_is_refused_and_the_connection_closed(
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
async def test_expect_continue_is_refused_for_a_body_that_is_too_long(here: Running) -> None:
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
async def test_a_websocket_upgrade_with_a_body_is_refused(here: Running) -> None:
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
async def test_an_unread_answer_times_out(here: Running) -> None:
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(own, ("127.0.0.1", here.house.settings.port))
    asked = f"GET /{ASSET} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    await loop.sock_sendall(own, asked * 200)
    await eventually(lambda: here.server.server_state.total_requests > 0)
    while not here.house.counts["connections_timed_out"]:
        leap(TIMES.answer_seconds)
        await asyncio.sleep(0.01)
    await eventually(lambda: here.server.visitors.count == 0)
    answered = here.server.server_state.total_requests
    # the client read nothing, so the remaining requests were not read either
    assert 0 < answered < 200
    taken = 0
    with suppress(ConnectionError):
        while part := await loop.sock_recv(own, 65_536):
            taken += len(part)
    assert taken < answered * len(shipped().files[ASSET].body)
    own.close()


@served()
async def test_a_slow_phone_has_time_to_read_an_answer(here: Running) -> None:
    """More time than for a header: everything was sent, but much of it is still buffered."""
    visitors = here.server.visitors
    async with line(here) as slow:
        slow.writer.transport.pause_reading()
        await eventually(lambda: visitors.count == 1)
        (visitor,) = visitors._visitors
        times, behind = 0, visitor.transport.get_write_buffer_size
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


def test_malformed_requests_are_answered_and_logged_a_few_times(tmp_path: Path) -> None:
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
def test_head_answers_like_get_without_a_body(tmp_path: Path, path: str) -> None:
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
            one.ask("GET", "/healthz")  # no body was left on the connection
            assert json.loads((await one.answer()).body)["status"] == "ok"

    run(scene)


@served()
async def test_head_of_an_unknown_path_has_no_body(here: Running) -> None:
    for path, status in (("/api/nothing", 404), ("/a/b/c", 404), ("/api/tables", 405)):
        async with line(here) as one:
            one.ask("HEAD", path, "Connection: close")
            assert (await one.answer(head=True)).status == status
            assert await one.rest() == b""
