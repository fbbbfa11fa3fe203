"""The search in Python: branch and bound over the slots of a board, exact.

The kernel does the same, and gives the same play; this one serves where there is none.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from heapq import heapify, heappop, heappush, heapreplace
from itertools import accumulate
from operator import or_

from msgspec import Struct

from parlotte.core.folding import ALPHABET
from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.scoring import square_of
from parlotte.games.coquillaude.search.exchange import Answer
from parlotte.games.coquillaude.search.ground import (
    Bucket,
    Class,
    Ground,
    Slot,
    Surveyor,
    order_of,
    sides_of,
)
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Reach
from parlotte.games.coquillaude.search.vocabulary import Kin, Shelf, Vocabulary

MOST_GROUNDS = 8  # boards at hand: a round asks many times of one
FEW = 24  # words are spelt sooner than all of a length are asked for a letter
MOST_PRICES = 512  # lengths, shells and houses at hand

Priced = tuple[int, bool, int]  # points without the sides, famous or not, and the words


class Prices(Struct, frozen=True, gc=False):
    """The words of a length by what they score, the best first."""

    levels: tuple[Priced, ...]
    losses: tuple[int, ...]  # the points of each, negative, so that they are sorted
    down_to: tuple[int, ...]  # the words of each level and of those before

    def at_least(self, points: int) -> int:
        """The words that score so many points or more."""
        high = bisect_right(self.losses, -points)
        return self.down_to[high - 1] if high else 0

    def most(self, made: int, least: int) -> int | None:
        """The points of the best level with one of these words; None: less than `least`."""
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


Asked = Callable[[int, int, House], Prices]  # by length, shells, and the rules


class Twin:
    """Kept with its vocabulary; remembers the last boards."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._surveyor = Surveyor(vocabulary)
        # Safe where several threads ask of the same words.
        self._ground = lru_cache(MOST_GROUNDS)(self._new_ground)
        self._prices = lru_cache(MOST_PRICES)(self._new_prices)

    def best(
        self, board: Board, held: Counter[str], house: House, reach: Reach = ALL_WORDS
    ) -> Answer | None:
        search = _Search(self._vocabulary, self._prices, held, house, reach)
        return search.among(self._ground(board, house.half_new))

    def forget(self) -> None:
        """The boards at hand, for who measures."""
        self._ground.cache_clear()

    def _new_ground(self, board: Board, half_new: bool) -> Ground:
        return self._surveyor.ground(board, half_new=half_new)

    def _new_prices(self, length: int, shells: int, house: House) -> Prices:
        levels: dict[tuple[int, bool], int] = {}
        for kin, words in self._vocabulary.groups(length):
            level = (price(kin, length + shells, house), kin.famous)
            levels[level] = levels.get(level, 0) | words
        told = tuple((*level, levels[level]) for level in sorted(levels, reverse=True))
        return Prices(
            told,
            tuple([-points for points, _, _ in told]),
            tuple(accumulate([words for _, _, words in told], or_)),
        )


def price(kin: Kin, letters: int, house: House) -> int:
    """What a word of this kind scores with its anagrams, so many letters counted."""
    main = house.own_name if kin.own_name else square_of(letters, person=kin.famous)
    most = kin.famous_mates + kin.plain_mates if house.anagrams is None else house.anagrams
    famous = min(kin.famous_mates, most)
    plain = min(kin.plain_mates, most - famous)
    return main + famous * square_of(letters, person=True) + plain * square_of(letters)


@lru_cache(maxsize=4096)
def _counted(old: str) -> tuple[tuple[int, str, int], ...]:
    """Each letter with its place in the alphabet, and how many there are."""
    return tuple((ord(one) - ord("A"), one, old.count(one)) for one in dict.fromkeys(old))


class _Made:
    """The words of a length that somebody can make, with some letters that lie on the board.

    All words but those that need more of a letter than there are. Few letters lie there, so that
    stretches of the alphabet between them are put together once."""

    def __init__(self, shelf: Shelf, held: Counter[str], within: int | None) -> None:
        self._shelf = shelf
        self._held = held
        self._within = within  # the words that are looked at; None: all
        self._lacking = [shelf.having(letter, held[letter] + 1) for letter in ALPHABET]
        self._before: list[int] = [0, *accumulate(self._lacking, or_)]
        self._behind: list[int] = [0, *accumulate(self._lacking[::-1], or_)][::-1]
        self._between: dict[tuple[int, int], int] = {}
        self._with: dict[str, int] = {}

    def with_letters(self, old: str) -> int:
        """`old` is in the order of the alphabet."""
        known = self._with.get(old)
        if known is None:
            known = self._shelf.all ^ self._lacked(old)
            if self._within is not None:
                known &= self._within
            self._with[old] = known
        return known

    def _lacked(self, old: str) -> int:
        having, held = self._shelf.having, self._held
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


Best = tuple[int, bool, int]  # points, famous or not; the earlier the better
Found = tuple[Slot, int, Shelf]


class _Search:
    """One question: what it has worked out so far is of use to its other slots."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        prices: Asked,
        held: Counter[str],
        house: House,
        reach: Reach,
    ) -> None:
        self._vocabulary = vocabulary
        self._prices = prices
        self._reach = reach
        self._held = held
        self._size = held.total()
        self._house = house
        self._open: dict[Class, tuple[Bucket, ...]] = {}
        self._made: dict[int, _Made] = {}
        self._fitting: dict[tuple[int, int, frozenset[str]], int] = {}

    def among(self, ground: Ground) -> Answer | None:
        """The most promising bucket first. A promise is cheap at first, from the length and the
        shells alone; it is looked at more closely when its turn comes, and then waits again."""
        best: Best = (0, False, 0)
        found: Found | None = None
        # Promise (negative), class, place in the class, and whether it was looked at.
        waiting = self._promises(ground)
        while waiting and -waiting[0][0] >= best[0]:
            promise, number, place, looked = waiting[0]
            kind = ground.classes[number]
            buckets = self._within_reach(kind)
            bucket = buckets[place]
            if looked:
                heappop(waiting)
                top = -promise - bucket.sides
                best, found = self._better(ground, kind, bucket, top, best, found)
                continue
            if place + 1 < len(buckets):
                after = promise + bucket.sides - buckets[place + 1].sides
                heapreplace(waiting, (after, number, place + 1, False))
            else:
                heappop(waiting)
            closer = self._closer_look(kind, bucket, best[0])
            if closer is None:
                continue
            if found is None:  # any play at all saves closer looks at what is worse
                top = closer - bucket.sides
                best, found = self._better(ground, kind, bucket, top, best, found)
            else:
                heappush(waiting, (-closer, number, place, True))
        if found is None:
            return None
        slot, words, shelf = found
        return Answer(best[0], min(shelf.words(words)), slot.spot)

    def _promises(self, ground: Ground) -> list[tuple[int, int, int, bool]]:
        """For each class the most that any word of its length would score at its best place."""
        waiting = []
        for number, kind in enumerate(ground.classes):
            if kind.takes > self._size:
                continue
            prices = self._prices(kind.length, kind.shells, self._house)
            if prices.levels:
                waiting.append((-prices.levels[0][0] - kind.sides, number, 0, False))
        heapify(waiting)
        return waiting

    def _within_reach(self, kind: Class) -> tuple[Bucket, ...]:
        """Those for which there are letters enough; at least one."""
        known = self._open.get(kind)
        if known is None:
            lying = kind.length - self._size
            known = kind.buckets
            if lying > 0:
                known = tuple([bucket for bucket in known if len(bucket.old) >= lying])
            self._open[kind] = known
        return known

    def _closer_look(self, kind: Class, bucket: Bucket, least: int) -> int | None:
        """The most that a word made of the letters scores there; None: less than `least`."""
        shelf = self._vocabulary.shelf(kind.length)
        made = 0 if shelf is None else self._made_of(shelf).with_letters(bucket.old)
        if not made:
            return None
        prices, sides = self._prices(kind.length, kind.shells, self._house), bucket.sides
        points = prices.most(made, least - sides)
        return None if points is None else points + sides

    def _better(
        self,
        ground: Ground,
        kind: Class,
        bucket: Bucket,
        top: int,
        best: Best,
        found: Found | None,
    ) -> tuple[Best, Found | None]:
        """The best there, if it is better; no word of it scores more than `top`, sides apart."""
        shelf = self._vocabulary.shelf(kind.length)
        if shelf is None:
            return best, found
        made = self._made_of(shelf).with_letters(bucket.old)
        prices = self._prices(kind.length, kind.shells, self._house)
        for placed in bucket.slots:
            sides, order = sides_of(placed), order_of(placed)
            if top + sides < best[0]:
                break
            enough = made & prices.at_least(best[0] - sides)
            if not enough:
                continue
            slot = ground.slot(order)
            fit = self._fit(slot, shelf, enough)
            for points, famous, words in prices.levels if fit else ():
                told = (points + sides, famous, -order)
                if told <= best:
                    break
                if fit & words:
                    best, found = told, (slot, fit & words, shelf)
                    break
        return best, found

    def _made_of(self, shelf: Shelf) -> _Made:
        """The words made of the capital."""
        known = self._made.get(shelf.length)
        if known is None:
            within = None if self._reach == ALL_WORDS else shelf.within(self._reach)
            known = self._made[shelf.length] = _Made(shelf, self._held, within)
        return known

    def _fit(self, slot: Slot, shelf: Shelf, fit: int) -> int:
        """Of these words those that fit the letters that lie there and those beside."""
        for at, letter in slot.fixed:
            fit &= shelf.standing(at, letter)
            if not fit:
                return 0
        if slot.bound and fit.bit_count() <= FEW:
            return _spelt(slot, shelf, fit)
        for at, letters in slot.bound:
            fit &= self._with_one_of(shelf, at, letters)
            if not fit:
                return 0
        return fit

    def _with_one_of(self, shelf: Shelf, at: int, letters: frozenset[str]) -> int:
        key = (shelf.length, at, letters)
        known = self._fitting.get(key)
        if known is None:
            known = 0
            for letter in letters:
                if letter in self._held:
                    known |= shelf.standing(at, letter)
            self._fitting[key] = known
        return known


def _spelt(slot: Slot, shelf: Shelf, words: int) -> int:
    """Of these words those that fit the letters beside, looked at one by one."""
    fit = 0
    while words:
        one = words & -words
        word = shelf.word(one.bit_length() - 1)
        if all(word[at] in letters for at, letters in slot.bound):
            fit |= one
        words ^= one
    return fit
