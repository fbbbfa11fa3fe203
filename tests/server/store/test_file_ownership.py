"""A file of another program is left alone; full and read-only disks are reported as such."""

import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault, fault_key
from parlotte.server.store.file_ownership import APPLICATION
from parlotte.server.store.reads import Reader
from server.store.samples import BEFORE_5, everything, write_all
from support.command import Run
from support.disks import close_to_writes, fill, small_disk


def refusal(file: Path) -> str:
    with pytest.raises(StoreFault) as refused:
        open_database(f"sqlite:///{file}", file.parent / "backups").close()
    return refused.value.key


def mark_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as store:
        return int(store.execute("PRAGMA application_id").fetchone()[0])


def made_by_another(file: Path, *statements: str) -> bytes:
    with closing(sqlite3.connect(file)) as other, other:
        for statement in statements:
            other.execute(statement)
    file.chmod(0o644)
    return file.read_bytes()


@pytest.mark.parametrize(
    "statements",
    [
        pytest.param(("CREATE TABLE recipes (name TEXT)",), id="other tables"),
        pytest.param(("CREATE TABLE meta (key TEXT, value TEXT)",), id="a name like ours"),
        pytest.param(("CREATE TABLE t (a)", "DROP TABLE t"), id="no table at all"),
        pytest.param(
            ("PRAGMA application_id=1234", *(f"CREATE TABLE {one} (a)" for one in
             ("tables", "matches", "inputs", "contents", "packs", "meta"))),
            id="the mark of another",
        ),
    ],
)  # fmt: skip
def test_another_programs_database_is_left_alone(
    tmp_path: Path, statements: tuple[str, ...]
) -> None:
    file = tmp_path / "kitchen.db"
    before = made_by_another(file, *statements)
    assert refusal(file) == "store-foreign"
    assert file.read_bytes() == before
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    assert [one.name for one in tmp_path.iterdir()] == ["kitchen.db"]


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "parlotte.sqlite"
    file.touch()
    assert refusal(file) == "store-empty-file"
    assert file.stat().st_size == 0


def test_a_new_file_is_marked_as_ours_before_anything_is_in_it(tmp_path: Path) -> None:
    file = tmp_path / "parlotte.sqlite"
    Database(f"sqlite:///{file}").close()  # as if killed before its schema was made
    assert mark_of(file) == APPLICATION
    database = open_database(f"sqlite:///{file}", tmp_path)
    write_all(database, everything())
    assert len(Reader(database).codes_taken()) == 2
    database.close()
    assert mark_of(file) == APPLICATION


def test_our_older_file_without_a_mark_gets_one(tmp_path: Path) -> None:
    file = tmp_path / "parlotte.sqlite"
    database = open_database(f"sqlite:///{file}", tmp_path)
    write_all(database, everything())
    database.close()
    with closing(sqlite3.connect(file)) as store, store:
        for statement in (*BEFORE_5, "ALTER TABLE tables DROP COLUMN fleeting"):
            store.execute(statement)
        store.execute("UPDATE meta SET value = '3' WHERE key = 'schema'")
        store.execute("PRAGMA application_id=0")
    again = open_database(f"sqlite:///{file}", tmp_path / "backups")
    row = Reader(again).table_by_code("code-t1")
    assert not row.fleeting  # older tables count as used
    again.close()
    assert mark_of(file) == APPLICATION


# Disks that are full or read-only. Only root may mount such a disk.


def test_a_full_disk_is_reported_for_a_new_store(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "64k") as disk:
        fill(disk)
        file = disk / "parlotte.sqlite"
        assert refusal(file) == "store-disk-full"
        assert not file.exists()  # an empty file would be refused next time


def opened_and_written(file: Path) -> None:
    database = open_database(f"sqlite:///{file}", file.parent)
    with database.writing() as connection:
        connection.exec_driver_sql("CREATE TABLE more (a)")


def test_a_full_disk_is_reported_for_an_existing_store(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "4m") as disk:
        file = disk / "parlotte.sqlite"
        open_database(f"sqlite:///{file}", disk).close()
        ballast = fill(disk)
        with pytest.raises(StoreFault, match="store-disk-full"):
            opened_and_written(file)
        ballast.unlink()
        open_database(f"sqlite:///{file}", disk).close()


def test_a_read_only_disk_is_reported(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "4m") as disk:
        file = disk / "parlotte.sqlite"
        open_database(f"sqlite:///{file}", disk).close()
        close_to_writes(disk)
        assert refusal(file) == "store-read-only"
        assert refusal(disk / "new" / "parlotte.sqlite") == "store-read-only"


@pytest.fixture
def served(run: Run) -> Run:
    return partial(run, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--data")


def test_the_command_reports_the_disk_in_a_sentence_and_exits(served: Run, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "64k") as disk:
        fill(disk)
        code, out, err = served(disk)
        assert (code, out) == (2, "")
        assert "Le disque est plein" in err
        assert "Traceback" not in err
        close_to_writes(disk)
        code, out, err = served(disk / "new", lang="en_GB.UTF-8")
        assert (code, out) == (2, "")
        assert "read-only" in err
        assert "Traceback" not in err


def test_the_command_refuses_an_empty_file(served: Run, tmp_path: Path) -> None:
    (tmp_path / "parlotte.sqlite").touch()
    code, _, err = served(tmp_path)
    assert code == 2
    assert "est vide" in err
    assert (tmp_path / "parlotte.sqlite").stat().st_size == 0


def _grow_beyond(database: Database, pages: int) -> None:
    with database.writing() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        connection.exec_driver_sql("CREATE TABLE more AS SELECT randomblob(100000)")


def test_a_file_at_its_maximum_size_counts_as_a_full_disk(tmp_path: Path) -> None:
    """Needs no mounted disk: SQLite reports the same when it may add no more pages."""
    database = open_database(f"sqlite:///{tmp_path / 'parlotte.sqlite'}", tmp_path)
    with pytest.raises(StoreFault, match="store-disk-full"):
        _grow_beyond(database, pages=1)
    database.close()


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (psycopg.errors.DiskFull("could not extend file"), "store-disk-full"),
        (psycopg.errors.ReadOnlySqlTransaction("a standby"), "store-read-only"),
        (psycopg.errors.AdminShutdown("bye"), None),
    ],
)
def test_postgresqls_disk_errors_are_recognized(said: psycopg.Error, key: str | None) -> None:
    assert fault_key(OperationalError("INSERT", {}, said)) == key
