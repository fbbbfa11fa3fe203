"""What bots write: the leurres of a word, then true definitions of other words.

The bots of a table share one list per word and take each its own place in it, so that no two
write the same. It never holds the truth; what the table has been told already comes last.
"""

from collections.abc import Iterator
from functools import lru_cache

from parlotte.core.contract import Seat
from parlotte.core.folding import fold
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.lauriers.content import Book, Word
from parlotte.games.lauriers.shown import View, WritingView

# When everything else has been used up: better dull than silent.
LAST_RESORT = "Chose dont on ne sait plus rien."


def bluff(book: Book, seed: bytes, view: View, phase: WritingView, seat: Seat) -> str:
    """The text that this seat takes from the list of the round's word."""
    place = _place(view, phase, seat)
    texts: list[str] = []
    for text in _bluffs(book, seed, view, book.words[phase.word.id]):
        texts.append(text)
        if len(texts) > place:
            return text
    return texts[place % len(texts)] if texts else LAST_RESORT


def _place(view: View, phase: WritingView, seat: Seat) -> int:
    """Bots that were there as the writing began come first, then whoever is replaced later."""
    players = [s for s in range(len(view.holders)) if s != view.mdj]
    return sorted(players, key=lambda s: (s not in phase.bots, s)).index(seat)


def _bluffs(book: Book, seed: bytes, view: View, word: Word) -> Iterator[str]:
    """Distinct texts, the best first."""
    told = {fold(word.definition)}
    for text in _in_order(book, seed, view, word):
        folded = fold(text)
        if folded not in told:
            told.add(folded)
            yield text


def _in_order(book: Book, seed: bytes, view: View, word: Word) -> Iterator[str]:
    leurres, chance = _leurres(seed, word.id, word.leurres)
    yield from leurres
    draws = Draws(chance)
    for other in _lenders(book, draws, view, word):
        yield other.definition
    # Every word has been told at this table; nobody remembers all their leurres.
    for other in _turned(tuple(book.words.values()), draws):
        if _fit(view, other) and fold(other.spelling) != fold(word.spelling):
            yield from other.leurres


@lru_cache(maxsize=1024)
def _leurres(seed: bytes, word: str, leurres: tuple[str, ...]) -> tuple[tuple[str, ...], Rng]:
    """As all the bots of a match have them, and where their chance goes on."""
    draws = Draws(Rng(derive(seed, "bluff", word)))
    return draws.shuffled(leurres), draws.rng


def _lenders(book: Book, draws: Draws, view: View, word: Word) -> Iterator[Word]:
    """Words not yet told: of the same class first, and first those that can't come up here."""
    closed = {*view.played, *view.barred}
    playable = book.playable(view.options)
    for group in book.kin(word.word_class):
        words = _turned(group, draws)
        for may_come_up in (False, True):
            for other in words:
                if (
                    (other.id in playable) is may_come_up
                    and other.id not in closed
                    and _fit(view, other)
                    and fold(other.spelling) != fold(word.spelling)
                ):
                    yield other


def _turned(words: tuple[Word, ...], draws: Draws) -> tuple[Word, ...]:
    """The same circle of words, begun elsewhere."""
    start = draws.below(len(words)) if words else 0
    return words[start:] + words[:start]


def _fit(view: View, word: Word) -> bool:
    return word.family or not view.options.family
