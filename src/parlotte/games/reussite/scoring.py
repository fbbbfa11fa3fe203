"""The end of a deal, and the check whether any word is left."""

from collections.abc import Sequence
from typing import Any

from parlotte.core.contract import Outcome, Param, Standing
from parlotte.games.reussite.cards import PETARDS, SHORTEST, STAR
from parlotte.games.reussite.phases import End, Finished
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import State


def finish_if_over(play: ReussitePlay) -> bool:
    """The deal goes on while at least four cards are left."""
    if play.state.left >= SHORTEST:
        return False
    finish(play)
    return True


def finish(play: ReussitePlay, *, gave_up: bool = False, out_of_time: bool = False) -> None:
    end = _end(play.state)
    play.set(phase=Finished(end, gave_up, out_of_time), drafts={}, trails={}, past=(), stuck=False)
    play.announce(f"reussite-{end}", words=len(play.state.words), left=play.state.left)


def _end(state: State) -> End:
    if state.left:
        return "failed"
    return "triumph" if state.petards == PETARDS else "petards"


def look_for_a_word(play: ReussitePlay) -> None:
    """Tells the table if no word of the lexicon can be played any more."""
    state = play.state
    if play.book.search.none_left(state.columns, state.petards, len(state.stock)):
        play.set(stuck=True)
        play.announce("reussite-stuck")


def outcome(state: State) -> Outcome | None:
    phase = state.phase
    if not isinstance(phase, Finished):
        return None
    won = phase.end != "failed"
    seats = tuple(range(len(state.holders)))
    about: dict[str, Param] = {
        "words": len(state.words),
        "left": state.left,
        "petards": PETARDS - state.petards,
        "day": state.day,
        "hints": len(state.hints),
        "trusted": sum(word.trusted for word in state.words),
    }
    winners = seats if won else ()
    return Outcome(winners, standings(state), verdict=f"reussite-end-{phase.end}", params=about)


def report(states: Sequence[State]) -> dict[str, Any]:
    """For simulations: the share of triumphs, and word counts."""
    counts = [len(state.words) for state in states] or [0]
    ends = [_end(state) for state in states]
    words = {"mean": round(sum(counts) / len(counts), 2), "min": min(counts), "max": max(counts)}
    return {"wins": ends.count("triumph"), "words": words}


def standings(state: State) -> tuple[Standing, ...]:
    """All win or lose together, so everybody is first; the score is the number of words."""
    return tuple(Standing(seat, 1, len(state.words)) for seat in range(len(state.holders)))


def score(state: State) -> str:
    """One emoji per word, then the pétards that were used."""
    words = "".join(
        "⭐" if any(tile.card == STAR for tile in word.tiles) else "🟦" for word in state.words
    )
    burnt = sum(tile.card == "!" for word in state.words for tile in word.tiles)
    return words + "🧨" * burnt
