"""§9 The coup fourré: an answer out of turn to the CENSURE just laid."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes import attacks, turns
from parlotte.games.bornes.cards import CardId
from parlotte.games.bornes.options import choosing_time
from parlotte.games.bornes.phases import Drawing, Parting, Window
from parlotte.games.bornes.play import BornesPlay
from parlotte.kit.seats import at_seat


def coup_fourre(play: BornesPlay, seat: Seat, phase: Window) -> None:
    """§9.1 The attacked player or a partner may play it, whoever is first. It ends the attacker's
    turn."""
    if seat not in play.state.side(phase.target):
        raise Rejected("bornes-not-attacked")
    card = play.needed(seat, "liberte")
    play.give_up(seat, (card,))
    attacks.lift(play, phase.target, card)
    fourres = play.state.fourres
    play.set(fourres=at_seat(fourres, seat, fourres[seat] + 1))
    play.announce("bornes-coup-fourre", seat=seat, other_seat=play.state.turn.seat)
    play.open(Parting(play.ends_in(choosing_time(play.state.options)), seat))
    if not play.hand(play.state.turn.seat):
        hand_over(play, seat, discarded=False)


def part(play: BornesPlay, seat: Seat, phase: Parting, card: CardId) -> None:
    """§9.2 The attacker discards one card and refills to six from the stock."""
    turns.throw_away(play, seat, card, pick_up=False)
    hand_over(play, phase.by, discarded=True)


def close_parting(play: BornesPlay, phase: Parting) -> None:
    seat = play.state.turn.seat
    part(play, seat, phase, turns.least_useful(play, seat))


def hand_over(play: BornesPlay, to: Seat, *, discarded: bool) -> None:
    """§9.3 The player of the coup fourré draws a card and takes the turn; seats in between are
    skipped."""
    if not turns.close_turn(play, discarded=discarded):
        return
    turns.begin(play, to)
    play.open(Drawing(play.ends_in(choosing_time(play.state.options))))
    if not play.state.discards:
        close_drawing(play)


def draw(play: BornesPlay, seat: Seat, *, pick_up: bool) -> None:
    """Draws from the stock or picks up the last discard; the deal ends if there is neither."""
    if pick_up:
        turns.take_discard(play, seat)
        play.announce("bornes-picks-up", seat=seat)
    elif not turns.draw(play, seat):
        turns.run_out(play)
        return
    turns.go_on(play)


def close_drawing(play: BornesPlay) -> None:
    draw(play, play.state.turn.seat, pick_up=False)
