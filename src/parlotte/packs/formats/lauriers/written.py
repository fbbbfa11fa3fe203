"""Words of Les Lauriers as people write them: headings, classes, lines, files."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from parlotte.core.folding import fold
from parlotte.games.lauriers.content import WORD_CLASSES, Word, WordClass
from parlotte.games.lauriers.own import OWN
from parlotte.kit.text import as_written
from parlotte.packs.reading import Headings
from parlotte.packs.rows import as_csv, as_json

HEADINGS = Headings(
    {
        "spelling": ("mot", "spelling", "word"),
        "class": ("classe", "class", "nature"),
        "definition": ("définition", "definition"),
        "level": ("niveau", "level"),
        "theme": ("thème", "theme"),
        "family": ("famille", "family", "tout public"),
        "note": ("le saviez-vous", "saviez-vous", "note"),
        "leurres": ("leurre", "leurres", "bluffs"),
        "card": ("carte", "card"),
    },
    numbered=True,  # « Leurre 2 » and « leurre2 » mean leurres
)

_SPELLED_OUT = {
    "nom masculin": "n.m.", "nom feminin": "n.f.",
    "nom masculin pluriel": "n.m. pl.", "nom feminin pluriel": "n.f. pl.",
    "adjectif": "adj.", "adverbe": "adv.", "locution adverbiale": "loc. adv.",
    "verbe transitif": "v.t.", "verbe intransitif": "v.i.", "verbe pronominal": "v.pr.",
}  # fmt: skip
_CLASSES: dict[str, WordClass] = {
    fold(name).replace(" ", ""): kind
    for kind in WORD_CLASSES
    for name in (kind, *(long for long, short in _SPELLED_OUT.items() if short == kind))
}

# Dictionary style: zigouigoui (n.m.) : Petit bidule. — or: zigouigoui, n.m. : Petit bidule.
_SPACE = "[ \u00a0\u202f]?"
_LINE = re.compile(rf"([^:(]+?){_SPACE}(?:\(([^)]*)\)|,([^,:(]*)){_SPACE}[:–—-]{_SPACE}(\S.*)")


def class_of(text: str) -> WordClass | None:
    return _CLASSES.get(fold(text).replace(" ", ""))


class BareLines:
    """Lines without a heading, typed or pasted from a spreadsheet."""

    columns = HEADINGS.columns(OWN.form)

    def fits(self, cells: Sequence[str]) -> bool:
        """Whether the cells are a word, a known class and more: then it is no heading."""
        return len(cells) > 2 and bool(cells[0].strip()) and class_of(cells[1]) is not None

    def cells(self, line: str) -> list[str]:
        found = _LINE.fullmatch(re.sub(r"[ \t]+", " ", line).strip())
        return [line] if found is None else [found[1], found[2] or found[3] or "", found[4]]


class WrittenWords:
    bare = BareLines()

    def fields_of(self, item: Word) -> dict[str, Any]:
        """An item for a client: the fields of the form, and the others that are set."""
        return _kept(item) | {"level": item.level, "note": item.note}

    def key(self, item: Word) -> str:
        return as_written(item.spelling)

    def csv(self, items: Sequence[Word]) -> str:
        """CSV with our headings, without empty columns."""
        rows = [_kept(item) for item in items]
        columns = [field for field in HEADINGS.names if any(field in row for row in rows)]
        cells = ([_cell(row.get(field, "")) for field in columns] for row in rows)
        return as_csv([HEADINGS.columns(columns), *cells])

    def json(self, items: Sequence[Word]) -> str:
        return as_json(map(_kept, items))


def _kept(item: Word) -> dict[str, Any]:
    """All fields that are set, without the id, which comes from the pack."""
    kept: dict[str, Any] = msgspec.to_builtins(item)
    del kept["id"]
    return kept | {"leurres": list(item.leurres)} if item.leurres else kept


def _cell(value: Any) -> str:
    if value is False:
        return "non"
    return "|".join(value) if isinstance(value, list) else str(value)
