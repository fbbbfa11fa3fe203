"""Bit planes: which words have a letter at least n times, one bit per word.

A plane is a big integer: bit i stands for the i-th word of a row. A question to all words of a
length is then one `|` or `&`, in microseconds. Sparse planes are stored as positions, the others as
bits.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from parlotte.lexicon.shelf import Row

MAGIC = b"PPL1"
BITS, PLACES = 0, 1
_HEAD = 8  # length, letter, times, encoding, and four bytes of size

Plane = tuple[int, str, int]  # length of the words, letter, at least so many times


def pack(rows: dict[int, Row]) -> bytes:
    return MAGIC + b"".join(
        bytes((length, ord(letter), times, way)) + len(body).to_bytes(4, "little") + body
        for length, row in sorted(rows.items())
        for (letter, times), (way, body) in sorted(_bodies(row).items())
    )


def _bodies(row: Row) -> dict[tuple[str, int], tuple[int, bytes]]:
    places: dict[tuple[str, int], list[int]] = {}
    for place, word in enumerate(row):
        for letter, count in Counter(word).items():
            for times in range(1, count + 1):
                places.setdefault((letter, times), []).append(place)
    size = (row.count + 7) // 8
    return {
        key: (PLACES, b"".join(place.to_bytes(2, "little") for place in having))
        if 2 * len(having) < size
        else (BITS, _bits(having, size))
        for key, having in places.items()
    }


def _bits(places: list[int] | memoryview, size: int) -> bytes:
    bits = bytearray(size)
    for place in places:
        bits[place >> 3] |= 1 << (place & 7)
    return bytes(bits)


class Stored(Struct, frozen=True):
    way: int
    body: memoryview


class Planes:
    """The planes of a shelf; each is decoded on first use."""

    def __init__(self, data: bytes, rows: dict[int, Row]) -> None:
        if data[: len(MAGIC)] != MAGIC:
            raise ValueError("not the planes of a shelf")
        self._rows = rows
        self._stored = dict(_stored(memoryview(data)))
        self._known: dict[Plane, int] = {}

    def plane(self, length: int, letter: str, times: int) -> int:
        """The words of this length that have the letter at least so many times."""
        key = (length, letter, times)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._read(key)
        return known

    def _read(self, key: Plane) -> int:
        stored = self._stored.get(key)
        if stored is None:
            return 0  # no such word
        if stored.way == BITS:
            return int.from_bytes(stored.body, "little")
        size = (self._rows[key[0]].count + 7) // 8
        return int.from_bytes(_bits(stored.body.cast("H"), size), "little")


def _stored(view: memoryview) -> Iterator[tuple[Plane, Stored]]:
    at = len(MAGIC)
    while at < len(view):
        length, letter, times, way = view[at : at + 4]
        end = at + _HEAD + int.from_bytes(view[at + 4 : at + _HEAD], "little")
        yield (length, chr(letter), times), Stored(way, view[at + _HEAD : end])
        at = end
