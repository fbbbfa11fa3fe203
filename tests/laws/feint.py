"""A second small game for the laws, with what the first one lacks, and one planted fault at a time.

Everybody guesses a word in secret or gives tokens instead; which of the two is revealed only when
the round is over. Then the leader lays cards on a board or attacks a seat, which may parry if it
holds an even card; the window for it has the same length if it does not. Three points win. If
nobody acts, the match never ends.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core import contract
from parlotte.core.prompts import Each, Pick, Prompt, Several, Spot, Square, Text, Texts, card_of
from parlotte.core.rng import Draws, Rng
from parlotte.kit.collect import Collect

FeintFault = Literal[
    "none",
    "refused sample",
    "refusal without a word",
    "trace of a refusal",
    "told by the deadline",
    "token shows",
    "token is heard",
    "tokens are told by the deadline",
    "never asleep",
    "window closed by an absence",
    "window closed by a wave",
    "window without a deadline",
    "window waited for",
    "window skipped",
    "window shortened",
]
CARDS, HAND, TOKENS, POINTS, SIDE = 40, 3, 2, 3, 3
WINDOW_MS = 5000


class FeintOptions(Struct, frozen=True):
    seconds: Literal[0, 10] = 10


class FeintGuess(Struct, frozen=True, tag="guess", tag_field="act"):
    word: str
    about: dict[contract.Seat, bool]  # who else is guessed to give a token


class GiveToken(Struct, frozen=True, tag="token", tag_field="act"):
    many: int = 1


class Lay(Struct, frozen=True, tag="lay", tag_field="act"):
    cards: tuple[str, ...]
    at: Spot
    words: tuple[str, ...]


class Attack(Struct, frozen=True, tag="attack", tag_field="act"):
    seat: contract.Seat


class Parry(Struct, frozen=True, tag="parry", tag_field="act"):
    pass


class Wave(Struct, frozen=True, tag="wave", tag_field="act"):
    """Changes only a counter."""


FeintAction = FeintGuess | GiveToken | Lay | Attack | Parry | Wave


class Guessing(Struct, frozen=True, tag="guessing"):
    ends_at: int | None


class Leading(Struct, frozen=True, tag="leading"):
    ends_at: int | None


class Attacked(Struct, frozen=True, tag="attacked"):
    """A reaction window: only a parry or the deadline ends it."""

    seat: contract.Seat
    ends_at: int | None


Phase = Guessing | Leading | Attacked


class FeintState(Struct, frozen=True):
    options: FeintOptions
    rng: Rng
    holders: tuple[contract.Holder, ...]
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    phase: Phase
    given: Collect[FeintGuess | int]  # a number of tokens, or a guess
    tokens: tuple[int, ...]  # as announced
    scores: dict[contract.Seat, int]
    shown: tuple[str, ...] = ()  # the words of the last round
    waves: int = 0
    round: int = 1

    @property
    def leader(self) -> contract.Seat:
        return self.round % len(self.holders)


class FeintMine(Struct, frozen=True):
    hand: tuple[int, ...]
    given: FeintGuess | int | None


class FeintView(Struct, frozen=True):
    phase: Phase
    round: int
    scores: dict[contract.Seat, int]
    given: tuple[contract.Seat, ...]
    tokens: tuple[int, ...]
    shown: tuple[str, ...]
    waves: int
    mine: FeintMine | None = None


class Feint:
    key = "feint"
    seats = range(2, 5)

    def __init__(self, fault: FeintFault = "none") -> None:
        self.fault = fault

    def setup(
        self,
        options: FeintOptions,
        seats: contract.Seats,
        rng: Rng,
        memory: contract.Memory = contract.NOTHING_MET,
    ) -> contract.Step[FeintState]:
        draws = Draws(rng)
        count = len(seats.holders)
        cards = draws.shuffled(range(CARDS))
        hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(count))
        state = FeintState(
            options, draws.rng, seats.holders, cards[count * HAND :], hands, (),
            Guessing(None), Collect(tuple(range(count))), (TOKENS,) * count,
            dict.fromkeys(range(count), 0),
        )  # fmt: skip
        return contract.Step(replace(state, phase=Guessing(_limit(state, 0))))

    def apply(
        self, state: FeintState, given: contract.Input[FeintAction]
    ) -> contract.Step[FeintState]:
        if given.by is not None:
            return self._act(state, given.by, given.what, given.at)
        match given.what:
            case contract.SeatChanged(seat=seat, holder=holder):
                state = replace(state, holders=contract.with_holder(state.holders, seat, holder))
                hasty = self.fault == "window closed by an absence" and holder == "away"
                if hasty and isinstance(state.phase, Attacked):
                    return contract.Step(self._unparried(state, given.at))
                return self._settled(state, given.at)
            case contract.Expired() if self.fault == "told by the deadline":
                told = contract.Event("feint-letters", {"n": sum(map(len, words(state)))})
                return contract.Step(self._closed(state, given.at).state, (told,))
            case contract.Expired() if self.fault == "tokens are told by the deadline":
                told = contract.Event("feint-tokens", {"n": sum(spent(state).values())})
                return contract.Step(self._closed(state, given.at).state, (told,))
            case contract.Expired() | contract.Closed():
                return self._closed(state, given.at)
            case _:
                raise contract.Rejected("not-now")

    def _act(
        self, state: FeintState, seat: contract.Seat, what: Any, at: int
    ) -> contract.Step[FeintState]:
        if not any(
            prompt.act == what.__struct_config__.tag for prompt in self.prompts(state, seat)
        ):
            raise contract.Rejected("not-now")
        match what:
            case FeintGuess(word=word, about=about):
                if not 0 < len(word) <= 20 or not set(about) <= _others(state, seat):
                    raise contract.Rejected("not-now")
                return self._give(state, seat, what, at)
            case GiveToken(many=many):
                if not 0 < many <= state.tokens[seat]:
                    raise contract.Rejected("feint-too-few-tokens")
                step = self._give(state, seat, many, at)
                heard = (contract.Event("feint-token"),) if self.fault == "token is heard" else ()
                return contract.Step(step.state, (*step.events, *heard))
            case Lay():
                return contract.Step(self._laid(state, seat, what, at))
            case Attack(seat=target) if target in _others(state, seat):
                return contract.Step(self._attacked(state, target, at))
            case Parry():
                return contract.Step(self._next_round(self._scored(state, seat), at))
            case Wave():
                state = replace(state, waves=state.waves + 1)
                wave = self.fault == "window closed by a wave"
                return contract.Step(self._unparried(state, at) if wave else state)
            case _:
                raise contract.Rejected("not-now")

    def _give(
        self, state: FeintState, seat: contract.Seat, what: FeintGuess | int, at: int
    ) -> contract.Step[FeintState]:
        given = state.given.give(seat, what, done=True)
        return self._settled(replace(state, given=given), at)

    def _settled(self, state: FeintState, at: int) -> contract.Step[FeintState]:
        """Goes on when no present seat is waited for."""
        present = {seat for seat, holder in enumerate(state.holders) if holder != "away"}
        match state.phase:
            case Guessing() if present and present <= set(state.given.confirmed):
                return self._closed(state, at)
            case Leading() if present and state.leader not in present:
                return contract.Step(self._next_round(state, at))
            case _:
                return contract.Step(state)

    def _closed(self, state: FeintState, at: int) -> contract.Step[FeintState]:
        match state.phase:
            case Guessing():
                return self._settled(replace(state, phase=Leading(_limit(state, at))), at)
            case Leading():
                return contract.Step(self._next_round(state, at))
            case Attacked():
                return contract.Step(self._unparried(state, at))

    def _laid(self, state: FeintState, seat: contract.Seat, lay: Lay, at: int) -> FeintState:
        cards = [int(card_of(side)) for side in lay.cards if side in sides(state, seat)]
        if not cards or len(set(cards)) < len(lay.cards):
            raise contract.Rejected("not-now")
        along = lay.at.column if lay.at.direction == "right" else lay.at.row
        room = 0 <= along <= SIDE - len(cards) and self.fault != "refused sample"
        if not room:
            if self.fault == "trace of a refusal":
                state.scores[seat] += 1
            raise contract.Rejected(
                "" if self.fault == "refusal without a word" else "feint-no-room"
            )
        return self._next_round(self._scored(self._drawn(state, seat, cards), seat), at)

    def _drawn(self, state: FeintState, seat: contract.Seat, cards: list[int]) -> FeintState:
        """Replaces the laid cards from the deck; an empty deck is refilled from the discard."""
        deck, discard, draws = state.deck, (*state.discard, *cards), Draws(state.rng)
        if len(deck) < len(cards):
            deck, discard = (*deck, *draws.shuffled(discard)), ()
        kept = [card for card in state.hands[seat] if card not in cards]
        hand = (*kept, *deck[: len(cards)])
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        return replace(state, deck=deck[len(cards) :], hands=hands, discard=discard, rng=draws.rng)

    def _attacked(self, state: FeintState, target: contract.Seat, at: int) -> FeintState:
        """Opens a window of the same length whatever anybody holds."""
        helpless = not can_parry(state, target)
        length = 1000 if helpless and self.fault == "window shortened" else WINDOW_MS
        if helpless and self.fault == "window skipped":
            return self._unparried(state, at)
        bare = self.fault == "window without a deadline" and not state.options.seconds
        return replace(state, phase=Attacked(target, None if bare else at + length))

    def _unparried(self, state: FeintState, at: int) -> FeintState:
        return self._next_round(self._scored(state, state.leader), at)

    @staticmethod
    def _scored(state: FeintState, seat: contract.Seat) -> FeintState:
        return replace(state, scores={**state.scores, seat: state.scores[seat] + 1})

    @staticmethod
    def _next_round(state: FeintState, at: int) -> FeintState:
        """Reveals who guessed what and who gave a token."""
        gone = spent(state)
        return replace(
            state,
            phase=Guessing(_limit(state, at)),
            given=Collect(state.given.asked),
            tokens=tuple(n - gone.get(seat, 0) for seat, n in enumerate(state.tokens)),
            shown=words(state),
            round=state.round + 1,
        )

    def deadline(self, state: FeintState) -> int | None:
        return state.phase.ends_at if self.outcome(state) is None else None

    def prompts(self, state: FeintState, seat: contract.Seat) -> tuple[Prompt, ...]:
        if self.outcome(state) is not None:
            return ()
        others = tuple(sorted(_others(state, seat)))
        match state.phase:
            case Guessing():
                must = seat in state.given.pending()
                needs = {"word": Text(1, 20), "about": Each(others, (False, True), 0)}
                many = Prompt("token", must, {"many": Pick((1, 2, 3))}, judged=True)
                return (Prompt("guess", must, needs), *((many,) if state.tokens[seat] else ()))
            case Leading() if seat == state.leader:
                cards = Several(sides(state, seat), 1, 2, ordered=True)
                at, said = Square(SIDE, SIDE, ("right", "down")), Texts(0, 2, Text(1, 10))
                lay = {"cards": cards, "at": at, "words": said}
                attack = Prompt("attack", must=True, needs={"seat": Pick(others)})
                return (Prompt("lay", must=True, needs=lay, judged=True), attack)
            case Attacked(seat=attacked):
                must = self.fault == "window waited for" and seat == attacked
                parry = (Prompt("parry", must),) if _may_parry(state, seat) else ()
                return (*parry, Prompt("wave", must=False))
            case _:
                return ()

    def view(self, state: FeintState, viewer: contract.Seat | None) -> FeintView:
        given = state.given.confirmed
        if self.fault == "token shows":
            given = tuple(seat for seat in given if seat not in spent(state))
        public = FeintView(
            state.phase, state.round, state.scores, given, state.tokens, state.shown, state.waves
        )
        return public if viewer is None else replace(public, mine=self.mine(state, viewer))

    def mine(self, state: FeintState, seat: contract.Seat) -> FeintMine:
        return FeintMine(state.hands[seat], state.given.given.get(seat))

    def phase(self, state: FeintState) -> str:
        return f"{state.phase.__struct_config__.tag} {state.round}"

    def outcome(self, state: FeintState) -> contract.Outcome | None:
        winners = tuple(seat for seat, score in state.scores.items() if score >= POINTS)
        return contract.Outcome(winners, self.standings(state)) if winners else None

    def standings(self, state: FeintState) -> tuple[contract.Standing, ...]:
        best = max(state.scores.values())
        return tuple(
            contract.Standing(seat, 1 + (score < best), score)
            for seat, score in state.scores.items()
        )

    def round(self, state: FeintState) -> int:
        return 1 if self.fault == "never asleep" else state.round

    def memory(self, state: FeintState) -> contract.Memory:
        return contract.NOTHING_MET


def _limit(state: FeintState, at: int) -> int | None:
    seconds = state.options.seconds
    return at + seconds * 1000 if seconds else None


def _others(state: FeintState, seat: contract.Seat) -> set[contract.Seat]:
    return set(range(len(state.holders))) - {seat}


def words(state: FeintState) -> tuple[str, ...]:
    """The words guessed in this round."""
    given = state.given.given.values()
    return tuple(guess.word for guess in given if isinstance(guess, FeintGuess))


def spent(state: FeintState) -> dict[contract.Seat, int]:
    """The tokens given in this round, by seat."""
    return {seat: many for seat, many in state.given.given.items() if isinstance(many, int)}


def sides(state: FeintState, seat: contract.Seat) -> tuple[str, ...]:
    return tuple(f"{card}:{side}" for card in state.hands[seat] for side in "ab")


def can_parry(state: FeintState, seat: contract.Seat) -> bool:
    return any(card % 2 == 0 for card in state.hands[seat])


def _may_parry(state: FeintState, seat: contract.Seat) -> bool:
    attacked = isinstance(state.phase, Attacked) and state.phase.seat == seat
    return attacked and can_parry(state, seat)


class FeintBot:
    """Always guesses the same word, and attacks."""

    def __init__(self, game: Feint, level: int, seed: bytes, seat: contract.Seat) -> None:
        self.word = f"robot {level} {seat}"

    def act(
        self, view: FeintView, prompts: tuple[Prompt, ...], rng: Draws
    ) -> FeintGuess | Attack | None:
        match view.phase, {prompt.act: prompt.needs for prompt in prompts}:
            case Guessing(), {"guess": _}:
                return FeintGuess(self.word, {})
            case Leading(), {"attack": {"seat": Pick(of=others)}}:
                return Attack(rng.pick(others))
            case _:
                return None
