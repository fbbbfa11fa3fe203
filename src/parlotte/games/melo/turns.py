"""A turn from its start, and whose it is."""

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.melo import guessing, last_test
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.squares import start_of_turn
from parlotte.games.melo.state import Passed, State, TestTold, Told
from parlotte.kit.seats import to_the_left


def open_turn(play: MeloPlay, seat: Seat) -> None:
    """On the last square it is the test; else the square does its work, and the question of the
    one where the pawn then stands is asked, be it the last."""
    play.set(turn=seat)
    play.announce("melo-turn", seat=seat)
    if play.board[play.state.squares[seat]].special == "test":
        last_test.open_test(play, seat)
        return
    guessing.ask(play, seat, start_of_turn(play, seat))


def next_seat(state: State) -> Seat:
    """To the left; who is away is passed over."""
    return to_the_left(state.holders, state.turn)


def next_turn(play: MeloPlay, phase: Told | Passed | TestTold) -> None:
    """At a table that nobody sits at, what was shown last stays up."""
    state = play.state
    if not state.present:
        play.open(replace(phase, ends_at=None))
        return
    seat, count = next_seat(state), len(state.holders)
    before, after = ((one - state.first) % count for one in (state.turn, seat))
    if after <= before:
        play.set(round=state.round + 1)
    open_turn(play, seat)
