"""What bots write: the leurres of a word, then true definitions of other words.

All bots of a table share one list per word, and each takes a different place in it, so no two
write the same. The list never contains the true definition; texts already seen at this table come
last.
"""

from collections.abc import Iterator
from functools import lru_cache

from parlotte.core.contract import Seat
from parlotte.core.folding import fold
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.lauriers.content import Book, Word
from parlotte.games.lauriers.shown import View, WritingView

# Used when every other text has been used: a dull definition is better than none.
LAST_RESORT = "Chose dont on ne sait plus rien."


def bluff(book: Book, seed: bytes, view: View, phase: WritingView, seat: Seat) -> str:
    """The text for this seat, taken from the shared list of the round's word."""
    place = _place(view, phase, seat)
    texts: list[str] = []
    for text in _bluffs(book, seed, view, book.words[phase.word.id]):
        texts.append(text)
        if len(texts) > place:
            return text
    return texts[place % len(texts)] if texts else LAST_RESORT


def _place(view: View, phase: WritingView, seat: Seat) -> int:
    """The seat's place in the list: seats that were bots when writing began come first, then seats
    that a bot took over later."""
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
    # If every word has been seen at this table, leurres of other words are reused.
    for other in _rotated(tuple(book.words.values()), draws):
        if _fit(view, other) and fold(other.spelling) != fold(word.spelling):
            yield from other.leurres


@lru_cache(maxsize=1024)
def _leurres(seed: bytes, word: str, leurres: tuple[str, ...]) -> tuple[tuple[str, ...], Rng]:
    """The leurres in the order that all bots of a match share, and the Rng to continue with."""
    draws = Draws(Rng(derive(seed, "bluff", word)))
    return draws.shuffled(leurres), draws.rng


def _lenders(book: Book, draws: Draws, view: View, word: Word) -> Iterator[Word]:
    """Words not yet seen whose definitions may be borrowed: the same class first, and first those
    that cannot come up in this match."""
    closed = {*view.played, *view.barred}
    playable = book.playable(view.options)
    for group in book.kin(word.word_class):
        words = _rotated(group, draws)
        for may_come_up in (False, True):
            for other in words:
                if (
                    (other.id in playable) is may_come_up
                    and other.id not in closed
                    and _fit(view, other)
                    and fold(other.spelling) != fold(word.spelling)
                ):
                    yield other


def _rotated(words: tuple[Word, ...], draws: Draws) -> tuple[Word, ...]:
    """The same words in the same circular order, from a random start."""
    start = draws.below(len(words)) if words else 0
    return words[start:] + words[:start]


def _fit(view: View, word: Word) -> bool:
    return word.family or not view.options.family
