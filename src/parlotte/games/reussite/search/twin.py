"""The search in pure Python: used without the kernel, and as its test oracle.

It has the same words and rules as the kernel, but searches less far.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

from msgspec import Struct

from parlotte.core import stop
from parlotte.games.reussite.cards import SHORTEST, STAR
from parlotte.games.reussite.columns import Columns, after, empty, open_to_cover
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.search.cheapest import TAKE, Patience, cheapest, drafted
from parlotte.games.reussite.search.positions import Lend, Position, Turn
from parlotte.games.reussite.search.scoring import best_cover, best_lend, burden, hard, weight
from parlotte.lexicon.finder import ANY
from parlotte.lexicon.lexicon import Lexicon

SHORT_WHILE_DRAWING = 10  # letters: short words leave many cards open when the stock ends
WIDTH = 3  # positions kept for each number of cards left
CHILDREN = 6  # words tried in each position
DEEP = 4  # cards of a column that are considered for words
WORDS_LOOKED_AT = 4000
WORDS_PLAYED = 800
NODE = 130  # kernel nodes that take as long as one node here
NEAR = 2  # cards of a column
QUICK = 100  # steps of a quick search
EASY_WORDS = 400  # words that a quick search tries
NONE_STEPS = 5_000  # steps of the search that proves that no word is left
SOME_STEPS = 20_000  # steps of a search for some words


class _Way(Struct, frozen=True):
    """A playable word, and the score of the position it leaves."""

    score: float
    word: str
    draft: Draft
    columns: Columns


class _Node(Struct, frozen=True):
    score: float
    position: Position
    turns: tuple[Turn, ...]


class Twin:
    def __init__(self, lexicon: Lexicon, common: int | None = None) -> None:
        self._lexicon = lexicon
        self._common = common

    def playable(
        self, columns: Columns, petards: int = 0, stock: int = 0, most: int | None = None
    ) -> list[str]:
        """Words that can be made from the cards, with shifts: all, or those that a bounded search
        finds."""
        patience = Patience() if most is None else Patience(SOME_STEPS)
        return list(islice(self._playable(columns, petards, stock, patience), most))

    def _playable(
        self, columns: Columns, petards: int, stock: int, patience: Patience
    ) -> Iterator[str]:
        for word in self._of(columns, petards):
            if cheapest(columns, word, petards, stock, patience=patience) is not None:
                yield word
            elif patience.spent:
                return

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        """True only for certain. Almost always an easy word is found at once, which settles it."""
        near = tuple(cards[-NEAR:] for cards in columns)
        if any(self._has_an_easy_word(columns, stock, part) for part in (near, columns)):
            return False
        patience = Patience(NONE_STEPS)
        found = next(self._playable(columns, petards, stock, patience), None)
        return found is None and not patience.spent

    def _has_an_easy_word(self, columns: Columns, stock: int, part: Columns) -> bool:
        """Whether a quick search of the shortest words finds one without pétards or shifts."""
        reach = _Reach(columns)
        return any(
            reach.may(word)
            and cheapest(columns, word, 0, stock, shifts=0, patience=Patience(QUICK))
            for word in islice(self._of(part, 0), EASY_WORDS)
        )

    def _of(self, part: Columns, petards: int) -> Iterator[str]:
        """The words that these cards spell in any position, shortest first."""
        cards = "".join(part).upper()
        jokers = min(1, cards.count(STAR)) + petards
        letters = "".join(filter(str.isalpha, cards))
        return filter(self.known, self._lexicon.each_from(letters + ANY * jokers, SHORTEST))

    def known(self, word: str) -> bool:
        return self._common is None or (self._lexicon.band(word) or 9) <= self._common

    def hint(self, position: Position, nodes: int) -> Turn | None:
        """The next word. If the stock is empty, it looks for a whole solution first."""
        if not position.stock:
            found = self.solve(position, nodes // NODE)
            if found:
                return next((turn for turn in found if turn.word), None)
        best = next(iter(self._ways(position, 1)), None)
        return None if best is None else Turn(best.word, best.draft)

    def solve(
        self, position: Position, nodes: int, words_at_most: int | None = None
    ) -> tuple[Turn, ...] | None:
        """Beam search: keeps the best few positions for each number of cards left."""
        most = 99 if words_at_most is None else words_at_most - position.words
        start = settled(position)
        turns = () if start == Turn() else (start,)
        first = _Node(0.0, position.after(start), turns)
        strata: dict[int, list[_Node]] = {first.position.left: [first]}
        for left in range(first.position.left, SHORTEST - 1, -1):
            kept = sorted(strata.pop(left, []), key=lambda node: node.score)[:WIDTH]
            for node in kept:
                if nodes <= 0:
                    return None
                nodes -= 1
                stop.check()
                done = self._expand(node, strata, most + len(turns))
                if done is not None:
                    return done
        return None

    def _expand(
        self, node: _Node, strata: dict[int, list[_Node]], most: int
    ) -> tuple[Turn, ...] | None:
        position = node.position
        last = self._last(position)
        if last is not None and len(node.turns) < most:
            return (*node.turns, last)
        for way in self._ways(position, CHILDREN):
            bare = Position(way.columns, position.stock, position.petards, position.words + 1)
            rest = settled(bare)
            turn = Turn(way.word, way.draft, rest.refill, rest.cover)
            child = bare.after(rest)
            last = self._last(child)
            if last is not None and len(node.turns) + 2 <= most:
                return (*node.turns, turn, last)
            score = burden("".join(child.columns) + child.stock) + _depth(child.columns)
            strata.setdefault(child.left, []).append(_Node(score, child, (*node.turns, turn)))
        return None

    def _last(self, position: Position) -> Turn | None:
        """One word that uses all remaining cards."""
        letters = "".join(position.columns).upper()
        if position.stock or STAR in letters:
            return None
        word = next(filter(self.known, self._lexicon.anagrams(letters)), None)
        if word is None or len(word) < SHORTEST:
            return None
        steps = tuple(TAKE * len(cards) for cards in position.columns)
        return Turn(word, drafted(position.columns, word, steps))

    def _ways(self, position: Position, most: int) -> list[_Way]:
        """The best words without shifts, those that leave the easiest cards first."""
        ways = []
        for word in self._candidates(position):
            draft = self._simple(position, word)
            if draft is None:
                continue
            columns, _ = after(position.columns, draft.moves)
            rest = "".join(columns) + position.stock
            if not _viable(rest):
                continue
            score = burden(rest) + _depth(columns) + 0.12 * len(rest)
            if not position.stock and STAR not in rest and self._lexicon.anagrams(rest.upper()):
                score -= 1000
            ways.append(_Way(score, word, draft, columns))
        return sorted(ways, key=lambda way: (way.score, way.word))[:most]

    def _candidates(self, position: Position) -> list[str]:
        """Candidate words; if there are very many, those with hard letters."""
        cards = "".join(pile[-DEEP:] for pile in position.columns).upper()
        joker = ANY if STAR in cards else ""
        longest = SHORT_WHILE_DRAWING if position.stock else 32
        words = [
            word
            for word in self._lexicon.words_from(cards.replace(STAR, "") + joker, SHORTEST)
            if len(word) <= longest
        ]
        reach = _Reach(position.columns)
        return [word for word in _hardest(words, cards) if reach.may(word) and self.known(word)][
            :WORDS_PLAYED
        ]

    def _simple(self, position: Position, word: str) -> Draft | None:
        return cheapest(position.columns, word, 0, len(position.stock), shifts=0)


class _Reach:
    """A quick test whether the columns could give a word without shifts. May give false
    positives."""

    def __init__(self, columns: Columns) -> None:
        self._runs = [tuple(reversed(cards.upper())) for cards in columns]

    def may(self, word: str) -> bool:
        need = Counter(word)
        held: Counter[str] = Counter()
        for run in self._runs:
            own: Counter[str] = Counter()
            for card in run:
                if card != STAR and own[card] >= need[card]:
                    break
                own[card] += 1
            held += own
        lacking = sum(max(0, times - held[letter]) for letter, times in need.items())
        return lacking <= min(1, held[STAR])


def _hardest(words: list[str], cards: str) -> list[str]:
    """Longest first; if there are too many words, those with the hardest letters of these cards."""
    longest_first = words[::-1]
    if len(words) <= WORDS_LOOKED_AT:
        return longest_first
    chosen: dict[str, None] = {}
    for letter in sorted(set(cards), key=hard, reverse=True):
        chosen |= dict.fromkeys(word for word in longest_first if letter in word)
        if len(chosen) >= WORDS_LOOKED_AT:
            break
    return list(chosen)[:WORDS_LOOKED_AT]


def _viable(rest: str) -> bool:
    """Whether the rest could still be split into words: each star needs a word, plus a last one."""
    stars = rest.count(STAR)
    return not rest or len(rest) >= SHORTEST * (stars + 1)


def _depth(columns: Columns) -> float:
    return sum(
        (len(cards) - 1 - at) * weight(card) for cards in columns for at, card in enumerate(cards)
    )


def settled(
    position: Position,
    lender: Callable[[Position], tuple[int, int] | None] = lambda it: best_lend(it.columns),
) -> Turn:
    """All refills and covers that are due, each chosen without looking at the stock."""
    refill, cover = [], []
    while empty(position.columns) and position.left >= SHORTEST:
        found = lender(position)
        if found is None and not position.stock:
            break
        refill.append(Lend(*found) if found else Lend(None, empty(position.columns)[0]))
        position = position.lent(refill[-1])
    while position.stock and open_to_cover(position.columns):
        cover.append(best_cover(position.columns))
        position = position.turned(cover[-1])
    return Turn("", refill=tuple(refill), cover=tuple(cover))
