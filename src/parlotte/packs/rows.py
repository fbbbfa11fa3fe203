"""Rows of a table in JSON or CSV, with the line that each row and each field stands on."""

import csv
import io
import json
import re
from collections.abc import Iterator

from msgspec import Struct

from parlotte.packs.problems import Problem

Value = str | int | float | bool | list[object] | dict[str, object] | None


class Row(Struct, frozen=True):
    file: str
    line: int
    values: dict[str, Value]
    lines: dict[str, int] = {}  # of each field, where known

    def problem(self, key: str, field: str | None = None, **params: int | str) -> Problem:
        line = self.lines.get(field, self.line) if field else self.line
        return Problem(key, self.file, line, field, params)


class Unreadable(Exception):  # noqa: N818
    """A file that can't be read as rows at all."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem


def read_rows(file: str, data: bytes) -> list[Row]:
    """The rows of a file; its ending says which kind it is."""
    text = _decode(file, data)
    if file.lower().endswith(".json"):
        return list(_json_rows(file, text))
    if file.lower().endswith((".csv", ".tsv", ".txt")):
        return list(_csv_rows(file, text))
    raise Unreadable(Problem("pack-unknown-kind", file))


def _decode(file: str, data: bytes) -> str:
    """UTF-8, or what French spreadsheets write when they don't say so."""
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Unreadable(Problem("pack-not-text", file))


def _json_rows(file: str, text: str) -> Iterator[Row]:
    """A list of objects, read one by one so that each knows its line."""
    at = _skip(text, 0)
    if not text.startswith("[", at):
        raise Unreadable(Problem("pack-not-a-list", file, _line(text, at)))
    at = _skip(text, at + 1)
    while not text.startswith("]", at):
        start = at
        try:
            value, at = json.JSONDecoder().raw_decode(text, start)
        except json.JSONDecodeError as error:
            raise Unreadable(Problem("pack-bad-json", file, error.lineno)) from None
        if not isinstance(value, dict):
            raise Unreadable(Problem("pack-not-an-object", file, _line(text, start)))
        yield Row(file, _line(text, start), value, _field_lines(text, start, at, value))
        at = _skip(text, at)
        if text.startswith(",", at):
            at = _skip(text, at + 1)
        elif not text.startswith("]", at):
            raise Unreadable(Problem("pack-bad-json", file, _line(text, at)))


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _field_lines(text: str, start: int, end: int, value: dict[str, Value]) -> dict[str, int]:
    lines = {}
    for name in value:
        key = re.compile(re.escape(json.dumps(name, ensure_ascii=False)) + r"\s*:")
        if found := key.search(text, start, end):
            lines[name] = _line(text, found.start())
    return lines


def _csv_rows(file: str, text: str) -> Iterator[Row]:
    """A heading line, then a row a line; comma, semicolon or tab between the fields."""
    heading = text.partition("\n")[0]
    separator = max(",;\t", key=heading.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    names: list[str] | None = None
    line = 1
    try:
        for cells in reader:
            if names is None:
                names = [name.strip() for name in cells]
            elif any(cell.strip() for cell in cells):
                if len(cells) > len(names):
                    raise Unreadable(Problem("pack-too-many-cells", file, line))
                yield Row(file, line, dict(zip(names, cells, strict=False)))
            line = reader.line_num + 1
    except csv.Error:
        raise Unreadable(Problem("pack-bad-csv", file, line)) from None
    if names is None:
        raise Unreadable(Problem("pack-empty", file))
