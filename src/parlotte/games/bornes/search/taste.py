"""How bots judge sentences: whether they can be parsed, and whether they are funny."""

from collections import OrderedDict
from contextlib import suppress

from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.bornes.content import Book
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.phases import Laid
from parlotte.games.bornes.shown import LaidView, PileView, SentenceView
from parlotte.games.bornes.words import Lang

CACHED = 1_024  # sentences whose oddness is remembered
MOST_READ = 9  # cards: longer sentences are accepted without parsing
UNREADABLE = 9.0  # the oddness of what can't be parsed
ODD = 0.45  # the oddness from which a sentence is funny
PER_CARD = 0.06  # oddness that each card beyond the usual four adds
SPREAD = 0.3  # a bot's own taste moves that by as much at most, up or down
DOUBTS = 60  # percent: probability of refusing an unreadable sentence


class Taste:
    """Bots in several threads use it at once, without a lock."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._cached: OrderedDict[tuple[object, ...], float | None] = OrderedDict()

    def accepts(self, options: Options, sentence: SentenceView, seed: bytes) -> bool:
        """Accepts what can be parsed, and what can't be judged."""
        cost = self.oddness(options, sentence.cards, sentence.lang)
        if cost is None or cost < UNREADABLE:
            return True
        return not _draws(seed, "vote", sentence.text).chance(DOUBTS)

    def laughs(self, options: Options, pile: PileView, seed: bytes) -> bool:
        """The odder and longer, the funnier; each bot has its own taste."""
        cost = self.oddness(options, pile.cards, pile.lang)
        odd = ODD if cost is None else min(cost, 2 * ODD)
        odd += PER_CARD * (len(pile.cards) - 4)
        taste = _draws(seed, "taste", pile.text).below(1_000) / 1_000 - 0.5
        return odd + 2 * SPREAD * taste > ODD

    def oddness(self, options: Options, cards: tuple[LaidView, ...], lang: Lang) -> float | None:
        """The cost of the plainest reading; None if the sentence is not judged."""
        key = lang, tuple([(one.up, one.word) for one in cards]), options.blanks
        if key not in self._cached:
            laid = [Laid(one.up, one.word) for one in cards]
            words = self._book.known(options, laid, lang)
            cost: float | None = None
            if words is not None and len(words) <= MOST_READ and not options.rebus:
                ways = readings(words, lang)
                cost = ways[0].cost if ways else UNREADABLE
            self._cached[key] = cost
            if len(self._cached) > CACHED:
                with suppress(KeyError):  # another thread was first
                    self._cached.popitem(last=False)
        return self._cached.get(key)


def _draws(seed: bytes, about: str, text: str) -> Draws:
    return Draws(Rng(derive(seed, about, text)))
