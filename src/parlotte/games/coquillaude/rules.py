"""La Coquillaude: the game as the house knows it."""

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
from parlotte.games.coquillaude import announcing, asking, ending, giving, minute, rounds
from parlotte.games.coquillaude.actions import (
    Action,
    Buzz,
    Contest,
    Enough,
    Enter,
    Give,
    GoOn,
    Reply,
    Sketch,
    Unlock,
    Vote,
)
from parlotte.games.coquillaude.board import NO_LETTERS
from parlotte.games.coquillaude.composing import Drafting, compose
from parlotte.games.coquillaude.court import Court
from parlotte.games.coquillaude.letters import FIRST_HAND, full_bag
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.own_view import mine
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.prompts import prompts
from parlotte.games.coquillaude.shown import Mine, View
from parlotte.games.coquillaude.state import (
    Announce,
    Answered,
    Appeal,
    Asking,
    Composing,
    Ended,
    Gifts,
    Minute,
    Placed,
    State,
)
from parlotte.games.coquillaude.view import view
from parlotte.games.coquillaude.waiting import recourse, waiting
from parlotte.kit.routing import Routes, follow
from parlotte.kit.word_vote import WordVote

KEY = "coquillaude"
SEATS = range(2, 5)


class Coquillaude:
    key = KEY
    seats = SEATS

    def __init__(self, court: Court) -> None:
        self.court = court

    def setup(
        self, options: Options, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Step[State]:
        """§1 Eight letters each; all roll, and the highest is asked first in every round."""
        if not self.court.questions.complete:
            raise Rejected("coquillaude-no-questions")
        draws, count = Draws(rng), len(seats.holders)
        bag = "".join(draws.shuffled(full_bag(options.letters)))
        start = rounds.start_rolls(count, draws)
        hands = [bag[FIRST_HAND * seat : FIRST_HAND * (seat + 1)] for seat in range(count)]
        state = State(
            options=options,
            rng=draws.rng,
            holders=seats.holders,
            first=rounds.first_of(start),
            start=start,
            bag=bag[FIRST_HAND * count :],
            capitals=tuple(hands),
            scores=(0,) * count,
            board=NO_LETTERS,
            phase=Composing(None),  # the first round opens just below
            asked=memory.met,
        )
        play = CoquillaudePlay(self.court, state, 0)
        play.announce("coquillaude-starts", seat=state.first)
        rounds.open_round(play, 1)
        settle(play)
        return play.step()

    def apply(self, state: State, given: Input[Action]) -> Step[State]:
        play = CoquillaudePlay(self.court, state, given.at)
        follow(ROUTES, play, given)
        settle(play)
        return play.step()

    def deadline(self, state: State) -> Millis | None:
        return state.phase.ends_at

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.court, state, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(self.court, state, seat)

    def phase(self, state: State) -> str:
        return f"{state.moment}/{type(state.phase).__struct_config__.tag}"

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return ending.standings(state)

    def round(self, state: State) -> int:
        return state.round

    def memory(self, state: State) -> Memory:
        """The questions this table has met: they come back last."""
        return Memory(met=state.asked)


def act(play: CoquillaudePlay, seat: Seat, action: Action) -> None:
    """What a seat does in the present phase, or the reason why it can't."""
    match play.state.phase, action:
        case Gifts() as phase, Give(letters=letters):
            giving.give(play, seat, phase, letters)
        case Asking() as phase, Reply(text=text, done=done):
            asking.answer(play, seat, phase, text, done=done)
        case Answered() as phase, Contest():
            asking.contest(play, seat, phase)
        case Appeal() as phase, Vote(aye=aye):
            asking.vote(play, seat, phase, aye=aye)
        case Announce() as phase, Vote(aye=aye):
            announcing.vote(play, seat, phase, aye=aye)
        case Minute() as phase, Buzz():
            minute.buzz(play, seat, phase)
        case Minute() as phase, Enter(word=word):
            minute.enter(play, seat, phase, word)
        case Minute() as phase, Enough():
            minute.enough(play, seat, phase)
        case (Answered() | Announce(vote=None) | Placed()) as phase, GoOn():
            if seat in phase.ready:
                raise Rejected("coquillaude-gone-on")
            ready = tuple(sorted((*phase.ready, seat)))
            play.set(phase=replace(phase, ready=ready))
        case _, action if isinstance(action, Drafting):
            compose(play, seat, action)
        case _, Reply():
            raise Rejected("coquillaude-answer-over")
        case _, Buzz() | Enter():
            raise Rejected("coquillaude-minute-over")
        case _:
            raise Rejected("not-now")


def change_ballots(play: CoquillaudePlay, seat: Seat) -> None:
    """Who has left, or whose seat a bot has taken, is not waited for; a vote he gave counts. A
    person who comes, or comes back, votes like the others."""
    comes = play.state.holders[seat] == "person"
    match play.state.phase:
        case Appeal(ballot=ballot) as phase if seat != play.state.turn.seat:
            changed = ballot.joined_by(seat) if comes else ballot.without(seat)
            play.set(phase=replace(phase, ballot=changed))
        case Announce(vote=WordVote() as vote) as phase:
            vote = vote.joined_by(seat) if comes else vote.without(seat)
            play.set(phase=replace(phase, vote=vote))
        case _:
            pass


def settle(play: CoquillaudePlay) -> None:
    """Close each phase that waits for nobody. A table that everybody has left stays as it is."""
    while not isinstance(play.state.phase, Ended) and is_settled(play):
        if not play.state.present:
            return
        close(play)


def is_settled(play: CoquillaudePlay) -> bool:
    match play.state.phase:
        case Appeal() as phase:
            return asking.is_decided(play, phase)
        case Announce(vote=WordVote() as vote):
            return vote.over
        case _:
            return not waiting(play.state)


def takes_long(state: State, what: object) -> bool:
    """Whatever may end a phase may have the best play of each capital searched for."""
    typed = isinstance(state.phase, Asking) and isinstance(what, Reply) and not what.done
    return not (typed or isinstance(what, Sketch | Unlock | Buzz))


def is_race(state: State) -> bool:
    """In the anagram minute who is first wins: time stands for nobody who shares a phone."""
    return isinstance(state.phase, Minute)


def closes(state: State) -> bool:
    """The host ends neither the anagram minute, a race, nor, while its clock runs, the time to
    contest an answer."""
    if isinstance(state.phase, Minute):
        return False
    return state.phase.ends_at is None or recourse(state) is None


def close(play: CoquillaudePlay) -> None:
    """End the present phase with what there is: the defaults of each clause."""
    match play.state.phase:
        case Gifts() as phase:
            rounds.close_gifts(play, phase)
        case Asking(text=text):
            asking.close_question(play, text)
        case Answered():
            rounds.close_answered(play)
        case Appeal() as phase:
            asking.close_appeal(play, phase)
        case Composing():
            announcing.close_compose(play)
        case Announce(vote=WordVote() as vote) as phase:
            announcing.close_vote(play, phase, vote)
        case Announce() as phase:
            announcing.place(play, phase)
        case Minute() as phase:
            minute.close_minute(play, phase)
        case Placed() as phase:
            ending.close_placed(play, phase)
        case Ended():
            raise Rejected("match-over")


def close_early(play: CoquillaudePlay) -> None:
    if not closes(play.state):
        raise Rejected("hand-time-runs")
    close(play)


ROUTES: Routes[CoquillaudePlay, Action] = Routes(close, close_early, change_ballots, act)
