"""One door to the search: the kernel where there is one, else its twin."""

from collections.abc import Container
from functools import cached_property

from msgspec.structs import replace

from parlotte.games.reussite.cards import SHORTEST, STAR
from parlotte.games.reussite.columns import Columns, after, empty, laid, open_to_cover, shifted
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.search.cheapest import Patience, cheapest
from parlotte.games.reussite.search.exchange import ALL_BANDS
from parlotte.games.reussite.search.positions import Position, Turn
from parlotte.games.reussite.search.scoring import best_cover, best_lend
from parlotte.games.reussite.search.solving import KERNEL, Solution, Solver
from parlotte.games.reussite.search.twin import SOME_STEPS, Twin
from parlotte.lexicon.lexicon import Lexicon

HINT_NODES = 300
SOLVE_NODES = 3_000
LOOKED_AT = 400  # words, when nothing better than any word is known


class Searcher:
    def __init__(self, lexicon: Lexicon, common: int | None = None) -> None:
        """`common`: only words of that band or a more common one."""
        self._lexicon = lexicon
        self._common = common
        self._twin = Twin(lexicon, common)

    @cached_property
    def _solver(self) -> Solver | None:
        """The kernel is loaded when it is first asked."""
        kernel = self._lexicon.kernel(KERNEL)
        return None if kernel is None else Solver(kernel, self._common)

    @property
    def fast(self) -> bool:
        """Whether the kernel searches."""
        return self._solver is not None

    def hint(
        self, position: Position, nodes: int = HINT_NODES, besides: Container[str] = ()
    ) -> Turn | None:
        """The next word with its moves, honest: the order of the stock is not looked at.

        Where the table does not want it (`besides`), the longest that it has not refused.

        Pétards only when nothing else can be played. In doubt the kernel looks a second time: then
        a hint may cost up to ten times the nodes.
        """
        blind = _blind(position)
        found = (self._solver or self._twin).hint(blind, nodes)
        if found is not None and found.word not in besides:
            return found
        return self._longest(blind, besides)

    def _longest(self, position: Position, besides: Container[str]) -> Turn | None:
        """The word that uses the most cards, with as few pétards as it takes to have one."""
        if position.left < SHORTEST:
            return None
        stock = len(position.stock)
        for petards in range(position.petards + 1):
            words = self.playable(position.columns, petards, stock, LOOKED_AT)
            wanted = (word for word in words if word not in besides)
            patience = Patience(SOME_STEPS)
            drafts = [
                (cheapest(position.columns, word, petards, stock, patience=patience), word)
                for word in wanted
            ]
            ways = [(draft, word) for draft, word in drafts if draft is not None]
            if ways:
                draft, word = max(ways, key=lambda way: _worth(position, way[0]))
                return Turn(word, draft)
        return None

    def cover(self, position: Position) -> int:
        """The column for the next card of the stock."""
        return best_cover(position.columns)

    def refill(self, position: Position, nodes: int = HINT_NODES) -> tuple[int, int] | None:
        """(from, to) for an empty column; None: no column can lend."""
        found = None
        if self._solver is not None and not position.stock and position.left >= SHORTEST:
            found = self._solver.refill(position, nodes)
        return found or best_lend(position.columns)

    def settled(self, position: Position) -> Position:
        """Refilled and covered, card by card, as somebody does who does not know the stock."""
        while empty(position.columns) and position.left >= SHORTEST:
            lend = self.refill(position)
            if lend is not None:
                position = replace(position, columns=shifted(position.columns, *lend))
            elif position.stock:
                position = _turned(position, empty(position.columns)[0])
            else:
                break
        while position.stock and open_to_cover(position.columns):
            position = _turned(position, self.cover(position))
        return position

    def solve(
        self, position: Position, nodes: int = SOLVE_NODES, words_at_most: int | None = None
    ) -> Solution | None:
        """All cards used without pétards, knowing the stock; the fewest words found.

        `words_at_most` counts the words still to be written.
        """
        return (self._solver or self._twin).solve(position, nodes, words_at_most)

    def winnable(self, position: Position, nodes: int = SOLVE_NODES) -> Solution | None:
        """With the stock empty: a way to win. None: not found, which is not impossible."""
        if position.stock:
            raise ValueError("the stock is not empty")
        return self.solve(position, nodes) if position.left else ()

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        """Whether it is certain that no word can be made of the cards.

        The rules ask this while people wait: it is a short look, bounded in steps, never queues
        for the kernel, and is the same on every machine. What it does not settle is no.
        """
        if sum(map(len, columns)) + stock < SHORTEST:
            return True
        return self._twin.none_left(columns, petards, stock)

    def playable(
        self, columns: Columns, petards: int = 0, stock: int = 0, most: int | None = None
    ) -> list[str]:
        """Words that can be made of the cards, shortest first: all of them, or some."""
        if self._solver is None:
            return self._twin.playable(columns, petards, stock, most)
        if most is not None:
            return list(self._solver.playable(columns, petards, stock, most))
        found = [
            word
            for one in self._solver.playable(columns, petards, stock)
            for word in self._lexicon.anagrams(one)
            if self._known(word)
        ]
        return sorted(found, key=lambda word: (len(word), word))

    def _known(self, word: str) -> bool:
        return self._common is None or (self._lexicon.band(word) or ALL_BANDS) <= self._common

    def cheapest(self, columns: Columns, word: str, petards: int, stock: int = 0) -> Draft | None:
        """The word made of the cards: fewest pétards, then stars, shifts, blue cards."""
        return cheapest(columns, word, petards, stock)


def _turned(position: Position, column: int) -> Position:
    """The top of the stock on a column."""
    columns = laid(position.columns, column, position.stock[0])
    return replace(position, columns=columns, stock=position.stock[1:])


def _blind(position: Position) -> Position:
    """The stock in the order of the alphabet: what is in it may be known, its order never."""
    stock = "".join(sorted(position.stock))
    return Position(position.columns, stock, position.petards, position.words)


def _worth(position: Position, draft: Draft) -> tuple[bool, int, int]:
    """Better to leave nothing, or enough for another word; then to use many cards and stars."""
    columns, taken = after(position.columns, draft.moves)
    left = sum(map(len, columns)) + len(position.stock)
    return left == 0 or left >= SHORTEST, len(taken), taken.count(STAR)
