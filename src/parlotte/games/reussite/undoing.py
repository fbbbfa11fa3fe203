"""§5 Undoes the last word or refill: free for the player who made it; others ask the table."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.options import VOTING, consent_time
from parlotte.games.reussite.phases import Composing, Refilling, Resting, Undoing
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import State
from parlotte.games.reussite.stock import owner_now, resume
from parlotte.games.reussite.waiting import ballot_of, others


def is_free(state: State, seat: Seat) -> bool:
    """R: an undo is free for the player who made the move, and if nobody is there to ask."""
    return state.past[-1].by == seat or not others(state, seat)


def may_ask(state: State, seat: Seat) -> bool:
    """R: after a refusal only another seat may ask, or anyone once the table has changed."""
    return bool(state.past) and (is_free(state, seat) or seat not in state.undo_refused)


def ask(play: ReussitePlay, phase: Resting, seat: Seat) -> None:
    """R: a single person must not be able to block a table by undoing again and again."""
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
    """An answer before any objection; there is no vote yet."""
    if seat == phase.by:
        raise Rejected("reussite-your-own-undo")
    if aye:
        _go_back(play, phase.by)
    else:
        play.set(undo_objected=True)
        resume(play, phase.before)
        play.announce("reussite-objects-undo", seat=seat)


def close(play: ReussitePlay, phase: Undoing) -> None:
    """Without an objection it is undone; a tied vote changes nothing."""
    if phase.ballot is None or phase.ballot.carried():
        _go_back(play, phase.by)
        return
    play.set(undo_refused=(*play.state.undo_refused, phase.by))
    resume(play, phase.before)
    play.announce("reussite-undo-refused")


def drop(play: ReussitePlay, phase: Undoing, seat: Seat) -> None:
    """The asker withdraws. After a vote has begun, the same seat may not ask again."""
    if seat != phase.by:
        raise Rejected("reussite-not-your-undo")
    if phase.ballot is not None:
        play.set(undo_refused=(*play.state.undo_refused, seat))
    resume(play, phase.before)
    play.announce("reussite-drops-undo", seat=seat)


def _go_back(play: ReussitePlay, seat: Seat) -> None:
    """Restores the table as it was before the last word or refill."""
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
