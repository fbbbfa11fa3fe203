"""§3 and §6 A word is proposed, agreed or objected to, voted on and played."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.drafts import Draft, decent, laid_out
from parlotte.games.reussite.options import VOTING, consent_time
from parlotte.games.reussite.phases import Composing, Judging, Proposal, Proposed, Voting
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.playable import Judged, judged
from parlotte.games.reussite.state import Written
from parlotte.games.reussite.stock import go_on, remember
from parlotte.games.reussite.waiting import ballot_of, others
from parlotte.kit.seats import without_seat
from parlotte.kit.word_vote import WordVote


def checked(play: ReussitePlay, seat: Seat, draft: Draft) -> Judged:
    """Returns the draft, judged; raises if its cards can't be played or its word was just
    refused."""
    found = judged(play.book, play.state, decent(draft, play.state.petards))
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
    """Alone, the word is played at once. If it was objected to before, the table votes on it."""
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


def on_the_table(phase: Proposal) -> Proposed | Voting | WordVote:
    """The word on the table, and who proposed it."""
    return phase.vote if isinstance(phase, Judging) else phase


def withdraw(play: ReussitePlay, phase: Proposal, seat: Seat) -> None:
    if seat != on_the_table(phase).by:
        raise Rejected("reussite-not-your-word")
    lapse(play, phase)


def lapse(play: ReussitePlay, phase: Proposal) -> None:
    """Takes the word off the table; its author keeps the draft."""
    lay = on_the_table(phase)
    play.set(phase=Composing())
    play.announce("reussite-withdraws", seat=lay.by, word=lay.word)


def close_vote(play: ReussitePlay, phase: Voting) -> None:
    """In a tie the word is not played."""
    if phase.ballot.carried():
        play_word(play, phase.by, phase.word, phase.draft)
    else:
        refuse(play, phase.by, phase.word)


def refuse(play: ReussitePlay, seat: Seat, word: str) -> None:
    """R: another player may propose it again, and so may anyone once the columns have changed."""
    play.set(phase=Composing(), refused=(*play.state.refused, (word, seat)))
    play.announce("reussite-word-refused", word=word)


def play_word(play: ReussitePlay, seat: Seat, word: str, draft: Draft) -> None:
    """The cards of the word are put aside as one pile."""
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
        drafts=without_seat(state.drafts, seat),
        stuck=False,
    )
    play.announce("reussite-plays", seat=seat, word=word, count=len(laid.tiles))
    go_on(play)
