"""A small game for the laws, with one planted fault at a time.

Everybody holds a secret card and writes a secret word. When all have written, the words are shown,
the highest card scores, and the cards are discarded; the match has three rounds.
"""

import itertools
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from laws.subject import Secret, Subject
from parlotte.core import contract
from parlotte.core.prompts import Prompt, Text
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws, Rng
from parlotte.kit.collect import Collect

Fault = Literal[
    "none",
    "leak",
    "length leak",
    "private in public",
    "mutation",
    "stuck phase",
    "endless",
    "never over",
    "lost card",
    "unstable replay",
    "silent bot",
    "private event to all",
    "false choice",
    "lossy state",
    "hidden memory",
    "moving deadline",
    "crash",
    "wrong ranking",
    "said to one alone",
    "idle hand",
]
ROUNDS = 3
CARDS = 20
_unstable = itertools.count()


class ToyOptions(Struct, frozen=True):
    seconds: Literal[0, 10] = 10


class ToyWrite(Struct, frozen=True, tag="write", tag_field="act"):
    text: str


class ToyState(Struct, frozen=True):
    options: ToyOptions
    rng: Rng
    holders: tuple[contract.Holder, ...]
    deck: tuple[int, ...]
    hands: tuple[int, ...]
    discard: tuple[int, ...]
    words: Collect[str]
    shown: tuple[str, ...]
    scores: dict[contract.Seat, int]
    ends_at: int | None
    round: int = 1


class ToyView(Struct, frozen=True):
    round: int
    scores: dict[contract.Seat, int]
    written: tuple[contract.Seat, ...]
    shown: tuple[str, ...]
    extra: tuple[str, ...] = ()  # where the planted leaks appear
    mine: tuple[int, str] | None = None


class Toy:
    key = "toy"
    seats = range(2, 5)

    def __init__(self, fault: Fault = "none") -> None:
        self.fault = fault
        # memory outside the state, which a pure game must not have
        self.last: ToyState | None = None

    def setup(
        self,
        options: ToyOptions,
        seats: contract.Seats,
        rng: Rng,
        memory: contract.Memory = contract.NOTHING_MET,
    ) -> contract.Step[ToyState]:
        draws = Draws(rng)
        cards = draws.shuffled(range(CARDS))
        count = len(seats.holders)
        state = ToyState(
            options,
            draws.rng,
            seats.holders,
            cards[count:],
            cards[:count],
            (),
            Collect(tuple(range(count))),
            (),
            dict.fromkeys(range(count), 0),
            options.seconds * 1000 or None,
        )
        return contract.Step(state)

    def apply(self, state: ToyState, given: contract.Input[ToyWrite]) -> contract.Step[ToyState]:
        step = self._apply(state, given)
        self.last = step.state
        return step

    def _apply(self, state: ToyState, given: contract.Input[ToyWrite]) -> contract.Step[ToyState]:
        match given.what:
            case ToyWrite(text=text) if given.by is not None:
                if self.fault == "crash" and not text.strip():
                    raise KeyError(text)
                if self.fault == "false choice" and len(text) > 10:
                    raise contract.Rejected("text-too-long", most=10, length=len(text))
                if self.fault == "moving deadline" and state.ends_at is not None:
                    state = replace(state, ends_at=state.ends_at + 1)
                if self.fault == "mutation":
                    state.scores[given.by] += 0 * len(text) + 1
                state = replace(state, words=state.words.give(given.by, text, done=True))
            case contract.SeatChanged(seat=seat, holder=holder):
                state = replace(state, holders=contract.with_holder(state.holders, seat, holder))
            case contract.Closed() if self.fault == "idle hand":
                return contract.Step(state)
            case contract.Expired() | contract.Closed():
                return contract.Step(self._show(state, given.at))
            case _:
                raise contract.Rejected("not-now")
        present = {seat for seat, holder in enumerate(state.holders) if holder != "away"}
        done = present and present <= set(state.words.confirmed)
        only = given.by if self.fault == "said to one alone" else None
        shown = self._show(state, given.at) if done else state
        return contract.Step(shown, self._whisper(given), only=only)

    def _whisper(self, given: contract.Input[ToyWrite]) -> tuple[contract.Event, ...]:
        """Repeats a word to its author alone."""
        if not isinstance(given.what, ToyWrite) or given.by is None:
            return ()
        to = None if self.fault == "private event to all" else (given.by,)
        return (contract.Event("toy-written", {"word": given.what.text}, to),)

    def _show(self, state: ToyState, at: int) -> ToyState:
        if self.fault == "endless":
            return replace(state, ends_at=state.ends_at and at + 1)
        if self.fault == "never over" and state.ends_at is not None:
            return replace(state, ends_at=at + 1, round=state.round + 1)
        count = len(state.hands)
        best = state.hands.index(max(state.hands))
        if self.fault == "hidden memory" and state is not self.last:
            best = 0
        discard = (*state.discard, *state.hands)
        if self.fault == "lost card":
            discard = discard[1:]
        words: Any = tuple(state.words.given.values())
        if self.fault == "lossy state":
            words = list(words)
        if self.fault == "unstable replay":
            words = (*words, str(next(_unstable)))
        seconds = state.options.seconds
        return replace(
            state,
            deck=state.deck[count:],
            hands=state.deck[:count],
            discard=discard,
            words=Collect(tuple(range(count))),
            shown=words,
            scores={**state.scores, best: state.scores[best] + 1},
            ends_at=at + seconds * 1000 if seconds else None,
            round=state.round + 1,
        )

    def deadline(self, state: ToyState) -> int | None:
        return None if self.fault == "stuck phase" else state.ends_at

    def prompts(self, state: ToyState, seat: contract.Seat) -> tuple[Prompt, ...]:
        if state.round > ROUNDS or (self.fault == "stuck phase" and state.round == 2):
            return ()
        return (Prompt("write", seat in state.words.pending(), {"text": Text(1, 40)}),)

    def view(self, state: ToyState, viewer: contract.Seat | None) -> ToyView:
        extra: tuple[str, ...] = ()
        if self.fault == "leak":
            extra = tuple(state.words.given.values())
        if self.fault == "length leak":
            extra = tuple(str(len(text)) for text in state.words.given.values())
        public = ToyView(state.round, state.scores, state.words.confirmed, state.shown, extra)
        if viewer is None:
            return public
        if self.fault == "private in public":
            public = replace(public, extra=("à vous",))
        return replace(public, mine=self.mine(state, viewer))

    def mine(self, state: ToyState, seat: contract.Seat) -> tuple[int, str]:
        return state.hands[seat], state.words.given.get(seat, "")

    def phase(self, state: ToyState) -> str:
        return str(state.round)

    def outcome(self, state: ToyState) -> contract.Outcome | None:
        if state.round <= ROUNDS or self.fault == "never over":
            return None
        best = max(state.scores.values())
        winners = tuple(seat for seat, score in state.scores.items() if score == best)
        return contract.Outcome(winners, self.standings(state))

    def standings(self, state: ToyState) -> tuple[contract.Standing, ...]:
        best = max(state.scores.values()) + (self.fault == "wrong ranking")
        return tuple(
            contract.Standing(seat, 1 + (score < best), score)
            for seat, score in state.scores.items()
        )

    def round(self, state: ToyState) -> int:
        return state.round

    def memory(self, state: ToyState) -> contract.Memory:
        return contract.NOTHING_MET


class ToyBot:
    """Writes one word."""

    def __init__(self, game: Toy, level: int, seed: bytes, seat: contract.Seat) -> None:
        self.word = "" if game.fault == "silent bot" else f"robot {level} {seat}"

    def act(self, view: ToyView, prompts: tuple[Prompt, ...], rng: Draws) -> ToyWrite | None:
        return ToyWrite(self.word) if self.word and any(p.must for p in prompts) else None


class ToySubject(Subject):
    secret_acts = frozenset({"write"})

    def __init__(self, fault: Fault = "none") -> None:
        self.game = Toy(fault)
        self.registration = Registration(
            "toy", Toy.seats, 1, 1, ToyOptions, ToyWrite, ToyState, ToyView, str, Toy, ToyBot
        )

    def secrets(self, state: ToyState) -> Iterable[Secret]:
        for seat, text in state.words.given.items():
            yield Secret(text, frozenset({seat}))

    def reshuffled(self, state: ToyState, viewer: contract.Seat | None, draws: Draws) -> ToyState:
        given = {
            seat: text if seat == viewer else "z" * (1 + draws.below(9))
            for seat, text in state.words.given.items()
        }
        words = msgspec.structs.replace(state.words, given=given)
        return replace(state, words=words, deck=draws.shuffled(state.deck))

    def conserved(self, state: ToyState) -> object:
        return sorted((*state.deck, *state.hands, *state.discard))
