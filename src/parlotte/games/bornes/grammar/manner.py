"""How a sentence is told: when, whether at all, and of which one."""

from msgspec import Struct

from parlotte.games.bornes.grammar.shape import Article, Deed, Tense, Thing, Things
from parlotte.games.bornes.items import Adverb, Lang, Noun, Verb
from parlotte.kit.speech import Part

# What one mentions for the first time: a key. The rest is known to everybody.
COUNTED = frozenset(("thing", "food", "clothes", "vehicle", "saying", "instrument", "animal"))
STATES = frozenset(  # the past of these lasts
    ("savoir", "vouloir", "croire", "ressembler", "vivre", "porter", "aimer", "détester")
)


class Manner(Struct, frozen=True):
    tense: Tense = "present"
    negative: bool = False
    any_one: bool = False  # a cat, where it is else the cat
    first_person: bool = False  # I do it, where somebody else is told to


def is_much(adverb: Adverb) -> bool:
    """A lot, of something: beaucoup d’eau."""
    return adverb.id == "beaucoup"


def is_never(adverb: Adverb) -> bool:
    return adverb.places[0] == "neg"


def never(deed: Deed) -> bool:
    """It is never done, or what is wanted, or comes next, never is."""
    inner = [deed.then, *(one.deed for one in deed.complements)]
    return any(map(is_never, deed.adverbs)) or any(one is not None and never(one) for one in inner)


def is_negative(deed: Deed, manner: Manner) -> bool:
    return manner.negative or never(deed)


def is_plural(things: Things) -> bool:
    return len(things) > 1 or any(thing.noun.plural for thing in things)


def article_of_object(verb: Verb | str, thing: Thing, lang: Lang) -> Article:
    """What a verb is done to: the only one, one's own, or one of many."""
    noun = thing.noun
    if isinstance(verb, str):  # to have
        return "bare" if noun.felt and lang == "fr" else "a"
    if noun.unique or (thing.owner and not thing.owner[0].noun.stuff):
        return "the"
    if lang in noun.mass:
        whole = verb.generic or noun.kind in ("idea", "nature")
        if whole:
            return "the" if lang == "fr" else "a"
        return "a" if verb.new or _usual(verb, noun) else "the"
    if verb.own and noun.kind not in ("person", "animal", "place"):
        return "own"
    if noun.kind == "body":
        return "own"
    if verb.generic:
        return "the"
    return "a" if verb.new and noun.kind in COUNTED else "the"


def _usual(verb: Verb, noun: Noun) -> bool:
    """One puts salt; but who follows water follows the water."""
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
