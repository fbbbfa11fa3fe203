"""§5.2 Who votes, and when there is nothing to vote on."""

from parlotte.core.contract import Seat
from parlotte.games.bornes.options import voting_time
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import Asked, Sentence, State, Voting
from parlotte.kit.ballot import Ballot

MOST_REFUSALS = 3  # of a lone voter, in a deal


def agreed(play: BornesPlay, asked: Asked, sentence: Sentence) -> bool:
    """Whether a sentence may become so: at once where nobody votes; otherwise the table is asked,
    and the turn waits."""
    voters = voters_of(play.state)
    if not voters:
        return True
    left = play.time_left()
    time = voting_time(play.state.options)
    play.open(Voting(play.ends_in(time), asked, sentence, Ballot(voters), left))
    return False


def voters_of(state: State) -> tuple[Seat, ...]:
    """All others, a partner too. Who has a lone voter before him is not at his mercy."""
    others = tuple(seat for seat in state.present if seat != state.turn.seat)
    if is_duel(state) and others and state.refusals[others[0]] >= MOST_REFUSALS:
        return ()
    return others


def is_duel(state: State) -> bool:
    return len(state.holders) == 2
