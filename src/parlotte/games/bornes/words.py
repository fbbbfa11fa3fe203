"""The words of the cards: their class, their grammar, and what they combine with."""

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from parlotte.core.folding import fold

Lang = Literal["fr", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)

# Semantic kinds of nouns: they decide which verbs and adjectives fit, and which prepositions.
Kind = Literal[
    "person", "animal", "plant", "food", "drink", "thing", "clothes", "body", "place", "nature",
    "time", "idea", "saying", "vehicle", "instrument",
]  # fmt: skip

# The role of a verb's complement. `object`: a noun, perhaps with a preposition. `recipient`: to
# whom. `place`: where or when. `goal`: where to. `with`: a companion or a tool. `attribute`: what
# one is or becomes. `infinitive`: another verb. `made`: a person, and what that person is made to
# do. `clause`: that something happens.
Role = Literal[
    "object", "recipient", "place", "goal", "with", "attribute", "infinitive", "made", "clause"
]

Pair = tuple[str, str]  # in French, in English
Family = tuple[tuple[str, ...], tuple[str, ...]]  # in French, in English


class Slot(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complement that a verb takes: its role, its preposition in each language, and sensible
    nouns."""

    role: Role
    fr: str = ""
    en: str = ""
    kinds: tuple[Kind, ...] = ()  # kinds that make sense; empty: any
    only: tuple[str, ...] = ()  # words that are so as well, or alone where no kind is said
    # Never proposed by the app: for example, a child as the one married.
    barred: tuple[str, ...] = ()
    whose: bool = False  # a body part: proposed only with its owner
    needed: bool = False  # required: a place for put, a recipient for lend
    # limits the subject: a cat smells soap, a sock smells of it
    by: Literal["", "living", "things"] = ""
    # where the verb says it: looks like a bed, sows fear, fait peur, rains cats and dogs
    article: Literal["", "the", "a", "none", "many"] = ""
    lang: Lang | Literal[""] = ""  # the only language that says it so

    def small(self, lang: Lang) -> str:
        return self.fr if lang == "fr" else self.en


Frame = tuple[Slot, ...]


class _Word(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="class"):
    fr: str
    en: str
    value: Literal[1, 2, 3]
    picture: str

    @property
    def id(self) -> str:
        return self.fr

    def spelt(self, lang: Lang) -> str:
        return self.fr if lang == "fr" else self.en


class Noun(_Word, frozen=True, tag="noun"):
    gender: Literal["m", "f"]
    kind: Kind
    mass: tuple[Lang, ...] = ()  # in which language it isn't counted: du pain, bread
    unique: bool = False  # there is one: the moon
    name: bool = False  # a name in English, that takes no article
    plural: bool = False  # les vacances
    kin: bool = False  # somebody's: a father, a neighbour
    part: bool = False  # of something: a roof, a colour
    stuff: bool = False  # things are made of it: d’or
    felt: bool = False  # on a peur, without an article
    forms: tuple[str, ...] = ()  # in French, that it takes besides its plural: voisine
    own: bool = False  # one has one's own: à sa place, his dream
    at: Pair | None = None  # the preposition of who is there: sur, on
    into: Pair | None = None  # of what is thrown there, where it is another: par la fenêtre
    where: Pair | None = None  # the whole of it, where that is set: en prison, in prison
    toward: Pair | None = None  # … of who goes there, where it is another: au lit, to bed
    deeds: tuple[str, ...] = ()  # what is done there; none: anything
    when: Pair | None = None  # la nuit, at night
    by: Pair | None = None  # what one does it of: de joie, for joy
    family: Family = ((), ())  # adjectives made of it: silencieux, silent
    others: tuple[str, ...] = ()  # words that say it as well in English: daughter, girl
    hardly: tuple[Lang, ...] = ()  # where it is hardly anybody: a mind, that is un esprit


class Verb(_Word, frozen=True, tag="verb"):
    by: tuple[Kind, ...]  # whoever does it; none: anybody
    frames: tuple[Frame, ...]  # its usual constructions, the likeliest first
    doers: tuple[str, ...] = ()  # words that do it as well: a noise wakes
    generic: bool = False  # one loves cheese: le fromage
    own: bool = False  # one loses one's own; with `new`, gives one's own joy, but a present
    new: bool = False  # one eats an apple: it is first heard of
    perceives: bool = False  # one sees somebody do something
    moved: bool = False  # one does it for joy
    impersonal: bool = False  # il pleut
    mutual: bool = False  # two do it to each other: ils s’aiment
    itself: bool = False  # without an object one does it to oneself: il se lave, he washes
    alone: tuple[Lang, ...] = ()  # in which language it may lack its object: il oublie, he forgets
    barred: tuple[str, ...] = ()  # who never does it in a sentence of the house

    def slot(self, role: Role) -> Slot | None:
        for frame in self.frames:
            for slot in frame:
                if slot.role == role:
                    return slot
        return None


class Adjective(_Word, frozen=True, tag="adjective"):
    feminine: str
    place: Literal["before", "after"]  # its noun, in French
    of: tuple[Kind, ...]  # what may be so; none: anything
    also: tuple[str, ...] = ()  # words that are so as well: a hard heart
    family: Family = ((), ())  # nouns made of it: beauté, beauty
    barred: tuple[str, ...] = ()  # who is never called so by the house
    follows: bool = False  # stands after its noun in English too: in love
    beside: tuple[Lang, ...] = ()  # where it stands by a noun only: what is great is not large
    others: tuple[str, ...] = ()  # words that say it as well in English: tall, big
    toward: Pair | None = None  # of whom: amoureux de, in love with
    instead: dict[str, tuple[Kind, ...]] = {}  # its other English word, of these: a big house


class Adverb(_Word, frozen=True, tag="adverb"):
    # mid: next to the verb; end, start: of the sentence; pre: before the verb; neg: negates it
    places: Pair
    tense: Literal["past", "future"] | None = None
    several: bool = False  # takes more than one: together
    deeds: tuple[str, ...] = ()  # verbs that it goes with; none: any


Word = Noun | Verb | Adjective | Adverb


def others(word: Word) -> tuple[str, ...]:
    """The English words that say it besides the printed one."""
    return word.others if isinstance(word, Noun | Adjective) else ()


class Vocabulary:
    """Every word of the cards, by id and by spelling."""

    def __init__(self, words: Iterable[Word]) -> None:
        self.words = {word.id: word for word in words}
        self._spelt: dict[tuple[Lang, str], tuple[Word, ...]] = {}
        for word in self.words.values():
            for lang in LANGS:
                key = lang, fold(word.spelt(lang))
                self._spelt[key] = (*self._spelt.get(key, ()), word)
        for word in self.words.values():
            for other in others(word):
                self._spelt.setdefault(("en", fold(other)), (word,))

    def find(self, said: str, lang: Lang) -> tuple[Word, ...]:
        """The words with this spelling in this language, else in the other; love is a noun and a
        verb."""
        other: Lang = "en" if lang == "fr" else "fr"
        key = fold(said)
        return self._spelt.get((lang, key)) or self._spelt.get((other, key), ())
