"""§3 and §6 A word: proposed, agreed to or objected to, voted on, played."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.drafts import Draft, decent, laid_out
from parlotte.games.reussite.options import VOTING, consent_time
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.playable import Judged, judged
from parlotte.games.reussite.state import Composing, Judging, Proposed, Voting, Written
from parlotte.games.reussite.stock import go_on, remember
from parlotte.games.reussite.waiting import ballot_of, others, still_voting


def checked(play: ReussitePlay, seat: Seat, draft: Draft) -> Judged:
    """A draft whose cards can be played, and whose word was not just refused."""
    found = judged(play.court, play.state, decent(draft, play.state.petards))
    if found.fault is not None:
        raise Rejected(found.fault)
    if (found.laid.word, seat) in play.state.refused:
        raise Rejected("reussite-just-refused", word=found.laid.word)
    return found


def propose(play: ReussitePlay, seat: Seat, draft: Draft) -> None:
    found = checked(play, seat, draft)
    if not found.counts:
        raise Rejected("reussite-unknown-word", word=found.laid.word)
    _lay(play, seat, found.laid.word, draft)


def _lay(play: ReussitePlay, seat: Seat, word: str, draft: Draft) -> None:
    """Alone it is played at once; proposed again after an objection, it is voted on."""
    state = play.state
    company = others(state, seat)
    if not company:
        play_word(play, seat, word, draft)
    elif word in state.objected:
        play.set(phase=Voting(seat, word, draft, ballot_of(state, seat), play.at + VOTING))
        play.announce("reussite-vote", seat=seat, word=word)
    else:
        ends_at = play.at + consent_time(len(state.present))
        play.set(phase=Proposed(seat, word, draft, ends_at))
        play.announce("reussite-proposes", seat=seat, word=word)


def answer(play: ReussitePlay, phase: Proposed, seat: Seat, *, aye: bool) -> None:
    if seat == phase.by:
        raise Rejected("reussite-your-own")
    if aye:
        play_word(play, phase.by, phase.word, phase.draft)
        return
    play.set(objected=(*play.state.objected, phase.word), phase=Composing())
    play.announce("reussite-objects", seat=seat, word=phase.word)


def brought_by(phase: Proposed | Voting | Judging) -> Seat:
    """Whose word lies on the table."""
    return phase.vote.by if isinstance(phase, Judging) else phase.by


def withdraw(play: ReussitePlay, phase: Proposed | Voting | Judging, seat: Seat) -> None:
    if seat != brought_by(phase):
        raise Rejected("reussite-not-your-word")
    lapse(play, phase)


def lapse(play: ReussitePlay, phase: Proposed | Voting | Judging) -> None:
    """The word is taken off the table; whoever made it may have it still."""
    word = phase.vote.word if isinstance(phase, Judging) else phase.word
    play.set(phase=Composing())
    play.announce("reussite-withdraws", seat=brought_by(phase), word=word)


def vote(play: ReussitePlay, phase: Voting, seat: Seat, *, aye: bool) -> None:
    if seat not in phase.ballot.voters:
        raise Rejected("not-now")
    play.set(phase=replace(phase, ballot=phase.ballot.cast(seat, aye=aye)))


def close_vote(play: ReussitePlay, phase: Voting) -> None:
    """A tie: it is not played."""
    if phase.ballot.carried():
        play_word(play, phase.by, phase.word, phase.draft)
    else:
        refuse(play, phase.by, phase.word)


def refuse(play: ReussitePlay, seat: Seat, word: str) -> None:
    """R: it may be asked again by another player, or once the table has changed."""
    play.set(phase=Composing(), refused=(*play.state.refused, (word, seat)))
    play.announce("reussite-word-refused", word=word)


def play_word(play: ReussitePlay, seat: Seat, word: str, draft: Draft) -> None:
    """The cards go aside as one pile."""
    state = play.state
    laid = laid_out(state.columns, draft)
    remember(play, seat, draft)
    play.set(
        columns=laid.columns,
        petards=state.petards - draft.petards,
        words=(*state.words, Written(word, seat, laid.tiles, word in state.trusted)),
        last=seat,
        objected=(),
        refused=(),
        drafts={one: kept for one, kept in state.drafts.items() if one != seat},
        stuck=False,
    )
    play.announce("reussite-plays", seat=seat, word=word, count=len(laid.tiles))
    go_on(play)


def reseat(play: ReussitePlay, phase: Voting, seat: Seat) -> None:
    play.set(phase=replace(phase, ballot=still_voting(play.state, phase.ballot, seat)))
