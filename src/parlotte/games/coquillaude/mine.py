"""The part of the view that only one seat sees."""

from parlotte.core.contract import Seat
from parlotte.games.coquillaude import phases, shown
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.draft_check import MadeWord, check, may_trust
from parlotte.games.coquillaude.minute import entries_of, has_buzzed
from parlotte.games.coquillaude.state import Draft, State
from parlotte.games.coquillaude.view import best_view, entry_view, proposal_view
from parlotte.games.coquillaude.waiting import composing
from parlotte.kit.word_vote import WordVote


def mine(court: Court, state: State, seat: Seat) -> shown.Mine:
    draft = state.drafts.get(seat)
    return shown.Mine(
        capital=state.capitals[seat],
        fresh=state.fresh[seat] if state.fresh else "",
        composes=seat in composing(state),
        draft=None if draft is None else draft_view(court, state, seat, draft),
        locked=_locked(court, state, seat),
        gifts=tuple(
            shown.GiftView(gift.giver, gift.to, gift.letters)
            for gift in state.gifts
            if seat in (gift.giver, gift.to)
        ),
        given=state.phase.given.given.get(seat, "")
        if isinstance(state.phase, phases.Gifts)
        else "",
        answer=state.phase.text
        if isinstance(state.phase, phases.Asking) and state.turn.seat == seat
        else "",
        vote=_vote(state, seat),
        buzzed=isinstance(state.phase, phases.Minute) and has_buzzed(state.phase, seat),
        entries=_entries(court, state, seat),
        best=_best(court, state, seat),
    )


def draft_view(court: Court, state: State, seat: Seat, draft: Draft) -> shown.DraftView:
    checked = check(court, state, seat, draft)
    doubt, proposal = checked.doubt, checked.proposal
    return shown.DraftView(
        typed=draft.word,
        word=checked.word,
        at=draft.at,
        claimed=draft.person,
        main=None if checked.main is None else _made(court, checked.main),
        sides=tuple(_made(court, side) for side in checked.sides),
        anagrams=tuple(
            shown.AnagramView(one.word, court.written(one.word), one.points, one.famous, one.fault)
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


def _made(court: Court, made: MadeWord) -> shown.WordView:
    written = court.written(made.word)
    return shown.WordView(made.word, written, made.squares, made.points, made.ruling, made.famous)


def _locked(court: Court, state: State, seat: Seat) -> shown.LockedView | None:
    locked = state.locked.get(seat)
    if locked is None or not composing(state):
        return None
    proposal = locked.proposal
    return shown.LockedView(None if proposal is None else proposal_view(court, state, proposal))


def _vote(state: State, seat: Seat) -> bool | None:
    match state.phase:
        case phases.Appeal(ballot=ballot) | phases.Announce(vote=WordVote(ballot=ballot)):
            return ballot.said(seat)
        case _:
            return None


def _entries(court: Court, state: State, seat: Seat) -> tuple[shown.EntryView, ...]:
    phase = state.phase
    if not isinstance(phase, phases.Minute):
        return ()
    proposal = phase.placing.proposal
    return tuple(entry_view(court, state, proposal, one) for one in entries_of(phase, seat))


def _best(court: Court, state: State, seat: Seat) -> shown.BestView | None:
    """Option "école": the seat's best play, shown to it after the round."""
    if not state.options.school or not isinstance(state.phase, phases.Placed):
        return None
    best = state.past[-1].best[seat]
    return None if best is None else best_view(court, seat, best)
