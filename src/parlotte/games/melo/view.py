"""What each viewer may know of a match. The view is built up from nothing, so that everything not
named here stays secret.

Everything but `mine` is public, and the same for every viewer.
"""

from parlotte.core.contract import Seat
from parlotte.games.melo import phases, shown
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.content import Book
from parlotte.games.melo.last_test import half_of
from parlotte.games.melo.scoring import honours
from parlotte.games.melo.state import State
from parlotte.games.melo.turns import next_seat
from parlotte.games.melo.waiting import (
    contestable,
    may_ask_for_likeness,
    may_contest,
    others_clockwise,
    own_time_ends,
    waiting,
)


def view(book: Book, state: State, viewer: Seat | None) -> shown.View:
    return shown.View(
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


Question = tuple[int, Seat, shown.CardView]


def _question(book: Book, state: State) -> Question:
    asked, count = phases.asked_in(state.phase), len(state.holders)
    card = book.cards[asked.card]
    return (
        asked.number,
        asked.seat,
        shown.CardView(
            id=card.id,
            kind=card.kind,
            asks=card.asks,
            question=card.question,
            choices=card.choices,
            value=card.value,
            own=card.own,
            left=(asked.seat + 1) % count,
            right=(asked.seat - 1) % count,
        ),
    )


def _phase(book: Book, state: State) -> shown.PhaseView:
    question = _question(book, state)
    match state.phase:
        case phases.Asking(asked=asked, hands=hands):
            return shown.AskingView(
                *question, asked.moved, hands.asked, hands.confirmed, asked.again
            )
        case phases.Speaking(asked=asked, speaker=speaker, heard=heard):
            circle = others_clockwise(state, asked.seat)
            to_come = circle[circle.index(speaker) + 1 :]
            return shown.SpeakingView(*question, asked.moved, speaker, heard, to_come)
        case phases.Turning(replies=replies, turned=turned):
            return shown.TurningView(*question, replies[:turned], len(replies))
        case phases.Revealed() | phases.Settled() as phase:
            return _revealed(book, state, phase, question)
        case phases.Voting(back=phases.Revealed(result=result), seat=by, ballot=ballot):
            said = next(reply.said for reply in result.replies if reply.seat == by)
            guess = "" if said is None else said
            return shown.LikenessView(
                *question, result.answer, result.replies, by, guess, ballot.voters, ballot.voted
            )
        case phases.Debating() | phases.Jury() as phase:
            return _debate(phase, question)
        case phases.Passed(why=why, moved=moved, ready=ready):
            return shown.PassedView(*question, why, moved, ready, next_seat(state))
        case phase:
            return _test(state, phase, question)


def _revealed(
    book: Book, state: State, phase: phases.Revealed | phases.Settled, question: Question
) -> shown.RevealedView:
    result, upcoming = phase.result, next_seat(state)
    told = (*question, result.answer, result.replies, phase.since)
    if isinstance(phase, phases.Settled):
        return shown.RevealedView(*told, (), (), (), result.verdict, phase.ready, upcoming)
    replies = {reply.seat: reply for reply in result.replies}
    contesting = may_contest(book, phase)
    ends = tuple(own_time_ends(phase, replies[seat]) for seat in contesting)
    asking = may_ask_for_likeness(book, state, phase)
    return shown.RevealedView(*told, contesting, ends, asking, result.verdict, (), upcoming)


def _debate(
    phase: phases.Debating | phases.Jury, question: Question
) -> shown.DebatingView | shown.JuryView:
    number, _, card = question
    test = isinstance(phase.back, phases.TestOpen)
    about = (number, card, phase.by, phase.of, *_contested(phase), phase.lines)
    if isinstance(phase, phases.Debating):
        return shown.DebatingView(*about, phase.done, test)
    return shown.JuryView(*about, phase.ballot.voters, phase.ballot.voted, test)


def _contested(phase: phases.Debating | phases.Jury) -> tuple[phases.Said, phases.Said | None]:
    """The contested answer, and the contester's guess."""
    if isinstance(phase.back, phases.TestOpen):
        tried = next(one for one in phase.back.result.tried if one.seat == phase.of)
        return tried.answer, tried.guess
    result = phase.back.result
    return result.answer, next(one.said for one in result.replies if one.seat == phase.by)


def _test(
    state: State,
    phase: phases.Testing
    | phases.TestTurning
    | phases.TestOpen
    | phases.TestMissed
    | phases.Finished,
    question: Question,
) -> shown.PhaseView:
    match phase:
        case phases.Testing(answers=answers, guesses=guesses):
            given = tuple(sorted((*answers.confirmed, *guesses.confirmed)))
            here = [s for s in answers.asked if state.holders[s] != "away" or s in given]
            return shown.TestingView(*question, answers.asked, given, half_of(len(here)))
        case phases.TestTurning(result=result, turned=turned):
            total = len(result.tried)
            return shown.TestTurningView(*question, result.tried[:turned], total, result.needed)
        case phases.TestOpen(result=result):
            may, moved, ready = contestable(result), 0, ()
        case phases.TestMissed(result=result, moved=moved, ready=ready):
            may = ()
        case phases.Finished(result=result):
            came_to = (result.tried, result.right, result.needed)
            return shown.FinishedView(*question, *came_to, honours(state))
    came_to = (result.tried, result.right, result.needed)
    return shown.TestedView(*question, *came_to, may, moved, ready, next_seat(state))


def mine(state: State, viewer: Seat) -> shown.Mine:
    """What only this seat may know."""
    match state.phase:
        case phases.Asking(hands=hands) if viewer in hands.given:
            hand = hands.given[viewer]
            return shown.Mine(hand.how, hand.said, viewer in hands.confirmed)
        case phases.Speaking(speaker=speaker, draft=draft) if (
            viewer == speaker and draft is not None
        ):
            return shown.Mine("said", draft)
        case phases.Speaking(asked=asked, answer=answer) if viewer == asked.seat:
            return shown.Mine("said", answer, done=True)
        case phases.Turning(asked=asked, answer=answer) if viewer == asked.seat:
            return shown.Mine("said", answer, done=True)
        case phases.Turning(replies=replies):
            own = next((one for one in replies if one.seat == viewer), None)
            return shown.Mine() if own is None else shown.Mine(own.how, own.said, done=True)
        case phases.Testing(answers=answers) if viewer in answers.given:
            return shown.Mine("said", answers.given[viewer], viewer in answers.confirmed)
        case phases.Testing(guesses=guesses) if viewer in guesses.given:
            done = viewer in guesses.confirmed
            return shown.Mine(done=done, guesses=guesses.given[viewer])
        case phases.Voting(ballot=ballot) | phases.Jury(ballot=ballot):
            return shown.Mine(vote=ballot.said(viewer))
        case _:
            return shown.Mine()
