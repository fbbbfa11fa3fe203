"""The finder as the rules ask it: the same question is searched once.

A match asks for the best play of a capital when a round is announced, when it is judged whether
the game goes on, and for a bot that sits there.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache

from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.scoring import OWN_NAME
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.games.coquillaude.search.plays import House, Play
from parlotte.lexicon.lexicon import Lexicon

MOST_PLAYS = 256  # of all tables that play with the same content
MOST_FINDERS = 4  # a table that votes words in needs one of its own

Voted = tuple[str, ...]


class Searches:
    """Several threads may ask: rules, bots, hints. At worst two search for the same."""

    def __init__(self, lexicon: Lexicon, famous: Iterable[str], house: Iterable[str]) -> None:
        self._lexicon = lexicon
        self._famous = frozenset(famous)
        self._house = frozenset((*house, OWN_NAME))
        self._finder = lru_cache(MOST_FINDERS)(self._new_finder)
        self._found = lru_cache(MOST_PLAYS)(self._search)

    def best(
        self, board: Board, capital: str, house: House, words: Collection[str] = (),
        persons: Collection[str] = (),
    ) -> Play | None:  # fmt: skip
        hand = "".join(sorted(capital))
        return self._found(board, hand, house, tuple(words), tuple(persons))

    def _search(
        self, board: Board, capital: str, house: House, words: Voted, persons: Voted
    ) -> Play | None:
        return self._finder(words, persons).best(board, capital, house)

    def _new_finder(self, words: Voted, persons: Voted) -> Finder:
        return Finder(self._lexicon, self._famous.union(persons), self._house.union(words))
