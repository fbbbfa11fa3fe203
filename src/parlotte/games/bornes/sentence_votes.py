"""§5.2 The table votes on a sentence, or on whether a changed word keeps its meaning."""

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.bornes.options import voting_time
from parlotte.games.bornes.phases import Asked, Sentence, Voting
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import State
from parlotte.kit.ballot import Ballot
from parlotte.kit.seats import at_seat

MOST_REFUSALS = 3  # refusals by a lone voter, per deal


def agreed(play: BornesPlay, asked: Asked, sentence: Sentence) -> bool:
    """Whether a change is accepted at once because nobody can vote; otherwise the vote opens, and
    the turn waits."""
    voters = voters_of(play.state)
    if not voters:
        return True
    left = play.time_left()
    time = voting_time(play.state.options)
    play.open(Voting(play.ends_in(time), asked, sentence, Ballot(voters), left))
    return False


def voters_of(state: State) -> tuple[Seat, ...]:
    """All others, including a partner. A lone voter who has refused too often is not asked."""
    others = tuple(seat for seat in state.present if seat != state.turn.seat)
    return () if _is_spent(state, others) else others


def _is_spent(state: State, voters: tuple[Seat, ...]) -> bool:
    """R: where one person alone can vote, at a table of two or while the others are away, that
    person may refuse three times a deal."""
    return len(voters) == 1 and state.refusals[voters[0]] >= MOST_REFUSALS


def reseat(play: BornesPlay, phase: Voting, seat: Seat) -> None:
    """A player who left is not waited for, but a vote already given counts. A newcomer votes."""
    votes = play.state.holders[seat] != "away"
    ballot = phase.ballot.reseated(seat, votes=votes)
    play.amend(ballot=Ballot(()) if _is_spent(play.state, ballot.voters) else ballot)


def close_vote(play: BornesPlay, phase: Voting) -> bool:
    """Closes the vote: a tie refuses, silence counts as yes, and without any voter it is
    accepted."""
    ballot = phase.ballot
    accepted = not ballot.voters or ballot.carried(silence_is_aye=True)
    play.resume(phase.left)
    if ballot.voters:
        ayes = len(ballot.ayes) + len(ballot.pending())
        play.announce("bornes-voted", ayes=ayes, noes=len(ballot.noes))
    if not accepted:
        _count_refusal(play, phase)
    return accepted


def _count_refusal(play: BornesPlay, phase: Voting) -> None:
    """Counts the refused attempt of this turn and, for a lone voter, the refusal."""
    turn = play.state.turn
    play.set(turn=replace(turn, refused=turn.refused + 1))
    if len(phase.ballot.voters) == 1:
        (voter,), refusals = phase.ballot.voters, play.state.refusals
        play.set(refusals=at_seat(refusals, voter, refusals[voter] + 1))
