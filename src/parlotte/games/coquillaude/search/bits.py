"""Bit sets of words of one length: bit i of a big integer stands for the i-th word, so that one
operation tests all words."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from parlotte.core.folding import ALPHABET
from parlotte.games.coquillaude.board import SIZE
from parlotte.games.coquillaude.search.plays import Reach

_ONLY = {
    letter: str.maketrans({other: "01"[other == letter] for other in ALPHABET})
    for letter in ALPHABET
}


FEW = 8  # set bits


class Words(Protocol):
    """A set of words of one length."""

    all: int

    def having(self, letter: str, times: int) -> int:
        """The words with at least `times` of this letter."""

    def standing(self, at: int, letter: str) -> int:
        """The words with this letter at this place."""

    def within(self, reach: Reach) -> int:
        """The words of a player's vocabulary."""

    def word(self, place: int) -> str: ...


def bits(places: Iterable[int], count: int) -> int:
    """An integer with these bits set."""
    found = bytearray(count // 8 + 1)
    for place in places:
        found[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(found, "little")


def places(having: int) -> Iterator[int]:
    """The indices of the set bits, in ascending order."""
    if having.bit_count() < FEW:
        while having:
            lowest = having & -having
            yield lowest.bit_length() - 1
            having ^= lowest
        return
    # Clearing bits one by one would copy the big integer each time, so it is read in chunks.
    size = having.bit_length() // 64 + 1
    for number, chunk in enumerate(memoryview(having.to_bytes(size * 8, "little")).cast("Q")):
        left = chunk
        while left:
            lowest = left & -left
            yield number * 64 + lowest.bit_length() - 1
            left ^= lowest


def column(letters: str, letter: str) -> int:
    """The bit set of the places where this letter occurs."""
    return int(letters[::-1].translate(_ONLY[letter]), 2) if letter in letters else 0


_ONES = {letter: bytes([one == ord(letter) for one in range(256)]) for letter in ALPHABET}
_AT_LEAST = [bytes([b"01"[one >= times] for one in range(256)]) for times in range(SIZE + 1)]


def planes(text: str, length: int) -> dict[tuple[str, int], int]:
    """The words that have a letter at least n times, from their concatenated text. Counts all
    words at once: each has one byte of a big integer."""
    found = {}
    for letter in sorted(set(text)):
        here = text.encode().translate(_ONES[letter])
        counted = sum(int.from_bytes(here[at::length], "big") for at in range(length))
        counts = counted.to_bytes(len(text) // length, "big")[::-1]
        for times in range(1, max(counts) + 1):
            found[letter, times] = int(counts.translate(_AT_LEAST[times]), 2)
    return found
