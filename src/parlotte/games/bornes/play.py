"""One input being applied to a match."""

from collections.abc import Iterable

from parlotte.core.contract import Millis, Rejected, Seat
from parlotte.games.bornes.actions import SentenceId
from parlotte.games.bornes.cards import CardId, CardKind, kind_of
from parlotte.games.bornes.content import Book
from parlotte.games.bornes.options import LEAST_LEFT
from parlotte.games.bornes.phases import Playing, Sentence
from parlotte.games.bornes.state import State
from parlotte.kit.play import Play
from parlotte.kit.seats import at_seat


class BornesPlay(Play[State, Book]):
    __slots__ = ()

    def hand(self, seat: Seat) -> tuple[CardId, ...]:
        return self.state.hands[seat]

    def set_hand(self, seat: Seat, hand: tuple[CardId, ...]) -> None:
        self.set(hands=at_seat(self.state.hands, seat, hand))

    def give_up(self, seat: Seat, cards: Iterable[CardId]) -> None:
        """Removes these cards from a hand; the others keep their order."""
        gone = set(cards)
        self.set_hand(seat, tuple(card for card in self.hand(seat) if card not in gone))

    def needed(self, seat: Seat, kind: CardKind) -> CardId:
        """A card of this kind that the seat holds; raises Rejected if it has none."""
        card = held(self.hand(seat), kind)
        if card is None:
            raise Rejected("bornes-no-such-card")
        return card

    def shuffled(self, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        draws = self.draws()
        mixed = draws.shuffled(cards)
        self.set(rng=draws.rng)
        return mixed

    def sentence(self, number: SentenceId) -> Sentence:
        """The open sentence with this number; raises Rejected if there is none."""
        for one in self.state.sentences:
            if one.id == number:
                return one
        if any(pile.id == number for pile in self.state.piles):
            raise Rejected("bornes-finished-already")
        raise Rejected("bornes-no-such-sentence")

    def put(self, sentence: Sentence) -> None:
        """Replaces a sentence by its new version; a new one goes to the end."""
        others = self.state.sentences
        if all(one.id != sentence.id for one in others):
            self.set(sentences=(*others, sentence))
        else:
            put = (sentence if one.id == sentence.id else one for one in others)
            self.set(sentences=tuple(put))

    def remove(self, number: SentenceId) -> None:
        left = (one for one in self.state.sentences if one.id != number)
        self.set(sentences=tuple(left))

    def set_aside(self, *cards: CardId) -> None:
        """Removes cards from the deal: an attack and its defence."""
        self.set(aside=(*self.state.aside, *cards))

    def time_left(self) -> Millis | None:
        """The time left of an interrupted turn, with a minimum to finish it."""
        ends_at = self.state.phase.ends_at
        return None if ends_at is None else max(ends_at - self.at, LEAST_LEFT)

    def resume(self, left: Millis | None) -> None:
        """Continues the turn."""
        self.open(Playing(self.ends_in(left)))


def held(hand: Iterable[CardId], kind: CardKind) -> CardId | None:
    return next((card for card in hand if kind_of(card) == kind), None)
