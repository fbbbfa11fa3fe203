"""A clock jump deletes nothing; after a long shutdown, expiry resumes once the clock is trusted."""

import asyncio
from pathlib import Path

import pytest

from parlotte.server.store.backup import backup, restore
from parlotte.server.store.calendar import DAY_SECONDS, PROOF_DAYS, Calendar, read_calendar
from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.purge import tidy
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Write
from server.store.samples import a_table, write_all, writer_of

DAYS = 30
START = 1_700_000_000


def at(days: float) -> int:
    return START + int(days * DAY_SECONDS)


def followed(*days: float) -> Calendar:
    calendar = Calendar(START)
    for day in days:
        calendar = calendar.look(at(day), DAYS)
    return calendar


def test_a_clock_that_runs_from_day_to_day_is_trusted() -> None:
    assert followed(1, 2, 4, 5.5) == Calendar(at(5.5))
    assert followed(*(hour / 24 for hour in range(24 * 40))).doubted == 0


def test_a_jump_is_doubted_until_the_clock_is_set_right() -> None:
    assert followed(1, 400).known == at(1)
    assert followed(1, 400, 401).doubted == at(400)
    assert followed(1, 400, 401, 2) == Calendar(at(2))


@pytest.mark.parametrize("leap", [2.1, 6, 29])
def test_a_jump_shorter_than_the_retention_is_doubted_too(leap: float) -> None:
    assert followed(1, 1 + leap).known == at(1)  # at a start, or between two nightly checks
    assert followed(1, 1 + leap, 1 + leap + 6.9).known == at(1)
    assert followed(1, 1 + leap, 1.5) == Calendar(at(1.5))


def test_one_jump_does_not_prove_another() -> None:
    assert followed(0.5, 29, 29.1, 300).known == at(29.1)
    assert followed(0.5, 29, 29.1, 32).known == at(0.5)


@pytest.mark.parametrize("every", [2.5, 3, 7, 14, 30])
def test_a_house_opened_now_and_then_expires_tables_at_most_one_opening_or_a_week_late(
    every: float,
) -> None:
    evenings: list[float] = []
    for number in range(1, 30):
        evenings += (number * every, number * every + 0.1)
        late = at(evenings[-2]) - followed(*evenings).known
        assert late <= max(2 * every, PROOF_DAYS + every) * DAY_SECONDS


def test_a_clock_set_back_keeps_the_last_trusted_time() -> None:
    assert followed(1, -9000, 2) == Calendar(at(2))
    assert followed(1, -9000).known == at(1)


def test_after_two_months_closed_the_clock_is_trusted_after_a_week() -> None:
    assert followed(60, 61, 63, 66.9).known == START
    assert followed(60, 61, 63, 65, 60 + PROOF_DAYS) == Calendar(at(60 + PROOF_DAYS))


def test_a_house_opened_every_two_months_expires_tables_one_opening_late() -> None:
    assert followed(60, 60.1).known == START
    assert followed(60, 60.1, 120).known == at(60.1)
    assert followed(60, 60.1, 120, 180).known == at(120)


def test_a_doubted_clock_that_goes_back_needs_another_week() -> None:
    doubted = followed(400, 402, 399)  # back a little, not to the right time
    assert (doubted.known, doubted.doubted) == (START, at(399))


def tidied(database: Database, day: float, days: int = DAYS) -> tuple[Calendar, int]:
    async def main() -> tuple[Calendar, int]:
        async with writer_of(database) as writer:
            call = writer.call(lambda connection: tidy(connection, at(day), days))
            return await asyncio.wrap_future(call)

    return asyncio.run(main())


@pytest.fixture
def filled(database: Database) -> Database:
    old = a_table("old", seen_at=at(-29))
    write_all(database, Write(tables=[old, a_table("new", seen_at=START)]))
    assert tidied(database, 0)[1] == 0
    return database


def test_a_jump_deletes_nothing_and_expiry_goes_on_when_the_clock_is_right(
    filled: Database,
) -> None:
    assert tidied(filled, 300)[1] == 0
    assert tidied(filled, 301)[1] == 0
    assert tidied(filled, 0.5)[1] == 0
    assert Reader(filled).codes_taken() == {"code-old", "code-new"}
    assert tidied(filled, 2)[1] == 1  # the old table, in due time


def test_a_jump_shorter_than_the_retention_deletes_no_table(database: Database) -> None:
    seen = {"yesterday": -2, "unused": 0}
    rows = [a_table(name, seen_at=at(day), fleeting=not day) for name, day in seen.items()]
    write_all(database, Write(tables=rows))
    assert tidied(database, 0)[1] == 0
    assert [tidied(database, day)[1] for day in (29, 29.1, 0.2)] == [0, 0, 0]
    assert Reader(database).codes_taken() == {"code-yesterday", "code-unused"}


def test_old_tables_expire_once_the_clock_is_trusted(filled: Database) -> None:
    assert tidied(filled, 60) == (Calendar(START, at(60), at(60)), 0)
    assert [tidied(filled, day)[1] for day in (62, 65, 67)] == [0, 0, 2]


def test_unused_tables_are_deleted_after_a_day(database: Database) -> None:
    write_all(
        database,
        Write(
            tables=[
                a_table("passing", seen_at=START, fleeting=True),
                a_table("late", seen_at=at(0.5), fleeting=True),
                a_table("used", seen_at=START),
            ]
        ),
    )
    assert tidied(database, 0.9)[1] == 0
    assert tidied(database, 1.1)[1] == 1
    assert Reader(database).codes_taken() == {"code-late", "code-used"}


def test_a_restored_old_backup_is_not_deleted_at_once(filled: Database, tmp_path: Path) -> None:
    backup(filled, tmp_path / "old.gz")
    other = open_database(f"sqlite:///{tmp_path / 'other.db'}", tmp_path)
    restore(other, tmp_path / "old.gz")
    assert tidied(other, 90)[1] == 0
    assert Reader(other).codes_taken() == {"code-old", "code-new"}
    other.close()


def test_a_store_without_a_calendar_starts_from_its_newest_table(database: Database) -> None:
    with database.reading() as connection:
        assert read_calendar(connection, at(7)) == Calendar(at(7))
    write_all(database, Write(tables=[a_table(seen_at=at(3))]))
    with database.reading() as connection:
        assert read_calendar(connection, at(7)) == Calendar(at(3))
