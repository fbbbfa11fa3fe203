"""A compact set of words with lookup in less than a microsecond.

Words of one length are stored side by side, ordered by a hash: a table holds where each hash
begins, and a search in those few letters finds the word. A word's place in its row is its number.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

MAGIC = b"PSH1"
LONGEST = 32
CROWD = 8  # words per hash, on average
_HEAD = len(MAGIC) + 4 * LONGEST
_MOST = 0xFFFF  # a place is stored in two bytes


class Row(Struct, frozen=True):
    """All words of one length."""

    length: int
    count: int
    first: int  # the number of its first word, over the whole shelf
    text: str
    starts: list[int]  # by hash: the start of its words in the text
    hashes: int

    def find(self, word: str) -> int:
        """The place of a word in this row, or -1."""
        length, starts = self.length, self.starts
        slot = int.from_bytes(word.encode(), "big") % self.hashes
        at = self.text.find(word, starts[slot], starts[slot + 1])
        while at > 0 and at % length:  # a match across two words
            at = self.text.find(word, at + 1, starts[slot + 1])
        return at // length if at > 0 else at

    def at(self, place: int) -> str:
        return self.text[place * self.length : (place + 1) * self.length]

    def __iter__(self) -> Iterator[str]:
        return (self.at(place) for place in range(self.count))


def _hashes(count: int) -> int:
    return count // CROWD | 1


def pack(words: Iterable[str]) -> bytes:
    rows: list[list[str]] = [[] for _ in range(LONGEST + 1)]
    for word in words:
        rows[len(word)].append(word)
    head = MAGIC + b"".join(len(row).to_bytes(4, "little") for row in rows[1:])
    return head + b"".join(_pack_row(row) for row in rows[1:] if row)


def _pack_row(words: list[str]) -> bytes:
    if len(words) > _MOST:
        raise OverflowError(f"{len(words)} words of one length")
    hashes = _hashes(len(words))
    ordered = sorted((int.from_bytes(word.encode(), "big") % hashes, word) for word in words)
    starts = [0] * (hashes + 1)
    for slot, _ in ordered:
        starts[slot + 1] += 1
    for slot in range(hashes):
        starts[slot + 1] += starts[slot]
    table = b"".join(start.to_bytes(2, "little") for start in starts)
    return table + "".join(word for _, word in ordered).encode()


def unpack(data: bytes) -> dict[int, Row]:
    if data[: len(MAGIC)] != MAGIC:
        raise ValueError("not a shelf of words")
    view = memoryview(data)
    rows = {}
    at, first = _HEAD, 0
    for length in range(1, LONGEST + 1):
        mark = len(MAGIC) + 4 * (length - 1)
        count = int.from_bytes(data[mark : mark + 4], "little")
        if not count:
            continue
        hashes = _hashes(count)
        middle = at + 2 * (hashes + 1)
        end = middle + count * length
        text = str(view[middle:end], "ascii")
        starts = [place * length for place in view[at:middle].cast("H")]
        rows[length] = Row(length, count, first, text, starts, hashes)
        at, first = end, first + count
    return rows
