"""Names of people: Victor Hugo is Hugo, V. Hugo and Hugo Victor; but Marie Curie is not Pierre."""

from functools import lru_cache

from msgspec import Struct

from parlotte.games.coquillaude.answering.first_names import FIRST_NAMES, sounded
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.numbers import is_number
from parlotte.games.coquillaude.answering.wording import (
    TITLES,
    Words,
    letters,
    listed,
    pieces,
    readings,
)
from parlotte.games.coquillaude.countries import COUNTRIES
from parlotte.lexicon.finder import distance

_PARTICLES = listed("de du d van von der den di da del della dos bin ben ibn el al y")
_LANDS = frozenset(readings(name)[0] for names in COUNTRIES.values() for name in names)


class Called(Struct, frozen=True):
    """A person's name, split into first names and family name."""

    first: Words
    family: Words
    glued: str  # the family name joined with its particles: degaulle


@lru_cache(maxsize=4096)
def called(text: str) -> Called | None:
    """Splits a name into first and family name. None if there is no family name: a number (Louis
    XIV), a byname (Alexandre le Grand) or a country (Anne d’Autriche)."""
    parts = text.split()
    if parts and letters(parts[0]).strip(".") in TITLES:
        parts = parts[1:]
    count = 0
    while count < len(parts) - 1 and _is_first(parts[count]):
        count += 1
    rest = parts[count:]
    if not count or not all(map(_of_family, rest)):
        return None
    family = readings(" ".join(rest))[0]
    if family in _LANDS or any(map(is_number, family)):
        return None
    return Called(
        tuple(piece for part in parts[:count] for piece in pieces(part)),
        family,
        "".join(pieces(" ".join(rest))),
    )


def _is_first(part: str) -> bool:
    names = pieces(part)
    return part[:1].isupper() and bool(names) and all(name in FIRST_NAMES for name in names)


def _of_family(part: str) -> bool:
    before, elided, after = part.partition("’")
    return (after if elided else before)[:1].isupper() or letters(part) in _PARTICLES


def names_person(given: Words, person: Called, known: Known) -> bool:
    """Accepts the family name, with first names or initials before or after it."""
    if _family_first(given) == _family_first((*person.family, *person.first)):
        return True
    for family in (person.family, (person.glued,)):
        at = len(given) - len(family)
        if at < 0 or given[at:] != family:
            continue
        first = iter(person.first)
        if all(any(_is_called(said, name) for name in first) for said in given[:at]):
            return True
        return " ".join(given) not in known and (
            at == len(person.first) and all(map(_nearly_called, given[:at], person.first))
        )
    return False


def _family_first(words: Words) -> Words:
    """Moves a particle to the front: Beethoven, Ludwig van."""
    while len(words) > 1 and words[0] in _PARTICLES:
        words = words[1:]
    while len(words) > 1 and words[-1] in _PARTICLES:
        words = words[:-1]
    return words


def _is_called(said: str, name: str) -> bool:
    return said == name or (len(said) == 1 and name[0] == said) or sounded(said) == sounded(name)


def _nearly_called(said: str, name: str) -> bool:
    """Allows a typo in a first name before the family name: Niel is Neil, Michel is Michael. One
    replaced letter may be another person: Jean is not Dean."""
    if _is_called(said, name):
        return True
    one, other = sounded(said), sounded(name)
    if min(len(one), len(other)) < 3 or distance(one, other, 1) > 1:
        return False
    return len(one) != len(other) or sorted(one) == sorted(other)


def adds_first_name(given: Words, family: Words, known: Known) -> bool:
    """Accepts Pablo Picasso for Picasso, unless several people share the name: Marie and Pierre
    Curie."""
    at = len(given) - len(family)
    if at < 1 or given[at:] != family or any(map(is_number, family)):
        return False
    if not all(name in FIRST_NAMES or len(name) == 1 for name in given[:at]):
        return False
    return known.bearers(" ".join(family)) <= {" ".join(given)}
