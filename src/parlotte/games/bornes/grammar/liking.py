"""Style penalties for sentences that the app proposes by itself.

They are added to the cost of a reading. Sentences that a player composes from the same cards are
not penalised.
"""

from collections.abc import Iterator, Mapping

from parlotte.games.bornes.grammar.sense import ANIMATE, COLOURS, FABLE, FANCY, LIGHT, being
from parlotte.games.bornes.grammar.shape import Clause, Complement, Deed, Thing, Things
from parlotte.games.bornes.words import Adjective, Lang, Noun, Verb

# Verbs of movement; slow and fast go with these only.
MOVING = frozenset((
    "aller", "attraper", "chasser", "courir", "danser", "marcher", "nager", "sauter", "suivre",
    "tomber", "venir", "voyager", "voler",
))  # fmt: skip
# Verbs that say little, with their penalties.
FLAT: Mapping[str, float] = {
    "voir": 0.2, "regarder": 0.1, "trouver": 0.15, "savoir": 0.1, "discuter": 0.1, "vouloir": 0.1,
    "tenir": 0.1, "devenir": 0.1,
}  # fmt: skip
# Verbs of speaking, reading and writing; a word can hardly be the object of others.
WORDED = frozenset((
    "apprendre", "chanter", "dire", "lire", "murmurer", "oublier", "semer", "voler", "écrire",
))  # fmt: skip
# Pairs of adjective and noun where the adjective is redundant.
PLEONASMS = frozenset((
    ("blanc", "lait"), ("blanc", "neige"), ("froid", "neige"), ("chaud", "soleil"),
    ("mouillé", "neige"), ("vert", "arbre"), ("rouge", "vin"), ("blanc", "vin"),
    ("lent", "escargot"), ("doux", "miel"), ("dur", "œuf"),
))  # fmt: skip
# Adjectives that say little about these kinds of nouns: a clean rainbow, a cold crown.
_IDLE: Mapping[str, tuple[frozenset[str], float]] = {
    "propre": (frozenset(("nature", "place", "drink", "animal", "person")), 0.2),
    "sale": (frozenset(("nature", "drink")), 0.2),
    "froid": (frozenset(("thing", "clothes", "food", "body")), 0.2),
    "chaud": (frozenset(("thing", "clothes", "body")), 0.2),
    "dur": (frozenset(("thing", "food", "saying", "idea")), 0.25),
    "lourd": (frozenset(("animal", "food")), 0.15),
    "libre": (frozenset(("person", "place")), 0.15),
    "riche": (frozenset(("place",)), 0.35),
    "nouveau": (frozenset(("animal", "food", "nature", "plant", "idea", "body", "person")), 0.3),
    "dernier": (ANIMATE | frozenset(("place", "nature", "body", "drink", "thing")), 0.3),
    "premier": (frozenset(("vehicle", "thing", "place", "plant")), 0.3),
    "dangereux": (frozenset(("clothes", "instrument", "drink", "food", "plant")), 0.15),
    "mauvais": (frozenset(("animal",)), 0.1),
    "bon": (frozenset(("idea", "time")), 0.1),
    "jeune": (frozenset(("plant",)), 0.15),
    "vieux": (frozenset(("food", "drink", "body", "idea")), 0.15),
    "beau": (frozenset(("food", "body", "thing")), 0.1),
    "célèbre": (frozenset(("food", "thing", "clothes")), 0.05),
    "long": (frozenset(("thing",)), 0.2),
    "immense": (frozenset(("idea",)), 0.2),
    "doux": (frozenset(("idea", "food")), 0.1),
    "triste": (frozenset(("body", "idea")), 0.15),
    "gris": (frozenset(("food",)), 0.1),
    "malade": (frozenset(("body",)), 0.15),
    "fatigué": (frozenset(("body",)), 0.1),
}
_NEVER: tuple[frozenset[str], float] = (frozenset(), 0)
SPIRIT = "esprit"  # understood as a mind: a person only if it acts
SEEN = frozenset(("regarder", "voir", "peindre", "trouver"))  # verbs of perceiving a thing
# Nouns that may be about anything: a secret or a song of something. A lie of a boat makes no
# sense.
TOLD_OF = frozenset(("chanson", "histoire", "rêve", "secret"))
UNOWNED = frozenset(("mensonge", "mot", "nouvelle"))
# Pairs of verb and object that make little sense.
_HARDLY_DONE = frozenset((
    ("acheter", "argent"), ("acheter", "or"), ("attraper", "mot"), ("attraper", "or"),
    ("attraper", "argent"), ("attraper", "histoire"), ("embrasser", "pain"),
    ("embrasser", "fromage"), ("embrasser", "miel"), ("embrasser", "chocolat"), ("finir", "fête"),
    ("finir", "vacances"),
    ("récolter", "arbre"), ("devenir", "goût"), ("devenir", "odeur"), ("devenir", "bruit"),
))  # fmt: skip
_COLOURLESS = frozenset((
    "vent", "trésor", "argent", "or", "feu", "arc-en-ciel", "pluie", "miel", "lait", "soleil",
    "eau", "monde",
))  # fmt: skip
# Places, and the actions that make little sense there.
_BOOKISH = frozenset(("livre", "histoire"))
_IN_BOOKS = frozenset((
    "be", "cacher", "chercher", "dormir", "lire", "mettre", "perdre", "rêver", "trouver", "vivre",
    "voyager",
))  # fmt: skip
_WET = frozenset(("eau", "mer", "soupe"))
_IN_WATER = frozenset((
    "be", "cacher", "danser", "jeter", "jouer", "laver", "mettre", "nager", "perdre", "pleurer",
    "sauter", "tomber", "vivre", "voyager", "aller", "venir", "chanter",
))  # fmt: skip
_PASSING = frozenset(("anniversaire", "chasse", "fête", "feu", "miroir", "tempête", "vent"))
_HIDEOUT = frozenset(("cacher", "dormir", "mettre", "pleuvoir", "tomber"))  # in a hand, on a nose

UNSAID, HARD, CLUMSY, LAME, SLIGHT = 1.4, 0.8, 0.5, 0.3, 0.15
# Discounts if a hand holds no living being: then the wind may be jealous, and a book may laugh.
TALE_OF_THINGS, OF_ONESELF = 0.5, 0.2


def dullness(clause: Clause, lang: Lang, *, alive: bool = True) -> float:
    """The style penalty of a sentence. `alive`: the hand held a being that could have acted."""
    return sum(_prices(clause, lang, alive=alive))


def _prices(clause: Clause, lang: Lang, *, alive: bool) -> Iterator[float]:
    for thing in clause.subject:
        yield from _named(thing, clause.deed, lang, alive=alive)
        yield _as_doer(thing, clause.deed, lang, alive=alive)
    yield from _done(clause.subject, clause.deed, lang, alive=alive)
    if not clause.subject and not alive:  # first person, because nobody else could act
        yield -OF_ONESELF
    told = sum(1 for thing in _all(clause.subject, clause.deed) for _ in thing.adjectives)
    yield 0.15 * max(0, told - 2)
    if isinstance(clause.setting, Noun) and clause.setting.id == "jour":  # and by night?
        yield 0.1


def _as_doer(thing: Thing, deed: Deed, lang: Lang, *, alive: bool) -> float:
    """The penalty for the subject: a word hardly acts; a crown may, if the hand has nobody else."""
    noun, verb = thing.noun, deed.verb
    if noun.id == SPIRIT:
        return SLIGHT if lang == "fr" else CLUMSY
    if noun.kind in ANIMATE or isinstance(verb, str):
        return 0
    if noun.kind in ("idea", "saying", "time"):
        return LAME
    personified = verb.by and noun.kind not in verb.by and noun.id not in verb.doers
    return -TALE_OF_THINGS if personified and not alive and lang not in noun.mass else 0


def _named(thing: Thing, deed: Deed | None, lang: Lang, *, alive: bool) -> Iterator[float]:
    """The penalties for a noun and its adjectives. With a deed, the noun is its subject."""
    noun = thing.noun
    yield from (idle(one, noun, deed) for one in thing.adjectives)
    yield from _stacked(thing, lang)
    for one in thing.adjectives:
        yield _personified(one, noun, alive=alive)
        if one.follows and lang == "en" and noun.kind not in ANIMATE:  # the wind in love
            yield UNSAID
    for owner in thing.owner or ():
        yield CLUMSY if noun.id in UNOWNED and owner.noun.kind not in ANIMATE else 0
        yield LAME if owner.noun.kin and not owner.owner else 0  # the daughter's: whose?
        yield SLIGHT if owner.adjectives and thing.adjectives else 0
        yield LAME if owner.owner or (owner.doing and deed) else 0
        yield from _named(owner, None, lang, alive=alive)
    if thing.doing:
        yield from _which(thing, thing.doing, lang, alive=alive)


def _personified(adjective: Adjective, noun: Noun, *, alive: bool) -> float:
    """A jealous book is allowed only if nobody else could be jealous; a moon always may be."""
    price = being(noun, adjective)
    if price not in (FANCY, FABLE):
        return 0
    if alive:
        return 0 if price == FANCY else HARD
    return -TALE_OF_THINGS


def _stacked(thing: Thing, lang: Lang) -> Iterator[float]:
    """Penalties for two adjectives on one noun, or one on Santa Claus or one's own mother."""
    noun, told = thing.noun, thing.adjectives
    if not told:
        return
    if noun.name:
        after = any(one.place == "after" for one in told)
        yield UNSAID if lang == "en" else LAME if after else 0
    if noun.kin and not thing.owner:
        yield LAME
    if len(told) > 1:
        seen = told[0].id in LIGHT and told[1].id in COLOURS
        yield SLIGHT if seen and len(told) == 2 else CLUMSY


def _which(thing: Thing, doing: Deed, lang: Lang, *, alive: bool) -> Iterator[float]:
    """Penalties for a relative clause that has no complement, or contains another one."""
    if not doing.complements:
        yield LAME
    inner = [one for part in doing.complements for one in part.things]
    yield CLUMSY if any(one.doing for one in inner) else 0
    yield SLIGHT if any(one.adjectives for one in inner) and thing.adjectives else 0
    yield SLIGHT if thing.owner else 0
    yield from _done((thing,), doing, lang, alive=alive)


def idle(adjective: Adjective, noun: Noun, deed: Deed | None) -> float:
    """The penalty for an adjective that adds nothing."""
    if (adjective.id, noun.id) in PLEONASMS:
        return CLUMSY
    if adjective.id in COLOURS and noun.id in _COLOURLESS:
        return LAME
    if adjective.id in ("rapide", "lent") and noun.kind in ANIMATE:
        verb = deed.verb if deed else ""
        moves = isinstance(verb, Verb) and verb.id in MOVING
        return 0 if moves else 0.2 if deed else 0.1
    if adjective.id == "bon" and noun.id in ("fille", "femme", "homme"):
        return LAME
    kinds, price = _IDLE.get(adjective.id, _NEVER)
    return price if noun.kind in kinds else 0


def _done(subject: Things, deed: Deed, lang: Lang, *, alive: bool) -> Iterator[float]:
    verb = deed.verb
    if isinstance(verb, str):
        yield from _linked(subject, deed, alive=alive)
    else:
        plain = not any(thing.doing for one in deed.complements for thing in one.things)
        yield FLAT.get(verb.id, 0) if plain else 0
        yield from _taken(verb, deed, lang)
    for one in deed.complements:
        for thing in one.things:
            yield from _named(thing, None, lang, alive=alive)
            if one.slot.role in ("place", "goal") and not thing.noun.when:
                yield _there(thing, deed, one)
        if one.deed:
            whose = one.things if one.slot.role == "made" else subject
            yield from _done(whose, one.deed, lang, alive=alive)
        if one.clause:
            empty = not subject  # I say that …
            much = any(adverb.id in ("beaucoup", "mal", "bien") for adverb in deed.adverbs)
            yield (SLIGHT if empty else 0) + (HARD if much else 0)
            yield from _prices(one.clause, lang, alive=alive)
    if deed.then:
        yield CLUMSY
        yield from _done(subject, deed.then, lang, alive=alive)


def _linked(subject: Things, deed: Deed, *, alive: bool) -> Iterator[float]:
    """Penalties for sentences with be and have, where nothing happens; better with a living
    subject."""
    living = all(one.noun.kind in ANIMATE for thing in subject for one in (thing.owner or (thing,)))
    if deed.verb == "have":
        for thing in deed.complements[0].things:
            said = thing.noun.kind in ("idea", "saying") and not thing.noun.felt
            yield LAME if said else 0.05 if thing.noun.kind == "body" else SLIGHT
        return
    for one in deed.complements:
        if one.slot.role == "place":
            yield 0.05 if living else LAME if alive else 0.2
        elif one.adjectives and deed.adverbs:  # the big nose is always small
            yield CLUMSY if any(thing.adjectives for thing in subject) else 0
        elif one.things:  # one thing is another
            yield 0 if living else CLUMSY
        elif not living:
            yield LAME if any(map(_is_unseen, subject)) else 0


def _is_unseen(thing: Thing) -> bool:
    noun = thing.noun
    return noun.kind in ("idea", "saying", "time") and noun.id not in TOLD_OF


def _taken(verb: Verb, deed: Deed, lang: Lang) -> Iterator[float]:
    """Penalties for the complements of a verb."""
    roles = {one.slot.role for one in deed.complements}
    for one in deed.complements:
        if not one.things or one.slot.role not in ("object", "recipient", "with", "attribute"):
            continue
        for thing in one.things:
            yield _object(verb, thing, lang)
        first = one.things[0].noun
        if one.slot.role == "object" and "recipient" not in roles:
            asked = verb.id == "demander"  # asks for the broom: whom?
            robbed = verb.id == "voler" and first.kind == "idea"
            given = verb.id == "offrir" and first.kind == "saying"
            yield LAME if asked or robbed or given else 0
    if verb.id in ("penser", "oublier") and "infinitive" in roles:
        yield SLIGHT
    if verb.id in ("croire", "savoir") and any(one.places[0] == "mid" for one in deed.adverbs):
        yield LAME  # often knows


def _object(verb: Verb, thing: Thing, lang: Lang) -> float:
    noun = thing.noun
    if noun.id == SPIRIT:
        return LAME if lang == "fr" else HARD
    if noun.id == "temps":
        return 0 if verb.id in ("perdre", "demander", "voler", "donner") else CLUMSY
    if noun.id == "mot":
        return 0 if verb.id in WORDED else LAME
    if verb.id == "ressembler":
        return CLUMSY if noun.mass or noun.kind in ("idea", "saying") or noun.id == "vent" else 0
    if (verb.id, noun.id) in _HARDLY_DONE:
        return CLUMSY
    if verb.id in SEEN and noun.kind == "idea" and noun.id != "couleur":
        return CLUMSY
    if noun.id == "nouvelle" and lang == "fr":
        return SLIGHT
    if verb.id == "récolter" and noun.kind == "saying":
        return CLUMSY
    if verb.id == "dévorer" and noun.id == "soupe":
        return SLIGHT
    faceless = noun.kind in ("idea", "saying") and thing.owner
    return SLIGHT if faceless else 0


def _there(thing: Thing, deed: Deed, one: Complement) -> float:
    """The penalty for a place that has nothing to do with the action."""
    noun = thing.noun
    done = deed.verb if isinstance(deed.verb, str) else deed.verb.id
    price = 0.0
    if isinstance(deed.verb, Verb) and not (deed.verb.slot("place") or deed.verb.slot("goal")):
        price = SLIGHT  # tacked on
    if noun.kind == "body":
        price += 0 if done in _HIDEOUT or thing.owner else CLUMSY
    if noun.id == "pays" and not thing.adjectives and not thing.owner:
        price += LAME
    if noun.id == "silence" and (one.slot.needed or done in ("be", "jeter")):
        price += HARD
    if noun.id in _BOOKISH and done not in _IN_BOOKS:
        price += CLUMSY
    if noun.id in _WET and done not in _IN_WATER:
        price += LAME
    if one.slot.role == "place" and noun.id == "fenêtre" and done in MOVING:
        price += HARD
    if done in ("vivre", "voyager") and noun.id in _PASSING:
        price += CLUMSY
    return price


def _all(subject: Things, deed: Deed) -> Iterator[Thing]:
    """All things in a sentence, nested ones included."""
    inner = [thing for one in deed.complements for thing in one.things]
    for thing in (*subject, *inner):
        yield thing
        yield from _all(thing.owner or (), thing.doing) if thing.doing else (thing.owner or ())
    for one in deed.complements:
        if one.deed:
            yield from _all((), one.deed)
        if one.clause:
            yield from _all(one.clause.subject, one.clause.deed)
