"""§4 Adjectives that are not listed as synonyms: the table votes if the guesser asks for it."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.melo.options import voting_time
from parlotte.games.melo.phases import Revealed, Ruling, Voting
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.revealing import guessed_after_all, show
from parlotte.games.melo.waiting import may_ask_for_likeness
from parlotte.kit.ballot import Ballot
from parlotte.kit.word_vote import voters


def ask_the_table(play: MeloPlay, seat: Seat, phase: Revealed) -> None:
    """Every person but the guesser votes, the Questionné too; bots abstain. If nobody else could
    vote, the option "confiance" accepts the guess."""
    state = play.state
    if seat not in may_ask_for_likeness(play.book, state, phase):
        raise Rejected("melo-no-likeness")
    others = voters(state.holders, seat)
    play.announce("melo-likeness", seat=seat)
    if not others:
        _settle(play, phase, seat, "trusted")
        return
    ends_at = play.ends_in(voting_time(state.options))
    play.open(Voting(ends_at, play.at, phase, seat, Ballot(others)))


def close_vote(play: MeloPlay, phase: Voting) -> None:
    """A majority accepts, a tie refuses. If all voters have left, the option "confiance"
    accepts."""
    state, ballot = play.state, phase.ballot
    ruling: Ruling = "granted" if ballot.carried() else "refused"
    if not ballot.voters and state.options.trust and state.holders[phase.seat] == "person":
        ruling = "trusted"
    held = phase.back.held + play.at - phase.began
    _settle(play, replace(phase.back, held=held), phase.seat, ruling)


def _settle(play: MeloPlay, phase: Revealed, seat: Seat, ruling: Ruling) -> None:
    asked = phase.result.asked
    right = ruling != "refused"
    moved = 0
    play.announce("melo-likeness-granted" if right else "melo-likeness-refused", seat=seat)
    if right:
        moved = play.move(seat, play.card(asked.card).value)
        guessed_after_all(play, asked.number, asked.seat, seat)
    replies = tuple(
        replace(reply, right=right, moved=moved, likeness=ruling) if reply.seat == seat else reply
        for reply in phase.result.replies
    )
    result = replace(phase.result, replies=replies)
    show(play, replace(phase, since=play.at, result=result))
