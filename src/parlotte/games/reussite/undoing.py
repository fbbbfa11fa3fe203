"""§5 Back before the last word or refill: free for whoever made it, for another if the table lets
him."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.options import VOTING, consent_time
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import Composing, Refilling, Resting, State, Undoing
from parlotte.games.reussite.stock import owner_now, resume
from parlotte.games.reussite.waiting import ballot_of, others, still_voting


def is_free(state: State, seat: Seat) -> bool:
    """R: for whoever made it, and where nobody is there to be asked."""
    return state.past[-1].by == seat or not others(state, seat)


def may_ask(state: State, seat: Seat) -> bool:
    """R: what was voted down is asked again by another only, or once the table has changed."""
    return bool(state.past) and (is_free(state, seat) or seat not in state.undo_refused)


def ask(play: ReussitePlay, phase: Resting, seat: Seat) -> None:
    """R: one person alone can't keep a table from going on by undoing again and again."""
    state = play.state
    if not state.past:
        raise Rejected("reussite-nothing-to-undo")
    if is_free(state, seat):
        _go_back(play, seat)
    elif not may_ask(state, seat):
        raise Rejected("reussite-undo-just-refused")
    elif state.undo_objected:
        play.set(phase=Undoing(seat, phase, ballot_of(state, seat), play.at + VOTING))
        play.announce("reussite-undo-vote", seat=seat)
    else:
        ends_at = play.at + consent_time(len(state.present))
        play.set(phase=Undoing(seat, phase, None, ends_at))
        play.announce("reussite-asks-undo", seat=seat)


def answer(play: ReussitePlay, phase: Undoing, seat: Seat, *, aye: bool) -> None:
    if phase.ballot is not None:
        if seat not in phase.ballot.voters:
            raise Rejected("not-now")
        play.set(phase=replace(phase, ballot=phase.ballot.cast(seat, aye=aye)))
    elif seat == phase.by:
        raise Rejected("reussite-your-own-undo")
    elif aye:
        _go_back(play, phase.by)
    else:
        play.set(undo_objected=True)
        resume(play, phase.before)
        play.announce("reussite-objects-undo", seat=seat)


def close(play: ReussitePlay, phase: Undoing) -> None:
    """Without a vote nobody has objected; a tie of a vote changes nothing."""
    if phase.ballot is None or phase.ballot.carried():
        _go_back(play, phase.by)
        return
    play.set(undo_refused=(*play.state.undo_refused, phase.by))
    resume(play, phase.before)
    play.announce("reussite-undo-refused")


def drop(play: ReussitePlay, phase: Undoing, seat: Seat) -> None:
    """Who asked thinks again. From a vote nobody steps back to ask for another."""
    if seat != phase.by:
        raise Rejected("reussite-not-your-undo")
    if phase.ballot is not None:
        play.set(undo_refused=(*play.state.undo_refused, seat))
    resume(play, phase.before)
    play.announce("reussite-drops-undo", seat=seat)


def reseat(play: ReussitePlay, phase: Undoing, seat: Seat) -> None:
    if phase.ballot is not None:
        play.set(phase=replace(phase, ballot=still_voting(play.state, phase.ballot, seat)))


def _go_back(play: ReussitePlay, seat: Seat) -> None:
    """The table as it was before the last word or refill."""
    state = play.state
    *earlier, before = state.past
    play.set(
        columns=before.columns,
        petards=before.petards,
        words=before.words,
        phase=Composing(),
        past=tuple(earlier),
        drafts=state.drafts if before.refilling else {**state.drafts, before.by: before.draft},
        objected=before.objected,
        refused=before.refused,
        last=before.by,
        stuck=False,
        undo_objected=False,
        undo_refused=(),
    )
    if before.refilling:
        play.set(phase=Refilling(*owner_now(play)))
    play.announce("reussite-undone", seat=seat)
