"""Cards as people write them: single ones, lines without headings, files."""

from collections.abc import Sequence
from typing import Any

from parlotte.core.folding import fold
from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.cards import Card
from parlotte.games.melo.own import CHOICES, OWN
from parlotte.packs.formats.melo.reader import HEADINGS, kind_of
from parlotte.packs.rows import as_csv, as_json


class BareLines:
    columns = HEADINGS.columns(OWN.form)

    def fits(self, cells: Sequence[str]) -> bool:
        """Whether the cells are a question and a known colour: then it is no heading."""
        return len(cells) > 1 and bool(cells[0].strip()) and kind_of(cells[1]) is not None

    def cells(self, line: str) -> list[str]:
        return [line]


class WrittenCards:
    bare = BareLines()

    def fields_of(self, item: Card | Group) -> dict[str, Any]:
        """All declared fields of a card. Adjectives can't be written by people."""
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
        rows = [self.fields_of(item) for item in items]
        columns = [field for field in HEADINGS.names if any(row[field] for row in rows)]
        cells = ([row[field] for field in columns] for row in rows)
        return as_csv([HEADINGS.columns(columns), *cells])

    def json(self, items: Sequence[Card]) -> str:
        rows = map(self.fields_of, items)
        return as_json({field: said for field, said in row.items() if said} for row in rows)
