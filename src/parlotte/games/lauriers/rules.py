"""Les Lauriers, le jeu du dictionnaire: the game as the house knows it."""

from parlotte.core.contract import Memory, Millis, Rejected, Seat, Seats
from parlotte.core.rng import Draws, Rng
from parlotte.games.lauriers import (
    actions,
    claims,
    phases,
    preparing,
    reading,
    results,
    rounds,
    scoring,
    votes,
    writing,
)
from parlotte.games.lauriers.cards import fresh_deck
from parlotte.games.lauriers.content import Book, Content
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.prompts import prompts
from parlotte.games.lauriers.shown import Mine, View
from parlotte.games.lauriers.state import FIRST_LEAF, TOKENS, LauriersPlay, State
from parlotte.games.lauriers.view import mine, view
from parlotte.games.lauriers.waiting import next_leader, waiting
from parlotte.kit.table_game import TableGame, tag_of


class Lauriers(TableGame[State, actions.Action, LauriersPlay]):
    key = "lauriers"
    seats = range(3, 7)

    def __init__(self, content: Content) -> None:
        self.book = Book(content)

    def begin(self, options: Options, seats: Seats, rng: Rng, memory: Memory) -> LauriersPlay:
        """Every pawn starts on leaf 1 with three tokens; the opener of the table leads first."""
        for pack in options.packs:
            if pack not in self.book.packs:
                raise Rejected("lauriers-unknown-pack", pack=pack)
        cards = self.book.cards(options)
        if not cards:
            raise Rejected("lauriers-no-words")
        draws, count = Draws(rng), len(seats.holders)
        deck = fresh_deck(cards, {*memory.met, *memory.barred}, draws)
        state = State(
            options=options,
            rng=draws.rng,
            holders=seats.holders,
            round=0,
            turn=(seats.opener - 1) % count,
            leaves=(FIRST_LEAF,) * count,
            tokens=(TOKENS,) * count,
            deck=deck,
            played=memory.met,
            barred=memory.barred,
            phase=phases.Choosing(None, ()),  # no card yet: the first round opens just below
            tale=phases.Tale(0, (phases.Tally(),) * count),
        )
        play = self.play(state, 0)
        rounds.open_round(play, next_leader(play.state))
        return play

    def play(self, state: State, at: Millis) -> LauriersPlay:
        return LauriersPlay(self.book, state, at)

    def act(self, play: LauriersPlay, seat: Seat, action: actions.Action) -> None:
        match play.state.phase, action:
            case phases.Choosing() as phase, actions.Choose(word=word):
                writing.choose(play, seat, phase, word)
            case phases.Writing() as phase, actions.Write(text=text, done=done):
                writing.write(play, seat, phase, text, done=done)
            case phases.Preparing() as phase, action if isinstance(action, actions.Preparation):
                preparing.prepare(play, seat, phase, action)
            case phases.Reading() as phase, actions.ReadOn(entry=entry):
                reading.read_on(play, seat, phase, entry)
            case phases.Reading() as phase, actions.GoOn():
                reading.go_on(play, seat, phase)
            case phases.Voting() as phase, actions.Stake():
                votes.stake(play, seat, phase)
            case phases.Voting() as phase, actions.Vote(entry=entry, done=done):
                votes.vote(play, seat, phase, entry, done=done)
            case phases.Revealing() as phase, actions.Claim():
                claims.claim(play, seat, phase)
            case phases.Judging() as phase, actions.Judge(place=place, agree=agree):
                claims.judge(play, seat, phase, place, agree=agree)
            case (phases.Revealing() | phases.Judging()) as phase, actions.GoOn():
                results.go_on(play, seat, phase)
            case phase, _:
                raise Rejected(why_not(phase, action))
        if play.state.holders[seat] == "person":
            rounds.hear(play)

    def is_settled(self, play: LauriersPlay) -> bool:
        return not (waiting(play.state) or isinstance(play.state.phase, phases.Finished))

    def close(self, play: LauriersPlay) -> None:
        match play.state.phase:
            case phases.Choosing(words=words):
                writing.open_writing(play, words[0])
            case phases.Writing() as phase:
                rounds.close_writing(play, phase)
            case phases.Preparing() as phase:
                reading.open_reading(play, phase)
            case phases.Reading() as phase:
                votes.open_voting(play, phase)
            case phases.Voting() as phase:
                results.count(play, phase, votes.poll(play, phase))
            case phases.Judging() as phase:
                results.settle_claim(play, phase)
            case phases.Revealing() as phase:
                rounds.close_reveal(play, phase)

    def expire(self, play: LauriersPlay) -> None:
        """Time is up. The time for claims ends before the verdict does."""
        match play.state.phase:
            case phases.Revealing() as phase if results.claims_end_first(phase):
                results.shut_claims(play, phase)
            case phases.Reading() as phase:
                reading.time_is_up(play, phase)
            case _:
                self.close(play)

    def close_by_hand(self, play: LauriersPlay) -> None:
        rounds.hear(play)
        self.close(play)

    def reseat(self, play: LauriersPlay, seat: Seat) -> None:  # noqa: ARG002
        if isinstance(play.state.phase, phases.Reading):
            reading.leader_left(play, play.state.phase)
        results.shut_idle_claims(play)

    def deadline(self, state: State) -> Millis | None:
        if isinstance(state.phase, phases.Revealing):
            return results.deadline(state.phase)
        return super().deadline(state)

    def phase(self, state: State) -> str:
        name = f"{state.round}/{tag_of(state.phase)}"
        match state.phase:
            case (
                phases.Revealing(result=result)
                | phases.Judging(verdict=phases.Revealing(result=result))
            ):
                # The verdict after a claim counts as a new moment.
                return f"{name}/{len(result.claims)}" if result.claims else name
            case _:
                return name

    prompts = staticmethod(prompts)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.book, state, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(self.book, state, seat)

    outcome = staticmethod(scoring.outcome)
    standings = staticmethod(scoring.standings)

    def memory(self, state: State) -> Memory:
        return Memory(state.played, tuple(sorted(rounds.barred_if_stopped(self.book, state))))


def why_not(phase: phases.Phase, action: actions.Action) -> str:
    """The reason for refusing an action that does not belong to this phase: too early or too
    late."""
    if isinstance(action, actions.Write) and not isinstance(phase, phases.Choosing):
        return "lauriers-writing-over"
    if isinstance(action, actions.Vote | actions.Stake) and isinstance(
        phase, phases.Revealing | phases.Judging
    ):
        return "lauriers-voting-over"
    if isinstance(action, actions.Claim) and isinstance(phase, phases.Judging):
        return "lauriers-claim-under-way"
    if isinstance(action, actions.Judge) and isinstance(phase, phases.Revealing):
        return "lauriers-claim-settled"
    return "not-now"
