"""kill -9, at any moment: what was confirmed is there, and the store is free again."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from parlotte.server.store.database import Database, open_database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from support.databases import Databases
from support.depth import by_depth

SCRIPT = Path(__file__).parent / "acknowledger.py"


@contextmanager
def server(url: str, start: int = 1) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    process = subprocess.Popen([sys.executable, SCRIPT, url, str(start)], stdout=subprocess.PIPE)
    assert process.stdout
    with process:
        try:
            yield process, process.stdout
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("kind", "rounds"), [("sqlite", by_depth(2, 5)), ("postgresql", by_depth(1, 2))]
)
def test_what_was_confirmed_survives(
    databases: Databases, tmp_path: Path, kind: str, rounds: int
) -> None:
    url = databases.new(kind)
    confirmed: set[int] = set()
    for number in range(rounds):
        with server(url, start=max(confirmed, default=0) + 1000) as (process, said):
            assert said.readline() == b"owner\n"
            fresh = [int(said.readline()) for _ in range(30 + 97 * number)]
            process.kill()
            fresh += [int(line) for line in said if line.endswith(b"\n")]
        assert len(fresh) == len(set(fresh))
        confirmed |= set(fresh)
        database = open_database(url, tmp_path)
        stored = {row.seq: row for row in Reader(database).inputs("m1")}
        database.close()
        assert confirmed <= stored.keys()
        assert all(row.given == b"%d" % seq for seq, row in stored.items())
    assert len(confirmed) >= 30 * rounds


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_store_has_one_server_and_is_free_when_it_is_killed(
    databases: Databases, tmp_path: Path, kind: str
) -> None:
    url = databases.new(kind)
    with server(url) as (process, said):
        assert said.readline() == b"owner\n"
        database = open_database(url, tmp_path)  # to look is allowed
        with pytest.raises(StoreFault, match="store-in-use"):
            database.own()
        process.kill()
        process.wait()
        database.own()
    database.close()


def test_two_owners_in_one_process_are_refused_too(database: Database, database_url: str) -> None:
    other = Database(database_url)
    database.own()
    for second in (database, other):
        with pytest.raises(StoreFault, match="store-in-use") as refusal:
            second.own()
        assert refusal.value.params == {"where": database.where}
    database.release()
    other.own()
    other.close()
    database.own()
