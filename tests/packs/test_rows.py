"""Rows of JSON and CSV, with the line that each row and each field stands on."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parlotte.kit.text import clean
from parlotte.packs import rows
from parlotte.packs.rows import MOST_CELL, Unreadable, as_csv, read_rows


def test_json_rows_know_the_line_of_every_field() -> None:
    data = b'[\n  {"mot": "a",\n   "classe": "n.m."},\n\n  {"mot": "b"}\n]\n'
    first, second = read_rows("mots.json", data)
    assert (first.line, first.lines) == (2, {"mot": 2, "classe": 3})
    assert (second.line, second.values) == (5, {"mot": "b"})
    assert first.problem("pack-missing", "classe").line == 3
    assert first.problem("pack-missing", "absent").line == 2


def test_csv_rows_know_their_line_even_across_quoted_line_breaks() -> None:
    data = 'mot;classe;définition\na;n.m.;"deux\nlignes"\n\nb;n.f.;suite\n'.encode()
    first, second = read_rows("mots.csv", data)
    assert (first.line, first.values["définition"]) == (2, "deux\nlignes")
    assert (second.line, second.values["mot"]) == (5, "b")


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_csv_takes_comma_semicolon_or_tab(separator: str) -> None:
    data = f"mot{separator}classe\nà{separator}n.m.\n".encode()
    (row,) = read_rows("mots.csv", data)
    assert row.values == {"mot": "à", "classe": "n.m."}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "bom+utf-16-be"])
def test_what_french_spreadsheets_write_can_be_read(encoding: str) -> None:
    text = "mot,classe\nété,n.m.\n"
    big_endian = b"\xfe\xff" + text.encode("utf-16-be")
    data = big_endian if encoding.startswith("bom") else text.encode(encoding)
    (row,) = read_rows("mots.CSV", data)
    assert row.values["mot"] == "été"


def test_what_spreadsheets_add_is_passed_over() -> None:
    (row,) = read_rows("mots.csv", b"sep=;\n;;;\n\nmot;classe\nx;n.m.;;\n")
    assert (row.line, row.values, row.extra_cells) == (5, {"mot": "x", "classe": "n.m."}, False)


def test_too_many_cells_and_a_heading_that_stands_twice_are_kept_for_the_judge() -> None:
    (row,) = read_rows("mots.csv", b"mot,leurre,leurre,leurre\na,b,c,d,e\n")
    assert row.extra_cells
    assert row.values == {"mot": "a", "leurre": ["b", "c", "d"]}


@pytest.mark.parametrize(
    ("file", "data", "key", "line"),
    [
        ("mots.xls", b"", "pack-unknown-kind", None),
        ("mots.csv", b"", "pack-empty", None),
        ("mots.csv", b'mot\n"a\n', "pack-bad-csv", 2),
        ("mots.csv", b"sep=;\n", "pack-empty", None),
        ("mots.csv", b"\x81\x8d\x8f", "pack-not-text", None),
        ("mots.csv", b"PK\x03\x04\x00\x00", "pack-not-text", None),
        ("mots.csv", b"x" * 2_000_001, "pack-too-big", None),
        ("mots.json", b'{"mot": "a"}', "pack-not-a-list", 1),
        ("mots.json", b'[\n{"mot": }]', "pack-bad-json", 2),
        ("mots.json", b'[\n{"mot": "a",\n"classe": "n.m.",\n"x" 3}]', "pack-bad-json", 4),
        ("mots.json", b'[\n{"mot": "a"}\n{"mot": "b"}]', "pack-bad-json", 3),
        ("mots.json", b'[\n"mot"]', "pack-not-an-object", 2),
        ("mots.json", b'[{"mot": "a"}', "pack-bad-json", 1),
        ("mots.json", b" \n", "pack-empty", None),
        ("mots.json", b"[" * 100_000, "pack-bad-json", 1),
        ("mots.json", b'[{"niveau": ' + b"9" * 5000 + b"}]", "pack-bad-json", 1),
        ("mots.json", b"[]\n[]", "pack-after-the-end", 2),
    ],
)
def test_a_file_that_cannot_be_read_says_why_and_where(
    file: str, data: bytes, key: str, line: int | None
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_rows(file, data)
    assert (caught.value.problem.key, caught.value.problem.line) == (key, line)


def spans(monkeypatch: pytest.MonkeyPatch, members: int) -> tuple[int, int]:
    """The signs that are looked at in one object of so many members, and those it has."""
    looked: list[int] = []

    def value(text: str, at: int) -> tuple[Any, int]:
        found, end = json.JSONDecoder().raw_decode(text, at)
        looked.append(end - at)
        return found, end

    monkeypatch.setattr(rows, "_value", value)
    data = json.dumps([{f"k{number}": [number, "x"] for number in range(members)}])
    (row,) = read_rows("mots.json", data.encode())
    assert len(row.values) == len(row.lines) == members
    return sum(looked), len(data)


def test_an_object_of_many_members_is_read_once_from_end_to_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No member is looked for in the text of the others."""
    monkeypatch.delattr(rows.re, "compile")  # nor by a pattern of its own
    for members in (10, 5_000):
        looked, size = spans(monkeypatch, members)
        assert looked <= size


def test_a_heading_that_stands_a_thousand_times_has_one_list_that_grows() -> None:
    (row,) = read_rows("mots.csv", b"mot;" * 5_000 + b"mot\n" + b"a;" * 5_000 + b"a\n")
    assert row.values == {"mot": ["a"] * 5_001}
    again = rows._csv_row("f", 1, ["a", "a", "a"], Cells("xyz"))
    assert again.values == {"a": ["x", "y", "z"]}


class Cells(list[str]):
    """Cells that nobody copies into another list."""

    def __iter__(self) -> Iterator[str]:
        self.read = getattr(self, "read", 0) + 1
        assert self.read == 1
        return super().__iter__()


LONG = "e" + "\u0301\u0316" * MOST_CELL  # to set these marks in order takes the square of them


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("m.json", json.dumps([{"mot": LONG}])),
        ("m.json", json.dumps([{"mot": [["a", {"b": LONG}]]}])),
        ("m.json", json.dumps([{LONG: "a"}])),
        ("m.csv", f"mot;classe\n{LONG};n.m.\n"),
        ("m.csv", f"mot;{LONG}\na;b\n"),
        ("m.csv", f"mot;{LONG};chose\n"),
    ],
)
def test_a_cell_that_is_a_book_is_refused_before_anybody_reads_it(
    monkeypatch: pytest.MonkeyPatch, file: str, text: str
) -> None:
    def cleaned(cell: str) -> str:
        assert len(cell) <= MOST_CELL
        return clean(cell)

    monkeypatch.setattr(rows, "clean", cleaned)
    with pytest.raises(Unreadable) as refused:
        read_rows(file, text.encode(), Shy())
    assert refused.value.problem.key == "pack-too-long"
    assert refused.value.problem.params["most"] == MOST_CELL


class Shy:
    """Lines without a heading; whoever is asked of a book is at fault."""

    columns = ("mot", "classe")

    def fits(self, cells: Sequence[str]) -> bool:
        assert all(len(cell) <= MOST_CELL for cell in cells)
        return False

    def cells(self, line: str) -> list[str]:
        return [line]


def test_the_line_of_a_member_that_stands_twice_is_that_of_the_one_that_counts() -> None:
    (row,) = read_rows("m.json", b'[{"mot": "a",\n"note": "\\"mot\\":",\n"mot": "b"}]')
    assert row.values["mot"] == "b"
    assert row.lines == {"mot": 3, "note": 2}


FORMULA_SIGNS = tuple("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=20)
STARTS = st.sampled_from(("", *FORMULA_SIGNS))


@given(
    st.lists(
        st.builds("".join, st.tuples(st.sampled_from(("", "'", "''")), STARTS, TEXTS)),
        min_size=1,
        max_size=4,
    )
)
@example(['=HYPERLINK("http://evil.example")', "-1", "'=1", "''", "'tis", "'"])
@example(["=" + "x" * (MOST_CELL - 1)])
@example(["sep=;", "SEP=,"])
def test_an_exported_cell_is_no_formula_and_is_read_back_to_the_letter(texts: list[str]) -> None:
    text = as_csv([["mot", "page", "note"], *([one, "a", one] for one in texts)])
    for cells in csv.reader(io.StringIO(text, newline=""), delimiter=";"):
        assert not any(cell.startswith(FORMULA_SIGNS) for cell in cells)
    rows = read_rows("mots.csv", text.encode())
    assert [(row.values["mot"], row.values["note"]) for row in rows] == [
        *zip(texts, texts, strict=True)
    ]


def test_what_a_family_writes_with_an_apostrophe_stays_as_it_is() -> None:
    (row,) = read_rows("mots.csv", "mot;note\n'tis;l'été\n".encode())
    assert row.values == {"mot": "'tis", "note": "l'été"}
