"""What a viewer may know: everything but the order of the stock."""

from parlotte.core.contract import Seat
from parlotte.games.reussite import phases, shown
from parlotte.games.reussite.cards import PETARDS, SHORTEST, STAR, STARS, is_stop, kind_of
from parlotte.games.reussite.columns import empty, may_lend, open_to_cover
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.drafts import NOTHING, Draft, before_last, laid_out
from parlotte.games.reussite.playable import judged, only_fit
from parlotte.games.reussite.proposals import on_the_table
from parlotte.games.reussite.scoring import score
from parlotte.games.reussite.state import State
from parlotte.games.reussite.undoing import is_free
from parlotte.games.reussite.waiting import deadline, waiting
from parlotte.kit.ballot import Ballot
from parlotte.kit.table_game import tag_of


def draft_view(court: Court, state: State, seat: Seat, draft: Draft) -> shown.DraftView:
    found = judged(court, state, draft)
    laid = found.laid
    return shown.DraftView(
        seat=seat,
        tiles=laid.tiles,
        columns=laid.columns,
        word=laid.word,
        ruling=found.ruling,
        counts=found.counts,
        fault=found.fault,
        fit=only_fit(court, state, draft, found),
        missing=max(0, SHORTEST - len(laid.tiles)),
        left=found.left,
        fatal=_fatal(found.left),
    )


def _fatal(left: int) -> bool:
    return 0 < left < SHORTEST


def mine(court: Court, state: State, seat: Seat) -> shown.Mine:
    draft = state.drafts.get(seat, NOTHING)
    trail = state.trails.get(seat, ())
    clears = bool(draft.slots) and not before_last(state.columns, draft, trail).slots
    asks = bool(state.past) and not is_free(state, seat)
    return shown.Mine(draft_view(court, state, seat, draft), clears, asks)


def view(court: Court, state: State, par: int | None, viewer: Seat | None) -> shown.View:
    phase = state.phase
    deck, blues = kind_of(state.code)
    name: shown.PhaseName = tag_of(phase)  # type: ignore[assignment]
    return shown.View(
        phase=name,
        ends_at=deadline(state),
        deal_ends_at=state.ends_at,
        waiting=waiting(state),
        alone=len(state.present) < 2,
        deck=deck,
        blues=blues,
        # A new deal's code is shown only at its end, because it gives away the order of the stock.
        code=state.code if isinstance(phase, phases.Finished) or state.options.deal else "",
        day=state.day,
        par=par,
        columns=state.columns,
        stock=len(state.stock),
        unseen="".join(sorted(state.stock, key=lambda card: (card.upper(), card))),
        stars=sum(tile.card == STAR for word in state.words for tile in word.tiles),
        all_stars=STARS,
        petards=state.petards,
        all_petards=PETARDS,
        words=state.words,
        owner=phase.owner if isinstance(phase, phases.Choosing) else None,
        open=_open(state),
        gaps=empty(state.columns),
        stops=tuple(bool(cards) and is_stop(cards[-1]) for cards in state.columns),
        drafts=tuple(
            draft_view(court, state, seat, draft) for seat, draft in sorted(state.drafts.items())
        ),
        objected=state.objected,
        refused=state.refused_words,
        proposal=_proposal(state),
        poll=_poll(phase.ballot) if isinstance(phase, phases.Yielding) else None,
        asked=phase.asked if isinstance(phase, phases.Composing) else None,
        undo=_undo(state),
        unknown=_unknown(state),
        stuck=state.stuck,
        hints=len(state.hints),
        end=_end(state),
        mine=None if viewer is None else mine(court, state, viewer),
    )


def _open(state: State) -> tuple[int, ...]:
    if isinstance(state.phase, phases.Covering):
        return open_to_cover(state.columns)
    return may_lend(state.columns) if isinstance(state.phase, phases.Refilling) else ()


def _poll(ballot: Ballot) -> shown.PollView:
    return shown.PollView(ballot.ayes, ballot.noes, ballot.pending())


def _proposal(state: State) -> shown.ProposalView | None:
    phase = state.phase
    if not isinstance(phase, phases.Proposal):
        return None
    about = on_the_table(phase)
    poll = None if isinstance(about, phases.Proposed) else _poll(about.ballot)
    by, word, draft = about.by, about.word, phase.draft
    laid = laid_out(state.columns, draft)
    left = sum(map(len, laid.columns)) + len(state.stock)
    farewell = state.petards == PETARDS and draft.petards > 0
    return shown.ProposalView(
        by, word, laid.tiles, laid.columns, left, _fatal(left), farewell, poll
    )


def _unknown(state: State) -> shown.Unknown:
    if state.day:
        return "refused"
    if len(state.people) > 1:
        return "voted"
    return "trusted" if state.options.trust else "refused"


def _undo(state: State) -> shown.UndoView | None:
    phase = state.phase
    if not state.past or not isinstance(phase, phases.Resting | phases.Undoing):
        return None
    last = state.past[-1]
    word = "" if last.refilling else state.words[-1].word
    if not isinstance(phase, phases.Undoing):
        return shown.UndoView(last.by, word, None, None)
    poll = None if phase.ballot is None else _poll(phase.ballot)
    return shown.UndoView(last.by, word, phase.by, poll)


def _end(state: State) -> shown.EndView | None:
    phase = state.phase
    if not isinstance(phase, phases.Finished):
        return None
    return shown.EndView(phase.end, phase.gave_up, phase.out_of_time, state.left, score(state))
