"""Mélo Ego Duo: the game as the house knows it."""

from msgspec.structs import replace

from parlotte.core.contract import (
    NOTHING_MET,
    Input,
    Memory,
    Millis,
    Outcome,
    Rejected,
    Seat,
    Seats,
    Standing,
    Step,
)
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws, Rng
from parlotte.games.melo import asking, contest, ending, likeness, revealing, testing, turns
from parlotte.games.melo.actions import (
    Action,
    Answer,
    Contest,
    Decline,
    Draft,
    GiveJok,
    GoOn,
    Guess,
    GuessAll,
    Likeness,
    Plead,
    Refuse,
    Rest,
    Vote,
)
from parlotte.games.melo.book import Book
from parlotte.games.melo.items import KINDS, Content
from parlotte.games.melo.options import Options
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.prompts import prompts
from parlotte.games.melo.shown import Mine, View
from parlotte.games.melo.state import (
    PILE,
    Asked,
    Asking,
    Debating,
    Finished,
    Hand,
    Joks,
    Jury,
    Passed,
    Phase,
    Reply,
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
from parlotte.games.melo.view import mine, view
from parlotte.games.melo.waiting import may_react, waiting
from parlotte.kit.routing import Routes, follow
from parlotte.kit.seats import to_the_left

KEY = "melo"
SEATS = range(4, 11)


class Melo:
    key = KEY
    seats = SEATS

    def __init__(self, content: Content) -> None:
        self.book = Book(content)

    def setup(
        self, options: Options, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Step[State]:
        """All pawns on the start, as many joks of each colour for all; the youngest begins."""
        self.book.check(options)
        draws, count = Draws(rng), len(seats.holders)
        each = options.joks // len(KINDS)
        first = to_the_left(seats.holders, (seats.youngest - 1) % count)
        state = State(
            options=options,
            rng=rng,
            holders=seats.holders,
            first=first,
            turn=first,
            squares=(0,) * count,
            joks=(Joks(each, each, each),) * count,
            pile=Joks(PILE, PILE, PILE),
            decks=self.book.decks(options, memory.met, draws),
            # No question yet: the first turn opens just below.
            phase=Passed(None, Asked(0, first, ""), "left", 0),
            met=memory.met,
        )
        play = MeloPlay(self.book, replace(state, rng=draws.rng), 0)
        turns.open_turn(play, first)
        settle(play)
        return play.step()

    def apply(self, state: State, given: Input[Action]) -> Step[State]:
        play = MeloPlay(self.book, state, given.at)
        follow(ROUTES, play, given)
        settle(play)
        return play.step()

    def deadline(self, state: State) -> Millis | None:
        return state.phase.ends_at

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(self.book, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.book, state, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(state, seat)

    def phase(self, state: State) -> str:
        return f"{state.moment}/{type(state.phase).__struct_config__.tag}"

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return ending.standings(state)

    def round(self, state: State) -> int:
        return state.round

    def memory(self, state: State) -> Memory:
        """The cards this table has met: they come back last."""
        return Memory(met=state.met)


def act(play: MeloPlay, seat: Seat, action: Action) -> None:
    """What a seat does in the present phase, or the reason why it can't."""
    match play.state.phase, action:
        case Asking() as phase, (Answer() | Guess() | Draft() | GiveJok() | Refuse()):
            _when_asked(play, seat, phase, action)
        case Speaking() as phase, (Guess() | Draft() | GiveJok() | Refuse()):
            _when_speaking(play, seat, phase, action)
        case Revealed() as phase, Contest(seat=of):
            contest.contest(play, seat, phase, of)
        case Revealed() as phase, Decline():
            contest.decline(play, seat, phase)
        case Revealed() as phase, Likeness():
            likeness.ask_the_table(play, seat, phase)
        case Voting() as phase, Vote(aye=aye):
            likeness.vote(play, seat, phase, aye=aye)
        case Debating() as phase, Plead(text=text):
            contest.plead(play, seat, phase, text)
        case Debating() as phase, Rest():
            contest.rest(play, seat, phase)
        case Jury() as phase, Vote(aye=aye):
            contest.vote(play, seat, phase, aye=aye)
        case (Testing() | TestOpen()) as phase, (Answer() | GuessAll() | Contest() | Decline()):
            _in_test(play, seat, phase, action)
        case (Told() | Passed() | TestTold()) as phase, GoOn():
            if seat in phase.ready:
                raise Rejected("melo-gone-on")
            play.set(phase=replace(phase, ready=tuple(sorted((*phase.ready, seat)))))
        case phase, _:
            raise Rejected(why_not(phase, action))


def _in_test(
    play: MeloPlay,
    seat: Seat,
    phase: Testing | TestOpen,
    action: Answer | GuessAll | Contest | Decline,
) -> None:
    match phase, action:
        case Testing(), Answer(said=said):
            testing.answer(play, seat, phase, said)
        case Testing(), GuessAll(guesses=guesses, done=done):
            testing.guess_all(play, seat, phase, guesses, done=done)
        case TestOpen(), Contest(seat=of):
            testing.contest(play, seat, phase, of)
        case TestOpen(), Decline():
            testing.decline(play, seat, phase)
        case _:
            raise Rejected(why_not(phase, action))


def _when_asked(
    play: MeloPlay, seat: Seat, phase: Asking, action: Answer | Guess | Draft | GiveJok | Refuse
) -> None:
    match action:
        case Answer(said=said):
            if seat != phase.asked.seat:
                raise Rejected("melo-you-guess-here")
            asking.hand_in(play, seat, phase, said)
        case Guess(said=said):
            asking.only_detective(phase, seat)
            asking.hand_in(play, seat, phase, said)
        case Draft(said=said):
            asking.draft(play, seat, phase, said)
        case GiveJok():
            asking.give_jok(play, seat, phase)
        case Refuse():
            asking.refuse(play, seat, phase)


def _when_speaking(
    play: MeloPlay, seat: Seat, phase: Speaking, action: Guess | Draft | GiveJok | Refuse
) -> None:
    match action:
        case Draft(said=said):
            asking.draft_to_speak(play, seat, phase, said)
            return
        case Guess(said=said):
            hand = Hand("said", said)
        case GiveJok():
            hand = Hand("jok")
        case Refuse():
            hand = Hand("refused")
    hear(play, phase, asking.speak(play, seat, phase, hand))


def hear(play: MeloPlay, phase: Speaking, reply: Reply | None) -> None:
    """The next Détecteur speaks; after the last one the answer is turned over."""
    heard = phase.heard if reply is None else (*phase.heard, reply)
    speak_or_turn(play, phase.asked, phase.answer, heard)


def speak_or_turn(play: MeloPlay, asked: Asked, answer: Said, heard: tuple[Reply, ...]) -> None:
    if not asking.open_speaking(play, asked, answer, heard):
        revealing.open_turning(play, asked, answer, heard, heard=True)


def why_not(phase: Phase, action: Action) -> str:
    """An action at the wrong moment: too late is another reason than too early."""
    if isinstance(phase, Testing | TestTurning | TestOpen) and isinstance(action, GiveJok | Refuse):
        return "melo-no-jok-in-a-test"
    if isinstance(action, Contest | Likeness | Decline):
        return "melo-contest-over"
    if isinstance(action, Guess | Answer | Draft | GiveJok | Refuse) and not isinstance(
        phase, Speaking
    ):
        return "melo-answers-in"
    return "not-now"


def change_ballots(play: MeloPlay, seat: Seat) -> None:
    """Who has left is not waited for; a vote he gave counts. Who comes, or comes back, votes like
    the others: in a jury bots as well, on a likeness people alone."""
    holder = play.state.holders[seat]
    match play.state.phase:
        case Voting(ballot=ballot, seat=by) as phase if seat != by:
            comes = holder == "person"
            changed = ballot.joined_by(seat) if comes else ballot.without(seat)
            play.set(phase=replace(phase, ballot=changed))
        case Jury(ballot=ballot, by=by, of=of) as phase if seat not in (by, of):
            changed = ballot.without(seat) if holder == "away" else ballot.joined_by(seat)
            play.set(phase=replace(phase, ballot=changed))
        case _:
            pass


def settle(play: MeloPlay) -> None:
    """Close each phase that waits for nobody. A table that everybody has left stays as it is."""
    while is_settled(play):
        if not play.state.present:
            return
        close(play)


def is_settled(play: MeloPlay) -> bool:
    match play.state.phase:
        case Turning() | TestTurning() | TestOpen() | Finished():
            return False  # time alone goes on, or the player
        case Revealed() as phase:
            return not may_react(play.book, phase)
        case Told() as phase if revealing.is_seen(play, phase):
            return True
        case _:
            return not waiting(play.state)


def is_race(state: State) -> bool:
    """Who is first to contest is the only one: time stands for nobody who shares a phone."""
    return isinstance(state.phase, Revealed) and state.phase.result.verdict is None


def close(play: MeloPlay) -> None:
    """End the present phase with what there is: the defaults of each clause."""
    match play.state.phase:
        case Asking() as phase:
            _close_asking(play, phase)
        case Speaking() as phase:
            hear(play, phase, asking.unspoken(play, phase))
        case Turning() as phase:
            revealing.turn_over(play, phase)
        case Revealed() as phase:
            revealing.time_is_up(play, phase)
        case Voting() as phase:
            likeness.close_vote(play, phase)
        case Debating() as phase:
            contest.open_jury(play, phase)
        case Jury(back=Revealed() as back) as phase:
            contest.close_question_jury(play, phase, back)
        case Jury(back=TestOpen() as back) as phase:
            testing.close_test_jury(play, phase, back)
        case Testing() as phase:
            testing.close_testing(play, phase)
        case TestTurning() as phase:
            testing.turn_over(play, phase)
        case TestOpen() as phase:
            testing.missed(play, phase)
        case Told() | Passed() | TestTold() as phase:
            turns.next_turn(play, phase)
        case _:
            raise Rejected("match-over")


def _close_asking(play: MeloPlay, phase: Asking) -> None:
    answer = asking.answer_given(play, phase)
    if answer is None:
        return
    if play.state.options.guesses == "in-turn":
        speak_or_turn(play, phase.asked, answer, ())
    else:
        revealing.open_turning(play, phase.asked, answer, asking.replies(play, phase))


ROUTES: Routes[MeloPlay, Action] = Routes(close, close, change_ballots, act)
