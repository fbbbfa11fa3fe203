"""The solver as the rules and the bots ask it."""

from collections.abc import Container

from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.search.cheapest import Patience, cheapest
from parlotte.games.reussite.search.positions import Position, Turn
from parlotte.games.reussite.search.searcher import Searcher
from parlotte.lexicon.coarse import is_coarse
from parlotte.lexicon.lexicon import Lexicon

# Search limits by bot level, in nodes rather than seconds: the same result on every machine.
NODES = {1: 40, 2: 150, 3: 300}
TYPING_STEPS, TYPING_SHARE = 6_000, 1_500  # for the whole search, and for one way to make the word
FAMILIAR = 4  # frequency bands: all words except the rare ones


class Advisor:
    """The search functions that the rules and the bots need. They never see the order of the stock:
    `unseen` is its cards, sorted."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.searcher = Searcher(lexicon)
        self.familiar = Searcher(lexicon, FAMILIAR)

    def hint(
        self,
        columns: Columns,
        unseen: str,
        petards: int,
        level: int,
        besides: Container[str] = (),
    ) -> Draft | None:
        """A word to play, not in `besides`; with pétards only if `petards` allows them."""
        turn = suggested(self.searcher, Position(columns, unseen, petards), NODES[level], besides)
        return None if turn is None else turn.draft

    def cover(self, columns: Columns, unseen: str) -> int:
        """Which column to cover."""
        return self.searcher.cover(Position(columns, unseen))

    def refill(self, columns: Columns, unseen: str) -> tuple[int, int]:
        """Which column lends its bottom to which empty one."""
        found = self.searcher.refill(Position(columns, unseen))
        if found is None:
            raise ValueError("no column can lend")
        return found

    def cheapest(self, columns: Columns, word: str, petards: int, stock: int = 0) -> Draft | None:
        """The draft that makes the word with the fewest pétards, stars and shifts. `stock` is the
        number of cards in it: a word with a star must leave four cards. Bounded to a few steps,
        because it runs at every keystroke while the table waits."""
        patience = Patience(TYPING_STEPS, TYPING_SHARE)
        return cheapest(columns, word, petards, stock, patience=patience)

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        """True only if it is certain that no word of the lexicon can be played. The search is
        short and bounded in nodes; if it is undecided, the answer is False."""
        return self.searcher.none_left(columns, petards, stock)


class Unwanted:
    """Words that the table has refused, and coarse words."""

    def __init__(self, refused: Container[str]) -> None:
        self._refused = refused

    def __contains__(self, word: object) -> bool:
        return word in self._refused or (isinstance(word, str) and is_coarse(word))


def suggested(
    searcher: Searcher, position: Position, nodes: int, refused: Container[str]
) -> Turn | None:
    """A word to play; a decent one if there is one."""
    polite = searcher.hint(position, nodes, Unwanted(refused))
    return polite or searcher.hint(position, nodes, refused)
