"""La Réussite: the game as the house knows it."""

from msgspec.structs import replace

from parlotte.core.contract import MINUTE, Memory, Millis, Rejected, Seat, Seats
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite import (
    actions,
    dealing,
    giving_up,
    hints,
    phases,
    proposals,
    scoring,
    stock,
    undoing,
    unknown_words,
    word_making,
)
from parlotte.games.reussite.content import Content, Court
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.prompts import prompts
from parlotte.games.reussite.shown import Mine, View
from parlotte.games.reussite.state import State
from parlotte.games.reussite.view import mine, view
from parlotte.games.reussite.waiting import deadline, is_settled, still_voting
from parlotte.kit.ballot import Ballot
from parlotte.kit.table_game import TableGame


class Reussite(TableGame[State, actions.Action, ReussitePlay]):
    key = "reussite"
    seats = range(1, 9)

    def __init__(self, content: Content, court: Court) -> None:
        self.court = court
        self.days = {deal.day: deal for deal in content.days}

    def begin(self, options: Options, seats: Seats, rng: Rng, memory: Memory) -> ReussitePlay:  # noqa: ARG002
        """§1 One card on each column, then the first cover."""
        code, day = dealing.chosen(self.court, self.days, options, Draws(rng))
        ends_at = options.minutes * MINUTE or None
        state = dealing.laid_deal(options, code, seats.holders)
        play = self.play(replace(state, day=day, ends_at=ends_at), 0)
        stock.go_on(play)
        return play

    def play(self, state: State, at: Millis) -> ReussitePlay:
        return ReussitePlay(self.court, state, at)

    def act(self, play: ReussitePlay, seat: Seat, action: actions.Action) -> None:
        match play.state.phase, action:
            case _, actions.Cover() | actions.CoverAll() | actions.Refill() | actions.TurnStock():
                stock.choose(play, seat, action)
            case phases.Composing(), action if isinstance(action, word_making.Drafting):
                word_making.compose(play, seat, action)
            case phases.Composing() as phase, actions.Propose(draft=draft):
                hints.count_help(play, phase, seat)
                proposals.propose(play, seat, draft or word_making.draft_of(play.state, seat))
            case phases.Composing(), actions.Plead():
                unknown_words.plead(play, seat, word_making.draft_of(play.state, seat))
            case phases.Composing(), actions.AskBot(seat=bot):
                hints.ask(play, seat, bot)
            case phases.Composing() as phase, actions.NoIdea():
                hints.give_in(play, phase, seat)
            case phases.Composing(), actions.TakeHint(kind=kind):
                hints.note(play, kind)
            case phases.Composing(), actions.GiveUp():
                giving_up.give_up(play, seat)
            case phase, actions.Undo() if isinstance(phase, phases.Resting):
                undoing.ask(play, phase, seat)
            case _, actions.Answer(aye=aye):
                _answer(play, seat, aye=aye)
            case phase, actions.Withdraw() if isinstance(phase, phases.Proposal):
                proposals.withdraw(play, phase, seat)
            case phases.Undoing() as phase, actions.Withdraw():
                undoing.drop(play, phase, seat)
            case phase, (actions.Propose() | actions.Plead()) if isinstance(phase, phases.Proposal):
                raise Rejected("reussite-one-at-a-time", seat=proposals.on_the_table(phase).by)
            case _:
                raise Rejected("not-now")

    def is_settled(self, play: ReussitePlay) -> bool:
        return is_settled(play.state)

    def settle(self, play: ReussitePlay) -> None:
        """Closes what is decided, even at a table that everybody has left."""
        if self.is_settled(play):
            self.close(play)
        word_making.keep_what_lies(play)

    def close(self, play: ReussitePlay) -> None:
        """What each phase does if nobody acts."""
        match play.state.phase:
            case phase if isinstance(phase, phases.Choosing):
                stock.close(play, phase)
            # a bot was asked; without that, people may look for a word as long as they like
            case phases.Composing():
                play.set(phase=phases.Composing())
            case phases.Proposed() as phase:
                proposals.play_word(play, phase.by, phase.word, phase.draft)
            case phases.Voting() as phase:
                proposals.close_vote(play, phase)
            case phases.Judging() as phase:
                unknown_words.close(play, phase)
            case phases.Undoing() as phase:
                undoing.close(play, phase)
            case phases.Yielding() as phase:
                giving_up.close(play, phase)

    def expire(self, play: ReussitePlay) -> None:
        """§8 The deadline is that of the phase, or of the whole deal."""
        ends_at = play.state.ends_at
        if ends_at is not None and play.at >= ends_at:
            scoring.finish(play, out_of_time=True)
        else:
            self.close(play)

    def close_by_hand(self, play: ReussitePlay) -> None:
        self.expire(play)

    def reseat(self, play: ReussitePlay, seat: Seat) -> None:
        """A seat that was left is not waited for: anyone may make its choices, and votes go on."""
        match play.state.phase:
            case phase if isinstance(phase, phases.Choosing):
                stock.reseat(play, phase, seat)
            case phases.Composing() as phase:
                hints.reseat(play, phase, seat)
            case (
                phases.Voting(ballot=Ballot() as ballot)
                | phases.Undoing(ballot=Ballot() as ballot) as phase
            ):
                play.amend(ballot=still_voting(play.state, ballot, seat))
            case phases.Judging() as phase:
                unknown_words.reseat(play, phase, seat)
            case phases.Yielding() as phase:
                giving_up.reseat(play, phase, seat)

    deadline = staticmethod(deadline)
    outcome = staticmethod(scoring.outcome)
    standings = staticmethod(scoring.standings)

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(self.court, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        day = self.days.get(state.day)
        return view(self.court, state, None if day is None else day.par, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(self.court, state, seat)

    def round(self, state: State) -> int:
        return len(state.words) + 1


def _answer(play: ReussitePlay, seat: Seat, *, aye: bool) -> None:
    """Yes or no to whatever is on the table."""
    match play.state.phase:
        case phases.Proposed() as phase:
            proposals.answer(play, phase, seat, aye=aye)
        case phases.Voting() | phases.Yielding() | phases.Undoing(ballot=Ballot()) as phase:
            play.cast(phase, seat, aye=aye)
        case phases.Judging() as phase:
            unknown_words.answer(play, phase, seat, aye=aye)
        case phases.Undoing() as phase:
            undoing.answer(play, phase, seat, aye=aye)
        case _:
            raise Rejected("not-now")
