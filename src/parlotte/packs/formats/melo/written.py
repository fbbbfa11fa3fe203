"""Cards as people write them: single ones, bare lines, whole files."""

from collections.abc import Sequence
from typing import Any

import msgspec

from parlotte.core.folding import fold
from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.items import Card
from parlotte.games.melo.own import CHOICES, OWN
from parlotte.packs.formats.melo.reader import HEADINGS, kind_of
from parlotte.packs.rows import as_csv


class BareLines:
    """Lines without a heading, as they are typed, or pasted from a spreadsheet."""

    columns = tuple(HEADINGS[field][0] for field in OWN.form)

    def fits(self, cells: Sequence[str]) -> bool:
        """A question, then a colour we know: that is no heading."""
        return len(cells) > 1 and bool(cells[0].strip()) and kind_of(cells[1]) is not None

    def cells(self, line: str) -> list[str]:
        return [line]


class WrittenCards:
    """A card that is written, shown and changed by itself, and files made of such cards."""

    bare = BareLines()

    def fields_of(self, item: Card | Group) -> dict[str, Any]:
        """As a client sees it, by the names of the fields; a choice that is not there is empty.
        Adjectives are not for people to write."""
        if isinstance(item, Group):
            return {}
        choices = (*item.choices, *("",) * (len(CHOICES) - len(item.choices)))
        return {
            "question": item.question,
            "kind": "adjective" if item.adjective else item.kind,
            **dict(zip(CHOICES, choices, strict=True)),
            "value": str(item.value),
            "tone": item.tone,
        }

    def key(self, item: Card) -> str:
        return fold(item.question)

    def csv(self, items: Sequence[Card]) -> str:
        """With our headings, and no column that would stand empty."""
        rows = [self.fields_of(item) for item in items]
        columns = [field for field in HEADINGS if any(row[field] for row in rows)]
        heading = [HEADINGS[field][0] for field in columns]
        return as_csv([heading, *([row[field] for field in columns] for row in rows)])

    def json(self, items: Sequence[Card]) -> str:
        rows = [msgspec.json.encode(self._kept(item)).decode() for item in items]
        return "[\n" + ",\n".join(rows) + "\n]\n"

    def _kept(self, item: Card) -> dict[str, Any]:
        return {field: said for field, said in self.fields_of(item).items() if said}
