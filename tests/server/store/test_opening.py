"""Opening a store: created if new, migrated if older, refused if unreadable."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from parlotte.server.store import database as opening
from parlotte.server.store.backup import restore
from parlotte.server.store.database import MIGRATIONS, Migration, open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.writes import Write
from server.store.samples import BEFORE_5, a_house_word, a_match, a_table, everything, write_all
from support.databases import Databases, matches_of, meta_of


def run(database: Database, *statements: str) -> None:
    with database.writing() as connection:
        for statement in statements:
            connection.execute(text(statement))


def refusal(url: str, backups: Path) -> StoreFault:
    with pytest.raises(StoreFault) as refused:
        open_database(url, backups)
    return refused.value


def test_a_reopened_store_keeps_its_data(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    write_all(database, everything())
    name = meta_of(database, "server")
    database.close()
    again = open_database(database_url, tmp_path / "backups")
    assert meta_of(again, "server") == name
    assert len(Reader(again).codes_taken()) == 2
    again.close()
    assert not (tmp_path / "backups").exists()


def make_older(database: Database) -> None:
    """An imaginary older version: matches had no `kept`."""
    write_all(database, everything())
    run(
        database,
        *BEFORE_5,
        "ALTER TABLE matches DROP COLUMN kept",
        "ALTER TABLE tables DROP COLUMN fleeting",
        "DROP TABLE house_words",
        "UPDATE meta SET value = '0' WHERE key = 'schema'",
    )
    database.close()


def add_kept(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE matches ADD COLUMN kept BOOLEAN NOT NULL DEFAULT true"))


def test_an_older_store_is_backed_up_then_migrated(
    database: Database, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_older(database)
    monkeypatch.setattr(opening, "MIGRATIONS", (Migration(1, add_kept), *MIGRATIONS))
    newer = open_database(database_url, tmp_path / "backups")
    kept = [(row.id, row.kept) for row in matches_of(Reader(newer), "t1")]
    assert kept == [("m1", True), ("m2", True)]
    newer.own()  # the migration has released the store
    newer.close()
    (copy,) = (tmp_path / "backups").iterdir()
    assert copy.name.startswith("parlotte-schema-0-")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    # The backup has the older version's columns: it is for the older program.
    empty = open_database(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path)
    with pytest.raises(StoreFault, match="backup-damaged"):
        restore(empty, copy)
    empty.close()


def test_a_version_1_store_gets_house_words_and_loses_nothing(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    write_all(database, everything())
    run(
        database,
        *BEFORE_5,
        "ALTER TABLE tables DROP COLUMN fleeting",
        "DROP TABLE house_words",
        "UPDATE meta SET value = '1' WHERE key = 'schema'",
    )
    database.close()
    newer = open_database(database_url, tmp_path / "backups")
    assert Reader(newer).packs_of("t1") == everything().packs[:2]
    assert Reader(newer).house_words() == []
    word = a_house_word()
    write_all(newer, Write(house_words=[word]), Write(house_words=[a_house_word(at=2)]))
    assert Reader(newer).house_words() == [word]  # the first row stays
    write_all(newer, Write(house_words_gone=[word.key]))
    assert Reader(newer).house_words() == []
    newer.close()
    # The backup made before can be restored.
    (copy,) = (tmp_path / "backups").iterdir()
    empty = open_database(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path)
    assert restore(empty, copy)["packs"] == 3
    assert Reader(empty).packs_of("t1") == everything().packs[:2]
    empty.close()


def make_version_2(database: Database) -> None:
    """In version 2, house words had no kind: all were common words."""
    write_all(database, everything())
    run(
        database,
        *BEFORE_5,
        "ALTER TABLE tables DROP COLUMN fleeting",
        "DELETE FROM house_words WHERE kind = 'person'",
        "CREATE TABLE older AS SELECT scope, word, written, asked_by, agreed, game, code, at"
        " FROM house_words",
        "DROP TABLE house_words",
        "ALTER TABLE older RENAME TO house_words",
        "UPDATE meta SET value = '2' WHERE key = 'schema'",
    )
    database.close()


def test_house_words_of_a_version_2_store_are_common_words(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    common = [row for row in everything().house_words if row.kind == "word"]
    make_version_2(database)
    newer = open_database(database_url, tmp_path / "backups")
    assert Reader(newer).house_words() == common
    somebody = a_house_word("ZUT", kind="person")  # beside the word with the same letters
    write_all(newer, Write(house_words=[somebody, a_house_word("ZUT", at=2)]))
    assert Reader(newer).house_words() == [*common, somebody]
    write_all(newer, Write(house_words_gone=[somebody.key]))
    assert Reader(newer).house_words() == common
    newer.close()


def test_house_words_of_a_version_2_backup_are_common_words(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    common = [row for row in everything().house_words if row.kind == "word"]
    make_version_2(database)
    open_database(database_url, tmp_path / "backups").close()
    (copy,) = (tmp_path / "backups").iterdir()
    assert copy.name.startswith("parlotte-schema-2-")
    empty = open_database(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path)
    assert restore(empty, copy)["house_words"] == len(common)
    assert Reader(empty).house_words() == common
    empty.close()


def test_matches_of_a_version_4_store_are_not_private_and_items_have_no_author(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    write_all(database, everything())
    run(database, *BEFORE_5, "UPDATE meta SET value = '4' WHERE key = 'schema'")
    database.close()
    newer = open_database(database_url, tmp_path / "backups")
    reader = Reader(newer)
    assert reader.packs_of("t1") == everything().packs[:2]
    assert [(one.private, one.forget_at) for one in matches_of(reader, "t1")] == [(False, None)] * 2
    write_all(newer, Write(matches=[a_match("m3", private=True, forget_at=7)]))
    assert reader.next_to_forget() == 7
    newer.close()
    (copy,) = (tmp_path / "backups").iterdir()
    empty = open_database(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path)
    assert restore(empty, copy) == reader_counts(everything())
    empty.close()


def reader_counts(write: Write) -> dict[str, int]:
    """The counts that restoring returns."""
    kinds = ("tables", "contents", "matches", "inputs", "packs", "house_words")
    return {kind: len(getattr(write, kind)) for kind in kinds}


def test_a_failed_migration_changes_nothing(
    database: Database, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_older(database)

    def stumble(connection: Connection) -> None:
        add_kept(connection)
        raise ZeroDivisionError

    monkeypatch.setattr(opening, "MIGRATIONS", (Migration(1, stumble), *MIGRATIONS))
    with pytest.raises(ZeroDivisionError):
        open_database(database_url, tmp_path / "backups")
    monkeypatch.setattr(opening, "MIGRATIONS", (Migration(1, add_kept), *MIGRATIONS))
    open_database(database_url, tmp_path / "backups").close()


def test_a_store_in_use_is_not_migrated(
    database: Database, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_older(database)
    monkeypatch.setattr(opening, "MIGRATIONS", (Migration(1, add_kept), *MIGRATIONS))
    other = Database(database_url)
    other.own()
    assert refusal(database_url, tmp_path / "backups").key == "store-in-use"
    other.close()


def test_a_newer_store_is_refused(database: Database, database_url: str, tmp_path: Path) -> None:
    run(database, "UPDATE meta SET value = '7' WHERE key = 'schema'")
    fault = refusal(database_url, tmp_path)
    assert (fault.key, fault.params) == (
        "store-newer",
        {"where": database.where, "version": 7, "known": 6},
    )


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM meta WHERE key = 'schema'",
        "UPDATE meta SET value = 'two' WHERE key = 'schema'",
        "UPDATE meta SET value = '0' WHERE key = 'schema'",  # no such version existed
        "DROP TABLE meta",
    ],
)
def test_a_store_without_a_valid_schema_is_refused(
    database: Database, database_url: str, tmp_path: Path, damage: str
) -> None:
    run(database, damage)
    assert refusal(database_url, tmp_path).key == "store-unreadable"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Chère mamie, " * 1000, encoding="utf-8")
    fault = refusal(f"sqlite:///{file}", tmp_path)
    assert (fault.key, fault.params) == ("store-unreadable", {"where": str(file)})
    assert file.read_text(encoding="utf-8").startswith("Chère mamie")


def test_an_unreachable_address_is_reported_without_its_password(tmp_path: Path) -> None:
    for url in (
        "postgres://mamie:secret@localhost:1/none?connect_timeout=2",
        "postgresql://mamie:secret@/none?host=/no/such/folder",
    ):
        fault = refusal(url, tmp_path)
        assert fault.key == "store-unreachable"
        assert "mamie" in str(fault.params["where"])
        assert "secret" not in str(fault.params["where"])


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}", tmp_path).key == "store-unreachable"


@pytest.mark.parametrize("url", ["mysql://u:secret@h/d", "sqlite://", "sqlite:///:memory:", "file"])
def test_an_unknown_kind_of_store_is_refused(tmp_path: Path, url: str) -> None:
    fault = refusal(url, tmp_path)
    assert fault.key == "store-unknown-kind"
    assert fault.params == {"kind": url.partition(":")[0]}


def test_the_files_are_private_to_their_owner_and_commits_are_durable(tmp_path: Path) -> None:
    loose = os.umask(0)
    try:
        file = tmp_path / "deep" / "down" / "parlotte.db"
        database = open_database(f"sqlite:///{file}", tmp_path)
        write_all(database, Write(tables=[a_table()]))
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()}
    finally:
        os.umask(loose)
    assert modes.keys() >= {"parlotte.db", "parlotte.db-wal"}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    with database.reading() as connection:
        settings = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "secure_delete", "busy_timeout")
        }
    assert settings == {
        "journal_mode": "wal", "synchronous": 2, "secure_delete": 1, "busy_timeout": 5000,
    }  # fmt: skip
    database.close()


@contextmanager
def overtaken(monkeypatch: pytest.MonkeyPatch, url: str, backups: Path) -> Iterator[None]:
    """Another process migrates the store while this one waits for its lock."""
    exclusive = Database.exclusive

    @contextmanager
    def late(database: Database) -> Iterator[None]:
        monkeypatch.setattr(Database, "exclusive", exclusive)
        open_database(url, backups).close()
        with exclusive(database):
            yield

    monkeypatch.setattr(Database, "exclusive", late)
    yield


def test_two_processes_that_open_a_new_store_create_it_once(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = databases.new("sqlite")
    with overtaken(monkeypatch, url, tmp_path / "backups"):
        second = open_database(url, tmp_path / "backups")
    assert Reader(second).codes_taken() == set()
    second.close()


def test_two_processes_that_open_an_older_store_migrate_it_once(
    database: Database, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_older(database)
    monkeypatch.setattr(opening, "MIGRATIONS", (Migration(1, add_kept), *MIGRATIONS))
    backups = tmp_path / "backups"
    with overtaken(monkeypatch, database_url, backups):
        second = open_database(database_url, backups)
    assert [row.id for row in matches_of(Reader(second), "t1")] == ["m1", "m2"]
    second.close()
    assert len(list(backups.iterdir())) == 1  # the second one found nothing to back up


def test_the_folder_of_the_backups_is_private_to_its_owner(
    database: Database, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_older(database)
    monkeypatch.setattr(opening, "MIGRATIONS", (Migration(1, add_kept), *MIGRATIONS))
    before = os.umask(0)
    try:
        open_database(database_url, tmp_path / "backups").close()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "backups").stat().st_mode) == 0o700
