"""§15 Variant "emprunts": a player exchanges a card of another player's open sentence for one of
their own."""

from parlotte.core.contract import Rejected, Seat
from parlotte.core.prompts import card_of
from parlotte.games.bornes.actions import Borrow
from parlotte.games.bornes.content import is_wild
from parlotte.games.bornes.finishing import refuse_tired
from parlotte.games.bornes.jokers import replaced
from parlotte.games.bornes.phases import Sentence
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.sentence_votes import agreed
from parlotte.games.bornes.state import Lent, State


def borrow(play: BornesPlay, seat: Seat, action: Borrow) -> None:
    """§15.1 On the player's turn. If the option demands the same meaning, the table votes on it."""
    options = play.state.options
    if options.borrowing == "no":
        raise Rejected("bornes-no-borrowing")
    after = lent(play, seat, action)
    if options.borrowing == "same":
        refuse_tired(play)
        if not agreed(play, action, after):
            play.announce("bornes-asks-borrow", seat=seat)
            return
    exchange(play, seat, action, after)


def exchange(play: BornesPlay, seat: Seat, action: Borrow, sentence: Sentence) -> None:
    """Puts down the changed sentence and exchanges the two cards."""
    play.put(sentence)
    play.give_up(seat, (card_of(action.card),))
    play.set_hand(seat, (*play.hand(seat), action.theirs))
    play.set(lent=(*play.state.lent, Lent(action.theirs, sentence.owner)))
    play.announce("bornes-borrows", seat=seat, other_seat=sentence.owner)


def may_be_borrowed(state: State, seat: Seat, sentence: Sentence) -> tuple[str, ...]:
    """§15.2 Word cards in other players' sentences without a FAUTE, except cards borrowed from
    this seat just now. R: jokers have their own rule."""
    if sentence.owner == seat or sentence.faute is not None:
        return ()
    barred = {one.card for one in state.lent if one.owner == seat}
    return tuple(
        card for card in sentence.ids if card not in barred and not is_wild(state.options, card)
    )


def lent(play: BornesPlay, seat: Seat, action: Borrow) -> Sentence:
    """The sentence after the exchange; raises Rejected if it is not allowed."""
    sentence = play.sentence(action.sentence)
    if sentence.owner == seat:
        raise Rejected("bornes-borrow-from-others")
    if sentence.faute is not None:
        raise Rejected("bornes-sentence-stopped")
    if action.theirs not in may_be_borrowed(play.state, seat, sentence):
        raise Rejected("bornes-cannot-borrow")
    return replaced(play, seat, sentence, action.theirs, action.card, action.said)
