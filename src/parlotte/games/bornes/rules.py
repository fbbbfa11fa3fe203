"""1000 Bornes des Mots: the game as the house knows it."""

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
from parlotte.core.rng import Rng
from parlotte.games.bornes import (
    attacks,
    borrowing,
    composing,
    deals,
    finishing,
    fourre,
    jokers,
    jury,
    turns,
    voting,
)
from parlotte.games.bornes.actions import (
    MOST_TEXT,
    Action,
    Borrow,
    Censure,
    Change,
    CoupFourre,
    Dictionnaire,
    Discard,
    Draw,
    End,
    Faute,
    Finish,
    GoOn,
    Grade,
    Liberte,
    Sketch,
    Start,
    Take,
    Vote,
)
from parlotte.games.bornes.court import Court
from parlotte.games.bornes.ideas import Ideas
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.prompts import prompts
from parlotte.games.bornes.shown import Mine, View
from parlotte.games.bornes.state import (
    Drawing,
    Ended,
    Judging,
    Parting,
    Playing,
    Scored,
    State,
    Turn,
    Voting,
    Window,
)
from parlotte.games.bornes.taste import Taste
from parlotte.games.bornes.view import mine, view
from parlotte.games.bornes.waiting import waiting
from parlotte.kit.routing import Routes, follow

KEY = "bornes"
SEATS = range(2, 7)


class Bornes:
    key = KEY
    seats = SEATS

    def __init__(self, court: Court) -> None:
        self.court = court
        self.ideas = Ideas(court)  # of bots
        self.taste = Taste(court)

    def setup(
        self, options: Options, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Step[State]:
        """§1 The youngest deals, and starts."""
        del memory
        state = State(
            options=options,
            rng=rng,
            holders=seats.holders,
            teams=seats.teams,
            starter=seats.youngest,
            hands=(),
            stock=(),
            turn=Turn(seats.youngest),
            phase=Playing(None),  # the first turn opens just below
            turns=0,
        )
        play = BornesPlay(self.court, state, 0)
        deals.open_deal(play, seats.youngest)
        settle(play)
        return play.step()

    def apply(self, state: State, given: Input[Action]) -> Step[State]:
        play = BornesPlay(self.court, state, given.at)
        follow(ROUTES, play, given)
        settle(play)
        return play.step()

    def deadline(self, state: State) -> Millis | None:
        return state.phase.ends_at

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(self.court, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.court, state, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(state, seat)

    def phase(self, state: State) -> str:
        return f"{state.moment}/{type(state.phase).__struct_config__.tag}"

    def outcome(self, state: State) -> Outcome | None:
        return deals.outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return deals.standings(state)

    def round(self, state: State) -> int:
        return 1 + (state.turns - 1) // len(state.holders)

    def memory(self, state: State) -> Memory:
        """A deal holds all cards: there is nothing to remember."""
        del state
        return NOTHING_MET


def act(play: BornesPlay, seat: Seat, action: Action) -> None:
    """What a seat does in the present phase, or the reason why it can't."""
    match play.state.phase, action:
        case ((Ended() | Judging() | Scored()), Sketch()):
            raise Rejected("not-now")
        case _, Sketch():
            sketch(play, seat, action)
        case Voting() as phase, Vote(aye=aye):
            voting.vote(play, seat, phase, aye=aye)
        case Window() as phase, CoupFourre():
            fourre.coup_fourre(play, seat, phase)
        case Judging() as phase, Grade(funny=funny, done=done):
            jury.grade(play, seat, phase, funny, done=done)
        case Scored() as phase, GoOn():
            deals.go_on(play, seat, phase)
        case _, CoupFourre():
            raise Rejected("bornes-too-late")
        case _, Vote() | Grade() | GoOn():
            raise Rejected("not-now")
        case ((Playing() | Parting() | Drawing() | Window() | Voting()), _) if (
            seat != play.state.turn.seat
        ):
            raise Rejected("bornes-not-your-turn", seat=play.state.turn.seat)
        case Parting() as phase, Discard(card=card):
            fourre.part(play, seat, phase, card)
        case Drawing(), Draw(pick_up=pick_up):
            fourre.draw(play, seat, pick_up=pick_up)
        case Playing(), _:
            play_turn(play, seat, action)
        case Voting(), _:
            raise Rejected("bornes-table-votes")
        case _:
            raise Rejected("not-now")


def play_turn(play: BornesPlay, seat: Seat, action: Action) -> None:
    """§3 At one's turn, in any order, as often as one likes; a discard ends it."""
    match action:
        case Start():
            composing.start(play, seat, action)
        case Change():
            composing.change(play, seat, action)
        case Finish():
            finishing.finish(play, seat, action)
        case Take():
            jokers.take(play, seat, action)
        case Borrow():
            borrowing.borrow(play, seat, action)
        case Faute(sentence=number):
            attacks.faute(play, seat, number)
        case Dictionnaire(sentence=number):
            attacks.dictionnaire(play, seat, number)
        case Censure(seat=target):
            attacks.censure(play, seat, target)
        case Liberte(seat=target):
            attacks.liberte(play, seat, target)
        case Discard(card=card, pick_up=pick_up):
            turns.discard(play, seat, card, pick_up=pick_up)
        case End():
            turns.end(play, seat)
        case _:
            raise Rejected("not-now")


def sketch(play: BornesPlay, seat: Seat, action: Sketch) -> None:
    """What a player puts together is kept for him, right or wrong."""
    if len(action.text) > MOST_TEXT:
        raise Rejected("bornes-long-text", most=MOST_TEXT)
    play.concerns(seat)
    play.set(drafts=dict(sorted({**play.state.drafts, seat: action}.items())))


def change_ballot(play: BornesPlay, seat: Seat) -> None:
    """Who has left is not waited for; a vote he gave counts. Who comes, or comes back, votes."""
    phase = play.state.phase
    if not isinstance(phase, Voting) or seat == play.state.turn.seat:
        return
    away = play.state.holders[seat] == "away"
    ballot = phase.ballot.without(seat) if away else phase.ballot.joined_by(seat)
    play.set(phase=replace(phase, ballot=ballot))


def settle(play: BornesPlay) -> None:
    """Close each phase that waits for nobody, a window excepted. A table that everybody has left
    stays as it is."""
    while not isinstance(play.state.phase, Ended | Window) and not waiting(play.state):
        if not play.state.present:
            return
        close(play)


def takes_long(state: State, what: object) -> bool:
    """Whatever lays cards, or may end a phase, may have the text of a sentence judged."""
    del state
    return not (isinstance(what, Sketch) or (isinstance(what, Grade) and not what.done))


def is_race(state: State) -> bool:
    """A coup fourré is first come: time stands for nobody who shares a phone."""
    return isinstance(state.phase, Window)


def close(play: BornesPlay) -> None:
    """End the present phase with what there is: the defaults of each clause."""
    match play.state.phase:
        case Playing():
            turns.close_playing(play)
        case Voting() as phase:
            voting.close_vote(play, phase)
        case Window() as phase:
            fourre.close_window(play, phase)
        case Parting() as phase:
            fourre.close_parting(play, phase)
        case Drawing():
            fourre.close_drawing(play)
        case Judging() as phase:
            jury.close_jury(play, phase)
        case Scored():
            deals.close_scored(play)
        case Ended():
            raise Rejected("match-over")


ROUTES: Routes[BornesPlay, Action] = Routes(close, close, change_ballot, act)
