"""The content of 1000 Bornes des Mots, cards of two words and proverbs; and what the rules ask of
it: which word a card shows, whether a text says it, and what may be said with some cards.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from parlotte.core.folding import fold
from parlotte.core.prompts import card_of
from parlotte.games.bornes.cards import (
    SIDES,
    CardFace,
    CardId,
    Face,
    Up,
    kind_of,
    side_of,
    written_blanks,
)
from parlotte.games.bornes.options import Options, liberty_of
from parlotte.games.bornes.sentence_check import Found, Free, SentenceCheck
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.state import Laid
from parlotte.games.bornes.unprinted_words import said_with
from parlotte.games.bornes.words import Lang, Vocabulary, Word
from parlotte.kit.speech import Voice

MOST_SAID = 9  # cards that the app makes sentences of: more of them have no end of readings


class Card(Struct, frozen=True):
    """Two words, head to tail: one is used, the other stands upside down."""

    card: int
    words: tuple[Word, Word]


class Proverb(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    proverb: str
    lang: Lang
    printed: bool = False  # on the rule sheet: it needs no vote
    words: tuple[str, ...] = ()  # of the cards that make it, in order; none: they can't
    optional: tuple[str, ...] = ()  # those among them that may be understood

    @property
    def needed(self) -> tuple[str, ...]:
        return tuple(word for word in self.words if word not in self.optional)


class Content(Struct, frozen=True, dict=True):
    cards: tuple[Card, ...]
    proverbs: tuple[Proverb, ...] = ()

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(word for card in self.cards for word in card.words)

    @property
    def words(self) -> dict[str, Word]:
        """Every word of the cards by its id."""
        return self.vocabulary.words


class Proverbs:
    """All proverbs that cards can make, found by what is laid."""

    def __init__(self, proverbs: Iterable[Proverb]) -> None:
        self._by_cards: dict[tuple[Lang, tuple[str, ...]], Proverb] = {}
        for proverb in proverbs:
            for laid in _ways(proverb):
                self._by_cards.setdefault((proverb.lang, laid), proverb)

    def recognise(self, cards: Sequence[str], language: Lang) -> Proverb | None:
        """The proverb that these cards make, in this order; None: they make none.

        A card is told by the id of its word; a joker by the word it stands for, as it is written
        in French.
        """
        return self._by_cards.get((language, tuple(map(fold, cards))))


def _ways(proverb: Proverb) -> Iterable[tuple[str, ...]]:
    """With and without each word that may be understood."""
    ways: list[tuple[str, ...]] = [()]
    for word in proverb.words:
        with_it = [(*way, fold(word)) for way in ways]
        ways = with_it + ways if word in proverb.optional else with_it
    return [way for way in ways if len(way) >= 2]


@lru_cache(maxsize=64)
def blanks_of(options: Options) -> dict[CardId, CardFace]:
    return written_blanks(options)


class Book:
    def __init__(self, content: Content, voice: Voice) -> None:
        self.content = content
        self.voice = voice
        self._check = SentenceCheck(voice)
        # Who plans a sentence asks first, the rules when it is laid, and when it is finished.
        self._lately = lru_cache(maxsize=128)(self._found)
        self.proverbs = Proverbs(content.proverbs)
        self.cards = {str(card.card): card for card in content.cards}
        self.deck = {
            card: CardFace(
                *(Face(word.fr, word.en, word.value, word.picture) for word in one.words)
            )
            for card, one in self.cards.items()
        }
        self.pictures = frozenset(
            word.picture for card in content.cards for word in card.words
        )  # that a blank card may have
        self._both = {card: tuple(f"{card}:{side}" for side in SIDES) for card in self.cards}
        self._printed = {
            (one.lang, fold(one.proverb)): one for one in content.proverbs if one.printed
        }

    def face(self, options: Options, up: Up) -> Face | None:
        """The word that is up; none: a joker, an unwritten card, or no such side."""
        card = card_of(up)
        found = self.deck.get(card) or blanks_of(options).get(card)
        return None if found is None else found.side(side_of(up))

    def sides(self, options: Options, card: CardId) -> tuple[Up, ...]:
        """The ways in which a card can lie in a sentence; none for attacks and defences."""
        if card in self._both:
            return self._both[card]
        if is_wild(options, card):
            return (card,)
        ways = tuple(f"{card}:{side}" for side in SIDES)
        return tuple(up for up in ways if self.face(options, up) is not None)

    def value(self, options: Options, up: Up) -> int:
        """What is printed after the word; a joker counts nothing."""
        face = self.face(options, up)
        return 0 if face is None else face.value

    def spelt(self, options: Options, laid: Laid, lang: Lang) -> str:
        """The word as it is printed, or for which a joker stands."""
        face = self.face(options, laid.up)
        if face is None:
            return laid.word
        return face.fr if lang == "fr" else face.en

    def meant(self, options: Options, laid: Laid, lang: Lang) -> Word | Free:
        """The word of a card; of a joker that of the cards it stands for, if there is just one."""
        card = self.cards.get(laid.card)
        if card is not None:
            return card.words[SIDES.index("b") if side_of(laid.up) == "b" else 0]
        said = self.spelt(options, laid, lang)
        found = self.content.vocabulary.find(said, lang)
        return found[0] if len(found) == 1 else Free(said)

    def words(self, options: Options, cards: Sequence[Laid], lang: Lang) -> list[Word | Free]:
        return [self.meant(options, laid, lang) for laid in cards]

    def found(self, options: Options, text: str, cards: Sequence[Laid], lang: Lang) -> Found:
        """Where the words of these cards stand in a text; what is missing, as it is printed."""
        return self._lately(options, text, tuple(cards), lang)

    def _found(self, options: Options, text: str, cards: tuple[Laid, ...], lang: Lang) -> Found:
        words = self.words(options, cards, lang)
        found = self._check.find(text, words, lang, liberty_of(options))
        if not found.missing:
            return found
        spelt = {
            word.id: self.spelt(options, laid, lang)
            for word, laid in zip(words, cards, strict=True)
        }
        return Found(found.spans, tuple(spelt[one] for one in found.missing))

    def proposals(self, options: Options, cards: Sequence[Laid], lang: Lang) -> tuple[str, ...]:
        """Full sentences, the plainest first. It takes its time."""
        if not 2 <= len(cards) <= MOST_SAID:
            return ()
        words = self.known(options, cards, lang)
        if words is not None:
            return tuple(one.text for one in propose(words, lang, self.voice))
        # A text in which the words would not be found again is none.
        free = said_with(
            self.words(options, cards, lang), self.content.vocabulary, lang, self.voice
        )
        return tuple(one for one in free if not self.found(options, one, cards, lang).missing)

    def known(self, options: Options, cards: Sequence[Laid], lang: Lang) -> list[Word] | None:
        """The words of these cards; None where one of them is the table's own."""
        words = self.words(options, cards, lang)
        known = [word for word in words if not isinstance(word, Free)]
        return known if len(known) == len(words) else None

    def proverb_laid(self, options: Options, cards: Sequence[Laid], lang: Lang) -> Proverb | None:
        """The proverb that lies there, to be announced."""
        if options.rebus:
            return None
        ids = [word.id for word in self.words(options, cards, lang)]
        return self.proverbs.recognise(ids, lang)

    def is_printed(self, options: Options, text: str, cards: Sequence[Laid], lang: Lang) -> bool:
        """A proverb of the sheet, said with cards that all belong to it."""
        proverb = self._printed.get((lang, fold(text)))
        if proverb is None:
            laid = self.proverb_laid(options, cards, lang)
            return laid is not None and laid.printed
        return options.rebus or not self.found(options, proverb.proverb, cards, lang).missing


def is_wild(options: Options, up: Up) -> bool:
    """A joker; or, as a variant, a blank card that nobody has written on."""
    kind = kind_of(up)
    return kind == "joker" or (kind == "blank" and card_of(up) not in blanks_of(options))
