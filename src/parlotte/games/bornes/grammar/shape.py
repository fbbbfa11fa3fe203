"""A parsed sentence: who does what, to whom, where. It is independent of the language."""

from typing import Literal

from msgspec import Struct

from parlotte.games.bornes.words import Adjective, Adverb, Noun, Slot, Verb

# How a noun is introduced. `a`: indefinite. `own`: the subject's possessive. `bare`: no article.
# `many`: in the plural, without an article.
Article = Literal["the", "a", "own", "bare", "many"]
Tense = Literal["present", "past", "future"]


class Thing(Struct, frozen=True):
    """A noun with its adjectives, owner and relative clause."""

    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    owner: "Things | None" = None  # of whom, of what
    doing: "Deed | None" = None  # a relative clause: who sleeps


Things = tuple[Thing, ...]  # joined by and


class Complement(Struct, frozen=True):
    """A complement of a verb: things with a preposition, a verb, a clause, or adjectives."""

    slot: Slot
    things: Things = ()
    deed: "Deed | None" = None
    clause: "Clause | None" = None
    adjectives: tuple[Adjective, ...] = ()


class Deed(Struct, frozen=True):
    """A verb with its complements. `be` and `have` stand for a missing verb card."""

    verb: Verb | Literal["be", "have"]
    complements: tuple[Complement, ...] = ()
    adverbs: tuple[Adverb, ...] = ()
    then: "Deed | None" = None  # and does that as well
    mutual: bool = False  # to each other


class Clause(Struct, frozen=True):
    """A clause without a subject is an imperative, first person, or impersonal (it rains)."""

    subject: Things
    deed: Deed
    setting: Noun | Adverb | None = None  # said first: at night, tomorrow


class Reading(Struct, frozen=True):
    """One interpretation of cards, and its cost: 0 is plain."""

    clause: Clause
    cost: float
