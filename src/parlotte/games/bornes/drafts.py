"""Drafts of sentences: private to each player, in and before their turn, valid or not."""

from parlotte.core.contract import Rejected, Seat
from parlotte.core.prompts import card_of
from parlotte.games.bornes.actions import MOST_TEXT, Sketch, Taking
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.shown import DraftView
from parlotte.games.bornes.state import State
from parlotte.kit.seats import with_seat, without_seat


def sketch(play: BornesPlay, seat: Seat, action: Sketch) -> None:
    if len(action.text) > MOST_TEXT:
        raise Rejected("bornes-long-text", most=MOST_TEXT)
    play.concerns(seat)
    play.set(drafts=with_seat(play.state.drafts, seat, action))


def forget(play: BornesPlay, seat: Seat) -> None:
    play.set(drafts=without_seat(play.state.drafts, seat))


def draft_view(state: State, seat: Seat) -> DraftView | None:
    """The draft as its owner sees it: without the cards that he has no more."""
    draft = state.drafts.get(seat)
    if draft is None:
        return None
    there = set(state.hands[seat])
    there |= {card for one in state.sentences if one.id == draft.sentence for card in one.ids}
    taken = draft.taken if draft.taken and _still_lies(state, seat, draft.taken) else None
    if taken is not None:
        there = {*there, taken.joker} - {card_of(taken.card)}
    cards = tuple(up for up in draft.cards if card_of(up) in there)
    return DraftView(
        cards, draft.lang, draft.text, draft.words, draft.sentence, draft.pictures, taken
    )


def _still_lies(state: State, seat: Seat, taken: Taking) -> bool:
    """Whether the joker is still there, and the card that would replace it still in the hand."""
    lies = any(one.id == taken.sentence and taken.joker in one.ids for one in state.sentences)
    return lies and card_of(taken.card) in state.hands[seat]
