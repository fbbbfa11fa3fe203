"""§2 and §4: empty columns are refilled, then bottoms covered until all are stop cards."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.actions import Cover, CoverAll, Refill, TurnStock
from parlotte.games.reussite.columns import empty, laid, may_lend, open_to_cover, shifted
from parlotte.games.reussite.drafts import NOTHING, Draft
from parlotte.games.reussite.options import SECOND_THOUGHT, TAKE_OVER
from parlotte.games.reussite.phases import (
    Choosing,
    Composing,
    Covering,
    Refilling,
    Resting,
    Turning,
)
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.scoring import finish_if_over, look_for_a_word
from parlotte.games.reussite.state import Past


def go_on(play: ReussitePlay, *, refill_by_itself: bool = False) -> None:
    """After a word or the deal: refill, cover, and when no choice is left, the search for a
    word."""
    if finish_if_over(play):
        return
    by_itself = refill_by_itself or play.state.options.refill == "automatic"
    if _refilled(play, by_itself=by_itself):
        if _may_cover(play) and play.state.options.cover == "hand":
            play.set(phase=Covering(*owner_now(play)))
        else:
            _cover_the_rest(play)


def _refilled(play: ReussitePlay, *, by_itself: bool) -> bool:
    """Refills empty columns; False while somebody has to choose which column lends its bottom."""
    while gaps := empty(play.state.columns):
        lenders = may_lend(play.state.columns)
        if lenders and not by_itself:
            play.set(phase=Refilling(*owner_now(play)))
            return False
        if lenders:
            longest = max(lenders, key=lambda at: (len(play.state.columns[at]), -at))
            play.set(columns=shifted(play.state.columns, longest, gaps[0]))
        elif play.state.stock:
            _turn(play, gaps[0])
        else:
            break
    return True


def _may_cover(play: ReussitePlay) -> bool:
    return bool(play.state.stock and open_to_cover(play.state.columns))


def _cover_all(play: ReussitePlay) -> None:
    """Covers from left to right, repeatedly."""
    while _may_cover(play):
        for column in open_to_cover(play.state.columns):
            if play.state.stock:
                _turn(play, column)


def owner_now(play: ReussitePlay) -> tuple[Seat | None, int | None]:
    """The player of the last word chooses; anyone may after a while, or if that player has left."""
    owner = play.state.last
    others = [seat for seat in play.state.present if seat != owner]
    if play.state.holders[owner] == "away":
        return None, None
    return owner, play.at + TAKE_OVER if others else None


def _turn(play: ReussitePlay, column: int) -> None:
    """Turns the top of the stock onto a column; nothing before it can be undone any more."""
    state = play.state
    card = state.stock[0]
    play.set(columns=laid(state.columns, column, card), stock=state.stock[1:], past=())
    play.announce("reussite-turned", card=card, column=column)


CHOICES = {Covering: (Cover, CoverAll), Refilling: (Refill,), Turning: (TurnStock,)}


def choose(play: ReussitePlay, seat: Seat, action: Cover | CoverAll | Refill | TurnStock) -> None:
    """Applies a choice that belongs to the present phase."""
    phase = play.state.phase
    if not isinstance(phase, Choosing) or not isinstance(action, CHOICES[type(phase)]):
        raise Rejected("not-now")
    if phase.owner not in (None, seat):
        raise Rejected("reussite-not-yours", seat=phase.owner)
    match action:
        case Cover(column=column):
            _cover(play, seat, column)
        case CoverAll():
            _cover_the_rest(play)
        case Refill(column=column, to=to):
            _refill(play, seat, column, to)
        case TurnStock():  # §4 The last refill is confirmed.
            go_on(play)


def _cover(play: ReussitePlay, seat: Seat, column: int) -> None:
    if column not in open_to_cover(play.state.columns):
        raise Rejected("reussite-stopped-column")
    play.set(last=seat)
    _turn(play, column)
    if _may_cover(play):
        play.set(phase=Covering(*owner_now(play)))
    else:
        _cover_the_rest(play)


def _cover_the_rest(play: ReussitePlay) -> None:
    _cover_all(play)
    play.set(phase=Composing())
    look_for_a_word(play)


def _refill(play: ReussitePlay, seat: Seat, column: int, to: int) -> None:
    if column not in may_lend(play.state.columns):
        raise Rejected("reussite-cannot-lend")
    if to not in empty(play.state.columns):
        raise Rejected("reussite-not-empty")
    remember(play, seat)
    play.set(columns=shifted(play.state.columns, column, to), last=seat)
    play.announce("reussite-refills", seat=seat)
    if _stock_turns_by_itself(play):
        play.set(phase=Turning(owner_now(play)[0], play.at + SECOND_THOUGHT))
    else:
        go_on(play)


def _stock_turns_by_itself(play: ReussitePlay) -> bool:
    """Whether the next card of the stock is seen without any further choice."""
    state = play.state
    if not state.stock:
        return False
    if empty(state.columns):
        return not may_lend(state.columns)
    return state.options.cover == "automatic" and bool(open_to_cover(state.columns))


def resume(play: ReussitePlay, before: Resting) -> None:
    """Returns to the phase before an interruption, with its full time limit."""
    owner, ends_at = owner_now(play)
    match before:
        case Composing(asked=asked) if asked is not None and play.state.holders[asked] != "bot":
            play.set(phase=Composing())
        case Turning():
            play.set(phase=Turning(owner, play.at + SECOND_THOUGHT))
        case Covering() | Refilling() if before.owner is not None:
            play.set(phase=type(before)(owner, ends_at))
        case _:
            play.set(phase=before)


def remember(play: ReussitePlay, seat: Seat, draft: Draft | None = None) -> None:
    """Saves a snapshot before a word or (without a draft) a refill; it is valid until a card is
    turned."""
    state = play.state
    past = Past(
        state.columns,
        state.petards,
        state.words,
        draft is None,
        seat,
        draft or NOTHING,
        state.objected,
        state.refused,
    )
    play.set(past=(*state.past, past), undo_objected=False, undo_refused=())


def reseat(play: ReussitePlay, phase: Choosing, seat: Seat) -> None:
    """Anyone may make the choices of a player who left. A player who is alone has no time limit,
    until somebody comes who could take over."""
    gone = play.state.holders[seat] == "away"
    if gone and phase.owner == seat:
        ends_at = phase.ends_at if isinstance(phase, Turning) else None
        play.amend(owner=None, ends_at=ends_at)
    elif not (gone or phase.owner in (None, seat)) and phase.ends_at is None:
        play.amend(ends_at=play.at + TAKE_OVER)


def close(play: ReussitePlay, phase: Choosing) -> None:
    """First anyone may take over; the next time, the choice is made by itself."""
    match phase:
        case Covering(owner=owner) | Refilling(owner=owner) if owner is not None:
            play.set(phase=type(phase)(None, None))
        case Covering():
            _cover_the_rest(play)
        case Refilling():
            go_on(play, refill_by_itself=True)
        case Turning():
            go_on(play)
