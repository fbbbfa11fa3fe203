"""§4 Sentences are begun, extended and changed."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.prompts import card_of
from parlotte.games.bornes import drafts
from parlotte.games.bornes.actions import MOST_CARDS, MOST_TEXT, MOST_WORD, Change, Start
from parlotte.games.bornes.cards import CardId, Up, kind_of
from parlotte.games.bornes.content import Book, is_wild
from parlotte.games.bornes.options import Options, languages_of
from parlotte.games.bornes.phases import UNSAID, Laid, Said, Sentence
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import State
from parlotte.games.bornes.words import Lang
from parlotte.kit.text import clean

LEAST = 2  # cards needed to begin a sentence
MOST_JOKERS = 1  # jokers among those cards


class Order(Struct, frozen=True):
    """The player's order of cards, and the sentence they say with them."""

    cards: Sequence[Up]
    words: Sequence[str]  # the words of the jokers among them, in order
    lang: Lang
    text: str
    pictures: Sequence[str] = ()  # the pictures of blank cards among them, in order


def start(play: BornesPlay, seat: Seat, action: Start) -> None:
    """§4.1 Begins with at least two cards, at most one of them a joker."""
    order = Order(action.cards, action.words, action.lang, action.text, action.pictures)
    sentence = begun(play, seat, order, play.hand(seat))
    lay(play, seat, sentence)
    play.announce("bornes-starts", seat=seat, count=len(sentence.cards))


def change(play: BornesPlay, seat: Seat, action: Change) -> None:
    """§4.3 Adds cards, reorders them or turns them over. §10 A partner's sentence may only be
    extended."""
    before = play.sentence(action.sentence)
    order = Order(action.cards, action.words, before.lang, action.text, action.pictures)
    after = changed(play, seat, before, order, play.hand(seat))
    more = len(after.cards) - len(before.cards)
    lay(play, seat, after)
    if more:
        play.announce("bornes-extends", seat=seat, count=more)


def lay(play: BornesPlay, seat: Seat, sentence: Sentence) -> None:
    """Puts the sentence on the table and removes its cards from the hand."""
    turn = play.state.turn
    new = [card for card in sentence.ids if card in play.hand(seat)]
    play.give_up(seat, new)
    play.put(sentence)
    play.set(sentence_ids=max(play.state.sentence_ids, sentence.id))
    if new:
        play.set(turn=replace(turn, laid=True))
    drafts.forget(play, seat)


def begun(play: BornesPlay, seat: Seat, order: Order, hand: Sequence[CardId]) -> Sentence:
    """A new sentence of this seat from its own cards; raises Rejected if not allowed."""
    state = play.state
    refuse_censured(state, seat)
    if order.lang not in languages_of(state.options):
        raise Rejected("bornes-one-language")
    cards = gathered(play.book, state.options, order, (), hand)
    if len(cards) < LEAST:
        raise Rejected("bornes-two-cards")
    if sum(is_wild(state.options, laid.card) for laid in cards) > MOST_JOKERS:
        raise Rejected("bornes-one-joker")
    said = in_full(play.book, state.options, order.text, cards, order.lang)
    return Sentence(state.sentence_ids + 1, seat, order.lang, cards, said)


def changed(
    play: BornesPlay, seat: Seat, before: Sentence, order: Order, hand: Sequence[CardId]
) -> Sentence:
    """An open sentence after the change; raises Rejected if not allowed."""
    state = play.state
    refuse_untouchable(state, seat, before)
    cards = gathered(play.book, state.options, order, before.cards, hand)
    if seat != before.owner:
        kept = tuple(laid for laid in cards if laid.card in before.ids)
        if kept != before.cards:
            raise Rejected("bornes-partner-order")
        if len(cards) == len(before.cards):
            raise Rejected("bornes-partner-longer")
    said = in_full(play.book, state.options, order.text, cards, order.lang)
    return replace(before, cards=cards, said=said)


def refuse_censured(state: State, owner: Seat) -> None:
    """§8.3 Nothing may be laid on a censured game."""
    if owner in state.censures:
        raise Rejected("bornes-censured", seat=owner)


def refuse_untouchable(state: State, seat: Seat, sentence: Sentence) -> None:
    """Raises unless the sentence is the seat's own or a partner's, without CENSURE or FAUTE."""
    if sentence.owner not in state.side(seat):
        raise Rejected("bornes-not-your-sentence", seat=sentence.owner)
    refuse_censured(state, sentence.owner)
    if sentence.faute is not None:
        raise Rejected("bornes-sentence-stopped")


def gathered(
    book: Book,
    options: Options,
    order: Order,
    before: Sequence[Laid],
    hand: Sequence[CardId],
) -> tuple[Laid, ...]:
    """The cards of a sentence: all that were there, and others from the hand, each once."""
    held = {laid.card for laid in before}
    ids = [card_of(up) for up in order.cards]
    if len(set(ids)) < len(ids):
        raise Rejected("bornes-card-twice")
    if not held <= set(ids):
        raise Rejected("bornes-card-left-out")
    if len(ids) > MOST_CARDS:
        raise Rejected("bornes-too-many-cards", most=MOST_CARDS)
    for up, card in zip(order.cards, ids, strict=True):
        if card not in held and card not in hand:
            raise Rejected("bornes-not-your-card")
        if up not in book.sides(options, card):
            raise Rejected("bornes-no-word-card" if _is_no_word(card) else "bornes-which-side")
    words = _wild_words(options, order, before, ids)
    pictures = _pictures(book, options, order, before, ids)
    return tuple(
        Laid(up, words.get(card, ""), pictures.get(card, ""))
        for up, card in zip(order.cards, ids, strict=True)
    )


def _is_no_word(card: CardId) -> bool:
    return kind_of(card) not in ("word", "joker", "blank")


def _wild_words(
    options: Options, order: Order, before: Sequence[Laid], ids: Sequence[CardId]
) -> dict[CardId, str]:
    """§7.1 The words of the jokers; without new words they keep the old ones."""
    wild = [card for card in ids if is_wild(options, card)]
    if not order.words:
        kept = {laid.card: laid.word for laid in before if laid.word}
        if set(wild) <= kept.keys():
            return kept
    words = [clean(word) for word in order.words]
    if len(words) != len(wild) or not all(words):
        raise Rejected("bornes-joker-word")
    if max(map(len, words), default=0) > MOST_WORD:
        raise Rejected("bornes-long-word", most=MOST_WORD)
    return dict(zip(wild, words, strict=True))


def _pictures(
    book: Book, options: Options, order: Order, before: Sequence[Laid], ids: Sequence[CardId]
) -> dict[CardId, str]:
    """§15.1 The pictures of blank cards written in play; without new ones they keep the old
    ones."""
    kept = {laid.card: laid.picture for laid in before if laid.picture}
    wild = [card for card in ids if is_wild(options, card)]
    named = dict(zip(wild, order.pictures, strict=False))
    if not book.pictures.issuperset(one for one in named.values() if one):
        raise Rejected("bornes-no-such-picture")
    return {**kept, **{card: one for card, one in named.items() if kind_of(card) == "blank"}}


def in_full(book: Book, options: Options, text: str, cards: Sequence[Laid], lang: Lang) -> Said:
    """§2 The full sentence; it must contain the words of the cards, in any form."""
    text = clean(text)
    if not text:
        return UNSAID
    if len(text) > MOST_TEXT:
        raise Rejected("bornes-long-text", most=MOST_TEXT)
    if options.rebus:
        return Said(text)
    found = book.found(options, text, cards, lang)
    if found.missing and not options.trust:
        raise Rejected("bornes-words-missing", words=", ".join(found.missing))
    return Said(text, found.spans)
