"""Reading rows into items: what the readers of several games share."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from parlotte.core.folding import fold
from parlotte.core.registration import OwnItems
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row, Value

T = TypeVar("T")


def of_kind(items: Sequence[Any], kind: type[T]) -> tuple[T, ...]:
    return tuple(item for item in items if isinstance(item, kind))


def converted(
    rows: Sequence[Row], make: Callable[[dict[str, Value]], T], wrong: str
) -> tuple[tuple[T, ...], list[Problem]]:
    """Items whose fields are named as in their type; `wrong` is the message key for the others."""
    found: list[T] = []
    problems: list[Problem] = []
    for row in rows:
        try:
            found.append(make(row.values))
        except msgspec.ValidationError as error:
            problems.append(row.problem(wrong, what=str(error)))
    return tuple(found), problems


class Headings:
    """The headings that people may use for our fields, the usual name first. `hidden` names are
    accepted but never offered."""

    def __init__(
        self,
        names: Mapping[str, tuple[str, ...]],
        hidden: Mapping[str, tuple[str, ...]] | None = None,
        *,
        numbered: bool = False,
    ) -> None:
        self.names = names
        self._numbered = numbered
        fields = {**names, **(hidden or {})}
        self._fields = {fold(name): field for field, all_ in fields.items() for name in all_}

    def field_of(self, heading: str) -> str | None:
        folded = fold(heading)
        return self._fields.get(re.sub(r" ?[0-9]+$", "", folded) if self._numbered else folded)

    def columns(self, fields: Iterable[str]) -> tuple[str, ...]:
        """The headings of these fields in a file that we write."""
        return tuple(self.names[field][0] for field in fields)

    def problems(self, rows: Sequence[Row], needed: Sequence[str]) -> list[Problem]:
        """Problems of the columns, reported once instead of for every row."""
        if not rows:
            return []
        first = rows[0]
        headings = {heading for row in rows for heading in row.values}
        fields = {self.field_of(heading) for heading in headings}
        known = ", ".join(self.columns(self.names))
        if not any(fields):
            return [Problem("pack-no-headings", first.file, 1, params={"known": known})]
        missing = self.columns(field for field in needed if field not in fields)
        return [Problem("pack-no-column", first.file, 1, name) for name in missing] + [
            first.problem("pack-unknown-field", heading, known=known)
            for heading in sorted(headings)
            if self.field_of(heading) is None
        ]


class RowReader(ABC, Generic[T]):
    """Reads one row into an item, and collects its problems."""

    headings: ClassVar[Headings]
    own: ClassVar[OwnItems]
    lists: ClassVar[tuple[str, ...]] = ()  # fields whose heading may be repeated

    def __init__(self, row: Row) -> None:
        self.row = row
        self.problems: list[Problem] = []
        self.named: dict[str, str] = {}  # from our field to the heading used
        self.values: dict[str, list[Value]] = {}
        if row.extra_cells:
            self.problems.append(row.problem("pack-too-many-cells"))
        for heading, value in row.values.items():
            if field := self.headings.field_of(heading):
                self.named.setdefault(field, heading)
                told = self.values.setdefault(field, [])
                if isinstance(value, list) and self.lists and (value or field in self.lists):
                    told.extend(value)
                else:
                    told.append(value)
        for field, values in self.values.items():
            if len(values) > 1 and field not in self.lists:
                self.wrong("pack-heading-twice", field)

    @abstractmethod
    def item(self, pack: str) -> T: ...

    @abstractmethod
    def key(self, item: T) -> str:
        """Items with the same key count as one."""

    def wrong(self, key: str, field: str, **params: int | str) -> None:
        name = self.named.get(field, self.headings.names.get(field, (field,))[0])
        self.problems.append(self.row.problem(key, name, **params))

    def value(self, field: str) -> Value:
        """The value of a field in the row; an empty text if missing."""
        value = self.values.get(field, [""])[0]
        return "" if value is None else value

    def text(self, field: str) -> str:
        limit = self.own.field(field)
        return self.limited(field, limit.most, needed=limit.needed)

    def limited(self, field: str, most: int, *, needed: bool = False) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            self.wrong("pack-not-a-text", field)
            return ""
        text = self.typeset(value)
        if needed and not fold(text):
            self.wrong("pack-no-letter" if text else "pack-missing", field)
        if len(text) > most:
            self.wrong("pack-too-long", field, most=most, length=len(text))
        return text

    @staticmethod
    @abstractmethod
    def typeset(text: str) -> str: ...


def read_items(
    reader: type[RowReader[T]], pack: str, rows: Sequence[Row]
) -> tuple[tuple[T, ...], list[Problem]]:
    """The playable items, and the problems of the other rows or of the columns."""
    problems = reader.headings.problems(rows, reader.own.needed)
    if any(problem.key != "pack-unknown-field" for problem in problems):
        return (), problems
    found: dict[str, T] = {}
    for row in rows:
        one = reader(row)
        item = one.item(pack)
        key = one.key(item)
        if key in found:
            named = reader.own.form[0]
            one.wrong("pack-twice", named, said=str(getattr(item, named)))
        problems += one.problems
        if not one.problems:
            found[key] = item
    return tuple(found.values()), problems
