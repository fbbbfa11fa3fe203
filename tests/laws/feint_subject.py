"""The law subject of the second small game."""

from collections.abc import Iterable

from msgspec.structs import replace

from laws.feint import (
    HAND,
    Attack,
    Attacked,
    Feint,
    FeintAction,
    FeintBot,
    FeintFault,
    FeintGuess,
    FeintOptions,
    FeintState,
    FeintView,
    GiveToken,
    Lay,
    sides,
)
from laws.subject import Secret, Subject
from parlotte.core.contract import Input, Seat
from parlotte.core.prompts import Prompt, Spot
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws


class FeintSubject(Subject):
    secret_acts = frozenset({"guess", "token"})
    alike = (frozenset({"guess", "token"}),)
    may_sleep = True
    most_silent_inputs = 30

    def __init__(self, fault: FeintFault = "none") -> None:
        self.game = Feint(fault)
        self.registration = Registration(
            "feint", Feint.seats, 1, 1, FeintOptions, FeintAction, FeintState, FeintView, str,
            Feint, FeintBot,
        )  # fmt: skip

    def secrets(self, state: FeintState) -> Iterable[Secret]:
        for seat, guess in state.given.given.items():
            if isinstance(guess, FeintGuess):
                yield Secret(guess.word, frozenset({seat}))

    def reshuffled(self, state: FeintState, viewer: Seat | None, draws: Draws) -> FeintState:
        """Deals other cards to the others and changes their guesses, or replaces guesses by
        tokens."""
        others = [seat for seat in range(len(state.holders)) if seat != viewer]
        cards = draws.shuffled((*state.deck, *(c for seat in others for c in state.hands[seat])))
        dealt = {seat: cards[i * HAND : (i + 1) * HAND] for i, seat in enumerate(others)}
        given = {
            seat: guess if seat == viewer else self._other_guess(state, seat, draws)
            for seat, guess in state.given.given.items()
        }
        return replace(
            state,
            rng=draws.rng,
            deck=cards[len(others) * HAND :],
            hands=tuple(dealt.get(seat, hand) for seat, hand in enumerate(state.hands)),
            given=replace(state.given, given=given),
        )

    def _other_guess(self, state: FeintState, seat: Seat, draws: Draws) -> FeintGuess | int:
        if state.tokens[seat] and draws.chance(50):
            return 1 + draws.below(state.tokens[seat])
        return FeintGuess("z" * (1 + draws.below(9)), {})

    def conserved(self, state: FeintState) -> object:
        return sorted((*state.deck, *state.discard, *(c for hand in state.hands for c in hand)))

    def sample(self, state: FeintState, seat: Seat, prompt: Prompt, draws: Draws) -> FeintAction:
        """A possible number of tokens; or a card in the corner, in either direction."""
        turn = draws.below(6)
        if prompt.act == "token":
            return GiveToken(1 + turn % state.tokens[seat])
        return Lay(sides(state, seat)[:1], Spot(0, 0, ("right", "down")[turn % 2]), ())

    def announced(self, before: FeintState, after: FeintState, act: Input) -> bool:
        return after.round > before.round

    def window(self, state: FeintState) -> frozenset[str] | None:
        return frozenset({"parry"}) if isinstance(state.phase, Attacked) else None

    def opens(self, state: FeintState, act: Input) -> bool:
        return isinstance(act.what, Attack)
