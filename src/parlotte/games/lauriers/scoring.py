"""§7 The count, and who has earned the diploma."""

from parlotte.core.contract import Outcome, Seat, Standing
from parlotte.games.lauriers.state import Entry, Finished, Polled, Score, State

FOR_THE_TRUTH = 2


def count(state: State, entries: tuple[Entry, ...], polled: Polled) -> tuple[Score, ...]:
    """What each seat earns. The pawns move all at once, and stop at the diploma."""
    truth = next(number for number, entry in enumerate(entries) if entry.real)
    scores = []
    paid = [(voter, entries[entry].authors) for voter, entry in polled.votes.items()]
    for seat in state.seats:
        found = FOR_THE_TRUTH if polled.votes.get(seat) == truth else 0
        # One point per vote for one's entry; one's own never pays oneself, it pays co-authors.
        received = sum([voter != seat and seat in authors for voter, authors in paid])
        led = _missed(polled, truth) if seat == state.mdj else 0
        staked = seat in polled.staked
        # A staked token doubles the good vote and the votes received together.
        total = (found + received) * (2 if staked else 1) + led
        start = state.leaves[seat]
        leaf = min(start + total, state.options.track)
        scores.append(Score(seat, found, received, led, staked, total, start, leaf))
    return tuple(scores)


def _missed(polled: Polled, truth: int) -> int:
    """The MDJ scores each other player who did not vote for the truth, abstentions included.

    Who was away when the vote closed did not abstain; what he had confirmed before counts.
    """
    return sum(entry != truth for entry in polled.votes.values()) + len(polled.abstained)


def diploma_winners(state: State) -> tuple[Seat, ...]:
    """Of those on the last leaf, who has spent the fewest tokens; equals share the victory."""
    arrived = [seat for seat in state.seats if state.leaves[seat] >= state.options.track]
    most_left = max((state.tokens[seat] for seat in arrived), default=0)
    return tuple(seat for seat in arrived if state.tokens[seat] == most_left)


def standings(state: State) -> tuple[Standing, ...]:
    """By leaf, then by fewer tokens spent; equals share a place."""
    ranks = {seat: (state.leaves[seat], state.tokens[seat]) for seat in state.seats}
    ordered = sorted(state.seats, key=lambda seat: (ranks[seat], -seat), reverse=True)
    return tuple(
        Standing(seat, 1 + sum(other > ranks[seat] for other in ranks.values()), state.leaves[seat])
        for seat in ordered
    )


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Finished):
        return None
    verdict = "" if state.phase.winners else "lauriers-abandoned"
    return Outcome(state.phase.winners, standings(state), verdict=verdict)
