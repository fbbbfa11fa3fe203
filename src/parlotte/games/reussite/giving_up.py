"""§7 The people present may give up."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.options import VOTING
from parlotte.games.reussite.phases import Composing, Yielding
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.scoring import finish
from parlotte.kit.ballot import Ballot


def give_up(play: ReussitePlay, seat: Seat) -> None:
    """A majority of the people present decides; bots vote only if no person is there."""
    voters = play.state.people or (seat,)
    if seat not in voters:
        raise Rejected("not-now")
    ballot = Ballot(voters).cast(seat, aye=True)
    play.set(phase=Yielding(seat, ballot, play.at + VOTING))
    if len(play.state.people) > 1:
        play.announce("reussite-gives-up", seat=seat)


def close(play: ReussitePlay, phase: Yielding) -> None:
    """More than half of all voters must agree, including those who have not voted."""
    if 2 * len(phase.ballot.ayes) > len(phase.ballot.voters):
        finish(play, gave_up=True)
    else:
        play.set(phase=Composing())
        play.announce("reussite-goes-on")


def reseat(play: ReussitePlay, phase: Yielding, seat: Seat) -> None:
    """A seat left by its person, or taken by a bot, loses its vote."""
    if play.state.holders[seat] != "person":
        play.amend(ballot=phase.ballot.forgetting(seat))
