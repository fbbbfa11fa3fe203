"""§4 Adjectives that are not listed as synonyms: the table votes if the guesser asks for it."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.melo.options import voting_time
from parlotte.games.melo.phases import Asked, Reply, Revealed, Ruling, Voting
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.revealing import guessed_after_all, show
from parlotte.games.melo.waiting import likeness_voters, may_ask_for_likeness, sharing
from parlotte.kit.ballot import Ballot


def ask_the_table(play: MeloPlay, seat: Seat, phase: Revealed) -> None:
    """Every person votes but those whose guess it is, the Questionné too; bots abstain. If nobody
    else could vote, the option "confiance" accepts the guess."""
    state = play.state
    if seat not in may_ask_for_likeness(play.book, state, phase):
        raise Rejected("melo-no-likeness")
    others = likeness_voters(play.book, state, phase.result, seat)
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
    """The verdict holds for all who said the same. Who has contested gains nothing by it."""
    told = phase.result
    judged = sharing(play.book, play.state, told, seat)
    contester = told.verdict.by if told.verdict else None
    replies = tuple(
        _ruled(play, told.asked, reply, ruling)
        if reply.seat in judged and reply.seat != contester
        else reply
        for reply in told.replies
    )
    show(play, replace(phase, since=play.at, result=replace(told, replies=replies)))


def _ruled(play: MeloPlay, asked: Asked, reply: Reply, ruling: Ruling) -> Reply:
    if ruling == "refused":
        play.announce("melo-likeness-refused", seat=reply.seat)
        return replace(reply, likeness=ruling)
    play.announce("melo-likeness-granted", seat=reply.seat)
    moved = play.move(reply.seat, play.card(asked.card).value)
    guessed_after_all(play, asked.number, asked.seat, reply.seat)
    return replace(reply, right=True, moved=moved, likeness=ruling)
