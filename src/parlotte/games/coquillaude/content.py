"""The content of La Coquillaude: questions and famous people, the book that holds them, and the
court that the rules ask about words, questions and best plays."""

from collections.abc import (
    Callable,
    Collection,
    Container,
    Iterable,
    Mapping,
    Sequence,
)
from functools import lru_cache
from hashlib import blake2b
from typing import Literal, Protocol, get_args

from msgspec import Struct

from parlotte.core.folding import as_capitals
from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rolls import Kind, Roll, kind_of, rolls_of
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Play, Reach
from parlotte.games.coquillaude.word_values import OWN_NAME
from parlotte.lexicon.judge import NOTHING_VOTED, Ruling, VotedIn, Words

EXISTING: frozenset[Ruling] = frozenset(("common", "house", "voted", "name"))
MOST_SPELLINGS = 4096  # at hand: every view tells the words on the board

Stars = Literal[1, 2, 3]  # most adults know it, one in three, one in ten
STARS: tuple[Stars, ...] = get_args(Stars)

Theme = Literal[
    "geographie", "histoire", "lettres", "arts", "sciences", "nature", "table", "sport", "langue",
    "quotidien", "ecran", "chanson",
]  # fmt: skip
THEMES: tuple[Theme, ...] = get_args(Theme)

Era = Literal[
    "legende", "antiquite", "moyen-age", "renaissance", "classique", "xixe", "xxe", "xxie"
]

Field = Literal[
    "pouvoir", "exploration", "lettres", "pensee", "sciences", "arts", "musique", "scene", "sport",
    "legende", "aventure",
]  # fmt: skip

QuestionId = str
# Letters of other alphabets that are no accented ones of ours, by the tile they are laid with.
_LAID_AS = str.maketrans({"Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH", "ẞ": "SS"})


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    question: str
    answer: str  # as the table is told
    accept: tuple[str, ...]  # other right answers
    refuse: tuple[str, ...]  # near misses that never pass
    stars: Stars
    theme: Theme
    country: str  # that it is about, by two letters; none: the world
    note: str  # told after the answer

    @property
    def id(self) -> QuestionId:
        """Short, of the question's own words: an answer that is mended leaves it as it is."""
        return blake2b(self.question.encode(), digest_size=5).hexdigest()


class Person(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody famous, by the one word that everybody says."""

    name: str
    who: str  # one line, told when the name is laid
    born: int | None  # before our era: negative; unknown, or of legends: none
    died: int | None
    era: Era
    field: Field
    country: str
    woman: bool
    also: str = ""  # who else is famous by that name
    rare: bool = False  # known to few

    @property
    def letters(self) -> str:
        """The name as it is laid on the board."""
        return as_capitals(self.name).translate(_LAID_AS)


class Content(Struct, frozen=True):
    words: Words
    questions: tuple[Question, ...] = ()
    persons: tuple[Person, ...] = ()


# The kinds of numbers that ask something.
STARS_OF: dict[Kind, Stars] = {"one": 1, "two": 2, "three": 3}


class Book:
    """The Coquillaudet: which question each number asks.

    The questions of each grade are dealt over its numbers, in order; where they are fewer, they
    begin again, so that numbers which ask the same lie far apart.
    """

    def __init__(
        self, questions: Iterable[Question], judge: Callable[[str, Question], bool]
    ) -> None:
        found: dict[Stars, dict[QuestionId, Question]] = {1: {}, 2: {}, 3: {}}
        for one in questions:
            found[one.stars].setdefault(one.id, one)
        self._asked_by = {
            kind: tuple(found[stars].values())[: len(rolls_of(kind))]
            for kind, stars in STARS_OF.items()
        }
        self._place = {roll: at for kind in STARS_OF for at, roll in enumerate(rolls_of(kind))}
        self._judge = judge
        self.complete = all(self._asked_by.values())

    def kind(self, roll: Roll) -> Kind:
        return kind_of(roll)

    def of(self, kind: Kind) -> Sequence[Question]:
        """All that the numbers of a kind ask."""
        return self._asked_by.get(kind, ())

    def question(self, entry: Roll) -> Question:
        """What a number asks. Only those of one, two or three stars do."""
        questions = self._asked_by[kind_of(entry)]
        return questions[self._place[entry] % len(questions)]

    def entry(self, roll: Roll, asked: Container[QuestionId]) -> Roll:
        """The number that counts: this one, or, when its question was asked already, the next
        number of the same kind with a question that was not; after the last comes the first.

        `asked` holds the ids of questions, not numbers: several numbers may ask the same, and none
        of them should then. Let `with_asked` keep it.
        """
        rolls = rolls_of(kind_of(roll))
        at = self._place[roll]
        in_turn = (*rolls[at:], *rolls[:at])
        return next((one for one in in_turn if self.question(one).id not in asked), roll)

    def with_asked(self, asked: tuple[QuestionId, ...], entry: Roll) -> tuple[QuestionId, ...]:
        """What has been asked, with what this number asks. When it was the last of its kind, all
        the others may come again."""
        question = self.question(entry)
        now = (*asked, question.id)
        same = {one.id for one in self._asked_by[kind_of(entry)]}
        if same <= set(now):
            return (*(one for one in now if one not in same), question.id)
        return now

    def is_right(self, given: str, question: Question) -> bool:
        return self._judge(given, question)


class WordJudge(Protocol):
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
    """The Coquillaudet, or one that a test puts in its place."""

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


class Table(Protocol):
    """Its board, and what it has voted in since the match began: a state knows it, and every
    view."""

    @property
    def voted(self) -> tuple[str, ...]: ...

    @property
    def persons(self) -> tuple[str, ...]: ...

    @property
    def options(self) -> Options: ...

    @property
    def board(self) -> Board: ...


class Court:
    """All of them, as the game hands them to its rules."""

    __slots__ = ("_rare", "_spellings", "persons", "questions", "search", "words")

    def __init__(
        self, words: WordJudge, search: Search, questions: Questions, persons: Mapping[str, Person]
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
        return self.ruling(table, word) in EXISTING

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

    def best(self, table: Table, capital: str, house: House) -> Play | None:
        """The best play with these letters on the board as it lies."""
        rare = self._rare if table.options.rare else ()
        met = VotedIn(table.voted, (*table.persons, *rare))
        return self.search.best(table.board, capital, house, met)
