"""1000 Bornes des Mots: the rules, clause by clause."""

from parlotte.core.contract import Memory, Millis, Rejected, Seat, Seats
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Rng
from parlotte.games.bornes import (
    actions,
    attacks,
    borrowing,
    coup_fourre,
    deals,
    drafts,
    finishing,
    grading,
    jokers,
    open_sentences,
    phases,
    scoring,
    sentence_votes,
    turns,
)
from parlotte.games.bornes.content import Book
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.prompts import prompts
from parlotte.games.bornes.search.ideas import Ideas
from parlotte.games.bornes.search.taste import Taste
from parlotte.games.bornes.shown import View
from parlotte.games.bornes.state import State, Turn
from parlotte.games.bornes.view import mine, view
from parlotte.games.bornes.waiting import waiting
from parlotte.kit.table_game import TableGame


class Bornes(TableGame[State, actions.Action, BornesPlay]):
    key = "bornes"
    seats = range(2, 7)

    def __init__(self, book: Book) -> None:
        self.book = book
        self.ideas = Ideas(book)  # used by the bots
        self.taste = Taste(book)

    def begin(self, options: Options, seats: Seats, rng: Rng, memory: Memory) -> BornesPlay:
        """§1 The youngest deals and starts. A deal uses all cards, so no memory of earlier matches
        is needed."""
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
            phase=phases.Playing(None),  # replaced when the first turn opens, just below
            turns=0,
        )
        play = self.play(state, 0)
        deals.open_deal(play, seats.youngest)
        return play

    def play(self, state: State, at: Millis) -> BornesPlay:
        return BornesPlay(self.book, state, at)

    def act(self, play: BornesPlay, seat: Seat, action: actions.Action) -> None:
        match play.state.phase, action:
            case phase, actions.Sketch() if not isinstance(phase, phases.DealOver):
                drafts.sketch(play, seat, action)
            # §5.2 The table's vote
            case phases.Voting(), actions.Vote(aye=aye):
                self.vote(play, seat, aye=aye)
            # §9 The coup fourré
            case phases.Window() as phase, actions.CoupFourre():
                coup_fourre.coup_fourre(play, seat, phase)
            case _, actions.CoupFourre():
                raise Rejected("bornes-too-late")
            # §12 The jury, §13 the points
            case phases.Judging() as phase, actions.Grade(funny=funny, done=done):
                grading.grade(play, seat, phase, funny, done=done)
            case phases.Scored(), actions.GoOn():
                self.go_on(play, seat)
            case phase, _ if isinstance(phase, phases.DealOver):
                raise Rejected("not-now")
            case _, actions.Vote() | actions.Grade() | actions.GoOn():
                raise Rejected("not-now")
            # §3 The player whose turn it is
            case _ if seat != play.state.turn.seat:
                raise Rejected("bornes-not-your-turn", seat=play.state.turn.seat)
            case phases.Playing(), _:
                play_turn(play, seat, action)
            case phases.Parting() as phase, actions.Discard(card=card):
                coup_fourre.part(play, seat, phase, card)
            case phases.Drawing(), actions.Draw(pick_up=pick_up):
                coup_fourre.draw(play, seat, pick_up=pick_up)
            case phases.Voting(), _:
                raise Rejected("bornes-table-votes")
            case _:
                raise Rejected("not-now")

    def close(self, play: BornesPlay) -> None:
        match play.state.phase:
            case phases.Playing():
                turns.close_playing(play)
            case phases.Voting() as phase:
                as_voted(play, phase, accepted=sentence_votes.close_vote(play, phase))
            case phases.Window() as phase:
                play.resume(phase.left)  # nobody has answered in time
            case phases.Parting() as phase:
                coup_fourre.close_parting(play, phase)
            case phases.Drawing():
                coup_fourre.close_drawing(play)
            case phases.Judging() as phase:
                grading.close_jury(play, phase)
            case phases.Scored():
                deals.close_scored(play)
            case phases.Ended():
                raise Rejected("match-over")

    def is_settled(self, play: BornesPlay) -> bool:
        """A reaction window stays open until its deadline."""
        state = play.state
        return not isinstance(state.phase, phases.Window | phases.Ended) and not waiting(state)

    def reseat(self, play: BornesPlay, seat: Seat) -> None:
        """A player who left is not waited for, but a vote already given counts. A newcomer
        votes."""
        phase = play.state.phase
        if isinstance(phase, phases.Voting) and seat != play.state.turn.seat:
            votes = play.state.holders[seat] != "away"
            play.amend(ballot=phase.ballot.reseated(seat, votes=votes))

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(self.book, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.book, state, viewer)

    mine = staticmethod(mine)

    outcome = staticmethod(scoring.outcome)
    standings = staticmethod(scoring.standings)


def play_turn(play: BornesPlay, seat: Seat, action: actions.Action) -> None:
    """§3 On their turn, a player acts in any order and number; a discard ends the turn."""
    match action:
        case actions.Start():
            open_sentences.start(play, seat, action)
        case actions.Change():
            open_sentences.change(play, seat, action)
        case actions.Finish():
            finishing.finish(play, seat, action)
        case actions.Take():
            jokers.take(play, seat, action)
        case actions.Borrow():
            borrowing.borrow(play, seat, action)
        case actions.Faute(sentence=number):
            attacks.faute(play, seat, number)
        case actions.Dictionnaire(sentence=number):
            attacks.dictionnaire(play, seat, number)
        case actions.Censure(seat=target):
            attacks.censure(play, seat, target)
        case actions.Liberte(seat=target):
            attacks.liberte(play, seat, target)
        case actions.Discard(card=card, pick_up=pick_up):
            turns.discard(play, seat, card, pick_up=pick_up)
        case actions.End():
            turns.end(play, seat)
        case _:
            raise Rejected("not-now")


def as_voted(play: BornesPlay, phase: phases.Voting, *, accepted: bool) -> None:
    """§5.2 Does what the table accepted, or cancels it."""
    seat = play.state.turn.seat
    match phase.asked:
        case actions.Finish() as asked if accepted:
            finishing.accept(play, seat, asked, phase.sentence)
        case actions.Finish() as asked:
            finishing.refuse(play, seat, asked)
        case actions.Take() as asked if accepted:
            jokers.exchange(play, seat, asked, jokers.exchanged(play, seat, asked))
        case actions.Borrow() as asked if accepted:
            borrowing.exchange(play, seat, asked, phase.sentence)
        case _:
            play.announce("bornes-other-meaning", seat=seat)


def takes_long(state: State, what: object) -> bool:
    """Laying cards, or ending a phase, may need slow checks of a sentence's text."""
    del state
    return not (
        isinstance(what, actions.Sketch) or (isinstance(what, actions.Grade) and not what.done)
    )


def is_race(state: State) -> bool:
    """The first coup fourré counts, so a curtain does not pause the time."""
    return isinstance(state.phase, phases.Window)
