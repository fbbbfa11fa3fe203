"""Disk limits: shares for people, tables, addresses and the house, and a floor of free space."""

import asyncio
import json
import threading
import urllib.request
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from parlotte.client import Client, open_table
from parlotte.core.contract import Rejected
from parlotte.server.content import house_words
from parlotte.server.content.house_words import HouseWords, Voted
from parlotte.server.limits import disk_watch
from parlotte.server.limits.disk_shares import FREE_ROW
from parlotte.server.settings import Limits
from parlotte.server.store import disk_space
from parlotte.server.store.disk_space import ROW_BYTES, DiskSpace, measure, row_bytes
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import ContentRow, InputRow, PackRow, TableRow
from parlotte.server.store.writes import Write
from parlotte.server.table.gathering import MOST_PLAYED, Played
from parlotte.server.table.jobs import Expiry
from server.store.samples import a_house_word
from support.disks import fill, small_disk
from support.logged import logged
from support.scene import played, served
from support.server import Running, running
from support.tables import (
    eventually,
    play_toy,
    played_match,
    refusal,
    toy_match,
    toy_table,
    toys,
    unloaded,
)

USUAL = Limits()


async def asked(here: Running, path: str) -> str:
    def get() -> str:
        with urllib.request.urlopen(here.url + path, timeout=20) as answer:
            return answer.read().decode()

    return await asyncio.to_thread(get)


async def opened(here: Running) -> dict[str, Any]:
    return await open_table(here.url, "Camille", "renard", "toy")


async def refused_in_the_end(client: Client, times: int = 60) -> str:
    """Writes repeatedly until a disk limit refuses."""
    for number in range(times):
        try:
            await client.do({"act": "write", "text": f"mot {number}"})
        except Exception as fault:
            key: str = getattr(fault, "key", "")
            if key.startswith("disk"):
                return key
        await client.ask("stop")
        try:
            await client.ask("start")
        except Exception as fault:
            return str(getattr(fault, "key", fault))
    return ""


def taken(here: Running, client: Client) -> int:
    return here.house.tables[client.code].state.shares.count.whole


def left(here: Running, address: str = "127.0.0.1") -> int:
    return int(here.house.disk_budgets.of(address).bucket.left(here.house.clock.seconds()))


@served(still=True, on_each_store=True)
async def test_a_tables_disk_usage_is_the_same_when_recounted(here: Running) -> None:
    host, second, _ = await played_match(here)
    await host.ask("start")
    await host.do({"act": "write", "text": "un mot"})
    counted = here.house.tables[host.code].state.shares.count
    assert counted.match is not None
    assert counted.whole > counted.row + 7 * ROW_BYTES + USUAL.match_bytes  # seven answers
    assert counted.match > ROW_BYTES
    await unloaded(here, host, second)
    again = await here.client(host.code, tokens=host.tokens)
    found = here.house.tables[again.code].state.shares.count
    assert found.match == counted.match
    assert found.snapshot == counted.snapshot
    assert found.whole - found.row == counted.whole - counted.row


@served(limits=replace(USUAL, person_bytes=600, match_bytes=0), still=True, on_each_store=True)
async def test_a_persons_share_does_not_limit_the_others(here: Running) -> None:
    host, second = await toy_match(here)
    assert await refused_in_the_end(host) == "disk-share-person"
    assert (
        "plus que votre part"
        in (await refusal(host.do({"act": "write", "text": "encore"}))).sentence
    )
    before = taken(here, host)
    await second.do({"act": "write", "text": "mon mot"})
    assert taken(here, host) > before
    # The usage survives unloading the table, and decays with time.
    live = here.house.tables[host.code]
    limits, now = here.house.settings.limits, here.house.today()
    wrote = live.state.shares.of(1, limits, now)
    assert 0 < wrote <= 600
    await unloaded(here, host, second)
    again = await here.client(host.code, tokens=host.tokens)
    shares = here.house.tables[again.code].state.shares
    assert wrote - shares.of(1, limits, now) <= 60  # a few seconds' decay
    assert shares.of(1, limits, now + 86_400) == 0


@served(limits=replace(USUAL, table_bytes=12_000, match_bytes=1_000))
async def test_a_tables_share_does_not_limit_other_tables(here: Running) -> None:
    host, second = await toy_match(here)
    assert await refused_in_the_end(host) == "disk-share-table"
    assert here.house.counts["disk_shares_refused"] >= 1
    refused = await refusal(host.ask("start"))
    assert refused.key == "disk-share-table"
    assert "ouvrez-en une autre" in refused.sentence
    await second.ask("ready")  # a command that takes no space is never refused
    await played_match(here)


@served(limits=replace(USUAL, person_bytes=0, table_bytes=0))
async def test_writes_that_no_person_asked_for_are_never_refused(here: Running) -> None:
    (host,) = await here.table(1)
    live, before = here.house.tables[host.code], taken(here, host)
    write = Write(inputs=[InputRow(match_id="m", seq=1, action=None, given=b"x" * 40)])
    live._charge(Expiry(), write)
    assert taken(here, host) == before + row_bytes(40)


class Asked:
    """A job that a person asked for over a socket."""

    person = 1
    connection = type("C", (), {"address": "1.2.3.4"})()


@served(limits=replace(USUAL, address_bytes=9000, person_bytes=6000, address_bytes_per_day=0))
async def test_a_deleted_pack_returns_its_bytes_to_every_share(here: Running) -> None:
    (host,) = await here.table(1)
    live, asked_for, before = here.house.tables[host.code], Asked(), taken(here, host)
    limits, now = here.house.settings.limits, here.house.today()
    pack = type("P", (), {"game": "toy", "key": "k", "items": ()})()

    def stand() -> tuple[int, int, int]:
        wrote = live.state.shares.of(1, limits, now)
        return taken(here, host) - before, wrote, 9000 - left(here, Asked.connection.address)

    for _ in range(5):
        for size in (800, 1500, 200):
            row = PackRow(table_id="t", game="toy", name="n", file="a.csv", body=b"x" * size)
            live._charge(asked_for, Write(packs=[row]))
            live.state.own_packs.keep(row, pack)
            assert stand() == (row_bytes(size),) * 3
        live._charge(asked_for, Write(packs_gone=[row.key]))
        live.state.own_packs.lose("toy", "n")
        assert stand() == (0, 0, 0)


@served(limits=replace(USUAL, address_bytes=100_000, address_bytes_per_day=0))
async def test_an_overwritten_row_counts_only_for_its_growth(here: Running) -> None:
    """Growth within a limit refuses nobody, but a huge row is refused; shrinking and growing
    again frees nothing."""
    (host,) = await here.table(1)
    live, address = here.house.tables[host.code], Asked.connection.address

    def write(size: int) -> None:
        row = TableRow(id="t", code="MILO", state=b"x" * size, seen_at=0)
        live._charge(Asked(), Write(tables=[row]))

    write(40_000)
    first = taken(here, host)
    assert 50_000 < left(here, address) < 70_000
    for size in (4_000, 40_000) * 3:
        write(size)
    assert taken(here, host) == first
    assert left(here, address) == 0
    write(FREE_ROW - 5_000)
    with pytest.raises(Rejected) as refused:
        write(FREE_ROW + 5_000)
    assert refused.value.key == "disk-share-address"


@served(limits=replace(USUAL, address_bytes_per_day=0, match_bytes=0))
async def test_a_failed_write_is_not_counted(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = await toy_match(here)
    live, house = here.house.tables[host.code], here.house
    limits, now = house.settings.limits, house.today()

    def stand() -> tuple[int, int, int]:
        return taken(here, host), live.state.shares.of(1, limits, now), left(here)

    before = stand()
    with monkeypatch.context() as refusing:
        refusing.setattr(house.writer, "submit", lambda _, done: done("failed"))
        for _ in range(3):
            refused = await refusal(host.do({"act": "write", "text": "perdu"}))
            assert refused.key == "not-saved"
            assert stand() == before
    await host.do({"act": "write", "text": "gardé"})
    assert stand()[0] > before[0]
    assert stand()[1] > before[1]
    assert stand()[2] < before[2]


@served(on_each_store=True)
async def test_matches_beyond_the_history_limit_are_deleted(here: Running) -> None:
    host, second = await toy_table(here)
    outcome = await play_toy(host, second)
    live, reader = here.house.tables[host.code], Reader(here.house._database)
    (first,) = live.state.gathering.played
    assert outcome["standings"]
    filler = [
        Played(f"f{number}", "toy", 1, first.ended_at, first.people, first.names, first.outcome)
        for number in range(MOST_PLAYED - 1)
    ]
    live.state.gathering = structs.replace(live.state.gathering, played=(first, *filler))
    await play_toy(host, second)
    assert reader.match(first.match) is None
    assert reader.inputs(first.match) == []
    kept = live.state.gathering.played
    assert len(kept) == MOST_PLAYED
    assert reader.inputs(kept[-1].match)


def test_the_house_lexicon_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_words, "MOST_WORDS", 2)
    house = HouseWords("", [a_house_word(scope="")])
    voted = Voted(HouseWords("t1"), house, shared=True)
    assert voted.room == 1
    voted.keep(a_house_word("ZUT", scope=""))
    assert voted.room == 0
    assert Voted(HouseWords("t1"), house, shared=False).room == 2


@served(warned=("disk-low", "disk-has-room-again"), on_each_store=True)
async def test_on_low_disk_no_table_is_opened_and_others_go_on(here: Running) -> None:
    host, second = await toy_table(here)
    house = here.house
    assert json.loads(await asked(here, "/healthz"))["disk"] == "ok"
    house.disk.room = DiskSpace(USUAL.disk_floor - 1, measure(house._database).kept)
    house.disk._log_changes()
    house.disk._log_changes()  # not logged again so soon
    refused = await refusal(opened(here))
    assert refused.key == "disk-low"
    assert "pas de nouvelle table" in refused.sentence
    health = json.loads(await asked(here, "/healthz"))
    assert (health["status"], health["disk"]) == ("ok", "low")
    assert "parlotte_disk_low 1" in await asked(here, "/metrics")
    await play_toy(host, second)
    await house.disk.look()
    assert (await opened(here))["code"]
    told = await asked(here, "/metrics")
    assert "parlotte_disk_low 0" in told
    assert "parlotte_tables_refused_for_the_disk_total 1" in told


@served(limits=replace(USUAL, house_bytes=1), on_each_store=True)
async def test_the_house_has_a_share_too(here: Running) -> None:
    assert here.house.disk.low == "share"
    assert (await refusal(opened(here))).key == "disk-low"


@served(limits=replace(USUAL, disk_floor=10, house_bytes=100))
async def test_the_log_tells_the_free_space_or_the_houses_usage(here: Running) -> None:
    watch = here.house.disk
    with logged("warning") as log:
        for room in (DiskSpace(50, 50), DiskSpace(9, 60), DiskSpace(50, 50), DiskSpace(70, 101)):
            watch.room = room
            watch._log_changes()
    low = [line for line in log.lines() if line["event"] == "disk-low"]
    assert [(line["reason"], line["bytes"]) for line in low] == [("free", 9), ("share", 101)]


@served(on_each_store=True)
async def test_the_measurable_disk_space_is_measured(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, asked_for = here.house._database, set[Path]()

    def usage(folder: Path) -> SimpleNamespace:
        asked_for.add(folder)
        return SimpleNamespace(free=12_345)

    monkeypatch.setattr(disk_space.shutil, "disk_usage", usage)
    room = measure(database)
    assert room.kept is not None
    assert room.kept > 4096
    if database.file is None:
        assert (room.free, asked_for) == (None, set())
    else:
        assert (room.free, asked_for) == (12_345, {database.file.parent})
        assert database.file.is_relative_to(here.house.settings.data)


@served()
async def test_a_disk_that_does_not_answer_blocks_nobody(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for, answer = threading.Event(), threading.Event()

    def slow(_: object) -> DiskSpace:
        asked_for.set()
        assert answer.wait(100)
        return DiskSpace(0, 0)

    monkeypatch.setattr(disk_watch, "measure", slow)
    looking = asyncio.create_task(here.house.disk.look())
    await eventually(asked_for.is_set)
    await played_match(here)
    assert not looking.done()
    answer.set()
    await looking
    assert here.house.disk.low == "free"


@served(warned=())
async def test_a_failed_measurement_changes_nothing(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = here.house.disk.room

    def silent(_: object) -> DiskSpace:
        raise StoreFault("store-unreachable")

    monkeypatch.setattr(disk_watch, "measure", silent)
    await here.house.disk.look()
    assert here.house.disk.room == before


@played
async def test_a_full_disk_refuses_tables_until_there_is_room(tmp_path: Path) -> None:
    little = replace(USUAL, disk_floor=0)  # so that only a failed write shows it
    with small_disk(tmp_path / "disk", "8m") as data, logged("warning") as log:
        async with running(data, library=toys(), limits=little) as here:
            host, second = await toy_table(here)
            ballast = fill(data)
            for number in range(2000):
                kept = here.house.tables[host.code].state.row(number)
                content = ContentRow(f"h{number}", "toy", b"x" * 20_000)
                write = Write(tables=[kept], contents=[content])
                if await here.house.written(write) != "written":
                    break
            assert here.house.disk.low == "full"
            assert (await refusal(opened(here))).key == "disk-low"
            ballast.unlink()  # nobody plays: the measurement itself notices
            assert here.house.disk.low == "full"
            await here.house.disk.look()
            await eventually(lambda: here.house.disk.low == "")
            await play_toy(host, second)
            assert (await opened(here))["code"]
        assert "store-refuses-writes" in [line["event"] for line in log.lines()]
