"""What each viewer may know of a match: built up from nothing, so that the rest stays secret.

Everything but `mine` is public, the same for every viewer.
"""

from collections.abc import Sequence
from functools import lru_cache

from parlotte.core.contract import Seat
from parlotte.core.prompts import card_of
from parlotte.games.bornes.actions import Borrow, Finish, Take
from parlotte.games.bornes.content import Book, blanks_of
from parlotte.games.bornes.deals import is_over
from parlotte.games.bornes.drafts import left_of
from parlotte.games.bornes.finishing import MOST_TRIES
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.scoring import best, medals
from parlotte.games.bornes.shown import (
    CensureView,
    DrawView,
    EndedView,
    GradedView,
    JuryView,
    LaidView,
    Mine,
    PartingView,
    PhaseView,
    PileView,
    ScoreView,
    SentenceView,
    SheetView,
    TallyView,
    TurnPhase,
    View,
    VoteView,
    WindowView,
    ZoneView,
)
from parlotte.games.bornes.state import (
    Drawing,
    Ended,
    Graded,
    Judging,
    Laid,
    Parting,
    Pile,
    Playing,
    Scored,
    Sentence,
    Sheet,
    State,
    Tally,
    Voting,
    Window,
)
from parlotte.games.bornes.waiting import waiting

ON_THE_POSTER = 5


def view(book: Book, state: State, viewer: Seat | None) -> View:
    discards = state.discards
    return View(
        options=state.options,
        holders=state.holders,
        teams=state.teams,
        deal=state.deal,
        round=state.round,
        starter=state.starter,
        player=state.turn.seat,
        ends_at=state.phase.ends_at,
        waiting=waiting(state),
        phase=_phase(book, state),
        deck=book.deck,
        blanks=blanks_of(state.options),
        zones=tuple([_zone(book, state, seat) for seat in state.seats]),
        piles=tuple([_pile(book, state.options, pile) for pile in state.piles]),
        hands=tuple([len(hand) for hand in state.hands]),
        stock=len(state.stock),
        discard=discards[-1] if discards else None,
        discards=len(discards),
        aside=state.aside,
        totals=state.totals(),
        sheets=tuple([_sheet(book, state.options, sheet) for sheet in state.sheets]),
        medals=medals(state.sheets, len(state.holders)),
        mine=None if viewer is None else mine(state, viewer),
    )


def mine(state: State, seat: Seat) -> Mine:
    hand = state.hands[seat]
    match state.phase:
        case Voting(ballot=ballot):
            vote = True if seat in ballot.ayes else False if seat in ballot.noes else None
        case _:
            vote = None
    funny = state.phase.given.given.get(seat) if isinstance(state.phase, Judging) else None
    return Mine(hand=hand, draft=left_of(state, seat), vote=vote, funny=funny)


def _laid(book: Book, options: Options, cards: Sequence[Laid]) -> tuple[LaidView, ...]:
    return tuple(
        [LaidView(one.up, book.value(options, one.up), one.word, one.picture) for one in cards]
    )


@lru_cache(maxsize=256)  # it is shown in many views before it changes
def _sentence(book: Book, options: Options, one: Sentence) -> SentenceView:
    cards = _laid(book, options, one.cards)
    values = sum([laid.value for laid in cards])
    said = one.said
    return SentenceView(
        one.id,
        one.owner,
        one.lang,
        cards,
        said.text,
        said.spans,
        values,
        values * len(cards),
        one.faute,
    )


@lru_cache(maxsize=512)  # nobody touches it any more
def _pile(book: Book, options: Options, one: Pile) -> PileView:
    cards = _laid(book, options, one.cards)
    values = sum([laid.value for laid in cards])
    said = one.said
    return PileView(
        one.id,
        one.owner,
        one.lang,
        cards,
        said.text,
        said.spans,
        values,
        values * len(cards),
        one.proverb,
    )


def _zone(book: Book, state: State, seat: Seat) -> ZoneView:
    lies = state.censures.get(seat)
    return ZoneView(
        tuple(
            [_sentence(book, state.options, one) for one in state.sentences if one.owner == seat]
        ),
        None if lies is None else CensureView(lies.card, lies.by, lies.counters),
        state.fourres[seat],
    )


def _phase(book: Book, state: State) -> PhaseView:
    match state.phase:
        case Playing():
            return TurnPhase(max(0, MOST_TRIES - state.turn.refused))
        case Voting() as phase:
            return _vote(book, state, phase)
        case Window(target=target):
            return WindowView(target, state.side(target))
        case Parting(by=by):
            return PartingView(by)
        case Drawing():
            return DrawView()
        case Judging(given=given):
            why = state.ended or "no-words"
            return JuryView(why, state.went_out, given.asked, given.confirmed)
        case Scored(ready=ready):
            return ScoreView(ready, is_over(state))
        case Ended(winners=winners):
            told = [one for sheet in state.sheets for one in sheet.sentences]
            shown = (_graded(book, state.options, one) for one in best(told, ON_THE_POSTER))
            return EndedView(winners, tuple(shown))


def _vote(book: Book, state: State, phase: Voting) -> VoteView:
    """The sentence as it would be; who has voted, and never how."""
    voters, voted = phase.ballot.voters, tuple(sorted((*phase.ballot.ayes, *phase.ballot.noes)))
    sentence = _sentence(book, state.options, phase.sentence)
    match phase.asked:
        case Finish(proverb=proverb):
            return VoteView("finish", sentence, voters, voted, proverb)
        case Take(joker=joker, card=card):
            return VoteView("take", sentence, voters, voted, card=card, instead=joker)
        case Borrow(theirs=theirs, card=card):
            lying = [laid.up for one in state.sentences for laid in one.cards]
            instead = next(up for up in lying if card_of(up) == theirs)
            return VoteView("borrow", sentence, voters, voted, card=card, instead=instead)


@lru_cache(maxsize=128)  # a sheet never changes, and is shown with everything that follows it
def _sheet(book: Book, options: Options, sheet: Sheet) -> SheetView:
    return SheetView(
        sheet.deal,
        sheet.why,
        sheet.by,
        tuple([_tally(one) for one in sheet.tallies]),
        tuple([_graded(book, options, one) for one in sheet.sentences]),
    )


def _tally(one: Tally) -> TallyView:
    return TallyView(one.out, one.sentences, one.open, one.fourres, one.hand, one.total)


def _graded(book: Book, options: Options, one: Graded) -> GradedView:
    return GradedView(
        one.owner,
        one.lang,
        _laid(book, options, one.cards),
        one.said.text,
        one.said.spans,
        one.values,
        one.points,
        one.grade,
        one.bonus,
        one.total,
        one.funny,
    )
