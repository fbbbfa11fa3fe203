"""La Coquillaude for tests: forced dice, a few words, and a method for each move."""

from collections.abc import Collection, Container, Iterable, Mapping
from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from parlotte.core.contract import Holder, Seat, Seats
from parlotte.core.match import Setup
from parlotte.core.prompts import Direction, Spot
from parlotte.games.coquillaude import actions
from parlotte.games.coquillaude.board import MIDDLE, square
from parlotte.games.coquillaude.content import Court, Person, Question, QuestionId
from parlotte.games.coquillaude.letters import full_bag
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rolls import Kind, Roll
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.games.coquillaude.search.memo import Searches
from parlotte.games.coquillaude.shown import View
from parlotte.lexicon import bands, lemmas, planes, shelf
from parlotte.lexicon.judge import Judge, Words
from parlotte.lexicon.lexicon import Lexicon
from parlotte.lexicon.sieve import Reading
from support.forced import forced_game
from support.match_table import MatchTable

COMMON = tuple(
    """
    AS AN NE BU CE ET OS LE SA NA SE TA TE LA AL EN ES SI RE
    BAL LES SEL TES EST SET NET TEN SALE LASE TALE LEST TELS NETS SENT MOT MOTS
    BALISE SABLE BALES BLASE LABEL TABLE ETABLI BALLE STABLE TABLES ENTASSE ESSAIE
    REGLES LEGERS GRELES MESURE SIMULTANEE ARISTOTELICIEN EPICURIENNES
    CRIERAIT RICERAIT TIRERAIC RIRE ART RAT TAR TRA CHIEN NICHE CHINE
    """.split()  # noqa: SIM905
)
NAMES = ("UR", "LILLE", "ALBI")
FAMOUS = ("NAPOLEON", "NABUCHODONOSOR", "BLAISE", "BASILE", "ABEL")


@cache
def lexicon(common: tuple[str, ...] = COMMON) -> Lexicon:
    words = shelf.pack(sorted(set(common)))
    rows = shelf.unpack(words)
    readings: dict[str, list[Reading]] = {word: [] for word in common}
    met = bands.pack(rows, readings, {})
    names = shelf.pack(sorted(NAMES))
    return Lexicon(words, names, lemmas.pack(rows, readings), planes.pack(rows), met)


def person(name: str) -> Person:
    return Person(name.title(), f"{name.title()}, connu.", 1, 2, "xixe", "arts", "FR", woman=False)


class Quiz:
    """Numbers of the kinds that a test says, else of one star; every answer is « oui »."""

    complete = True

    def __init__(self, kinds: Mapping[int, Kind]) -> None:
        self._kinds = kinds

    def kind(self, roll: Roll) -> Kind:
        return self._kinds.get(number(roll), "one")

    def entry(self, roll: Roll, asked: Container[QuestionId]) -> Roll:
        found = number(roll)
        while str(found) in asked:
            found += 1
        return dice(found)

    def with_asked(self, asked: tuple[QuestionId, ...], entry: Roll) -> tuple[QuestionId, ...]:
        return (*asked, str(number(entry)))

    def question(self, entry: Roll) -> Question:
        said = f"Question {number(entry)} ?"
        return Question(said, "Oui", (), (), 1, "langue", "", f"La note {number(entry)}.")

    def is_right(self, given: str, question: Question) -> bool:
        return given.casefold() == question.answer.casefold()


def dice(shown: int) -> Roll:
    blue, white, red, green = map(int, str(shown))
    return blue, white, red, green


def number(roll: Roll) -> int:
    return int("".join(map(str, roll)))


def court(
    kinds: Mapping[int, Kind] | None = None,
    famous: Iterable[str] = FAMOUS,
    words: Words | None = None,
    rare: Collection[str] = (),
) -> Court:
    known, chosen = lexicon(), words or Words("of no matter")
    persons = {name: person(name) for name in famous}
    searches = Searches(known, persons, {*chosen.house, *rare})
    persons |= {name: replace(person(name), rare=True) for name in rare}
    return Court(Judge(known, chosen), searches, Quiz(kinds or {}), persons)


def at(column: int, row: int, direction: Direction = "right") -> Spot:
    return Spot(column, row, direction)


MID = at(MIDDLE - 2, MIDDLE)


class Table(MatchTable):
    """Whoever sits first has rolled highest, unless a test says what was rolled."""

    def __init__(
        self,
        *rolls: int,
        holders: tuple[Holder, ...] = ("person", "person", "person"),
        options: Options | None = None,
        kinds: Mapping[int, Kind] | None = None,
        bag: str = "",
        rare: Collection[str] = (),
        **about: Any,
    ) -> None:
        thrown = rolls or (6543, 5432, 4321, 3216)[: len(holders)]
        values = [digit - 1 for roll in thrown for digit in dice(roll)]
        chosen = options or Options()
        self.court = court(kinds, rare=rare)
        forced = forced_game(Coquillaude(self.court), order(bag, chosen), *values)
        super().__init__(forced, Setup(chosen, Seats(holders), b"seed"))
        if about:
            self.put(**about)

    def hands(self, *capitals: str) -> Self:
        self.put(capitals=(*capitals, *self.state.capitals[len(capitals) :]))
        return self

    def letters(self, **words: tuple[str, Spot]) -> None:
        """Words that lie on the board already."""
        signs = list(self.state.board)
        for word, where in words.values():
            for step, letter in enumerate(word):
                dx, dy = {"right": (1, 0), "down": (0, 1)}[where.direction]
                signs[square(where.column + dx * step, where.row + dy * step)] = letter
        self.put(board="".join(signs))

    @property
    def name(self) -> str:
        return self.game.phase(self.state).partition("/")[2]

    def view(self, seat: Seat | None = None) -> View:
        return self.game.view(self.state, seat)

    def may(self, seat: Seat) -> set[str]:
        return {prompt.act for prompt in self.game.prompts(self.state, seat)}

    def do(self, action: Any, seat: Seat | None, *, after: int = 0) -> list[str]:
        """The keys of what is told."""
        return self.play(seat, action, self.match.now + after)

    def give(self, seat: Seat, *tiles: str) -> list[str]:
        return self.do(actions.Give(tiles), seat)

    def answer(self, seat: Seat, text: str = "oui", *, done: bool = True) -> list[str]:
        return self.do(actions.Reply(text, done), seat)

    def contest(self, seat: Seat) -> list[str]:
        return self.do(actions.Contest(), seat)

    def vote(self, seat: Seat, *, aye: bool) -> list[str]:
        return self.do(actions.Vote(aye), seat)

    def go_on(self, *seats: Seat) -> None:
        """All people, unless some are named, as long as they have something to look at."""
        for seat in seats or self.state.people:
            if "go-on" in self.may(seat):
                self.do(actions.GoOn(), seat)

    def draft(
        self, seat: Seat, word: str, where: Spot | None = MID, *anagrams: str, **more: Any
    ) -> Any:
        self.do(actions.Sketch(word, where, anagrams, **more), seat)
        shown = self.view(seat).mine
        return shown.draft

    def lock(
        self, seat: Seat, word: str, where: Spot = MID, *anagrams: str, **more: Any
    ) -> list[str]:
        return self.do(actions.Lock(word, where, anagrams, **more), seat)

    def passes(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(actions.Pass(), seat)

    def buzz(self, seat: Seat, *words: str, after: int = 0) -> Self:
        self.do(actions.Buzz(), seat, after=after)
        for word in words:
            self.do(actions.Enter(word), seat)
        return self

    def enter(self, seat: Seat, word: str, *, after: int = 0) -> None:
        self.do(actions.Enter(word), seat, after=after)

    def enough(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(actions.Enough(), seat)

    def to_compose(self, *wrong: Seat) -> Self:
        """Everybody gives and answers, rightly but for these, and looks on."""
        while self.name != "compose":
            match self.name:
                case "gifts":
                    self.expire()
                case "question":
                    seat = self.state.turn.seat
                    self.answer(seat, "non" if seat in wrong else "oui")
                case "answered":
                    self.go_on()
                case other:
                    raise AssertionError(other)
        return self


def order(bag: str, options: Options) -> tuple[int, ...]:
    """Of the whole bag, where the letters lie that are to come first."""
    whole = full_bag(options.letters)
    taken: list[int] = []
    for letter in bag:
        taken.append(next(i for i, one in enumerate(whole) if one == letter and i not in taken))
    return tuple(taken)
