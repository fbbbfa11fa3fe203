"""The content of La Coquillaude: questions, famous people, and the words of the match."""

from typing import Literal

from msgspec import Struct

from parlotte.lexicon.judge import Words

Stars = Literal[1, 2, 3]
Theme = Literal[
    "geographie", "histoire", "lettres", "arts", "sciences", "nature", "table", "sport", "langue",
    "quotidien", "ecran", "chanson",
]  # fmt: skip
Era = Literal[
    "legende", "antiquite", "moyen-age", "renaissance", "classique", "xixe", "xxe", "xxie"
]
Field = Literal[
    "pouvoir", "exploration", "lettres", "pensee", "sciences", "arts", "musique", "scene", "sport",
    "legende", "aventure",
]  # fmt: skip


class Question(Struct, frozen=True):
    question: str
    answer: str  # as the table is told
    accept: tuple[str, ...]  # other right answers
    refuse: tuple[str, ...]  # near misses that must not pass
    stars: Stars
    theme: Theme
    country: str  # ISO 3166, two letters; empty: none, or the whole world
    note: str  # a line told after the answer


class Person(Struct, frozen=True, omit_defaults=True):
    name: str  # a single word by which everybody calls that person
    who: str
    born: int | None
    died: int | None
    era: Era
    field: Field
    country: str
    woman: bool
    also: str = ""  # another famous bearer of the name


class Content(Struct, frozen=True):
    words: Words
    questions: tuple[Question, ...] = ()
    persons: tuple[Person, ...] = ()
