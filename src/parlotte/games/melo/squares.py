"""§1 A square takes effect at the start of the player's own turn, never on arrival."""

from parlotte.core.contract import Seat
from parlotte.games.melo.phases import Moved
from parlotte.games.melo.play import MeloPlay

STEP = 2


def start_of_turn(play: MeloPlay, seat: Seat) -> Moved | None:
    """Applies the effect of the square, if it has one. The square it leads to has no further
    effect."""
    start = play.state.squares[seat]
    others = [square for who, square in enumerate(play.state.squares) if who != seat]
    special = play.board[start].special
    match special:
        case "plus":
            play.place(seat, start + STEP)
        case "minus":
            play.place(seat, start - STEP)
        case "prems":
            # A tie with the foremost pawn counts as being foremost.
            ahead = max(others)
            play.place(seat, ahead if ahead > start else start + STEP)
        case "der":
            behind = min(others)
            play.place(seat, behind if behind < start else start - STEP)
        case "jok":
            drawn = play.draw_jok(seat)
            if drawn is not None:
                play.announce(f"melo-draws-{drawn}", seat=seat)
            return Moved(special, start, start, drawn)
        case _:
            return None
    to = play.state.squares[seat]
    play.announce(f"melo-square-{special}", seat=seat)
    return Moved(special, start, to)
