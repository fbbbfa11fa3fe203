"""Old tables are deleted, and private matches are erased to the last byte."""

import asyncio
from pathlib import Path

from sqlalchemy import text

from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.purge import abandon, forget_due, purge
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Write
from server.store.samples import (
    a_content,
    a_match,
    a_pack,
    a_table,
    an_input,
    held,
    put,
    write_all,
    writer_of,
)
from support.databases import Databases
from support.tables import eventually

SECRET = b"le-grand-secret-de-mamie"


def purged(database: Database, before: int) -> int:
    async def main() -> int:
        async with writer_of(database) as writer:
            return await asyncio.wrap_future(writer.call(lambda conn: purge(conn, before, 0)))

    return asyncio.run(main())


def test_old_tables_are_deleted_with_everything_of_theirs(database: Database) -> None:
    write_all(
        database,
        Write(
            tables=[
                a_table("old", seen_at=10),
                a_table("older", seen_at=1),
                a_table("new", seen_at=11),
            ],
            matches=[
                a_match("m1", table_id="old", content="theirs"),
                a_match("m2", table_id="older", content="shared"),
                a_match("m3", table_id="new", content="shared"),
            ],
            inputs=[an_input(seq, match) for match in ("m1", "m2", "m3") for seq in (1, 2)],
            packs=[a_pack(table_id=table) for table in ("old", "older", "new")],
            contents=[a_content("theirs"), a_content("shared"), a_content("nobody's")],
        ),
    )
    assert purged(database, before=11) == 2
    reader = Reader(database)
    assert reader.codes_taken() == {"code-new"}
    assert [reader.match(name) is None for name in ("m1", "m2", "m3")] == [True, True, False]
    assert [len(reader.inputs(name)) for name in ("m1", "m2", "m3")] == [0, 0, 2]
    assert [pack.table_id for pack in reader.all_packs()] == ["new"]
    assert reader.content("shared") == a_content("shared")
    assert reader.content("theirs") is reader.content("nobody's") is None
    assert purged(database, before=11) == 0


def secret_game(match_id: str) -> Write:
    """Small rows, and rows of many pages, with the secret in every column."""
    return Write(
        matches=[
            a_match(match_id, setup=SECRET * 300, snapshot=SECRET, snapshot_seq=3, outcome=b"{}")
        ],
        inputs=[
            an_input(seq, match_id, given=SECRET * (seq % 7) ** 4, action=f"{SECRET.decode()}{seq}")
            for seq in range(1, 120)
        ],
    )


def traces(database: Database) -> int:
    """How often the secret occurs in the files of an SQLite store."""
    assert database.file
    files = [database.file, *database.file.parent.glob(f"{database.file.name}-*")]
    return sum(file.read_bytes().count(SECRET) for file in files)


def test_a_forgotten_match_keeps_only_its_ending(database: Database) -> None:
    others = Write(matches=[a_match("m2")], inputs=[an_input(1, "m2")])
    # Forgetting wins over all earlier writes, even in the same batch.
    write_all(database, secret_game("m1"), others, Write(forgotten=["m1"]))
    reader = Reader(database)
    assert reader.match("m1") == a_match("m1", outcome=b"{}").forgotten()
    assert reader.inputs("m1") == []
    assert reader.match("m2") == a_match("m2")
    assert reader.inputs("m2") == [an_input(1, "m2")]


def test_content_is_deleted_with_the_last_match_that_needs_it(database: Database) -> None:
    matches = [
        a_match("m1", content="theirs"),
        a_match("m2", content="shared"),
        a_match("m3", content="shared"),
    ]
    contents = [a_content(name) for name in ("theirs", "shared", "nobody's")]
    write_all(database, Write(matches=matches, contents=contents), Write(forgotten=["m1", "m2"]))
    reader = Reader(database)
    assert reader.content("theirs") is None
    assert reader.content("shared") == a_content("shared")
    assert reader.content("nobody's") == a_content("nobody's")  # left for the next purge
    write_all(database, Write(forgotten=["m3"]))
    assert reader.content("shared") is None


def test_due_matches_are_forgotten_except_at_tables_in_memory(database: Database) -> None:
    rows = [
        a_match("due", private=True, forget_at=100),
        a_match("at table", table_id="t2", private=True, forget_at=90),
        a_match("later", private=True, forget_at=101),
        a_match("not asked"),
    ]
    write_all(database, Write(matches=rows, inputs=[an_input(1, row.id) for row in rows]))
    reader = Reader(database)
    assert reader.next_to_forget() == 90

    async def main() -> list[list[str]]:
        async with writer_of(database) as writer:
            return [
                await asyncio.wrap_future(
                    writer.call(lambda conn, but=but: forget_due(conn, 100, but))
                )
                for but in (["t2"], ["t2"], [])
            ]

    assert asyncio.run(main()) == [["due"], [], ["at table"]]
    logs = {row.id: len(reader.inputs(row.id)) for row in rows}
    assert logs == {"due": 0, "at table": 0, "later": 1, "not asked": 1}
    assert reader.next_to_forget() == 101


def test_an_abandoned_private_match_is_erased_after_a_day(database: Database) -> None:
    old, new = a_table("old", seen_at=1000), a_table("new", seen_at=1001)
    rows = [
        a_match("left", table_id="old", private=True),
        a_match("asked", table_id="old", private=True, ended_at=999, forget_at=5),
        a_match("plain", table_id="old"),
        a_match("on", table_id="new", private=True),
    ]
    log = [an_input(1, row.id) for row in rows]
    write_all(database, Write(tables=[old, new], matches=rows, inputs=log))
    with database.writing() as connection:
        abandon(connection, 1001)
    reader = Reader(database)
    assert [len(reader.inputs(row.id)) for row in rows] == [0, 1, 1, 1]
    assert reader.match("left") == rows[0].forgotten()


def test_no_byte_of_a_forgotten_match_stays_in_the_file(
    databases: Databases, tmp_path: Path
) -> None:
    database = open_database(databases.new("sqlite"), tmp_path)
    plain = [Write(inputs=[an_input(seq, "m2")]) for seq in range(1, 400)]
    write_all(database, secret_game("m1"))
    write_all(database, *plain[:200])
    assert traces(database) > 100
    write_all(database, Write(forgotten=["m1"]), *plain[200:])
    assert traces(database) == 0
    assert len(Reader(database).inputs("m2")) == 399
    database.close()


def test_a_purged_table_leaves_no_byte(databases: Databases, tmp_path: Path) -> None:
    database = open_database(databases.new("sqlite"), tmp_path)
    write_all(database, secret_game("m1"), Write(tables=[a_table(state=SECRET)], packs=[a_pack()]))
    assert traces(database) > 100
    assert purged(database, before=5000) == 1
    assert traces(database) == 0
    database.close()


def test_a_deleted_own_item_leaves_no_byte(databases: Databases, tmp_path: Path) -> None:
    database = open_database(databases.new("sqlite"), tmp_path)
    write_all(database, Write(packs=[a_pack(body=SECRET * 9, authors=b"[1,2]", secret=True)]))
    assert traces(database) == 9
    write_all(database, Write(packs=[a_pack(body=b"another", authors=b"[2]", secret=True)]))
    assert traces(database) == 0
    database.close()


def test_an_open_reader_only_delays_the_scrubbing(databases: Databases, tmp_path: Path) -> None:
    database = open_database(databases.new("sqlite"), tmp_path)
    write_all(database, secret_game("m1"))

    async def main() -> None:
        async with writer_of(database) as writer:
            with database.reading() as connection:
                connection.execute(text("SELECT count(*) FROM inputs"))
                assert await put(writer, Write(forgotten=["m1"])) == ["written"]
                with held(writer):  # the writer's thread has tried by then
                    assert traces(database) > 0
            # Nobody writes any more, and the scrubbing still happens.
            await eventually(lambda: traces(database) == 0)

    asyncio.run(main())
    database.close()


def test_a_server_scrubs_what_a_killed_one_left(databases: Databases, tmp_path: Path) -> None:
    database = open_database(databases.new("sqlite"), tmp_path)
    write_all(database, secret_game("m1"))
    with database.reading() as connection:
        connection.execute(text("SELECT count(*) FROM inputs"))
        write_all(database, Write(forgotten=["m1"]))
    assert traces(database) > 0
    write_all(database, Write())
    assert traces(database) == 0
    database.close()


def test_postgresql_vacuums_after_forgetting(databases: Databases, tmp_path: Path) -> None:
    database = open_database(databases.new("postgresql"), tmp_path)
    write_all(database, secret_game("m1"), Write(forgotten=["m1"]))
    query = text(
        "SELECT relname FROM pg_stat_user_tables"
        " WHERE last_vacuum IS NOT NULL AND schemaname = current_schema()"
    )
    with database.reading() as connection:
        assert {"inputs", "matches"} <= set(connection.scalars(query))
    database.close()
