"""What a seat alone may know."""

from parlotte.core.contract import Seat
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.draft_check import MadeWord, check, may_trust
from parlotte.games.coquillaude.minute import entries_of, has_buzzed
from parlotte.games.coquillaude.shown import (
    AnagramView,
    BestView,
    DraftView,
    EntryView,
    GiftView,
    LockedView,
    Mine,
    WordView,
)
from parlotte.games.coquillaude.state import (
    Announce,
    Appeal,
    Asking,
    Draft,
    Gifts,
    Minute,
    Placed,
    State,
)
from parlotte.games.coquillaude.view import best_view, entry_view, proposal_view
from parlotte.games.coquillaude.waiting import composing
from parlotte.kit.ballot import Ballot
from parlotte.kit.word_vote import WordVote


def mine(court: Court, state: State, seat: Seat) -> Mine:
    draft = state.drafts.get(seat)
    asked = isinstance(state.phase, Asking) and state.turn.seat == seat
    return Mine(
        capital=state.capitals[seat],
        fresh=state.fresh[seat] if state.fresh else "",
        composes=seat in composing(state),
        draft=None if draft is None else draft_view(court, state, seat, draft),
        locked=_locked(court, state, seat),
        gifts=tuple(
            GiftView(gift.giver, gift.to, gift.letters)
            for gift in state.gifts
            if seat in (gift.giver, gift.to)
        ),
        given=_given(state, seat),
        answer=state.phase.text if asked and isinstance(state.phase, Asking) else "",
        vote=_vote(state, seat),
        buzzed=isinstance(state.phase, Minute) and has_buzzed(state.phase, seat),
        entries=_entries(court, state, seat),
        best=_best(court, state, seat),
    )


def draft_view(court: Court, state: State, seat: Seat, draft: Draft) -> DraftView:
    checked = check(court, state, seat, draft)
    doubt, proposal = checked.doubt, checked.proposal
    return DraftView(
        typed=draft.word,
        word=checked.word,
        at=draft.at,
        claimed=draft.person,
        main=None if checked.main is None else _made(court, checked.main),
        sides=tuple(_made(court, side) for side in checked.sides),
        anagrams=tuple(
            AnagramView(one.word, court.written(one.word), one.points, one.famous, one.fault)
            for one in checked.anagrams
        ),
        new=checked.new,
        missing=checked.missing,
        points=None if proposal is None else proposal.points,
        fault=checked.fault,
        doubt="" if doubt is None else doubt.word,
        doubt_kind=None if doubt is None else doubt.kind,
        trusted=doubt is not None and may_trust(state, seat),
    )


def _made(court: Court, made: MadeWord) -> WordView:
    written = court.written(made.word)
    return WordView(made.word, written, made.squares, made.points, made.ruling, made.famous)


def _locked(court: Court, state: State, seat: Seat) -> LockedView | None:
    locked = state.locked.get(seat)
    if locked is None or not composing(state):
        return None
    proposal = locked.proposal
    return LockedView(None if proposal is None else proposal_view(court, state, proposal))


def _given(state: State, seat: Seat) -> str:
    return state.phase.given.given.get(seat, "") if isinstance(state.phase, Gifts) else ""


def _vote(state: State, seat: Seat) -> bool | None:
    match state.phase:
        case Appeal(ballot=ballot) | Announce(vote=WordVote(ballot=ballot)):
            return _said(ballot, seat)
        case _:
            return None


def _said(ballot: Ballot, seat: Seat) -> bool | None:
    if seat in ballot.ayes:
        return True
    return False if seat in ballot.noes else None


def _entries(court: Court, state: State, seat: Seat) -> tuple[EntryView, ...]:
    phase = state.phase
    if not isinstance(phase, Minute):
        return ()
    proposal = phase.placing.proposal
    return tuple(entry_view(court, state, proposal, one) for one in entries_of(phase, seat))


def _best(court: Court, state: State, seat: Seat) -> BestView | None:
    """Option "école": to its owner, when the round is over."""
    if not state.options.school or not isinstance(state.phase, Placed):
        return None
    best = state.past[-1].best[seat]
    return None if best is None else best_view(court, seat, best)
