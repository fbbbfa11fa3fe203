"""The words that can be made from a hand together with letters on the board."""

from collections import Counter
from functools import lru_cache
from itertools import accumulate
from operator import or_

from parlotte.core.folding import ALPHABET
from parlotte.games.coquillaude.search.bits import Words


@lru_cache(maxsize=4096)
def _counted(old: str) -> tuple[tuple[int, str, int], ...]:
    """Each letter with its index in the alphabet, and its count."""
    return tuple((ord(one) - ord("A"), one, old.count(one)) for one in dict.fromkeys(old))


class Made:
    """The words of a length that a hand can make with some letters on the board.

    These are all words except those that need more of a letter than there are. Few letters lie on
    the board, so the results for stretches of the alphabet between them are cached.
    """

    def __init__(self, words: Words, held: Counter[str], within: int | None) -> None:
        self._words = words
        self._held = held
        self._within = within  # the vocabulary to consider; None: all words
        self._lacking = [words.having(letter, held[letter] + 1) for letter in ALPHABET]
        self._before: list[int] = [0, *accumulate(self._lacking, or_)]
        self._behind: list[int] = [0, *accumulate(self._lacking[::-1], or_)][::-1]
        self._between: dict[tuple[int, int], int] = {}
        self._with: dict[str, int] = {}

    def with_letters(self, old: str) -> int:
        """`old` must be in alphabetical order."""
        known = self._with.get(old)
        if known is None:
            known = self._words.all ^ self._lacked(old)
            if self._within is not None:
                known &= self._within
            self._with[old] = known
        return known

    def _lacked(self, old: str) -> int:
        having, held = self._words.having, self._held
        counted = _counted(old)
        if not counted:
            return self._before[-1]
        last, letter, times = counted[0]
        lacking = self._before[last] | having(letter, held[letter] + times + 1)
        for at, letter, times in counted[1:]:
            if at > last + 1:
                lacking |= self._stretch(last + 1, at)
            lacking |= having(letter, held[letter] + times + 1)
            last = at
        return lacking | self._behind[last + 1]

    def _stretch(self, first: int, end: int) -> int:
        known = self._between.get((first, end))
        if known is None:
            known = self._lacking[end - 1]
            if end - 1 > first:
                known |= self._stretch(first, end - 1)
            self._between[first, end] = known
        return known
