"""Les Lauriers, le jeu du dictionnaire: the game as the house knows it."""

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
from parlotte.games.lauriers import (
    claims,
    preparing,
    rounds,
    scoring,
    verdict,
    voting,
    writing,
)
from parlotte.games.lauriers.actions import (
    Action,
    Choose,
    Claim,
    GoOn,
    Judge,
    Merge,
    Move,
    ReadOn,
    Ready,
    Reword,
    Shuffle,
    Split,
    Stake,
    Vote,
    Write,
)
from parlotte.games.lauriers.book import Book
from parlotte.games.lauriers.deck import fresh_deck
from parlotte.games.lauriers.items import Content
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.prompts import prompts
from parlotte.games.lauriers.state import (
    FIRST_LEAF,
    TOKENS,
    Choosing,
    Finished,
    Judging,
    Phase,
    Preparing,
    Reading,
    Recourse,
    Result,
    Revealing,
    State,
    Tale,
    Tally,
    Voting,
    Writing,
)
from parlotte.games.lauriers.view import Mine, View, mine, view
from parlotte.games.lauriers.waiting import is_open, next_leader
from parlotte.kit.routing import Routes, follow

KEY = "lauriers"
SEATS = range(3, 7)


class Lauriers:
    key = KEY
    seats = SEATS

    def __init__(self, content: Content) -> None:
        self.book = Book(content)

    def setup(
        self, options: Options, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Step[State]:
        """Pawns on leaf 1, three tokens each; who opened the table leads first."""
        for pack in options.packs:
            if pack not in self.book.packs:
                raise Rejected("lauriers-unknown-pack", pack=pack)
        cards = self.book.cards(options)
        if not cards:
            raise Rejected("lauriers-no-words")
        draws = Draws(rng)
        count = len(seats.holders)
        state = State(
            options=options,
            rng=draws.rng,
            holders=seats.holders,
            round=0,
            turn=(seats.opener - 1) % count,
            leaves=(FIRST_LEAF,) * count,
            tokens=(TOKENS,) * count,
            deck=fresh_deck(cards, {*memory.met, *memory.barred}, draws),
            played=memory.met,
            barred=memory.barred,
            phase=Choosing(None, ()),  # no card yet: the first round opens just below
            tale=Tale(0, (Tally(),) * count),
        )
        play = LauriersPlay(self.book, replace(state, rng=draws.rng), 0)
        rounds.open_round(play, next_leader(play.state))
        settle(play)
        return play.step()

    def apply(self, state: State, given: Input[Action]) -> Step[State]:
        play = LauriersPlay(self.book, state, given.at)
        follow(ROUTES, play, given)
        settle(play)
        return play.step()

    def deadline(self, state: State) -> Millis | None:
        if isinstance(state.phase, Revealing):
            return verdict.deadline(state.phase)
        return state.phase.ends_at

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.book, state, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(self.book, state, seat)

    def phase(self, state: State) -> str:
        name = f"{state.round}/{type(state.phase).__struct_config__.tag}"
        match state.phase:
            case Revealing(result=result) | Judging(verdict=Revealing(result=result)):
                # A verdict that comes back after a claim is another one.
                return f"{name}/{len(result.claims)}" if result.claims else name
            case _:
                return name

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: State) -> int:
        return state.round

    def memory(self, state: State) -> Memory:
        return Memory(state.played, tuple(sorted(rounds.barred_if_stopped(self.book, state))))


def act(play: LauriersPlay, seat: Seat, action: Action) -> None:
    """What a seat does in the present phase, or the reason why it can't."""
    match play.state.phase, action:
        case Writing() as phase, Write(text=text, done=done):
            writing.write(play, seat, phase, text, done=done)
        case Voting() as phase, Vote(entry=entry, done=done):
            voting.vote(play, seat, phase, entry, done=done)
        case Voting() as phase, Stake():
            voting.stake(play, seat, phase)
        case Choosing() as phase, Choose(word=word):
            writing.choose(play, seat, phase, word)
        case Preparing() as phase, (Ready() | Reword() | Merge() | Split() | Move() | Shuffle()):
            only_mdj(play, seat)
            prepare(play, seat, phase, action)
        case Reading() as phase, ReadOn(entry=entry):
            only_mdj(play, seat)
            if voting.read_on(play, phase, entry):
                close(play)
        case (Revealing() | Judging()) as phase, GoOn():
            verdict.go_on(play, seat, phase)
        case Revealing() as phase, Claim():
            claims.claim(play, seat, phase)
        case Judging() as phase, Judge(place=place, agree=agree):
            claims.judge(play, seat, phase, place, agree=agree)
        case phase, _:
            raise Rejected(why_not(phase, action))


def why_not(phase: Phase, action: Action) -> str:
    """An action at the wrong moment: too late is another reason than too early."""
    if isinstance(action, Write) and not isinstance(phase, Choosing):
        return "lauriers-writing-over"
    if isinstance(action, Vote | Stake) and isinstance(phase, Revealing | Judging):
        return "lauriers-voting-over"
    if isinstance(action, Claim) and isinstance(phase, Judging):
        return "lauriers-claim-under-way"
    if isinstance(action, Judge) and isinstance(phase, Revealing):
        return "lauriers-claim-settled"
    return "not-now"


def prepare(
    play: LauriersPlay,
    seat: Seat,
    phase: Preparing,
    action: Ready | Reword | Merge | Split | Move | Shuffle,
) -> None:
    """§3 The MDJ alone works on the list."""
    match action:
        case Ready():
            preparing.ready(play, seat, phase)
        case Reword(pile=pile, text=text):
            preparing.reword(play, phase, pile, text)
        case Merge(pile=pile, into=into):
            preparing.merge(play, phase, pile, into)
        case Split(pile=pile):
            preparing.split(play, phase, pile)
        case Move(pile=pile, to=to):
            preparing.move(play, phase, pile, to)
        case Shuffle():
            preparing.shuffle(play, phase)


def only_mdj(play: LauriersPlay, seat: Seat) -> None:
    if seat != play.state.mdj:
        raise Rejected("lauriers-mdj-only")


def settle(play: LauriersPlay) -> None:
    """Close each phase that waits for nobody. A table that everybody has left stays as it is."""
    verdict.shut_idle_claims(play)
    while not (is_open(play.state) or isinstance(play.state.phase, Finished)):
        if not play.state.present:
            return
        close(play)
        verdict.shut_idle_claims(play)


def expire(play: LauriersPlay) -> None:
    """Time is up: for claims first, where the verdict itself stays for longer."""
    match play.state.phase:
        case Revealing(recourse=Recourse(until=until)) as phase if until == verdict.deadline(phase):
            verdict.shut_claims(play, phase)
        case _:
            close(play)


def close(play: LauriersPlay) -> None:
    """End the present phase with what there is: the defaults of each clause."""
    match play.state.phase:
        case Choosing(words=words):
            writing.open_writing(play, words[0])
        case Writing() as phase:
            proposals = writing.hand_in(phase)
            if proposals:
                preparing.open_preparing(play, phase.word, proposals)
            else:
                play.announce("lauriers-void")
                verdict.show(play, Result(phase.word, play.state.mdj))
        case Preparing() as phase:
            entries = preparing.entries(phase)
            voting.open_reading(play, phase.word, entries, by_hand=phase.by_hand)
        case Reading() as phase:
            voting.open_voting(play, phase)
        case Voting() as phase:
            verdict.count(play, phase, voting.poll(play, phase))
        case Judging() as phase:
            verdict.settle_claim(play, phase)
        case Revealing() as phase:
            rounds.close_reveal(play, phase)
        case Finished():
            raise Rejected("match-over")


def close_early(play: LauriersPlay) -> None:
    play.set(heard=True)
    close(play)


def reseat(play: LauriersPlay, seat: Seat) -> None:
    """Nothing but who is waited for changes, and that is looked up."""


def act_and_be_heard(play: LauriersPlay, seat: Seat, action: Action) -> None:
    act(play, seat, action)
    if play.state.holders[seat] == "person" and not play.state.heard:
        play.set(heard=True)


ROUTES: Routes[LauriersPlay, Action] = Routes(expire, close_early, reseat, act_and_be_heard)
