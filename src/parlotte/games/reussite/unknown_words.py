"""§3 The people at the table decide about a word that is not in the lexicon."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite import proposals
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.options import VOTING
from parlotte.games.reussite.phases import Judging
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import State
from parlotte.kit.word_vote import WordVote, put_to_the_vote, trusting


def plead(play: ReussitePlay, seat: Seat, draft: Draft) -> None:
    """Asks the table to vote. R: no vote in a deal of the day, which is the same for everybody."""
    state = play.state
    judged = proposals.checked(play, seat, draft)
    word = judged.laid.word
    if judged.counts:
        raise Rejected("reussite-known-word", word=word)
    if state.day:
        raise Rejected("reussite-no-vote-today", word=word)
    if not play.book.words.may_be_voted(word, state.voted):
        raise Rejected("reussite-unknown-word", word=word)
    vote = _vote_on(state, seat, word)
    if vote.over and vote.verdict() == "refused":
        raise Rejected("reussite-nobody-to-ask", word=word)
    play.set(phase=Judging(draft, vote, play.at + VOTING))
    if not vote.over:
        play.announce("reussite-pleads", seat=seat, word=word)


def _vote_on(state: State, seat: Seat, word: str) -> WordVote:
    """R: every person present must agree; bots abstain. Without another person the word is
    refused, unless the option "confiance" is on."""
    vote = put_to_the_vote(word, word, seat, state.holders, "all")
    return trusting(vote, state.holders) if state.options.trust else vote


def may_plead(court: Court, state: State, seat: Seat, word: str) -> bool:
    if state.day or not court.words.may_be_voted(word, state.voted):
        return False
    vote = _vote_on(state, seat, word)
    return not vote.over or vote.verdict() == "trusted"


def answer(play: ReussitePlay, phase: Judging, seat: Seat, *, aye: bool) -> None:
    if seat not in phase.vote.ballot.voters:
        raise Rejected("reussite-your-own")
    play.amend(vote=phase.vote.cast(seat, aye=aye))


def close(play: ReussitePlay, phase: Judging) -> None:
    """A person who has not voted has not agreed."""
    vote = phase.vote
    if vote.verdict() == "refused":
        proposals.refuse(play, vote.by, vote.word)
        return
    play.accept_word(vote)
    play.set(voted=(*play.state.voted, vote.word))
    proposals.play_word(play, vote.by, vote.word, phase.draft)


def reseat(play: ReussitePlay, phase: Judging, seat: Seat) -> None:
    """Only people vote. If the player who asked has left, the word is withdrawn."""
    if play.state.holders[seat] == "person":
        return
    if seat == phase.vote.by:
        proposals.lapse(play, phase)
    else:
        play.amend(vote=phase.vote.reseated(seat, votes=False))
