"""Blank cards for bots: what the table wrote on them, and the names that bots write."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.prompts import card_of
from parlotte.games.bornes.cards import SIDES, CardId, Face, Up
from parlotte.games.bornes.content import Book, Card, blanks_of
from parlotte.games.bornes.options import BLANK_VALUE, Options
from parlotte.games.bornes.unprinted_words import meanings_of, somebody_named
from parlotte.games.bornes.words import Lang, Noun, Word

# Names that a bot writes on a blank card.
NAMES: dict[Lang, tuple[str, ...]] = {
    "fr": ("Tonton Marcel", "Mamie Lucette", "Papi Raoul", "Tata Suzon", "Cousin Bébert"),
    "en": ("Uncle Bob", "Granny Mabel", "Grandpa Joe", "Aunt Polly", "Cousin Ernie"),
}


class OwnCards(Struct, frozen=True):
    """The written cards that can be used in sentences, in one language."""

    cards: dict[CardId, Card] = {}
    ups: dict[tuple[int, str], Up] = {}  # by card number and word id


class Own:
    def __init__(self, book: Book) -> None:
        self._book = book
        self.written = lru_cache(maxsize=64)(self._written)

    def _written(self, options: Options, lang: Lang) -> OwnCards:
        """A word of unknown meaning is left to people."""
        found = OwnCards()
        for card, face in blanks_of(options).items():
            number, words = number_of(card), list[Word]()
            for side in SIDES:
                printed = face.side(side)
                for word in self._meanings(printed, lang) if printed else ():
                    words.append(word)
                    found.ups.setdefault((number, word.id), f"{card}:{side}")
            if words:  # "purple" is a noun and an adjective; at most two words are considered
                found.cards[card] = Card(number, (words[0], words[-1]))
        return found

    def _meanings(self, face: Face, lang: Lang) -> list[Word]:
        said = face.fr if lang == "fr" else face.en
        words = meanings_of(said, self._book.content.vocabulary, lang, self._book.voice)
        return [replace(word, value=BLANK_VALUE) for word in words]


def number_of(card: CardId) -> int:
    """The card's own number; for a blank card, a unique negative number."""
    return int(card) if card.isdecimal() else -int(card_of(card)[1:])


def named(nth: int, lang: Lang) -> Noun:
    return somebody_named(NAMES[lang][nth % len(NAMES[lang])])
