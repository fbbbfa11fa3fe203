"""A sentence as a tree of words, and whoever can say it.

Rules plan such trees; saying them takes lexicons read from files, so a game is given a voice.
"""

from typing import Literal, Protocol

from msgspec import Struct

Language = Literal["fr", "en"]

# Phrases: sentence, noun, verb, adjective and prepositional ones, coordination, subordinate.
# Words: noun, verb, adjective, adverb, determiner, preposition, conjunction, pronoun. Q: as it is.
PartKind = Literal[
    "S", "NP", "VP", "AP", "PP", "CP", "SP", "N", "V", "A", "Adv", "D", "P", "C", "Pro", "Q"
]


class Part(Struct, frozen=True, omit_defaults=True):
    """A word, or a phrase of parts. Q with parts: these, said by themselves and not moved."""

    kind: PartKind
    lemma: str = ""
    parts: tuple["Part", ...] = ()
    number: Literal["s", "p"] | None = None
    gender: Literal["m", "f", "n"] | None = None
    person: Literal[1, 2, 3] | None = None
    tense: str = ""
    negation: str = ""  # of a sentence: pas, jamais, not
    reflexive: bool = False  # of a sentence: they love each other, ils s’aiment
    after: str = ""  # said right behind it: a comma, 's


class Entry(Struct, frozen=True):
    """A word the voice must know, as content has it."""

    lang: Language
    kind: Literal["N", "V", "A", "Adv"]
    lemma: str
    gender: Literal["m", "f"] | None = None
    plural: bool = False  # it is one by itself
    before: bool = False  # a French adjective that stands before its noun
    reflexive: bool = False  # a French verb that may be: ils se ressemblent


class Unsayable(ValueError):  # noqa: N818
    """A tree that cannot be said: a word is unknown, or has no such form."""


class Voice(Protocol):
    """Slow for an event loop: ask it from a worker."""

    def say(self, sentence: Part, lang: Language) -> str:
        """The whole sentence, with its capital and its stop. Raises Unsayable."""
        ...

    def forms(self, kind: str, lemma: str, lang: Language) -> frozenset[str]:
        """Every form a word takes, in small letters; participles are not among a verb's."""
        ...

    def participles(self, lemma: str, lang: Language) -> frozenset[str]: ...
