"""§5 Back before the last word or refill: free for whoever made it, for another if the table lets
him."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.options import VOTING, consent_time
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.proposing import ballot_of, others
from parlotte.games.reussite.state import Resting, State, Undoing
from parlotte.games.reussite.turning import resume, undo


def is_free(state: State, seat: Seat) -> bool:
    """R: for whoever made it, and where nobody is there to be asked."""
    return state.past[-1].by == seat or not others(state, seat)


def may_ask(state: State, seat: Seat) -> bool:
    """R: what was voted down is asked again by another only, or once the table has changed."""
    return bool(state.past) and (is_free(state, seat) or seat not in state.undo_refused)


def ask_to_undo(play: ReussitePlay, phase: Resting, seat: Seat) -> None:
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
        settle_undoing(play)
    else:
        ends_at = play.at + consent_time(len(state.present))
        play.set(phase=Undoing(seat, phase, None, ends_at))
        play.announce("reussite-asks-undo", seat=seat)


def answer_undoing(play: ReussitePlay, phase: Undoing, seat: Seat, *, aye: bool) -> None:
    if phase.ballot is not None:
        if seat not in phase.ballot.voters:
            raise Rejected("not-now")
        play.set(phase=replace(phase, ballot=phase.ballot.cast(seat, aye=aye)))
        settle_undoing(play)
    elif seat == phase.by:
        raise Rejected("reussite-your-own-undo")
    elif aye:
        _go_back(play, phase.by)
    else:
        play.set(undo_objected=True)
        resume(play, phase.before)
        play.announce("reussite-objects-undo", seat=seat)


def settle_undoing(play: ReussitePlay, *, now: bool = False) -> None:
    """`now`: time is up. Without a vote nobody has objected; a tie of a vote changes nothing."""
    phase = play.state.phase
    if not isinstance(phase, Undoing):
        return
    if phase.ballot is None:
        if now or not others(play.state, phase.by):
            _go_back(play, phase.by)
    elif phase.ballot.decided or now:
        if phase.ballot.carried():
            _go_back(play, phase.by)
            return
        play.set(undo_refused=(*play.state.undo_refused, phase.by))
        resume(play, phase.before)
        play.announce("reussite-undo-refused")


def drop_undoing(play: ReussitePlay, phase: Undoing, seat: Seat) -> None:
    """Who asked thinks again. From a vote nobody steps back to ask for another."""
    if seat != phase.by:
        raise Rejected("reussite-not-your-undo")
    if phase.ballot is not None:
        play.set(undo_refused=(*play.state.undo_refused, seat))
    resume(play, phase.before)
    play.announce("reussite-drops-undo", seat=seat)


def _go_back(play: ReussitePlay, seat: Seat) -> None:
    undo(play)
    play.announce("reussite-undone", seat=seat)
