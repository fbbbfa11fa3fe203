"""How a sentence is told: tense, negation, person, and articles."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from parlotte.games.bornes.grammar.sense import ANIMATE, RANKS, SIZES
from parlotte.games.bornes.grammar.shape import Article, Complement, Deed, Tense, Thing, Things
from parlotte.games.bornes.words import Adverb, Lang, Noun, Slot, Verb
from parlotte.kit.speech import Part

# Kinds of nouns with an indefinite article when first mentioned (a key); others are known.
COUNTED = frozenset((
    "thing", "food", "clothes", "vehicle", "saying", "instrument", "animal", "place", "plant",
    "nature", "idea",
))  # fmt: skip
GROUND = frozenset(("person", "place", "nature", "plant"))  # kinds that nobody can lose
STATES = frozenset(  # verbs of state: their past tense is the imperfect
    ("savoir", "vouloir", "croire", "ressembler", "vivre", "aimer", "détester")
)
# Verbs without an imperative: with these, the first person is used.
UNTOLD = (STATES - {"vivre"}) | frozenset(
    (
        "perdre",
        "tomber",
        "entendre",
        "voir",
        "ronfler",
        "mentir",
        "rêver",
        "penser",
        "tenir",
        "dire",
    )
)


class Manner(Struct, frozen=True):
    tense: Tense = "present"
    negative: bool = False
    any_one: bool = False  # an indefinite article instead of a definite one: a cat
    first_person: bool = False  # first person instead of an imperative


def is_much(adverb: Adverb) -> bool:
    """beaucoup, in front of a noun: beaucoup d’eau."""
    return adverb.id == "beaucoup"


def is_late(adverb: Adverb) -> bool:
    """An adverb that stands behind the object: lance la balle loin."""
    return adverb.id in ("loin", "tard", "tôt", "ensemble")


def is_known(thing: Thing) -> bool:
    """Whether it is never just any one: the king’s cat, the moon, a father, the first bear."""
    ranked = any(one.id in RANKS for one in thing.adjectives)
    return bool(ranked or thing.owner or thing.noun.unique or thing.noun.kin)


def is_never(adverb: Adverb) -> bool:
    return adverb.places[0] == "neg"


def never(deed: Deed) -> bool:
    """Whether the action, or one that depends on it, is negated by never."""
    inner = [one.deed for one in deed.complements]
    return any(map(is_never, deed.adverbs)) or any(one is not None and never(one) for one in inner)


def is_negative(deed: Deed, manner: Manner) -> bool:
    return manner.negative or never(deed)


def is_to_oneself(deed: Deed) -> bool:
    """Whether somebody does it to himself, because nobody else is named: il se lave."""
    verb = deed.verb
    own = isinstance(verb, Verb) and verb.itself and not deed.mutual
    return own and all(one.slot.role == "place" for one in deed.complements)


def is_usual(deed: Deed) -> bool:
    """Whether an adverb means often or always; then no imperative is possible."""
    return any(adverb.places == ("mid", "pre") for adverb in deed.adverbs)


def is_plural(things: Things) -> bool:
    return len(things) > 1 or any(thing.noun.plural for thing in things)


def person_of(subject: Things, manner: Manner, deed: Deed) -> Literal[1, 2, 3]:
    """The grammatical person of possessives: his with a subject; mine in the first person and for
    rain; yours in an imperative."""
    if subject:
        return 3
    impersonal = isinstance(deed.verb, Verb) and deed.verb.impersonal
    return 1 if manner.first_person or impersonal else 2


def teller(subject: Things, manner: Manner) -> Literal[1, 3]:
    """The person who does the second of two actions: the subject of the first."""
    return 1 if manner.first_person and not subject else 3


def has_own(subject: Things, verb: Verb | str) -> bool:
    """Whether the subject can possess parts or things: living beings, and things that act like
    them."""
    kinds = {thing.noun.kind for thing in subject}
    if kinds <= ANIMATE:  # or an imperative or first person, without a subject
        return True
    return isinstance(verb, Verb) and bool(verb.by) and kinds.isdisjoint(verb.by)


def lacks_receiver(deed: Deed) -> bool:
    """Whether something is given or lent without a recipient."""
    return _unserved(deed, lambda slot: slot.needed)


def to_me(deed: Deed) -> bool:
    """Whether an imperative of giving, lending or reading implies "to me"."""
    return _unserved(deed, lambda slot: slot.en in ("", "for"))


def _unserved(deed: Deed, asks: Callable[[Slot], bool]) -> bool:
    if not isinstance(deed.verb, Verb) or deed.then is not None:
        return False
    if deed.verb.frames[0][0].role != "object":
        return False
    taken = [one.slot for one in deed.complements]
    if not taken or taken[0].role != "object" or any(one.role == "recipient" for one in taken):
        return False
    frames = [frame for frame in deed.verb.frames if frame[0] == taken[0]]
    return any(slot.role == "recipient" and asks(slot) for frame in frames for slot in frame)


def article_of_object(
    verb: Verb | str, slot: Slot, thing: Thing, lang: Lang, *, own: bool
) -> Article:
    """The article of an object: unique things, possessions of the subject, or one of many."""
    noun = thing.noun
    if isinstance(verb, str):  # to have
        return "bare" if noun.felt and lang == "fr" else "a"
    if slot.article in ("none", "many"):
        return "bare" if slot.article == "none" else "many"
    if noun.unique or (thing.owner and not thing.owner[0].noun.stuff):
        return "the"
    if noun.kin and own:
        return "own"
    likened = slot.article == "a"
    if not likened and _is_own(verb, slot, noun):
        return "own" if own else "a" if noun.kind == "body" else "the"
    if any(one.id in RANKS for one in thing.adjectives):
        return "the"
    if is_mass(thing, lang):
        return _much(verb, slot, noun, lang)
    if likened:
        return "a"
    if verb.generic or slot.article:
        return "the"
    return "a" if verb.new and noun.kind in COUNTED else "the"


def article_of_other(noun: Noun, *, own: bool) -> Article:
    """The article of a recipient or tool: one's own mother or moustache, otherwise definite."""
    return "own" if own and (noun.kin or noun.kind == "body") else "the"


def is_ones_own(verb: Verb, one: Complement, lang: Lang) -> bool:
    """Whether it obviously belongs to somebody, so that it is not modified further."""
    thing = one.things[-1]
    if thing.owner:
        return False
    if one.slot.role == "object":
        return article_of_object(verb, one.slot, thing, lang, own=True) == "own"
    if one.slot.role in ("place", "goal"):
        return article_of_place(thing, own=True) == "own"
    return article_of_other(thing.noun, own=True) == "own"


def article_of_place(thing: Thing, *, own: bool) -> Article:
    """The article of a place: on one's own nose, in one's dream, but in the eternal dream."""
    noun = thing.noun
    if thing.owner:
        return "the"
    if noun.kind == "body":
        return "own" if own else "a"
    told = noun.kind == "idea" and any(one.id not in RANKS for one in thing.adjectives)
    theirs = noun.kin or noun.kind == "clothes" or (noun.own and not told)
    return "own" if own and theirs else "the"


def is_mass(thing: Thing, lang: Lang) -> bool:
    """Whether it is an uncountable noun; with a size it becomes countable: a big cheese."""
    sized = thing.noun.kind == "food" and any(one.id in SIZES for one in thing.adjectives)
    return lang in thing.noun.mass and not sized


def _is_own(verb: Verb, slot: Slot, noun: Noun) -> bool:
    """Whether the object is the subject's own: a body part, or something lost, hidden or dreamt."""
    if noun.kind == "body":
        return True
    if slot.article:
        return False
    if noun.own:
        return noun.kind == "time" or verb.own or not (verb.new or verb.generic)
    counted = not noun.mass or noun.kind == "idea"
    return verb.own and not verb.new and counted and noun.kind not in GROUND


def _much(verb: Verb, slot: Slot, noun: Noun, lang: Lang) -> Article:
    """The article of an uncountable object: some bread, all of love. English uses none."""
    if lang == "en" and noun.kind == "saying":
        return "the"
    if verb.generic or noun.kind in ("idea", "nature"):
        return "the" if lang == "fr" else "a"
    if slot.article == "the":
        return "a" if slot.small(lang) == "of" else "the"  # smells of cheese
    return "a" if verb.new or slot.article == "a" or _usual(verb, noun) else "the"


def _usual(verb: Verb, noun: Noun) -> bool:
    """Whether the noun is a usual object of the verb: one puts salt, but follows the water."""
    slots = [slot for frame in verb.frames for slot in frame if slot.role == "object"]
    return any(noun.kind in slot.kinds or noun.id in slot.only for slot in slots)


def feminine(things: Things) -> bool:
    return all(thing.noun.gender == "f" for thing in things)


def word(kind: str, lemma: str, **features: object) -> Part:
    return Part(kind, lemma, **features)  # type: ignore[arg-type]


def phrase(kind: str, *parts: Part, **features: object) -> Part:
    return Part(kind, parts=parts, **features)  # type: ignore[arg-type]


def spoken_first(setting: Noun | Adverb, lang: Lang) -> Part:
    if isinstance(setting, Adverb):
        return word("Adv", setting.spelt(lang), after=",")
    assert setting.when is not None  # noqa: S101
    return word("Q", setting.when[lang == "en"], after=",")
