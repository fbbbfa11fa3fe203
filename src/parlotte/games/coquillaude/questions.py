"""§4, §5 The question, its answer, and the vote on the app's judgement."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.coquillaude.options import beat_time, contest_time, question_time, voting_time
from parlotte.games.coquillaude.phases import Answered, Appeal, Asking, Polled
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.rolls import LETTERS
from parlotte.games.coquillaude.waiting import LEAST_TO_OVERTURN, may_contest, recourse
from parlotte.kit.ballot import Ballot
from parlotte.kit.text import written
from parlotte.kit.word_vote import voters

MOST_ANSWER = 80  # characters


def ask(play: CoquillaudePlay) -> None:
    """A coquillaud… draws letters without a question."""
    turn = play.state.turn
    if turn.entry is not None:
        play.open(Asking(play.ends_in(question_time(play.state.options))))
        return
    if turn.kind is not None:
        count = min(LETTERS[turn.kind], len(play.state.bag))
        play.announce(f"coquillaude-lucky-{turn.kind}", seat=turn.seat, count=count)
    play.open(Answered(play.ends_in(beat_time(play.state.options)), ""))


def answer(play: CoquillaudePlay, seat: Seat, text: str, *, done: bool) -> None:
    """Answers once; until then the text is a draft. An empty answer is "je ne sais pas"."""
    if seat != play.state.turn.seat:
        raise Rejected("coquillaude-not-asked", seat=play.state.turn.seat)
    said = written(text, MOST_ANSWER, least=0)
    if done:
        close_question(play, said)
    else:
        play.concerns(seat)
        play.amend(text=said)


def close_question(play: CoquillaudePlay, given: str) -> None:
    """R: at the deadline, the text typed so far is the answer."""
    turn, questions = play.state.turn, play.book.questions
    if turn.entry is None:
        return
    right = bool(given) and questions.is_right(given, questions.question(turn.entry))
    play.set_turn(right=right)
    play.announce("coquillaude-right" if right else "coquillaude-wrong", seat=turn.seat)
    play.open(Answered(play.ends_in(contest_time(play.state.options)), given))


def contest(play: CoquillaudePlay, seat: Seat, phase: Answered) -> None:
    """§5 Asking for a vote counts as voting. If nobody could vote, the option "confiance" accepts
    a person's word."""
    state = play.state
    what = recourse(state)
    if what is None:
        raise Rejected("coquillaude-nothing-to-contest")
    if not may_contest(state, seat):
        raise Rejected("coquillaude-your-own-answer")
    others = voters(state.holders, state.turn.seat)
    if not others:
        _trust(play, phase.given, seat)
        return
    ballot = Ballot(others)
    if seat in others:
        ballot = ballot.cast(seat, aye=what == "accept")
    play.announce("coquillaude-contests", seat=seat)
    play.open(Appeal(play.ends_in(voting_time(state.options)), phase.given, seat, ballot))


def is_decided(play: CoquillaudePlay, phase: Appeal) -> bool:
    """An accepted answer stands as soon as one person confirms it."""
    if play.state.turn.right:
        return bool(phase.ballot.ayes) or not phase.ballot.pending()
    return phase.ballot.decided


def close_appeal(play: CoquillaudePlay, phase: Appeal) -> None:
    """A majority accepts a refused answer. Refusing an accepted one needs a no from every other
    person, at least two. If all voters have left, the option "confiance" accepts."""
    ballot, turn = phase.ballot, play.state.turn
    trusted = play.state.options.trust and play.state.holders[turn.seat] == "person"
    if not turn.right and not ballot.voters and trusted:
        _trust(play, phase.given, phase.by)
        return
    if turn.right:
        noes = len(ballot.noes)
        right = not (noes == len(ballot.voters) and noes >= LEAST_TO_OVERTURN)
    else:
        right = ballot.carried()
    _settle(play, phase.given, Polled(phase.by, ballot.ayes, ballot.noes), right=right)


def _trust(play: CoquillaudePlay, given: str, by: Seat) -> None:
    """Accepts without a vote, on a person's word; the result shows it."""
    play.set(trusted_answers=play.state.trusted_answers + 1)
    _settle(play, given, Polled(by, (), (), trusted=True), right=True)


def _settle(play: CoquillaudePlay, given: str, polled: Polled, *, right: bool) -> None:
    turn = play.state.turn
    if right == turn.right:
        play.announce("coquillaude-upheld")
    else:
        play.announce("coquillaude-accepted" if right else "coquillaude-overturned", seat=turn.seat)
    play.set_turn(right=right)
    play.open(Answered(play.ends_in(beat_time(play.state.options)), given, polled=polled))
