"""A small game of teams with an option of every kind: the first word said wins for its team."""

from typing import Annotated, Any, Literal

from fluent.runtime import FluentResource
from msgspec import Meta, Struct
from msgspec.structs import replace

from parlotte.core import contract
from parlotte.core.prompts import Prompt, Text
from parlotte.core.registration import Registration, Teams
from parlotte.core.rng import Rng
from parlotte.i18n import _bundle
from support.tables import ToyLibrary
from support.word_toy import SayNothing

MOST_WORDS, LONGEST_WORD = 3, 12
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]

# What the house's own catalogue would hold.
TEXTS = {
    "fr": """
game-pairs = Le Jeu des paires
game-pairs-tagline = On joue à deux contre deux
pairs-option-teams = Équipes de deux
pairs-option-teams-help = On joue avec la personne assise en face.
pairs-option-young = Jeunes joueurs
pairs-option-young-help = Ils reçoivent un petit coup de pouce.
pairs-option-blank = Mots vierges
pairs-option-blank-help = Des mots à vous, glissés dans la pioche.
pairs-option-goal = But
pairs-option-goal-help = Combien de mots pour gagner.
pairs-option-goal-1 = un mot
pairs-option-goal-2 = deux mots
""",
    "en": """
game-pairs = The Game of Pairs
game-pairs-tagline = Two against two
pairs-option-teams = Teams of two
pairs-option-teams-help = You play with whoever sits opposite.
pairs-option-young = Young players
pairs-option-young-help = They get a little help.
pairs-option-blank = Blank words
pairs-option-blank-help = Words of your own, slipped into the stock.
pairs-option-goal = Goal
pairs-option-goal-help = How many words to win.
pairs-option-goal-1 = one word
pairs-option-goal-2 = two words
""",
}


class PairsOptions(Struct, frozen=True):
    goal: Literal[1, 2] = 1
    teams: bool = False
    young: tuple[contract.Seat, ...] = ()
    blank: Annotated[tuple[Word, ...], Meta(max_length=MOST_WORDS)] = ()


class Say(Struct, frozen=True, tag="say", tag_field="act"):
    text: str


class PairsState(Struct, frozen=True):
    options: PairsOptions
    holders: tuple[contract.Holder, ...]
    teams: tuple[tuple[contract.Seat, ...], ...]
    scores: tuple[int, ...]  # by seat: partners have the same


class PairsView(Struct, frozen=True):
    options: PairsOptions
    scores: tuple[int, ...]
    mine: int | None = None


class Pairs:
    key = "pairs"
    seats = range(2, 7)

    def __init__(self, content: str = "none") -> None: ...

    def setup(
        self,
        options: PairsOptions,
        seats: contract.Seats,
        rng: Rng,
        memory: contract.Memory = contract.NOTHING_MET,
    ) -> contract.Step[PairsState]:
        return contract.Step(
            PairsState(options, seats.holders, seats.teams, (0,) * len(seats.holders))
        )

    def apply(self, state: PairsState, given: contract.Input[Say]) -> contract.Step[PairsState]:
        match given.what, given.by:
            case Say(), int(seat):
                side = next((team for team in state.teams if seat in team), (seat,))
                scores = tuple(n + (one in side) for one, n in enumerate(state.scores))
                return contract.Step(replace(state, scores=scores))
            case contract.SeatChanged(seat=seat, holder=holder), _:
                return contract.Step(
                    replace(state, holders=contract.with_holder(state.holders, seat, holder))
                )
            case _:
                raise contract.Rejected("not-now")

    def deadline(self, state: PairsState) -> int | None:
        return None

    def prompts(self, state: PairsState, seat: contract.Seat) -> tuple[Prompt, ...]:
        return (Prompt("say", must=True, needs={"text": Text(1, 20)}),)

    def view(self, state: PairsState, viewer: contract.Seat | None) -> PairsView:
        view = PairsView(state.options, state.scores)
        return view if viewer is None else replace(view, mine=self.mine(state, viewer))

    def mine(self, state: PairsState, seat: contract.Seat) -> Any:
        return seat

    def phase(self, state: PairsState) -> str:
        return str(sum(state.scores))

    def outcome(self, state: PairsState) -> contract.Outcome | None:
        best = max(state.scores)
        if best < state.options.goal:
            return None
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        return contract.Outcome(winners, self.standings(state), teams=state.teams)

    def standings(self, state: PairsState) -> tuple[contract.Standing, ...]:
        ranks = sorted(set(state.scores), reverse=True)
        return tuple(
            contract.Standing(seat, ranks.index(score) + 1, score)
            for seat, score in enumerate(state.scores)
        )

    def round(self, state: PairsState) -> int:
        return 1

    def memory(self, state: PairsState) -> contract.Memory:
        return contract.NOTHING_MET


PAIRS = Registration(
    "pairs", Pairs.seats, 5, 1, PairsOptions, Say, PairsState, PairsView, str,
    Pairs, SayNothing, teams=Teams(2, (4, 6), "teams"),
)  # fmt: skip


class PairsLibrary(ToyLibrary):
    """A house with that game alone, and its sentences."""

    def __init__(self) -> None:
        for lang, text in TEXTS.items():
            _bundle(lang).add_resource(FluentResource(text), allow_overrides=True)
        super().__init__(PAIRS)
