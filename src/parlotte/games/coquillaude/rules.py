"""La Coquillaude: the game as the house knows it."""

from parlotte.core.contract import Memory, Millis, Rejected, Seat, Seats
from parlotte.core.rng import Rng
from parlotte.games.coquillaude import (
    actions,
    announcing,
    gifts,
    minute,
    phases,
    questions,
    rounds,
    scoring,
)
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.drafts import compose
from parlotte.games.coquillaude.mine import mine
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.prompts import prompts
from parlotte.games.coquillaude.shown import Mine, View
from parlotte.games.coquillaude.state import State
from parlotte.games.coquillaude.view import view
from parlotte.games.coquillaude.waiting import recourse, waiting
from parlotte.kit.table_game import TableGame
from parlotte.kit.word_vote import WordVote


class Coquillaude(TableGame[State, actions.Action, CoquillaudePlay]):
    key = "coquillaude"
    seats = range(2, 5)

    def __init__(self, court: Court) -> None:
        self.court = court

    def play(self, state: State, at: Millis) -> CoquillaudePlay:
        return CoquillaudePlay(self.court, state, at)

    def begin(self, options: Options, seats: Seats, rng: Rng, memory: Memory) -> CoquillaudePlay:
        if not self.court.questions.complete:
            raise Rejected("coquillaude-no-questions")
        play = self.play(rounds.set_up(options, seats.holders, rng, memory.met), 0)
        play.announce("coquillaude-starts", seat=play.state.first)
        rounds.open_round(play, 1)
        return play

    def act(self, play: CoquillaudePlay, seat: Seat, action: actions.Action) -> None:
        match play.state.phase, action:
            case phases.Gifts() as phase, actions.Give(letters=letters):
                gifts.give(play, seat, phase, letters)
            case phases.Asking(), actions.Reply(text=text, done=done):
                questions.answer(play, seat, text, done=done)
            case phases.Answered() as phase, actions.Contest():
                questions.contest(play, seat, phase)
            case phases.Appeal(), actions.Vote(aye=aye):
                self.vote(play, seat, aye=aye)
            case phases.Announce() as phase, actions.Vote(aye=aye):
                announcing.vote(play, seat, phase, aye=aye)
            case phases.Minute() as phase, actions.Buzz():
                minute.buzz(play, seat, phase)
            case phases.Minute() as phase, actions.Enter(word=word):
                minute.enter(play, seat, phase, word)
            case phases.Minute() as phase, actions.Enough():
                minute.enough(play, seat, phase)
            case phases.Answered() | phases.Announce(vote=None) | phases.Placed(), actions.GoOn():
                self.go_on(play, seat)
            case _, actions.Sketch() | actions.Lock() | actions.Unlock() | actions.Pass():
                compose(play, seat, action)
            case _, actions.Reply():
                raise Rejected("coquillaude-answer-over")
            case _, actions.Buzz() | actions.Enter():
                raise Rejected("coquillaude-minute-over")
            case _:
                raise Rejected("not-now")

    def close(self, play: CoquillaudePlay) -> None:
        match play.state.phase:
            case phases.Gifts() as phase:
                gifts.hand_over(play, phase)
                questions.ask(play)
            case phases.Asking(text=text):
                questions.close_question(play, text)
            case phases.Answered():
                rounds.close_answered(play)
            case phases.Appeal() as phase:
                questions.close_appeal(play, phase)
            case phases.Composing():
                announcing.close_compose(play)
            case phases.Announce(vote=WordVote() as vote) as phase:
                announcing.close_vote(play, phase, vote)
            case phases.Announce() as phase:
                announcing.place(play, phase)
            case phases.Minute() as phase:
                minute.close_minute(play, phase)
            case phases.Placed() as phase:
                rounds.close_placed(play, phase)

    def close_by_hand(self, play: CoquillaudePlay) -> None:
        if not closes(play.state):
            raise Rejected("hand-time-runs")
        self.close(play)

    def is_settled(self, play: CoquillaudePlay) -> bool:
        match play.state.phase:
            case phases.Appeal() as phase:
                return questions.is_decided(play, phase)
            case phases.Announce(vote=WordVote() as vote):
                return vote.over
            case phases.Ended():
                return False
            case _:
                return not waiting(play.state)

    def reseat(self, play: CoquillaudePlay, seat: Seat) -> None:
        """People get a vote, bots don't; nobody votes on their own answer."""
        votes = play.state.holders[seat] == "person"
        match play.state.phase:
            case phases.Appeal(ballot=ballot) if seat != play.state.turn.seat:
                play.amend(ballot=ballot.reseated(seat, votes=votes))
            case phases.Announce(vote=WordVote() as vote):
                play.amend(vote=vote.reseated(seat, votes=votes))

    prompts = staticmethod(prompts)

    def view(self, state: State, viewer: Seat | None) -> View:
        own = None if viewer is None else self.mine(state, viewer)
        return view(self.court, state, own)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(self.court, state, seat)

    outcome = staticmethod(scoring.outcome)
    standings = staticmethod(scoring.standings)

    def memory(self, state: State) -> Memory:
        """The questions this table has seen; they come last in the next match."""
        return Memory(met=state.asked)


def takes_long(state: State, what: object) -> bool:
    """Any input that may end a phase may search for the best play of each capital."""
    typed = (
        isinstance(state.phase, phases.Asking) and isinstance(what, actions.Reply) and not what.done
    )
    return not (typed or isinstance(what, actions.Sketch | actions.Unlock | actions.Buzz))


def is_race(state: State) -> bool:
    """In the anagram minute the first wins, so a curtain does not pause the time."""
    return isinstance(state.phase, phases.Minute)


def closes(state: State) -> bool:
    """The host can end neither the anagram minute nor a running time to contest an answer."""
    if isinstance(state.phase, phases.Minute):
        return False
    return state.phase.ends_at is None or recourse(state) is None
