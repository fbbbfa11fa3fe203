"""Words by what they and their anagrams score by."""

from collections import Counter, defaultdict

from msgspec import Struct

from parlotte.games.coquillaude.search.bits import Words, bits
from parlotte.games.coquillaude.search.common_anagrams import CommonAnagrams
from parlotte.games.coquillaude.word_values import OWN_NAME

RICH = 3  # anagrams that such a word has at least: with fewer there would be too many


class Kin(Struct, frozen=True):
    """Is a word famous, and how many anagrams of it are there."""

    famous: bool = False
    plain_mates: int = 0
    famous_mates: int = 0
    own_name: bool = False  # of the game itself, which has a price of its own

    @property
    def mates(self) -> int:
        return self.plain_mates + self.famous_mates


ALONE = Kin()


class Layer(Struct, frozen=True):
    """Some words of a length by kin, and the kins of all others."""

    words: Words
    groups: dict[Kin, int]
    below: tuple[Kin, ...]


def kins(words: list[str], famous: frozenset[str]) -> dict[Kin, list[int]]:
    """The places of all words of a length by their kin, but of those without an anagram."""
    keys = ["".join(sorted(word)) for word in words]
    mates = Counter(keys)
    stars = Counter("".join(sorted(word)) for word in famous)
    found: dict[Kin, list[int]] = defaultdict(list)
    for place, key in enumerate(keys):
        if mates[key] > 1 or key in stars:
            own = words[place] in famous
            found[Kin(own, mates[key] - stars[key] - (not own), stars[key] - own)].append(place)
    if OWN_NAME in words:
        found[Kin(own_name=True)].append(words.index(OWN_NAME))
    return found


def layers(shelf: Words, words: list[str], famous: frozenset[str]) -> tuple[Layer, ...]:
    """The words of a length: those with many anagrams, and then all of them."""
    found = kins(words, famous)
    everything = {kin: bits(places, len(words)) for kin, places in found.items()}
    rest = shelf.all
    for having in everything.values():
        rest &= ~having
    return _with_many(shelf, words, found), Layer(shelf, {**everything, ALONE: rest}, ())


def _with_many(shelf: Words, words: list[str], found: dict[Kin, list[int]]) -> Layer:
    """Those with most anagrams come first, so that to ask for them is to ask of short numbers."""
    rich = sorted([kin for kin in found if kin.mates >= RICH], key=lambda kin: -kin.mates)
    places = [place for kin in rich for place in found[kin]]
    groups, first = {}, 0
    for kin in rich:
        groups[kin] = ((1 << len(found[kin])) - 1) << first
        first += len(found[kin])
    below = (*[kin for kin in found if kin.mates < RICH], ALONE)
    return Layer(CommonAnagrams(shelf, [words[place] for place in places], places), groups, below)
