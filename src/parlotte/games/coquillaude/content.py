"""The content of La Coquillaude: questions and famous people; the book that holds them; and the
court, which the rules ask about words, questions and best plays."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Literal, Protocol, get_args

from msgspec import Struct

from parlotte.core.folding import NO_TRACE, as_capitals
from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rolls import Kind, Roll, kind_of, rolls_of
from parlotte.games.coquillaude.search.memo import Searches
from parlotte.games.coquillaude.search.plays import House, Play, Reach
from parlotte.games.coquillaude.word_values import OWN_NAME
from parlotte.lexicon.judge import Judge, Ruling, VotedIn, Words

EXISTING: frozenset[Ruling] = frozenset(("common", "house", "voted", "name"))
MOST_SPELLINGS = 4096  # size of the cache: every view needs the spellings of the words on the board

Stars = Literal[1, 2, 3]  # 1: most adults know it, 2: one in three, 3: one in ten
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
# Foreign letters that are not accented Latin ones, by the tiles they are laid with.
_LAID_AS = str.maketrans({"Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH", "ẞ": "SS"})


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    question: str
    answer: str  # as shown to the table
    accept: tuple[str, ...]  # other right answers
    refuse: tuple[str, ...]  # near misses that are always wrong
    stars: Stars
    theme: Theme
    country: str  # the country it is about, by its two letters; empty: the world
    note: str  # shown after the answer

    @property
    def id(self) -> QuestionId:
        """A short hash of the question's text; correcting the answer does not change it."""
        return blake2b(self.question.encode(), digest_size=5).hexdigest()


class Person(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A famous person, by the one name that everybody uses."""

    name: str
    who: str  # one line, shown when the name is placed
    born: int | None  # negative before our era; None if unknown or legendary
    died: int | None
    era: Era
    field: Field
    country: str
    woman: bool
    also: str = ""  # another famous person of that name
    rare: bool = False  # known to few

    @property
    def letters(self) -> str:
        """The name as laid on the board."""
        return as_capitals(self.name).translate(NO_TRACE).translate(_LAID_AS)


class Content(Struct, frozen=True):
    words: Words
    questions: tuple[Question, ...] = ()
    persons: tuple[Person, ...] = ()


# The kinds of roll that ask a question, with their stars.
STARS_OF: dict[Kind, Stars] = {"one": 1, "two": 2, "three": 3}


class Book:
    """The Coquillaudet: assigns a question to each roll.

    The questions of each grade are assigned to its rolls in order. If there are fewer questions
    than rolls, they repeat, so that rolls with the same question are far apart.
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
        """All questions of a kind of roll."""
        return self._asked_by.get(kind, ())

    def question(self, entry: Roll) -> Question:
        """The question of a roll; only rolls with one, two or three stars have one."""
        questions = self._asked_by[kind_of(entry)]
        return questions[self._place[entry] % len(questions)]

    def entry(self, roll: Roll, asked: Container[QuestionId]) -> Roll:
        """The roll whose question is asked: this roll, or, if its question was asked before, the
        next roll of the same kind with a new question, cyclically.

        `asked` holds ids of questions, not rolls, because several rolls may share a question.
        `with_asked` maintains it.
        """
        rolls = rolls_of(kind_of(roll))
        at = self._place[roll]
        in_turn = (*rolls[at:], *rolls[:at])
        return next((one for one in in_turn if self.question(one).id not in asked), roll)

    def with_asked(self, asked: tuple[QuestionId, ...], entry: Roll) -> tuple[QuestionId, ...]:
        """Adds the question of this roll to the asked ones. After the last one of its kind, all
        others may come again."""
        question = self.question(entry)
        now = (*asked, question.id)
        same = {one.id for one in self._asked_by[kind_of(entry)]}
        if same <= set(now):
            return (*(one for one in now if one not in same), question.id)
        return now

    def is_right(self, given: str, question: Question) -> bool:
        return self._judge(given, question)


class Table(Protocol):
    """The board, the options, and the words accepted by vote: a state has them, and so has a
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
    """Words, questions, famous people and search, as passed to the rules."""

    __slots__ = ("_rare", "_spellings", "persons", "questions", "search", "words")

    def __init__(
        self, words: Judge, search: Searches, questions: Book, persons: Mapping[str, Person]
    ) -> None:
        self.words = words
        self.search = search
        self.questions = questions
        self.persons = persons  # by name, as laid on the board
        self._spellings = lru_cache(MOST_SPELLINGS)(self._new_spellings)
        self._rare = tuple(sorted(name for name, person in persons.items() if person.rare))

    def ruling(self, table: Table, word: str) -> Ruling:
        """§7 Accepts the lexicon, proper nouns, famous people, and words accepted by the house or
        the table."""
        if word == OWN_NAME:
            return "common"
        ruling = self.words.ruling(word, table.voted)
        named = word in self.persons or self.is_famous(table, word)
        return "name" if ruling == "unknown" and named else ruling

    def knows(self, table: Table, word: str) -> bool:
        return self.ruling(table, word) in EXISTING

    def is_famous(self, table: Table, word: str) -> bool:
        """§7 A person whom few people know counts as a plain name, unless the options say
        otherwise."""
        known = self.persons.get(word)
        if known is not None and (table.options.rare or not known.rare):
            return True
        return self.words.is_person(word, table.persons)

    def written(self, word: str, typed: str = "") -> str:
        """A word in capitals with its accents. If it has several known spellings or none, the
        typed text is used if it is possible, else the bare letters."""
        known = self._spellings(word)
        if len(known) == 1:
            return min(known)
        return typed.upper() if typed and (not known or typed.upper() in known) else word

    def _new_spellings(self, word: str) -> frozenset[str]:
        person = self.persons.get(word)
        names = () if person is None else (person.name,)
        return frozenset(one.upper() for one in (*self.words.spellings(word), *names))

    def within(self, word: str, reach: Reach) -> bool:
        """Whether somebody with this vocabulary knows the word."""
        if word in self.persons:
            return reach.famous
        band = self.words.band(word)
        return reach.names if band is None else band <= reach.rarest

    def best(self, table: Table, capital: str, house: House) -> Play | None:
        """The best play with these letters on the present board."""
        rare = self._rare if table.options.rare else ()
        met = VotedIn(table.voted, (*table.persons, *rare))
        return self.search.best(table.board, capital, house, met)
