"""The content of 1000 Bornes des Mots: cards of two words, and proverbs. The book answers the
rules: which word a card shows, whether a text contains it, and what some cards can say."""

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
from parlotte.games.bornes.phases import Laid
from parlotte.games.bornes.sentence_check import Found, Free, SentenceCheck
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.unprinted_words import said_with
from parlotte.games.bornes.words import Lang, Vocabulary, Word
from parlotte.kit.speech import Voice

MOST_SAID = 9  # cards for which the app makes sentences: more have too many readings


class Card(Struct, frozen=True):
    """Two words, head to tail: the upper one is used."""

    card: int
    words: tuple[Word, Word]


class Proverb(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    proverb: str
    lang: Lang
    printed: bool = False  # printed on the rule sheet: it needs no vote
    words: tuple[str, ...] = ()  # ids of the cards that make it, in order; empty if they can't
    optional: tuple[str, ...] = ()  # those that may be left out
    pair: str = ""  # of an English one: the French one that says the same

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


MOST_OTHER = 2  # words by which a known proverb may be said differently
PER_OTHER = 3  # words that a proverb needs for each of them


class Proverbs:
    """All proverbs of the packs, looked up by the cards that make them, or by their text."""

    def __init__(self, proverbs: Iterable[Proverb]) -> None:
        self._by_cards: dict[tuple[Lang, tuple[str, ...]], Proverb] = {}
        self._texts: dict[Lang, list[list[str]]] = {}
        for proverb in proverbs:
            self._texts.setdefault(proverb.lang, []).append(fold(proverb.proverb).split())
            for laid in _ways(proverb):
                self._by_cards.setdefault((proverb.lang, laid), proverb)

    def recognise(self, cards: Sequence[str], language: Lang) -> Proverb | None:
        """The proverb that these cards make in this order; None if there is none.

        A card is given by the id of its word, a joker by its French word.
        """
        return self._by_cards.get((language, tuple(map(fold, cards))))

    def has(self, text: str, language: Lang) -> bool:
        """Whether the list has this text, or one that differs by a word or two."""
        said = fold(text).split()
        return any(
            _changes(said, known) <= min(MOST_OTHER, len(known) // PER_OTHER)
            for known in self._texts.get(language, ())
        )


def _changes(said: Sequence[str], known: Sequence[str]) -> int:
    """The least number of words added, left out or replaced to make one of the other."""
    row = list(range(len(known) + 1))
    for done, word in enumerate(said, 1):
        before, row[0] = row[0], done
        for at, other in enumerate(known, 1):
            best = min(row[at] + 1, row[at - 1] + 1, before + (word != other))
            before, row[at] = row[at], best
    return row[-1]


def _ways(proverb: Proverb) -> Iterable[tuple[str, ...]]:
    """All variants, with and without each optional word."""
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
        # The same question is asked when a sentence is planned, laid and finished.
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
        )  # the pictures that a blank card may show
        self._both = {card: tuple(f"{card}:{side}" for side in SIDES) for card in self.cards}
        self._printed = {(one.lang, fold(one.proverb)) for one in content.proverbs if one.printed}

    def face(self, options: Options, up: Up) -> Face | None:
        """The word that is up; None for a joker, an unwritten card, or a side that does not
        exist."""
        card = card_of(up)
        found = self.deck.get(card) or blanks_of(options).get(card)
        return None if found is None else found.side(side_of(up))

    def sides(self, options: Options, card: CardId) -> tuple[Up, ...]:
        """The ways a card can lie in a sentence; none for attacks and defences."""
        if card in self._both:
            return self._both[card]
        if is_wild(options, card):
            return (card,)
        ways = tuple(f"{card}:{side}" for side in SIDES)
        return tuple(up for up in ways if self.face(options, up) is not None)

    def value(self, options: Options, up: Up) -> int:
        """The value printed after the word; 0 for a joker."""
        face = self.face(options, up)
        return 0 if face is None else face.value

    def spelt(self, options: Options, laid: Laid, lang: Lang) -> str:
        """The word as printed, or the word that a joker stands for."""
        face = self.face(options, laid.up)
        if face is None:
            return laid.word
        return face.fr if lang == "fr" else face.en

    def meant(self, options: Options, laid: Laid, lang: Lang) -> Word | Free:
        """The word of a card. For a joker, the printed word it stands for, if it is unique."""
        card = self.cards.get(laid.card)
        if card is not None:
            return card.words[SIDES.index("b") if side_of(laid.up) == "b" else 0]
        said = self.spelt(options, laid, lang)
        found = self.content.vocabulary.find(said, lang)
        return found[0] if len(found) == 1 else Free(said)

    def words(self, options: Options, cards: Sequence[Laid], lang: Lang) -> list[Word | Free]:
        return [self.meant(options, laid, lang) for laid in cards]

    def found(self, options: Options, text: str, cards: Sequence[Laid], lang: Lang) -> Found:
        """Where the words of these cards occur in a text, and which are missing, as printed."""
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
        """Up to three full sentences, the plainest first. Slow: call it from a worker."""
        if not 2 <= len(cards) <= MOST_SAID:
            return ()
        words = self.known(options, cards, lang)
        if words is not None:
            return tuple(one.text for one in propose(words, lang, self.voice))
        # A text in which the words would not be found again is left out.
        free = said_with(
            self.words(options, cards, lang), self.content.vocabulary, lang, self.voice
        )
        return tuple(one for one in free if not self.found(options, one, cards, lang).missing)

    def known(self, options: Options, cards: Sequence[Laid], lang: Lang) -> list[Word] | None:
        """The words of these cards; None if one of them is the table's own."""
        words = self.words(options, cards, lang)
        known = [word for word in words if not isinstance(word, Free)]
        return known if len(known) == len(words) else None

    def proverb_laid(self, options: Options, cards: Sequence[Laid], lang: Lang) -> Proverb | None:
        """The proverb that these cards make, if any."""
        if options.rebus:
            return None
        ids = [word.id for word in self.words(options, cards, lang)]
        return self.proverbs.recognise(ids, lang)

    def is_printed(self, options: Options, text: str, cards: Sequence[Laid], lang: Lang) -> bool:
        """§6 Whether the text is a proverb of the rule sheet, and all cards belong to it."""
        if options.rebus or (lang, fold(text)) not in self._printed:
            return False
        return not self.found(options, text, cards, lang).missing


def is_wild(options: Options, up: Up) -> bool:
    """A joker or, in a variant, a blank card that nobody has written on."""
    kind = kind_of(up)
    return kind == "joker" or (kind == "blank" and card_of(up) not in blanks_of(options))
