"""Nothing that a player typed ever appears in a log."""

import asyncio
import json
import logging
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from laws.toy import Toy, ToyState
from parlotte.client import Client, Refused, open_table
from parlotte.core.contract import Input, Step
from parlotte.server.commands import packs
from parlotte.server.opening import Opening
from parlotte.server.settings import Limits
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Statements
from support.logged import logged
from support.riddles import RiddleLibrary
from support.scene import played, served
from support.server import Running, Spawned
from support.tables import toy_match

MARK = "zorglu"  # as a name, a word, a path, and a possible table code
BREAKS = f"{MARK} casse"

REQUESTS = (
    f"GET /{MARK}?{MARK}={MARK} HTTP/1.1\r\nHost: 127.0.0.1",
    f"GET /{MARK}/ecran HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: {MARK}\r\nCookie: {MARK}=1",
    f"GET /api/{MARK} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: {MARK}\r\nReferer: {MARK}",
    f"GET /api/deal?game={MARK}&name={MARK} HTTP/1.1\r\nHost: 127.0.0.1",
    f"GET /%7A%6Frglu%FF HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {MARK}, 10.0.0.1",
    f"GET / HTTP/1.1\r\nHost: {MARK}.example",
    f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {MARK}",
    f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://{MARK}.example",
    f"{MARK} /{MARK} {MARK}",
    f"GET /{MARK} HTTP/1.1\r\n{MARK} {MARK}\r\nHost: 127.0.0.1",
    f"GET /ws/{MARK} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: {MARK}\r\nConnection: Upgrade",
)
BODIES = (
    json.dumps({"name": MARK * 9, "animal": "renard"}),
    json.dumps({"name": MARK, "animal": MARK}),
    json.dumps({"name": MARK, "animal": "renard", "game": MARK}),
    json.dumps({"name": MARK, "animal": "renard", "options": {MARK: MARK}}),
    json.dumps({"name": [MARK], MARK: MARK}),
    f'{{"name": "{MARK}"',
    f'"{MARK}',
)
HELLOS = (
    {"hello": {"table": MARK}},
    {"hello": {"table": f"{MARK} {MARK}", "tokens": [MARK], "key": MARK, "lang": MARK}},
    {"hello": {"table": MARK, "protocol": 99, "client": MARK}},
    {"hello": {"table": [MARK], MARK: MARK}},
    {MARK: MARK},
)
FRAMES = (
    {"id": MARK, "ping": MARK},
    {"id": MARK, "as": MARK, "do": {"act": MARK}},
    {"id": MARK * 20, "do": {"act": "write", "text": MARK}},
    {"id": "a", "do": {"act": "write", "text": [MARK]}},
    {"id": "b", "match": MARK, "do": {"act": "write", "text": MARK}},
    {"id": "c", "ask": {"act": MARK, MARK: MARK}},
    {"id": "d", "ask": {"act": "rename", "name": MARK, "animal": MARK}},
)
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rename", {"name": MARK * 9, "animal": "chat"}),
    ("rename", {"name": MARK, "animal": "chat"}),
    ("choose-game", {"game": MARK}),
    ("set-options", {"options": {MARK: MARK}}),
    ("put-pack", {"game": "toy", "name": MARK, "file": f"{MARK}.csv", "text": f"{MARK};\n{MARK}"}),
    ("put-pack", {"game": "toy", "name": MARK, "file": f"{MARK}.exe", "text": MARK}),
    ("put-item", {"game": "toy", "item": {MARK: MARK}}),
    ("put-item", {"game": "toy", "item": {"riddle": f"{MARK} ?", "answer": MARK}}),
    ("drop-item", {"game": "toy", "pack": MARK, "at": 0, "check": MARK}),
    ("get-pack", {"game": "toy", "name": MARK}),
    ("drop-house-word", {"word": MARK}),
    ("hide", {"text": MARK}),
    ("close", {"phase": MARK}),
    ("advise", {"kind": MARK, "draft": {MARK: MARK}}),
    ("replay", {"match": MARK}),
    ("knock", {"name": MARK}),
    ("join", {"name": MARK, "animal": MARK}),
)


async def request(url: str, head: str, body: str = "") -> None:
    """Sends a request and reads until the server closes."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(f"{head}\r\nConnection: close\r\n\r\n{body}".encode())
    writer.write_eof()
    with suppress(ConnectionError):
        await reader.read()
    writer.transport.abort()


async def greet(url: str, hello: dict[str, Any], *frames: dict[str, Any] | str) -> None:
    """Sends the frames; either side may close."""
    where = f"{url.replace('http', 'ws', 1)}/ws/{MARK.upper()}"
    async with connect(where, compression=None, user_agent_header=MARK) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(hello))
            for frame in frames:
                await socket.send(frame if isinstance(frame, str) else json.dumps(frame))
            await socket.send('{"ping": "the last"}')
            while '"pong":"the last"' not in str(await socket.recv()):
                pass


async def turned_away(url: str, path: str, **about: Any) -> None:
    """Opens a socket that is refused during the handshake."""
    with suppress(InvalidStatus):
        async with connect(url.replace("http", "ws", 1) + path, compression=None, **about):
            raise AssertionError("it came in")


async def typed_everywhere(url: str, host: Client, second: Client) -> None:
    for head in REQUESTS:
        await request(url, head)
    for body in BODIES:
        about = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
        await request(url, f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{about}", body)
    await turned_away(url, f"/ws/{MARK}/{MARK}", subprotocols=[MARK])
    await turned_away(url, "/ws", origin=f"http://{MARK}.example")
    for hello in HELLOS:
        await greet(url, hello)
    seated = {"hello": {"table": host.code, "tokens": host.tokens}}
    await greet(url, seated, MARK, f'{{"{MARK}', *FRAMES)
    await host.ask("set-knock", knock=True)
    stranger = {"hello": {"table": host.code}}
    await greet(url, stranger, {"id": MARK, "ask": {"act": "knock", "name": MARK}})
    for one in (host, second):
        for act, about in COMMANDS:
            await ignoring_refusal(one.ask(act, **about))
        await ignoring_refusal(one.do({"act": "write", "text": MARK}))


async def ignoring_refusal(asking: Any) -> None:
    with suppress(Refused):
        await asking


class Echo(Toy):
    """A game whose rules raise for a certain word, and quote it."""

    def apply(self, state: ToyState, given: Input[Any]) -> Step[ToyState]:
        if getattr(given.what, "text", "") == BREAKS:
            raise KeyError(BREAKS)
        return super().apply(state, given)


def marked(*written: str) -> list[str]:
    lines = "\n".join(written).splitlines()
    return [line for line in lines if MARK in line.lower()]


def make_raise(monkeypatch: pytest.MonkeyPatch, whose: Any, name: str) -> None:
    """Replaces a function by one that raises with its arguments."""

    def broken(*given: Any, **named: Any) -> Any:
        raise ValueError(f"{given} {named}")

    monkeypatch.setattr(whose, name, broken)


@served(
    RiddleLibrary(make=lambda _: Echo()), limits=Limits(frames_per_second=1e9, frames_burst=1e9)
)
async def test_typed_text_is_in_no_log_line(
    here: Running, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with logged("debug") as log:
        host, second = await toy_match(here)
        await typed_everywhere(here.url, host, second)
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            logging.captureWarnings(True)  # the line above has undone it
            warnings.warn(MARK, stacklevel=1)
        for whose, name in (
            (packs, "own_pack"),
            (Reader, "table_by_code"),
            (Opening, "open_table"),
        ):
            make_raise(monkeypatch, whose, name)
        await typed_everywhere(here.url, host, second)
        await ignoring_refusal(host.do({"act": "write", "text": BREAKS}))
        with monkeypatch.context() as refusing:
            make_raise(refusing, Statements, "apply")
            await ignoring_refusal(second.do({"act": "write", "text": MARK}))
            await ignoring_refusal(host.ask("rename", name=MARK, animal="chat"))
    told = {line["event"] for line in log.lines()}
    assert {"job-failed", "judging-failed", "store-refuses-writes", "table-damaged"} <= told
    assert {"answer-failed", "host-refused", "origin-refused"} <= told
    said = capfd.readouterr()
    assert marked(log.getvalue(), said.out, said.err) == []


@pytest.mark.deep  # slow: the rate limits of a real server apply
@played
async def test_typed_text_is_in_no_output_of_the_real_process(tmp_path: Path) -> None:
    server = Spawned(tmp_path / "house", more=("--log-level", "debug"))
    await asyncio.to_thread(server.start)
    try:
        opened = await open_table(server.url, MARK, "renard")
        async with (
            Client(server.url, opened["code"], tokens=[opened["token"]]) as host,
            Client(server.url, opened["code"], key=opened["key"]) as second,
        ):
            await second.ask("join", name=f"{MARK} deux", animal="chat")
            await typed_everywhere(server.url, host, second)
    finally:
        await asyncio.to_thread(server.stop)
    written = server.log.read_text(encoding="utf-8")
    assert "table-opened" in written
    assert marked(written) == []
