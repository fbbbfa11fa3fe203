"""What the shared laws need to know of Mélo Ego Duo."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.melo.table import sample_content
from laws.moment import Moment
from laws.subject import Secret, Subject
from parlotte.core.contract import NOTHING_MET, Input, Memory, Seat, Seats, Step
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.melo import GAME
from parlotte.games.melo.actions import Answer, Draft, GiveJok, Guess, GuessAll, Refuse, Vote
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.cards import KINDS, Card
from parlotte.games.melo.options import Options
from parlotte.games.melo.phases import (
    Asked,
    Asking,
    Debating,
    Hand,
    Jury,
    Passed,
    Phase,
    Reply,
    Revealed,
    Said,
    Speaking,
    Testing,
    TestOpen,
    TestTurning,
    Turning,
    Voting,
)
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.state import State
from parlotte.games.melo.turns import open_turn
from parlotte.kit.ballot import Ballot

Viewer = Seat | None


class AllOverTheTrack(Melo):
    """Matches that begin anywhere on the track, often near its end: random acts alone would never
    come to the last test."""

    def setup(
        self, options: Options, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Step[State]:
        state = super().setup(options, seats, rng, memory).state
        draws, last = Draws(Rng(derive(rng.seed, "track"))), options.length + 1
        squares = tuple(max(0, last - draws.below(draws.pick((2, 8, last)))) for _ in state.seats)
        play = self.play(replace(state, squares=squares), 0)
        open_turn(play, state.turn)
        return self.settled(play)


class MeloSubject(Subject):
    registration = GAME
    game = AllOverTheTrack(sample_content())
    secret_acts = frozenset({"answer", "guess", "draft", "guess-all", "vote"})
    alike = (frozenset({"guess", "jok", "refuse"}),)
    seldom = frozenset({"refuse", "jok"})
    option_values = {"packs": ((), ("base",), ("base", "maison"))}
    may_sleep = True
    most_silent_inputs = 900
    rare = frozenset({
        "said", "jok", "refused", "silent", "granted", "left", "nobody",
        "after a contest", "a contest in a test",
    })  # fmt: skip
    walks = (158, 142, 190, 91, 35, 94, 161, 257)

    replays = {
        "printed": Options(),
        "in-turn": Options(guesses="in-turn", length=20, joks=6, tone="amis"),
        "sans-chrono": Options(answer_seconds=0, debate_minutes=0, length=20, trust=True),
    }

    def secrets(self, state: State) -> Iterable[Secret]:
        """Cards to come, and adjectives that have been typed."""
        known = {*state.met, *(one.card for one in state.revealed)}
        nobody = frozenset[Viewer]()
        for kind in KINDS:
            for card in state.decks.of(kind):
                if card not in known:
                    yield Secret(f'"{card}"', nobody)
                    yield Secret(self.game.book.cards[card].question, nobody)
        match state.phase:
            case Asking(hands=hands):
                for seat, hand in hands.given.items():
                    if isinstance(hand.said, str):
                        yield Secret(hand.said, _who_said(hands.given, hand.said) | {seat})
            case Turning(asked=asked, answer=str(answer), replies=replies, turned=turned):
                told = {asked.seat: answer} | {
                    one.seat: one.said for one in replies[turned:] if isinstance(one.said, str)
                }
                heard = {one.said for one in replies[:turned]}
                for seat, text in told.items():
                    if text not in heard:
                        same = {who for who, said in told.items() if said == text}
                        yield Secret(text, frozenset[Viewer]({seat, *same}))

    def reshuffled(self, state: State, viewer: Viewer, draws: Draws) -> State:
        """Other decks, answers, guesses and votes wherever this viewer has no eye."""
        decks = replace(
            state.decks, **{kind: draws.shuffled(state.decks.of(kind)) for kind in KINDS}
        )
        phase = self._other_phase(state, viewer, draws)
        return replace(state, rng=draws.rng, decks=decks, phase=phase)

    def _other_phase(self, state: State, viewer: Viewer, draws: Draws) -> Phase:
        phase = state.phase
        match phase:
            case Asking(asked=asked, hands=hands):
                given = {
                    seat: hand if seat == viewer else self._other_hand(state, asked, seat, draws)
                    for seat, hand in hands.given.items()
                }
                return replace(phase, hands=replace(hands, given=given))
            case Speaking(asked=asked, speaker=speaker, draft=draft):
                answer = phase.answer
                if viewer != asked.seat:
                    answer = self._said(state, asked, draws)
                if viewer != speaker:
                    draft = self._said(state, asked, draws)
                return replace(phase, answer=answer, draft=draft)
            case Turning(asked=asked, answer=answer, replies=replies, turned=turned):
                if viewer != asked.seat:
                    answer = self._said(state, asked, draws)
                unseen = tuple(
                    one if one.seat == viewer else self._other_reply(state, asked, one, draws)
                    for one in replies[turned:]
                )
                return replace(phase, answer=answer, replies=(*replies[:turned], *unseen))
            case Testing(asked=asked, answers=answers, guesses=guesses):
                choices = len(self._card(asked).choices)
                answered = {
                    seat: said if seat == viewer else draws.below(choices)
                    for seat, said in answers.given.items()
                }
                if viewer != asked.seat:
                    other = {seat: draws.below(choices) for seat in answers.asked}
                    guesses = replace(guesses, given=dict.fromkeys(guesses.given, other))
                return replace(phase, answers=replace(answers, given=answered), guesses=guesses)
            case TestTurning(result=result, turned=turned):
                # He knows what he has guessed or answered, and what has been turned over.
                player = result.asked.seat
                hidden = tuple(
                    replace(one, answer=one.answer if one.seat == viewer else 0,
                            guess=one.guess if player == viewer else 0)
                    for one in result.tried[turned:]
                )  # fmt: skip
                tried = (*result.tried[:turned], *hidden)
                return replace(phase, result=replace(result, tried=tried))
            case Voting(ballot=ballot) | Jury(ballot=ballot):
                return replace(phase, ballot=_other_votes(ballot, viewer, draws))
            case _:
                return phase

    def _card(self, asked: Asked) -> Card:
        return self.game.book.cards[asked.card]

    def _said(self, state: State, asked: Asked, draws: Draws) -> Said:
        card = self._card(asked)
        match card.asks:
            case "choice":
                return draws.below(len(card.choices))
            case "adjective":
                return "autre " * (1 + draws.below(4))
            case "name":
                return (asked.seat + 1 + draws.below(len(state.holders) - 1)) % len(state.holders)

    def _other_hand(self, state: State, asked: Asked, seat: Seat, draws: Draws) -> Hand:
        """Another guess; or a jok, where there was a guess."""
        if seat != asked.seat and draws.chance(40):
            jok = state.joks[seat].of(self._card(asked).kind)
            return Hand("jok") if jok else Hand("refused")
        return Hand("said", self._said(state, asked, draws))

    def _other_reply(self, state: State, asked: Asked, reply: Reply, draws: Draws) -> Reply:
        hand = self._other_hand(state, asked, reply.seat, draws)
        return replace(reply, how=hand.how, said=hand.said)

    def conserved(self, state: State) -> object:
        """Joks are in hands or in the pile, no card is twice in a deck, pawns stay on the board."""
        last = len(BOARDS[state.options.length]) - 1
        return (
            [sum(hand.of(kind) for hand in state.joks) + state.pile.of(kind) for kind in KINDS],
            all(len(set(deck)) == len(deck) for deck in map(state.decks.of, KINDS)),
            len(set(state.met)) == len(state.met),
            all(0 <= square <= last for square in state.squares),
            all(hand.of(kind) >= 0 for hand in (*state.joks, state.pile) for kind in KINDS),
        )

    def meets(self, moment: Moment) -> Iterable[str]:
        match moment.match.state.phase:
            case Revealed(result=result):
                for reply in result.replies:
                    yield from (reply.how, str(reply.likeness))
                if result.verdict is not None:
                    yield "after a contest"
            case Debating(back=TestOpen()):
                yield "a contest in a test"
            case Passed(why=why):
                yield why

    def announced(self, before: State, after: State, act: Input[Any]) -> bool:
        """A guess when it is turned over, or at once where guesses are spoken; an answer last. What
        was handed in on a card that was given back is never told."""
        match act.what:
            case Vote():
                return before.moment != after.moment
            case Guess() | Draft() | GiveJok() | Refuse() | Answer() | GuessAll():
                return self._is_told(before, after, act)
            case _:
                return self.game.phase(before) != self.game.phase(after)

    def _is_told(self, before: State, after: State, act: Input[Any]) -> bool:
        asked = _asked(before)
        if isinstance(before.phase, Speaking):
            return before.moment != after.moment
        match after.phase:
            case Asking(asked=now) | Testing(asked=now) | Speaking(asked=now) | Passed(asked=now):
                # His own jok or refusal is heard at once.
                own = isinstance(act.what, GiveJok | Refuse) and act.by == asked.seat
                return own or _was_revealed(after, asked)
            case Turning(asked=now, replies=replies, turned=turned) if now.number == asked.number:
                return act.by in [one.seat for one in replies[:turned]]
            case TestTurning(result=result, turned=turned) if result.asked == asked:
                if act.by == asked.seat:
                    return turned > 0
                shown = [one.seat for one in result.tried[:turned]]
                # Whether he has answered at all shows in how many there are.
                return act.by in shown
            case _:
                return True

    def window(self, state: State) -> frozenset[str] | None:
        """Who was wrong may contest: for twenty seconds at any table."""
        match state.phase:
            case Revealed():
                return frozenset({"contest", "decline", "likeness"})
            case TestOpen():
                return frozenset({"contest", "decline"})
            case _:
                return None


def _asked(state: State) -> Asked:
    phase: Any = state.phase
    return phase.asked


def _was_revealed(state: State, asked: Asked) -> bool:
    return any(known.number == asked.number for known in state.revealed)


def _who_said(given: dict[Seat, Hand], text: str) -> frozenset[Viewer]:
    return frozenset(seat for seat, hand in given.items() if hand.said == text)


def _other_votes(ballot: Ballot, viewer: Viewer, draws: Draws) -> Ballot:
    for voter in sorted({*ballot.ayes, *ballot.noes} - {viewer}):
        ballot = ballot.cast(voter, aye=draws.chance(50))
    return ballot


SUBJECT = MeloSubject()
