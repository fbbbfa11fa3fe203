"""§3 Begins and ends turns, and moves cards between hand, stock and discards."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes import attacks, grading
from parlotte.games.bornes.cards import HAND, CardId
from parlotte.games.bornes.options import turn_time
from parlotte.games.bornes.phases import Playing
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import Turn
from parlotte.kit.seats import to_the_left

# Rounds without a word that end the deal: after the discards were reshuffled, and before that.
IDLE_ROUNDS, QUIET_ROUNDS = 3, 12
TO_GO_OUT = 2  # accepted sentences of one's own, needed to go out


def begin(play: BornesPlay, seat: Seat) -> None:
    own = tuple(one for one in play.state.sentences if one.owner == seat)
    play.set(turn=Turn(seat, own), turns=play.state.turns + 1)
    go_on(play)


def go_on(play: BornesPlay) -> None:
    play.open(Playing(play.ends_in(turn_time(play.state.options))))


def discard(play: BornesPlay, seat: Seat, card: CardId, *, pick_up: bool) -> None:
    """§3.2 Discards one card and refills to six; the player may pick up the previous discard
    instead of a card of the stock."""
    throw_away(play, seat, card, pick_up=pick_up)
    end_turn(play, discarded=True)


def throw_away(play: BornesPlay, seat: Seat, card: CardId, *, pick_up: bool) -> None:
    if card not in play.hand(seat):
        raise Rejected("bornes-not-your-card")
    play.give_up(seat, (card,))
    if pick_up:
        take_discard(play, seat)
    play.set(discards=(*play.state.discards, card))
    play.announce("bornes-picks-up" if pick_up else "bornes-discards", seat=seat)


def end(play: BornesPlay, seat: Seat) -> None:
    """§3.3 Ends the turn without a discard if no card is left."""
    if play.hand(seat):
        raise Rejected("bornes-cards-left")
    end_turn(play, discarded=False)


def end_turn(play: BornesPlay, *, discarded: bool) -> None:
    """A player who has laid all cards ends the deal; otherwise the left neighbour plays."""
    seat = play.state.turn.seat
    if close_turn(play, discarded=discarded):
        begin(play, to_the_left(play.state.holders, seat))


def close_turn(play: BornesPlay, *, discarded: bool) -> bool:
    """Refills the hand; True if the deal goes on. §11.1 A discarded card does not count as laid."""
    seat = play.state.turn.seat
    accepted = sum(pile.owner == seat for pile in play.state.piles)
    if not discarded and not play.hand(seat) and accepted >= TO_GO_OUT:
        play.announce("bornes-goes-out", seat=seat)
        grading.end_deal(play, "went-out", seat)
        return False
    if not refill(play, seat):
        run_out(play)
        return False
    attacks.give_back_counter(play, seat)
    play.set(lent=tuple(one for one in play.state.lent if one.owner != seat))
    return not is_stuck(play)


def run_out(play: BornesPlay) -> None:
    """§11.2 Ends the deal: the stock and the discards are empty."""
    play.announce("bornes-no-cards-left")
    grading.end_deal(play, "no-cards")


def is_stuck(play: BornesPlay) -> bool:
    """§11.3 R: three rounds without a word after a reshuffle end the deal. So do twelve rounds
    before it, because the stock never runs out if everybody picks up discards."""
    state = play.state
    idle = 0 if state.turn.laid else state.idle + 1
    play.set(idle=idle)
    rounds = IDLE_ROUNDS if state.reshuffled else QUIET_ROUNDS
    if idle < rounds * len(state.holders):
        return False
    play.announce("bornes-no-words-left")
    grading.end_deal(play, "no-words")
    return True


def refill(play: BornesPlay, seat: Seat) -> bool:
    """Refills the hand to six; False if there are not enough cards."""
    while len(play.hand(seat)) < HAND:
        if not draw(play, seat):
            return False
    return True


def draw(play: BornesPlay, seat: Seat) -> bool:
    """§3.4 Draws a card; an empty stock is refilled with the shuffled discards."""
    if not play.state.stock:
        if not play.state.discards:
            return False
        if not play.state.reshuffled:
            play.set(reshuffled=True, idle=-1)  # counted from the next turn on
        play.set(stock=play.shuffled(play.state.discards), discards=())
        play.announce("bornes-reshuffled")
    first, *rest = play.state.stock
    play.set(stock=tuple(rest))
    play.set_hand(seat, (*play.hand(seat), first))
    return True


def take_discard(play: BornesPlay, seat: Seat) -> None:
    """Picks up the top of the discards."""
    discards = play.state.discards
    if not discards:
        raise Rejected("bornes-nothing-to-pick-up")
    play.set_hand(seat, (*play.hand(seat), discards[-1]))
    play.set(discards=discards[:-1])


def least_useful(play: BornesPlay, seat: Seat) -> CardId:
    """§3.5 The discard at the deadline: the word card with the lowest value, else any card."""
    book, options = play.book, play.state.options
    words = {
        card: max(book.value(options, up) for up in sides)
        for card in play.hand(seat)
        if (sides := [up for up in book.sides(options, card) if ":" in up])
    }
    return min(words, key=lambda card: words[card]) if words else play.hand(seat)[0]


def close_playing(play: BornesPlay) -> None:
    """The deadline of a turn: laid cards stay, and sentences stay open."""
    seat = play.state.turn.seat
    if play.hand(seat):
        discard(play, seat, least_useful(play, seat), pick_up=False)
    else:
        end_turn(play, discarded=False)
