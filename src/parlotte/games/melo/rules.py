"""Mélo Ego Duo: the rules, clause by clause."""

from parlotte.core.contract import Memory, Millis, Rejected, Seat, Seats
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws, Rng
from parlotte.games.melo import (
    actions,
    adjective_vote,
    contest,
    guessing,
    guessing_in_turn,
    last_test,
    phases,
    revealing,
    scoring,
    turns,
)
from parlotte.games.melo.cards import KINDS
from parlotte.games.melo.content import Book, Content
from parlotte.games.melo.options import Options
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.prompts import prompts
from parlotte.games.melo.shown import View
from parlotte.games.melo.state import PILE, Joks, State
from parlotte.games.melo.view import mine, view
from parlotte.games.melo.waiting import may_react, sharing, waiting
from parlotte.kit.seats import to_the_left
from parlotte.kit.table_game import TableGame


class Melo(TableGame[State, actions.Action, MeloPlay]):
    key = "melo"
    seats = range(4, 11)

    def __init__(self, content: Content) -> None:
        self.book = Book(content)

    def begin(self, options: Options, seats: Seats, rng: Rng, memory: Memory) -> MeloPlay:
        """All pawns on the start, the same joks for all; the youngest begins."""
        self.book.check(options)
        draws, count = Draws(rng), len(seats.holders)
        decks = self.book.decks(options, memory.met, draws)
        each = options.joks // len(KINDS)
        first = to_the_left(seats.holders, (seats.youngest - 1) % count)
        state = State(
            options=options,
            rng=draws.rng,
            holders=seats.holders,
            first=first,
            turn=first,
            squares=(0,) * count,
            joks=(Joks(each, each, each),) * count,
            pile=Joks(PILE, PILE, PILE),
            decks=decks,
            # No question yet: the first turn opens just below.
            phase=phases.Passed(None, phases.Asked(0, first, ""), "left", 0),
            met=memory.met,
        )
        play = self.play(state, 0)
        turns.open_turn(play, first)
        return play

    def play(self, state: State, at: Millis) -> MeloPlay:
        return MeloPlay(self.book, state, at)

    def act(self, play: MeloPlay, seat: Seat, action: actions.Action) -> None:
        match play.state.phase, action:
            # §2, §3 The question
            case phases.Asking() as phase, action if isinstance(action, actions.Answering):
                guessing.act(play, seat, phase, action)
            case phases.Speaking() as phase, action if isinstance(action, actions.Guessing):
                guessing_in_turn.act(play, seat, phase, action)
            # §4 The reveal
            case phases.Revealed() as phase, actions.Likeness():
                adjective_vote.ask_the_table(play, seat, phase)
            case phases.Voting(), actions.Vote(aye=aye):
                self.vote(play, seat, aye=aye)
            # §5 « Je conteste ! »
            case phases.Revealed() as phase, actions.Contest(seat=of):
                contest.contest(play, seat, phase, of)
            case phases.Revealed() as phase, actions.Decline():
                contest.decline(play, seat, phase)
            case phases.Debating() as phase, (actions.Plead() | actions.Rest()):
                contest.debate(play, seat, phase, action)
            case phases.Jury(), actions.Vote(aye=aye):
                self.vote(play, seat, aye=aye)
            # §6 DERNIER TEST
            case phases.Testing() as phase, (actions.Answer() | actions.GuessAll()):
                last_test.act(play, seat, phase, action)
            case phases.TestOpen() as phase, (actions.Contest() | actions.Decline()):
                last_test.contest(play, seat, phase, action)
            case phase, actions.GoOn() if isinstance(phase, phases.Shown):
                self.go_on(play, seat)
            case phase, _:
                raise Rejected(why_not(phase, action))

    def close(self, play: MeloPlay) -> None:
        match play.state.phase:
            # §2, §3 The question
            case phases.Asking() as phase:
                guessing.close(play, phase)
            case phases.Speaking() as phase:
                guessing_in_turn.close(play, phase)
            # §4 The reveal
            case phases.Turning() as phase:
                revealing.turn_over(play, phase)
            case phases.Revealed() as phase:
                revealing.time_is_up(play, phase)
            case phases.Voting() as phase:
                adjective_vote.close_vote(play, phase)
            # §5 « Je conteste ! »
            case phases.Debating() as phase:
                contest.open_jury(play, phase)
            case phases.Jury(back=phases.Revealed() as back) as phase:
                contest.close_jury(play, phase, back)
            # §6 DERNIER TEST
            case phases.Jury(back=phases.TestOpen() as back) as phase:
                last_test.close_jury(play, phase, back)
            case phases.Testing() as phase:
                last_test.close_testing(play, phase)
            case phases.TestTurning() as phase:
                last_test.turn_over(play, phase)
            case phases.TestOpen() as phase:
                last_test.missed(play, phase)
            case phase if isinstance(phase, phases.Shown):
                turns.next_turn(play, phase)
            case _:
                raise Rejected("match-over")

    def is_settled(self, play: MeloPlay) -> bool:
        match play.state.phase:
            case phases.Turning() | phases.TestTurning() | phases.TestOpen() | phases.Finished():
                return False  # only the clock or the player ends it
            case phases.Revealed() as phase:
                return not may_react(play.book, phase)
            case phases.Settled(ends_at=int(ends_at)) if ends_at <= play.at:
                return True  # it has been shown long enough
            case _:
                return not waiting(play.state)

    def reseat(self, play: MeloPlay, seat: Seat) -> None:
        """A player who left is not waited for, but a vote already given counts. A newcomer gets a
        vote: in a jury also a bot, on a likeness only a person."""
        holder = play.state.holders[seat]
        match play.state.phase:
            case phases.Voting() as phase if seat not in sharing(
                self.book, play.state, phase.back.result, phase.seat
            ):
                votes = holder == "person"
            case phases.Jury(by=by, of=of) as phase if seat not in (by, of):
                votes = holder != "away"
            case _:
                return
        play.amend(ballot=phase.ballot.reseated(seat, votes=votes))

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(self.book, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.book, state, viewer)

    mine = staticmethod(mine)

    outcome = staticmethod(scoring.outcome)
    standings = staticmethod(scoring.standings)

    def memory(self, state: State) -> Memory:
        """The cards this table has seen; they come last in the next match."""
        return Memory(met=state.met)


def why_not(phase: phases.Phase, action: actions.Action) -> str:
    """The reason for refusing an action that does not belong to this phase: too early or too
    late."""
    if isinstance(phase, phases.Testing | phases.TestTurning | phases.TestOpen) and isinstance(
        action, actions.GiveJok | actions.Refuse
    ):
        return "melo-no-jok-in-a-test"
    if isinstance(action, actions.Contest | actions.Likeness | actions.Decline):
        return "melo-contest-over"
    if isinstance(action, actions.Answering) and not isinstance(phase, phases.Speaking):
        return "melo-answers-in"
    return "not-now"


def is_race(state: State) -> bool:
    """Only the first to contest counts, so a curtain does not pause the time."""
    return isinstance(state.phase, phases.Revealed) and state.phase.result.verdict is None
