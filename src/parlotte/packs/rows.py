"""Rows of a table in JSON or CSV, with the line that each row and each field stands on."""

import codecs
import csv
import io
import json
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlotte.core.contract import Param
from parlotte.kit.text import clean
from parlotte.packs.problems import Problem

Value = object  # whatever a file may hold; each field judges its own

MOST_BYTES = 2_000_000  # a family's words are far below
MOST_CELL = 2_000  # signs in one cell: a definition with all its false ones is far below

# A spreadsheet takes a cell that begins with one of these signs for a formula; in some languages
# the wide ones too. Behind an apostrophe it is a text.
_FORMULA = re.compile("'*[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")


class Row(Struct, frozen=True):
    """One item as written. A heading that stands several times has all its values in a list."""

    file: str
    line: int
    values: dict[str, Value]
    lines: dict[str, int] = {}  # of each field, where known
    extra_cells: bool = False  # more cells than the heading names

    def problem(self, key: str, field: str | None = None, **params: int | str) -> Problem:
        line = self.lines.get(field, self.line) if field else self.line
        return Problem(key, self.file, line, field, params)


class Bare(Protocol):
    """How lines are read that stand without a heading, as somebody typed or pasted them."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The headings that are missing."""
        ...

    def fits(self, cells: Sequence[str]) -> bool:
        """Whether these are the cells of an item; else they may be a heading, or nothing."""
        ...

    def cells(self, line: str) -> list[str]:
        """The cells of a line that has no separator between them."""
        ...


class Unreadable(Exception):  # noqa: N818
    """A file that can't be read as rows at all."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem


def read_rows(file: str, data: bytes, bare: Bare | None = None) -> list[Row]:
    """The rows of a file; its ending says which kind it is."""
    if len(data) > MOST_BYTES:
        raise Unreadable(Problem("pack-too-big", file))
    if file.lower().endswith(".json"):
        return list(_json_rows(file, _decode(file, data)))
    if file.lower().endswith((".csv", ".tsv", ".txt")):
        return list(_table_rows(file, _decode(file, data), bare))
    raise Unreadable(Problem("pack-unknown-kind", file))


def as_csv(rows: Iterable[Sequence[str]]) -> str:
    """A file for a spreadsheet, the headings first. No cell of it is taken for a formula, and
    `read_rows` gives back every text to the letter."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerows([f"'{cell}" if _FORMULA.match(cell) else cell for cell in row] for row in rows)
    return out.getvalue()


def _as_text(cell: str) -> str:
    """Without the apostrophe that keeps a cell from being a formula; any other one is the text's
    own."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def _decode(file: str, data: bytes) -> str:
    """UTF-8, or what French spreadsheets write when they don't say so."""
    marked = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if marked else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Unreadable(Problem("pack-not-text", file))


class _Lines:
    """Which line a place in a text is on."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]

    def at(self, place: int) -> int:
        return bisect_right(self._starts, place)


def _json_rows(file: str, text: str) -> Iterator[Row]:
    """A list of objects, read one by one so that each knows its line."""
    lines = _Lines(text)
    at = _skip(text, 0)
    if at == len(text):
        raise Unreadable(Problem("pack-empty", file))
    if not text.startswith("[", at):
        raise Unreadable(Problem("pack-not-a-list", file, lines.at(at)))
    at = _skip(text, at + 1)
    while not text.startswith("]", at):
        start = at
        try:
            values, at, places = _object(text, start)
        except _NoObject:
            raise Unreadable(Problem("pack-not-an-object", file, lines.at(start))) from None
        except json.JSONDecodeError as error:
            raise Unreadable(Problem("pack-bad-json", file, error.lineno)) from None
        except (RecursionError, ValueError):  # nested or numbered beyond all sense
            raise Unreadable(Problem("pack-bad-json", file, lines.at(start))) from None
        told = {name: lines.at(place) for name, place in places.items()}
        yield _decent(Row(file, lines.at(start), values, told))
        at = _skip(text, at)
        if text.startswith(",", at):
            at = _skip(text, at + 1)
        elif not text.startswith("]", at):
            raise Unreadable(Problem("pack-bad-json", file, lines.at(at)))
    after = _skip(text, at + 1)
    if after < len(text):
        raise Unreadable(Problem("pack-after-the-end", file, lines.at(after)))


class _NoObject(Exception):  # noqa: N818
    """Something else stands where an object should."""


_BLANKS = re.compile(r"[ \t\r\n]*")
_JSON = json.JSONDecoder()


def _skip(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return at if found is None else found.end()


def _object(text: str, start: int) -> tuple[dict[str, Value], int, dict[str, int]]:
    """An object, where it ends, and where each of its members begins: every sign is looked at
    once, however many members there are."""
    if not text.startswith("{", start):
        _value(text, start)  # what can't be read at all is told first
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


def _value(text: str, at: int) -> tuple[Any, int]:
    """What stands there, and where it ends."""
    return _JSON.raw_decode(text, at)


def _decent(row: Row) -> Row:
    """No cell is a book: setting one in order would take longer than reading the whole file."""
    for name, value in row.values.items():
        length = max(longest_text(value), len(name))
        if length > MOST_CELL:
            field = name if len(name) <= MOST_CELL else None
            raise Unreadable(row.problem("pack-too-long", field, most=MOST_CELL, length=length))
    return row


def longest_text(value: Value) -> int:
    """The signs of the longest text in a value, whatever it is nested in."""
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
    """A heading line, then a row a line; comma, semicolon or tab between the fields. Where the
    first line is an item already, the headings are those of a bare line."""
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
    except csv.Error:  # it will be told when the whole is read
        return []


def _bare_rows(file: str, text: str, bare: Bare) -> Iterator[Row]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield _csv_row(file, number, list(bare.columns), bare.cells(line))


def _csv_rows(file: str, text: str, separator: str, names: list[str]) -> Iterator[Row]:
    """Without names the first line has them."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    line, begun = 1, False
    try:
        for cells in reader:
            # The mark of a spreadsheet stands first; anywhere else it is somebody's text.
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
    """Neither empty nor the mark of a spreadsheet."""
    return bool(line.strip(" \t,;")) and not _is_mark(line)


def _is_mark(line: str) -> bool:
    """The `sep=;` that a spreadsheet may write first."""
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
