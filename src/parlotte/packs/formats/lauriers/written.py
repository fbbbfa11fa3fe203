"""Words of Les Lauriers as people write them: headings, classes, single lines, whole files."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from parlotte.core.folding import fold
from parlotte.games.lauriers.items import WORD_CLASSES, Word, WordClass
from parlotte.games.lauriers.own import OWN
from parlotte.kit.text import as_written
from parlotte.packs.rows import as_csv

# Headings a family may use, folded, to our fields. What an error says comes first.
HEADINGS = {
    "spelling": ("mot", "spelling", "word"),
    "class": ("classe", "class", "nature"),
    "definition": ("définition", "definition"),
    "level": ("niveau", "level"),
    "theme": ("thème", "theme"),
    "family": ("famille", "family", "tout public"),
    "note": ("le saviez-vous", "saviez-vous", "note"),
    "leurres": ("leurre", "leurres", "bluffs"),
    "card": ("carte", "card"),
}
_FIELDS = {fold(name): field for field, names in HEADINGS.items() for name in names}

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

# As a dictionary has it: zigouigoui (n.m.) : Petit bidule. — or: zigouigoui, n.m. : Petit bidule.
_SPACE = "[ \u00a0\u202f]?"
_LINE = re.compile(rf"([^:(]+?){_SPACE}(?:\(([^)]*)\)|,([^,:(]*)){_SPACE}[:–—-]{_SPACE}(\S.*)")


def field_of(heading: str) -> str | None:
    """Our field for a heading: Leurre 2 and leurre2 are leurres."""
    return _FIELDS.get(re.sub(r" ?[0-9]+$", "", fold(heading)))


def class_of(said: str) -> WordClass | None:
    return _CLASSES.get(fold(said).replace(" ", ""))


class BareLines:
    """Lines without a heading, as they are typed, or pasted from a spreadsheet."""

    columns = tuple(HEADINGS[field][0] for field in OWN.form)

    def fits(self, cells: Sequence[str]) -> bool:
        """A word, then a class we know, then something more: that is no heading."""
        return len(cells) > 2 and bool(cells[0].strip()) and class_of(cells[1]) is not None

    def cells(self, line: str) -> list[str]:
        found = _LINE.fullmatch(re.sub(r"[ \t]+", " ", line).strip())
        return [line] if found is None else [found[1], found[2] or found[3] or "", found[4]]


class WrittenWords:
    """A word that is written, shown and changed by itself, and files made of such words."""

    bare = BareLines()

    def fields_of(self, item: Word) -> dict[str, Any]:
        """As a client sees it: what a form asks for, and the rest where there is any."""
        return _kept(item) | {"level": item.level, "note": item.note}

    def key(self, item: Word) -> str:
        return as_written(item.spelling)

    def csv(self, items: Sequence[Word]) -> str:
        """With our headings, and no column that would stand empty."""
        rows = [_kept(item) for item in items]
        columns = [field for field in HEADINGS if any(field in row for row in rows)]
        heading = [HEADINGS[field][0] for field in columns]
        cells = ([_cell(row.get(field, "")) for field in columns] for row in rows)
        return as_csv([heading, *cells])

    def json(self, items: Sequence[Word]) -> str:
        rows = [msgspec.json.encode(_kept(item)).decode() for item in items]
        return "[\n" + ",\n".join(rows) + "\n]\n"


def _kept(item: Word) -> dict[str, Any]:
    """All that was said of it; its id comes from its pack."""
    kept: dict[str, Any] = msgspec.to_builtins(item)
    del kept["id"]
    return kept | {"leurres": list(item.leurres)} if item.leurres else kept


def _cell(value: Any) -> str:
    if value is False:
        return "non"
    return "|".join(value) if isinstance(value, list) else str(value)
