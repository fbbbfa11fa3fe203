"""A sentence as a tree of words, and the interface of a voice that says it.

Rules build such trees. A voice needs lexicons read from files, so it is given to the game.
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
    """A word, or a phrase of parts. Q with parts: said by themselves and left in their place."""

    kind: PartKind
    lemma: str = ""
    parts: tuple["Part", ...] = ()
    number: Literal["s", "p"] | None = None
    gender: Literal["m", "f", "n"] | None = None
    person: Literal[1, 2, 3] | None = None
    tense: str = ""
    negation: str = ""  # of a sentence: pas, jamais, not
    reflexive: bool = False  # of a sentence: they love each other, ils s’aiment
    after: str = ""  # appended without a space: a comma, 's


class Entry(Struct, frozen=True):
    """A word that the voice must know, from the content."""

    lang: Language
    kind: Literal["N", "V", "A", "Adv"]
    lemma: str
    gender: Literal["m", "f"] | None = None
    plural: bool = False  # a plural noun
    before: bool = False  # a French adjective that stands before its noun
    reflexive: bool = False  # a French verb that may be reflexive: ils se ressemblent


class Unsayable(ValueError):  # noqa: N818
    """A tree that cannot be said: a word is unknown, or lacks the form."""


class Voice(Protocol):
    """Too slow for an event loop: call it from a worker."""

    def say(self, sentence: Part, lang: Language) -> str:
        """The whole sentence, with its capital and its full stop. Raises Unsayable."""
        ...

    def forms(self, kind: str, lemma: str, lang: Language) -> frozenset[str]:
        """Every form of a word, in lower case; without the participles of a verb."""
        ...

    def participles(self, lemma: str, lang: Language) -> frozenset[str]: ...
