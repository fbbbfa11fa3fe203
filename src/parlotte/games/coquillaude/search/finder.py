"""One door to the best play: the kernel where there is one, else its twin."""

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
    """Kept with its words. It takes a while: ask from a worker."""

    def __init__(
        self, lexicon: Lexicon, famous: Iterable[str] = (), house: Iterable[str] = ()
    ) -> None:
        self._lexicon = lexicon
        self._vocabulary = Vocabulary(lexicon, famous, house)
        self._twin = Twin(self._vocabulary)

    @cached_property
    def _kernel(self) -> Kernel | None:
        """Loaded when it is first asked."""
        return self._lexicon.kernel(KERNEL)

    def best(
        self,
        board: Board,
        capital: Iterable[str],
        house: House = HOUSE,
        reach: Reach = ALL_WORDS,
    ) -> Play | None:
        """The play that scores most; of equals one with a famous person's name, then the first.
        With a shorter reach only the proposed word is one of those: all others are the table's."""
        held = Counter(capital)
        found = self._ask(board, held, house, reach)
        if found is None:
            return None
        anagrams = self._vocabulary.anagrams(found.word)[: house.anagrams]
        famous = found.word in self._vocabulary.famous
        return Play(found.points, found.word, found.spot, famous, tuple(anagrams))

    def anagrams(self, word: str) -> list[str]:
        """The other words made of the same letters, those that pay most first."""
        return self._vocabulary.anagrams(word)

    def _ask(self, board: Board, held: Counter[str], house: House, reach: Reach) -> Answer | None:
        if self._kernel is None:
            return self._twin.best(board, held, house, reach)
        words = self._vocabulary
        question = exchange.question(words.name, board, held, house=house, reach=reach)
        told = self._kernel.ask("best", question + b"\0")
        if told[0] == exchange.MUST_BE_TOLD:  # another table was here, or nobody yet
            lengths = bytes((len(words.told),))
            told = self._kernel.ask("best", question + lengths + b"".join(words.told))
        if told[0] == exchange.TOO_LARGE:
            return self._twin.best(board, held, house, reach)
        return exchange.answer(told)
