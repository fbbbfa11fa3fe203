"""§6 Secret composing, from the seat's own draw on: a draft, a proposal or a pass."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.coquillaude.actions import Lock, Pass, Sketch, Unlock
from parlotte.games.coquillaude.board import SIZE
from parlotte.games.coquillaude.draft_check import check
from parlotte.games.coquillaude.phases import Announce, Bid, Minute, Placed, Proposal
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.state import Draft, Locked, State
from parlotte.games.coquillaude.waiting import composing
from parlotte.kit.seats import with_seat, without_seat
from parlotte.kit.text import clean


def compose(play: CoquillaudePlay, seat: Seat, action: Sketch | Lock | Unlock | Pass) -> None:
    if seat not in composing(play.state):
        over = isinstance(play.state.phase, Announce | Minute | Placed)
        raise Rejected("coquillaude-compose-over" if over else "coquillaude-draw-first")
    locked = seat in play.state.locked
    match action:
        case Unlock():
            if not locked:
                raise Rejected("coquillaude-not-locked")
            play.set(locked=without_seat(play.state.locked, seat))
        case _ if locked:
            raise Rejected("coquillaude-locked")
        case Sketch():
            draft = draft_of(action)
            play.concerns(seat)
            _keep(play, seat, draft, check(play.book, play.state, seat, draft).proposal)
        case Lock():
            draft = draft_of(action)
            proposal = check(play.book, play.state, seat, draft).accepted()
            _keep(play, seat, draft, proposal)
            play.set(locked=with_seat(play.state.locked, seat, Locked(proposal)))
        case Pass():
            play.set(locked=with_seat(play.state.locked, seat, Locked(None)))


def draft_of(action: Sketch | Lock) -> Draft:
    """The draft as sent; refuses a place outside the board."""
    at = action.at
    if at is not None and not (at.column in range(SIZE) and at.row in range(SIZE)):
        raise Rejected("coquillaude-off-the-board")
    said = tuple(text for text in map(clean, action.anagrams) if text)
    return Draft(clean(action.word), at, said, action.person)


def _keep(play: CoquillaudePlay, seat: Seat, draft: Draft, proposal: Proposal | None) -> None:
    """R: without a lock, the last draft that needs no vote counts, because nobody has asked for
    one. An empty draft cancels it."""
    state = play.state
    play.set(drafts=with_seat(state.drafts, seat, draft))
    if not draft.word:
        play.set(sound=without_seat(state.sound, seat))
    elif proposal is not None and proposal.doubt is None:
        play.set(sound=with_seat(state.sound, seat, proposal))


def bids(state: State) -> tuple[Bid, ...]:
    """What each seat announces: its proposal, else its last sound draft, else a pass."""
    return tuple(Bid(seat, _announced(state, seat)) for seat in state.seats)


def _announced(state: State, seat: Seat) -> Proposal | None:
    locked = state.locked.get(seat)
    return state.sound.get(seat) if locked is None else locked.proposal
