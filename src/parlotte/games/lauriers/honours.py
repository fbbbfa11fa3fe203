"""What is told when a match is over: its best bluffs, and four little medals.

Each counted round adds to a `Tale`; nobody sees it before the end.
"""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.lauriers.items import WordId
from parlotte.games.lauriers.scoring import standings
from parlotte.games.lauriers.state import Bluff, Entry, Polled, Score, State, Tale, Tally

MOST_BLUFFS = 3
# A bluff that fooled one person is no event yet.
LEAST_OF_A_STAR = 2

# By the number of an entry that somebody invented: those it fooled.
Fooled = dict[int, tuple[Seat, ...]]

MedalKind = Literal["plume", "flair", "marbre", "audace"]


class Medal(Struct, frozen=True, gc=False):
    kind: MedalKind
    seat: Seat
    count: int
    of: int | None = None  # flair: the rounds in which this seat could vote


# What each medal counts: votes stolen, truths found, most fooled as MDJ, a token's best gain.
_COUNTED: dict[MedalKind, Callable[[Tally], int]] = {
    "plume": lambda tally: tally.stolen,
    "flair": lambda tally: tally.found,
    "marbre": lambda tally: tally.fooled,
    "audace": lambda tally: tally.gain,
}


def told_on(
    state: State,
    word: WordId,
    entries: tuple[Entry, ...],
    polled: Polled,
    fooled: Fooled,
    scores: tuple[Score, ...],
) -> Tale:
    """The tale of the match, with the round that has just been counted."""
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
    # The sort keeps the order of equals: the earlier round stays first.
    best = sorted((*before.bluffs, *bluffs), key=lambda bluff: -len(bluff.voters))
    return Tale(before.rounds + 1, tallies, tuple(best[:MOST_BLUFFS]))


def star(before: Tale, fooled: Fooled) -> int | None:
    """The entry that fooled more people than any before it in this match; of equals the first."""
    counts = {number: len(seats) for number, seats in fooled.items()}
    best = max(counts, key=counts.__getitem__, default=None)
    to_beat = len(before.bluffs[0].voters) if before.bluffs else 0
    if best is None or counts[best] < LEAST_OF_A_STAR or counts[best] <= to_beat:
        return None
    return best


def fooled_by(entries: tuple[Entry, ...], polled: Polled) -> Fooled:
    """Who believed each invention. An author who votes for his own is nobody's fool."""
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
        # Abstaining pays the MDJ, but nobody was fooled by it.
        fooled = sum(len(bluff.voters) for bluff in bluffs)
        return replace(tally, fooled=max(tally.fooled, fooled))
    could_vote = seat in polled.votes or seat in polled.abstained
    # Who wrote the truth, as the MDJ or the table has judged, found it whatever he voted for.
    wrote_it = seat in writers
    stolen = sum(len(bluff.voters) for bluff in bluffs if seat in bluff.authors)
    # The token doubles: it has brought as much again.
    gain = score.found + score.received if score.staked else 0
    return replace(
        tally,
        stolen=tally.stolen + stolen,
        found=tally.found + (could_vote and (wrote_it or score.found > 0)),
        votes=tally.votes + could_vote,
        gain=max(tally.gain, gain),
    )


def medals(state: State) -> tuple[Medal, ...]:
    """One seat for each kind, where there is something to praise.

    Of equals the one who came lower in the match gets it: the winner has his laurels.
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
