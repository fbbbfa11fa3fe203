"""The readings of each form: its spelling with accents, its entry, and the entry's class.

Most forms are derived like others: a few thousand ways ("-s" of a noun, "-ent" of a verb) cover
them all, and two bytes per form name its ways. Accents come from the entry, which is listed if it
has any.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

import msgspec
from msgspec import Struct

from parlotte.core.folding import as_capitals
from parlotte.lexicon.shelf import Row
from parlotte.lexicon.sieve import Reading

SLOTS = 4093  # hash slots of the list of accented entries


class Way(Struct, frozen=True, order=True, array_like=True):
    """How to get from the end of a form to the end of its entry."""

    form: str
    lemma: str
    kind: str


class Tables(Struct, array_like=True):
    ways: list[Way]
    sets: list[list[int]]  # sets of ways that occur together
    entries: list[str]  # by hash: accented entries with their class, "régler/v côté/n"
    forms: bytes  # two bytes per form: the index of its set


def pack(rows: Mapping[int, Row], common: Mapping[str, Iterable[Reading]]) -> bytes:
    accented = _accented({reading for readings in common.values() for reading in readings})
    sets = [
        _ways(word, set(common[word]), accented) for _, row in sorted(rows.items()) for word in row
    ]
    ways = sorted({one for ways in sets for one in ways})
    number = {one: index for index, one in enumerate(ways)}
    known = sorted({tuple(number[one] for one in ways) for ways in sets})
    place = {one: index for index, one in enumerate(known)}
    tables = Tables(
        ways,
        [list(one) for one in known],
        accented,
        b"".join(place[tuple(number[one] for one in s)].to_bytes(2, "little") for s in sets),
    )
    return msgspec.msgpack.encode(tables)


def _ways(word: str, readings: set[Reading], accented: list[str]) -> tuple[Way, ...]:
    """The shortest ways with the right readings: « pêche » must not give a « péche » of pécher."""
    ways = tuple(sorted({_way(reading) for reading in readings}))
    if {reading for way in ways for reading in _read(word, way, accented)} == readings:
        return ways
    return tuple(sorted(Way(one.form, one.lemma, one.kind) for one in readings))


def _way(reading: Reading) -> Way:
    same = 0
    for one, other in zip(reading.form, reading.lemma, strict=False):
        if one != other:
            break
        same += 1
    return Way(reading.form[same:], reading.lemma[same:], reading.kind)


def _read(word: str, way: Way, accented: list[str]) -> Iterator[Reading]:
    stem = word[: len(word) - len(as_capitals(way.form))]
    folded = stem + as_capitals(way.lemma)
    entries = [
        (lemma, kind)
        for lemma, _, kind in (one.partition("/") for one in accented[_slot(folded)].split())
        if as_capitals(lemma) == folded
    ]
    for lemma, kind in entries or [(folded.lower(), way.kind)]:
        root = lemma.removesuffix(way.lemma)
        if kind == way.kind and lemma.endswith(way.lemma) and as_capitals(root) == stem:
            yield Reading(root + way.form, lemma, kind)


def _slot(folded: str) -> int:
    return int.from_bytes(folded.encode(), "big") % SLOTS


def _accented(readings: set[Reading]) -> list[str]:
    """Every entry with an accent, and those that equal one without accents."""
    by_fold: dict[str, set[str]] = {}
    for reading in readings:
        by_fold.setdefault(as_capitals(reading.lemma), set()).add(f"{reading.lemma}/{reading.kind}")
    slots: list[list[str]] = [[] for _ in range(SLOTS)]
    for folded, entries in by_fold.items():
        if not all(entry.isascii() for entry in entries):
            slots[_slot(folded)].extend(entries)
    return [" ".join(sorted(entries)) for entries in slots]


class Lemmas:
    def __init__(self, data: bytes) -> None:
        self._data = data

    @cached_property
    def _tables(self) -> Tables:
        return msgspec.msgpack.decode(self._data, type=Tables)

    def readings(self, word: str, number: int) -> list[Reading]:
        tables = self._tables
        held = int.from_bytes(tables.forms[2 * number : 2 * number + 2], "little")
        ways = (tables.ways[index] for index in tables.sets[held])
        return sorted({one for way in ways for one in _read(word, way, tables.entries)})
