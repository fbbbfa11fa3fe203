"""A table of Mélo Ego Duo for tests: unmistakable cards, and a method for each move."""

from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from parlotte.core.contract import Memory, Seats
from parlotte.core.match import Setup
from parlotte.games.melo import actions
from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.cards import Card, Kind
from parlotte.games.melo.content import CardPack, Content, Synonyms
from parlotte.games.melo.options import Options
from parlotte.games.melo.phases import (
    Asking,
    Debating,
    Jury,
    Passed,
    Reply,
    Result,
    Revealed,
    Settled,
    Speaking,
    Testing,
    TestMissed,
    TestTurning,
    Turning,
)
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.shown import View
from support.match_table import MatchTable, holders

PARENTS = {"melo": "m", "ego": "e", "duo": "d"}
# The cards that the sheet quotes, with the numbers the packs would give them.
LUNATIC, FRIEND, CONFESS, QUALITY = "base:m900", "base:e900", "base:d900", "base:d901"


def card(kind: Kind, number: int, pack: str = "base", **changes: Any) -> Card:
    told = Card(
        id=f"{pack}:{PARENTS[kind]}{number:03}",
        kind=kind,
        question=f"Question {kind}{number}{pack} que nul ne lit d’avance ?",
        value=(1, 1, 2, 3)[number % 4] if kind != "ego" else 1,
        tone="amis" if number % 5 == 4 else "famille",
        choices=tuple(f"choix{letter}{number}" for letter in "abcd"[: 3 + number % 2])
        if kind == "ego"
        else (),
        adjective=kind == "duo" and number % 3 == 2,
        own=pack == "maison",
    )
    return replace(told, **changes)


PRINTED = (
    Card(LUNATIC, "melo", "Pour vous, quelle est ici la personne la plus lunatique ?"),
    Card(
        FRIEND,
        "ego",
        "La principale qualité que vous attendez d’un ami, c’est…",
        choices=("la disponibilité", "la franchise", "la complicité"),
    ),
    Card(CONFESS, "duo", "Qui autour de cette table aimeriez-vous confesser ?"),
    Card(
        QUALITY,
        "duo",
        "Selon vous, quelle est la principale qualité {de droite} ?",
        value=2,
        adjective=True,
    ),
)

GROUPS = (
    Group("joie", ("gai", "joyeux", "enjoué")),
    Group("bonté", ("gentil", "bon", "aimable")),
    Group("calme", ("calme", "paisible")),
)


@cache
def sample_content(cards: int = 12) -> Content:
    """A pack of the house in each language, and some questions of the table's own."""
    kinds: tuple[Kind, ...] = ("melo", "ego", "duo")
    base = tuple(card(kind, n) for kind in kinds for n in range(cards))
    english = tuple(card(kind, n, "base-en") for kind in kinds for n in range(4))
    own = tuple(card(kind, n, "maison") for kind in kinds for n in range(2))
    return Content(
        (
            CardPack("base", "fr", (*base, *PRINTED)),
            CardPack("base-en", "en", english),
            CardPack("maison", "fr", own),
        ),
        (Synonyms("fr", GROUPS),),
    )


class Table(MatchTable):
    """A match whose moves read like play; seat 0 is the youngest and begins."""

    def __init__(
        self,
        seats: int = 4,
        *,
        bots: tuple[int, ...] = (),
        away: tuple[int, ...] = (),
        content: Content | None = None,
        memory: Memory | None = None,
        seed: bytes = b"table",
        youngest: int = 0,
        at: dict[int, int] | None = None,
        first: str = "",
        **options: Any,
    ) -> None:
        """`at` puts pawns on squares and begins the first turn there; `first` is the first card."""
        chosen = Options(**options)
        setup = Setup(
            chosen, Seats(holders(seats, bots, away), youngest=youngest), seed, memory or Memory()
        )
        super().__init__(Melo(content or sample_content()), setup)
        if at or first:
            self.begin_turn(self.state.turn, at or {}, first)

    def stack(self, *cards: str) -> None:
        """These cards come next, each on its own deck."""
        decks = self.state.decks
        for one in reversed(cards):
            kind = self.game.book.cards[one].kind
            decks = replace(decks, **{kind: (one, *tuple(c for c in decks.of(kind) if c != one))})
        self.put(decks=decks)

    def begin_turn(self, seat: int, at: dict[int, int] | None = None, first: str = "") -> None:
        """As if the turn before had just ended: this seat begins, with pawns put on squares."""
        count = len(self.state.holders)
        squares = tuple((at or {}).get(s, self.state.squares[s]) for s in range(count))
        asked = self.phase.asked if isinstance(self.phase, Asking) else self._asked()
        before = (seat - 1) % count
        self.put(squares=squares, turn=before, phase=Passed(None, asked, "left", 0))
        if first:
            self.stack(first)
        self.close()

    def _asked(self) -> Any:
        phase = self.phase
        return phase.asked if hasattr(phase, "asked") else phase.result.asked

    def view(self, viewer: int | None = None) -> View:
        return self.game.view(self.state, viewer)

    # Whole phases, for tests that are about a later one.

    @property
    def asked(self) -> int:
        return self.state.turn

    def answer(self, said: int | str) -> Self:
        self.do(self.asked, actions.Answer(said))
        return self

    def guess(self, guesses: dict[int, int | str]) -> None:
        for seat, said in guesses.items():
            self.do(seat, actions.Guess(said))

    def question(self, answer: int | str, guesses: dict[int, int | str]) -> Self:
        """The Questionné answers, these guess, the others say nothing; then all is revealed."""
        self.answer(answer)
        self.guess(guesses)
        if isinstance(self.phase, Asking | Speaking):
            self.expire()
        self.reveal()
        return self

    def reveal(self) -> None:
        while isinstance(self.phase, Turning | TestTurning):
            self.expire()

    @property
    def result(self) -> Result:
        shown: Revealed | Settled = self.phase
        return shown.result

    def reply(self, seat: int) -> Reply:
        return next(one for one in self.result.replies if one.seat == seat)

    def decline_all(self) -> None:
        while isinstance(self.phase, Revealed):
            open_to = self.view().phase.may_contest or self.view().phase.may_ask
            self.do(open_to[0], actions.Decline())

    def go_on(self) -> None:
        """Everybody has seen it: the next turn begins."""
        self.decline_all()
        while isinstance(self.phase, Settled | Passed | TestMissed):
            self.do(self.view().waiting[0], actions.GoOn())

    def contest(self, by: int, of: int, votes: dict[int, bool]) -> None:
        """A whole contest: both speak, the others vote."""
        self.do(by, actions.Contest(of))
        assert isinstance(self.phase, Debating)
        self.do(of, actions.Plead("C’est la pure vérité, demandez à ma sœur."))
        self.do(of, actions.Rest())
        self.do(by, actions.Rest())
        for juror, aye in votes.items():
            self.do(juror, actions.Vote(aye))
        if isinstance(self.phase, Jury):
            self.expire()

    def test(self, answers: dict[int, int], guesses: dict[int, int]) -> None:
        """A whole last test, as far as its reveal."""
        assert isinstance(self.phase, Testing)
        player = self.asked
        for seat, said in answers.items():
            self.do(seat, actions.Answer(said))
        self.do(player, actions.GuessAll(guesses))
        if isinstance(self.phase, Testing):
            self.expire()
        self.reveal()
