"""What goes with what: prices of putting words together. 0 is plain, 1 odd, 2 silly."""

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
# Animals do what people do, as in any tale; a moon is as people are; nothing else is what it cannot
# be, and what is said of something that was described already is said on top of it.
TALE, FANCY, UNFIT, HEAPED = 0.25, 0.4, 1.5, 0.85
FABLE = 0.7
HARDLY = 0.5
# The good detective is unhappy: what is said in passing weighs less, before a mood.
LIGHT, LIGHTLY = frozenset(("beau", "bon", "grand", "jeune", "petit", "vieux")), 0.5
# A moon has moods, but is neither young nor naked.
MOODS = frozenset((
    "affamé", "amoureux", "bavard", "bête", "fatigué", "fou", "furieux", "gentil", "gourmand",
    "heureux", "jaloux", "malheureux", "malin", "méchant", "paresseux", "poli", "sage", "timide",
    "triste", "vaillant",
))  # fmt: skip
COLOURS = frozenset(("blanc", "bleu", "gris", "noir", "rose", "rouge", "vert"))
CHILDREN, YOUNG = frozenset(("fille", "fils")), frozenset(("bébé", "enfant"))  # who has none
TASTE = "goût"  # of what is eaten, or of snow; nobody's, and no door's
TASTED: frozenset[Kind] = frozenset(("food", "drink", "nature"))
# What has doors, roofs and kitchens, besides vehicles.
BUILT = frozenset(("château", "cirque", "cuisine", "maison", "prison", "toit", "école"))
# A cloud may dream, a plane may laugh; a taste hardly does.
_AS_SOMEBODY: Mapping[Kind, float] = {
    "nature": 0.6, "plant": 0.6, "vehicle": 0.6, "thing": 0.8, "instrument": 0.8, "clothes": 0.8,
    "food": 0.8, "drink": 0.9, "body": 0.9, "place": 1.0,
}  # fmt: skip
# What one may be in or on without being odd there.
_ROOM: Mapping[Kind, float] = {"body": 0.7, "idea": 0.3, "clothes": 0.2, "food": 0.2, "saying": 0.2}
_ALIKE: Mapping[Kind, float] = {"person": 0.35, "animal": 0.35, "food": 0.35, "drink": 0.35}


def doing(noun: Noun, verb: Verb, lang: Lang) -> float:
    """Somebody does it."""
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


def filling(noun: Noun, slot: Slot) -> float:
    """Something is what a verb takes."""
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
    """A taste, a colour: of something, or hardly anything."""
    return noun.part and noun.kind == "idea"


def _being_one(noun: Noun) -> float:
    """Nobody becomes Santa Claus, nor some of anything."""
    if noun.name or noun.mass or noun.unique:
        return FAR
    return 0.2 if noun.kind in ANIMATE else 0.6


def staying(noun: Noun, verb: Verb | str) -> float:
    """It is done there: one lives in the world, and catches nothing all over it."""
    done = verb if isinstance(verb, str) else verb.id
    return 1.2 if noun.deeds and done not in noun.deeds else 0


def leading(slot: Slot, verb: Verb) -> float:
    """What one wants, or helps somebody, to do: nobody helps to want."""
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
    """It may be so."""
    if adjective.of and noun.kind not in adjective.of and noun.id not in adjective.also:
        if adjective.id not in MOODS or noun.mass:
            return UNFIT
        # A jealous cloud, a shy tree: as if they were somebody; and a book, where it has to be.
        if noun.kind in ("nature", "plant"):
            return FANCY
        return FABLE if noun.kind in FABULOUS else UNFIT
    if adjective.id in RANKS and (noun.mass or noun.unique):  # the first of the money, or sky
        return 0.8
    return 0.5 if noun.mass and adjective.id in SIZES else 0


def called(noun: Noun, adjective: Adjective, lang: Lang) -> float:
    """It is said to be so: nothing is just last."""
    return being(noun, adjective) + apart(adjective, lang)


def apart(adjective: Adjective, lang: Lang) -> float:
    """It is said away from its noun."""
    return 0.8 if adjective.id in RANKS or lang in adjective.beside else 0


def heaping(told: Sequence[Adjective], adjective: Adjective) -> float:
    """The blue prison is red: one of them was enough."""
    if adjective.id in COLOURS and any(one.id in COLOURS for one in told):
        return UNFIT
    if adjective.id in MOODS and all(one.id in LIGHT for one in told):
        return LIGHTLY if told else 0
    return HEAPED if told else 0


def owning(what: Noun, whose: Noun) -> float:
    """What of whom."""
    if what.id == TASTE:
        return 0.2 if whose.kind in TASTED else 1.2
    if whose.stuff:
        return 0.2 if what.kind in MADE and not what.mass else 1.2
    if whose.kind in ANIMATE:
        return _having(what, whose)
    if what.part:
        return _part(what, whose)
    if whose.kind in STUFF and what.kind in (*STUFF, "body"):
        # No rain of a tree, no house of the moon, no beach of a kitchen.
        inside = what.kind == "place" and (whose.unique or whose.id in BUILT)
        return 1.2 if what.unique or inside else 0.9
    if whose.kind in ("place", "nature") and what.kind in ANIMATE:
        return 0.9
    if whose.kind in ("idea", "time") and what.kind in ("idea", "saying", "time", "body"):
        return 0.9
    return 1.4


def _having(what: Noun, whose: Noun) -> float:
    """Somebody has it."""
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
    """A roof of a house, a king of a forest, a colour of the sky, a secret of a storm."""
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
    """This and that."""
    if first.kind == second.kind:
        return _ALIKE.get(first.kind, 0.5)
    if {first.kind, second.kind} == ANIMATE:
        return 0.5
    return 1.2
