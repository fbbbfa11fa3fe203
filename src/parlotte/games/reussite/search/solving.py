"""The kernel's side of the search: the sequence of questions that it is asked."""

from collections.abc import Iterator
from contextlib import suppress

from msgspec.structs import replace

from parlotte.core.registration import Compiled
from parlotte.core.stop import Stopped
from parlotte.games.reussite.cards import SHORTEST
from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.search import efforts, exchange
from parlotte.games.reussite.search.exchange import Effort
from parlotte.games.reussite.search.positions import Position, Turn
from parlotte.lexicon.lexicon import Kernel

Solution = tuple[Turn, ...]
KERNEL = Compiled("reussite", SHORTEST)


class Budget:
    """The number of nodes that may still be searched."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes


class Solver:
    """Asks the kernel. An answer depends only on the question."""

    def __init__(self, kernel: Kernel, common: int | None = None) -> None:
        self._kernel = kernel
        self._common = common

    def solve(self, position: Position, nodes: int, words_at_most: int | None) -> Solution | None:
        """Finds any solution first, then uses the remaining nodes for solutions with fewer words.
        If it is stopped, it returns the best so far."""
        budget = Budget(nodes)
        best: Solution | None = None
        with suppress(Stopped):
            for better in self._ever_better(position, words_at_most, budget):
                best = better
        if best is not None and words_at_most is not None and _words(best) > words_at_most:
            return None
        return best

    def _ever_better(
        self, position: Position, words_at_most: int | None, budget: Budget
    ) -> Iterator[Solution]:
        best: Solution | None = None
        for effort in efforts.ANY_SOLUTION:
            best = best or self._ask(position, effort, budget)
        if best is not None:
            yield best
        lower = efforts.fewest_possible(position)
        while budget.left > 0 and (best is None or _words(best) > lower):
            best = self._fewer(position, best, words_at_most, budget)
            if best is None:
                return
            yield best

    def _fewer(
        self, position: Position, best: Solution | None, most: int | None, budget: Budget
    ) -> Solution | None:
        known = None if best is None else _words(best)
        for effort in efforts.fewer(position, known, most):
            found = self._ask(position, effort, budget)
            if found is not None:
                return found
        return None

    def _ask(self, position: Position, effort: Effort, budget: Budget) -> Solution | None:
        if budget.left <= 0:
            return None
        limited = replace(effort, budget=min(budget.left, efforts.MOST_NODES))
        answer = self._kernel.ask("solve", exchange.solving(position, limited, self._common))
        budget.left -= exchange.nodes_of(answer)
        return exchange.turns_of(position, answer)

    def hint(self, position: Position, nodes: int) -> Turn | None:
        """The kernel shuffles the stock itself and tries several orders, because the order is
        unknown."""
        effort = efforts.BLIND if position.stock else efforts.OPEN
        limited = replace(effort, budget=min(nodes, efforts.MOST_NODES))
        answer = self._kernel.ask("advise", exchange.solving(position, limited, self._common))
        return exchange.first_word_of(position, answer)

    def refill(self, position: Position, nodes: int) -> tuple[int, int] | None:
        """With all cards open: the first refill of a solution."""
        found = self._ask(position, efforts.REFILLING, Budget(nodes))
        for turn in found or ():
            for lend in turn.refill:
                return None if lend.column is None else (lend.column, lend.to)
            return None
        return None

    def playable(
        self, columns: Columns, petards: int, stock: int, most: int = exchange.ALL_WORDS
    ) -> Iterator[str]:
        """One word of each class of anagrams that can be made from the cards."""
        question = exchange.playing(columns, petards, stock, self._common, most)
        return exchange.words_of(self._kernel.ask("playable", question))


def _words(solution: Solution) -> int:
    return sum(bool(turn.word) for turn in solution)
