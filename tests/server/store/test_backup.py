"""A backup is one file, from either database into either, and never partial."""

import gzip
import hashlib
import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event, insert, select, text

from parlotte.server.store.backup import backup, restore
from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.schema import METADATA, SCHEMA, tables
from parlotte.server.store.writes import Write
from server.store.samples import (
    a_content,
    a_match,
    a_pack,
    a_table,
    an_input,
    everything,
    write_all,
)
from support.databases import KINDS, Databases, meta_of

COUNTS = {
    "tables": 2, "contents": 2, "matches": 2, "inputs": 1204, "packs": 3, "house_words": 3,
}  # fmt: skip


def fill(database: Database) -> None:
    log = [an_input(seq, "m3") for seq in range(1200)]
    assert write_all(database, everything(), Write(inputs=log)) == ["written"] * 2
    with database.writing() as connection:
        connection.execute(text("UPDATE meta SET value = '123456' WHERE key = 'clock'"))


def dump(database: Database) -> dict[str, set[tuple[object, ...]]]:
    with database.reading() as connection:
        return {
            table.name: {tuple(row) for row in connection.execute(select(table))}
            for table in METADATA.tables.values()
        }


@pytest.mark.parametrize("target", KINDS)
def test_a_backup_of_either_database_restores_into_either(
    database: Database, databases: Databases, tmp_path: Path, target: str
) -> None:
    fill(database)
    database.own()  # as while a server is running
    file = tmp_path / "copies" / "parlotte.gz"
    assert backup(database, file) == COUNTS
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == ["parlotte.gz"]
    other = open_database(databases.new(target), tmp_path)
    assert restore(other, file) == COUNTS
    assert dump(other) == dump(database)
    assert meta_of(other, "clock") == "123456"
    other.own()  # restoring has released the store
    other.close()


def test_a_backup_is_a_snapshot_of_one_moment(
    database: Database, databases: Databases, tmp_path: Path
) -> None:
    """A server goes on writing during the backup: the copy has all of a write or nothing of it."""
    fill(database)
    before = dump(database)
    late = Write(tables=[a_table("late")], inputs=[an_input(1, "late"), an_input(2, "late")])
    asked: list[str] = []

    def write_between(_: object, __: object, statement: str, *___: object) -> None:
        """Writes when the tables have been read, and the log has not."""
        if "contents.body" in statement and not asked:
            asked.append(statement)
            assert write_all(database, late) == ["written"]

    event.listen(database.engine, "before_cursor_execute", write_between)
    assert backup(database, tmp_path / "parlotte.gz") == COUNTS
    assert asked
    assert len(Reader(database).inputs("late")) == 2
    other = open_database(databases.new("sqlite"), tmp_path)
    restore(other, tmp_path / "parlotte.gz")
    assert dump(other) == before
    other.close()


def test_a_backup_omits_private_data(
    database: Database, databases: Databases, tmp_path: Path
) -> None:
    """What is deleted from the store must not live on in a backup."""
    secret = b"le secret de mamie"
    private = a_match("p1", content="h3", setup=secret, snapshot=secret, private=True)
    asked = a_match("p2", number=2, content="h1", setup=secret, private=True, forget_at=9)
    kept = a_match("k1", number=3, content="h4", setup=b"{}")  # everybody agreed to keep it
    write_all(
        database,
        everything(),
        Write(
            matches=[private, asked, kept],
            contents=[a_content("h3", secret), a_content("h4", b"theirs")],
            inputs=[an_input(1, "p1", given=secret), an_input(1, "p2"), an_input(1, "k1")],
            packs=[a_pack("Nos questions", body=secret, authors=b"[1]", secret=True)],
        ),
    )
    file = tmp_path / "parlotte.gz"
    counts = backup(database, file)
    assert secret not in gzip.decompress(file.read_bytes())
    assert {"contents": 3, "matches": 5, "inputs": 5, "packs": 3}.items() <= counts.items()
    other = open_database(databases.new("sqlite"), tmp_path)
    assert restore(other, file) == counts
    reader = Reader(other)
    assert reader.match("p1") == private.forgotten()
    assert reader.match("p2") == asked.forgotten()
    assert (reader.match("k1"), len(reader.inputs("k1"))) == (kept, 1)
    assert reader.content("h1") == a_content()  # other matches use this content too
    assert Reader(database).match("p1") == private  # the store itself is unchanged
    other.close()


def test_an_empty_store_can_be_backed_up(database: Database, tmp_path: Path) -> None:
    counts = backup(database, tmp_path / "parlotte.gz")
    assert set(counts.values()) == {0}
    name = meta_of(database, "server")
    assert restore(database, tmp_path / "parlotte.gz") == counts
    assert meta_of(database, "server") == name


def test_only_an_empty_store_can_be_restored_into(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "parlotte.gz"
    fill(database)
    backup(database, file)
    before = dump(database)
    with pytest.raises(StoreFault) as refusal:
        restore(database, file)
    assert (refusal.value.key, refusal.value.params) == (
        "store-not-empty",
        {"where": database.where},
    )
    assert dump(database) == before


def test_a_store_in_use_cannot_be_restored_into(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    backup(database, tmp_path / "parlotte.gz")
    other = Database(database_url)
    other.own()
    with pytest.raises(StoreFault, match="store-in-use"):
        restore(database, tmp_path / "parlotte.gz")
    other.close()


def lines_of(data: bytes) -> list[bytes]:
    return gzip.decompress(data).splitlines(keepends=True)


def sealed(lines: list[bytes]) -> bytes:
    """Adds a correct checksum, so that another check must find the damage."""
    check = {"sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    return gzip.compress(b"".join(lines) + json.dumps(check).encode() + b"\n")


def header_with(data: bytes, **changes: object) -> bytes:
    first, *rows, _ = lines_of(data)
    return sealed([json.dumps(json.loads(first) | changes).encode() + b"\n", *rows])


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "nothing in it": lambda _: b"",
    "not ours": lambda _: b"Ch\xc3\xa8re mamie",
    "not ours, packed": lambda _: gzip.compress(b'{"hello": 1}\n{"a": 2}\n'),
    "no lines": lambda _: gzip.compress(b""),
    "cut short": lambda data: data[: len(data) // 2],
    "its last byte missing": lambda data: data[:-1],
    "a byte changed": lambda data: data[:400] + bytes([data[400] ^ 1]) + data[401:],
    "no checksum": lambda data: gzip.compress(b"".join(lines_of(data)[:-1])),
    "a row less": lambda data: gzip.compress(b"".join(lines_of(data)[:-2] + lines_of(data)[-1:])),
    "a row less, sealed": lambda data: sealed(lines_of(data)[:-2]),
    "a row twice": lambda data: sealed(lines_of(data)[:-1] + lines_of(data)[-2:-1]),
    "a row changed": lambda data: gzip.compress(gzip.decompress(data).replace(b'"m3"', b'"m4"', 1)),
    "something after": lambda data: gzip.compress(gzip.decompress(data) + b"x\n"),
    "a strange row": lambda data: sealed([*lines_of(data)[:-1], b'["people",{}]\n']),
    "a strange column": lambda data: sealed(
        [*lines_of(data)[:-1], b'["contents",{"hash":"h","game":"g","body":"","x":1}]\n']
    ),
    "a version before all": lambda data: header_with(data, schema=0),
}


@pytest.fixture
def good(database: Database, databases: Databases, tmp_path: Path) -> bytes:
    """A backup of another store; `database` is empty."""
    source = open_database(databases.new("sqlite"), tmp_path)
    fill(source)
    backup(source, tmp_path / "good.gz")
    source.close()
    return (tmp_path / "good.gz").read_bytes()


def test_a_damaged_backup_is_refused_and_nothing_is_written(
    database: Database, good: bytes, tmp_path: Path
) -> None:
    for name, damaged in DAMAGES.items():
        bad = damaged(good)
        assert bad != good, name
        assert refused(database, bad, tmp_path) == "backup-damaged", name


def test_a_newer_backup_is_refused(database: Database, good: bytes, tmp_path: Path) -> None:
    for field in ("schema", "parlotte-backup"):
        bad = header_with(good, **{field: SCHEMA + 1})
        assert refused(database, bad, tmp_path) == "backup-newer", field


def refused(database: Database, data: bytes, folder: Path) -> str:
    """The key of the refusal. Checks that nothing is written and the store is released."""
    file = folder / "bad.gz"
    file.write_bytes(data)
    before = dump(database)
    with pytest.raises(StoreFault) as refusal:
        restore(database, file)
    assert refusal.value.params == {"file": "bad.gz"}
    assert dump(database) == before
    database.own()
    database.release()
    return refusal.value.key


def test_a_missing_backup_is_refused(database: Database, tmp_path: Path) -> None:
    for file in (tmp_path / "none.gz", tmp_path):
        with pytest.raises(StoreFault) as refusal:
            restore(database, file)
        assert (refusal.value.key, refusal.value.params) == (
            "backup-not-found",
            {"file": file.name},
        )


def test_a_failed_backup_leaves_the_previous_one(database: Database, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFault, match="backup-unwritable"):
        backup(database, tmp_path / "file" / "parlotte.gz")
    folder = tmp_path / "copies"
    backup(database, folder / "parlotte.gz")
    whole = (folder / "parlotte.gz").read_bytes()
    with database.writing() as connection:
        connection.execute(insert(tables).values(a_table().columns()))
        connection.execute(text("DROP TABLE packs"))
    with pytest.raises(StoreFault):
        backup(database, folder / "parlotte.gz")
    assert [one.name for one in folder.iterdir()] == ["parlotte.gz"]
    assert (folder / "parlotte.gz").read_bytes() == whole
