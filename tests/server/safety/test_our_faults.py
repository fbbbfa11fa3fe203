"""Whatever breaks while somebody is answered: he is told, and the others play on."""

import asyncio
from dataclasses import replace
from typing import Any

from laws.toy import Toy, ToyState, ToyView
from parlotte.client import Client, open_table
from parlotte.core.contract import Expired, Input, Rejected, Step
from parlotte.core.quoting import MOST_QUOTED
from parlotte.server.house import House
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_FAULT
from support.logged import logged
from support.scene import served
from support.server import FakeSeconds, Running
from support.tables import TOY, Phone, ToyLibrary, eventually, pass_time, phone, refusal, toy_table

LONG = "Le secret de Mamie. " * 250  # five thousand characters
BREAKS, NO_SENTENCE, QUOTED, SHOWS = "casse", "sans phrase", "cité", "montre"


class Brittle(Toy):
    """It breaks when certain words are written."""

    def __init__(self) -> None:
        super().__init__("none")
        self.breaks_at_the_deadline = False
        self.shows = True  # else its view breaks as well
        self.hides = True  # after a certain word

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
    host, second = await toy_table(here)
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    return host, second


def write(client: Client, text: str) -> Any:
    return client.do({"act": "write", "text": text})


@served(HOUSE, warned=())
async def test_what_a_refusal_quotes_is_cut_to_a_few_words(here: Running) -> None:
    host, second = await playing(here)
    refused = await refusal(write(host, QUOTED))
    assert refused.key == "bad-option"
    assert refused.params["option"].startswith("Le secret de Mamie.")
    assert len(refused.params["option"]) <= MOST_QUOTED
    assert refused.params["option"] in refused.sentence
    assert len(refused.sentence) < 4 * MOST_QUOTED
    await write(second, "après")


@served(HOUSE)
async def test_rules_that_break_are_told_and_the_socket_stays(here: Running) -> None:
    host, second = await playing(here)
    with logged() as log:
        for _ in range(6):  # more than may be unanswered at once
            refused = await refusal(write(host, BREAKS))
            assert (refused.key, refused.params) == ("our-fault", {})
            assert "chez nous" in refused.sentence
    assert {line["event"] for line in log.faults()} == {"job-failed"}
    assert "Mamie" not in log.getvalue()
    await write(host, "bien")
    await write(second, "bien")
    await host.until(lambda: host.table["phase"] == "2")


@served(HOUSE)
async def test_a_refusal_without_a_sentence_is_our_fault_and_told(here: Running) -> None:
    host, second = await playing(here)
    with logged() as log:
        assert (await refusal(write(host, NO_SENTENCE))).key == "our-fault"
    assert [line["event"] for line in log.faults()] == ["refusal-untold"]
    assert "Mamie" not in log.getvalue()
    await write(second, "après")


@served(HOUSE)
async def test_a_deadline_that_breaks_hangs_neither_its_table_nor_the_others(
    here: Running, clock: FakeSeconds
) -> None:
    host, _ = await playing(here)
    other, _ = await playing(here)
    BRITTLE.breaks_at_the_deadline = True
    with logged() as log:
        pass_time(here, clock, 11)
        assert (await refusal(write(host, "tard"))).key == "our-fault"
        assert (await refusal(write(other, "tard"))).key == "our-fault"
    assert {line["event"] for line in log.faults()} == {"job-failed"}
    BRITTLE.breaks_at_the_deadline = False
    pass_time(here, clock, 1)
    for one in (host, other):
        await one.until(lambda o=one: o.table["phase"] == "2")


@served(HOUSE)
async def test_a_deadline_that_breaks_every_second_is_told_ever_more_seldom(
    here: Running, clock: FakeSeconds
) -> None:
    host, second = await playing(here)
    other, _ = await playing(here)
    BRITTLE.breaks_at_the_deadline = True
    with logged() as log:
        for _ in range(40):
            pass_time(here, clock, 11)
    told = {host.code: list[int](), other.code: list[int]()}
    codes = {here.house.tables[code].state.id: code for code in told}
    for line in log.faults():
        assert line["event"] == "job-failed"
        told[codes[line["table"]]].append(line["count"])
    assert told == {host.code: [1, 2, 4, 8, 16, 32], other.code: [1, 2, 4, 8, 16, 32]}
    with logged() as log:  # nor does whoever goes on acting there fill the log
        for _ in range(10):
            assert (await refusal(write(second, "tard"))).key == "our-fault"
    assert log.faults() == []
    BRITTLE.breaks_at_the_deadline = False
    pass_time(here, clock, 1)
    await host.until(lambda: host.table["phase"] == "2")


@served(HOUSE)
async def test_a_table_that_can_t_be_shown_is_read_back_and_its_people_come_back(
    here: Running,
) -> None:
    """What was written is in the store: the retry is answered, and nothing is done twice."""
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
async def test_a_socket_whose_hello_breaks_something_is_closed_with_a_word(
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
async def test_a_frame_that_breaks_its_reader_is_answered_and_the_socket_stays(
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
async def test_an_answer_over_http_that_breaks_is_a_sentence_too(
    here: Running, monkeypatch: Any
) -> None:
    async def broken(house: House, *about: Any) -> None:
        raise KeyError(LONG)

    monkeypatch.setattr(House, "open_table", broken)
    with logged() as log:
        refused = await refusal(open_table(here.url, "Camille", "renard"))
    assert refused.key == "our-fault"
    assert "chez nous" in refused.sentence
    assert [line["event"] for line in log.faults()] == ["answer-failed"]
    assert "Mamie" not in log.getvalue()
