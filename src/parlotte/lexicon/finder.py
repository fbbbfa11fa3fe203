"""Searches over all words: anagrams, words from letters, near words."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from parlotte.core.folding import ALPHABET, is_plain
from parlotte.lexicon.planes import Planes
from parlotte.lexicon.shelf import Row

ANY = "?"
SLIPS = 2


class Finder:
    """Uses the planes of a shelf. Letters must be folded."""

    def __init__(
        self, rows: Mapping[int, Row], planes: Planes, band: Callable[[str], int | None]
    ) -> None:
        self._rows = rows
        self._planes = planes
        self._band = band

    def anagrams(self, letters: str) -> list[str]:
        row = self._rows.get(len(letters))
        if row is None or not is_plain(letters):
            return []
        # Same length and every letter present: no room for another letter.
        having = _all(row)
        for letter, times in Counter(letters).items():
            having &= self._planes.plane(row.length, letter, times)
        return sorted(_words(row, having))

    def words_from(self, letters: str, shortest: int = 2) -> Iterator[str]:
        """Yields length by length, so that a caller who needs few words waits for few."""
        jokers = letters.count(ANY)
        held = Counter(letters.replace(ANY, ""))
        for length in range(max(1, shortest), len(letters) + 1):
            row = self._rows.get(length)
            if row is not None:
                yield from sorted(_words(row, self._lacking_at_most(row, held, jokers)))

    def _lacking_at_most(self, row: Row, held: Mapping[str, int], most: int) -> int:
        """The words of a row that need at most `most` letters beyond those held."""
        if most >= row.length:
            return _all(row)
        lacking = [0] * (most + 1)
        for letter in ALPHABET:
            times = held.get(letter, 0)
            for beyond in range(times + 1, times + most + 2):
                plane = self._planes.plane(row.length, letter, beyond)
                if not plane:
                    break
                for n in range(most, 0, -1):
                    lacking[n] |= lacking[n - 1] & plane
                lacking[0] |= plane
        return _all(row) & ~lacking[most]

    def suggestions(self, word: str, most: int = 10) -> list[str]:
        held = Counter(word)
        found = []
        for length in range(len(word) - SLIPS, len(word) + SLIPS + 1):
            row = self._rows.get(length)
            if row is None:
                continue
            # A slip adds at most one new letter; each missing letter already counts as a slip.
            new = min(SLIPS, SLIPS + length - len(word))
            for near in _words(row, self._lacking_at_most(row, held, new)):
                slips = distance(word, near)
                if slips <= SLIPS:
                    found.append((slips, self._band(near) or 0, near))
        return [near for _, _, near in sorted(found)[:most]]


def _all(row: Row) -> int:
    return (1 << row.count) - 1


def _places(signs: str, sign: str) -> Iterator[int]:
    at = signs.find(sign)
    while at >= 0:
        yield at
        at = signs.find(sign, at + 1)


def _words(row: Row, having: int) -> list[str]:
    text, length = row.text, row.length
    return [
        text[place * length : place * length + length]
        for place in _places(f"{having:b}"[::-1], "1")
    ]


def distance(one: str, other: str, most: int = SLIPS) -> int:
    """The number of slips between two words (Damerau-Levenshtein), or more than `most`.

    A slip is a letter left out, added, replaced, or swapped with the next.
    """
    start, end_one, end_other = 0, len(one), len(other)
    while start < end_one and start < end_other and one[start] == other[start]:
        start += 1
    while end_one > start and end_other > start and one[end_one - 1] == other[end_other - 1]:
        end_one -= 1
        end_other -= 1
    one, other = one[start:end_one], other[start:end_other]
    if not one or not other:
        return len(one) + len(other)
    if most == 0:
        return 1
    tried = [
        distance(one[1:], other[1:], most - 1),
        distance(one[1:], other, most - 1),
        distance(one, other[1:], most - 1),
    ]
    if one[:2] == other[1::-1]:
        tried.append(distance(one[2:], other[2:], most - 1))
    return 1 + min(tried)
