"""§11, §12 The winner, and the statistics shown at the end of a match."""

from collections.abc import Sequence
from typing import Any

from parlotte.core.contract import Outcome, Seat, Standing
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.phases import Ended
from parlotte.games.coquillaude.search.plays import Play
from parlotte.games.coquillaude.shown import Medal, MedalKind
from parlotte.games.coquillaude.state import Past, State
from parlotte.kit.ranking import ranked

SHARP = 20  # percent: below it nobody gets the lynx medal


def standings(state: State) -> tuple[Standing, ...]:
    """Ranked by points; equals share a place."""
    return ranked(state.scores, state.scores)


def outcome(state: State) -> Outcome | None:
    phase = state.phase
    if not isinstance(phase, Ended):
        return None
    verdict = f"coquillaude-end-{phase.why}"
    about = {"rounds": state.round, "trusted": on_trust(state)}
    return Outcome(phase.winners, standings(state), verdict=verdict, params=about)


def on_trust(state: State) -> int:
    """The number of words and answers accepted without a vote; the result shows it."""
    return sum(word.trusted for word in state.words) + state.trusted_answers


def medals(court: Court, state: State) -> tuple[Medal, ...]:
    """Each medal goes to the seat with the highest count above zero; of equals the first seat."""
    words = state.words
    famous = [one for one in words if one.proposal.famous and one.proposal.word in court.persons]
    counts: dict[MedalKind, list[int]] = {
        "maison": [sum(one.seat == seat for one in words) for seat in state.seats],
        "lynx": [_sharpness(state, seat) for seat in state.seats],
        "filou": [sum(one.taker == seat for one in words) for seat in state.seats],
        "salon": [sum(one.seat == seat for one in famous) for seat in state.seats],
    }
    return tuple(
        Medal(kind, of.index(max(of)), max(of)) for kind, of in counts.items() if max(of) > 0
    )


def _sharpness(state: State, seat: Seat) -> int:
    """The percentage of a seat's possible points that it announced."""
    could = sum(_held(past, seat) for past in state.past)
    did = sum(past.bids[seat] or 0 for past in state.past)
    percent = min(100, (200 * did + could) // (2 * could)) if could else 0
    return percent if percent >= SHARP else 0


def _held(past: Past, seat: Seat) -> int:
    best = past.best[seat]
    return 0 if best is None else best.points


def left(state: State) -> tuple[int, ...]:
    """By seat: the points that were possible but not announced."""
    return tuple(
        sum(max(0, _held(past, seat) - (past.bids[seat] or 0)) for past in state.past)
        for seat in state.seats
    )


def finest(state: State) -> int | None:
    """The index of the word with the highest score; of equals the first."""
    scored = [one.scored for one in state.words]
    return scored.index(max(scored)) if scored else None


def best_plays(past: Past) -> list[tuple[Seat, Play]]:
    """The best play of each capital, the highest first."""
    found = [(seat, play) for seat, play in enumerate(past.best) if play is not None]
    return sorted(found, key=lambda one: -one[1].points)


def unseen(past: Past) -> Play | None:
    """« Le mot que personne n'a vu »: a best play worth more than every announced score."""
    announced = max((points for points in past.bids if points is not None), default=0)
    return next((play for _, play in best_plays(past) if play.points > announced), None)


def missed(state: State) -> tuple[int, ...]:
    """The rounds with an unseen word, the greatest loss first."""
    lost = {past.round: play.points - past.scored for past in state.past if (play := unseen(past))}
    return tuple(sorted(lost, key=lambda number: -lost[number]))


def report(states: Sequence[State]) -> dict[str, Any]:
    """Statistics for simulations: how matches ended, and word lengths."""
    ends = [state.phase.why for state in states if isinstance(state.phase, Ended)]
    words = [len(one.proposal.word) for state in states for one in state.words] or [0]
    taken = sum(one.taker is not None for state in states for one in state.words)
    return {
        "ends": {why: ends.count(why) for why in sorted(set(ends))},
        "words": round(len(words) / max(1, len(states)), 2),
        "letters": round(sum(words) / len(words), 2),
        "taken": taken,
    }
