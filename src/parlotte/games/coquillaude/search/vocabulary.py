"""All words of the game as bit sets: by letter, by place and by anagram class.

As in the lexicon's planes, bit i of a big integer stands for the i-th word of a length, so that
one operation tests all words. Proper nouns, famous names and accepted words follow the common
words.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import lru_cache

from parlotte.core.folding import ALPHABET, is_plain
from parlotte.games.coquillaude.board import SIZE
from parlotte.games.coquillaude.search import exchange
from parlotte.games.coquillaude.search.bits import bits, column, places
from parlotte.games.coquillaude.search.kin import Layer, layers
from parlotte.games.coquillaude.search.plays import Reach
from parlotte.lexicon.lexicon import Lexicon

SHORTEST = 2


class Shelf:
    """The words of one length."""

    def __init__(
        self, lexicon: Lexicon, length: int, others: list[str], famous: frozenset[str]
    ) -> None:
        self._row = lexicon.rows.get(length)
        self._lexicon = lexicon
        self._famous = famous
        self.length = length
        self._common = 0 if self._row is None else self._row.count
        self._others = others
        self._others_set = frozenset(others)
        self._others_text = "".join(others)
        self._planes = lexicon.planes
        self.count = self._common + len(others)
        self.all = (1 << self.count) - 1
        self._having: dict[tuple[str, int], int] = {}
        self._standing: dict[tuple[int, str], int] = {}
        self._layers: tuple[Layer, ...] | None = None
        self._within: dict[Reach, int] = {}

    def having(self, letter: str, times: int) -> int:
        """The words with at least `times` of this letter."""
        known = self._having.get((letter, times))
        if known is None:
            known = self._planes.plane(self.length, letter, times) if self._common else 0
            others = self._others_having(letter, times)
            if others:
                known |= bits(others, len(self._others)) << self._common
            self._having[letter, times] = known
        return known

    def _others_having(self, letter: str, times: int) -> list[int]:
        found = [at for at, word in enumerate(self._others) if letter in word]
        if times == 1:
            return found
        return [at for at in found if self._others[at].count(letter) >= times]

    def standing(self, at: int, letter: str) -> int:
        """The words with this letter at this place."""
        known = self._standing.get((at, letter))
        if known is None:
            letters = "" if self._row is None else self._row.text[at :: self.length]
            letters += self._others_text[at :: self.length]
            known = self._standing[at, letter] = column(letters, letter)
        return known

    def within(self, reach: Reach) -> int:
        """The words of a player's vocabulary."""
        known = self._within.get(reach)
        if known is None:
            here = [place for place in range(self.count) if self._is_within(place, reach)]
            known = self._within[reach] = bits(here, self.count)
        return known

    def _is_within(self, place: int, reach: Reach) -> bool:
        word = self.word(place)
        if word in self._famous and reach.famous:
            return True
        if place >= self._common:
            return reach.names and word not in self._famous
        return (self._lexicon.band(word) or 0) in range(1, reach.rarest + 1)

    def holds(self, word: str) -> bool:
        """Whether this word exists."""
        return word in self._others_set or (self._row is not None and self._row.find(word) >= 0)

    def word(self, place: int) -> str:
        if self._row is None or place >= self._common:
            return self._others[place - self._common]
        return self._row.at(place)

    def layers(self) -> tuple[Layer, ...]:
        """The words in layers by kin, ending with all words; computed on first use."""
        if self._layers is None:
            words = [*(self._row or ()), *self._others]
            famous = frozenset([word for word in self._famous if len(word) == self.length])
            self._layers = layers(self, words, famous)
        return self._layers


class Vocabulary:
    """Common words, proper nouns, famous names, and words that a house has accepted."""

    def __init__(
        self, lexicon: Lexicon, famous: Iterable[str] = (), house: Iterable[str] = ()
    ) -> None:
        self.famous = frozenset(famous)
        others = {length: set(names) for length, names in _names(lexicon).items()}
        for word in filter(is_plain, {*self.famous, *house}):
            if SHORTEST <= len(word) <= SIZE and not lexicon.valid(word):
                others.setdefault(len(word), set()).add(word)
        listed = {length: sorted(words) for length, words in others.items()}
        self._shelves = {
            length: Shelf(lexicon, length, listed.get(length, []), self.famous)
            for length in range(SHORTEST, SIZE + 1)
            if length in lexicon.rows or length in listed
        }
        self.lengths = tuple(self._shelves)
        self._completing: dict[tuple[str, str], frozenset[str]] = {}
        self.told = [
            _told(lexicon, self.famous, length, listed.get(length, [])) for length in self.lengths
        ]
        self.name = exchange.name_of(self.told)

    def shelf(self, length: int) -> Shelf | None:
        return self._shelves.get(length)

    def layers(self, length: int) -> tuple[Layer, ...]:
        """The layers of a length, words with many anagrams first."""
        shelf = self._shelves.get(length)
        return () if shelf is None else shelf.layers()

    def anagrams(self, word: str) -> list[str]:
        """The other words made of the same letters, the highest-paying first."""
        shelf = self._shelves[len(word)]
        same = shelf.all
        for letter, times in Counter(word).items():
            same &= shelf.having(letter, times)
        others = [one for one in map(shelf.word, places(same)) if one != word]
        return sorted(others, key=lambda one: (one not in self.famous, one))

    def completing(self, before: str, after: str) -> frozenset[str]:
        """The letters that complete a word between these two parts."""
        key = (before, after)
        known = self._completing.get(key)
        if known is None:
            known = self._completing[key] = self._complete(before, after)
        return known

    def _complete(self, before: str, after: str) -> frozenset[str]:
        shelf = self._shelves.get(len(before) + 1 + len(after))
        if shelf is None:
            return frozenset()
        return frozenset([letter for letter in ALPHABET if shelf.holds(before + letter + after)])


@lru_cache(maxsize=2)
def _names(lexicon: Lexicon) -> dict[int, frozenset[str]]:
    """The proper nouns that are not common words, by length; the same for every table."""
    found: dict[int, set[str]] = defaultdict(set)
    for name in lexicon.names():
        if SHORTEST <= len(name) <= SIZE and not lexicon.valid(name):
            found[len(name)].add(name)
    return {length: frozenset(names) for length, names in found.items()}


def _told(lexicon: Lexicon, famous: frozenset[str], length: int, others: list[str]) -> bytes:
    """What the kernel must be told in addition to the lexicon."""
    row = lexicon.rows.get(length)
    places = [] if row is None else [row.find(word) for word in famous if len(word) == length]
    known = [
        (exchange.KNOWN | exchange.FAMOUS, place.to_bytes(4, "little"))
        for place in sorted(places)
        if place >= 0
    ]
    more = [(exchange.FAMOUS * (word in famous), word.encode()) for word in others]
    return exchange.others(length, [*known, *more])
