"""One input being applied to a match."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.melo.board import BOARDS, Board
from parlotte.games.melo.cards import Card, CardId, Kind
from parlotte.games.melo.content import Book
from parlotte.games.melo.phases import asked_in
from parlotte.games.melo.state import State
from parlotte.kit.play import Play
from parlotte.kit.seats import at_seat

BACK = 3  # squares, for a refusal or a missed test


class MeloPlay(Play[State, Book]):
    __slots__ = ()

    @property
    def board(self) -> Board:
        return BOARDS[self.state.options.length]

    def card(self, card: CardId) -> Card:
        return self.book.cards[card]

    def place(self, seat: Seat, square: int) -> int:
        """Moves a pawn to a square, limited to the board; returns how far it went."""
        squares = self.state.squares
        to = max(0, min(square, len(self.board) - 1))
        self.set(squares=at_seat(squares, seat, to))
        return to - squares[seat]

    def move(self, seat: Seat, by: int) -> int:
        went = self.place(seat, self.state.squares[seat] + by)
        if went > 0:
            self.announce("melo-moves", seat=seat, count=went)
        elif went < 0:
            self.announce("melo-moves-back", seat=seat, count=-went)
        return went

    def move_back(self, seat: Seat) -> int:
        return self.move(seat, -BACK)

    def holds_jok(self, seat: Seat, card: Card) -> bool:
        """§3 Whether the player holds a jok of the card's colour."""
        return self.state.joks[seat].of(card.kind) > 0

    def must_hold_jok(self, seat: Seat, card: Card) -> None:
        if not self.holds_jok(seat, card):
            raise Rejected("melo-no-jok")

    def must_not_hold_jok(self, seat: Seat, card: Card) -> None:
        """§3 A player with a jok of the colour gives it instead of refusing."""
        if self.holds_jok(seat, card):
            raise Rejected("melo-jok-instead")

    def give_jok(self, seat: Seat, kind: Kind) -> None:
        """§3 Returns a jok to the pile."""
        self._joks(seat, kind, -1)

    def draw_jok(self, seat: Seat) -> Kind | None:
        """§1 Draws a jok of a random colour from the pile; None if it is empty."""
        left = self.state.pile.left
        if not left:
            return None
        draws = self.draws()
        kind = draws.pick(left)
        self.set(rng=draws.rng)
        self._joks(seat, kind, 1)
        return kind

    def _joks(self, seat: Seat, kind: Kind, count: int) -> None:
        hands = self.state.joks
        hand = hands[seat].plus(kind, count)
        self.set(joks=at_seat(hands, seat, hand), pile=self.state.pile.plus(kind, -count))

    def draw_card(self, kind: Kind) -> CardId:
        """§2 Draws the top card of a deck. An empty deck is shuffled again, without the card that
        lies on the table; a single card is asked again."""
        state = self.state
        deck, met = state.decks.of(kind), state.met
        if not deck:
            draws, on_table = self.draws(), asked_in(state.phase).card
            of_kind = {card.id for card in self.book.playable(state.options)[kind]}
            met = tuple(card for card in met if card not in of_kind or card == on_table)
            deck = self.book.shuffled(state.options, kind, met, draws)
            deck = tuple(card for card in deck if card != on_table) or deck
            self.set(rng=draws.rng)
        self.set(
            decks=replace(state.decks, **{kind: deck[1:]}),
            met=(*(card for card in met if card != deck[0]), deck[0]),
        )
        return deck[0]
