"""An exception while a request is answered: the sender is told, and the others play on."""

import asyncio
from dataclasses import replace
from typing import Any

from laws.toy import Toy, ToyState, ToyView
from parlotte.client import Client, open_table
from parlotte.core.contract import Expired, Input, Rejected, Step
from parlotte.core.quoting import MOST_QUOTED
from parlotte.server.house import House
from parlotte.server.opening import Opening
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_FAULT
from support.logged import logged
from support.scene import served
from support.server import Running
from support.tables import TOY, Phone, ToyLibrary, eventually, pass_time, phone, refusal, toy_match

LONG = "Le secret de Mamie. " * 250  # 5,000 characters
BREAKS, NO_SENTENCE, QUOTED, SHOWS = "casse", "sans phrase", "cité", "montre"


class Brittle(Toy):
    """A game whose rules raise for certain words."""

    def __init__(self) -> None:
        super().__init__("none")
        self.breaks_at_the_deadline = False
        self.shows = True  # else its view raises as well
        self.hides = True  # whether a certain word makes the view raise

    def apply(self, state: ToyState, given: Input[Any]) -> Step[ToyState]:
        match getattr(given.what, "text", ""):
            case "casse":
                raise KeyError(LONG)
            case "sans phrase":
                raise Rejected("toy-no-such-sentence", said=LONG)
            case "cité":
                raise Rejected("bad-option", option=LONG)
            case "montre" if self.hides:
                self.shows = False
        if self.breaks_at_the_deadline and isinstance(given.what, Expired):
            raise KeyError(LONG)
        return super().apply(state, given)

    def view(self, state: ToyState, viewer: int | None) -> ToyView:
        if not self.shows:
            raise KeyError(LONG)
        return super().view(state, viewer)


BRITTLE = Brittle()
HOUSE = ToyLibrary(replace(TOY, make=lambda _: BRITTLE))


async def playing(here: Running) -> tuple[Client, Client]:
    BRITTLE.shows, BRITTLE.hides, BRITTLE.breaks_at_the_deadline = True, True, False
    host, second = await toy_match(here)
    await second.until(lambda: bool(second.prompts()))
    return host, second


def write(client: Client, text: str) -> Any:
    return client.do({"act": "write", "text": text})


@served(HOUSE, warned=())
async def test_a_refusal_quotes_only_a_few_words(here: Running) -> None:
    host, second = await playing(here)
    refused = await refusal(write(host, QUOTED))
    assert refused.key == "bad-option"
    assert refused.params["option"].startswith("Le secret de Mamie.")
    assert len(refused.params["option"]) <= MOST_QUOTED
    assert refused.params["option"] in refused.sentence
    assert len(refused.sentence) < 4 * MOST_QUOTED
    await write(second, "après")


@served(HOUSE)
async def test_an_exception_in_the_rules_is_told_and_the_socket_stays(here: Running) -> None:
    host, second = await playing(here)
    with logged() as log:
        for _ in range(6):  # more than the limit of unanswered frames
            refused = await refusal(write(host, BREAKS))
            assert (refused.key, refused.params) == ("our-fault", {})
            assert "chez nous" in refused.sentence
    assert {line["event"] for line in log.faults()} == {"job-failed"}
    assert "Mamie" not in log.getvalue()
    await write(host, "bien")
    await write(second, "bien")
    await host.until(lambda: host.table["phase"] == "2")


@served(HOUSE)
async def test_a_refusal_without_a_sentence_is_told_as_our_fault(here: Running) -> None:
    host, second = await playing(here)
    with logged() as log:
        assert (await refusal(write(host, NO_SENTENCE))).key == "our-fault"
    assert [line["event"] for line in log.faults()] == ["refusal-untold"]
    assert "Mamie" not in log.getvalue()
    await write(second, "après")


@served(HOUSE, still=True)
async def test_an_exception_at_a_deadline_blocks_no_table(here: Running) -> None:
    host, _ = await playing(here)
    other, _ = await playing(here)
    BRITTLE.breaks_at_the_deadline = True
    with logged() as log:
        pass_time(here, 11)
        assert (await refusal(write(host, "tard"))).key == "our-fault"
        assert (await refusal(write(other, "tard"))).key == "our-fault"
    assert {line["event"] for line in log.faults()} == {"job-failed"}
    BRITTLE.breaks_at_the_deadline = False
    pass_time(here, 1)
    for one in (host, other):
        await one.until(lambda o=one: o.table["phase"] == "2")


@served(HOUSE, still=True)
async def test_a_repeated_exception_is_logged_ever_more_seldom(here: Running) -> None:
    host, second = await playing(here)
    other, _ = await playing(here)
    BRITTLE.breaks_at_the_deadline = True
    with logged() as log:
        for _ in range(40):
            pass_time(here, 11)
    told = {host.code: list[int](), other.code: list[int]()}
    codes = {here.house.tables[code].state.id: code for code in told}
    for line in log.faults():
        assert line["event"] == "job-failed"
        told[codes[line["table"]]].append(line["count"])
    assert told == {host.code: [1, 2, 4, 8, 16, 32], other.code: [1, 2, 4, 8, 16, 32]}
    with logged() as log:  # further acts at this table do not fill the log either
        for _ in range(10):
            assert (await refusal(write(second, "tard"))).key == "our-fault"
    assert log.faults() == []
    BRITTLE.breaks_at_the_deadline = False
    pass_time(here, 1)
    await host.until(lambda: host.table["phase"] == "2")


@served(HOUSE)
async def test_a_table_whose_view_raises_is_reloaded_and_its_people_reconnect(
    here: Running,
) -> None:
    """The act is in the store already, so the retry is acknowledged and not repeated."""
    host, second = await playing(here)
    before = here.house.tables[host.code]
    with logged() as log:
        writing = asyncio.ensure_future(write(host, SHOWS))
        await eventually(lambda: here.house.tables.get(host.code) is not before)
        BRITTLE.shows, BRITTLE.hides = True, False
        await writing
    assert log.faults()[0]["event"] == "table-failed"
    assert "Mamie" not in log.getvalue()
    assert here.house.tables[host.code] is not before
    await write(second, "après")
    await host.until(lambda: host.table["phase"] == "2")


@served(HOUSE)
async def test_an_exception_during_a_hello_closes_the_socket_with_a_reason(
    here: Running, monkeypatch: Any
) -> None:
    host, _ = await playing(here)

    async def find(house: House, code: str, address: str) -> None:
        raise KeyError(LONG)

    monkeypatch.setattr(House, "find", find)
    with logged() as log:
        async with phone(here, "ZZZZ") as one:
            assert await _last_words(one) == ("our-fault", CLOSE_FAULT)
    assert [line["event"] for line in log.faults()] == ["socket-failed"]
    assert "Mamie" not in log.getvalue()
    await write(host, "après")


async def _last_words(one: Phone) -> tuple[str, int | None]:
    told = await one.read(having="refused")
    return told["refused"], await one.closed()


@served(HOUSE)
async def test_an_exception_while_reading_a_frame_is_told_and_the_socket_stays(
    here: Running, monkeypatch: Any
) -> None:
    host, _ = await playing(here)
    push = Connection.push

    def brittle(connection: Connection, frame: bytes, *about: Any) -> None:
        if frame.startswith(b'{"pong":"casse"'):
            raise KeyError(LONG)
        push(connection, frame, *about)

    monkeypatch.setattr(Connection, "push", brittle)
    with logged() as log:
        async with phone(here, host.code, tokens=host.tokens) as one:
            await one.read(having="whole")
            await one.send(ping="casse", id="un")
            told = await one.read(having="refused")
            assert (told["refused"], told["id"]) == ("our-fault", "un")
            await one.send(ping="bien")
            assert (await one.read(having="pong"))["pong"] == "bien"
    assert [line["event"] for line in log.faults()] == ["frame-failed"]


@served(HOUSE)
async def test_an_exception_over_http_is_answered_with_a_sentence(
    here: Running, monkeypatch: Any
) -> None:
    async def broken(house: House, *about: Any) -> None:
        raise KeyError(LONG)

    monkeypatch.setattr(Opening, "open_table", broken)
    with logged() as log:
        refused = await refusal(open_table(here.url, "Camille", "renard"))
    assert refused.key == "our-fault"
    assert "chez nous" in refused.sentence
    assert [line["event"] for line in log.faults()] == ["answer-failed"]
    assert "Mamie" not in log.getvalue()
