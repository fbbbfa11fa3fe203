"""§5 « Terminée ! »: a player declares a sentence finished."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes.actions import Finish
from parlotte.games.bornes.open_sentences import in_full, refuse_censured
from parlotte.games.bornes.phases import Sentence
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.sentence_votes import agreed
from parlotte.games.bornes.state import Pile

LEAST = 4  # cards of a finished sentence; a proverb may have fewer
MOST_TRIES = 3  # refused attempts allowed per turn


def finish(play: BornesPlay, seat: Seat, action: Finish) -> None:
    """§5.1 Needs at least four cards, or a proverb; the others vote. §6 A proverb printed on the
    sheet needs no vote."""
    sentence = _said(play, seat, action)
    options = play.state.options
    play.announce("bornes-finishes", seat=seat)
    printed = action.proverb and play.book.is_printed(
        options, sentence.said.text, sentence.cards, sentence.lang
    )
    if printed or agreed(play, action, sentence):
        accept(play, seat, action, sentence)


def _said(play: BornesPlay, seat: Seat, action: Finish) -> Sentence:
    """The sentence with its final text; raises Rejected if it can't be finished."""
    sentence = play.sentence(action.sentence)
    if sentence.owner != seat:
        raise Rejected("bornes-not-your-sentence", seat=sentence.owner)
    refuse_censured(play.state, seat)
    if sentence.faute is not None:
        raise Rejected("bornes-sentence-stopped")
    refuse_tired(play)
    if len(sentence.cards) < LEAST and not action.proverb:
        raise Rejected("bornes-four-cards")
    options, cards = play.state.options, sentence.cards
    said = in_full(play.book, options, action.text, cards, sentence.lang)
    if not said.text:
        raise Rejected("bornes-say-it")
    return replace(sentence, said=said)


def refuse_tired(play: BornesPlay) -> None:
    """§5.4 At most three attempts per turn."""
    if play.state.turn.refused >= MOST_TRIES:
        raise Rejected("bornes-three-tries", most=MOST_TRIES)


def accept(play: BornesPlay, seat: Seat, action: Finish, sentence: Sentence) -> None:
    """§5.5 The sentence becomes a pile, which nobody can change any more."""
    said = sentence.said
    pile = Pile(sentence.id, seat, sentence.lang, sentence.cards, said, action.proverb)
    play.remove(sentence.id)
    play.set(piles=(*play.state.piles, pile))
    play.announce(
        "bornes-proverb" if action.proverb else "bornes-accepted", seat=seat, text=said.text
    )


def refuse(play: BornesPlay, seat: Seat, action: Finish) -> None:
    """§5.3 The player takes back the cards laid on it this turn. R: if it holds a joker taken this
    turn, its cards stay, unfinished. R: a DICTIONNAIRE laid this turn stays, with the card it
    covers."""
    sentence, turn = play.sentence(action.sentence), play.state.turn
    play.announce("bornes-refused", seat=seat)
    if any(card in turn.taken for card in sentence.ids):
        return
    before = next((one for one in turn.before if one.id == sentence.id), None)
    kept = () if before is None else before.ids
    play.set_hand(seat, (*play.hand(seat), *(card for card in sentence.ids if card not in kept)))
    if before is None:
        play.remove(sentence.id)
    else:
        play.put(replace(before, faute=sentence.faute))
