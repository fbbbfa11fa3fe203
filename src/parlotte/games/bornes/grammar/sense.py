"""What goes with what: prices of putting words together. 0 is plain, 1 odd, 2 silly."""

from parlotte.games.bornes.items import Adjective, Kind, Noun, Slot, Verb

ANIMATE: frozenset[Kind] = frozenset(("person", "animal"))
BELONGINGS: frozenset[Kind] = frozenset(
    ("thing", "body", "clothes", "vehicle", "instrument", "food", "place", "saying", "idea")
)
STUFF: frozenset[Kind] = frozenset(("thing", "place", "nature", "plant"))
EATEN: frozenset[Kind] = frozenset(("food", "drink"))
MADE: frozenset[Kind] = frozenset(("thing", "clothes", "vehicle", "instrument", "animal", "body"))
SIZES = frozenset(("grand", "petit", "gros", "long", "immense"))
RANKS = frozenset(("premier", "dernier"))
ODD, FAR = 1.1, 1.5


def doing(noun: Noun, verb: Verb) -> float:
    """Somebody does it."""
    if verb.impersonal:
        return 4
    if not verb.by or noun.kind in verb.by:
        return 0
    if noun.kind in ANIMATE:
        return 0.6
    return 0.9 if noun.kind in ("nature", "plant") else ODD  # a tree may dream


def filling(noun: Noun, slot: Slot) -> float:
    """Something is what a verb takes."""
    match slot.role:
        case "place" | "goal":
            return _there(noun, slot)
        case "recipient":
            return 0 if noun.kind in ANIMATE else 0.3 if noun.kind in ("nature", "plant") else FAR
        case "attribute":
            return 1.5 if noun.name else 0.2 if noun.kind in ANIMATE else 0.6
    if noun.kind == "time" and noun.when:
        return FAR
    if noun.id in slot.only or noun.kind in slot.kinds:
        return 0
    if slot.only:
        return FAR
    if slot.kinds:
        return ODD
    return 0.5 if noun.where else 0.2 if noun.kind == "place" else 0


def _there(noun: Noun, slot: Slot) -> float:
    if noun.when or noun.where:
        return 0.1
    if slot.role == "goal" and noun.kind in ANIMATE:
        return 0.1
    if slot.role == "goal" and noun.kind in ("body", "clothes", "food"):
        return 0.7
    return 0 if noun.at else 3


def being(noun: Noun, adjective: Adjective) -> float:
    """It may be so."""
    if adjective.of and noun.kind not in adjective.of:
        return 0.8
    return 0.5 if noun.mass and adjective.id in SIZES else 0


def called(noun: Noun, adjective: Adjective) -> float:
    """It is said to be so: nothing is just last."""
    return being(noun, adjective) + (0.8 if adjective.id in RANKS else 0)


def owning(what: Noun, whose: Noun) -> float:
    """What of whom."""
    if whose.stuff:
        return 0.2 if what.kind in MADE and not what.mass else 1.2
    if whose.kind in ANIMATE:
        if what.kin:
            return 0 if whose.kind == "person" else 0.4
        if what.kind in BELONGINGS:
            return 0.4
        return 0.6 if what.kind == "animal" and whose.kind == "person" else 1.4
    if what.kind == "saying" and whose.kind == "saying":
        return 0.3
    if what.part and what.kind in ("place", "thing"):
        return 0.2 if whose.kind in ("place", "vehicle") else 1.2
    if what.part and what.kind == "idea" and whose.kind in EATEN:
        return 0.3
    if what.part and whose.kind in STUFF and not whose.mass:
        return 0.5
    if whose.kind in STUFF and what.kind in (*STUFF, "body"):
        return 0.9
    if whose.kind in ("place", "nature") and what.kind in ANIMATE:
        return 0.9
    if whose.kind in ("idea", "time") and what.kind in ("idea", "saying", "time", "body"):
        return 0.9
    return 1.4


def joining(first: Noun, second: Noun) -> float:
    """This and that."""
    if first.kind == second.kind:
        return 0.4
    if {first.kind, second.kind} == ANIMATE:
        return 0.5
    return 1.2
