"""After a crash, a match's clock stands where the store last had it; downtime does not count."""

import asyncio

import pytest

from parlotte.server.store.database import boot
from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Write
from server.store.samples import a_match, put, writer_of


def booted(database: Database, *matches) -> int:
    async def main() -> int:
        async with writer_of(database, lambda: 5000) as writer:
            await put(writer, Write(matches=list(matches)))
            return await asyncio.wrap_future(writer.call(boot))

    return asyncio.run(main())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((100, 4000, 0), (1100, 0), id="it ran"),
        pytest.param((100, 5000, 0), (100, 0), id="it had just gone on"),
        pytest.param((100, 5700, 0), (100, 700), id="it was to go on a little later"),
        pytest.param((100, 4000, 33), (1100, 0), id="what was held is over"),
        pytest.param((100, None, 33), (100, 33), id="it was paused"),
    ],
)
def test_a_running_match_is_stopped_at_the_last_stored_time(
    database: Database, before: tuple[int, int | None, int], after: tuple[int, int]
) -> None:
    base, since, hold = before
    match = a_match(base_match=base, base_house=since, held=hold)
    assert booted(database, match) == 5000
    assert Reader(database).match("m1") == a_match(base_match=after[0], held=after[1])


def test_a_match_that_has_ended_is_unchanged(database: Database) -> None:
    ended = a_match(base_match=1, base_house=2, held=3, ended_at=9)
    booted(database, ended, a_match("m2", base_house=4999))
    assert Reader(database).match("m1") == ended
    assert Reader(database).match("m2") == a_match("m2", base_match=1)


def test_booting_twice_changes_nothing_more(database: Database) -> None:
    booted(database, a_match(base_match=100, base_house=4000))
    with database.writing() as connection:
        assert boot(connection) == 5000
    assert Reader(database).match("m1") == a_match(base_match=1100)
