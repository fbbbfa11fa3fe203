"""Cards of four words, drawn until all have been seen."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlotte.core.rng import Draws
from parlotte.games.lauriers.content import Card, WordId


class Drawn(Struct, frozen=True):
    words: tuple[WordId, ...]  # what may be picked
    deck: tuple[int, ...]  # what is left
    played: tuple[WordId, ...]  # empty again once every word has been played


def _open_words(card: Card, closed: Iterable[WordId]) -> Card:
    return tuple(word for word in card if word not in closed)


def fresh_deck(cards: Sequence[Card], closed: Iterable[WordId], draws: Draws) -> tuple[int, ...]:
    """The cards that still have an open word, shuffled; untouched ones come first."""
    shuffled = draws.shuffled(range(len(cards)))
    if not closed:
        return shuffled
    left = {i: len(_open_words(cards[i], closed)) for i in shuffled}
    untouched = tuple(i for i in shuffled if left[i] == len(cards[i]))
    return untouched + tuple(i for i in shuffled if 0 < left[i] < len(cards[i]))


def draw(
    cards: Sequence[Card],
    deck: tuple[int, ...],
    played: tuple[WordId, ...],
    barred: tuple[WordId, ...],
    draws: Draws,
) -> Drawn:
    """The next card, showing only words not yet played.

    When all cards are used up they are shuffled again, those with words not yet played first.
    When every word has been played, all may come back, except those a bluff has given away,
    unless nothing else is left.
    """
    closed = set(played) | set(barred)
    for at, card in enumerate(deck):
        if words := _open_words(cards[card], closed):
            return Drawn(words, deck[at + 1 :], played)
    for forgotten, still_closed in ((played, closed), ((), set(barred)), ((), set[str]())):
        if again := fresh_deck(cards, still_closed, draws):
            return Drawn(_open_words(cards[again[0]], still_closed), again[1:], forgotten)
    raise AssertionError("a game is never set up without cards")
