"""A table of 1000 Bornes des Mots for tests: cards by their words, and a method for each move."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from games.bornes import speech
from parlotte.core import contract
from parlotte.core.match import Setup
from parlotte.core.prompts import card_of
from parlotte.games.bornes import GAME, actions
from parlotte.games.bornes.cards import HAND, SIDES, CardId, Up, full_deck
from parlotte.games.bornes.content import Book
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.phases import Sentence
from parlotte.games.bornes.rules import Bornes
from parlotte.games.bornes.shown import View
from parlotte.games.bornes.words import Lang
from support.forced import forced_game
from support.match_table import MatchTable

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


class Table(MatchTable):
    """A match whose moves read like play; seat 0 starts. Hands are named by their words, and filled
    up with others."""

    def __init__(
        self,
        *hands: str,
        stock: str = "",
        holders: tuple[contract.Holder, ...] = (),
        teams: bool = False,
        **options: Any,
    ) -> None:
        chosen = Options(teams=teams, **options)
        holders = holders or ("person",) * len(hands)
        together = GAME.teams_with(chosen, len(holders))
        seats = contract.Seats(holders, teams=together)
        forced = forced_game(game(), order(chosen, hands, stock))
        super().__init__(forced, Setup(chosen, seats, b"table"))

    @property
    def name(self) -> str:
        return str(type(self.state.phase).__struct_config__.tag)

    @property
    def player(self) -> int:
        return self.state.turn.seat

    def view(self, seat: int | None = None) -> View:
        return self.match.game.view(self.state, seat)

    def do(self, seat: int, action: actions.Action, after: int = 0) -> list[str]:
        return self.play(seat, action, self.match.now + after)

    # What seats do

    def start(
        self, seat: int, names: str, text: str = "", lang: Lang = "fr", words: str = ""
    ) -> int:
        """The number of the new sentence."""
        self.do(seat, actions.Start(cards(names), lang, text, tuple(words.split())))
        return self.state.sentence_ids

    def change(self, seat: int, number: int, names: str, text: str = "", words: str = "") -> None:
        self.do(seat, actions.Change(number, cards(names), text, tuple(words.split())))

    def finish(self, seat: int, number: int, text: str, *, proverb: bool = False) -> None:
        self.do(seat, actions.Finish(number, text, proverb))

    def say(self, seat: int, names: str, text: str, lang: Lang = "fr", words: str = "") -> int:
        """Laid, finished, and accepted by all."""
        number = self.start(seat, names, text, lang, words)
        self.finish(seat, number, text)
        self.vote()
        return number

    def take(self, seat: int, number: int, joker: str, name: str, then: str, **more: Any) -> None:
        self.do(seat, actions.Take(number, joker, up(name), cards(then), **more))

    def faute(self, seat: int, number: int) -> None:
        self.do(seat, actions.Faute(number))

    def dictionnaire(self, seat: int, number: int) -> None:
        self.do(seat, actions.Dictionnaire(number))

    def censure(self, seat: int, target: int) -> None:
        self.do(seat, actions.Censure(target))

    def liberte(self, seat: int, target: int) -> None:
        self.do(seat, actions.Liberte(target))

    def coup_fourre(self, seat: int) -> None:
        self.do(seat, actions.CoupFourre())

    def discard(self, seat: int, name: str = "", *, pick_up: bool = False) -> None:
        """This card, or the last of the hand."""
        card = card_of(up(name)) if name else self.state.hands[seat][-1]
        self.do(seat, actions.Discard(card, pick_up))

    def end(self, seat: int) -> None:
        self.do(seat, actions.End())

    def draw(self, seat: int, *, pick_up: bool = False) -> None:
        self.do(seat, actions.Draw(pick_up))

    def vote(self, *noes: int) -> None:
        """All who are asked; those named say no."""
        voters = self.view().phase.voters
        for seat in voters:
            self.do(seat, actions.Vote(seat not in noes))

    def pass_to(self, seat: int) -> None:
        """Everybody discards until it is this seat's turn."""
        while self.player != seat:
            self.discard(self.player)

    def grade(self, *funny: int) -> None:
        """Everybody finds these funny."""
        for seat in self.state.present:
            self.do(seat, actions.Grade(tuple(map(str, funny))))

    def go_on(self) -> None:
        for seat in self.state.people:
            self.do(seat, actions.GoOn())

    # What there is to see

    def sentence(self, number: int) -> Sentence:
        return next(one for one in self.state.sentences if one.id == number)

    def words(self, number: int) -> list[str]:
        """Of an open sentence, as its cards show them in French."""
        book, options = self.match.game.book, self.state.options
        return [book.spelt(options, laid, "fr") for laid in self.sentence(number).cards]

    def holds(self, seat: int, names: str) -> bool:
        return {card_of(one) for one in cards(names)} <= set(self.state.hands[seat])

    def texts(self) -> Iterable[str]:
        return [pile.said.text for pile in self.state.piles]
