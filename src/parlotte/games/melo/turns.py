"""Starts a turn, and chooses whose turn is next."""

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.melo import guessing, last_test
from parlotte.games.melo.phases import Shown
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.squares import start_of_turn
from parlotte.games.melo.state import State
from parlotte.kit.seats import to_the_left


def open_turn(play: MeloPlay, seat: Seat) -> None:
    """On the last square the turn is the last test. Otherwise the square takes effect, and the
    card of the square where the pawn then stands is asked, even on the last square."""
    play.set(turn=seat)
    play.announce("melo-turn", seat=seat)
    if play.board[play.state.squares[seat]].special == "test":
        last_test.open_test(play, seat)
        return
    guessing.ask(play, seat, start_of_turn(play, seat))


def next_seat(state: State) -> Seat:
    """The next seat to the left; seats that are away are skipped."""
    return to_the_left(state.holders, state.turn)


def next_turn(play: MeloPlay, phase: Shown) -> None:
    """At an empty table, the last result stays shown."""
    state = play.state
    if not state.present:
        play.open(replace(phase, ends_at=None))
        return
    seat, count = next_seat(state), len(state.holders)
    before, after = ((one - state.first) % count for one in (state.turn, seat))
    if after <= before:
        play.set(round=state.round + 1)
    open_turn(play, seat)
