"""Slow answers that change nothing are computed in another thread: the table plays on, and each
socket gets its answers in order."""

import asyncio
import threading
from typing import Any

import pytest
from bench.server import worst

from parlotte.i18n import speaker
from parlotte.server import house as houses
from parlotte.server.commands import items as item_commands
from parlotte.server.workers import shared_requests
from support.scene import served
from support.server import Running
from support.tables import (
    Phone,
    eventually,
    games,
    match_of,
    pass_time,
    phone,
    refusal,
    toy_match,
    toy_table,
)

PATIENCE = 100.0  # seconds; a test that never lets a call go on fails


class Held:
    """Blocks a function that runs in a worker until the test lets it go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
        self.begun = 0
        self.of: list[Any] = []
        self._go_on = threading.Event()
        real = getattr(place, name)

        def slow(*given: Any) -> Any:
            self.begun += 1
            self.of.append(given[0])
            assert self._go_on.wait(PATIENCE), "nobody let it go on"
            return real(*given)

        monkeypatch.setattr(place, name, slow)

    async def begins(self) -> None:
        await eventually(lambda: self.begun > 0)

    def let_go_on(self) -> None:
        self._go_on.set()


@pytest.fixture
def link(monkeypatch: pytest.MonkeyPatch) -> Held:
    """The QR code of an invitation."""
    return Held(monkeypatch, houses, "svg_qr")


@served(still=True)
async def test_the_table_plays_on_while_an_answer_is_computed(here: Running, link: Held) -> None:
    host, second = await toy_match(here)
    await second.until(lambda: bool(second.prompts()))
    asked = asyncio.create_task(host.ask("invite"))
    await link.begins()
    await second.do({"act": "write", "text": "entre-temps"})
    assert match_of(here, host).clock.running
    pass_time(here, 11)
    await second.until(lambda: second.table["phase"] == "2")
    assert not asked.done()
    link.let_go_on()
    assert (await asked)["code"] == host.code


@served(games(), warned=())
async def test_a_later_upload_is_not_in_an_answer_asked_before(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is computed from a snapshot, since another thread may read nothing that
    changes."""
    host, other = await here.table(2, game=worst.OWN)
    await _bring(host, "Un", "zig")
    held = Held(monkeypatch, item_commands, "_items_shown")
    asked = asyncio.create_task(host.ask("items", game=worst.OWN))
    await held.begins()
    # Both need the same single thread, and yet the table accepts the upload.
    brought = asyncio.create_task(_bring(other, "Deux", "zag"))
    await eventually(lambda: here.house.gauges["asides_waiting"] == 1)
    held.let_go_on()
    assert [one["pack"] for one in (await asked)["items"]] == ["Un"]
    await brought
    told = (await host.ask("items", game=worst.OWN))["items"]
    assert sorted(one["pack"] for one in told) == ["Deux", "Un"]


async def _bring(client: Any, name: str, word: str) -> None:
    text = f"mot;classe;définition\n{word};n.m.;Chose."
    await client.ask("put-pack", game=worst.OWN, name=name, file="a.csv", text=text)


@served()
async def test_a_socket_gets_its_answers_in_order_and_others_do_not_wait(
    here: Running, link: Held
) -> None:
    host, second = await toy_table(here)
    async with phone(here, host.code, tokens=host.tokens) as one:
        await one.read(having="whole")
        await one.send(id="link", ask={"act": "invite"})
        await link.begins()
        await one.send(id="ready", ask={"act": "ready"})
        await one.send(id="again", ask={"act": "invite"})
        await one.send(id="lock", ask={"act": "lock", "locked": True})
        live = here.house.tables[host.code]
        await eventually(lambda: not live.quiet)
        await second.ask("ready")
        await second.ask("rename", name="Zélie B", animal="chat")
        assert second.table["ready"] == [2]  # commands behind the answer are not carried out yet
        assert not second.table["locked"]
        link.let_go_on()
        assert await _acks(one, 4) == ["link", "ready", "again", "lock"]
        assert live.quiet
        await second.until(lambda: second.table["locked"])
        assert second.table["ready"] == [2, 1]
    assert link.begun == 1


async def _acks(one: Phone, count: int) -> list[str]:
    return [(await one.read(having="ack"))["ack"] for _ in range(count)]


@served()
async def test_an_act_behind_an_answer_counts_after_its_sender_has_gone(
    here: Running, link: Held
) -> None:
    host, second = await toy_table(here)
    await host.ask("set-options", options={"seconds": 0})
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    async with phone(here, host.code, tokens=host.tokens) as one:
        await one.read(having="whole")
        await one.send(id="link", ask={"act": "invite"})
        await link.begins()
        await one.send(id="word", do={"act": "write", "text": "vite"})
        await eventually(lambda: not here.house.tables[host.code].quiet)
    await second.until(lambda: second.view is not None and bool(second.view["written"]))
    assert second.view["written"] == [0]
    assert link.begun == 1  # and the act counted before the answer was ready
    link.let_go_on()


@served(warned=())
async def test_an_answer_that_takes_too_long_is_refused_for_now(
    here: Running, link: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, second = await toy_table(here)
    monkeypatch.setattr(shared_requests, "PATIENCE", 0.0)
    refused = await refusal(host.ask("invite"))
    assert (refused.key, refused.sentence) == ("answer-later", speaker("fr")("answer-later"))
    monkeypatch.setattr(shared_requests, "PATIENCE", PATIENCE)
    await host.ask("ready")
    link.let_go_on()
    assert (await second.ask("invite"))["code"] == host.code


@served(trust_proxy=True)
async def test_addresses_take_turns_at_slow_answers(here: Running, link: Held) -> None:
    """However many tables an address has."""
    rude = [(await here.table(1))[0] for _ in range(6)]
    host, _ = await toy_table(here)
    asked = [asyncio.create_task(one.ask("invite")) for one in rude]
    await eventually(lambda: here.house.gauges["asides_waiting"] == len(rude) - 1)
    async with phone(here, host.code, address="192.0.2.8", tokens=host.tokens) as one:
        await one.read(having="whole")
        await one.send(id=1, ask={"act": "invite"})
        await eventually(lambda: here.house.gauges["asides_waiting"] == len(rude))
        link.let_go_on()
        assert await _acks(one, 1) == [1]
    await asyncio.gather(*asked)
    codes = [made.rpartition("/")[2].partition("#")[0] for made in link.of]
    assert codes.index(host.code) <= 2  # of seven
    assert sorted(codes) == sorted(one.code for one in (*rude, host))
