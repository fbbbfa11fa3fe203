"""§5.2 The table votes on a sentence, or on whether a changed word keeps its meaning."""

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.bornes.options import voting_time
from parlotte.games.bornes.phases import Asked, Sentence, Voting
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import State
from parlotte.kit.ballot import Ballot
from parlotte.kit.seats import at_seat

MOST_REFUSALS = 3  # refusals by a single voter, per deal


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
    """All others, including a partner. A single voter who has refused too often loses the vote."""
    others = tuple(seat for seat in state.present if seat != state.turn.seat)
    if is_duel(state) and others and state.refusals[others[0]] >= MOST_REFUSALS:
        return ()
    return others


def is_duel(state: State) -> bool:
    return len(state.holders) == 2


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
    """Counts the refused attempt of this turn and, for a single voter, the refusal."""
    turn = play.state.turn
    play.set(turn=replace(turn, refused=turn.refused + 1))
    if is_duel(play.state):
        (voter,), refusals = phase.ballot.noes, play.state.refusals
        play.set(refusals=at_seat(refusals, voter, refusals[voter] + 1))
