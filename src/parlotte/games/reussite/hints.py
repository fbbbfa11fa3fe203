"""Help is counted and appears in the result. It comes from the solver, or from a bot that was
asked for a word (§6)."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.phases import Composing
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import Help, Hint


def note(play: ReussitePlay, kind: Help) -> None:
    """R: the same help for the same cards counts once, even after an undo: an undo cannot take
    back what somebody has read."""
    state = play.state
    hint = Hint(kind, state.columns, state.objected + state.refused_words)
    if hint not in state.hints:
        play.set(hints=(*state.hints, hint))


def ask(play: ReussitePlay, seat: Seat, bot: Seat) -> None:
    holders = play.state.holders
    if not 0 <= bot < len(holders) or holders[bot] != "bot" or holders[seat] != "person":
        raise Rejected("reussite-no-such-bot")
    play.set(phase=Composing(asked=bot))


def count_help(play: ReussitePlay, phase: Composing, seat: Seat) -> None:
    """R: a bot's word counts as help, because it comes from the solver too."""
    if phase.asked == seat:
        note(play, "bot")


def give_in(play: ReussitePlay, phase: Composing, seat: Seat) -> None:
    """The bot that was asked has found nothing."""
    if phase.asked != seat:
        raise Rejected("not-now")
    play.set(phase=Composing())
    play.announce("reussite-no-idea", seat=seat)


def reseat(play: ReussitePlay, phase: Composing, seat: Seat) -> None:
    if phase.asked == seat and play.state.holders[seat] != "bot":
        play.set(phase=Composing())
