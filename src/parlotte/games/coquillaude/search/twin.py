"""The search in Python: branch and bound over the slots of a board, exact.

The kernel does the same, and gives the same play; this one serves where there is none.
"""

from collections import Counter
from functools import lru_cache
from heapq import heapify, heappop, heapreplace

from parlotte.core.folding import ALPHABET
from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.scoring import square_of
from parlotte.games.coquillaude.search.exchange import Answer
from parlotte.games.coquillaude.search.ground import Bucket, Slot, buckets
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Reach
from parlotte.games.coquillaude.search.vocabulary import Kin, Shelf, Vocabulary

MOST_GROUNDS = 8  # boards at hand: a round asks many times of one


class Twin:
    """Kept with its vocabulary; remembers the last boards."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        # Safe where several threads ask of the same words.
        self._ground = lru_cache(MOST_GROUNDS)(self._new_ground)

    def best(
        self, board: Board, held: Counter[str], house: House, reach: Reach = ALL_WORDS
    ) -> Answer | None:
        search = _Search(self._vocabulary, held, house, reach)
        return search.among(self._ground(board, house.half_new))

    def forget(self) -> None:
        """The boards at hand, for who measures."""
        self._ground.cache_clear()

    def _new_ground(self, board: Board, half_new: bool) -> tuple[Bucket, ...]:
        return buckets(board, self._vocabulary, half_new=half_new)


def price(kin: Kin, letters: int, house: House) -> int:
    """What a word of this kind scores with its anagrams, so many letters counted."""
    main = house.own_name if kin.own_name else square_of(letters, person=kin.famous)
    most = kin.famous_mates + kin.plain_mates if house.anagrams is None else house.anagrams
    famous = min(kin.famous_mates, most)
    plain = min(kin.plain_mates, most - famous)
    return main + famous * square_of(letters, person=True) + plain * square_of(letters)


Priced = tuple[int, bool, int]  # points without the sides, famous or not, and the words
Best = tuple[int, bool, int]  # points, famous or not; the earlier the better
Found = tuple[Slot, int, Shelf]


class _Search:
    """One question: what it has worked out so far is of use to its other slots."""

    def __init__(
        self, vocabulary: Vocabulary, held: Counter[str], house: House, reach: Reach
    ) -> None:
        self._vocabulary = vocabulary
        self._reach = reach
        self._held = held
        self._size = held.total()
        self._house = house
        self._made: dict[tuple[int, str], int] = {}
        self._prices: dict[tuple[int, int], tuple[Priced, ...]] = {}
        self._lacking: dict[int, dict[str, int]] = {}
        self._fitting: dict[tuple[int, int, frozenset[str]], int] = {}

    def among(self, ground: tuple[Bucket, ...]) -> Answer | None:
        """The most promising bucket first. A promise is cheap at first, from the length alone; it
        is looked at more closely when its turn comes, and then waits for its turn again."""
        best: Best = (0, False, 0)
        found: Found | None = None
        waiting = self._promises(ground)
        while waiting and -waiting[0][0] >= best[0]:
            promise, number, looked = waiting[0]
            bucket = ground[number]
            if looked:
                heappop(waiting)
                top = -promise - bucket.slots[0].sides
                best, found = self._better(bucket, top, best, found)
                continue
            closer = self._closer_look(bucket, best[0])
            if closer is None:
                heappop(waiting)
            else:
                heapreplace(waiting, (-closer, number, True))
        if found is None:
            return None
        slot, words, shelf = found
        return Answer(best[0], min(shelf.words(words)), slot.spot)

    def _promises(self, ground: tuple[Bucket, ...]) -> list[tuple[int, int, bool]]:
        """For each bucket the most that any word of its length would score there."""
        waiting = [
            (-self._priced(bucket)[0][0] - bucket.slots[0].sides, number, False)
            for number, bucket in enumerate(ground)
            if bucket.length - len(bucket.old) <= self._size and self._priced(bucket)
        ]
        heapify(waiting)
        return waiting

    def _priced(self, bucket: Bucket) -> tuple[Priced, ...]:
        """The words of that length by what they score, the best first."""
        key = (bucket.length, bucket.shells)
        known = self._prices.get(key)
        if known is None:
            letters = bucket.length + bucket.shells
            levels: dict[tuple[int, bool], int] = {}
            for kin, words in self._vocabulary.groups(bucket.length):
                level = (price(kin, letters, self._house), kin.famous)
                levels[level] = levels.get(level, 0) | words
            known = self._prices[key] = tuple(
                (*level, levels[level]) for level in sorted(levels, reverse=True)
            )
        return known

    def _closer_look(self, bucket: Bucket, least: int) -> int | None:
        """The most that a word made of the letters scores there; None: less than `least`."""
        shelf = self._vocabulary.shelf(bucket.length)
        made = 0 if shelf is None else self._made_of(shelf, bucket.old)
        if not made:
            return None
        sides = bucket.slots[0].sides
        for points, _, words in self._priced(bucket):
            if points + sides < least:
                return None
            if words & made:
                return points + sides
        return None

    def _better(
        self, bucket: Bucket, top: int, best: Best, found: Found | None
    ) -> tuple[Best, Found | None]:
        """The best there, if it is better; no word of it scores more than `top`, sides apart."""
        shelf = self._vocabulary.shelf(bucket.length)
        if shelf is None:
            return best, found
        made, priced = self._made_of(shelf, bucket.old), self._priced(bucket)
        for slot in bucket.slots:
            if top + slot.sides < best[0]:
                break
            fit = self._fit(slot, shelf, made)
            for points, famous, words in priced if fit else ():
                told = (points + slot.sides, famous, -slot.order)
                if told <= best:
                    break
                if fit & words:
                    best, found = told, (slot, fit & words, shelf)
                    break
        return best, found

    def _made_of(self, shelf: Shelf, old: str) -> int:
        """The words made of the capital and these letters of the board."""
        key = (shelf.length, old)
        known = self._made.get(key)
        if known is None:
            beyond = self._lacking.get(shelf.length)
            if beyond is None:
                beyond = {}
                for letter in ALPHABET:
                    words = shelf.having(letter, self._held[letter] + 1)
                    if words:
                        beyond[letter] = words
                self._lacking[shelf.length] = beyond
            lacking = 0
            for letter, words in beyond.items():
                if letter in old:
                    words = shelf.having(letter, self._held[letter] + old.count(letter) + 1)  # noqa: PLW2901
                lacking |= words
            within = shelf.all if self._reach == ALL_WORDS else shelf.within(self._reach)
            known = self._made[key] = within & ~lacking
        return known

    def _fit(self, slot: Slot, shelf: Shelf, fit: int) -> int:
        """Of these words those that fit the letters that lie there and those beside."""
        for at, letter in slot.fixed:
            fit &= shelf.standing(at, letter)
            if not fit:
                return 0
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
