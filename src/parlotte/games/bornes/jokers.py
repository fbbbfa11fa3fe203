"""§7 A player takes a joker from a sentence and uses it at once."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import fold
from parlotte.core.prompts import card_of
from parlotte.games.bornes.actions import NEW, Take
from parlotte.games.bornes.cards import CardId, kind_of
from parlotte.games.bornes.content import is_wild
from parlotte.games.bornes.finishing import refuse_tired
from parlotte.games.bornes.open_sentences import Order, begun, changed, in_full, lay
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.phases import UNSAID, Laid, Said, Sentence
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.sentence_votes import agreed


class Exchange(Struct, frozen=True):
    """The two sentences after a joker was taken."""

    source: Sentence
    target: Sentence


def take(play: BornesPlay, seat: Seat, action: Take) -> None:
    """§7.2 The same word may replace it at once; another word needs the consent of the table."""
    same = is_same_word(play, action)
    if not same:
        refuse_tired(play)
    # raises if the exchange is impossible; then the table is asked
    after = exchanged(play, seat, action)
    if same or agreed(play, action, after.source):
        exchange(play, seat, action, after)
    else:
        play.announce("bornes-asks-joker", seat=seat)


def exchange(play: BornesPlay, seat: Seat, action: Take, after: Exchange) -> None:
    """§7.3 Taking and using is one act: the joker never goes to a hand."""
    play.give_up(seat, (card_of(action.card),))
    play.put(after.source)
    lay(play, seat, after.target)
    turn = play.state.turn
    # R: the card that replaced the joker stays, even if the new sentence is refused.
    before = tuple(
        _put_in(play, one, action.joker, Laid(action.card)) if one.id == action.sentence else one
        for one in turn.before
    )
    play.set(turn=replace(turn, before=before, taken=(*turn.taken, action.joker), laid=True))
    play.announce("bornes-takes-joker", seat=seat, other_seat=after.source.owner)


def is_same_word(play: BornesPlay, action: Take) -> bool:
    """§7.2 Whether the card shows the joker's word, in either language."""
    sentence = play.sentence(action.sentence)
    joker = next((laid for laid in sentence.cards if laid.card == action.joker), None)
    face = play.book.face(play.state.options, action.card)
    if joker is None or face is None:
        return False
    return fold(joker.word) in (fold(face.fr), fold(face.en))


def may_be_taken(options: Options, sentence: Sentence, card: CardId) -> bool:
    """Jokers in a sentence without a FAUTE; for blank cards the options decide."""
    if sentence.faute is not None or not is_wild(options, card):
        return False
    return kind_of(card) == "joker" or options.blanks_in_play == "takeable"


def exchanged(play: BornesPlay, seat: Seat, action: Take) -> Exchange:
    """Both sentences after the exchange; raises Rejected if it is not allowed."""
    source, options = play.sentence(action.sentence), play.state.options
    if action.joker not in source.ids:
        raise Rejected("bornes-no-joker-there")
    if not may_be_taken(options, source, action.joker):
        stopped = source.faute is not None
        raise Rejected("bornes-sentence-stopped" if stopped else "bornes-joker-stays")
    source = replaced(play, seat, source, action.joker, action.card, action.said)
    hand = [card for card in play.hand(seat) if card != card_of(action.card)]
    if action.joker not in map(card_of, action.cards):
        raise Rejected("bornes-use-the-joker")
    target = play.sentence(action.into) if action.into != NEW else None
    if target is None:
        order = Order(action.cards, action.words, action.lang, action.text, action.pictures)
        return Exchange(source, begun(play, seat, order, [*hand, action.joker]))
    target = source if target.id == source.id else target
    order = Order(action.cards, action.words, target.lang, action.text, action.pictures)
    target = changed(play, seat, target, order, [*hand, action.joker])
    return Exchange(target if target.id == source.id else source, target)


def replaced(
    play: BornesPlay, seat: Seat, sentence: Sentence, gone: CardId, up: str, text: str
) -> Sentence:
    """The sentence with a word of the hand in place of a card, and its new text."""
    options = play.state.options
    if card_of(up) not in play.hand(seat):
        raise Rejected("bornes-not-your-card")
    face = play.book.face(options, up)
    if face is None:
        raise Rejected("bornes-word-for-it")
    after = _put_in(play, sentence, gone, Laid(up))
    if not text.strip():
        return after
    return replace(after, said=in_full(play.book, options, text, after.cards, after.lang))


def _put_in(play: BornesPlay, sentence: Sentence, gone: CardId, laid: Laid) -> Sentence:
    cards = tuple(laid if one.card == gone else one for one in sentence.cards)
    return replace(sentence, cards=cards, said=_still_said(play, sentence, cards))


def _still_said(play: BornesPlay, sentence: Sentence, cards: Sequence[Laid]) -> Said:
    """The old text if it contains the new word, otherwise no text yet."""
    options, text = play.state.options, sentence.said.text
    if not text or options.rebus:
        return sentence.said
    found = play.book.found(options, text, cards, sentence.lang)
    return UNSAID if found.missing else Said(text, found.spans)
