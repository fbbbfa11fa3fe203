"""Advice to a single player: the full sentences that their cards can make."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.core.prompts import card_of
from parlotte.core.registration import Ask
from parlotte.games.bornes.actions import MOST_TEXT, Cards, Words
from parlotte.games.bornes.open_sentences import Order, gathered
from parlotte.games.bornes.phases import Laid, Span
from parlotte.games.bornes.rules import Bornes
from parlotte.games.bornes.scoring import values_of
from parlotte.games.bornes.shown import View
from parlotte.games.bornes.words import Lang
from parlotte.kit.text import Typed, clean

Kind = Literal["sentences"]
QUESTIONS: dict[str, Ask] = {"sentences": Ask()}


class Composed(Struct, frozen=True):
    """The cards a player has chosen, in order, and the text they wrote, if any."""

    cards: Cards
    lang: Lang
    words: Words = ()  # what its jokers stand for
    text: Typed = ""


class Proposed(Struct, frozen=True):
    """A full sentence, and where the words of the cards occur in it."""

    text: str
    spans: tuple[Span, ...]


class Sentences(Struct, frozen=True):
    """What the app can make of these cards."""

    sentences: tuple[Proposed, ...] = ()  # at most three, the plainest first
    proverb: str = ""  # that lies there: it may be announced
    printed: bool = False  # it is on the sheet: no vote is needed
    points: int = 0  # what they would be worth accepted, before the grade
    spans: tuple[Span, ...] = ()  # in the text he wrote
    missing: tuple[str, ...] = ()  # words of cards that it lacks, as they are printed


NONE = Sentences()


def advise(game: Bornes, view: View, kind: Kind, draft: Composed | None = None) -> Sentences:
    """Uses only what the player sees: their own cards, and those on the table."""
    del kind
    if draft is None or view.mine is None:
        return NONE
    lying = {
        card_of(laid.up): Laid(laid.up, laid.word)
        for zone in view.zones
        for one in zone.sentences
        for laid in one.cards
    }
    options, book = view.options, game.book
    used = [lying[card] for up in draft.cards if (card := card_of(up)) in lying]
    order = Order(draft.cards, draft.words, draft.lang, "")
    try:
        cards = gathered(book, options, order, used, view.mine.hand)
    except Rejected:
        return NONE
    values = values_of(book, options, cards)
    if options.rebus:
        return Sentences(points=values * len(cards))
    proposed = tuple(
        Proposed(text, book.found(options, text, cards, draft.lang).spans)
        for text in book.proposals(options, cards, draft.lang)
    )
    proverb = book.proverb_laid(options, cards, draft.lang)
    found = book.found(options, clean(draft.text[:MOST_TEXT]), cards, draft.lang)
    written = bool(draft.text.strip())
    return Sentences(
        sentences=proposed,
        proverb="" if proverb is None else proverb.proverb,
        printed=proverb is not None and proverb.printed,
        points=values * len(cards),
        spans=found.spans if written else (),
        missing=found.missing if written else (),
    )
