"""La Réussite: the game as the house knows it."""

from msgspec.structs import replace

from parlotte.core.contract import (
    NOTHING_MET,
    Holder,
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
from parlotte.games.reussite import drafts, ending, hints, proposing, turning, undoing
from parlotte.games.reussite.actions import (
    Action,
    Answer,
    AskBot,
    Cover,
    CoverAll,
    GiveUp,
    NoIdea,
    Plead,
    Propose,
    Refill,
    TakeHint,
    TurnStock,
    Undo,
    Withdraw,
)
from parlotte.games.reussite.cards import COLUMNS, dealt, kind_of, new_code, read_code
from parlotte.games.reussite.columns import Illegal
from parlotte.games.reussite.composing import Drafting, compose, draft_of
from parlotte.games.reussite.items import Content
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.options import MINUTE, TAKE_OVER, Options
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.prompts import prompts
from parlotte.games.reussite.state import (
    Composing,
    Covering,
    Finished,
    Judging,
    Proposed,
    Refilling,
    State,
    Turning,
    Undoing,
    Voting,
    Yielding,
)
from parlotte.games.reussite.view import Mine, View, deadline, mine, view
from parlotte.kit.routing import Routes, follow

KEY = "reussite"
SEATS = range(1, 9)


class Reussite:
    key = KEY
    seats = SEATS

    def __init__(self, content: Content, court: Court) -> None:
        self.court = court
        self.days = {deal.day: deal for deal in content.days}
        self._pars = {deal.day: deal.par for deal in content.days}

    def setup(
        self,
        options: Options,
        seats: Seats,
        rng: Rng,
        memory: Memory = NOTHING_MET,  # noqa: ARG002 - every deal is new
    ) -> Step[State]:
        """§1 One card on each column, then cover."""
        code, day = self._deal(options, Draws(rng))
        ends_at = options.minutes * MINUTE or None
        state = replace(laid_deal(options, code, seats.holders), day=day, ends_at=ends_at)
        play = ReussitePlay(self.court, state, 0)
        turning.go_on(play)
        return play.step()

    def _deal(self, options: Options, draws: Draws) -> tuple[str, str]:
        """The code of the deal, and its day if it is one of a day."""
        if options.deal:
            return self.named_deal(options.deal)
        while True:
            code = new_code(options.deck, options.blues, draws)
            if can_begin(self.court, code):
                return code, ""

    def named_deal(self, name: str) -> tuple[str, str]:
        """The code of a deal that somebody named by its day or its code, and its day."""
        day = name.rpartition("donne=")[2].strip()
        if day in self.days:
            return self.days[day].code, day
        code = read_code(name)
        if code is None:
            raise Rejected("reussite-no-such-deal", deal=name)
        return code, ""

    def apply(self, state: State, given: Input[Action]) -> Step[State]:
        play = ReussitePlay(self.court, state, given.at)
        follow(ROUTES, play, given)
        after = play.state
        if after.columns != state.columns and (after.drafts or after.trails):
            # What lay there before is looked at again; what an undo has just brought back is good.
            old = {one: kept for one, kept in after.drafts.items() if state.drafts.get(one) is kept}
            good = drafts.still_good(state.columns, after.columns, old)
            new = {one: kept for one, kept in after.drafts.items() if one not in old}
            play.set(drafts=dict(sorted({**good, **new}.items())), trails={})
        return play.step()

    def deadline(self, state: State) -> Millis | None:
        return deadline(state)

    def prompts(self, state: State, seat: Seat) -> tuple[Prompt, ...]:
        return prompts(self.court, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(self.court, state, self._pars, viewer)

    def mine(self, state: State, seat: Seat) -> Mine:
        return mine(self.court, state, seat)

    def phase(self, state: State) -> str:
        name = type(state.phase).__struct_config__.tag
        return f"{state.moment}/{name}"

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return ending.standings(state)

    def round(self, state: State) -> int:
        return len(state.words) + 1

    def memory(self, state: State) -> Memory:  # noqa: ARG002
        return NOTHING_MET


def laid_deal(options: Options, code: str, holders: tuple[Holder, ...]) -> State:
    """One card on each column, nothing covered yet."""
    cards = dealt(code)
    return State(
        options=options,
        code=code,
        day="",
        holders=holders,
        columns=tuple(cards[:COLUMNS]),
        stock=cards[COLUMNS:],
        phase=Composing(),
    )


def can_begin(court: Court, code: str) -> bool:
    """R: a new deal has a first word without pétards, if it is covered from left to right. About
    one in five hundred has none."""
    state = replace(laid_deal(Options(cover="automatic"), code, ("person",)), petards=0)
    play = ReussitePlay(court, state, 0)
    turning.go_on(play)
    return not play.state.stuck


def complete(game: Reussite, options: Options) -> Options:
    """A deal's code says by itself which cards are dealt, and which of them are blue."""
    if not options.deal:
        return options
    code, day = game.named_deal(options.deal)
    deck, blues = kind_of(code)
    return replace(options, deal=day or code, deck=deck, blues=blues)


def act(play: ReussitePlay, seat: Seat, action: Action) -> None:
    """What a seat does in the present phase, or the reason why it can't."""
    match play.state.phase, action:
        case _, Cover() | CoverAll() | Refill() | TurnStock():
            turning.choose(play, seat, action)
        case Composing(asked=asked), Propose(draft=draft):
            if asked == seat:
                hints.note(play, "bot")  # R: its word comes from the solver too
            proposing.propose(play, seat, draft_of(play.state, seat) if draft is None else draft)
        case Composing(), Plead():
            proposing.plead(play, seat, draft_of(play.state, seat))
        case Composing(), GiveUp():
            proposing.give_up(play, seat)
        case Composing(), AskBot(seat=bot):
            ask_bot(play, seat, bot)
        case Composing(), TakeHint(kind=kind):
            hints.note(play, kind)
        case Composing(asked=asked), NoIdea() if asked == seat:
            play.set(phase=Composing())
            play.announce("reussite-no-idea", seat=seat)
        case (Composing() | Refilling() | Covering() | Turning()) as phase, Undo():
            undoing.ask_to_undo(play, phase, seat)
        case _, Answer(aye=aye):
            answer(play, seat, aye=aye)
        case (Proposed() | Voting() | Judging()) as phase, Withdraw():
            proposing.withdraw(play, phase, seat)
        case Undoing() as phase, Withdraw():
            undoing.drop_undoing(play, phase, seat)
        case Composing(), action if isinstance(action, Drafting):
            compose(play, seat, action)
        case (Proposed() | Voting() | Judging()) as phase, Propose() | Plead():
            raise Rejected("reussite-one-at-a-time", seat=proposing.brought_by(phase))
        case _:
            raise Rejected("not-now")


def answer(play: ReussitePlay, seat: Seat, *, aye: bool) -> None:
    """Yes or no to whatever lies on the table."""
    match play.state.phase:
        case Proposed() as phase:
            proposing.answer_proposal(play, phase, seat, aye=aye)
        case Voting() as phase:
            proposing.answer_vote(play, phase, seat, aye=aye)
        case Judging() as phase:
            proposing.answer_judging(play, phase, seat, aye=aye)
        case Undoing() as phase:
            undoing.answer_undoing(play, phase, seat, aye=aye)
        case Yielding() as phase:
            proposing.answer_yielding(play, phase, seat, aye=aye)
        case _:
            raise Rejected("not-now")


def ask_bot(play: ReussitePlay, seat: Seat, bot: Seat) -> None:
    holders = play.state.holders
    if not 0 <= bot < len(holders) or holders[bot] != "bot" or holders[seat] != "person":
        raise Rejected("reussite-no-such-bot")
    play.set(phase=Composing(asked=bot))


def seat_changed(play: ReussitePlay, seat: Seat) -> None:
    """Who has left is not waited for: what he alone could decide is anyone's, votes go on. Where a
    bot has taken his place it does not vote for him."""
    state = play.state
    gone = state.holders[seat] == "away"
    nobody = state.holders[seat] != "person"
    match state.phase:
        case (Covering(owner=int(owner)) | Refilling(owner=int(owner))) as phase if (
            not gone and owner != seat and phase.ends_at is None
        ):
            # He was alone: now there is somebody who could take over.
            play.set(phase=type(phase)(owner, play.at + TAKE_OVER))
        case (Covering(owner=owner) | Refilling(owner=owner)) as phase if gone and owner == seat:
            play.set(phase=type(phase)(None, None))
        case Turning(owner=owner) as phase if gone and owner == seat:
            play.set(phase=replace(phase, owner=None))
        case Composing(asked=asked) if asked == seat and state.holders[seat] != "bot":
            play.set(phase=Composing())
        case Proposed(by=by, word=word, draft=draft) if gone and not proposing.others(state, by):
            proposing.play_word(play, by, word, draft)
        case Undoing(ballot=ballot) as phase if gone or (nobody and state.people):
            ballot = None if ballot is None else ballot.without(seat)
            play.set(phase=replace(phase, ballot=ballot))
            undoing.settle_undoing(play)
        case Voting() as phase if gone or (nobody and state.people):
            play.set(phase=replace(phase, ballot=phase.ballot.without(seat)))
            proposing.settle_vote(play)
        case Judging() as phase if nobody and seat == phase.vote.by:
            proposing.lapse(play, phase)  # nobody is left who has seen the cards and vouches for it
        case Judging() as phase if nobody:
            play.set(phase=replace(phase, vote=phase.vote.without(seat)))
            proposing.settle_judging(play)
        case Yielding() as phase if nobody:
            play.set(phase=replace(phase, ballot=phase.ballot.forgetting(seat)))
            proposing.settle_yielding(play)
        case _:
            pass


def is_race(state: State) -> bool:
    """While all look for a word the first one proposes; the only limit is that of the whole deal,
    and it would be lengthened at every word."""
    return isinstance(state.phase, Composing)


def closes(state: State) -> bool:
    """While people look for a word there is nothing that the host's hand could end."""
    return not isinstance(state.phase, Composing) or state.phase.asked is not None


def close(play: ReussitePlay) -> None:
    """A deadline, or the host's hand: what each phase does when nobody says anything."""
    state = play.state
    if state.ends_at is not None and play.at >= state.ends_at:
        ending.finish(play, out_of_time=True)
        return
    match state.phase:
        case Covering(owner=owner) | Refilling(owner=owner) if owner is not None:
            play.set(phase=type(state.phase)(None, None))  # anyone may take over
        case Covering() as phase:
            turning.cover_all(play, phase, state.last)
        case Refilling():
            turning.go_on(play, refill_by_itself=True)
        case Turning():
            turning.go_on(play)
        case Undoing():
            undoing.settle_undoing(play, now=True)
        case Proposed(by=by, word=word, draft=draft):
            proposing.play_word(play, by, word, draft)
        case Voting():
            proposing.settle_vote(play, now=True)
        case Judging():
            proposing.settle_judging(play, now=True)
        case Yielding():
            proposing.settle_yielding(play, now=True)
        case Composing(asked=asked) if asked is not None:
            play.set(phase=Composing())
        case Composing():
            pass  # nobody is waited for: people look for a word as long as they like
        case Finished():
            raise Rejected("match-over")


def act_or_refuse(play: ReussitePlay, seat: Seat, action: Action) -> None:
    try:
        act(play, seat, action)
    except Illegal as illegal:
        raise Rejected(illegal.key) from None


ROUTES: Routes[ReussitePlay, Action] = Routes(close, close, seat_changed, act_or_refuse)
