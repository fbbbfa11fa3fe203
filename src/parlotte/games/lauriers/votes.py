"""§5 and §6: players stake tokens, and everybody but the MDJ votes."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.options import voting_time
from parlotte.games.lauriers.phases import Polled, Reading, Voting
from parlotte.games.lauriers.state import LauriersPlay
from parlotte.kit.collect import Collect


def open_voting(play: LauriersPlay, phase: Reading) -> None:
    state = play.state
    ends_at = play.ends_in(voting_time(state.options))
    votes: Collect[int] = Collect(state.players)
    play.set(phase=Voting(ends_at, phase.word, phase.entries, phase.by_hand, votes))


def stake(play: LauriersPlay, seat: Seat, phase: Voting) -> None:
    """§5 Stakes one token per round, publicly, even after voting. A staked token is spent."""
    state = play.state
    if seat not in phase.votes.asked:
        raise Rejected("lauriers-mdj-does-not-bet")
    if seat in phase.staked:
        raise Rejected("lauriers-already-staked")
    if not state.tokens[seat]:
        raise Rejected("lauriers-no-token")
    play.announce("lauriers-stakes", seat=seat)
    tokens = tuple(left - (who == seat) for who, left in enumerate(state.tokens))
    play.set(phase=replace(phase, staked=tuple(sorted((*phase.staked, seat)))), tokens=tokens)


def vote(play: LauriersPlay, seat: Seat, phase: Voting, entry: int, *, done: bool) -> None:
    """§6 A secret vote for any entry, including one's own."""
    if seat not in phase.votes.asked:
        raise Rejected("lauriers-mdj-does-not-vote")
    if entry not in range(len(phase.entries)):
        raise Rejected("lauriers-no-such-entry")
    if seat not in phase.votes.confirmed:
        if done:
            play.announce("lauriers-votes", seat=seat)
        else:
            play.concerns(seat)
    play.amend(votes=phase.votes.give(seat, entry, done=done))


def poll(play: LauriersPlay, phase: Voting) -> Polled:
    """§6 The votes that count: confirmed votes, and unconfirmed choices of players who are
    present."""
    votes = {
        seat: entry
        for seat, entry in phase.votes.given.items()
        if seat in phase.votes.confirmed or play.state.holders[seat] != "away"
    }
    abstained = tuple(
        seat
        for seat in phase.votes.asked
        if seat not in votes and play.state.holders[seat] != "away"
    )
    return Polled(votes, abstained, phase.staked)
