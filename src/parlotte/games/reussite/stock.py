"""§2 and §4: empty columns are refilled, then bottoms covered until all are stop cards."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.actions import Cover, CoverAll, Refill, TurnStock
from parlotte.games.reussite.columns import (
    empty,
    laid,
    may_lend,
    open_to_cover,
    shifted,
)
from parlotte.games.reussite.drafts import NOTHING, Draft
from parlotte.games.reussite.options import SECOND_THOUGHT, TAKE_OVER
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.scoring import finish_if_over, look_for_a_word
from parlotte.games.reussite.state import Composing, Covering, Past, Refilling, Resting, Turning


def go_on(play: ReussitePlay, *, refill_by_itself: bool = False) -> None:
    """After a word or the deal: refill, cover, and when nothing is left to choose, write."""
    if finish_if_over(play):
        return
    by_itself = refill_by_itself or play.state.options.refill == "automatic"
    if _refilled(play, by_itself=by_itself) and _covered(play):
        play.set(phase=Composing())
        look_for_a_word(play)


def _refilled(play: ReussitePlay, *, by_itself: bool) -> bool:
    """False while somebody has to choose which column lends its bottom."""
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


def _covered(play: ReussitePlay) -> bool:
    """False while somebody has to choose which column is covered."""
    if not _may_cover(play):
        return True
    if play.state.options.cover == "hand":
        play.set(phase=Covering(*owner_now(play)))
        return False
    _cover_all(play)
    return True


def _may_cover(play: ReussitePlay) -> bool:
    return bool(play.state.stock and open_to_cover(play.state.columns))


def _cover_all(play: ReussitePlay) -> None:
    """From left to right, again and again."""
    while _may_cover(play):
        for column in open_to_cover(play.state.columns):
            if play.state.stock:
                _turn(play, column)


def owner_now(play: ReussitePlay) -> tuple[Seat | None, int | None]:
    """These choices are for who played the last word; for anyone after a while, or if he left."""
    owner = play.state.last
    others = [seat for seat in play.state.present if seat != owner]
    if play.state.holders[owner] == "away":
        return None, None
    return owner, play.at + TAKE_OVER if others else None


def _turn(play: ReussitePlay, column: int) -> None:
    """The top of the stock goes on a column; nothing before it can be undone any more."""
    state = play.state
    card = state.stock[0]
    play.set(columns=laid(state.columns, column, card), stock=state.stock[1:], past=())
    play.announce("reussite-turned", card=card, column=column)


def only_owner(phase: Covering | Refilling | Turning, seat: Seat) -> None:
    if phase.owner is not None and phase.owner != seat:
        raise Rejected("reussite-not-yours", seat=phase.owner)


def choose(play: ReussitePlay, seat: Seat, action: Cover | CoverAll | Refill | TurnStock) -> None:
    """Where a card goes, as the present phase asks it."""
    match play.state.phase, action:
        case Covering() as phase, Cover(column=column):
            cover(play, phase, seat, column)
        case Covering() as phase, CoverAll():
            cover_all(play, phase, seat)
        case Refilling() as phase, Refill(column=column, to=to):
            refill(play, phase, seat, column, to)
        case Turning() as phase, TurnStock():
            turn(play, phase, seat)
        case _:
            raise Rejected("not-now")


def cover(play: ReussitePlay, phase: Covering, seat: Seat, column: int) -> None:
    only_owner(phase, seat)
    if column not in open_to_cover(play.state.columns):
        raise Rejected("reussite-stopped-column")
    play.set(last=seat)
    _turn(play, column)
    if _may_cover(play):
        play.set(phase=Covering(*owner_now(play)))
    else:
        play.set(phase=Composing())
        look_for_a_word(play)


def cover_all(play: ReussitePlay, phase: Covering, seat: Seat) -> None:
    only_owner(phase, seat)
    _cover_all(play)
    play.set(phase=Composing())
    look_for_a_word(play)


def refill(play: ReussitePlay, phase: Refilling, seat: Seat, column: int, to: int) -> None:
    only_owner(phase, seat)
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
    """Nothing is left to choose before the next card of the stock is seen."""
    state = play.state
    if not state.stock:
        return False
    if empty(state.columns):
        return not may_lend(state.columns)
    return state.options.cover == "automatic" and bool(open_to_cover(state.columns))


def turn(play: ReussitePlay, phase: Turning, seat: Seat) -> None:
    """§4 The last refill stays as it is."""
    only_owner(phase, seat)
    go_on(play)


def resume(play: ReussitePlay, before: Resting) -> None:
    """The table goes on where it was asked something else; who chooses has all his time again."""
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
    """A word, or without a draft a refill: what comes next can be undone until a card is turned."""
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


def reseat(play: ReussitePlay, phase: Covering | Refilling | Turning, seat: Seat) -> None:
    """What he alone could choose who has left is anyone's. Who was alone has all the time he wants,
    until there is somebody who could take over."""
    gone = play.state.holders[seat] == "away"
    if gone and phase.owner == seat:
        ends_at = phase.ends_at if isinstance(phase, Turning) else None
        play.set(phase=replace(phase, owner=None, ends_at=ends_at))
    elif not (gone or phase.owner in (None, seat)) and phase.ends_at is None:
        play.set(phase=replace(phase, ends_at=play.at + TAKE_OVER))


def close(play: ReussitePlay, phase: Covering | Refilling | Turning) -> None:
    """Anyone may take over; after that it goes by itself."""
    match phase:
        case Covering(owner=owner) | Refilling(owner=owner) if owner is not None:
            play.set(phase=type(phase)(None, None))
        case Covering():
            cover_all(play, phase, play.state.last)
        case Refilling():
            go_on(play, refill_by_itself=True)
        case Turning():
            go_on(play)
