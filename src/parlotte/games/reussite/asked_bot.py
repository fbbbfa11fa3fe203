"""§6 A bot at the table that somebody asks for a word."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite import hints
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import Composing


def ask(play: ReussitePlay, seat: Seat, bot: Seat) -> None:
    holders = play.state.holders
    if not 0 <= bot < len(holders) or holders[bot] != "bot" or holders[seat] != "person":
        raise Rejected("reussite-no-such-bot")
    play.set(phase=Composing(asked=bot))


def count_help(play: ReussitePlay, phase: Composing, seat: Seat) -> None:
    """R: its word comes from the solver too."""
    if phase.asked == seat:
        hints.note(play, "bot")


def give_in(play: ReussitePlay, phase: Composing, seat: Seat) -> None:
    """It has found nothing."""
    if phase.asked != seat:
        raise Rejected("not-now")
    play.set(phase=Composing())
    play.announce("reussite-no-idea", seat=seat)


def reseat(play: ReussitePlay, phase: Composing, seat: Seat) -> None:
    if phase.asked == seat and play.state.holders[seat] != "bot":
        play.set(phase=Composing())
