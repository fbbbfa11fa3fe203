"""The search in plain Python: for a machine without the kernel, and as its oracle.

It knows the same words and plays by the same rules; it looks less far.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from parlotte.core import stop
from parlotte.games.reussite.cards import SHORTEST, STAR
from parlotte.games.reussite.columns import Columns, after, empty, laid, open_to_cover, shifted
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.search.cheapest import TAKE, Patience, cheapest, drafted
from parlotte.games.reussite.search.positions import Lend, Position, Turn
from parlotte.games.reussite.search.scoring import best_cover, best_lend, burden, hard, weight
from parlotte.lexicon.finder import ANY
from parlotte.lexicon.lexicon import Lexicon

SHORT_WHILE_DRAWING = 10  # letters: so that much lies open when the stock ends
WIDTH = 3  # tables kept for each number of cards left
CHILDREN = 6  # words tried of each table
DEEP = 4  # cards of a column whose words are looked for
WORDS_LOOKED_AT = 4000
WORDS_PLAYED = 800
NODE = 130  # of the kernel's, for the time that one takes here
NEAR = 2  # cards of a column
QUICK = 100  # steps of a look
EASY_WORDS = 400  # that are looked at
NONE_STEPS = 5_000  # of the look that says that no word is left
SOME_STEPS = 20_000  # of one that asks for some words


class _Way(Struct, frozen=True):
    """A word that can be played, and what it would leave."""

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
        """The words that can be made of the cards, whatever the shifts: all, or the first that a
        bounded look finds."""
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
        """For certain. Almost always an easy word is found at once, and answers no."""
        near = tuple(cards[-NEAR:] for cards in columns)
        if any(self._has_an_easy_word(columns, stock, part) for part in (near, columns)):
            return False
        patience = Patience(NONE_STEPS)
        found = next(self._playable(columns, petards, stock, patience), None)
        return found is None and not patience.spent

    def _has_an_easy_word(self, columns: Columns, stock: int, part: Columns) -> bool:
        """Without pétards or shifts, as far as a quick look at the shortest words finds it."""
        reach = _Reach(columns)
        return any(
            reach.may(word)
            and cheapest(columns, word, 0, stock, shifts=0, patience=Patience(QUICK))
            for word in islice(self._of(part, 0), EASY_WORDS)
        )

    def _of(self, part: Columns, petards: int) -> Iterator[str]:
        """The words some of these cards make, wherever they lie; the shortest first."""
        cards = "".join(part).upper()
        jokers = min(1, cards.count(STAR)) + petards
        letters = "".join(filter(str.isalpha, cards))
        return filter(self._known, self._lexicon.each_from(letters + ANY * jokers, SHORTEST))

    def _known(self, word: str) -> bool:
        return self._common is None or (self._lexicon.band(word) or 9) <= self._common

    def hint(self, position: Position, nodes: int) -> Turn | None:
        """The next word. With the stock empty it looks for the whole end first."""
        if not position.stock:
            found = self._beam(position, nodes // NODE, None)
            if found:
                return next((turn for turn in found if turn.word), None)
        best = next(iter(self._ways(position, 1)), None)
        return None if best is None else Turn(best.word, best.draft)

    def solve(
        self, position: Position, nodes: int, words_at_most: int | None = None
    ) -> tuple[Turn, ...] | None:
        return self._beam(position, nodes, words_at_most)

    def _beam(
        self, position: Position, nodes: int, words_at_most: int | None
    ) -> tuple[Turn, ...] | None:
        """The best few tables are kept for each number of cards left."""
        most = 99 if words_at_most is None else words_at_most - position.words
        start = settled(position)
        turns = () if start == Turn() else (start,)
        first = _Node(0.0, _after(position, start), turns)
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
            child = _after(bare, rest)
            last = self._last(child)
            if last is not None and len(node.turns) + 2 <= most:
                return (*node.turns, turn, last)
            score = burden("".join(child.columns) + child.stock) + _depth(child.columns)
            strata.setdefault(child.left, []).append(_Node(score, child, (*node.turns, turn)))
        return None

    def _last(self, position: Position) -> Turn | None:
        """One word that takes all there is."""
        letters = "".join(position.columns).upper()
        if position.stock or STAR in letters:
            return None
        word = next(filter(self._known, self._lexicon.anagrams(letters)), None)
        if word is None or len(word) < SHORTEST:
            return None
        steps = tuple(TAKE * len(cards) for cards in position.columns)
        return Turn(word, drafted(position.columns, word, steps))

    def _ways(self, position: Position, most: int) -> list[_Way]:
        """The best words without shifts, those first that leave the least burden."""
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
        """Words that might be reached; where there are very many, those with hard letters."""
        cards = "".join(pile[-DEEP:] for pile in position.columns).upper()
        joker = ANY if STAR in cards else ""
        longest = SHORT_WHILE_DRAWING if position.stock else 32
        words = [
            word
            for word in self._lexicon.words_from(cards.replace(STAR, "") + joker, SHORTEST)
            if len(word) <= longest
        ]
        reach = _Reach(position.columns)
        return [word for word in _hardest(words, cards) if reach.may(word) and self._known(word)][
            :WORDS_PLAYED
        ]

    def _simple(self, position: Position, word: str) -> Draft | None:
        return cheapest(position.columns, word, 0, len(position.stock), shifts=0)


class _Reach:
    """A quick look whether the columns could give a word without shifts: it may say yes in vain."""

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
    """Longest first; of too many words, those with the hardest letters of these cards."""
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
    """Whether what is left could still be words: every star but needs a word, and one more."""
    stars = rest.count(STAR)
    return not rest or len(rest) >= SHORTEST * (stars + 1)


def _depth(columns: Columns) -> float:
    return sum(
        (len(cards) - 1 - at) * weight(card) for cards in columns for at, card in enumerate(cards)
    )


def settled(position: Position) -> Turn:
    """The refill and cover that a table is due, each chosen without looking at the stock."""
    columns, stock = position.columns, position.stock
    refill, cover = [], []
    while empty(columns) and position.left >= SHORTEST:
        lend = best_lend(columns)
        if lend is not None:
            columns = shifted(columns, *lend)
            refill.append(Lend(*lend))
        elif stock:
            to = empty(columns)[0]
            columns, stock = laid(columns, to, stock[0]), stock[1:]
            refill.append(Lend(None, to))
        else:
            break
    while stock and open_to_cover(columns):
        at = best_cover(columns)
        columns, stock = laid(columns, at, stock[0]), stock[1:]
        cover.append(at)
    return Turn("", refill=tuple(refill), cover=tuple(cover))


def _after(position: Position, turn: Turn) -> Position:
    """A table after a refill and cover that are known to be right."""
    columns, stock = position.columns, position.stock
    for lend in turn.refill:
        if lend.column is None:
            columns, stock = laid(columns, lend.to, stock[0]), stock[1:]
        else:
            columns = shifted(columns, lend.column, lend.to)
    for at in turn.cover:
        columns, stock = laid(columns, at, stock[0]), stock[1:]
    return Position(columns, stock, position.petards, position.words)
