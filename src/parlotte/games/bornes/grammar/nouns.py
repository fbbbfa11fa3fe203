"""Nouns and adjectives of a stretch of cards: which belongs to which."""

from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from parlotte.games.bornes.grammar.sense import being, joining, owning
from parlotte.games.bornes.grammar.shape import Thing, Things
from parlotte.games.bornes.items import Adjective, Lang, Noun, Word

MOST, TURNED = 8, 7  # ways that are looked at, and adjectives that may go either way


def things_of(words: Sequence[Word], lang: Lang) -> list[tuple[tuple[Thing, ...], float]]:
    """Each noun with its adjectives; every adjective goes to the nearest noun on one side."""
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
            cost += being(noun, adjective) + _side(adjective, before=at < beside, lang=lang)
        things = tuple(
            Thing(word, tuple(told[at])) for at, word in enumerate(words) if isinstance(word, Noun)
        )
        found.append((things, cost))
    return sorted(found, key=lambda one: one[1])[:MOST]


def _side(adjective: Adjective, *, before: bool, lang: Lang) -> float:
    """Where one expects it beside its noun."""
    expected = adjective.place == "before" if lang == "fr" else not adjective.follows
    return 0 if before == expected else 0.15


def joined(things: Sequence[Thing]) -> list[tuple[Things, float]]:
    """Several things as one: this and that, or this of that."""
    first, *rest = things
    if not rest:
        return [((first,), 0)]
    found: list[tuple[Things, float]] = []
    for others, cost in joined(rest):
        nearest = others[0].noun
        found.append(((first, *others), cost + joining(first.noun, nearest)))
        if len(others) == 1 and not first.noun.name:
            owned = replace(first, owner=others)
            found.append(((owned,), cost + owning(first.noun, nearest)))
    return sorted(found, key=lambda one: one[1])[:MOST]
