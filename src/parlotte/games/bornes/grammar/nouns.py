"""Parses nouns and adjectives: which adjective and which owner belongs to which noun."""

from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from parlotte.games.bornes.grammar.sense import ANIMATE, HARDLY, being, joining, owning
from parlotte.games.bornes.grammar.shape import Thing, Things
from parlotte.games.bornes.words import Adjective, Lang, Noun, Word

MOST, TURNED = 8, 7  # limits: parses considered, and adjectives that may go either way
# Costs: an adjective on the unusual side of its noun; one that skips to the next noun; an owner
# before its possession; an owner that is owned itself.
ASIDE, OVER, BEFORE, CHAIN = 0.15, 1.6, 0.05, 0.5


def things_of(words: Sequence[Word], lang: Lang) -> list[tuple[tuple[Thing, ...], float]]:
    """The nouns with their adjectives; each adjective goes to the nearest noun on one side."""
    nouns = [at for at, word in enumerate(words) if isinstance(word, Noun)]
    if not nouns:
        return []
    choices: list[list[tuple[int, int]]] = []
    for at, word in enumerate(words):
        if isinstance(word, Adjective):
            left = max((one for one in nouns if one < at), default=None)
            right = min((one for one in nouns if one > at), default=None)
            sides = [(at, one) for one in (left, right) if one is not None]
            choices.append(sides if len(choices) < TURNED else sides[:1])
    found = []
    for chosen in product(*choices):
        cost = 0.0
        told: dict[int, list[Adjective]] = {one: [] for one in nouns}
        for at, beside in chosen:
            adjective, noun = words[at], words[beside]
            assert isinstance(adjective, Adjective) and isinstance(noun, Noun)  # noqa: S101, PT018
            told[beside].append(adjective)
            between = nouns[0] < at < nouns[-1]
            turned = _is_turned(adjective, before=at < beside, lang=lang)
            cost += being(noun, adjective) + turned * (OVER if between else ASIDE)
        things = tuple(
            Thing(word, tuple(told[at])) for at, word in enumerate(words) if isinstance(word, Noun)
        )
        found.append((things, cost))
    return sorted(found, key=lambda one: one[1])[:MOST]


def _is_turned(adjective: Adjective, *, before: bool, lang: Lang) -> bool:
    """Whether the adjective stands on the unusual side of its noun."""
    expected = adjective.place == "before" if lang == "fr" else not adjective.follows
    return before != expected


def is_stuff_of(thing: Thing, whose: Thing) -> bool:
    """Whether the owner is only a material, so that there may be a real owner too."""
    owner = thing.owner or ()
    plain = len(owner) == 1 and owner[0].noun.stuff and owner[0].owner is None
    return plain and whose.noun.kind in ANIMATE


def joined(things: Sequence[Thing], lang: Lang) -> list[tuple[Things, float]]:
    """Joins several things: this and that, this of that, or in English this one's that."""
    first, *rest = things
    if not rest:
        return [((first,), 0)]
    found: list[tuple[Things, float]] = []
    for others, cost in joined(rest, lang):
        nearest = others[0].noun
        found.append(((first, *others), cost + joining(first.noun, nearest)))
        if len(others) > 1:
            continue
        if not first.noun.name:
            owned = replace(first, owner=others)
            whose = others[0].owner
            further = CHAIN if whose else 0
            further += HARDLY if lang in nearest.hardly else 0
            if whose and nearest.stuff:  # the king's gold crown: he has the crown
                further = owning(first.noun, whose[0].noun) / 2 - owning(nearest, whose[0].noun)
            found.append(((owned,), cost + owning(first.noun, nearest) + further))
        if lang == "en" and others[0].owner is None and first.noun.kind in ANIMATE:
            owned = replace(others[0], owner=(first,))
            hardly = HARDLY if lang in first.noun.hardly else 0
            found.append(((owned,), cost + owning(nearest, first.noun) + BEFORE + hardly))
    return sorted(found, key=lambda one: one[1])[:MOST]
