"""Scores of the words of a length without side words, ordered so that the best are found first."""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from operator import or_

from msgspec import Struct

from parlotte.games.coquillaude.search.bits import Words
from parlotte.games.coquillaude.search.kin import Kin, Layer
from parlotte.games.coquillaude.search.plays import House
from parlotte.games.coquillaude.word_values import square_of

NOTHING = -1  # less than a word can score
Priced = tuple[int, bool, int]  # points without side words, whether famous, and the words


class Prices(Struct, frozen=True, gc=False):
    """Words grouped by score, the best first."""

    levels: tuple[Priced, ...]
    losses: tuple[int, ...]  # the points of each level, negated, so that they are ascending
    down_to: tuple[int, ...]  # the words of each level and of all better ones

    def at_least(self, points: int) -> int:
        """The words that score at least this many points."""
        high = bisect_right(self.losses, -points)
        return self.down_to[high - 1] if high else 0

    def most(self, made: int, least: int) -> int | None:
        """The points of the best level with one of these words; None if below `least`."""
        low, high = 0, bisect_right(self.losses, -least)
        if not high or not self.down_to[high - 1] & made:
            return None
        high -= 1
        while low < high:
            middle = (low + high) // 2
            if self.down_to[middle] & made:
                high = middle
            else:
                low = middle + 1
        return self.levels[low][0]

    def first(self, words: int) -> Priced:
        """The best level with one of these words; there must be one."""
        return next(level for level in self.levels if level[2] & words)


class Tariff(Struct, frozen=True, gc=False):
    """The scores of the words of a layer."""

    words: Words
    prices: Prices
    below: int  # the highest score of any other word of that length


def tariffs(layers: Iterable[Layer], letters: int, house: House) -> tuple[Tariff, ...]:
    """The tariffs for words with this many counted letters (letters on shells count twice). A
    layer is left out if none of its words scores more than all others."""
    told = []
    for layer in layers:
        prices = _prices(layer.groups, letters, house)
        below = max([price(kin, letters, house) for kin in layer.below], default=NOTHING)
        if prices.levels and prices.levels[0][0] > below:
            told.append(Tariff(layer.words, prices, below))
    return tuple(told)


def _prices(groups: dict[Kin, int], letters: int, house: House) -> Prices:
    levels: dict[tuple[int, bool], int] = {}
    for kin, words in groups.items():
        if words:
            level = (price(kin, letters, house), kin.famous)
            levels[level] = levels.get(level, 0) | words
    told = tuple((*level, levels[level]) for level in sorted(levels, reverse=True))
    return Prices(
        told,
        tuple([-points for points, _, _ in told]),
        tuple(accumulate([words for _, _, words in told], or_)),
    )


def price(kin: Kin, letters: int, house: House) -> int:
    """The score of a word of this kin, including its anagrams."""
    main = house.own_name if kin.own_name else square_of(letters, person=kin.famous)
    most = kin.mates if house.anagrams is None else house.anagrams
    famous = min(kin.famous_mates, most)
    plain = min(kin.plain_mates, most - famous)
    return main + famous * square_of(letters, person=True) + plain * square_of(letters)
