"""What each viewer may know of a match. The view is built up from nothing, so that everything not
named here stays secret.

Everything but `mine` is public, and the same for every viewer.
"""

from collections.abc import Sequence
from functools import lru_cache

from parlotte.core.contract import Seat
from parlotte.core.prompts import card_of
from parlotte.games.bornes import phases, shown
from parlotte.games.bornes.actions import Borrow, Finish, SentenceId, Take
from parlotte.games.bornes.content import Book, blanks_of
from parlotte.games.bornes.deals import is_over
from parlotte.games.bornes.drafts import draft_view
from parlotte.games.bornes.finishing import LEAST as LEAST_FINISHED
from parlotte.games.bornes.finishing import MOST_TRIES
from parlotte.games.bornes.open_sentences import LEAST
from parlotte.games.bornes.options import GRADE_POINTS, Options
from parlotte.games.bornes.scoring import FOURRE, best, medals
from parlotte.games.bornes.state import Graded, Pile, Sheet, State, Tally
from parlotte.games.bornes.waiting import waiting
from parlotte.games.bornes.words import Lang

ON_THE_POSTER = 5  # the best sentences, shown when the match has ended
LIMITS = shown.Limits(LEAST, LEAST_FINISHED, MOST_TRIES)


def view(book: Book, state: State, viewer: Seat | None) -> shown.View:
    discards = state.discards
    zones = tuple([_zone(book, state, seat) for seat in state.seats])
    piles = tuple([_pile(book, state.options, pile) for pile in state.piles])
    return shown.View(
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
        zones=zones,
        piles=piles,
        hands=tuple([len(hand) for hand in state.hands]),
        stock=len(state.stock),
        discard=discards[-1] if discards else None,
        discards=len(discards),
        aside=state.aside,
        totals=state.totals(),
        points=_points(state, zones, piles),
        limits=LIMITS,
        sheets=tuple([_sheet(book, state.options, sheet) for sheet in state.sheets]),
        medals=medals(state.sheets, len(state.holders)),
        mine=None if viewer is None else mine(state, viewer),
    )


def mine(state: State, seat: Seat) -> shown.Mine:
    phase = state.phase
    return shown.Mine(
        hand=state.hands[seat],
        draft=draft_view(state, seat),
        vote=phase.ballot.said(seat) if isinstance(phase, phases.Voting) else None,
        funny=phase.given.given.get(seat) if isinstance(phase, phases.Judging) else None,
    )


def _points(
    state: State, zones: Sequence[shown.ZoneView], piles: Sequence[shown.PileView]
) -> tuple[int, ...]:
    """The totals of finished deals plus what is on the table, before grades and hands."""
    totals = state.totals()
    if isinstance(state.phase, phases.Scored | phases.Ended):
        return totals  # this deal is included
    here = [sum([one.values for one in zone.sentences]) + FOURRE * zone.fourres for zone in zones]
    for pile in piles:
        here[pile.owner] += pile.points
    return tuple(
        [totals[seat] + sum(here[one] for one in state.side(seat)) for seat in state.seats]
    )


def _laid(book: Book, options: Options, cards: Sequence[phases.Laid]) -> tuple[shown.LaidView, ...]:
    return tuple(
        [
            shown.LaidView(one.up, book.value(options, one.up), one.word, one.picture)
            for one in cards
        ]
    )


_Shown = tuple[
    SentenceId, Seat, Lang, tuple[shown.LaidView, ...], str, tuple[phases.Span, ...], int, int
]


def _shown(book: Book, options: Options, one: phases.Sentence | Pile) -> _Shown:
    """What viewers see of a sentence, open or accepted."""
    cards = _laid(book, options, one.cards)
    values = sum([laid.value for laid in cards])
    text, spans = one.said.text, one.said.spans
    return one.id, one.owner, one.lang, cards, text, spans, values, values * len(cards)


@lru_cache(maxsize=256)  # cached: shown in many views before it changes
def _sentence(book: Book, options: Options, one: phases.Sentence) -> shown.SentenceView:
    return shown.SentenceView(*_shown(book, options, one), one.faute)


@lru_cache(maxsize=512)  # cached: a pile never changes
def _pile(book: Book, options: Options, one: Pile) -> shown.PileView:
    return shown.PileView(*_shown(book, options, one), one.proverb)


def _zone(book: Book, state: State, seat: Seat) -> shown.ZoneView:
    lies = state.censures.get(seat)
    return shown.ZoneView(
        tuple(
            [_sentence(book, state.options, one) for one in state.sentences if one.owner == seat]
        ),
        None if lies is None else shown.CensureView(lies.card, lies.by, lies.counters),
        state.fourres[seat],
    )


def _phase(book: Book, state: State) -> shown.PhaseView:
    match state.phase:
        case phases.Playing():
            return shown.TurnPhase(max(0, MOST_TRIES - state.turn.refused))
        case phases.Voting() as phase:
            return _vote(book, state, phase)
        case phases.Window(target=target):
            return shown.WindowView(target, state.side(target))
        case phases.Parting(by=by):
            return shown.PartingView(by)
        case phases.Drawing():
            return shown.DrawView()
        case phases.Judging(given=given):
            why = state.ended or "no-words"
            simple, humour = GRADE_POINTS["simple"], GRADE_POINTS["humour"]
            return shown.JuryView(why, state.went_out, given.asked, given.confirmed, simple, humour)
        case phases.Scored(ready=ready):
            return shown.ScoreView(ready, is_over(state))
        case phases.Ended(winners=winners):
            told = [one for sheet in state.sheets for one in sheet.sentences]
            finest = (_graded(book, state.options, one) for one in best(told, ON_THE_POSTER))
            return shown.EndedView(winners, tuple(finest))


def _vote(book: Book, state: State, phase: phases.Voting) -> shown.VoteView:
    """Shows the sentence after the change, and who has voted, but not how."""
    voters, voted = phase.ballot.voters, phase.ballot.voted
    sentence = _sentence(book, state.options, phase.sentence)
    match phase.asked:
        case Finish(proverb=proverb):
            return shown.VoteView("finish", sentence, voters, voted, proverb)
        case Take(joker=joker, card=card):
            return shown.VoteView("take", sentence, voters, voted, card=card, instead=joker)
        case Borrow(theirs=theirs, card=card):
            lying = [laid.up for one in state.sentences for laid in one.cards]
            instead = next(up for up in lying if card_of(up) == theirs)
            return shown.VoteView("borrow", sentence, voters, voted, card=card, instead=instead)


@lru_cache(maxsize=128)  # cached: a sheet never changes, and is part of every later view
def _sheet(book: Book, options: Options, sheet: Sheet) -> shown.SheetView:
    return shown.SheetView(
        sheet.deal,
        sheet.why,
        sheet.by,
        tuple([_tally(one) for one in sheet.tallies]),
        tuple([_graded(book, options, one) for one in sheet.sentences]),
    )


def _tally(one: Tally) -> shown.TallyView:
    return shown.TallyView(one.out, one.sentences, one.open, one.fourres, one.hand, one.total)


def _graded(book: Book, options: Options, one: Graded) -> shown.GradedView:
    return shown.GradedView(
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
