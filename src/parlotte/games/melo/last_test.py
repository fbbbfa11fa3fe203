"""§6 DERNIER TEST: the partners answer an EGO card for themselves; the player guesses each
answer."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.melo.actions import Answer, Contest, Decline, GuessAll
from parlotte.games.melo.contest import debate_duration, open_debate, verdict_of
from parlotte.games.melo.guessing import end_turn
from parlotte.games.melo.options import CONTESTING, pause_time, test_time, turning_time
from parlotte.games.melo.phases import (
    Asked,
    Finished,
    Jury,
    Said,
    Testing,
    TestMissed,
    TestOpen,
    TestResult,
    TestTurning,
    Tried,
)
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.revealing import guessed_after_all
from parlotte.games.melo.state import Known
from parlotte.games.melo.waiting import contestable, others_clockwise
from parlotte.games.melo.what_is_said import in_words
from parlotte.kit.collect import Collect


def half_of(partners: int) -> int:
    """Half, rounded up."""
    return (partners + 1) // 2


def open_test(play: MeloPlay, seat: Seat) -> None:
    state = play.state
    card = play.draw_card("ego")
    play.set(number=state.number + 1)
    play.announce("melo-test", seat=seat)
    answers: Collect[int] = Collect(tuple(sorted(others_clockwise(state, seat))))
    guesses: Collect[dict[Seat, int]] = Collect((seat,))
    asked = Asked(play.state.number, seat, card)
    play.open(Testing(play.ends_in(test_time(state.options)), asked, answers, guesses))


def act(play: MeloPlay, seat: Seat, phase: Testing, action: Answer | GuessAll) -> None:
    match action:
        case Answer(said=said):
            _answer(play, seat, phase, said)
        case GuessAll(guesses=guesses, done=done):
            _guess_all(play, seat, phase, guesses, done=done)


def _answer(play: MeloPlay, seat: Seat, phase: Testing, said: Said) -> None:
    """Each partner answers for himself."""
    if seat == phase.asked.seat:
        raise Rejected("melo-you-guess")
    choice = _choice(play, phase, said)
    play.amend(answers=phase.answers.give(seat, choice, done=True))


def _choice(play: MeloPlay, phase: Testing, said: Said) -> int:
    choices = play.card(phase.asked.card).choices
    if not isinstance(said, int) or said not in range(len(choices)):
        raise Rejected("melo-no-such-choice")
    return said


def _guess_all(
    play: MeloPlay, seat: Seat, phase: Testing, guesses: dict[Seat, int], *, done: bool
) -> None:
    """The player's guesses; a partner without a guess counts as wrong."""
    if seat != phase.asked.seat:
        raise Rejected("melo-you-answer-the-test")
    for partner, choice in guesses.items():
        if partner not in phase.answers.asked:
            raise Rejected("melo-no-such-person")
        _choice(play, phase, choice)
    if not done and seat not in phase.guesses.confirmed:
        play.concerns(seat)
    given = phase.guesses.give(seat, dict(sorted(guesses.items())), done=done)
    play.amend(guesses=given)


def close_testing(play: MeloPlay, phase: Testing) -> None:
    """A partner who gave no answer is not counted. Without any answer, the test waits for the
    player's next turn. A player who has left only loses the turn."""
    state, asked = play.state, phase.asked
    if state.holders[asked.seat] == "away" and not phase.guesses.confirmed:
        play.announce("melo-left", seat=asked.seat)
        end_turn(play, asked, "left")
        return
    guesses = phase.guesses.given.get(asked.seat, {})
    tried = []
    for seat in others_clockwise(state, asked.seat):
        if seat in phase.answers.given:
            said, guess = phase.answers.given[seat], guesses.get(seat)
            tried.append(Tried(seat, said, guess, said == guess))
    if not tried:
        play.announce("melo-test-nobody", seat=asked.seat)
        end_turn(play, asked, "nobody")
        return
    result = TestResult(asked, tuple(tried), half_of(len(tried)))
    play.open(TestTurning(play.at + turning_time(len(tried)), result, 0))


def turn_over(play: MeloPlay, phase: TestTurning) -> None:
    """Reveals one partner after another, then counts."""
    if phase.turned < len(phase.result.tried):
        ends_at = play.at + turning_time(len(phase.result.tried))
        play.open(replace(phase, ends_at=ends_at, turned=phase.turned + 1))
        return
    play.set(revealed=(*play.state.revealed, *_known(play, phase.result)))
    judge(play, TestOpen(play.at + CONTESTING, phase.result))


def _known(play: MeloPlay, result: TestResult) -> list[Known]:
    asked = result.asked
    card = play.card(asked.card)
    return [
        Known(
            number=asked.number,
            kind="ego",
            card=card.id,
            seat=one.seat,
            answer=one.answer,
            text=in_words(card, one.answer),
            guesses={} if one.guess is None else {asked.seat: one.guess},
            right=(asked.seat,) if one.right else (),
            test=True,
        )
        for one in result.tried
    ]


def judge(play: MeloPlay, phase: TestOpen) -> None:
    """If passed, it ends the match; if not, the player may contest while that could be enough."""
    result = phase.result
    if result.right >= result.needed:
        play.announce("melo-wins", seat=result.asked.seat)
        play.open(Finished(result, result.asked.seat))
    elif result.right + len(contestable(result)) >= result.needed:
        play.open(phase)
    else:
        missed(play, phase)


def missed(play: MeloPlay, phase: TestOpen) -> None:
    """The player goes back three squares, and the match goes on. One who has left stays there."""
    seat = phase.result.asked.seat
    play.announce("melo-test-missed", seat=seat)
    moved = 0 if play.state.holders[seat] == "away" else play.move_back(seat)
    play.open(TestMissed(play.ends_in(pause_time(play.state.options)), phase.result, moved))


def contest(play: MeloPlay, seat: Seat, phase: TestOpen, action: Contest | Decline) -> None:
    """Only the player may contest, and only wrong guesses; or decline."""
    if seat != phase.result.asked.seat:
        raise Rejected("melo-nothing-to-contest")
    if isinstance(action, Decline):
        missed(play, phase)
        return
    if action.seat not in contestable(phase.result):
        raise Rejected("melo-nothing-to-contest")
    open_debate(play, phase, seat, action.seat)


def close_jury(play: MeloPlay, phase: Jury, back: TestOpen) -> None:
    """A majority against the partner counts his answer as guessed; a tie leaves it as it was. No
    pawn moves."""
    doubted = len(phase.ballot.noes) > len(phase.ballot.ayes)
    play.announce("melo-doubted" if doubted else "melo-sincere", seat=phase.of)
    verdict = verdict_of(phase, phase.by if doubted else phase.of, 0)
    tried = tuple(
        replace(one, right=doubted, verdict=verdict) if one.seat == phase.of else one
        for one in back.result.tried
    )
    if doubted:
        guessed_after_all(play, back.result.asked.number, phase.of, phase.by)
    result = replace(back.result, tried=tried)
    judge(play, TestOpen(back.ends_at + debate_duration(play, phase), result))
