"""What a viewer may know: everything but the order of the stock."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.reussite.cards import PETARDS, SHORTEST, STAR, STARS, is_stop, kind_of
from parlotte.games.reussite.columns import Columns, empty, may_lend, open_to_cover
from parlotte.games.reussite.drafts import NOTHING, Draft, Tile, before_last, laid_out
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.proposing import fault_of, only_fit, ruling_of
from parlotte.games.reussite.state import (
    Composing,
    Covering,
    End,
    Finished,
    Judging,
    Proposed,
    Refilling,
    Resting,
    State,
    Turning,
    Undoing,
    Voting,
    Written,
    Yielding,
)
from parlotte.games.reussite.waiting import waiting
from parlotte.kit.ballot import Ballot
from parlotte.lexicon.judge import Ruling

PhaseName = Literal[
    "covering", "writing", "proposed", "voting", "judging", "refilling", "turning", "undoing",
    "yielding", "finished",
]  # fmt: skip


# The table votes; one's own word is enough; nothing can be done.
Unknown = Literal["voted", "trusted", "refused"]


class DraftView(Struct, frozen=True):
    """A word being made: the columns it would leave, and what is to be said of it."""

    seat: Seat
    tiles: tuple[Tile, ...]
    columns: Columns
    word: str  # ? for what is not said yet
    ruling: Ruling | None  # once it is long enough and said whole
    fault: str | None  # why these cards can't be played, a message without parameters
    fit: str  # of the one star or pétard that says nothing yet: the only letter that makes a word
    missing: int  # cards to the shortest word there may be
    left: int  # cards, if it is played
    fatal: bool  # they are too few for another word, and too many for a good end


class PollView(Struct, frozen=True):
    """Who is for it, who against, who has not said."""

    ayes: tuple[Seat, ...]
    noes: tuple[Seat, ...]
    pending: tuple[Seat, ...]


class ProposalView(Struct, frozen=True):
    """What lies on the table: a word, and the columns it would leave."""

    by: Seat
    word: str
    tiles: tuple[Tile, ...]
    columns: Columns
    left: int
    fatal: bool
    farewell: bool  # it burns the first pétard: no triumph after it
    poll: PollView | None  # where it is voted on


class UndoView(Struct, frozen=True):
    """What would be undone, whose it is, and who asks for it where the table is asked."""

    of: Seat
    word: str  # empty: a refill
    by: Seat | None
    poll: PollView | None  # where it is voted on


class EndView(Struct, frozen=True):
    end: End
    gave_up: bool
    out_of_time: bool
    left: int
    score: str  # a line of emoji to share: a star for a word with one, a blue square without


class Mine(Struct, frozen=True):
    draft: DraftView
    clears: bool  # taking back what was done last leaves no word


class View(Struct, frozen=True):
    phase: PhaseName
    ends_at: Millis | None
    deal_ends_at: Millis | None
    waiting: tuple[Seat, ...]
    alone: bool  # nobody else is there to be asked: words are played at once
    deck: str
    blues: str
    code: str
    day: str
    par: int | None  # of a deal of the day: the fewest words found
    columns: Columns
    stock: int
    unseen: str  # what is in the stock, in the order of the alphabet
    stars: int  # played so far
    all_stars: int
    petards: int
    words: tuple[Written, ...]
    owner: Seat | None  # who covers, refills, or lets the stock be turned
    open: tuple[int, ...]  # columns to cover, or that may lend their bottom
    gaps: tuple[int, ...]  # empty columns
    stops: tuple[bool, ...]  # of each column: whether its bottom is a stop card
    drafts: tuple[DraftView, ...]
    objected: tuple[str, ...]  # words somebody objected to, since the last one was played
    refused: tuple[str, ...]  # words the table has voted down since then
    proposal: ProposalView | None
    poll: PollView | None  # on giving up
    asked: Seat | None
    undo: UndoView | None  # the last word or refill, until a card is turned
    unknown: Unknown  # what becomes of a word that the lexicon does not know
    stuck: bool
    hints: int  # words the solver helped with, so far
    end: EndView | None
    mine: Mine | None = None


def draft_view(court: Court, state: State, seat: Seat, draft: Draft) -> DraftView:
    laid = laid_out(state.columns, draft)
    fault = fault_of(state, draft)
    said = bool(laid.tiles) and "?" not in laid.word
    ruling = ruling_of(court, state, laid.word) if said else None
    left = sum(map(len, laid.columns)) + len(state.stock)
    return DraftView(
        seat=seat,
        tiles=laid.tiles,
        columns=laid.columns,
        word=laid.word,
        ruling=ruling,
        fault=fault,
        fit=only_fit(court, state, draft) if fault == "reussite-say-the-star" else "",
        missing=max(0, SHORTEST - len(laid.tiles)),
        left=left,
        fatal=_fatal(left),
    )


def _fatal(left: int) -> bool:
    return 0 < left < SHORTEST


def mine(court: Court, state: State, seat: Seat) -> Mine:
    draft = state.drafts.get(seat, NOTHING)
    trail = state.trails.get(seat, ())
    clears = bool(draft.slots) and not before_last(state.columns, draft, trail).slots
    return Mine(draft_view(court, state, seat, draft), clears)


def view(court: Court, state: State, pars: dict[str, int], viewer: Seat | None) -> View:
    phase = state.phase
    deck, blues = kind_of(state.code)
    name: PhaseName = type(phase).__struct_config__.tag  # type: ignore[assignment]
    return View(
        phase=name,
        ends_at=deadline(state),
        deal_ends_at=state.ends_at,
        waiting=waiting(state),
        alone=len(state.present) < 2,
        deck=deck,
        blues=blues,
        # Who has the code can deal the stock for himself: of a new deal it is told at its end.
        code=state.code if isinstance(phase, Finished) or state.options.deal else "",
        day=state.day,
        par=pars.get(state.day),
        columns=state.columns,
        stock=len(state.stock),
        unseen="".join(sorted(state.stock, key=lambda card: (card.upper(), card))),
        stars=sum(tile.card == STAR for word in state.words for tile in word.tiles),
        all_stars=STARS,
        petards=state.petards,
        words=state.words,
        owner=phase.owner if isinstance(phase, Covering | Refilling | Turning) else None,
        open=_open(state),
        gaps=empty(state.columns),
        stops=tuple(bool(cards) and is_stop(cards[-1]) for cards in state.columns),
        drafts=tuple(
            draft_view(court, state, seat, draft) for seat, draft in sorted(state.drafts.items())
        ),
        objected=state.objected,
        refused=state.refused_words,
        proposal=_proposal(state),
        poll=_poll(phase.ballot) if isinstance(phase, Yielding) else None,
        asked=phase.asked if isinstance(phase, Composing) else None,
        undo=_undo(state),
        unknown=_unknown(state),
        stuck=state.stuck,
        hints=len(state.hints),
        end=_end(state),
        mine=None if viewer is None else mine(court, state, viewer),
    )


def deadline(state: State) -> Millis | None:
    """Of the present phase, or of the whole deal if that comes first."""
    phase = state.phase
    own = None if isinstance(phase, Composing | Finished) else phase.ends_at
    if isinstance(phase, Finished):
        return None
    limits = [limit for limit in (own, state.ends_at) if limit is not None]
    return min(limits, default=None)


def _open(state: State) -> tuple[int, ...]:
    if isinstance(state.phase, Covering):
        return open_to_cover(state.columns)
    return may_lend(state.columns) if isinstance(state.phase, Refilling) else ()


def _poll(ballot: Ballot) -> PollView:
    return PollView(ballot.ayes, ballot.noes, ballot.pending())


def _proposal(state: State) -> ProposalView | None:
    match state.phase:
        case Proposed(by=by, word=word, draft=draft):
            poll = None
        case Voting(by=by, word=word, draft=draft, ballot=ballot):
            poll = _poll(ballot)
        case Judging(draft=draft, vote=vote):
            by, word, poll = vote.by, vote.word, _poll(vote.ballot)
        case _:
            return None
    laid = laid_out(state.columns, draft)
    left = sum(map(len, laid.columns)) + len(state.stock)
    farewell = state.petards == PETARDS and draft.petards > 0
    return ProposalView(by, word, laid.tiles, laid.columns, left, _fatal(left), farewell, poll)


def _unknown(state: State) -> Unknown:
    if state.day:
        return "refused"
    if len(state.people) > 1:
        return "voted"
    return "trusted" if state.options.trust else "refused"


def _undo(state: State) -> UndoView | None:
    phase = state.phase
    if not state.past or not isinstance(phase, Resting | Undoing):
        return None
    last = state.past[-1]
    word = "" if last.refilling else state.words[-1].word
    if not isinstance(phase, Undoing):
        return UndoView(last.by, word, None, None)
    poll = None if phase.ballot is None else _poll(phase.ballot)
    return UndoView(last.by, word, phase.by, poll)


def _end(state: State) -> EndView | None:
    phase = state.phase
    if not isinstance(phase, Finished):
        return None
    return EndView(phase.end, phase.gave_up, phase.out_of_time, state.left, score(state))


def score(state: State) -> str:
    """One sign a word; the pétards burnt behind."""
    words = "".join(
        "⭐" if any(tile.card == STAR for tile in word.tiles) else "🟦" for word in state.words
    )
    burnt = sum(tile.card == "!" for word in state.words for tile in word.tiles)
    return words + "🧨" * burnt
