"""What the rules ask of the words, of the questions and of the search."""

from collections.abc import Collection, Container, Mapping
from functools import lru_cache
from typing import Protocol

from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answers import judge
from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.book import STARS_OF, Book
from parlotte.games.coquillaude.items import Person, Question, QuestionId
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rolls import Kind, Roll, kind_of
from parlotte.games.coquillaude.scoring import OWN_NAME
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Play, Reach
from parlotte.games.coquillaude.state import State
from parlotte.lexicon.judge import NOTHING_VOTED, Ruling, VotedIn

MOST_SPELLINGS = 4096  # at hand: every view tells the words on the board


class Words(Protocol):
    """The judge of all word games, or one that a test puts in its place."""

    def ruling(self, text: str, voted: Collection[str] = ()) -> Ruling: ...

    def is_person(self, text: str, voted: Collection[str] = ()) -> bool: ...

    def band(self, word: str) -> int | None:
        """How common it is; None: no common word."""
        ...

    def spellings(self, word: str) -> frozenset[str]:
        """How a common word is written."""
        ...


class Search(Protocol):
    """The best-play finder, with what a table has voted in since the match began."""

    def best(
        self, board: Board, capital: str, house: House, voted: VotedIn = NOTHING_VOTED,
        reach: Reach = ALL_WORDS,
    ) -> Play | None: ...  # fmt: skip

    def anagrams(self, word: str, voted: VotedIn = NOTHING_VOTED) -> list[str]: ...


class Questions(Protocol):
    """The Coquillaudet."""

    @property
    def complete(self) -> bool:
        """Whether there is something to ask for each number of stars."""
        ...

    def kind(self, roll: Roll) -> Kind: ...

    def entry(self, roll: Roll, asked: Container[QuestionId]) -> Roll:
        """The number to be asked: that one, or the next of its kind that was not asked yet."""
        ...

    def with_asked(self, asked: tuple[QuestionId, ...], entry: Roll) -> tuple[QuestionId, ...]: ...

    def question(self, entry: Roll) -> Question: ...

    def is_right(self, given: str, question: Question) -> bool: ...


class Coquillaudet:
    """As it is bound to a match's content."""

    def __init__(self, book: Book, known: Known) -> None:
        self._book = book
        self._known = known
        self.complete = all(map(book.of, STARS_OF))

    def kind(self, roll: Roll) -> Kind:
        return kind_of(roll)

    def entry(self, roll: Roll, asked: Container[QuestionId]) -> Roll:
        return self._book.entry(roll, asked)[0]

    def with_asked(self, asked: tuple[QuestionId, ...], entry: Roll) -> tuple[QuestionId, ...]:
        return self._book.with_asked(asked, self._book.question(entry))

    def question(self, entry: Roll) -> Question:
        return self._book.question(entry)

    def is_right(self, given: str, question: Question) -> bool:
        return judge(given, question, self._known)


class Table(Protocol):
    """What a table has voted in since the match began: a state knows it, and every view."""

    @property
    def voted(self) -> tuple[str, ...]: ...

    @property
    def persons(self) -> tuple[str, ...]: ...

    @property
    def options(self) -> Options: ...


class Court:
    """All of them, as the game hands them to its rules."""

    __slots__ = ("_rare", "_spellings", "persons", "questions", "search", "words")

    def __init__(
        self, words: Words, search: Search, questions: Questions, persons: Mapping[str, Person]
    ) -> None:
        self.words = words
        self.search = search
        self.questions = questions
        self.persons = persons  # by their names as on the board
        self._spellings = lru_cache(MOST_SPELLINGS)(self._new_spellings)
        self._rare = tuple(sorted(name for name, person in persons.items() if person.rare))

    def ruling(self, table: Table, word: str) -> Ruling:
        """§7 The lexicon, proper nouns, the famous, what the house and this table have voted in."""
        if word == OWN_NAME:
            return "common"
        ruling = self.words.ruling(word, table.voted)
        named = word in self.persons or self.is_famous(table, word)
        return "name" if ruling == "unknown" and named else ruling

    def knows(self, table: Table, word: str) -> bool:
        return self.ruling(table, word) in ("common", "house", "voted", "name")

    def is_famous(self, table: Table, word: str) -> bool:
        """§7 Whom few people know is a name like any other, unless the table wants it otherwise."""
        known = self.persons.get(word)
        if known is not None and (table.options.rare or not known.rare):
            return True
        return self.words.is_person(word, table.persons)

    def written(self, word: str, typed: str = "") -> str:
        """A word of the board as it is read, in capitals with its accents. Where we know several
        ways to write it, or none: as it was typed, if it may be, else as it lies there."""
        known = self._spellings(word)
        if len(known) == 1:
            return min(known)
        return typed.upper() if typed and (not known or typed.upper() in known) else word

    def _new_spellings(self, word: str) -> frozenset[str]:
        person = self.persons.get(word)
        names = () if person is None else (person.name,)
        return frozenset(one.upper() for one in (*self.words.spellings(word), *names))

    def within(self, word: str, reach: Reach) -> bool:
        """Whether somebody of that reach knows it."""
        if word in self.persons:
            return reach.famous
        band = self.words.band(word)
        return reach.names if band is None else band <= reach.rarest

    def best(self, state: State, capital: str, house: House) -> Play | None:
        """The best play with these letters on the board as it lies."""
        rare = self._rare if state.options.rare else ()
        met = VotedIn(state.voted, (*state.persons, *rare))
        return self.search.best(state.board, capital, house, met)
