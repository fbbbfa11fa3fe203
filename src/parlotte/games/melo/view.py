"""What each viewer may know of a match: built up from nothing, so that the rest stays secret.

Everything but `mine` is public, the same for every viewer.
"""

from parlotte.core.contract import Seat
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.content import Book
from parlotte.games.melo.last_test import half_of
from parlotte.games.melo.scoring import honours
from parlotte.games.melo.shown import (
    AskingView,
    CardView,
    DebatingView,
    FinishedView,
    JuryView,
    LikenessView,
    Mine,
    PassedView,
    PhaseView,
    RevealedView,
    SpeakingView,
    TestedView,
    TestingView,
    TestTurningView,
    TurningView,
    View,
)
from parlotte.games.melo.state import (
    Asked,
    Asking,
    Debating,
    Finished,
    Jury,
    Passed,
    Revealed,
    Said,
    Speaking,
    State,
    Testing,
    TestOpen,
    TestTold,
    TestTurning,
    Told,
    Turning,
    Voting,
)
from parlotte.games.melo.turns import next_seat
from parlotte.games.melo.waiting import (
    contestable,
    may_ask_for_likeness,
    may_contest,
    own_time_ends,
    to_the_left_of,
    waiting,
)
from parlotte.kit.ballot import Ballot


def view(book: Book, state: State, viewer: Seat | None) -> View:
    return View(
        options=state.options,
        holders=state.holders,
        round=state.round,
        turn=state.turn,
        board=BOARDS[state.options.length],
        squares=state.squares,
        joks=state.joks,
        pile=state.pile,
        ends_at=state.phase.ends_at,
        waiting=waiting(state),
        phase=_phase(book, state),
        revealed=state.revealed,
        mine=None if viewer is None else mine(state, viewer),
    )


def _card(book: Book, state: State, asked: Asked) -> CardView:
    card, count = book.cards[asked.card], len(state.holders)
    return CardView(
        id=card.id,
        kind=card.kind,
        asks=card.asks,
        question=card.question,
        choices=card.choices,
        value=card.value,
        own=card.own,
        left=(asked.seat + 1) % count,
        right=(asked.seat - 1) % count,
    )


def _phase(book: Book, state: State) -> PhaseView:
    match state.phase:
        case Asking(asked=asked, hands=hands):
            card = _card(book, state, asked)
            return AskingView(
                asked.number,
                asked.seat,
                card,
                asked.moved,
                hands.asked,
                hands.confirmed,
                asked.again,
            )
        case Speaking() as phase:
            return _speaking(book, state, phase)
        case Turning(asked=asked, replies=replies, turned=turned):
            card = _card(book, state, asked)
            return TurningView(asked.number, asked.seat, card, replies[:turned], len(replies))
        case Revealed() | Told() as phase:
            return _revealed(book, state, phase)
        case Voting() as phase:
            return _likeness(book, state, phase)
        case Debating() | Jury() as phase:
            return _debate(book, state, phase)
        case Passed(asked=asked, why=why, moved=moved, ready=ready):
            card = _card(book, state, asked)
            return PassedView(asked.number, asked.seat, card, why, moved, ready, next_seat(state))
        case phase:
            return _test(book, state, phase)


def _speaking(book: Book, state: State, phase: Speaking) -> SpeakingView:
    asked = phase.asked
    circle = to_the_left_of(state, asked.seat)
    return SpeakingView(
        number=asked.number,
        seat=asked.seat,
        card=_card(book, state, asked),
        moved=asked.moved,
        speaker=phase.speaker,
        heard=phase.heard,
        to_come=circle[circle.index(phase.speaker) + 1 :],
    )


def _revealed(book: Book, state: State, phase: Revealed | Told) -> RevealedView:
    result = phase.result
    contesting = may_contest(book, phase) if isinstance(phase, Revealed) else ()
    asking = may_ask_for_likeness(book, state, phase) if isinstance(phase, Revealed) else ()
    replies = {reply.seat: reply for reply in result.replies}
    return RevealedView(
        number=result.asked.number,
        seat=result.asked.seat,
        card=_card(book, state, result.asked),
        answer=result.answer,
        replies=result.replies,
        shown_at=phase.since,
        may_contest=contesting,
        contest_ends=tuple(
            own_time_ends(phase, replies[seat])
            for seat in contesting
            if isinstance(phase, Revealed)
        ),
        may_ask=asking,
        verdict=result.verdict,
        ready=phase.ready if isinstance(phase, Told) else (),
        next=next_seat(state),
    )


def _voted(ballot: Ballot) -> tuple[Seat, ...]:
    return tuple(sorted((*ballot.ayes, *ballot.noes)))


def _likeness(book: Book, state: State, phase: Voting) -> LikenessView:
    result = phase.back.result
    guess = next(reply.said for reply in result.replies if reply.seat == phase.seat)
    return LikenessView(
        number=result.asked.number,
        seat=result.asked.seat,
        card=_card(book, state, result.asked),
        answer=result.answer,
        replies=result.replies,
        by=phase.seat,
        guess="" if guess is None else guess,
        voters=phase.ballot.voters,
        voted=_voted(phase.ballot),
    )


def _debate(book: Book, state: State, phase: Debating | Jury) -> DebatingView | JuryView:
    result = phase.back.result
    answer, guess = _contested(phase)
    card, test = _card(book, state, result.asked), isinstance(phase.back, TestOpen)
    number, by, of = result.asked.number, phase.by, phase.of
    if isinstance(phase, Debating):
        return DebatingView(number, card, by, of, answer, guess, phase.lines, phase.done, test)
    jurors, voted = phase.ballot.voters, _voted(phase.ballot)
    return JuryView(number, card, by, of, answer, guess, phase.lines, jurors, voted, test)


def _contested(phase: Debating | Jury) -> tuple[Said, Said | None]:
    """The answer in doubt, and what the contester had guessed."""
    if isinstance(phase.back, TestOpen):
        tried = next(one for one in phase.back.result.tried if one.seat == phase.of)
        return tried.answer, tried.guess
    result = phase.back.result
    return result.answer, next(one.said for one in result.replies if one.seat == phase.by)


def _test(
    book: Book, state: State, phase: Testing | TestTurning | TestOpen | TestTold | Finished
) -> PhaseView:
    asked = phase.asked if isinstance(phase, Testing) else phase.result.asked
    card, number, seat = _card(book, state, asked), asked.number, asked.seat
    match phase:
        case Testing(answers=answers, guesses=guesses):
            given = tuple(sorted((*answers.confirmed, *guesses.confirmed)))
            here = [s for s in answers.asked if state.holders[s] != "away" or s in given]
            return TestingView(number, seat, card, answers.asked, given, half_of(len(here)))
        case TestTurning(result=result, turned=turned):
            shown, total = result.tried[:turned], len(result.tried)
            return TestTurningView(number, seat, card, shown, total, result.needed)
        case TestOpen(result=result) | TestTold(result=result):
            told = isinstance(phase, TestTold)
            return TestedView(
                number=number,
                seat=seat,
                card=card,
                tried=result.tried,
                right=result.right,
                needed=result.needed,
                may_contest=() if told else contestable(result),
                moved=phase.moved if isinstance(phase, TestTold) else 0,
                ready=phase.ready if isinstance(phase, TestTold) else (),
                next=next_seat(state),
            )
        case Finished(result=result):
            return FinishedView(
                number, seat, card, result.tried, result.right, result.needed, honours(state)
            )


def mine(state: State, viewer: Seat) -> Mine:
    """What this seat alone may know."""
    match state.phase:
        case Asking(hands=hands) if viewer in hands.given:
            hand = hands.given[viewer]
            return Mine(hand.how, hand.said, viewer in hands.confirmed)
        case Speaking(speaker=speaker, draft=draft) if viewer == speaker and draft is not None:
            return Mine("said", draft)
        case Speaking(asked=asked, answer=answer) if viewer == asked.seat:
            return Mine("said", answer, done=True)
        case Turning(asked=asked, answer=answer) if viewer == asked.seat:
            return Mine("said", answer, done=True)
        case Turning(replies=replies):
            own = next((one for one in replies if one.seat == viewer), None)
            return Mine() if own is None else Mine(own.how, own.said, done=True)
        case Testing(answers=answers) if viewer in answers.given:
            return Mine("said", answers.given[viewer], viewer in answers.confirmed)
        case Testing(guesses=guesses) if viewer in guesses.given:
            done = viewer in guesses.confirmed
            return Mine(done=done, guesses=guesses.given[viewer])
        case Voting(ballot=ballot) | Jury(ballot=ballot):
            return Mine(vote=_said(ballot, viewer))
        case _:
            return Mine()


def _said(ballot: Ballot, seat: Seat) -> bool | None:
    if seat in ballot.ayes:
        return True
    return False if seat in ballot.noes else None
