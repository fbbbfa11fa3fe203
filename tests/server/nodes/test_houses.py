"""Two houses on one PostgreSQL: tables move between them, and nothing is lost or done twice."""

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from parlotte.client import Json
from parlotte.server.cluster import Cluster
from parlotte.server.limits.wrong_codes import FAILED_CODES
from parlotte.server.sockets.frames import CLOSE_LATER, CLOSE_NO_TABLE, CLOSE_RESTART
from parlotte.server.store.database import boot
from parlotte.server.store.engine import Database
from parlotte.server.store.node_list import clock_of
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import WHOLE_HOUSE
from parlotte.server.store.table_owner import MOST_MOVES, held
from parlotte.server.store.writes import Write
from parlotte.server.table.live import LiveTable
from server.store.samples import a_house_word
from support.databases import Databases, Postgres
from support.draft_toy import DOTS, drafting
from support.nodes import (
    a_seat,
    a_table,
    add_bot,
    expire,
    freeze,
    node_of,
    nodes,
    phone_at,
    seated_at,
    settled,
    turned,
    two,
    two_nodes,
    welcomed,
)
from support.server import Running, run
from support.tables import eventually


def get(here: Running, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(here.url + path, timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


async def health(here: Running) -> tuple[int, str]:
    """The status code and the status of /healthz."""
    code, body = await asyncio.to_thread(get, here, "/healthz")
    return code, json.loads(body)["status"]


async def tells(here: Running, *wanted: object) -> None:
    """Waits until /healthz answers this."""
    while await health(here) != wanted:
        pass


@two_nodes()
async def test_a_table_belongs_to_the_node_where_its_people_connect(
    first: Running, second: Running
) -> None:
    code, hello = await a_seat(first)
    assert first.house.tables == {}
    async with seated_at(second, code, **hello):
        assert list(second.house.tables) == [code]
        assert node_of(second).held[code].fence == 1
        # A node that opens another table knows of this code.
        await eventually(lambda: first.house.opening.codes is not None)
        assert first.house.opening.codes.clashes(code)


@two_nodes()
async def test_a_table_moves_to_the_node_where_it_is_asked_for(
    first: Running, second: Running
) -> None:
    code, hello = await a_seat(first)
    async with seated_at(first, code, **hello) as host:
        await add_bot(host, "one")
        async with phone_at(second, code, **hello) as again:
            shown = await welcomed(again)
            assert len(shown["table"]["people"]) == 2
            assert await host.closed() == CLOSE_RESTART
            # no refusal: the client just reconnects
            assert not any("refused" in frame for frame in host.frames)
            await add_bot(again, "one")  # a retry: nothing is done twice
            await add_bot(again, "two")
            assert len(second.house.tables[code].state.gathering.people) == 3
    assert first.house.tables == {} == node_of(first).held
    assert first.house.counts["tables_handed_over"] == 1
    assert second.house.counts["fences_lost"] == 0


@two_nodes(still=True, library=drafting())
async def test_a_draft_is_written_before_its_table_moves(first: Running, second: Running) -> None:
    """The phone may be asleep, and then nobody would resend the draft before the deadline."""
    opened = await a_table(first)
    code, tokens = opened["code"], [opened["token"]]
    async with phone_at(first, code, tokens=tokens) as host:
        await add_bot(host, "bot")
        await host.ask("start", "start")
        for name in ("a", "b", "c"):
            await host.send(id=name, do={"act": "write", "text": f"{DOTS}{name}"})
        assert await host.answer("a") == "done"
        live = first.house.tables[code]
        await eventually(lambda: len(live._drafts._waiting) == 1)
        await eventually(lambda: next(iter(live._drafts._waiting.values())).id == "c")
        async with phone_at(second, code, tokens=tokens) as there:
            whole = await welcomed(there)
            assert whole["mine"]["1"]["view"][1] == f"{DOTS}c"
            await there.send(id="b", do={"act": "write", "text": f"{DOTS}b"})  # a retry
            assert await there.answer("b") == "done"
            match = second.house.tables[code].state.match
            assert match.core.state.words.given[0] == f"{DOTS}c"


@two_nodes()
async def test_a_frozen_node_loses_its_tables_and_notices(first: Running, second: Running) -> None:
    code, hello = await a_seat(first)
    was = node_of(first).lease.id
    async with seated_at(first, code, **hello) as host:
        await add_bot(host, "one")
        await freeze(first)
        expire(first)
        async with seated_at(second, code, **hello) as again:
            await add_bot(again, "two")
            # The old owner's writes fail.
            await host.send(id="three", ask={"act": "add-bot", "level": 1})
            assert await host.closed() == CLOSE_RESTART
            assert '"ack":"three"' not in "".join(host.frames)
            node_of(first).lease.renew = True
            await eventually(lambda: node_of(first).lease.id != was)
            people = second.house.tables[code].state.gathering.people
            assert len(people) == 3
    with second.house._database.reading() as connection:
        assert held(connection, node_of(second).lease.id) == {code: 2}


def test_a_live_owner_that_does_not_answer_loses_the_table(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlotte.server.nodes.claims.SEIZE_AFTER", 0.1)

    async def test(first: Running, second: Running) -> None:
        code, hello = await a_seat(first)
        cluster = first.house.cluster
        cluster.asked = lambda _: None
        async with seated_at(first, code, **hello) as host, seated_at(second, code, **hello):
            assert second.house.counts["tables_seized"] == 1
            assert await host.closed() == CLOSE_RESTART  # and the old owner is told
        assert node_of(first).held == {}

    two(tmp_path, url, test)


@two_nodes(still=True)
async def test_match_time_stands_still_while_a_table_moves(first: Running, second: Running) -> None:
    def stored(here: Running) -> int | None:
        with here.house._database.reading() as connection:
            return clock_of(connection, node_of(here).lease.id)

    code, hello = await a_seat(first)
    async with seated_at(first, code, **hello) as host:
        await add_bot(host, "one")
        await host.ask("start", "two")
        began = first.house.tables[code].match_time()
        first.clock.now += 3
        await eventually(lambda: stored(first) == first.house.clock())
        await freeze(first)
        expire(first)
        await eventually(lambda: stored(first) is None)  # the dead node was removed
        first.clock.now += 20
        async with seated_at(second, code, **hello):
            assert second.house.tables[code].match_time() == began + 3000


async def answered_at(here: Running, code: str, **hello: Any) -> Json:
    """The first frame a phone receives; it reconnects while the table is moving."""
    while True:
        async with phone_at(here, code, **hello) as one:
            try:
                return await one.read()
            except ConnectionClosed:
                assert one.socket.close_code == CLOSE_RESTART


def test_a_balancer_that_scatters_a_tables_people_is_detected_and_logged(
    tmp_path: Path, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(first: Running, second: Running) -> None:
        code, hello = await a_seat(first)
        here, there = first, second
        while "welcome" in (answer := await answered_at(here, code, **hello)):
            here, there = there, here
        assert answer["refused"] == "table-scattered"
        with here.house._database.reading() as connection:
            assert connection.scalar(text("SELECT moves FROM owners")) >= MOST_MOVES
        async with phone_at(here, code, **hello) as host:
            assert (await host.read())["refused"] == "table-scattered"
            assert await host.closed() == CLOSE_LATER
        assert "welcome" in await answered_at(there, code, **hello)

    two(tmp_path, url, test)
    lines = [line for line in caplog.records if line.getMessage() == "balancer-scatters"]
    assert len(lines) == 1


@two_nodes()
async def test_a_draining_node_hands_its_tables_over(first: Running, second: Running) -> None:
    code, hello = await a_seat(first)
    await tells(first, 200, "ready")
    async with seated_at(first, code, **hello) as host:
        await add_bot(host, "one")
        cluster = first.house.cluster
        draining = asyncio.create_task(cluster.drain())
        assert await host.closed() == CLOSE_RESTART
        await draining
        await tells(first, 404, "draining")
        async with phone_at(first, code, **hello) as late:
            assert await late.closed() == CLOSE_RESTART
            assert late.frames == []
        async with phone_at(second, code, **hello) as again:
            assert len((await welcomed(again))["table"]["people"]) == 2
            assert node_of(second).held[code].came_from == "a"


def test_a_table_returns_to_its_home_node_between_two_matches(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlotte.server.nodes.node.SETTLED", 0.1)
    monkeypatch.setattr("parlotte.server.cluster.HOMEWARD", 0.05)
    looks: list[LiveTable] = []
    may_go = Cluster._may_go_home

    def looked_at(self: Cluster, live: LiveTable) -> bool:
        if self.node.at_home("a"):
            looks.append(live)
        return may_go(self, live)

    monkeypatch.setattr(Cluster, "_may_go_home", looked_at)

    async def main() -> None:
        async with nodes(tmp_path / "1", url, "b") as (there,):
            async with nodes(tmp_path / "2", url, "a") as (home,):
                code, hello = await a_seat(home)
                async with seated_at(home, code, **hello) as host:
                    await add_bot(host, "one")
            async with seated_at(there, code, **hello) as host:
                await host.ask("start", "two")
                async with nodes(tmp_path / "3", url, "a") as (home,):
                    await settled(there, home)
                    await eventually(lambda: len(looks) > 2)
                    assert code in there.house.tables  # a match is being played
                    await host.ask("stop", "three")
                    assert await host.closed() == CLOSE_RESTART
                    async with seated_at(home, code, **hello):
                        assert node_of(home).held[code].came_from is None

    run(main)


@two_nodes()
async def test_house_words_forgotten_matches_and_wrong_codes_reach_other_nodes(
    first: Running, second: Running
) -> None:
    word = a_house_word("GLOUBI", scope=WHOLE_HOUSE)
    assert await first.house.written(Write(house_words=[word])) == "written"
    await eventually(lambda: list(second.house.house_words) == [word])
    gone = Write(house_words_gone=[word.key])
    assert await first.house.written(gone) == "written"
    await eventually(lambda: not len(second.house.house_words))

    second.house._contents.add("what only m1 needed")
    assert await first.house.written(Write(forgotten=["m1"])) == "written"
    await eventually(lambda: not second.house._contents)

    for _ in range(FAILED_CODES + 2):
        async with phone_at(first, "ZAZA") as guesser:
            assert await guesser.closed() == CLOSE_NO_TABLE
    seconds = second.house.clock.seconds
    await eventually(lambda: second.house.wrong_codes.barred("127.0.0.1", seconds()))


@two_nodes()
async def test_two_nodes_that_draw_the_same_code_get_two_codes(
    first: Running, second: Running
) -> None:
    for here in (first, second):
        here.house.opening.draw = lambda _: 0
        here.house.opening.hear = lambda _: None
    await first.house.opening._free_code()  # both nodes have read all codes
    await second.house.opening._free_code()
    codes = [(await a_table(here))["code"] for here in (first, second)]
    assert len(set(codes)) == 2
    assert Reader(first.house._database).codes_taken() == set(codes)


@two_nodes()
async def test_a_table_without_connections_is_released(first: Running, second: Running) -> None:
    code, hello = await a_seat(first)
    async with seated_at(first, code, **hello):
        pass
    live = first.house.tables[code]
    await eventually(lambda: not live.stage.attendance.connections)
    first.house.unload(live)
    assert node_of(first).held == {}
    async with seated_at(second, code, **hello):
        pass
    assert second.house.counts["tables_seized"] == 0


def test_nodes_survive_broken_database_connections(
    tmp_path: Path, databases: Databases, postgres: Postgres
) -> None:
    url, name = databases.new_apart()

    async def test(first: Running, second: Running) -> None:
        opened = await a_table(first)
        client = await first.client(opened["code"], tokens=[opened["token"]])
        await client.ask("add-bot", level=1)
        for _ in range(2):
            await asyncio.to_thread(postgres.cut, name)
            await client.ask("add-bot", level=1)
        await eventually(lambda: all(node_of(one).lease.age < 0.5 for one in (first, second)))
        word = a_house_word("GLOUBI", scope=WHOLE_HOUSE)
        await second.house.written(Write(house_words=[word]))
        await eventually(lambda: list(first.house.house_words) == [word])
        people = first.house.tables[client.code].state.gathering.people
        assert len(people) == 4

    two(tmp_path, url, test)


def test_a_node_without_the_database_is_not_ready(
    tmp_path: Path, databases: Databases, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, name = databases.new_apart()
    monkeypatch.setattr("parlotte.server.nodes.node.CUT_OFF", 1.0)

    async def test(first: Running, second: Running) -> None:
        await tells(first, 200, "ready")
        for change, then in (
            (postgres.shut_out, (503, "cut-off")),
            (postgres.let_in, (200, "ready")),
        ):
            assert await health(first) != then
            await asyncio.to_thread(change, name)
            await tells(first, *then)
        assert await health(first) == (200, "ready")

    two(tmp_path, url, test)


@two_nodes()
async def test_metrics_name_the_node(first: Running, second: Running) -> None:
    opened = await a_table(second)
    async with seated_at(first, opened["code"], tokens=[opened["token"]]):
        _, told = await asyncio.to_thread(get, first, "/metrics")
    lines = told.splitlines()
    assert 'parlotte_node_info{node="a"} 1' in lines
    assert "parlotte_node_tables_owned 1" in lines
    assert "parlotte_node_neighbours 2" in lines
    assert any(line.startswith("parlotte_node_lease_age_ms ") for line in lines)


@two_nodes()
async def test_dates_come_from_the_databases_clock(first: Running, second: Running) -> None:
    for here, offset in ((first, 3600.0), (second, 0.0)):
        await freeze(here)  # otherwise it would ask the database again
        node_of(here).lease.offset = offset
    before = second.house.wall()
    ahead = first.house.wall()
    assert before + 3600 <= ahead <= second.house.wall() + 3600


def test_two_nodes_with_the_same_name_have_two_ids(
    tmp_path: Path, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with nodes(tmp_path, url, "a", "a") as (first, second):
            await settled(first, second)
            assert node_of(first).lease.id != node_of(second).lease.id
            code, hello = await a_seat(first)
            async with seated_at(first, code, **hello) as host, seated_at(second, code, **hello):
                assert await host.closed() == CLOSE_RESTART

    run(main)
    assert [line.getMessage() for line in caplog.records].count("node-name-twice") == 1


def test_a_stopped_node_is_removed_from_the_list(tmp_path: Path, url: str) -> None:
    async def main() -> None:
        async with nodes(tmp_path / "1", url, "a") as (stays,):
            async with nodes(tmp_path / "2", url, "b") as (goes,):
                await settled(stays, goes)
            await eventually(lambda: [one.name for one in node_of(stays).lease.around] == ["a"])
            with stays.house._database.reading() as connection:
                assert connection.scalar(text("SELECT count(*) FROM nodes")) == 1

    run(main)


def test_a_node_that_lost_the_store_stays_off_the_list(tmp_path: Path, url: str) -> None:
    async def main() -> None:
        async with nodes(tmp_path, url, "a") as (here,):
            opened, was = await a_table(here), node_of(here).lease.id
            async with seated_at(here, opened["code"], tokens=[opened["token"]]) as host:
                here.house._database._owner.release()  # as when its connection breaks
                alone = Database(url)
                await asyncio.to_thread(alone.own)
                with alone.writing() as connection:
                    boot(connection)
                await host.send(id="one", ask={"act": "add-bot", "level": 1})
                assert await host.closed() in (CLOSE_RESTART, CLOSE_LATER)
                assert '"ack":"one"' not in "".join(host.frames)
                await turned(here, 3)  # it tries to register again
                with alone.reading() as connection:
                    assert connection.scalar(text("SELECT count(*) FROM nodes")) == 0
                alone.close()
            await eventually(lambda: node_of(here).lease.id != was)
            async with seated_at(here, opened["code"], tokens=[opened["token"]]) as host:
                await add_bot(host, "one")

    run(main)
