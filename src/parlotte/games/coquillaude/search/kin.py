"""Classes of words ("kin") whose words and anagrams score the same."""

from collections import Counter, defaultdict

from msgspec import Struct

from parlotte.games.coquillaude.search.bits import Words, bits
from parlotte.games.coquillaude.search.common_anagrams import CommonAnagrams
from parlotte.games.coquillaude.word_values import OWN_NAME

RICH = 3  # minimum of anagrams of such a word; a lower limit would include too many words


class Kin(Struct, frozen=True):
    """A scoring class: whether the word is famous, and how many anagrams it has."""

    famous: bool = False
    plain_mates: int = 0
    famous_mates: int = 0
    own_name: bool = False  # the name of the game, which has its own score

    @property
    def mates(self) -> int:
        return self.plain_mates + self.famous_mates


ALONE = Kin()


class Layer(Struct, frozen=True):
    """Some words of a length by kin, and the kins of all other words."""

    words: Words
    groups: dict[Kin, int]
    below: tuple[Kin, ...]


def kins(words: list[str], famous: frozenset[str]) -> dict[Kin, list[int]]:
    """The indices of the words of a length by kin; words without a special score are left out."""
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
    """The layers of a length: words with many anagrams, then all words."""
    found = kins(words, famous)
    everything = {kin: bits(places, len(words)) for kin, places in found.items()}
    rest = shelf.all
    for having in everything.values():
        rest &= ~having
    return _with_many(shelf, words, found), Layer(shelf, {**everything, ALONE: rest}, ())


def _with_many(shelf: Words, words: list[str], found: dict[Kin, list[int]]) -> Layer:
    """Words with the most anagrams come first, so that their bit sets are short integers."""
    rich = sorted([kin for kin in found if kin.mates >= RICH], key=lambda kin: -kin.mates)
    places = [place for kin in rich for place in found[kin]]
    groups, first = {}, 0
    for kin in rich:
        groups[kin] = ((1 << len(found[kin])) - 1) << first
        first += len(found[kin])
    below = (*[kin for kin in found if kin.mates < RICH], ALONE)
    return Layer(CommonAnagrams(shelf, [words[place] for place in places], places), groups, below)
