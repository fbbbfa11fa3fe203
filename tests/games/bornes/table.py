"""A table of 1000 Bornes des Mots for tests: cards by their words, and a method for each move."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from games.bornes import speech
from parlotte.core.contract import (
    Closed,
    Event,
    Expired,
    Holder,
    Input,
    Rejected,
    SeatChanged,
    Seats,
)
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.prompts import card_of
from parlotte.games.bornes import GAME
from parlotte.games.bornes.actions import (
    Action,
    Censure,
    Change,
    CoupFourre,
    Dictionnaire,
    Discard,
    Draw,
    End,
    Faute,
    Finish,
    GoOn,
    Grade,
    Liberte,
    Start,
    Take,
    Vote,
)
from parlotte.games.bornes.cards import HAND, SIDES, CardId, Up, full_deck
from parlotte.games.bornes.content import Book
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.phases import Sentence
from parlotte.games.bornes.rules import Bornes
from parlotte.games.bornes.shown import View
from parlotte.games.bornes.state import State
from parlotte.games.bornes.words import Lang
from support.forced import forced_game

# Cards that no test names otherwise, for the rest of a hand.
FILLING = [str(number) for number in range(60, 90)]


@cache
def game() -> Bornes:
    return Bornes(Book(speech.content(), speech.voice()))


@cache
def ups() -> dict[str, Up]:
    """Every word in French, with its card and side."""
    return {
        word.id: f"{card.card}:{side}"
        for card in speech.content().cards
        for side, word in zip(SIDES, card.words, strict=True)
    }


def up(name: str) -> Up:
    """chat is 144:a; J1 and V1:a are themselves."""
    return ups().get(name.replace("_", " "), name)


def cards(names: str) -> tuple[Up, ...]:
    """`chat gris Père_Noël J1`, in their order."""
    return tuple(map(up, names.split()))


def order(options: Options, hands: Sequence[str], stock: str) -> tuple[int, ...]:
    """The shuffle that deals these hands, and then this stock."""
    deck = full_deck(len(game().book.deck), options)
    named = [card_of(one) for names in (*hands, stock) for one in cards(names)]
    filling = iter(card for card in FILLING if card not in named)
    dealt: list[CardId] = []
    for names in hands:
        hand = [card_of(one) for one in cards(names)]
        dealt += [*hand, *(next(filling) for _ in range(HAND - len(hand)))]
    dealt += [card_of(one) for one in cards(stock)]
    return tuple(deck.index(card) for card in dealt)


class Table:
    """A match whose moves read like play; seat 0 starts. Hands are named by their words, and filled
    up with others."""

    def __init__(
        self,
        *hands: str,
        stock: str = "",
        holders: tuple[Holder, ...] = (),
        teams: bool = False,
        **options: Any,
    ) -> None:
        chosen = Options(teams=teams, **options)
        holders = holders or ("person",) * len(hands)
        together = GAME.teams_with(chosen, len(holders))
        seats = Seats(holders, teams=together)
        forced = forced_game(game(), order(chosen, hands, stock))
        self.match: AnyMatch = Match(forced, Setup(chosen, seats, b"table"))
        self.events: tuple[Event, ...] = self.match.opening_events

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def name(self) -> str:
        return str(type(self.state.phase).__struct_config__.tag)

    @property
    def player(self) -> int:
        return self.state.turn.seat

    @property
    def told(self) -> list[str]:
        return [event.key for event in self.events]

    def view(self, seat: int | None = None) -> View:
        view: View = self.match.game.view(self.state, seat)
        return view

    def acts(self, seat: int) -> list[str]:
        return [one.act for one in self.match.game.prompts(self.state, seat)]

    def do(self, seat: int, action: Action, after: int = 0) -> "Table":
        step = self.match.play(Input(self.match.now + after, seat, action))
        self.events = step.events
        return self

    def refused(self, seat: int, action: Action) -> str:
        """The reason why it is not allowed."""
        before = self.state
        try:
            self.match.play(Input(self.match.now, seat, action))
        except Rejected as refusal:
            assert self.state is before
            return refusal.key
        raise AssertionError(f"{action} was accepted")

    # What seats do

    def start(
        self, seat: int, names: str, text: str = "", lang: Lang = "fr", words: str = ""
    ) -> int:
        """The number of the new sentence."""
        self.do(seat, Start(cards(names), lang, text, tuple(words.split())))
        return self.state.sentence_ids

    def change(self, seat: int, number: int, names: str, text: str = "", words: str = "") -> None:
        self.do(seat, Change(number, cards(names), text, tuple(words.split())))

    def finish(self, seat: int, number: int, text: str, *, proverb: bool = False) -> None:
        self.do(seat, Finish(number, text, proverb))

    def say(self, seat: int, names: str, text: str, lang: Lang = "fr", words: str = "") -> int:
        """Laid, finished, and accepted by all."""
        number = self.start(seat, names, text, lang, words)
        self.finish(seat, number, text)
        self.vote()
        return number

    def take(self, seat: int, number: int, joker: str, name: str, then: str, **more: Any) -> None:
        self.do(seat, Take(number, joker, up(name), cards(then), **more))

    def faute(self, seat: int, number: int) -> None:
        self.do(seat, Faute(number))

    def dictionnaire(self, seat: int, number: int) -> None:
        self.do(seat, Dictionnaire(number))

    def censure(self, seat: int, target: int) -> None:
        self.do(seat, Censure(target))

    def liberte(self, seat: int, target: int) -> None:
        self.do(seat, Liberte(target))

    def coup_fourre(self, seat: int) -> None:
        self.do(seat, CoupFourre())

    def discard(self, seat: int, name: str = "", *, pick_up: bool = False) -> None:
        """This card, or the last of the hand."""
        card = card_of(up(name)) if name else self.state.hands[seat][-1]
        self.do(seat, Discard(card, pick_up))

    def end(self, seat: int) -> None:
        self.do(seat, End())

    def draw(self, seat: int, *, pick_up: bool = False) -> None:
        self.do(seat, Draw(pick_up))

    def vote(self, *noes: int) -> None:
        """All who are asked; those named say no."""
        voters = self.view().phase.voters  # type: ignore[union-attr]
        for seat in voters:
            self.do(seat, Vote(seat not in noes))

    def pass_to(self, seat: int) -> None:
        """Everybody discards until it is this seat's turn."""
        while self.player != seat:
            self.discard(self.player)

    def grade(self, *funny: int) -> None:
        """Everybody finds these funny."""
        for seat in self.state.present:
            self.do(seat, Grade(tuple(map(str, funny))))

    def go_on(self) -> None:
        for seat in self.state.people:
            self.do(seat, GoOn())

    # What else happens

    def expire(self) -> None:
        deadline = self.match.deadline
        assert deadline is not None
        self.events = self.match.play(Input(deadline, None, Expired())).events

    def close(self, *excused: int) -> None:
        """The host's hand, which need not wait for these seats: his own, and who is missing."""
        given: Any = Input(self.match.now, None, Closed(excused=excused))
        self.events = self.match.play(given).events

    def becomes(self, seat: int, holder: Holder) -> None:
        self.events = self.match.play(Input(self.match.now, None, SeatChanged(seat, holder))).events

    # What there is to see

    def sentence(self, number: int) -> Sentence:
        return next(one for one in self.state.sentences if one.id == number)

    def words(self, number: int) -> list[str]:
        """Of an open sentence, as its cards show them in French."""
        book, options = self.match.game.book, self.state.options  # type: ignore[attr-defined]
        return [book.spelt(options, laid, "fr") for laid in self.sentence(number).cards]

    def holds(self, seat: int, names: str) -> bool:
        return {card_of(one) for one in cards(names)} <= set(self.state.hands[seat])

    def texts(self) -> Iterable[str]:
        return [pile.said.text for pile in self.state.piles]
