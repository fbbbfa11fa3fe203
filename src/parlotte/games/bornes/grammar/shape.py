"""A sentence as it was understood: who does what, to whom, where. No language yet."""

from typing import Literal

from msgspec import Struct

from parlotte.games.bornes.words import Adjective, Adverb, Noun, Slot, Verb

# How a noun is brought in. `a`: one of them. `own`: the subject's. `bare`: nothing before it.
Article = Literal["the", "a", "own", "bare"]
Tense = Literal["present", "past", "future"]


class Thing(Struct, frozen=True):
    """A noun with what is said of it."""

    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    owner: "Things | None" = None  # of whom, of what
    doing: "Deed | None" = None  # a relative clause: who sleeps


Things = tuple[Thing, ...]  # and, and


class Complement(Struct, frozen=True):
    """What follows a verb: things with a small word, a deed, a clause, or adjectives."""

    slot: Slot
    things: Things = ()
    deed: "Deed | None" = None
    clause: "Clause | None" = None
    adjectives: tuple[Adjective, ...] = ()


class Deed(Struct, frozen=True):
    """A verb with all that follows it. Without a verb: to be, or to have."""

    verb: Verb | Literal["be", "have"]
    complements: tuple[Complement, ...] = ()
    adverbs: tuple[Adverb, ...] = ()
    then: "Deed | None" = None  # and does that as well
    mutual: bool = False  # to each other


class Clause(Struct, frozen=True):
    """Without a subject somebody is told to do it, or it rains."""

    subject: Things
    deed: Deed
    setting: Noun | Adverb | None = None  # said first: at night, tomorrow


class Reading(Struct, frozen=True):
    """One way to understand cards, and how far-fetched it is: 0 is plain."""

    clause: Clause
    cost: float
