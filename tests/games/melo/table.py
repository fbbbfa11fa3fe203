"""A table of Mélo Ego Duo for tests: unmistakable cards, and moves that read as play."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from parlotte.core.contract import (
    Closed,
    Event,
    Expired,
    Holder,
    Input,
    Memory,
    Rejected,
    SeatChanged,
    Seats,
)
from parlotte.core.match import Match, Setup
from parlotte.games.melo.actions import (
    Action,
    Answer,
    Contest,
    Decline,
    GoOn,
    Guess,
    GuessAll,
    Plead,
    Rest,
    Vote,
)
from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.cards import Card, Kind
from parlotte.games.melo.content import CardPack, Content, Synonyms
from parlotte.games.melo.options import Options
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.shown import View
from parlotte.games.melo.state import (
    Asking,
    Debating,
    Jury,
    Passed,
    Reply,
    Result,
    Revealed,
    Speaking,
    State,
    Testing,
    TestTold,
    TestTurning,
    Told,
    Turning,
)

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


class Table:
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
        holders: tuple[Holder, ...] = tuple(
            "bot" if seat in bots else "away" if seat in away else "person" for seat in range(seats)
        )
        self.game = Melo(content or sample_content())
        chosen = Options(**options)
        setup = Setup(chosen, Seats(holders, youngest=youngest), seed, memory or Memory())
        self.match: Match[State, Action, View, Options] = Match(self.game, setup)
        self.events: list[Event] = list(self.match.opening_events)
        if at or first:
            self.begin_turn(self.state.turn, at or {}, first)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def phase(self) -> Any:
        return self.match.state.phase

    def put(self, **changes: Any) -> None:
        """Start from a state that would be long to play to."""
        state = replace(self.state, **changes)
        self.match.present = replace(self.match.present, state=state)

    def stack(self, *cards: str) -> None:
        """These cards come next, each on its own deck."""
        decks = self.state.decks
        for one in reversed(cards):
            kind = self.game.book.cards[one].kind
            rest = tuple(c for c in decks.of(kind) if c != one)
            decks = replace(decks, **{kind: (one, *rest)})
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

    def do(self, seat: int, action: Action, *, at: int | None = None) -> None:
        self._input(Input(self.match.now if at is None else at, seat, action))

    def _input(self, given: Input[Action]) -> None:
        self.events += self.match.play(given).events

    def refused(self, seat: int, action: Action, *, at: int | None = None) -> str:
        """The key of the refusal; the state has not moved."""
        before = self.match.state
        try:
            self.do(seat, action, at=at)
        except Rejected as refusal:
            assert self.match.state is before
            return refusal.key
        raise AssertionError(f"{action} was accepted")

    def expire(self) -> None:
        deadline = self.match.deadline
        assert deadline is not None
        self._input(Input(max(deadline, self.match.now), None, Expired()))

    def close(self, *excused: int) -> None:
        """The host's hand, which need not wait for these seats: his own, and who is missing."""
        self._input(Input(self.match.now, None, Closed(excused=excused)))

    def seat(self, seat: int, holder: Holder) -> None:
        self._input(Input(self.match.now, None, SeatChanged(seat, holder)))

    def view(self, viewer: int | None = None) -> View:
        return self.game.view(self.state, viewer)

    def acts(self, seat: int) -> list[str]:
        return [prompt.act for prompt in self.game.prompts(self.state, seat)]

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]

    # Whole phases, for tests that are about a later one.

    @property
    def asked(self) -> int:
        return self.state.turn

    def answer(self, said: int | str) -> None:
        self.do(self.asked, Answer(said))

    def guess(self, guesses: dict[int, int | str]) -> None:
        for seat, said in guesses.items():
            self.do(seat, Guess(said))

    def question(self, answer: int | str, guesses: dict[int, int | str]) -> None:
        """The Questionné answers, these guess, the others say nothing; then all is revealed."""
        self.answer(answer)
        self.guess(guesses)
        if isinstance(self.phase, Asking | Speaking):
            self.expire()
        self.reveal()

    def reveal(self) -> None:
        while isinstance(self.phase, Turning | TestTurning):
            self.expire()

    @property
    def result(self) -> Result:
        shown: Revealed | Told = self.phase
        return shown.result

    def reply(self, seat: int) -> Reply:
        return next(one for one in self.result.replies if one.seat == seat)

    def decline_all(self) -> None:
        while isinstance(self.phase, Revealed):
            open_to = self.view().phase.may_contest or self.view().phase.may_ask
            self.do(open_to[0], Decline())

    def go_on(self) -> None:
        """Everybody has seen it: the next turn begins."""
        self.decline_all()
        while isinstance(self.phase, Told | Passed | TestTold):
            self.do(self.view().waiting[0], GoOn())

    def contest(self, by: int, of: int, votes: dict[int, bool]) -> None:
        """A whole contest: both speak, the others vote."""
        self.do(by, Contest(of))
        assert isinstance(self.phase, Debating)
        self.do(of, Plead("C’est la pure vérité, demandez à ma sœur."))
        self.do(of, Rest())
        self.do(by, Rest())
        for juror, aye in votes.items():
            self.do(juror, Vote(aye))
        if isinstance(self.phase, Jury):
            self.expire()

    def test(self, answers: dict[int, int], guesses: dict[int, int]) -> None:
        """A whole last test, as far as its reveal."""
        assert isinstance(self.phase, Testing)
        player = self.asked
        for seat, said in answers.items():
            self.do(seat, Answer(said))
        self.do(player, GuessAll(guesses))
        if isinstance(self.phase, Testing):
            self.expire()
        self.reveal()
