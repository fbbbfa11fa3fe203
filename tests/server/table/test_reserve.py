"""A running match has a reserve of disk space: nobody else can use it up, and it is bounded."""

from dataclasses import replace
from typing import Any

import pytest

from parlotte.client import Client, Refused
from parlotte.server.limits.disk_shares import Count
from parlotte.server.settings import MIB, Limits
from parlotte.server.store.disk_space import measure, row_bytes
from support.scene import served
from support.server import Running
from support.tables import pass_time, refusal, unloaded

BIG = "mot" + "\u200b" * 1_000  # the rules count three letters, the disk all bytes
DRAFT = row_bytes(len(BIG.encode()))
RESERVE = 60_000


async def papers(here: Running, people: int = 3) -> list[Client]:
    """A table where everybody but the host may write without a limit."""
    seated = await here.table(people, game="papers", writing_minutes=0)
    await begin_papers(seated)
    return seated


async def begin_papers(seated: list[Client]) -> None:
    host, *others = seated
    await host.ask("start")
    await host.until(lambda: bool(host.prompts()))
    subjects = host.prompts()[0]["needs"]["subject"]["of"]
    await host.do({"act": "choose", "subject": subjects[0]})
    for one in others:
        await asked_to(one, "write")


async def asked_to(client: Client, act: str) -> None:
    await client.until(lambda: act in [one["act"] for one in client.prompts()])


def draft(client: Client, text: str = BIG) -> Any:
    return client.do({"act": "write", "text": text, "done": False})


async def drafts(client: Client, most: int = 1_000) -> tuple[int, str]:
    """How many of the biggest drafts are accepted, and the key of the refusal."""
    for number in range(most):
        try:
            await draft(client)
        except Refused as refused:
            return number, refused.key
    return most, ""


def count(here: Running, client: Client) -> Count:
    return here.house.tables[client.code].state.shares.count


def left(here: Running) -> int:
    """The bytes that our address may still write."""
    return int(here.house.disk_budgets.of("127.0.0.1").bucket.left(here.house.clock.seconds()))


def nothing_left(here: Running) -> None:
    """Uses up the address's share to the last byte."""
    here.house.disk_budgets.of("127.0.0.1").spend(left(here))


# No limit on the rate of frames: another test covers it.
FAST = Limits(frames_per_second=1e9, frames_burst=1e9, address_bytes_per_day=0)


@served(limits=replace(FAST, address_bytes=250_000, match_bytes=RESERVE), still=True)
async def test_a_match_is_not_stopped_by_what_others_write(here: Running) -> None:
    _, writer, second = await papers(here)
    _, greedy, _ = await papers(here)
    at_first = left(here)
    number, why = await drafts(greedy)
    assert (number > RESERVE // DRAFT, why) == (True, "disk-share-address")
    assert left(here) < DRAFT
    nothing_left(here)
    # The other match still has its own reserve, and no more.
    for one in (writer, second):
        await draft(one, "un mot")
    number, why = await drafts(writer)
    assert why == "disk-share-address"
    assert RESERVE * 0.8 < number * DRAFT <= RESERVE
    assert at_first > left(here)
    assert "Revenez demain" in (await refusal(draft(second))).sentence


@served(limits=replace(FAST, address_bytes=RESERVE * 3, match_bytes=RESERVE), still=True)
async def test_a_match_always_reaches_its_end(here: Running) -> None:
    """Even with no space left: by its deadlines, or when the host stops it."""
    seated = await here.table(3, game="papers", writing_minutes=1, rounds=1)
    await begin_papers(seated)
    other = await papers(here)
    for writer in (seated[1], other[1]):
        assert (await drafts(writer))[1] == "disk-share-address"
    nothing_left(here)
    assert (await refusal(draft(seated[2], "un mot"))).key == "disk-share-address"
    pass_time(here, 61)
    await asked_to(seated[0], "go-on")
    assert (await refusal(seated[0].do({"act": "go-on"}))).key == "disk-share-address"
    pass_time(here, 31)
    await seated[0].until(lambda: bool(seated[0].table["match"].get("outcome")))
    await other[0].ask("stop")
    assert (await refusal(other[0].ask("start"))).key == "disk-share-address"


@served(limits=replace(FAST, match_bytes=RESERVE))
async def test_an_ending_that_is_not_written_returns_no_reserve(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, writer, _ = await papers(here)
    await draft(writer)
    counted, before = count(here, host), left(here)
    with monkeypatch.context() as refusing:
        refusing.setattr(here.house.writer, "submit", lambda _, done: done("failed"))
        assert (await refusal(host.ask("stop"))).key == "not-saved"
    assert (count(here, host), left(here)) == (counted, before)
    await host.ask("stop")
    assert RESERVE - 2 * DRAFT < left(here) - before < RESERVE - DRAFT


@served(
    limits=replace(FAST, address_bytes=200_000, match_bytes=RESERVE), still=True, on_each_store=True
)
async def test_the_rest_of_a_reserve_is_returned(here: Running) -> None:
    """Also if the table was unloaded meanwhile."""
    for away in (False, True):
        seated = await here.table(3, game="papers", writing_minutes=0)
        before, table = left(here), count(here, seated[0]).whole
        await begin_papers(seated)
        begun = before - left(here)
        assert RESERVE < begun < RESERVE + 10_000
        assert count(here, seated[0]).whole - table >= RESERVE
        assert (await drafts(seated[1], 2))[1] == ""
        assert begun == before - left(here)  # within the reserve nothing more is charged
        if away:
            await unloaded(here, *seated)
            seated = [await here.client(one.code, tokens=one.tokens) for one in seated]
        await seated[0].ask("stop")
        used = before - left(here)
        assert 2 * DRAFT < used < begun - RESERVE // 2
        assert count(here, seated[0]).match is None
        assert count(here, seated[0]).whole - table < begun - RESERVE // 2


@served(limits=replace(FAST, address_bytes=2 * MIB, match_bytes=RESERVE), still=True)
async def test_ten_tables_with_the_biggest_drafts_stay_within_their_share(here: Running) -> None:
    empty = measure(here.house._database).kept
    seated = [await papers(here, 6) for _ in range(10)]
    taken_of = [0] * len(seated)
    for number, (_, *writers) in enumerate(seated):
        for one in writers:
            count, why = await drafts(one)
            assert why == "disk-share-address"
            taken_of[number] += count
    assert all(count >= RESERVE * 0.8 // DRAFT for count in taken_of)
    for host, *_ in seated:  # and their matches can end
        await host.ask("stop")
    full = measure(here.house._database).kept
    assert empty is not None
    assert full is not None
    assert MIB < full - empty < 2 * MIB
