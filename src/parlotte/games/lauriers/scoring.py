"""§7 and §8 Points, the winners of the diploma, and what is shown at the end of a match: its best
bluffs and four medals."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Outcome, Seat, Standing
from parlotte.games.lauriers.content import WordId
from parlotte.games.lauriers.phases import Bluff, Entry, Finished, Polled, Score, Tale, Tally
from parlotte.games.lauriers.state import State
from parlotte.kit.ranking import ranked

FOR_THE_TRUTH = 2
MOST_BLUFFS = 3
# A bluff that fooled one person is not worth a star.
LEAST_OF_A_STAR = 2

# By index of an invented entry: the seats it fooled.
Fooled = dict[int, tuple[Seat, ...]]

MedalKind = Literal["plume", "flair", "marbre", "audace"]


class Medal(Struct, frozen=True):
    kind: MedalKind
    seat: Seat
    count: int
    of: int | None = None  # flair: the number of rounds in which this seat could vote


# What each medal counts: votes stolen, truths found, most people fooled as MDJ, best gain of a
# token.
_COUNTED: dict[MedalKind, Callable[[Tally], int]] = {
    "plume": lambda tally: tally.stolen,
    "flair": lambda tally: tally.found,
    "marbre": lambda tally: tally.fooled,
    "audace": lambda tally: tally.gain,
}


def count(state: State, entries: tuple[Entry, ...], polled: Polled) -> tuple[Score, ...]:
    """The points of each seat. All pawns move at the same time, and stop at the diploma."""
    truth = next(number for number, entry in enumerate(entries) if entry.real)
    scores = []
    paid = [(voter, entries[entry].authors) for voter, entry in polled.votes.items()]
    for seat in state.seats:
        found = FOR_THE_TRUTH if polled.votes.get(seat) == truth else 0
        # One point per vote for one's entry. A vote for one's own entry pays only the co-authors.
        received = sum([voter != seat and seat in authors for voter, authors in paid])
        led = _missed(polled, truth) if seat == state.mdj else 0
        staked = seat in polled.staked
        # A staked token doubles the points for a right vote and for votes received.
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
    """Of the seats on the last leaf, those with the most tokens left; equals share the victory."""
    arrived = [seat for seat in state.seats if state.leaves[seat] >= state.options.track]
    most_left = max((state.tokens[seat] for seat in arrived), default=0)
    return tuple(seat for seat in arrived if state.tokens[seat] == most_left)


def standings(state: State) -> tuple[Standing, ...]:
    """Ranked by leaf, then by tokens left; equals share a place."""
    return ranked(tuple(zip(state.leaves, state.tokens, strict=True)), state.leaves)


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Finished):
        return None
    verdict = "" if state.phase.winners else "lauriers-abandoned"
    return Outcome(state.phase.winners, standings(state), verdict=verdict)


# Each counted round is added to a Tale, which nobody sees before the end.


def tale_with(
    state: State,
    word: WordId,
    entries: tuple[Entry, ...],
    polled: Polled,
    fooled: Fooled,
    scores: tuple[Score, ...],
) -> Tale:
    """The match summary, including the round that has just been counted."""
    before = state.tale
    bluffs = tuple(
        Bluff(state.round, word, entries[number].text, entries[number].authors, seats)
        for number, seats in fooled.items()
        if seats
    )
    mdj, writers = state.mdj, next(entry.authors for entry in entries if entry.real)
    tallies = tuple(
        [
            _tallied(before.tallies[score.seat], score, mdj, writers, polled, bluffs)
            for score in scores
        ]
    )
    # The sort is stable: of equal bluffs, the earlier one comes first.
    best = sorted((*before.bluffs, *bluffs), key=lambda bluff: -len(bluff.voters))
    return Tale(before.rounds + 1, tallies, tuple(best[:MOST_BLUFFS]))


def star(before: Tale, fooled: Fooled) -> int | None:
    """The index of the entry that fooled more people than any earlier one of the match; of equals,
    the first."""
    counts = {number: len(seats) for number, seats in fooled.items()}
    best = max(counts, key=counts.__getitem__, default=None)
    to_beat = len(before.bluffs[0].voters) if before.bluffs else 0
    if best is None or counts[best] < LEAST_OF_A_STAR or counts[best] <= to_beat:
        return None
    return best


def fooled_by(entries: tuple[Entry, ...], polled: Polled) -> Fooled:
    """The seats that each invention fooled. An author who votes for his own entry is not fooled."""
    fooled: dict[int, list[Seat]] = {
        number: [] for number, entry in enumerate(entries) if not entry.real
    }
    for seat, number in polled.votes.items():
        if number in fooled and seat not in entries[number].authors:
            fooled[number].append(seat)
    return {number: tuple(seats) for number, seats in fooled.items()}


def _tallied(
    tally: Tally,
    score: Score,
    mdj: Seat | None,
    writers: tuple[Seat, ...],
    polled: Polled,
    bluffs: tuple[Bluff, ...],
) -> Tally:
    seat = score.seat
    if seat == mdj:
        # An abstention pays the MDJ, but does not count as fooled.
        fooled = sum(len(bluff.voters) for bluff in bluffs)
        return replace(tally, fooled=max(tally.fooled, fooled))
    could_vote = seat in polled.votes or seat in polled.abstained
    # A player whose definition was merged with the truth has found it, whatever he voted for.
    wrote_it = seat in writers
    stolen = sum(len(bluff.voters) for bluff in bluffs if seat in bluff.authors)
    # The token doubles the points, so its gain equals the undoubled points.
    gain = score.found + score.received if score.staked else 0
    return replace(
        tally,
        stolen=tally.stolen + stolen,
        found=tally.found + (could_vote and (wrote_it or score.found > 0)),
        votes=tally.votes + could_vote,
        gain=max(tally.gain, gain),
    )


def medals(state: State) -> tuple[Medal, ...]:
    """Each medal goes to one seat, if anybody deserves it.

    Of equals, the one ranked lower in the match gets it, since the winner is honoured already.
    """
    places = {standing.seat: standing.place for standing in standings(state)}
    tallies = state.tale.tallies
    given = []
    for kind, counted in _COUNTED.items():
        counts = [counted(tally) for tally in tallies]
        best, _, lowest = max((counts[seat], places[seat], -seat) for seat in state.seats)
        if best:
            of = tallies[-lowest].votes if kind == "flair" else None
            given.append(Medal(kind, -lowest, best, of))
    return tuple(given)
