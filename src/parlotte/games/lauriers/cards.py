"""Cards of four words, drawn until all have been seen."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlotte.core.rng import Draws
from parlotte.games.lauriers.content import Card, WordId


class Drawn(Struct, frozen=True):
    words: tuple[WordId, ...]  # words that may be picked
    deck: tuple[int, ...]  # cards not yet drawn
    played: tuple[WordId, ...]  # words already played; emptied once every word has been played


def _open_words(card: Card, closed: Iterable[WordId]) -> Card:
    return tuple(word for word in card if word not in closed)


def fresh_deck(cards: Sequence[Card], closed: Iterable[WordId], draws: Draws) -> tuple[int, ...]:
    """The cards that still have an open word, shuffled; complete cards come first."""
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
    """The next card, with only the words not yet played.

    When the deck is empty, all cards are shuffled again; those with unplayed words come first.
    When every word has been played, all may return, except words whose definition a bluff has
    given away, unless no others are left.
    """
    closed = set(played) | set(barred)
    for at, card in enumerate(deck):
        if words := _open_words(cards[card], closed):
            return Drawn(words, deck[at + 1 :], played)
    for forgotten, still_closed in ((played, closed), ((), set(barred)), ((), set[str]())):
        if again := fresh_deck(cards, still_closed, draws):
            return Drawn(_open_words(cards[again[0]], still_closed), again[1:], forgotten)
    raise AssertionError("a game is never set up without cards")
