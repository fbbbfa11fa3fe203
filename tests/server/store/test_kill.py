"""kill -9 at any moment: every confirmed write is stored, and the store is released."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from parlotte.server.store.backup import UNFINISHED, backup
from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
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
def test_confirmed_writes_survive_a_kill(
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
def test_a_store_has_one_server_and_is_released_by_a_kill(
    databases: Databases, tmp_path: Path, kind: str
) -> None:
    url = databases.new(kind)
    with server(url) as (process, said):
        assert said.readline() == b"owner\n"
        database = open_database(url, tmp_path)  # reading is allowed
        with pytest.raises(StoreFault, match="store-in-use"):
            database.own()
        process.kill()
        process.wait()
        database.own()
    database.close()


def test_two_owners_in_one_process_are_refused(database: Database, database_url: str) -> None:
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


# `parlotte backup`, blocked for ever at a chosen moment.
BACKUP = """
import os, sys
from pathlib import Path
from parlotte.cli import main
from parlotte.server.store import backup

def stop(*_):
    print("stopped", flush=True)
    sys.stdin.read()

def half(*about):
    yield next(lines(*about))
    stop()

moment, file, url = sys.argv[1:]
lines = backup._lines
if moment == "named":
    Path.replace = stop
else:
    backup._lines = half
if moment == "elsewhere":  # a system without files that have no name
    del os.O_TMPFILE
sys.exit(main(["backup", file, "--database", url]))
"""


@pytest.mark.parametrize("moment", ["half", "named", "elsewhere"])
def test_a_killed_backup_leaves_no_file_that_stays(
    databases: Databases, tmp_path: Path, moment: str
) -> None:
    """Half-way through it leaves no file. Killed before the final rename, or where unnamed files
    are not supported, it leaves one that the next backup deletes."""
    url, file = databases.new("sqlite"), tmp_path / "copies" / "parlotte.gz"
    database = open_database(url, tmp_path)
    backup(database, file)
    before = file.read_bytes()
    command = [sys.executable, "-c", BACKUP, moment, file, url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"stopped\n"
        process.kill()
    left = [one.name for one in file.parent.iterdir() if one != file]
    assert len(left) == (0 if moment == "half" else 1)
    assert all(name.endswith(UNFINISHED) for name in left)
    assert file.read_bytes() == before
    backup(database, file)
    assert list(file.parent.iterdir()) == [file]
    database.close()
