"""La Réussite: the game as the house knows it."""

from collections import Counter

from msgspec.structs import replace

from parlotte.core.contract import (
    NOTHING_MET,
    Closed,
    Expired,
    Input,
    Memory,
    Millis,
    Outcome,
    Rejected,
    Seat,
    SeatChanged,
    Seats,
    Standing,
    Step,
    Stopped,
    with_holder,
)
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite import drafts, ending, proposing, turning
from parlotte.games.reussite.actions import (
    Action,
    AddPetard,
    Answer,
    AskBot,
    Clear,
    Cover,
    CoverAll,
    GiveUp,
    Lay,
    NoIdea,
    Place,
    Plead,
    Propose,
    PutBack,
    Refill,
    Say,
    ShiftCard,
    Spell,
    TakeCard,
    Undo,
    Withdraw,
)
from parlotte.games.reussite.cards import COLUMNS, STAR, dealt, new_code, read_code
from parlotte.games.reussite.columns import EMPTY, Illegal
from parlotte.games.reussite.drafts import NOTHING, Draft
from parlotte.games.reussite.items import Content
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.options import MINUTE, TAKE_OVER, Options
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.prompts import LONGEST_TYPED, prompts
from parlotte.games.reussite.state import (
    Composing,
    Covering,
    Finished,
    Judging,
    Proposed,
    Refilling,
    State,
    Voting,
    Yielding,
)
from parlotte.games.reussite.view import Mine, View, deadline, mine, view
from parlotte.lexicon.judge import as_on_board
from parlotte.lexicon.letters import ALPHABET

KEY = "reussite"
SEATS = range(1, 9)
PREFIXES = 5  # of a typed word that are looked at: buried letters may leave little of it

_Drafting = TakeCard | ShiftCard | AddPetard | Say | Place | PutBack | Clear | Spell | Lay


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
        seed: bytes,
        memory: Memory = NOTHING_MET,  # noqa: ARG002 - every deal is new
    ) -> Step[State]:
        """§1 One card on each column, then cover."""
        code, day = self._deal(options, Draws(Rng(seed)))
        cards = dealt(code)
        state = State(
            options=options,
            code=code,
            day=day,
            holders=seats.holders,
            columns=tuple(cards[:COLUMNS]) or EMPTY,
            stock=cards[COLUMNS:],
            phase=Composing(),
            ends_at=options.minutes * MINUTE or None,
        )
        play = ReussitePlay(self.court, state, 0)
        turning.go_on(play)
        return play.step()

    def _deal(self, options: Options, draws: Draws) -> tuple[str, str]:
        """The code of the deal, and its day if it is one of a day."""
        if not options.deal:
            return new_code(options.deck, options.blues, draws), ""
        if options.deal in self.days:
            return self.days[options.deal].code, options.deal
        code = read_code(options.deal)
        if code is None:
            raise Rejected("reussite-no-such-deal", deal=options.deal)
        return code, ""

    def apply(self, state: State, given: Input[Action]) -> Step[State]:
        play = ReussitePlay(self.court, state, given.at)
        match given.what:
            case Expired() | Closed():
                close(play)
            case SeatChanged(seat=seat, holder=holder):
                play.set(holders=with_holder(state.holders, seat, holder))
                seat_changed(play, seat)
            case Stopped():
                raise Rejected("not-now")
            case action:
                if given.by is None:
                    raise Rejected("not-now")
                try:
                    act(play, given.by, action)
                except Illegal as illegal:
                    raise Rejected(illegal.key) from None
        after = play.state
        if after.columns != state.columns and after.drafts:
            play.set(drafts=drafts.still_good(state.columns, after.columns, after.drafts))
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
        steps = (len(state.words), len(state.stock), len(state.past), len(state.objected))
        return "/".join(map(str, (*steps, name)))

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return ending.standings(state)

    def round(self, state: State) -> int:
        return len(state.words) + 1

    def memory(self, state: State) -> Memory:  # noqa: ARG002
        return NOTHING_MET


def act(play: ReussitePlay, seat: Seat, action: Action) -> None:
    """What a seat does in the present phase, or the reason why it can't."""
    match play.state.phase, action:
        case Covering() as phase, Cover(column=column):
            turning.cover(play, phase, seat, column)
        case Covering() as phase, CoverAll():
            turning.cover_all(play, phase, seat)
        case Refilling() as phase, Refill(column=column, to=to):
            turning.refill(play, phase, seat, column, to)
        case Composing(), Propose(draft=draft):
            proposing.propose(play, seat, _draft(play, seat) if draft is None else draft)
        case Composing(), Plead():
            proposing.plead(play, seat, _draft(play, seat))
        case Composing(), GiveUp():
            proposing.give_up(play, seat)
        case Composing(), AskBot(seat=bot):
            ask_bot(play, seat, bot)
        case Composing(asked=asked), NoIdea() if asked == seat:
            play.set(phase=Composing())
            play.tell("reussite-no-idea", seat=seat)
        case ((Composing() | Refilling()), Undo()):
            turning.undo(play)
            play.tell("reussite-undone", seat=seat)
        case _, Answer(aye=aye):
            answer(play, seat, aye=aye)
        case Proposed() as phase, Withdraw():
            proposing.withdraw(play, phase, seat)
        case Composing(), action if isinstance(action, _Drafting):
            compose(play, seat, action)
        case (Proposed() | Voting() | Judging()) as phase, Propose() | Plead():
            by = phase.vote.by if isinstance(phase, Judging) else phase.by
            raise Rejected("reussite-one-at-a-time", seat=by)
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
        case Yielding() as phase:
            proposing.answer_yielding(play, phase, seat, aye=aye)
        case _:
            raise Rejected("not-now")


def _draft(play: ReussitePlay, seat: Seat) -> Draft:
    return play.state.drafts.get(seat, NOTHING)


def compose(play: ReussitePlay, seat: Seat, action: _Drafting) -> None:
    """A player works on his own draft; everybody may look."""
    state, before = play.state, _draft(play, seat)
    match action:
        case TakeCard(column=column):
            after = drafts.taken(state.columns, before, column)
        case ShiftCard(column=column, to=to):
            after = drafts.freed(state.columns, before, column, to)
        case AddPetard():
            after = drafts.with_petard(before, state.petards)
        case Say(at=at, letter=letter):
            after = drafts.said(state.columns, before, at, letter)
        case Place(at=at, to=to):
            after = drafts.placed(before, at, to)
        case PutBack(at=at):
            after = drafts.put_back(state.columns, before, at)
        case Clear():
            after = NOTHING
        case Spell(text=text):
            after = spelled(play, text)
        case Lay(draft=draft):
            drafts.laid_out(state.columns, draft)
            after = drafts.decent(draft, state.petards)
    others = {one: draft for one, draft in state.drafts.items() if one != seat}
    kept = others if after == NOTHING else {**others, seat: after}
    play.set(drafts=dict(sorted(kept.items())))


def spelled(play: ReussitePlay, text: str) -> Draft:
    """What is typed, made of the cheapest cards: as much of it as the table has letters for."""
    state = play.state
    word = "".join(sign for sign in as_on_board(text) if sign in ALPHABET)[:LONGEST_TYPED]
    most = _as_far_as_letters_go(word, "".join(state.columns).upper())
    for end in range(most, max(0, most - PREFIXES), -1):
        # A pétard is never lit by a slip of the finger.
        draft = play.court.search.cheapest(state.columns, word[:end], 0, len(state.stock))
        if draft is not None:
            return draft
    return NOTHING


def _as_far_as_letters_go(word: str, cards: str) -> int:
    """How much of a word there could be cards for, if all of them lay open."""
    held = Counter(cards)
    spare = min(1, held[STAR])
    for at, letter in enumerate(word):
        held[letter] -= 1
        spare -= held[letter] < 0
        if spare < 0:
            return at
    return len(word)


def ask_bot(play: ReussitePlay, seat: Seat, bot: Seat) -> None:
    holders = play.state.holders
    if not 0 <= bot < len(holders) or holders[bot] != "bot" or holders[seat] != "person":
        raise Rejected("reussite-no-such-bot")
    play.set(phase=Composing(asked=bot))


def seat_changed(play: ReussitePlay, seat: Seat) -> None:
    """Who has left is not waited for: what he alone could decide is anyone's, votes go on."""
    state = play.state
    gone = state.holders[seat] == "away"
    match state.phase:
        case (Covering(owner=int(owner)) | Refilling(owner=int(owner))) as phase if (
            not gone and owner != seat and phase.ends_at is None
        ):
            # He was alone: now there is somebody who could take over.
            play.set(phase=type(phase)(owner, play.at + TAKE_OVER))
        case (Covering(owner=owner) | Refilling(owner=owner)) as phase if gone and owner == seat:
            play.set(phase=type(phase)(None, None))
        case Composing(asked=asked) if asked == seat and state.holders[seat] != "bot":
            play.set(phase=Composing())
        case Proposed(by=by, word=word, draft=draft) if gone and not proposing.others(state, by):
            proposing.play_word(play, by, word, draft)
        case Voting() as phase if gone:
            play.set(phase=replace(phase, ballot=phase.ballot.without(seat)))
            proposing.settle_vote(play)
        case Judging() as phase if gone:
            play.set(phase=replace(phase, vote=phase.vote.without(seat)))
            proposing.settle_judging(play)
        case Yielding() as phase if state.holders[seat] != "person":
            play.set(phase=replace(phase, ballot=phase.ballot.without(seat)))
            proposing.settle_yielding(play)
        case _:
            pass


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
