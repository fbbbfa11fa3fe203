"""Rows are read back exactly as they were written."""

import msgspec
import pytest

from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import KINDS
from parlotte.server.store.writes import Write
from server.store.samples import (
    a_content,
    a_full_match,
    a_match,
    a_pack,
    a_table,
    an_input,
    everything,
    write_all,
)
from support.databases import matches_of, meta_of


@pytest.mark.parametrize("name", list(KINDS))
def test_a_rows_fields_are_its_tables_columns(name: str) -> None:
    table, row = KINDS[name]
    assert [field.name for field in msgspec.structs.fields(row)] == list(table.c.keys())


def test_every_kind_of_row_is_read_as_written(database: Database) -> None:
    given = everything()
    assert write_all(database, given) == ["written"]
    reader = Reader(database)
    assert [reader.table_by_code(row.code) for row in given.tables] == given.tables
    assert [reader.content(row.hash) for row in given.contents] == given.contents
    assert [reader.match(row.id) for row in given.matches] == given.matches
    assert matches_of(reader, "t1") == given.matches
    assert reader.inputs("m1") + reader.inputs("m2") == given.inputs
    assert reader.all_packs() == given.packs
    assert reader.packs_of("t1") == given.packs[:2]
    assert reader.house_words() == given.house_words
    assert reader.house_words("") == given.house_words[:1]


def test_missing_rows_are_not_found(database: Database) -> None:
    reader = Reader(database)
    assert reader.table_by_code("x") is reader.match("m1") is None
    assert reader.content("h1") is None
    assert matches_of(reader, "t1") == reader.inputs("m1") == reader.packs_of("t1") == []


def test_a_row_written_again_replaces_the_old_one(database: Database) -> None:
    write_all(database, everything())
    table, match, pack = a_table(code="NEW", seen_at=7), a_match(held=9), a_pack(body=b"new")
    write_all(database, Write(tables=[table], matches=[match], packs=[pack]))
    reader = Reader(database)
    assert reader.table_by_code("NEW") == table
    assert reader.match("m1") == match != a_full_match()
    assert pack in reader.packs_of("t1")
    assert len(reader.packs_of("t1")) == 2


def test_known_content_is_not_overwritten(database: Database) -> None:
    write_all(database, Write(contents=[a_content()]), Write(contents=[a_content(body=b"other")]))
    assert Reader(database).content("h1") == a_content()


def test_a_change_sets_only_its_columns(database: Database) -> None:
    write_all(database, Write(matches=[a_full_match(), a_full_match("m2")]))
    write_all(database, Write(changes=[("m1", {"held": 77, "snapshot": None}), ("m1", {})]))
    reader = Reader(database)
    expected = msgspec.structs.replace(a_full_match(), held=77, snapshot=None)
    assert reader.match("m1") == expected
    assert reader.match("m2") == a_full_match("m2")


def test_a_log_is_read_in_order_from_any_number(database: Database) -> None:
    log = [an_input(seq) for seq in range(1, 41)]
    write_all(database, Write(inputs=[*log[::-1], an_input(1, "m2")]))
    reader = Reader(database)
    assert reader.inputs("m1") == log
    assert reader.inputs("m1", 37) == log[37:]
    assert reader.inputs("m1", 40) == []


def test_an_act_is_known_in_every_match_of_its_table(database: Database) -> None:
    played = [a_match("m1"), a_match("m2"), a_match("m3", table_id="t2")]
    acts = [an_input(1, action="tap"), an_input(2, action=None)]
    write_all(database, Write(matches=played, inputs=acts))
    reader = Reader(database)
    assert reader.action_known("t1", "tap")
    assert not reader.action_known("t1", "tip")
    assert not reader.action_known("t2", "tap")


def test_the_store_counts_its_rows(database: Database) -> None:
    write_all(
        database,
        everything(),
        Write(matches=[a_match("m3", base_house=5), a_match("m4", base_house=5, ended_at=6)]),
    )
    reader = Reader(database)
    assert reader.codes_taken() == {"code-t1", "Été\u202f« ’"}
    assert len(meta_of(database, "server")) == 16
    assert meta_of(database, "clock") == "0"
