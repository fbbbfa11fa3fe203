"""§5.2 The table says yes or no: to a sentence, or to a word that should keep its meaning."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes import borrowing, finishing, jokers
from parlotte.games.bornes.actions import Borrow, Finish, Take
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.polls import is_duel
from parlotte.games.bornes.state import Voting


def vote(play: BornesPlay, seat: Seat, phase: Voting, *, aye: bool) -> None:
    if seat not in phase.ballot.voters:
        raise Rejected("bornes-no-vote")
    play.set(phase=replace(phase, ballot=phase.ballot.cast(seat, aye=aye)))


def close_vote(play: BornesPlay, phase: Voting) -> None:
    """As many against as for: refused. Silence is a yes, and nobody at all is one, too."""
    ballot = phase.ballot
    accepted = not ballot.voters or ballot.carried(silence_is_aye=True)
    play.resume(phase.left)
    if ballot.voters:
        ayes = len(ballot.ayes) + len(ballot.pending())
        play.announce("bornes-voted", ayes=ayes, noes=len(ballot.noes))
    seat = play.state.turn.seat
    if not accepted:
        count_refusal(play, phase)
    match phase.asked:
        case Finish() as asked:
            (finishing.accept if accepted else finishing.refuse)(play, seat, asked)
        case Take() as asked if accepted:
            jokers.exchange(play, seat, asked)
        case Borrow() as asked if accepted:
            borrowing.exchange(play, seat, asked)
        case _:
            play.announce("bornes-other-meaning", seat=seat)


def count_refusal(play: BornesPlay, phase: Voting) -> None:
    """A try of the turn; and of a lone voter one of his three."""
    turn = play.state.turn
    play.set(turn=replace(turn, refused=turn.refused + 1))
    if is_duel(play.state):
        counts = list(play.state.refusals)
        counts[phase.ballot.noes[0]] += 1
        play.set(refusals=tuple(counts))
