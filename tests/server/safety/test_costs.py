"""A heavy command runs in a thread beside the event loop, and once; a client over its rate limit
delays only itself."""

import asyncio
import json
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from bench.server import worst
from websockets.exceptions import ConnectionClosed

from parlotte.client import Client
from parlotte.packs import loader
from parlotte.server import house as houses
from parlotte.server.commands import items as item_commands
from parlotte.server.content import library
from parlotte.server.limits import budgets
from parlotte.server.settings import Limits
from parlotte.server.sockets import connection
from parlotte.server.table.live_match import Beginning
from support.scene import served
from support.server import Running
from support.tables import eventually, games, match_of, phone, refusal
from support.unread_socket import deaf, held_for

GAME = {"game": worst.OWN}
UNLIMITED = Limits(frames_per_second=1e9, frames_burst=1e9, opened_burst=1e9)
BEHIND = 4009
HEAVY: list[tuple[Any, str]] = [
    (loader, "read_rows"),
    (item_commands, "_items_shown"),
    (item_commands, "_written"),
    (item_commands, "_read_item"),
    (houses, "svg_qr"),
    (library, "load_content"),
    (Beginning, "match"),
]


class Work:
    """Counts calls, by thread: on the event loop, or aside."""

    def __init__(self) -> None:
        self.on_loop: list[str] = []
        self.aside: list[str] = []

    def counted(self, monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(place, name)
        loop = threading.get_ident()

        def done(*given: Any, **named: Any) -> Any:
            (self.on_loop if threading.get_ident() == loop else self.aside).append(name)
            return real(*given, **named)

        monkeypatch.setattr(place, name, done)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Counts the functions that are known to be slow."""
    made = Work()
    games().with_packs(worst.OWN)  # loaded when a house opens
    for place, name in HEAVY:
        made.counted(monkeypatch, place, name)
    return made


async def with_packs(here: Running) -> Client:
    """A table with three people and two packs."""
    host, *_ = await here.table(3, game=worst.OWN)
    for asked in worst.brought()[:2]:
        await ask(host, asked)
    return host


async def ask(client: Client, asked: dict[str, Any]) -> Any:
    fields = dict(asked)
    return await client.ask(fields.pop("act"), **fields)


@served(games(), limits=UNLIMITED)
async def test_no_commands_worst_case_runs_on_the_event_loop(here: Running, work: Work) -> None:
    """Sends every command as the host of a table; another table is answered in between."""
    (honest,) = await here.table(1)
    done = set()
    for tag, bodies in worst.commands().items():
        host = await with_packs(here)
        async with phone(here, host.code, tokens=host.tokens) as rude:
            await rude.read(having="welcome")
            for number, body in enumerate(bodies):
                frame = json.dumps({"id": number, "ask": body}, ensure_ascii=False)
                await rude.socket.send(frame)
                told: dict[str, Any] = {}
                while number not in (told.get("ack"), told.get("id")):
                    told = await rude.read()
            done.add(tag)
        await honest.ask("ready")
        await host.stop()
    assert done == set(worst.TAGS)
    assert set(work.on_loop) == set()
    assert set(work.aside) == {name for _, name in HEAVY}


def test_every_command_has_a_worst_case() -> None:
    """A new command needs an entry in bench/server/worst.py."""
    assert worst.PLAIN | set(worst.SPECIAL) == set(worst.TAGS)
    assert not worst.PLAIN & set(worst.SPECIAL)
    assert {*worst.TAGS, "hello", "POST /api/tables", "GET /api/deal"} <= set(worst.STORMS)
    for name in worst.STORMS:
        if name not in worst.COMING and name not in worst.REQUESTS:
            assert all(0 < len(frame) < 64 * 1024 for frame in worst.frames(name))


@served(games(), limits=UNLIMITED)
async def test_an_answer_is_cached_until_its_content_changes(here: Running, work: Work) -> None:
    host = await with_packs(here)
    watcher = await here.client(host.code)
    work.aside.clear()
    for asked, made in (
        ({"act": "invite"}, "svg_qr"),
        ({"act": "items", **GAME}, "_items_shown"),
        ({"act": "get-pack", **GAME, "name": "Gros 0", "as": "csv"}, "_written"),
    ):
        told = [await ask(one, asked) for one in (host, watcher, host)]
        assert told[0] == told[1] == told[2]
        assert work.aside.count(made) == 1
    before = await host.ask("items", **GAME)
    await host.ask("drop-pack", **GAME, name="Gros 0")
    after = await watcher.ask("items", **GAME)
    assert len(after["items"]) < len(before["items"])
    assert work.aside.count("_items_shown") == 2
    first = await host.ask("invite")
    await host.ask("remove", person=3)  # the invitation link changes then
    assert (await host.ask("invite"))["link"] != first["link"]
    assert work.aside.count("svg_qr") == 2
    assert work.on_loop == []


@served(still=True)
async def test_a_flooder_who_reconnects_keeps_the_empty_budget(here: Running) -> None:
    host, other = await here.table(2)
    burst = int(here.house.settings.limits.frames_burst)
    for _ in range(3):
        async with phone(here, host.code, tokens=host.tokens) as rude:
            await rude.read(having="whole")
            for number in range(2 * burst):
                await rude.send(ping=number)
            await rude.read(having="refused")
            rude.socket.transport.abort()
    asked = here.house.counts["acknowledged"]
    async with phone(here, host.code, tokens=host.tokens) as rude:
        await rude.read(having="whole")
        asking = asyncio.create_task(rude.ask("ready", "late"))
        await other.ask("ready")  # other people are answered
        assert here.house.counts["acknowledged"] == asked + 1
        assert not asking.done()
        here.clock.now += 1
        assert "ack" in await asking


@served(games(), limits=Limits(), warned=(), still=True)
async def test_a_dear_command_is_done_and_delays_the_senders_next_frame(here: Running) -> None:
    """A person who uploads a few packs is not refused; one who goes on is slowed down."""
    host, other = await here.table(2, game=worst.OWN)
    for number in range(2):
        text = "mot;classe;définition\nzig;n.m.;Chose."
        await host.ask("put-pack", **GAME, name=f"P{number}", file="a.csv", text=text)
    third = asyncio.create_task(host.ask("ready"))
    await other.ask("ready")
    assert not third.done()
    here.clock.now += 3
    await third


@served(games(), limits=UNLIMITED, warned=())
async def test_a_client_that_does_not_read_its_answers_is_no_longer_read(here: Running) -> None:
    """Backpressure: however many questions it sends, few answers are queued for it."""
    host = await with_packs(here)
    counts = here.house.counts
    async with deaf(here, host.code) as (rude, own):
        question = json.dumps({"id": 1, "ask": {"act": "get-pack", **GAME, "name": "Gros 0"}})
        sending = asyncio.create_task(_send_on(rude, question))
        await eventually(lambda: own.is_behind)
        answered, most = counts["acknowledged"], 0
        for _ in range(20):
            await host.ask("items", **GAME)
            most = max(most, held_for(own))
        assert counts["acknowledged"] == answered + 20
        assert most < 256 * 1024 + 8 * worst.MOST_TEXT * 2
        assert own.close_code is None
        rude.transport.resume_reading()
        for _ in range(50):  # once it reads, it is read again
            await rude.recv()
        sending.cancel()
        rude.transport.abort()


async def _send_on(socket: Any, frame: str) -> None:
    try:
        while True:
            await socket.send(frame)
            await asyncio.sleep(0)
    except ConnectionClosed:
        return


@served(games(), limits=Limits(frames_per_second=1e9, frames_burst=1e9, unread_bytes=150_000))
async def test_a_socket_too_far_behind_is_closed_with_the_reason(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Gives the client time to read everything, even on a slow machine.
    monkeypatch.setattr(connection, "CLOSE_SECONDS", 60.0)
    monkeypatch.setattr(connection, "LAST_WORDS", 2.0)
    host = await with_packs(here)
    counts = here.house.counts
    async with deaf(here, host.code) as (rude, own):
        question = json.dumps({"id": 1, "ask": {"act": "get-pack", **GAME, "name": "Gros 0"}})
        while own.close_code is None:
            # One at a time: if a server closes with unread input, the connection is reset.
            before = counts["acknowledged"]
            await rude.send(question)
            await eventually(
                lambda b=before: counts["acknowledged"] > b or own.close_code is not None
            )
        assert own.close_code == BEHIND
        rude.transport.resume_reading()
        refused = ""
        with suppress(ConnectionClosed):
            while True:
                refused = json.loads(await rude.recv()).get("refused", refused)
        assert (refused, rude.close_code) == ("fell-behind", BEHIND)
    assert here.house.unread.total == 0
    await host.ask("ready")


@served(games())
async def test_a_long_text_is_refused_before_it_is_stored(here: Running) -> None:
    (host,) = await here.match(1, game=worst.OWN, bots=2)
    match = match_of(here, host)
    before = len(here.house.reader.inputs(match.id))
    texts = [one for one in worst.actions()[worst.OWN] if "text" in one]
    assert texts
    for action in texts:
        for text in (f"a{' ' * 1_000}", f"a{' ' * 7_000}"):
            told = await refusal(host.do({**action, "text": text}))
            assert (told.key, told.params) == ("too-long", {"most": 1_000})
        told = await refusal(host.do({**action, "text": f"a{' ' * 60_000}"}))
        assert told.key == "message-too-long"
    assert len(here.house.reader.inputs(match.id)) == before


@served(games())
async def test_unknown_packs_cannot_be_chosen(here: Running) -> None:
    host, _ = await here.table(2, game=worst.OWN)
    before = host.table["options"]
    for packs in (["ailleurs"], ["base", "ailleurs"], [f"p{number}" for number in range(40)]):
        told = await refusal(host.ask("set-options", options={"packs": packs}))
        assert told.key == "pack-unknown"
    told = await refusal(host.ask("set-options", options={"packs": ["base"] * 41}))
    assert told.key == "bad-option"
    assert host.table["options"] == before
    await host.ask("set-options", options={"packs": ["base"]})


@served(limits=Limits(frames_per_second=1.0, frames_burst=3.0), still=True)
async def test_http_requests_count_against_their_addresss_budget(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST_WAITS", 1)
    monkeypatch.setattr(budgets, "FLOOD_PAUSE", 0.0)
    reader, writer = await asyncio.open_connection("127.0.0.1", here.house.settings.port)
    answers = []
    for _ in range(40):
        writer.write(b"GET /api/animals HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(
            int(line[15:]) for line in head.split(b"\r\n") if line[:15] == b"content-length:"
        )
        await reader.readexactly(size)
        answers.append(int(head.split()[1]))
    writer.close()
    assert answers[:30] == [200] * 30
    assert 429 in answers[30:]
