"""Nobody's question keeps the others waiting: what is heavy is done beside the event loop, and
once; whoever asks too much waits for it."""

import asyncio
import json
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from bench.server import worst
from websockets.exceptions import ConnectionClosed

from parlotte.client import Client, open_table
from parlotte.packs import loader
from parlotte.server import house as houses
from parlotte.server.commands import items as item_commands
from parlotte.server.content import library
from parlotte.server.limits import budgets
from parlotte.server.settings import Limits
from parlotte.server.table.live_match import Beginning
from support.scene import served
from support.server import FakeSeconds, Running
from support.tables import eventually, games, phone, refusal
from support.unread_socket import deaf, held_for

GAME = {"game": worst.OWN}
UNLIMITED = Limits(frames_per_second=1e9, frames_burst=1e9, opened_burst=1e9)
BEHIND = 4009


class Work:
    """What is done in which thread: how often, by name."""

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
    """All that is known to take long: rows read, items told and written, codes drawn, books made,
    matches set up."""
    made = Work()
    games().with_packs(worst.OWN)  # what a house reads when it opens
    for place, name in (
        (loader, "read_rows"),
        (item_commands, "_listed"),
        (item_commands, "_written"),
        (item_commands, "_judged"),
        (houses, "svg_qr"),
        (library, "load_content"),
        (Beginning, "match"),
    ):
        made.counted(monkeypatch, place, name)
    return made


async def with_packs(here: Running) -> Client:
    """A table with three people and two packs."""
    host, *_ = await here.table(3, game=worst.OWN)
    for asked in worst.brought()[:2]:
        await ask(host, asked)
    return host


async def ask(client: Client, asked: dict[str, Any]) -> Any:
    return await client.ask(asked["act"], **_without_act(asked))


@served(games(), limits=UNLIMITED)
async def test_nothing_at_its_worst_is_done_on_the_event_loop(here: Running, work: Work) -> None:
    """Every command there is, from the host of a table; the honest are answered in between."""
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
    heavy = {"read_rows", "_listed", "_written", "_judged", "svg_qr", "load_content", "match"}
    assert set(work.aside) == heavy


def _without_act(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name != "act"}


def test_every_command_has_a_worst_case() -> None:
    """Whoever adds one says what it is, in bench/server/worst.py."""
    assert worst.PLAIN | set(worst.SPECIAL) == set(worst.TAGS)
    assert not worst.PLAIN & set(worst.SPECIAL)
    assert {*worst.TAGS, "hello", "POST /api/tables", "GET /api/deal"} <= set(worst.STORMS)
    for name in worst.STORMS:
        if name not in worst.COMING and name not in worst.REQUESTS:
            assert all(0 < len(frame) < 64 * 1024 for frame in worst.frames(name))


@served(games(), limits=UNLIMITED)
async def test_an_answer_is_made_once_until_what_it_tells_has_changed(
    here: Running, work: Work
) -> None:
    host = await with_packs(here)
    watcher = await here.client(host.code)
    work.aside.clear()
    for asked, made in (
        ({"act": "invite"}, "svg_qr"),
        ({"act": "items", **GAME}, "_listed"),
        ({"act": "get-pack", **GAME, "name": "Gros 0", "as": "csv"}, "_written"),
    ):
        told = [await ask(one, asked) for one in (host, watcher, host)]
        assert told[0] == told[1] == told[2]
        assert work.aside.count(made) == 1
    before = await host.ask("items", **GAME)
    await host.ask("drop-pack", **GAME, name="Gros 0")
    after = await watcher.ask("items", **GAME)
    assert len(after["items"]) < len(before["items"])
    assert work.aside.count("_listed") == 2
    first = await host.ask("invite")
    await host.ask("remove", person=3)  # the link is another then
    assert (await host.ask("invite"))["link"] != first["link"]
    assert work.aside.count("svg_qr") == 2
    assert work.on_loop == []


@served()
async def test_a_flooder_who_comes_back_keeps_his_emptied_budget(
    here: Running, clock: FakeSeconds
) -> None:
    host, other = await here.table(2)
    burst = int(here.house.settings.limits.frames_burst)
    for _ in range(3):
        async with phone(here, host.code, tokens=host.tokens) as rude:
            await rude.read(having="whole")
            for number in range(2 * burst):
                await rude.send(ping=number)
            await rude.read(having="refused")
            rude.socket.transport.abort()
    asked = here.house.metrics.counts["acknowledged"]
    async with phone(here, host.code, tokens=host.tokens) as rude:
        await rude.read(having="whole")
        asking = asyncio.create_task(rude.ask("ready", "late"))
        await other.ask("ready")  # whoever is not he is heard
        assert here.house.metrics.counts["acknowledged"] == asked + 1
        assert not asking.done()
        clock.now += 1
        assert "ack" in await asking


@served(games(), limits=Limits(), warned=())
async def test_what_is_dear_is_done_and_what_comes_next_waits(
    here: Running, clock: FakeSeconds
) -> None:
    """Nobody who brings a few files is refused; whoever goes on bringing them is read slowly."""
    host, other = await here.table(2, game=worst.OWN)
    for number in range(2):
        text = "mot;classe;définition\nzig;n.m.;Chose."
        await host.ask("put-pack", **GAME, name=f"P{number}", file="a.csv", text=text)
    third = asyncio.create_task(host.ask("ready"))
    await other.ask("ready")
    assert not third.done()
    clock.now += 3
    await third


@served(games(), limits=UNLIMITED, warned=())
async def test_who_asks_and_does_not_read_is_not_heard_any_more(here: Running) -> None:
    """His frames stay with him: however many questions he sends, few answers wait for him."""
    host = await with_packs(here)
    counts = here.house.metrics.counts
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
        for _ in range(50):  # and once he reads he is heard again
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
async def test_who_is_too_far_behind_is_closed_and_told_why(here: Running) -> None:
    host = await with_packs(here)
    counts = here.house.metrics.counts
    async with deaf(here, host.code) as (rude, own):
        question = json.dumps({"id": 1, "ask": {"act": "get-pack", **GAME, "name": "Gros 0"}})
        while own.close_code is None:
            # One by one: where a server closes and has not read all, the line breaks at once.
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
async def test_a_long_text_is_refused_before_it_is_kept(here: Running) -> None:
    opened = await open_table(here.url, "Camille", "renard", worst.OWN)
    host = await here.client(opened["code"], tokens=[opened["token"]])
    for _ in range(2):
        await host.ask("add-bot")
    await host.ask("start")
    (live,) = here.house.tables.values()
    match = live.state.match
    assert match is not None
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
async def test_packs_that_nobody_has_are_not_chosen(here: Running) -> None:
    host, _ = await here.table(2, game=worst.OWN)
    before = host.table["options"]
    for packs in (["ailleurs"], ["base", "ailleurs"], [f"p{number}" for number in range(40)]):
        told = await refusal(host.ask("set-options", options={"packs": packs}))
        assert told.key == "pack-unknown"
    told = await refusal(host.ask("set-options", options={"packs": ["base"] * 41}))
    assert told.key == "bad-option"
    assert host.table["options"] == before
    await host.ask("set-options", options={"packs": ["base"]})


@served(limits=Limits(frames_per_second=1.0, frames_burst=3.0))
async def test_requests_are_paid_for_by_their_address(
    here: Running, clock: FakeSeconds, monkeypatch: pytest.MonkeyPatch
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
