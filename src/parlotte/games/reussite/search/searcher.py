"""The facade of the search: uses the kernel if there is one, otherwise the twin."""

from collections.abc import Container
from functools import cached_property

from parlotte.games.reussite.cards import SHORTEST, STAR
from parlotte.games.reussite.columns import Columns, after
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.search.cheapest import Patience, cheapest
from parlotte.games.reussite.search.positions import Position, Turn
from parlotte.games.reussite.search.scoring import best_cover, best_lend
from parlotte.games.reussite.search.solving import KERNEL, Solution, Solver
from parlotte.games.reussite.search.twin import SOME_STEPS, Twin, settled
from parlotte.lexicon.lexicon import Lexicon

HINT_NODES = 300
SOLVE_NODES = 3_000
LOOKED_AT = 400  # words that are compared when the search returned none


class Searcher:
    def __init__(self, lexicon: Lexicon, common: int | None = None) -> None:
        """`common`: only words of that band or a more common one."""
        self._lexicon = lexicon
        self._common = common
        self._twin = Twin(lexicon, common)

    @cached_property
    def _solver(self) -> Solver | None:
        """The kernel is loaded when it is first used."""
        kernel = self._lexicon.kernel(KERNEL)
        return None if kernel is None else Solver(kernel, self._common)

    @property
    def fast(self) -> bool:
        """Whether the kernel is available."""
        return self._solver is not None

    def hint(
        self, position: Position, nodes: int = HINT_NODES, besides: Container[str] = ()
    ) -> Turn | None:
        """The next word with its moves. Fair: the order of the stock is not used.

        If the table refused that word (it is in `besides`), the longest word that was not refused.

        Pétards are used only if nothing else can be played. If unsure, the kernel searches a
        second time, so a hint may cost up to ten times the nodes.
        """
        blind = _blind(position)
        found = (self._solver or self._twin).hint(blind, nodes)
        if found is not None and found.word not in besides:
            return found
        return self._longest(blind, besides)

    def _longest(self, position: Position, besides: Container[str]) -> Turn | None:
        """The word that uses the most cards, with the fewest pétards that make one possible."""
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
        """(from, to) for an empty column; None if no column can lend."""
        found = None
        if self._solver is not None and not position.stock and position.left >= SHORTEST:
            found = self._solver.refill(position, nodes)
        return found or best_lend(position.columns)

    def settled(self, position: Position) -> Position:
        """The position after all refills and covers that are due, chosen without knowing the
        stock."""
        return position.after(settled(position, self.refill))

    def solve(
        self, position: Position, nodes: int = SOLVE_NODES, words_at_most: int | None = None
    ) -> Solution | None:
        """A solution that uses all cards without pétards, knowing the stock; the fewest words
        found.

        `words_at_most` counts the words still to be written.
        """
        return (self._solver or self._twin).solve(position, nodes, words_at_most)

    def winnable(self, position: Position, nodes: int = SOLVE_NODES) -> Solution | None:
        """A way to win with an empty stock. None means not found, which does not mean
        impossible."""
        if position.stock:
            raise ValueError("the stock is not empty")
        return self.solve(position, nodes) if position.left else ()

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        """True only if it is certain that no word can be made from the cards.

        The rules call this while people wait, so the search is short, bounded in steps, and
        deterministic, and it never queues for the kernel. If it is undecided, the answer is False.
        """
        if sum(map(len, columns)) + stock < SHORTEST:
            return True
        return self._twin.none_left(columns, petards, stock)

    def playable(
        self, columns: Columns, petards: int = 0, stock: int = 0, most: int | None = None
    ) -> list[str]:
        """Words that can be made from the cards, shortest first: all of them, or at most `most`."""
        if self._solver is None:
            return self._twin.playable(columns, petards, stock, most)
        if most is not None:
            return list(self._solver.playable(columns, petards, stock, most))
        found = [
            word
            for one in self._solver.playable(columns, petards, stock)
            for word in self._lexicon.anagrams(one)
            if self._twin.known(word)
        ]
        return sorted(found, key=lambda word: (len(word), word))


def _blind(position: Position) -> Position:
    """Sorts the stock: its cards may be known, but never their order."""
    stock = "".join(sorted(position.stock))
    return Position(position.columns, stock, position.petards, position.words)


def _worth(position: Position, draft: Draft) -> tuple[bool, int, int]:
    """Best leaves no card or enough for another word; then uses many cards, and stars."""
    columns, taken = after(position.columns, draft.moves)
    left = sum(map(len, columns)) + len(position.stock)
    return left == 0 or left >= SHORTEST, len(taken), taken.count(STAR)
