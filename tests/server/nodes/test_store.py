"""Claims, fences and the list of nodes in PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from parlotte.server.store import node_list
from parlotte.server.store.calendar import DAY_SECONDS, Calendar, keep_calendar
from parlotte.server.store.claim import Claim
from parlotte.server.store.database import boot, open_database
from parlotte.server.store.engine import _WRITER_SETTINGS, Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.fences import Fences
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import MatchRow
from parlotte.server.store.shared_cleanup import drop_unused_shared, forget_due_shared, tidy_shared
from parlotte.server.store.table_owner import Elsewhere, elsewhere, held, seize, take
from parlotte.server.store.writer import Writer
from parlotte.server.store.writes import Statements, Verdict, Write
from server.store.samples import a_content, a_match, a_table, an_input, put, put_together, write_all
from support.databases import Databases, meta_of
from support.tables import eventually

# PostgreSQL's settings for a node's writer; the other tests have longer timeouts.
IDLE = "idle_in_transaction_session_timeout"
WRITERS = dict(one.removeprefix("SET ").split(" = ") for one in _WRITER_SETTINGS)


@pytest.fixture
def database(url: str, tmp_path: Path) -> Iterator[Database]:
    opened = open_database(url, tmp_path)
    opened.share(lambda: "parlotte test")
    rows = [a_table("t1", code="AAAA"), a_table("t2", code="BBBB")]
    write_all(opened, Write(tables=rows))
    yield opened
    opened.close()


def came(database: Database, name: str, clock: int = 0) -> int:
    """A node on the list without a session that proves it alive."""
    with database.writing() as connection:
        node = node_list.new_id(connection)
        node_list.enter(connection, node, name, "1", clock)
    return node


def taken(database: Database, node: int, *codes: str) -> dict[str, Claim]:
    with database.writing() as connection:
        return {claim.code: claim for claim in take(connection, node, codes)}


def expire(database: Database, node: int) -> None:
    with database.writing() as connection:
        late = "UPDATE nodes SET lease_until = now() - interval '1 s' WHERE id = :id"
        connection.execute(text(late), {"id": node})


async def waited_for(database: Database) -> None:
    """Waits until a session waits for a lock."""
    query = text("SELECT count(*) FROM pg_locks WHERE NOT granted")

    def waits() -> bool:
        with database.reading() as connection:
            return bool(connection.scalar(query))

    await eventually(waits)


def told(database: Database, node: int, *writes: Write) -> list[Verdict]:
    """The verdicts that a node gets for these writes in one commit."""

    async def main() -> list[Verdict]:
        writer = Writer(database, lambda: 0, Fences(lambda: node))
        writer.start()
        try:
            return await put_together(writer, *writes)
        finally:
            await asyncio.to_thread(writer.stop)

    return asyncio.run(main())


def test_a_free_table_is_taken_and_its_fence_grows(database: Database) -> None:
    first, second = came(database, "a"), came(database, "b")
    assert taken(database, first, "AAAA", "ZZZZ")["AAAA"].fence == 1
    assert taken(database, second, "AAAA", "BBBB").keys() == {"BBBB"}
    assert taken(database, first, "AAAA")["AAAA"].fence == 2  # taken again: the older claim is void
    with database.reading() as connection:
        assert held(connection, first) == {"AAAA": 2}
        assert elsewhere(connection, second, ["AAAA", "BBBB"]) == [
            Elsewhere("AAAA", first, 2, scattered=False)
        ]


def test_a_lost_fence_fails_only_that_tables_writes(database: Database) -> None:
    me, other = came(database, "a"), came(database, "b")
    claims = taken(database, me, "AAAA", "BBBB")
    with database.writing() as connection:
        assert seize(connection, other, Elsewhere("AAAA", me, 1, scattered=False)) is not None
    lost = [Write(inputs=[an_input(seq)], claim=claims["AAAA"]) for seq in (1, 2)]
    kept = Write(inputs=[an_input(1, "m2")], claim=claims["BBBB"])
    new = Write(tables=[a_table("t3")])  # a new table has no owner yet
    assert told(database, me, lost[0], kept, new, lost[1]) == ["lost", "written", "written", "lost"]
    assert claims["AAAA"].spoiled
    assert not claims["BBBB"].spoiled
    assert Reader(database).inputs("m1") == []
    assert len(Reader(database).inputs("m2")) == 1


def test_writes_of_a_table_queued_behind_a_failed_one_are_lost(database: Database) -> None:
    me = came(database, "a")
    claims = taken(database, me, "AAAA", "BBBB")
    broken = Write(inputs=[an_input(1)], changes=[("m1", {"held": "no number"})])
    broken.claim = claims["AAAA"]
    behind = Write(inputs=[an_input(2)], claim=claims["AAAA"])
    other = Write(inputs=[an_input(1, "m2")], claim=claims["BBBB"])
    assert told(database, me, broken, behind, other) == ["failed", "lost", "written"]
    assert Reader(database).inputs("m1") == []


def test_a_retry_is_known_and_an_occupied_sequence_number_means_the_claim_is_lost(
    database: Database,
) -> None:
    me = came(database, "a")
    claim = taken(database, me, "AAAA")["AAAA"]
    write_all(database, Write(inputs=[an_input(1)]))
    retry = Write(inputs=[an_input(2, action="a1")], claim=claim)
    assert told(database, me, retry) == ["known"]
    assert not claim.spoiled
    assert told(database, me, Write(inputs=[an_input(1, action="x")], claim=claim)) == ["lost"]
    assert claim.spoiled


def test_the_last_write_releases_the_table(database: Database) -> None:
    me = came(database, "a")
    claim = taken(database, me, "AAAA")["AAAA"]
    write = Write(tables=[a_table("t1", code="AAAA", state=b"last")], claim=claim, leaves="asked")
    assert told(database, me, write) == ["written"]
    with database.reading() as connection:
        assert held(connection, me) == {}
    assert told(database, me, Write(inputs=[an_input(1)], claim=claim)) == ["lost"]
    assert taken(database, came(database, "b"), "AAAA")["AAAA"].fence == 2


def test_a_table_asked_for_alternately_by_two_nodes_is_scattered(database: Database) -> None:
    here, there = came(database, "a"), came(database, "b")
    for number in range(8):
        me, other = (here, there) if number % 2 else (there, here)
        claim = taken(database, me, "AAAA")["AAAA"]
        with database.reading() as connection:
            assert not elsewhere(connection, other, ["AAAA"])[0].scattered
        assert told(database, me, Write(claim=claim, leaves="asked")) == ["written"]
    taken(database, here, "AAAA")
    with database.writing() as connection:
        assert elsewhere(connection, there, ["AAAA"])[0].scattered
        calm = "UPDATE owners SET moved_at = moved_at - interval '1 hour'"
        connection.execute(text(calm))
        assert not elsewhere(connection, there, ["AAAA"])[0].scattered


def two_running(database: Database, base_match: int) -> list[MatchRow]:
    """A match at each of two tables."""
    tables = {"m1": "t1", "m2": "t2"}
    matches = [
        a_match(name, table_id=table, base_match=base_match, base_house=4000)
        for name, table in tables.items()
    ]
    write_all(database, Write(matches=matches))
    return matches


def test_a_dead_node_is_removed_and_its_matches_keep_their_time(database: Database) -> None:
    dead, other = came(database, "a", clock=5000), came(database, "b", clock=0)
    taken(database, dead, "AAAA")
    taken(database, other, "BBBB")
    matches = two_running(database, base_match=100)
    with database.session() as alive:
        node_list.hold_alive_lock(alive, other)
        with database.writing() as connection:
            assert node_list.remove_dead_node(connection, other) is None  # the node is alive
        with database.writing() as connection:
            assert (
                node_list.remove_dead_node(connection, dead) == 1
            )  # the lease is valid, but the node has no session
        with database.writing() as connection:
            assert node_list.remove_dead_node(connection, dead) is None
            assert [one.name for one in node_list.list_nodes(connection)] == ["b"]
    reader = Reader(database)
    assert reader.match("m1") == a_match("m1", table_id="t1", base_match=1100)
    assert reader.match("m2") == matches[1]
    assert meta_of(database, "clock") == "5000"
    claim = taken(database, other, "AAAA")["AAAA"]
    assert (claim.fence, claim.came_from) == (2, "a")


def test_an_expired_lease_means_dead_even_while_the_session_lasts(database: Database) -> None:
    frozen = came(database, "a")
    with database.session() as alive:
        node_list.hold_alive_lock(alive, frozen)
        expire(database, frozen)
        with database.writing() as connection:
            assert node_list.remove_dead_node(connection, frozen) == 0
        assert node_list.beat(alive, frozen, 1, draining=False) is None  # the frozen node finds out


def test_a_frozen_nodes_transaction_ends_before_its_tables_are_taken(database: Database) -> None:
    """PostgreSQL's idle timeout ends it; otherwise the transaction would block the others."""
    frozen, other = came(database, "a"), came(database, "b")
    claim = taken(database, frozen, "AAAA")["AAAA"]
    with database.writers.connect() as stuck:
        stuck.begin()
        assert Fences(lambda: frozen).keep(stuck, [Write(claim=claim)]) == [True]
        expire(database, frozen)
        stuck.execute(text(f"SET LOCAL {IDLE} = {WRITERS[IDLE]}"))
        with database.writing() as connection:
            assert node_list.remove_dead_node(connection, frozen) == 1
        with pytest.raises(DBAPIError, match="idle-in-transaction"):
            stuck.execute(text("SELECT 1"))
    assert taken(database, other, "AAAA").keys() == {"AAAA"}


def test_a_commit_waits_for_a_seizure_and_then_sees_it(database: Database) -> None:
    me, other = came(database, "a"), came(database, "b")
    claim = taken(database, me, "AAAA")["AAAA"]

    async def main() -> list[Verdict]:
        writer = Writer(database, lambda: 0, Fences(lambda: me))
        writer.start()
        with database.writing() as connection:
            node_list.stop_commits(connection, me)
            writing = asyncio.create_task(put(writer, Write(inputs=[an_input(1)], claim=claim)))
            await waited_for(database)
            assert not writing.done()
            seize(connection, other, Elsewhere("AAAA", me, 1, scattered=False))
        verdicts = await writing
        await asyncio.to_thread(writer.stop)
        return verdicts

    assert asyncio.run(main()) == ["lost"]
    assert Reader(database).inputs("m1") == []


def test_nodes_and_a_single_house_exclude_each_other(database: Database, url: str) -> None:
    alone, second = Database(url), Database(url)
    second.share(lambda: "parlotte second")
    database.own()
    second.own()  # nodes share the store
    with pytest.raises(StoreFault, match="store-in-use"):
        alone.own()
    second.close()
    database.release()
    alone.own()
    with pytest.raises(StoreFault, match="store-in-use"):
        database.own()
    alone.close()


def test_sqlite_cannot_be_shared(databases: Databases, tmp_path: Path) -> None:
    one = open_database(databases.new("sqlite"), tmp_path)
    with pytest.raises(StoreFault, match="store-not-shared"):
        one.share(lambda: "parlotte")
    one.close()


def test_a_single_house_after_crashed_nodes_uses_each_nodes_own_clock(database: Database) -> None:
    first, second = came(database, "a", clock=5000), came(database, "b", clock=9000)
    taken(database, first, "AAAA")
    taken(database, second, "BBBB")
    two_running(database, base_match=0)
    with database.writing() as connection:
        assert boot(connection) == 9000
        assert node_list.list_nodes(connection) == []
    found = [Reader(database).match(name) for name in ("m1", "m2")]
    assert [(one.base_match, one.base_house) for one in found if one] == [
        (1000, None),
        (5000, None),
    ]


def test_a_node_after_a_crashed_single_house_uses_that_houses_clock(database: Database) -> None:
    running = a_match("m1", table_id="t1", base_match=0, base_house=100)
    write_all(database, Write(matches=[running]))
    with database.writing() as connection:
        connection.execute(text("UPDATE meta SET value = '700' WHERE key = 'clock'"))
    first = came(database, "a")
    found = Reader(database).match("m1")
    assert (found.base_match, found.base_house) == (600, None)
    # A later node leaves running matches to their owners.
    write_all(database, Write(matches=[running]))
    taken(database, first, "AAAA")
    with database.writing() as connection:
        assert node_list.enter(connection, node_list.new_id(connection), "b", "1", 0) == 700
    assert Reader(database).match("m1") == running


def test_purging_spares_tables_that_are_owned(database: Database) -> None:
    me, other = came(database, "a"), came(database, "b")
    old = [a_table(f"old {code}", code=code, seen_at=1) for code in ("AAAB", "BBBA", "CCCC")]
    write_all(database, Write(tables=old, matches=[a_match("m9", table_id="old CCCC")]))
    taken(database, other, "AAAB")
    taken(database, me, "BBBA")
    now = 100 * DAY_SECONDS
    with database.writing() as connection:
        keep_calendar(connection, Calendar(now))
    with database.writing() as connection:
        found = tidy_shared(connection, me, now, 30)
        assert found[1] == 1 + 2  # CCCC, and the two tables of the fixture
    assert Reader(database).codes_taken() == {"AAAB", "BBBA"}
    assert Reader(database).match("m9") is None
    with database.reading() as connection:
        assert held(connection, 0) == {}
        assert held(connection, other) == {"AAAB": 1}


def test_only_one_listed_node_purges_at_a_time(database: Database) -> None:
    me, gone = came(database, "a"), came(database, "b")
    expire(database, gone)
    with database.writing() as connection:
        node_list.remove_dead_node(connection, gone)
    with database.writing() as first, database.writing() as second:
        assert tidy_shared(first, me, 2000, 30) is not None
        assert tidy_shared(second, me, 2000, 30) is None
    with database.writing() as connection:
        assert tidy_shared(connection, gone, 2000, 30) is None
        assert forget_due_shared(connection, gone, 2000) == []
        assert not drop_unused_shared(connection, gone, "AAAA")


def test_private_matches_are_forgotten_only_at_tables_without_an_owner(database: Database) -> None:
    me, other = came(database, "a"), came(database, "b")
    taken(database, other, "AAAA")
    due = {"private": True, "forget_at": 50, "ended_at": 10, "content": ""}
    matches = [a_match("m1", table_id="t1", **due), a_match("m2", table_id="t2", **due)]
    write_all(database, Write(matches=matches))
    with database.writing() as connection:
        assert forget_due_shared(connection, me, 60) == ["m2"]
        assert held(connection, 0) == {}


def test_an_unused_table_is_dropped_unless_it_is_owned(database: Database) -> None:
    me = came(database, "a")
    rows = [a_table("t3", code="CCCC", fleeting=True), a_table("t4", code="DDDD", fleeting=True)]
    write_all(database, Write(tables=rows))
    taken(database, me, "CCCC")
    with database.writing() as connection:
        assert not drop_unused_shared(connection, me, "CCCC")
    with database.writing() as connection:
        assert drop_unused_shared(connection, me, "DDDD")
    assert Reader(database).codes_taken() == {"AAAA", "BBBB", "CCCC"}


def test_a_match_is_not_written_without_its_content(database: Database) -> None:
    me = came(database, "a")
    claims = taken(database, me, "AAAA", "BBBB")
    write_all(database, Write(contents=[a_content("h1")]))
    good = Write(matches=[a_match("m1")], needs=["h1"], claim=claims["AAAA"])
    bad = Write(matches=[a_match("m2", content="h2")], needs=["h2"], claim=claims["BBBB"])
    assert told(database, me, good, bad) == ["written", "lost"]
    assert Reader(database).match("m2") is None


def test_content_is_kept_while_a_match_that_needs_it_is_being_written(database: Database) -> None:
    me, other = came(database, "a"), came(database, "b")
    claim = taken(database, me, "AAAA")["AAAA"]
    write_all(database, Write(contents=[a_content("h1")]))

    async def main() -> None:
        begins = Write(matches=[a_match("m1")], needs=["h1"], claim=claim)
        with database.writing() as connection:  # m1 is not committed yet
            assert Fences(lambda: me).keep(connection, [begins]) == [True]
            tidying = asyncio.create_task(asyncio.to_thread(tidied))
            await waited_for(database)
            assert not tidying.done()
            Statements(database.engine.dialect).apply(connection, [begins])
        await tidying

    def tidied() -> None:
        with database.writing() as connection:
            assert tidy_shared(connection, other, 2000, 30) is not None

    asyncio.run(main())
    assert Reader(database).content("h1") is not None
