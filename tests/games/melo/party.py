"""Scripted people at a table of Mélo Ego Duo, with the cards and squares of a test."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar, Self
from unittest.mock import patch

from msgspec.structs import replace

from parlotte.client import Json
from parlotte.core.contract import NOTHING_MET, Memory, Seats
from parlotte.core.rng import Rng
from parlotte.games.melo import turns
from parlotte.games.melo.options import Options
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.state import Joks
from support.background import Background
from support.party import Party, Player

# Cards of the house, by what they ask for.
NAME, CHOICE, OTHER, ADJECTIVE = "base:m003", "base:e001", "base:d001", "base:d201"
LONG = "base:m221"
# Squares of a track of thirty, by what they ask.
ON = {"melo": 5, "ego": 3, "duo": 7}
LAST = 31


@contextmanager
def arranged(
    cards: tuple[str, ...], squares: Mapping[int, int], joks: Joks | None
) -> Iterator[None]:
    """Every match that is set up meanwhile begins with these cards on its decks, and with pawns on
    these squares; by seat."""
    shipped = Melo.setup

    def forced(
        self: Melo, options: Options, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Any:
        state = shipped(self, options, seats, rng, memory).state
        decks = state.decks
        for one in reversed(cards):
            kind = self.book.cards[one].kind
            decks = replace(decks, **{kind: (one, *(c for c in decks.of(kind) if c != one))})
        state = replace(
            state,
            decks=decks,
            squares=tuple(squares.get(seat, at) for seat, at in enumerate(state.squares)),
            joks=state.joks if joks is None else (joks,) * len(state.joks),
            number=0,
            met=memory.met,
        )
        play = self.play(state, 0)
        turns.open_turn(play, state.first)
        return self.settled(play)

    with patch.object(Melo, "setup", forced):
        yield


@dataclass
class Evening(Party):
    """A table of Mélo Ego Duo and its people, the host first, who is asked first."""

    game: ClassVar[str] = "melo"
    usual: ClassVar[Json] = {"answer_seconds": 0, "debate_minutes": 0}

    @classmethod
    def begin(
        cls,
        house: Background,
        people: int = 4,
        *cards: str,
        at: Mapping[int, int] | None = None,
        joks: Joks | None = None,
        bots: Collection[int] = (),
        **options: Any,
    ) -> Self:
        """The first question is asked: `cards` come first, each on its deck."""
        table = cls.gather(house, people, bots=bots, **options)
        with arranged(cards, at or {}, joks):
            return table.start()

    @classmethod
    def asks(
        cls,
        house: Background,
        people: int,
        card: str,
        at: Mapping[int, int] | None = None,
        **about: Any,
    ) -> Self:
        """The host is asked this very card."""
        kind = {"m": "melo", "e": "ego", "d": "duo"}[card.split(":")[1][0]]
        return cls.begin(house, people, card, at={**(at or {}), 0: ON[kind]}, **about)

    def on_squares(self, squares: Mapping[int, int]) -> AbstractContextManager[None]:
        """For a table that has cards of its own: its match begins with pawns there."""
        return arranged((), squares, None)

    def says(self, said: int | str, guesses: Mapping[int, int | str]) -> Self:
        """The Questionné's answer, and guesses by seat; a guess that is None is a jok."""
        self.do(self.player(self.view["turn"]), act="answer", said=said)
        for seat, guess in guesses.items():
            self.do(self.player(seat), act="guess", said=guess)
        return self

    def turned(self) -> Self:
        """All guesses and the answer lie open."""
        for _ in range(20):
            if self.phase not in ("turning", "test-turning"):
                break
            self.house.pass_time(3)
            self.settle()
        return self

    def revealed(self, said: int | str, guesses: Mapping[int, int | str]) -> Self:
        return self.says(said, guesses).turned().arrives("revealed")

    def goes_on(self, *but: Player) -> Self:
        """Whoever may contest lets it pass; whoever has something to look at, has seen it."""
        for act in ("decline", "go-on"):
            for one in self.players:
                if one not in but and not one.away and self.has(one, act):
                    self.do(one, act=act)
            self.settle()
        return self

    def contests(self, by: int, of: int) -> Self:
        self.do(self.player(by), act="contest", seat=of)
        return self.arrives("debating")

    def pleads(self, seat: int, text: str) -> Self:
        self.do(self.player(seat), act="plead", text=text)
        return self.settle()

    def rests(self, *seats: int) -> Self:
        for seat in seats:
            self.do(self.player(seat), act="rest")
        return self.settle()

    def votes(self, votes: Mapping[int, bool]) -> Self:
        for seat, aye in votes.items():
            self.do(self.player(seat), act="vote", aye=aye)
        return self.settle()

    def tested(self, answers: Mapping[int, int], guesses: Mapping[int, int]) -> Self:
        """A whole last test of whoever's turn it is."""
        for seat, said in answers.items():
            self.do(self.player(seat), act="answer", said=said)
        told = {str(seat): said for seat, said in guesses.items()}
        self.do(self.player(self.view["turn"]), act="guess-all", guesses=told, done=True)
        return self
