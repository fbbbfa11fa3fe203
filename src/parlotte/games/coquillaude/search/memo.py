"""A cache in front of the finder: the same question is searched only once.

A match asks for the best play of a capital when a round is announced, when the end is judged, and
for a bot in that seat.
"""

from collections.abc import Iterable
from functools import lru_cache

from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Play, Reach
from parlotte.games.coquillaude.word_values import OWN_NAME
from parlotte.lexicon.judge import NOTHING_VOTED
from parlotte.lexicon.judge import VotedIn as Voted
from parlotte.lexicon.lexicon import Lexicon

MOST_PLAYS = 256  # for all tables with the same content
MOST_FINDERS = 4  # each table that has voted words in needs its own


class Searches:
    """Thread-safe: rules, bots and hints ask it. In a race, two threads search for the same."""

    def __init__(self, lexicon: Lexicon, famous: Iterable[str], house: Iterable[str]) -> None:
        self._lexicon = lexicon
        self._famous = frozenset(famous)
        self._house = frozenset((*house, OWN_NAME))
        self._finder = lru_cache(MOST_FINDERS)(self._new_finder)
        self._found = lru_cache(MOST_PLAYS)(self._search)

    def best(
        self, board: Board, capital: str, house: House, voted: Voted = NOTHING_VOTED,
        reach: Reach = ALL_WORDS,
    ) -> Play | None:  # fmt: skip
        return self._found(board, "".join(sorted(capital)), house, voted, reach)

    def anagrams(self, word: str, voted: Voted = NOTHING_VOTED) -> list[str]:
        """All anagrams that the table would accept, the highest-paying first."""
        return self._finder(voted).anagrams(word)

    def _search(
        self, board: Board, capital: str, house: House, voted: Voted, reach: Reach
    ) -> Play | None:
        return self._finder(voted).best(board, capital, house, reach)

    def _new_finder(self, voted: Voted) -> Finder:
        famous, house = self._famous.union(voted.persons), self._house.union(voted.words)
        return Finder(self._lexicon, famous, house)
