"""§2 and §4: empty columns are refilled, then bottoms covered until all are stop cards."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.reussite.columns import (
    empty,
    laid,
    may_lend,
    open_to_cover,
    shifted,
)
from parlotte.games.reussite.drafts import NOTHING, Draft
from parlotte.games.reussite.ending import finish_if_over, look_for_a_word
from parlotte.games.reussite.options import TAKE_OVER
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import Composing, Covering, Past, Refilling


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
            play.set(phase=Refilling(*_owner(play)))
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
        play.set(phase=Covering(*_owner(play)))
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


def _owner(play: ReussitePlay) -> tuple[Seat | None, int | None]:
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
    play.tell("reussite-turned", card=card, column=column)


def only_owner(phase: Covering | Refilling, seat: Seat) -> None:
    if phase.owner is not None and phase.owner != seat:
        raise Rejected("reussite-not-yours", seat=phase.owner)


def cover(play: ReussitePlay, phase: Covering, seat: Seat, column: int) -> None:
    only_owner(phase, seat)
    if column not in open_to_cover(play.state.columns):
        raise Rejected("reussite-stopped-column")
    play.set(last=seat)
    _turn(play, column)
    if _may_cover(play):
        play.set(phase=Covering(*_owner(play)))
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
    play.tell("reussite-refills", seat=seat)
    go_on(play)


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
    play.set(past=(*state.past, past))


def undo(play: ReussitePlay) -> None:
    state = play.state
    if not state.past:
        raise Rejected("reussite-nothing-to-undo")
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
    )
    if before.refilling:
        play.set(phase=Refilling(*_owner(play)))
