"""The search in Python: exact branch and bound over the slots of a board.

The kernel gives the same plays; the twin is used if there is no kernel.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from heapq import heapify, heappop, heappush, heapreplace

from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.search.bits import Words, places
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
from parlotte.games.coquillaude.search.made import Made
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Reach
from parlotte.games.coquillaude.search.prices import Tariff, tariffs
from parlotte.games.coquillaude.search.vocabulary import Vocabulary

MOST_GROUNDS = 8  # cached boards: a round asks about the same board many times
FEW = 24  # up to this many words are checked one by one; more are filtered by bit sets
MOST_TARIFFS = 512  # cached combinations of length, shells and options

Asked = Callable[[int, int, House], tuple[Tariff, ...]]  # by length, shells and options


class Twin:
    """Holds its vocabulary, and caches recent boards."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._surveyor = Surveyor(vocabulary)
        # lru_cache is safe if several threads ask for the same words.
        self._ground = lru_cache(MOST_GROUNDS)(self._new_ground)
        self._tariffs = lru_cache(MOST_TARIFFS)(self._new_tariffs)

    def best(
        self, board: Board, held: Counter[str], house: House, reach: Reach = ALL_WORDS
    ) -> Answer | None:
        search = _Search(self._tariffs, _Hand(held, reach), house)
        return search.among(self._ground(board, house.half_new))

    def forget(self) -> None:
        """Clears the cached boards, for benchmarks."""
        self._ground.cache_clear()

    def _new_ground(self, board: Board, half_new: bool) -> Ground:
        return self._surveyor.ground(board, half_new=half_new)

    def _new_tariffs(self, length: int, shells: int, house: House) -> tuple[Tariff, ...]:
        return tariffs(self._vocabulary.layers(length), length + shells, house)


Best = tuple[int, bool, int]  # points, famous or not, negated order; greater is better
Found = tuple[Slot, int, Words]
MADE = -1  # marks a bucket for which the score of the best makeable word is known


class _Hand:
    """The letters of one question, and the vocabulary."""

    def __init__(self, held: Counter[str], reach: Reach) -> None:
        self.held = held
        self.size = held.total()
        self._reach = None if reach == ALL_WORDS else reach
        self._made: dict[Words, Made] = {}

    def made(self, words: Words) -> Made:
        known = self._made.get(words)
        if known is None:
            within = None if self._reach is None else words.within(self._reach)
            known = self._made[words] = Made(words, self.held, within)
        return known


class _Field:
    """The slots of a class, for one question."""

    def __init__(self, kind: Class, tariffs: tuple[Tariff, ...], hand: _Hand) -> None:
        self._kind = kind
        self._tariffs = tariffs
        self._hand = hand
        self.promise = tariffs[0].prices.levels[0][0] + kind.sides

    @cached_property
    def buckets(self) -> tuple[Bucket, ...]:
        """The buckets for which the hand has enough letters; at least one must be spent."""
        lying = self._kind.length - self._hand.size
        if lying <= 0:
            return self._kind.buckets
        return tuple([bucket for bucket in self._kind.buckets if len(bucket.old) >= lying])

    def look(self, old: str, layer: int, least: int) -> tuple[int | None, int]:
        """The best score in this bucket as far as this layer tells, or None if below `least`; and
        the next layer to try."""
        tariff = self._tariffs[layer]
        made = self._hand.made(tariff.words).with_letters(old)
        points = tariff.prices.most(made, max(least, tariff.below)) if made else None
        if points is not None:
            return points, MADE
        return (None if tariff.below < max(least, 0) else tariff.below), layer + 1

    def enough(self, old: str, least: int) -> Iterator[tuple[Tariff, int]]:
        """The makeable words that score at least `least`, layer by layer."""
        for tariff in self._tariffs:
            above = tariff.prices.at_least(max(least, tariff.below + 1))
            if above:
                yield tariff, above & self._hand.made(tariff.words).with_letters(old)
            if least > tariff.below:
                break


class _Search:
    """One question; intermediate results are shared between its slots."""

    def __init__(self, asked: Asked, hand: _Hand, house: House) -> None:
        self._asked = asked
        self._hand = hand
        self._house = house
        self._fitting: dict[tuple[Words, int, frozenset[str]], int] = {}

    def among(self, ground: Ground) -> Answer | None:
        """Best-first search over buckets. The first upper bound is cheap, from length and shells
        alone; when a bucket's turn comes, the bound is tightened and it is queued again."""
        best: Best = (0, False, 0)
        found: Found | None = None
        fields = self._fields(ground)
        # Heap entries: negated upper bound, field, index in it, and the layer of words to try.
        waiting = [(-field.promise, number, 0, 0) for number, field in enumerate(fields)]
        heapify(waiting)
        while waiting and -waiting[0][0] >= best[0]:
            promise, number, place, layer = waiting[0]
            field = fields[number]
            buckets = field.buckets
            bucket = buckets[place]
            if layer == 0 and place + 1 < len(buckets):
                after = promise + bucket.sides - buckets[place + 1].sides
                heapreplace(waiting, (after, number, place + 1, 0))
            else:
                heappop(waiting)
            if layer == MADE:
                best, found = self._better(ground, field, bucket, -promise, best, found)
                continue
            points, layer = field.look(bucket.old, layer, best[0] - bucket.sides)
            if points is None:
                continue
            points += bucket.sides
            if found is None and layer == MADE:  # any play at all prunes worse branches
                best, found = self._better(ground, field, bucket, points, best, found)
            else:
                heappush(waiting, (-points, number, place, layer))
        if found is None:
            return None
        slot, level, words = found
        return Answer(best[0], min(map(words.word, places(level))), slot.spot)

    def _fields(self, ground: Ground) -> list[_Field]:
        """The classes for which there are enough letters, and words."""
        fields = []
        for kind in ground.classes:
            if kind.takes <= self._hand.size:
                tariffs = self._asked(kind.length, kind.shells, self._house)
                if tariffs:
                    fields.append(_Field(kind, tariffs, self._hand))
        return fields

    def _better(
        self,
        ground: Ground,
        field: _Field,
        bucket: Bucket,
        most: int,
        best: Best,
        found: Found | None,
    ) -> tuple[Best, Found | None]:
        """The best play in this bucket if it beats `best`; no word in it scores more than
        `most`."""
        top = most - bucket.sides
        for placed in bucket.slots:
            sides, order = sides_of(placed), order_of(placed)
            if top + sides < best[0]:
                break
            slot = None
            for tariff, enough in field.enough(bucket.old, best[0] - sides):
                if not enough:
                    continue
                slot = slot or ground.slot(order)
                fit = self._fit(slot, tariff.words, enough)
                if not fit:
                    continue
                points, famous, level = tariff.prices.first(fit)
                told = (points + sides, famous, -order)
                if told > best:
                    best, found = told, (slot, fit & level, tariff.words)
                break
        return best, found

    def _fit(self, slot: Slot, words: Words, fit: int) -> int:
        """Filters words by the letters on the board and by valid side words."""
        if fit.bit_count() <= FEW:
            return _spelt(slot, words, fit)
        for at, letter in slot.fixed:
            fit &= words.standing(at, letter)
            if not fit:
                return 0
        if slot.bound and fit.bit_count() <= FEW:
            return _spelt(slot, words, fit)
        for at, letters in slot.bound:
            fit &= self._with_one_of(words, at, letters)
            if not fit:
                return 0
        return fit

    def _with_one_of(self, words: Words, at: int, letters: frozenset[str]) -> int:
        key = (words, at, letters)
        known = self._fitting.get(key)
        if known is None:
            known = 0
            for letter in letters:
                if letter in self._hand.held:
                    known |= words.standing(at, letter)
            self._fitting[key] = known
        return known


def _spelt(slot: Slot, words: Words, having: int) -> int:
    """Filters words one by one."""
    fit = 0
    for place in places(having):
        word = words.word(place)
        for at, letter in slot.fixed:
            if word[at] != letter:
                break
        else:
            for at, letters in slot.bound:
                if word[at] not in letters:
                    break
            else:
                fit |= 1 << place
    return fit
