"""Lints the built-in famous people: one word that can be laid, and a line for children."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from parlotte.core.folding import is_plain
from parlotte.games.coquillaude.content import Era, Person
from parlotte.games.coquillaude.countries import COUNTRIES
from parlotte.packs.alike import lint_alike
from parlotte.packs.problems import Problem, about, about_all
from parlotte.packs.shares import Range, lint_shares
from parlotte.packs.typography import typography_problems

LEAST_PERSONS = 3000
SHORTEST_NAME, LONGEST_NAME = 2, 15
SHORTEST_WHO, LONGEST_WHO, LONGEST_ALSO = 40, 120, 90
OLDEST = 115  # years
GROWN, OLD = 12, 80  # the ages between which people usually become known
NOW = 2100

# First and last year.
ERAS: dict[Era, tuple[int, int]] = {
    "antiquite": (-10_000, 476),
    "moyen-age": (476, 1492),
    "renaissance": (1492, 1600),
    "classique": (1600, 1789),
    "xixe": (1789, 1914),
    "xxe": (1914, 2000),
    "xxie": (2000, NOW),
}
SHARE = "lint-share-of"
WOMEN_SHARE: Range = (0.30, 0.60)
FRENCH_SHARE: Range = (0, 0.45)


def lint_persons(persons: Sequence[Person]) -> list[Problem]:
    return [
        *(problem for one in persons for problem in _lint_person(one)),
        *_lint_twice(persons),
        *_lint_whole(persons),
    ]


def _lint_person(one: Person) -> Iterator[Problem]:
    letters = one.letters
    if not is_plain(letters) or not SHORTEST_NAME <= len(letters) <= LONGEST_NAME:
        yield about(one.name, "lint-name", "name", least=SHORTEST_NAME, most=LONGEST_NAME)
    if not one.name[:1].isupper():
        yield about(one.name, "lint-name-capital", "name")
    if not SHORTEST_WHO <= len(one.who) <= LONGEST_WHO:
        yield about(one.name, "lint-who-length", "who", least=SHORTEST_WHO, most=LONGEST_WHO)
    if not one.who.endswith(".") or one.who[:1].islower():
        yield about(one.name, "lint-who-ends", "who")
    if len(one.also) > LONGEST_ALSO:
        yield about(one.name, "lint-also-long", "also", most=LONGEST_ALSO)
    if one.country and one.country not in COUNTRIES:
        yield about(one.name, "lint-country", "country", said=one.country)
    for field, text in (("name", one.name), ("who", one.who), ("also", one.also)):
        for key in typography_problems(text):
            yield about(one.name, key, field)
    if not lived(one):
        yield about(one.name, "lint-years", "born")
    elif not of_its_era(one):
        yield about(one.name, "lint-era", "era", said=one.era)


def lived(one: Person) -> bool:
    """Whether the years are possible: birth before death, and no impossible age."""
    if one.era == "legende":
        return one.born is None and one.died is None
    if one.born is None or one.died is None:
        return True
    return one.born < one.died <= one.born + OLDEST


def of_its_era(one: Person) -> bool:
    """Whether part of the person's adult years lies in the era."""
    if one.era == "legende" or (one.born is None and one.died is None):
        return True
    first, last = ERAS[one.era]
    born = one.born if one.born is not None else (one.died or 0) - OLDEST
    died = one.died if one.died is not None else born + OLDEST
    return max(born + GROWN, first) <= min(died, born + max(OLD, died - born), last)


def _lint_twice(persons: Sequence[Person]) -> Iterator[Problem]:
    same: dict[str, list[Person]] = defaultdict(list)
    for one in persons:
        same[one.letters].append(one)
    for some in same.values():
        for one in some[1:]:
            yield about(one.name, "lint-name-twice", "name", other=some[0].name)
    yield from lint_alike([(one.name, "who", one.who) for one in persons])


def _lint_whole(persons: Sequence[Person]) -> Iterator[Problem]:
    if len(persons) < LEAST_PERSONS:
        yield about_all("lint-few-persons", least=LEAST_PERSONS)
    women = ("F" if one.woman else "M" for one in persons)
    yield from lint_shares(SHARE, "woman", women, {"F": WOMEN_SHARE})
    countries = (one.country for one in persons)
    yield from lint_shares(SHARE, "country", countries, {"FR": FRENCH_SHARE})
