"""Semantic costs of combining words. 0 is plain, 1 odd, 2 silly."""

from collections.abc import Mapping, Sequence

from parlotte.games.bornes.words import Adjective, Kind, Lang, Noun, Slot, Verb

ANIMATE: frozenset[Kind] = frozenset(("person", "animal"))
BELONGINGS: frozenset[Kind] = frozenset((
    "thing", "body", "clothes", "vehicle", "instrument", "food", "drink", "place", "saying", "idea",
))  # fmt: skip
STUFF: frozenset[Kind] = frozenset(("thing", "place", "nature", "plant"))
MADE: frozenset[Kind] = frozenset(("thing", "clothes", "vehicle", "instrument", "animal", "body"))
FABULOUS: frozenset[Kind] = frozenset((
    "thing", "clothes", "vehicle", "instrument", "food", "place",
))  # fmt: skip
SIZES = frozenset(("grand", "petit", "gros", "long", "immense"))
RANKS = frozenset(("premier", "dernier"))
ODD, FAR = 1.1, 1.5
# Costs: animals acting as in a tale; the moon acting like a person; a property that does not fit;
# a further statement about a thing that is already described.
TALE, FANCY, UNFIT, HEAPED = 0.25, 0.4, 1.5, 0.85
FABLE = 0.7
HARDLY = 0.5
# Light adjectives before a mood weigh less: the good detective is unhappy.
LIGHT, LIGHTLY = frozenset(("beau", "bon", "grand", "jeune", "petit", "vieux")), 0.5
# A moon may have moods, but is never young or naked.
MOODS = frozenset((
    "affamé", "amoureux", "bavard", "bête", "fatigué", "fou", "furieux", "gentil", "gourmand",
    "heureux", "jaloux", "malheureux", "malin", "méchant", "paresseux", "poli", "sage", "timide",
    "triste", "vaillant",
))  # fmt: skip
COLOURS = frozenset(("blanc", "bleu", "gris", "noir", "rose", "rouge", "vert"))
# beings without children
CHILDREN, YOUNG = frozenset(("fille", "fils")), frozenset(("bébé", "enfant"))
TASTE = "goût"  # of what is eaten, or of snow; nobody's, and no door's
TASTED: frozenset[Kind] = frozenset(("food", "drink", "nature"))
# Things with doors, roofs and kitchens, besides vehicles.
BUILT = frozenset(("château", "cirque", "cuisine", "maison", "prison", "toit", "école"))
# The cost of things that act as persons: a cloud may dream; a taste hardly can.
_AS_SOMEBODY: Mapping[Kind, float] = {
    "nature": 0.6, "plant": 0.6, "vehicle": 0.6, "thing": 0.8, "instrument": 0.8, "clothes": 0.8,
    "food": 0.8, "drink": 0.9, "body": 0.9, "place": 1.0,
}  # fmt: skip
# The cost of being in or on these kinds of things.
_ROOM: Mapping[Kind, float] = {"body": 0.7, "idea": 0.3, "clothes": 0.2, "food": 0.2, "saying": 0.2}
_ALIKE: Mapping[Kind, float] = {"person": 0.35, "animal": 0.35, "food": 0.35, "drink": 0.35}


def doing(noun: Noun, verb: Verb, lang: Lang) -> float:
    """The cost of a noun as the subject of a verb."""
    return _doing(noun, verb) + (HARDLY if lang in noun.hardly else 0)


def _doing(noun: Noun, verb: Verb) -> float:
    if verb.impersonal:
        return 4
    if not verb.by:
        return 0.4 if is_airy(noun) else 0
    if noun.kind in verb.by or noun.id in verb.doers:
        return 0
    if noun.kind in ANIMATE:
        return TALE
    return _AS_SOMEBODY.get(noun.kind, ODD)


def is_fabled(noun: Noun) -> bool:
    """Whether it may act as a person in a tale: an egg, a cloud, hardly gold or an ear."""
    return not noun.mass and _AS_SOMEBODY.get(noun.kind, ODD) <= 0.8


def filling(noun: Noun, slot: Slot) -> float:
    """The cost of a noun in a slot of a verb."""
    match slot.role:
        case "place" | "goal":
            return _there(noun, slot)
        case "recipient":
            return 0 if noun.kind in ANIMATE else 0.3 if noun.kind in ("nature", "plant") else FAR
        case "attribute":
            return _being_one(noun)
    if noun.id in slot.only:
        return 0
    if noun.kind == "time" and noun.when:
        return FAR
    if noun.kind in slot.kinds:
        return 0
    if slot.only:
        return FAR
    if slot.kinds:
        return ODD
    return 0.4 if is_airy(noun) else 0.2 if noun.kind == "place" else 0


def is_airy(noun: Noun) -> bool:
    """Whether it is an abstract part (a taste, a colour) that needs a noun it belongs to."""
    return noun.part and noun.kind == "idea"


def _being_one(noun: Noun) -> float:
    """The cost of becoming it: nobody becomes Santa Claus or an uncountable thing."""
    if noun.name or noun.mass or noun.unique:
        return FAR
    return 0.2 if noun.kind in ANIMATE else 0.6


def staying(noun: Noun, verb: Verb | str) -> float:
    """The cost of a place for an action that does not happen there."""
    done = verb if isinstance(verb, str) else verb.id
    return 1.2 if noun.deeds and done not in noun.deeds else 0


def leading(slot: Slot, verb: Verb) -> float:
    """The cost of a verb that depends on another: nobody helps somebody to want."""
    fits = verb.id in slot.only if slot.only else verb.id not in slot.barred
    return 0 if fits else ODD


def _there(noun: Noun, slot: Slot) -> float:
    if noun.when:  # nothing is put somewhere by day, or goes to a morning
        return FAR if slot.needed or slot.en == "into" or slot.role == "goal" else 0.1
    fits = not (slot.kinds or slot.only) or noun.kind in slot.kinds or noun.id in slot.only
    if slot.role == "goal" and noun.kind in ANIMATE:
        return 0.1
    if not (noun.at or noun.where):
        return 3
    return _ROOM.get(noun.kind, 0) if fits else ODD


def being(noun: Noun, adjective: Adjective) -> float:
    """The cost of a noun having a property."""
    if adjective.of and noun.kind not in adjective.of and noun.id not in adjective.also:
        if adjective.id not in MOODS or noun.mass:
            return UNFIT
        # A jealous cloud or a shy tree is personified; a book only if necessary.
        if noun.kind in ("nature", "plant"):
            return FANCY
        return FABLE if noun.kind in FABULOUS else UNFIT
    if adjective.id in RANKS and (noun.mass or noun.unique):  # the first of the money, or sky
        return 0.8
    if noun.mass and adjective.id in SIZES:
        return 0.5 if noun.kind in ("food", "idea") else 0.8  # big money
    return 0


def called(noun: Noun, adjective: Adjective, lang: Lang) -> float:
    """The cost of saying a property in a sentence with be."""
    return being(noun, adjective) + apart(adjective, lang)


def apart(adjective: Adjective, lang: Lang) -> float:
    """The cost of an adjective that is not used as a predicate."""
    return 0.8 if adjective.id in RANKS or lang in adjective.beside else 0


def heaping(told: Sequence[Adjective], adjective: Adjective) -> float:
    """The cost of a further adjective: the blue prison is red."""
    if adjective.id in COLOURS and any(one.id in COLOURS for one in told):
        return UNFIT
    if adjective.id in MOODS and all(one.id in LIGHT for one in told):
        return LIGHTLY if told else 0
    return HEAPED if told else 0


def owning(what: Noun, whose: Noun) -> float:
    """The cost of a noun belonging to another."""
    if what.id == TASTE:
        return 0.2 if whose.kind in TASTED else 1.2
    if whose.stuff:
        return 0.2 if what.kind in MADE and not what.mass else 1.2
    if whose.kind in ANIMATE:
        return _having(what, whose)
    if what.part:
        return _part(what, whose)
    if whose.kind in STUFF and what.kind in (*STUFF, "body"):
        # Too odd: a rain of a tree, a house of the moon, a beach of a kitchen.
        inside = what.kind == "place" and (whose.unique or whose.id in BUILT)
        return 1.2 if what.unique or inside else 0.9
    if whose.kind in ("place", "nature") and what.kind in ANIMATE:
        return 0.9
    if whose.kind in ("idea", "time") and what.kind in ("idea", "saying", "time", "body"):
        return 0.9
    return 1.4


def _having(what: Noun, whose: Noun) -> float:
    """The cost of a living being having it."""
    if what.kin:
        if what.id in CHILDREN and whose.id in YOUNG:
            return 1.2
        return 0 if whose.kind == "person" else 0.6
    if what.unique:
        return 1.2
    if what.kind in BELONGINGS:
        return 0.1 if what.kind == "body" else 0.4
    return 0.6 if what.kind == "animal" and whose.kind == "person" else 1.4


def _part(what: Noun, whose: Noun) -> float:
    """The cost of a part of a whole: a roof of a house, a king of a forest, a colour of the sky."""
    if what.kind in ("place", "thing"):
        return 0.1 if whose.kind == "vehicle" or whose.id in BUILT else 1.2
    if what.kind in ANIMATE:
        return 0.3 if whose.kind in ("place", "nature") else 1.4
    if what.kind == "idea":
        if what.mass and not what.felt:  # the love of a door
            return 0.9
        felt = whose.kind in (*STUFF, "food", "drink", "clothes", "vehicle", "instrument")
        return 0.2 if felt else 0.9
    if what.kind == "saying":
        if whose.kind in ("place", "idea", "time"):
            return 0.8
        return 0.3 if whose.kind == "saying" else 0.5
    return 0.3 if whose.kind in ("nature", "plant", "place") else 0.9


def joining(first: Noun, second: Noun) -> float:
    """The cost of joining two nouns with and."""
    if first.kind == second.kind:
        return _ALIKE.get(first.kind, 0.5)
    if {first.kind, second.kind} == ANIMATE:
        return 0.5
    return 1.2
