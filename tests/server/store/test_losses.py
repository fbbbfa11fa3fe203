"""When the database is full, unreachable or cut off, every verdict is true."""

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Write
from server.store.samples import a_table, an_input, held, put, put_together, write_all, writer_of
from support.databases import Databases, Postgres


def opened(url: str) -> Database:
    return open_database(url, Path("never-used"))


def test_a_full_disk_refuses_only_what_does_not_fit(
    databases: Databases, caplog: pytest.LogCaptureFixture
) -> None:
    database = opened(databases.new("sqlite"))
    database.engine.dispose()

    @event.listens_for(database.engine, "connect")
    def _small(connection, _) -> None:
        connection.execute("PRAGMA max_page_count=60")

    big = Write(inputs=[an_input(2, given=b"secret" * 100_000)])
    small = [Write(inputs=[an_input(seq)]) for seq in (1, 3, 4)]

    async def main() -> None:
        async with writer_of(database) as writer:
            verdicts = await put_together(writer, small[0], big, small[1])
            assert verdicts == ["written", "failed", "written"]
            assert await put(writer, big) == ["failed"]
            assert await put(writer, small[2]) == ["written"]

    with caplog.at_level(logging.INFO, "parlotte.store"):
        asyncio.run(main())
    assert [row.seq for row in Reader(database).inputs("m1")] == [1, 3, 4]
    # Logged once when it begins and once when it ends, without any of the data.
    assert [(line.levelname, line.getMessage()) for line in caplog.records] == [
        ("ERROR", "store-refuses-writes"),
        ("WARNING", "store-takes-writes-again"),
    ]
    database.close()


class Cut:
    """Breaks a connection during a commit, just before or just after it happens."""

    def __init__(self, database: Database, *, after: bool, times: int = 1) -> None:
        self.after, self.left = after, times
        event.listen(database.engine, "commit", self)

    def __call__(self, connection: Connection) -> None:
        if self.left:
            self.left -= 1
            if self.after:
                connection.connection.driver_connection.commit()
            raise OperationalError("COMMIT", None, OSError("the line is cut"))


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_an_interrupted_commit_is_made_once(database: Database, after: bool) -> None:
    write_all(database, Write(inputs=[an_input(1)]))
    writes = [Write(inputs=[an_input(seq)], tables=[a_table(f"t{seq}")]) for seq in range(2, 7)]
    retry = Write(inputs=[an_input(99, action="a1")], tables=[a_table("t99")])

    async def main() -> None:
        async with writer_of(database) as writer:
            with held(writer):
                task = asyncio.create_task(put(writer, *writes))
                await asyncio.sleep(0)
                # The function that holds the thread commits too; the cut is meant for the batch.
                cut = Cut(database, after=after, times=0)
                event.listen(
                    database.engine, "commit", lambda _: setattr(cut, "left", 1), once=True
                )
            assert await task == ["written"] * 5
            assert cut.left == 0
            assert await put(writer, retry) == ["known"]

    asyncio.run(main())
    reader = Reader(database)
    assert reader.inputs("m1") == [an_input(seq) for seq in range(1, 7)]
    assert reader.codes_taken() == {f"code-t{seq}" for seq in range(2, 7)}


def test_a_connection_that_stays_broken_fails_the_write(database: Database) -> None:
    async def main() -> None:
        async with writer_of(database) as writer:
            Cut(database, after=False, times=10)
            assert await put(writer, Write(inputs=[an_input(1)])) == ["failed"]

    asyncio.run(main())
    assert Reader(database).inputs("m1") == []


@pytest.fixture
def remote(databases: Databases) -> tuple[str, str]:
    """A PostgreSQL database: its URL and its name."""
    return databases.new_apart()


def test_a_writer_reconnects_after_its_connections_broke(
    remote: tuple[str, str], postgres: Postgres
) -> None:
    url, name = remote
    database = opened(url)
    database.own()

    async def main() -> None:
        async with writer_of(database) as writer:
            assert await put(writer, Write(inputs=[an_input(1)])) == ["written"]
            postgres.cut(name)
            assert await put(writer, Write(inputs=[an_input(2)])) == ["written"]

    asyncio.run(main())
    assert [row.seq for row in Reader(database).inputs("m1")] == [1, 2]
    other = Database(url)
    with pytest.raises(StoreFault, match="store-in-use"):  # the lock was taken again too
        other.own()
    other.close()
    database.close()


def test_an_unreachable_database_fails_every_write_until_it_is_back(
    remote: tuple[str, str], postgres: Postgres
) -> None:
    url, name = remote
    database = opened(url)
    database.own()

    async def main() -> None:
        async with writer_of(database) as writer:
            postgres.shut_out(name)
            writes = [Write(inputs=[an_input(seq)]) for seq in range(1, 6)]
            assert await put(writer, *writes) == ["failed"] * 5
            with pytest.raises(StoreFault, match="store-unreachable"):
                Reader(database).inputs("m1")
            postgres.let_in(name)
            assert await put(writer, *writes) == ["written"] * 5

    asyncio.run(main())
    assert len(Reader(database).inputs("m1")) == 5
    database.close()


def test_a_server_that_lost_the_store_to_another_writes_no_more(
    remote: tuple[str, str], postgres: Postgres
) -> None:
    url, name = remote
    first, second = opened(url), Database(url)
    first.own()

    async def main() -> None:
        async with writer_of(first) as writer:
            await put(writer, Write(inputs=[an_input(1)]))
            postgres.cut(name)
            second.own()
            assert await put(writer, Write(inputs=[an_input(2)])) == ["failed"]

    asyncio.run(main())
    assert [row.seq for row in Reader(second).inputs("m1")] == [1]
    first.close()
    second.close()


def test_a_connection_in_use_is_closed_on_return_once_all_are_forgotten(database: Database) -> None:
    closed: list[object] = []
    event.listen(database.engine, "close", lambda connection, _: closed.append(connection))
    with database.engine.connect() as connection:
        used = connection.connection.dbapi_connection
        database.forget_connections()
        assert used not in closed
    assert used in closed
