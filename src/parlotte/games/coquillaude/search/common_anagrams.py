"""The few words with many anagrams. Nearly every best play is one of them, so a search tries them
first, in a tenth of the time."""

from array import array
from collections.abc import Collection

from parlotte.games.coquillaude.search.bits import Words, bits, column, planes
from parlotte.games.coquillaude.search.plays import Reach


class CommonAnagrams:
    """Bit sets over some words of one length: bit i stands for the i-th of them."""

    def __init__(self, shelf: Words, words: Collection[str], places: Collection[int]) -> None:
        """`places` are the indices of the words among all words of the shelf."""
        self._shelf = shelf
        self._within: dict[Reach, int] = {}
        self._length = max(map(len, words), default=0)
        self._text = "".join(words)
        self._places = array("I", places)
        self.count = len(words)
        self.all = (1 << self.count) - 1
        self._having = planes(self._text, self._length)
        self._standing: dict[tuple[int, str], int] = {}

    def having(self, letter: str, times: int) -> int:
        """The words with at least `times` of this letter."""
        return self._having.get((letter, times), 0)

    def standing(self, at: int, letter: str) -> int:
        """The words with this letter at this place."""
        known = self._standing.get((at, letter))
        if known is None:
            known = self._standing[at, letter] = column(self._text[at :: self._length], letter)
        return known

    def word(self, place: int) -> str:
        return self._text[place * self._length : (place + 1) * self._length]

    def within(self, reach: Reach) -> int:
        """The words of a player's vocabulary."""
        known = self._within.get(reach)
        if known is None:
            known = self._within[reach] = self._among(self._shelf.within(reach))
        return known

    def _among(self, words: int) -> int:
        size = max(words.bit_length(), *self._places, 0) // 8 + 1
        asked = words.to_bytes(size, "little")
        return bits(
            [at for at, place in enumerate(self._places) if asked[place >> 3] >> (place & 7) & 1],
            self.count,
        )
