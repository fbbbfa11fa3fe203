"""Reads rows of JSON or CSV, with the line of each row and each field."""

import codecs
import csv
import io
import json
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from parlotte.core.contract import Param
from parlotte.kit.text import clean
from parlotte.packs.problems import Problem

Value = object  # any value in a file; each field checks its own

MOST_BYTES = 2_000_000  # far more than a family's words
MOST_CELL = 2_000  # characters in one cell; more than any item needs

# A spreadsheet treats a cell that begins with one of these characters as a formula; in some
# languages also with the wide ones. A leading apostrophe makes it a text.
_FORMULA = re.compile("'*[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")


class Row(Struct, frozen=True):
    """One item as written. The values of a repeated heading are in a list."""

    file: str
    line: int
    values: dict[str, Value]
    lines: dict[str, int] = {}  # by field, if known
    extra_cells: bool = False  # more cells than the heading names

    def problem(self, key: str, field: str | None = None, **params: int | str) -> Problem:
        line = self.lines.get(field, self.line) if field else self.line
        return Problem(key, self.file, line, field, params)


class Bare(Protocol):
    """How to read lines without a heading, as typed or pasted."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The missing headings."""
        ...

    def fits(self, cells: Sequence[str]) -> bool:
        """Whether these are the cells of an item, and not a heading or nothing."""
        ...

    def cells(self, line: str) -> list[str]:
        """The cells of a line without separators."""
        ...


class Unreadable(Exception):  # noqa: N818
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem


def read_rows(file: str, data: bytes, bare: Bare | None = None) -> list[Row]:
    """The rows of a file, whose type is given by its extension."""
    if len(data) > MOST_BYTES:
        raise Unreadable(Problem("pack-too-big", file))
    if file.lower().endswith(".json"):
        return list(_json_rows(file, _decode(file, data)))
    if file.lower().endswith((".csv", ".tsv", ".txt")):
        return list(_table_rows(file, _decode(file, data), bare))
    raise Unreadable(Problem("pack-unknown-kind", file))


def as_csv(rows: Iterable[Sequence[str]]) -> str:
    """CSV for a spreadsheet: no cell becomes a formula, and `read_rows` restores every text."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerows([f"'{cell}" if _FORMULA.match(cell) else cell for cell in row] for row in rows)
    return out.getvalue()


def as_json(rows: Iterable[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"


def _as_text(cell: str) -> str:
    """Removes the apostrophe that prevents a formula."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def _decode(file: str, data: bytes) -> str:
    """UTF-8, or the encoding of French spreadsheets."""
    marked = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if marked else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Unreadable(Problem("pack-not-text", file))


def _json_rows(file: str, text: str) -> Iterator[Row]:
    """A list of objects, parsed one by one so that each knows its line."""
    starts = [0, *(found.end() for found in re.finditer("\n", text))]
    line_at = partial(bisect_right, starts)
    at = _skip(text, 0)
    if at == len(text):
        raise Unreadable(Problem("pack-empty", file))
    if not text.startswith("[", at):
        raise Unreadable(Problem("pack-not-a-list", file, line_at(at)))
    at = _skip(text, at + 1)
    while not text.startswith("]", at):
        start = at
        try:
            values, at, places = _object(text, start)
        except _NoObject:
            raise Unreadable(Problem("pack-not-an-object", file, line_at(start))) from None
        except json.JSONDecodeError as error:
            raise Unreadable(Problem("pack-bad-json", file, error.lineno)) from None
        except (RecursionError, ValueError):  # nested too deeply, or a number too long
            raise Unreadable(Problem("pack-bad-json", file, line_at(start))) from None
        lines = {name: line_at(place) for name, place in places.items()}
        yield _decent(Row(file, line_at(start), values, lines))
        at = _skip(text, at)
        if text.startswith(",", at):
            at = _skip(text, at + 1)
        elif not text.startswith("]", at):
            raise Unreadable(Problem("pack-bad-json", file, line_at(at)))
    after = _skip(text, at + 1)
    if after < len(text):
        raise Unreadable(Problem("pack-after-the-end", file, line_at(after)))


class _NoObject(Exception):  # noqa: N818
    """Another value where an object should be."""


_BLANKS = re.compile(r"[ \t\r\n]*")
_value = json.JSONDecoder().raw_decode  # the value at a position, and its end


def _skip(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return at if found is None else found.end()


def _object(text: str, start: int) -> tuple[dict[str, Value], int, dict[str, int]]:
    """An object, its end, and the position of each member; every character is scanned once."""
    if not text.startswith("{", start):
        _value(text, start)  # invalid JSON is reported first
        raise _NoObject
    values: dict[str, Value] = {}
    places: dict[str, int] = {}
    at = _skip(text, start + 1)
    more = not text.startswith("}", at)
    while more:
        if not text.startswith('"', at):
            raise json.JSONDecodeError("a name is missing", text, at)
        place = at
        name, at = _value(text, at)
        at = _skip(text, at)
        if not text.startswith(":", at):
            raise json.JSONDecodeError("a colon is missing", text, at)
        values[name], at = _value(text, _skip(text, at + 1))
        places[name] = place
        at = _skip(text, at)
        more = not text.startswith("}", at)
        if more and not text.startswith(",", at):
            raise json.JSONDecodeError("a comma is missing", text, at)
        at = _skip(text, at + 1) if more else at
    return values, at + 1, places


def _decent(row: Row) -> Row:
    """Refuses overlong cells: cleaning one would take longer than reading the whole file."""
    for name, value in row.values.items():
        length = max(longest_text(value), len(name))
        if length > MOST_CELL:
            field = name if len(name) <= MOST_CELL else None
            raise Unreadable(row.problem("pack-too-long", field, most=MOST_CELL, length=length))
    return row


def longest_text(value: Value) -> int:
    """The length of the longest text in a value, at any nesting."""
    longest, inside = 0, [value]
    while inside:
        one = inside.pop()
        if isinstance(one, str):
            longest = max(longest, len(one))
        elif isinstance(one, list):
            inside += one
        elif isinstance(one, dict):
            inside += [*one, *one.values()]
    return longest


def _table_rows(file: str, text: str, bare: Bare | None) -> Iterator[Row]:
    """Fields separated by comma, semicolon or tab, below headings; or lines without headings."""
    first = next((line for line in text.splitlines() if _is_heading(line)), "")
    if bare is not None:
        for separator in "\t;,":
            if _fits(bare, _cells(first, separator)):
                return _csv_rows(file, text, separator, list(bare.columns))
        if _fits(bare, bare.cells(first)):
            return _bare_rows(file, text, bare)
    return _csv_rows(file, text, max(",;\t", key=first.count), [])


def _fits(bare: Bare, cells: Sequence[str]) -> bool:
    return longest_text(cells) <= MOST_CELL and bare.fits(cells)


def _cells(line: str, separator: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=separator), [])
    except csv.Error:  # reported when the whole file is read
        return []


def _bare_rows(file: str, text: str, bare: Bare) -> Iterator[Row]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield _csv_row(file, number, list(bare.columns), bare.cells(line))


def _csv_rows(file: str, text: str, separator: str, names: list[str]) -> Iterator[Row]:
    """Rows of CSV; without `names`, the first line holds them."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    line, begun = 1, False
    try:
        for cells in reader:
            # The mark of a spreadsheet counts only in the first line.
            if any(cell.strip() for cell in cells) and (begun or not _is_mark(cells[0])):
                begun = True
                if names:
                    yield _csv_row(file, line, names, [_as_text(cell) for cell in cells])
                elif _is_heading(separator.join(cells)):
                    names = _names(file, line, cells)
            line = reader.line_num + 1
    except csv.Error:
        raise Unreadable(Problem("pack-bad-csv", file, line)) from None
    if not names:
        raise Unreadable(Problem("pack-empty", file))


def _names(file: str, line: int, cells: list[str]) -> list[str]:
    longest = max(map(len, cells))
    if longest > MOST_CELL:
        params: dict[str, Param] = {"most": MOST_CELL, "length": longest}
        raise Unreadable(Problem("pack-too-long", file, line, params=params))
    return [clean(name) for name in cells]


def _is_heading(line: str) -> bool:
    """Whether a line is neither empty nor the mark of a spreadsheet."""
    return bool(line.strip(" \t,;")) and not _is_mark(line)


def _is_mark(line: str) -> bool:
    """Whether it is the `sep=;` that a spreadsheet may write first."""
    return line.lower().startswith("sep=")


def _csv_row(file: str, line: int, names: list[str], cells: list[str]) -> Row:
    values: dict[str, Value] = {}
    for name, cell in zip(names, cells, strict=False):
        before = values.get(name)
        if before is None:
            values[name] = cell
        elif isinstance(before, list):
            before.append(cell)
        else:
            values[name] = [before, cell]
    extra = any(cell.strip() for cell in cells[len(names) :])
    return _decent(Row(file, line, values, extra_cells=extra))
