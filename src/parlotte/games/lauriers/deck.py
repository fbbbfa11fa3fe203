"""Cards of four words, drawn until all have been seen."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlotte.core.rng import Draws
from parlotte.games.lauriers.items import Content, Word, WordId
from parlotte.games.lauriers.options import Options
from parlotte.kit.text import as_written

WORDS_ON_A_CARD = 4

Card = tuple[WordId, ...]

_LEVELS = {"1-2": (1, 2), "all": (1, 2, 3), "3": (3,)}


def playable_words(content: Content, options: Options) -> tuple[Word, ...]:
    """The words the options allow; a spelling that two packs share counts once."""
    words: dict[str, Word] = {}
    for pack in content.packs:
        if options.packs and pack.key not in options.packs:
            continue
        for word in pack.words:
            allowed = word.level in _LEVELS[options.level] and (word.family or not options.family)
            if allowed:
                words.setdefault(as_written(word.spelling), word)
    return tuple(words.values())


def make_cards(words: Sequence[Word]) -> tuple[Card, ...]:
    """Printed cards whose four words are all allowed stay whole; the rest is dealt by four."""
    printed: dict[tuple[str, int], list[WordId]] = {}
    for word in words:
        if word.card is not None:
            pack, _, _ = word.id.partition(":")
            printed.setdefault((pack, word.card), []).append(word.id)
    whole = [tuple(card) for card in printed.values() if len(card) == WORDS_ON_A_CARD]
    on_whole = {word for card in whole for word in card}
    loose = [word.id for word in words if word.id not in on_whole]
    dealt = [tuple(loose[i : i + WORDS_ON_A_CARD]) for i in range(0, len(loose), WORDS_ON_A_CARD)]
    return (*whole, *dealt)


class Drawn(Struct, frozen=True, gc=False):
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
