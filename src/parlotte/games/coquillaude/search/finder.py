"""The facade of the best-play search: uses the kernel if there is one, otherwise the twin."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.search import exchange
from parlotte.games.coquillaude.search.exchange import KERNEL, Answer
from parlotte.games.coquillaude.search.plays import ALL_WORDS, HOUSE, House, Play, Reach
from parlotte.games.coquillaude.search.twin import Twin
from parlotte.games.coquillaude.search.vocabulary import Vocabulary
from parlotte.lexicon.lexicon import Kernel, Lexicon


class Finder:
    """Holds its vocabulary. Slow: call it from a worker."""

    def __init__(
        self, lexicon: Lexicon, famous: Iterable[str] = (), house: Iterable[str] = ()
    ) -> None:
        self._lexicon = lexicon
        self._vocabulary = Vocabulary(lexicon, famous, house)
        self._twin = Twin(self._vocabulary)

    @cached_property
    def _kernel(self) -> Kernel | None:
        """Loaded when it is first used."""
        return self._lexicon.kernel(KERNEL)

    def best(
        self,
        board: Board,
        capital: Iterable[str],
        house: House = HOUSE,
        reach: Reach = ALL_WORDS,
    ) -> Play | None:
        """The play with the highest score; ties: a famous person's name, then the first. `reach`
        limits only the proposed word; side words and anagrams may be any the table accepts."""
        held = Counter(capital)
        found = self._ask(board, held, house, reach)
        if found is None:
            return None
        anagrams = self._vocabulary.anagrams(found.word)[: house.anagrams]
        famous = found.word in self._vocabulary.famous
        return Play(found.points, found.word, found.spot, famous, tuple(anagrams))

    def anagrams(self, word: str) -> list[str]:
        """The other words made of the same letters, the highest-paying first."""
        return self._vocabulary.anagrams(word)

    def _ask(self, board: Board, held: Counter[str], house: House, reach: Reach) -> Answer | None:
        if self._kernel is None:
            return self._twin.best(board, held, house, reach)
        words = self._vocabulary
        question = exchange.question(words.name, board, held, house=house, reach=reach)
        told = self._kernel.ask("best", question + b"\0")
        if told[0] == exchange.MUST_BE_TOLD:  # the kernel holds another table's vocabulary, or none
            lengths = bytes((len(words.told),))
            told = self._kernel.ask("best", question + lengths + b"".join(words.told))
        if told[0] == exchange.TOO_LARGE:
            return self._twin.best(board, held, house, reach)
        return exchange.answer(told)
