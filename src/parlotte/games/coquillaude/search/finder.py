"""One door to the best play: the kernel where there is one, else its twin."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.search import exchange
from parlotte.games.coquillaude.search.exchange import KERNEL, Answer
from parlotte.games.coquillaude.search.plays import HOUSE, House, Play
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

    def best(self, board: Board, capital: Iterable[str], house: House = HOUSE) -> Play | None:
        """The play that scores most; of equals one with a famous person's name, then the first."""
        held = Counter(capital)
        found = self._ask(board, held, house)
        if found is None:
            return None
        anagrams = self._vocabulary.anagrams(found.word)[: house.anagrams]
        famous = found.word in self._vocabulary.famous
        return Play(found.points, found.word, found.spot, famous, tuple(anagrams))

    def _ask(self, board: Board, held: Counter[str], house: House) -> Answer | None:
        if self._kernel is None:
            return self._twin.best(board, held, house)
        words = self._vocabulary
        question = exchange.question(
            words.name,
            board,
            held,
            half_new=house.half_new,
            anagrams=house.anagrams,
            own_name=house.own_name,
        )
        told = self._kernel.ask("best", question + b"\0")
        if told[0] == exchange.MUST_BE_TOLD:  # another table was here, or nobody yet
            lengths = bytes((len(words.told),))
            told = self._kernel.ask("best", question + lengths + b"".join(words.told))
        if told[0] == exchange.TOO_LARGE:
            return self._twin.best(board, held, house)
        return exchange.answer(told)
