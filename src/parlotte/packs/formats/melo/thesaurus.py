"""Lints the built-in groups of near-synonyms."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from parlotte.core.folding import fold
from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.agreement import feminine, plurals
from parlotte.kit.text import as_written
from parlotte.lexicon.finder import distance
from parlotte.packs.french import french
from parlotte.packs.problems import Problem, about, about_all
from parlotte.packs.typography import typography_problems

LEAST = {"fr": 1000, "en": 450}  # different words
FEWEST, MOST = 2, 14  # words per group
MOST_GROUPS = 2  # groups per word, for words with two meanings
MOST_SHARED = 1  # words shared by two groups; with more they should be merged

_EXPRESSION = re.compile(r"[\s’-]")


def lint_groups(groups: Sequence[Group], lang: str) -> list[Problem]:
    return [
        *(problem for group in groups for problem in _lint_group(group, lang)),
        *_lint_ideas(groups),
        *_lint_places(groups),
        *_lint_shared(groups),
        *_lint_forms(groups, lang),
        *_lint_unlike(groups),
        *_lint_count(groups, lang),
    ]


def adjectives(groups: Sequence[Group]) -> int:
    return len({as_written(word) for group in groups for word in group.words})


def _lint_group(group: Group, lang: str) -> Iterator[Problem]:
    if not FEWEST <= len(group.words) <= MOST:
        yield about(group.idea, "lint-adjective-group", "words", least=FEWEST, most=MOST)
    if group.idea not in group.words:
        yield about(group.idea, "lint-adjective-idea", "idea")
    for word, count in Counter(map(fold, group.words)).items():
        if count > 1:
            yield about(word, "lint-adjective-twice", "words", idea=group.idea)
    for word in group.words:
        # A noun used as an adjective (pipelette) is its own feminine: no lexicon entry is needed.
        asked = lang if group.forms.get(word) != (word,) else ""
        if key := _wrong_with(word, asked):
            yield about(word, key, "words")


def _wrong_with(word: str, lang: str) -> str | None:
    """The problem of a spelling. Expressions are not looked up: no dictionary has them all."""
    if word != word.strip() or not fold(word):
        return "lint-adjective-empty"
    # A proper noun may occur only within an expression: « bon Samaritain ».
    if word[0].isupper() or (word != word.lower() and not _EXPRESSION.search(word)):
        return "lint-adjective-lowercase"
    if problem := next(typography_problems(word), None):
        return problem
    if lang == "fr" and not _EXPRESSION.search(word):
        return _unfit(word)
    return None


def _unfit(word: str) -> str | None:
    """A French word must be an entry of our lexicon: neither feminine nor plural."""
    readings = [one for one in french().readings(word) if one.form == word]
    if not readings:
        return "lint-adjective-unknown"
    # « aimant » is an entry and a form of « aimer »: a verb tells nothing about gender and number.
    named = [one for one in readings if one.kind != "v"]
    if named and all(one.lemma != word for one in named):
        return "lint-adjective-masculine"
    return None


def _lint_ideas(groups: Sequence[Group]) -> Iterator[Problem]:
    for idea, count in Counter(fold(group.idea) for group in groups).items():
        if count > 1:
            yield about(idea, "lint-adjective-idea-twice", "idea")


def _lint_places(groups: Sequence[Group]) -> Iterator[Problem]:
    places = Counter(word for group in groups for word in set(map(as_written, group.words)))
    for word, count in places.items():
        if count > MOST_GROUPS:
            yield about(word, "lint-adjective-many", "words", most=MOST_GROUPS)


def _lint_shared(groups: Sequence[Group]) -> Iterator[Problem]:
    for one, other in combinations(groups, 2):
        shared = {fold(word) for word in one.words} & {fold(word) for word in other.words}
        if len(shared) > MOST_SHARED:
            yield about(one.idea, "lint-adjective-shared", "words", other=other.idea)


def _lint_forms(groups: Sequence[Group], lang: str) -> Iterator[Problem]:
    known: dict[str, tuple[str, ...]] = {}
    for group in groups:
        for word, forms in group.forms.items():
            if word not in group.words or not forms:
                yield about(word, "lint-adjective-form-stray", "forms")
            elif lang == "fr" and forms == (feminine(word),) != (word,):
                yield about(word, "lint-adjective-form-idle", "forms")
            if known.setdefault(word, forms) != forms:
                yield about(word, "lint-adjective-form-two", "forms")


def _lint_unlike(groups: Sequence[Group]) -> Iterator[Problem]:
    """A word in `unlike` must not be in a group, but must look like a slip of one in its group."""
    ours = {fold(word) for group in groups for word in group.words}
    for group in groups:
        for word in group.unlike:
            if fold(word) in ours or not any(_near(word, one) for one in group.words):
                yield about(word, "lint-adjective-unlike", "unlike", idea=group.idea)


def _near(other: str, word: str) -> bool:
    """Whether two words are one slip apart in any of their forms."""
    return any(distance(one, two, 1) == 1 for one, two in product(_forms(other), _forms(word)))


def _forms(word: str) -> set[str]:
    singulars = (word, feminine(word))
    return {fold(one) for each in singulars for one in (each, *plurals(each))}


def _lint_count(groups: Sequence[Group], lang: str) -> Iterator[Problem]:
    count, least = adjectives(groups), LEAST.get(lang, 0)
    if count < least:
        yield about_all("lint-adjective-few", "words", count=count, least=least)
