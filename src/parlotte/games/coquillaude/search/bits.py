"""Words of one length as bits: bit i of a long whole number speaks of the i-th word, so that all
words are asked at once.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol

from parlotte.core.folding import ALPHABET
from parlotte.games.coquillaude.board import SIZE
from parlotte.games.coquillaude.search.plays import Reach

_ONLY = {
    letter: str.maketrans({other: "01"[other == letter] for other in ALPHABET})
    for letter in ALPHABET
}


FEW = 8  # bits


class Words(Protocol):
    """Some words of one length."""

    all: int

    def having(self, letter: str, times: int) -> int:
        """Those with this letter at least so many times."""

    def standing(self, at: int, letter: str) -> int:
        """Those with this letter at that place."""

    def within(self, reach: Reach) -> int:
        """Those that somebody knows."""

    def word(self, place: int) -> str: ...


def bits(places: Iterable[int], count: int) -> int:
    """A number with these bits set."""
    found = bytearray(count // 8 + 1)
    for place in places:
        found[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(found, "little")


def places(having: int) -> Iterator[int]:
    """The bits that are set, from the lowest."""
    if having.bit_count() < FEW:
        while having:
            lowest = having & -having
            yield lowest.bit_length() - 1
            having ^= lowest
        return
    # To take many off a long number one by one would be to write it anew each time.
    size = having.bit_length() // 64 + 1
    for number, chunk in enumerate(memoryview(having.to_bytes(size * 8, "little")).cast("Q")):
        left = chunk
        while left:
            lowest = left & -left
            yield number * 64 + lowest.bit_length() - 1
            left ^= lowest


def column(letters: str, letter: str) -> int:
    """Where among these letters this one stands."""
    return int(letters[::-1].translate(_ONLY[letter]), 2) if letter in letters else 0


_ONES = {letter: bytes([one == ord(letter) for one in range(256)]) for letter in ALPHABET}
_AT_LEAST = [bytes([b"01"[one >= times] for one in range(256)]) for times in range(SIZE + 1)]


def planes(text: str, length: int) -> dict[tuple[str, int], int]:
    """Which words have a letter at least so many times; of words of one length, written in one.
    Letters are counted in all of them at once: each has a byte of a long number."""
    found = {}
    for letter in sorted(set(text)):
        here = text.encode().translate(_ONES[letter])
        counted = sum(int.from_bytes(here[at::length], "big") for at in range(length))
        counts = counted.to_bytes(len(text) // length, "big")[::-1]
        for times in range(1, max(counts) + 1):
            found[letter, times] = int(counts.translate(_AT_LEAST[times]), 2)
    return found
