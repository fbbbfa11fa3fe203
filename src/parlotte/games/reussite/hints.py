"""Help from the solver, counted: the result says how much of it there was."""

from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import Help, Hint


def note(play: ReussitePlay, kind: Help) -> None:
    """R: what was told already for the same cards is told again for nothing, also after an undo.
    An undo takes back cards, not what somebody has read."""
    state = play.state
    hint = Hint(kind, state.columns, state.objected + state.refused_words)
    if hint not in state.hints:
        play.set(hints=(*state.hints, hint))
