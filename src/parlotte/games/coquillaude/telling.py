"""Parts of the view that several phases show."""

from parlotte.core.contract import Millis, Seat
from parlotte.games.coquillaude.actions import At
from parlotte.games.coquillaude.court import Court
from parlotte.games.coquillaude.drafting import anagram_points
from parlotte.games.coquillaude.search.plays import Play
from parlotte.games.coquillaude.shown import (
    AnagramView,
    BestView,
    EntryView,
    PersonView,
    PlacingView,
    ProposalView,
    WordView,
)
from parlotte.games.coquillaude.state import Entry, Placing, Proposal, State


def tenths(at: Millis) -> int:
    return at // 100


def proposal_view(court: Court, state: State, proposal: Proposal) -> ProposalView:
    sides = tuple(
        WordView(
            side.word,
            court.written(side.word),
            side.squares,
            side.points,
            court.ruling(state, side.word),
            court.is_famous(state, side.word),
        )
        for side in proposal.sides
    )
    claimed = zip(proposal.anagrams, proposal.anagram_points, strict=True)
    return ProposalView(
        word=proposal.word,
        written=court.written(proposal.word, proposal.written),
        at=proposal.at,
        squares=proposal.squares,
        new=proposal.new,
        shells=proposal.shells,
        famous=proposal.famous,
        main=proposal.main,
        sides=sides,
        anagrams=tuple(
            AnagramView(word, court.written(word), points, court.is_famous(state, word))
            for word, points in claimed
        ),
        points=proposal.points,
    )


def placing_view(court: Court, state: State, placing: Placing) -> PlacingView:
    proposal = placing.proposal
    return PlacingView(
        round=placing.round,
        seat=placing.seat,
        proposal=proposal_view(court, state, proposal),
        person=person_view(court, proposal.word) if proposal.famous else None,
        entries=tuple(entry_view(court, state, proposal, one) for one in placing.entries),
        taker=placing.taker,
        scored=placing.scored,
        trusted=placing.trusted,
    )


def person_view(court: Court, word: str) -> PersonView | None:
    """None: of somebody whom only the table knows."""
    known = court.persons.get(word)
    if known is None:
        return None
    return PersonView(known.name, known.who, known.born, known.died, known.country, known.also)


def entry_view(court: Court, state: State, proposal: Proposal, entry: Entry) -> EntryView:
    points = anagram_points(court, state, proposal, entry.word)
    return EntryView(entry.seat, entry.word, court.written(entry.word), points, tenths(entry.at))


def best_view(court: Court, seat: Seat, play: Play) -> BestView:
    spot = play.spot
    at = At(spot.column, spot.row, spot.direction)  # type: ignore[arg-type]  # the finder's own
    return BestView(
        seat, play.word, court.written(play.word), at, play.anagrams, play.famous, play.points
    )
