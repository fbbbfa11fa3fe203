"""The pack format of the toy game: riddles with an answer, and no id."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from parlotte.kit.text import clean
from parlotte.packs.format import Format, Pack, Texts
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row, as_csv

FIELDS = ("riddle", "answer", "mood")


class Riddle(Struct, frozen=True):
    riddle: str
    answer: str
    mood: str = "gay"


class BareRiddles:
    columns = FIELDS

    def fits(self, cells: Sequence[str]) -> bool:
        return len(cells) > 1 and cells[0].strip().endswith("?")

    def cells(self, line: str) -> list[str]:
        return [line]


class WrittenRiddles:
    bare = BareRiddles()

    def fields_of(self, item: Riddle) -> dict[str, Any]:
        return msgspec.to_builtins(item)

    def key(self, item: Riddle) -> str:
        return item.riddle

    def csv(self, items: Sequence[Riddle]) -> str:
        return as_csv([FIELDS, *map(msgspec.structs.astuple, items)])

    def json(self, items: Sequence[Riddle]) -> str:
        return msgspec.json.encode(items).decode()


class ToyFormat:
    written = WrittenRiddles()

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Riddle, ...], list[Problem]]:
        found, problems = [], []
        for row in rows:
            said = {name: clean(str(row.values.get(name, ""))) for name in FIELDS}
            missing = next((name for name in ("riddle", "answer") if not said[name]), None)
            if missing:
                problems.append(row.problem("pack-missing", missing))
            else:
                found.append(Riddle(**{**said, "mood": said["mood"] or "gay"}))
        return tuple(found), problems

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        return []

    def texts(self, item: Riddle) -> Texts:
        return Texts(item.riddle, [item.riddle, item.answer])

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        return {"riddles": len(items)}

    def content(self, packs: Sequence[Pack]) -> tuple[str, ...]:
        return tuple(riddle.riddle for pack in packs for riddle in pack.items)


FORMAT: Format = ToyFormat()
