"""Corrections to the source: words added and removed, each with a reason."""

import re

from msgspec import Struct

from parlotte.core.folding import as_capitals, is_plain
from parlotte.lexicon.hunspell import Entry, flags_of

_LINE = re.compile(r"([+-]) (\S+) +# (\S.*)")


class BadPatch(ValueError):  # noqa: N818
    """A line that is not a correction."""


class Patch(Struct, frozen=True):
    added: tuple[Entry, ...]  # with the flags of the source, which give the plurals
    removed: frozenset[str]  # folded forms


def read_patch(text: str) -> Patch:
    """Reads lines such as `+ sesquipédale/S. # why` and `- AE # why`."""
    added, removed = [], set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise BadPatch(f"line {number}: {line}")
        word, _, flags = found[2].partition("/")
        if not is_plain(as_capitals(word)):
            raise BadPatch(f"line {number}: {word}")
        if found[1] == "+":
            added.append(Entry(word, flags_of(flags)))
        else:
            removed.add(as_capitals(word))
    return Patch(tuple(added), frozenset(removed))
