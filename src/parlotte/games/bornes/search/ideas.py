"""What a hand could say. Results are cached, since bots ask several times per turn."""

from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress

from msgspec import Struct

from parlotte.core.prompts import card_of
from parlotte.core.rng import Draws
from parlotte.games.bornes.cards import SIDES, CardId, Up, kind_of
from parlotte.games.bornes.content import Book, Card
from parlotte.games.bornes.grammar.sense import ANIMATE
from parlotte.games.bornes.grammar.shape import Reading
from parlotte.games.bornes.options import Options, languages_of
from parlotte.games.bornes.phases import Laid
from parlotte.games.bornes.search.adding import Grown
from parlotte.games.bornes.search.laying import sensible, told
from parlotte.games.bornes.search.written_cards import Own, named, number_of
from parlotte.games.bornes.words import Lang, Noun, Verb, Word

KEPT = 512
FEW, ENOUGH = 1, 5  # sentences of four cards: the minimum wanted, and how many are considered
Found = tuple[tuple[Grown, Reading], ...]
JOKER = 0  # the number that stands for a joker


class Idea(Struct, frozen=True):
    """An ordered choice of cards with its reading. Producing the text is slow, so it is done only
    for the chosen idea."""

    cards: tuple[Laid, ...]
    lang: Lang
    points: int  # before its grade
    cost: float = 0  # how far-fetched it is
    reading: Reading | None = None
    proverb: str = ""

    @property
    def ups(self) -> tuple[Up, ...]:
        return tuple(laid.up for laid in self.cards)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that its jokers stand for."""
        return tuple(laid.word for laid in self.cards if laid.word)


Need = tuple[bool, bool, int]


def _need(card: Card) -> Need:
    """For a word card: whether it has a living being, whether it has a verb, and its highest
    value."""
    return (
        any(isinstance(one, Noun) and one.kind in ANIMATE for one in card.words),
        any(isinstance(one, Verb) for one in card.words),
        max(one.value for one in card.words),
    )


class Ideas:
    """Shared by all bots of a house; frequent questions are cached."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._own = Own(book)
        self._kept: OrderedDict[tuple[object, ...], Found] = OrderedDict()
        content = book.content
        self._proverbs = [
            (one, frozenset(one.needed)) for one in content.proverbs if len(one.words) >= 2
        ]
        self._up = {
            word.id: f"{card.card}:{side}"
            for card in content.cards
            for side, word in zip(SIDES, card.words, strict=True)
        }
        words = list(content.words.values())
        self._people = [one for one in words if isinstance(one, Noun) and one.kind == "person"]
        self._verbs = [one for one in words if isinstance(one, Verb) and not one.impersonal]
        self._needs = {card: _need(one) for card, one in book.cards.items()}

    def of(
        self,
        options: Options,
        hand: Iterable[CardId],
        lang: Lang,
        joker: CardId | None = None,
        stands_for: tuple[Word, Word] | None = None,
        holding: Iterable[CardId] = (),
    ) -> list[Idea]:
        """The ideas for these cards, the best first. A joker may be either of two words.
        `holding`: cards that every idea must contain."""
        own = self._own.written(options, lang)
        known = self._book.cards
        held = [known.get(one) or own.cards.get(one) for one in hand]
        cards = [one for one in held if one is not None]
        if stands_for is not None:
            cards = [*cards, Card(JOKER, stands_for)]
        kept = frozenset(map(number_of, holding))
        found = self._sensible(tuple(sorted(cards, key=lambda one: one.card)), lang, kept)
        return [self._idea(options, one, reading, lang, joker) for one, reading in found]

    def _sensible(self, cards: tuple[Card, ...], lang: Lang, holding: frozenset[int]) -> Found:
        key = lang, holding, tuple([(one.card, one.words[0].id, one.words[1].id) for one in cards])
        found = self._kept.get(key)
        if found is None:
            found = tuple(sensible(cards, lang, FEW, ENOUGH, holding))
            self._kept[key] = found
            if len(self._kept) > KEPT:
                with suppress(KeyError):  # another thread has just evicted it
                    self._kept.popitem(last=False)
        return found

    def _idea(
        self, options: Options, one: Grown, reading: Reading, lang: Lang, joker: CardId | None
    ) -> Idea:
        """The idea as cards of this game."""
        ups = self._own.written(options, lang).ups
        cards = tuple(
            Laid(joker or "", laid.word.spelt(lang))
            if laid.card == JOKER
            else Laid(ups.get((laid.card, laid.word.id)) or self._up[laid.word.id])
            for laid in one.cards
        )
        values = sum(self._book.value(options, laid.up) for laid in cards)
        return Idea(cards, lang, values * len(cards), one.cost, reading)

    def said(self, options: Options, idea: Idea, *, mine: bool) -> str | None:
        """The full sentence; None if it can't be said, or its words would not be found in the
        text."""
        if idea.reading is None:
            return idea.proverb
        if any(kind_of(laid.up) == "blank" for laid in idea.cards):
            return next(iter(self._book.proposals(options, idea.cards, idea.lang)), None)
        text = told(idea.reading, idea.lang, self._book.voice, mine=mine)
        if text is None or options.rebus:
            return text
        missing = self._book.found(options, text, idea.cards, idea.lang).missing
        return None if missing else text

    def joker_words(self, draws: Draws, joker: CardId, lang: Lang) -> tuple[Word, Word]:
        """The two words a joker is tried as: a person and a verb. A blank card gets a name."""
        somebody = draws.pick(self._people)
        if kind_of(joker) == "blank":
            somebody = named(int(joker[1:]), lang)
        return somebody, draws.pick(self._verbs)

    def need(self, options: Options, card: CardId) -> Need | None:
        """None if the card can't be used in a sentence."""
        found = self._needs.get(card)
        if found is not None:
            return found
        written = (self._own.written(options, lang).cards for lang in languages_of(options))
        return next((_need(cards[card]) for cards in written if card in cards), None)

    def proverbs(
        self, options: Options, hand: Collection[CardId], languages: Sequence[Lang]
    ) -> list[Idea]:
        """Proverbs that can be laid now; the printed ones, which need no vote, come first."""
        if options.rebus:
            return []
        found = []
        held = {word.id for card in hand if card in self._book.cards
                for word in self._book.cards[card].words}  # fmt: skip
        for proverb, needed in self._proverbs:
            if proverb.lang in languages and needed <= held:
                words = [one for one in proverb.words if one in needed]
                cards = tuple(Laid(self._up[one]) for one in words)
                if len({card_of(laid.up) for laid in cards}) < len(cards):
                    continue
                values = sum(self._book.value(options, laid.up) for laid in cards)
                said = self._book.found(options, proverb.proverb, cards, proverb.lang)
                if not said.missing:
                    found.append((not proverb.printed, -values, proverb, cards))
        return [
            Idea(cards, proverb.lang, -less * len(cards), proverb=proverb.proverb)
            for _, less, proverb, cards in sorted(found, key=lambda one: one[:2])
        ]
