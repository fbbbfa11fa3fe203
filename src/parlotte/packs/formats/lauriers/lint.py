"""What each of the house's own words owes: one style for truth and leurres."""

import re
from collections.abc import Iterator, Mapping, Sequence

from parlotte.core.folding import fold
from parlotte.games.lauriers.content import Word
from parlotte.packs.formats.lauriers.whole import lint_whole
from parlotte.packs.french import french
from parlotte.packs.problems import Problem
from parlotte.packs.typography import typography_problems

# fmt: off
THEMES = frozenset((
    "armes", "betes", "blason", "ciel", "corps", "costume", "droit", "injures", "jeux", "langue",
    "maison", "mer", "metiers", "musique", "plantes", "savoirs", "table", "terroir", "voyage",
))
# fmt: on
LEURRES = 3
FEWEST_WORDS, MOST_WORDS = 4, 22
NOTE_MOST_WORDS = 30

_ARTICLE = re.compile(r"(?:Un|Une|Le|La|Les|Des|Du) |L’", re.IGNORECASE)
_PARTS = re.compile(r"[\s’-]+")


def lint_words(words: Sequence[Word], absent: Mapping[str, str]) -> list[Problem]:
    """`absent` says of words that are not in our lexicon where they are found."""
    problems = [problem for word in words for problem in _lint_word(word)]
    problems += _unknown(words, absent)
    return problems + lint_whole(words)


def _about(word: Word, key: str, field: str, **params: int | str) -> Problem:
    return Problem(key, field=field, params={"word": word.spelling, **params})


def _lint_word(word: Word) -> Iterator[Problem]:
    if word.spelling[:1].isupper():
        yield _about(word, "lint-proper-noun", "spelling")
    if word.theme not in THEMES:
        yield _about(word, "lint-unknown-theme", "theme", said=word.theme)
    if len(word.leurres) < LEURRES:
        yield _about(word, "lint-too-few-leurres", "leurres", least=LEURRES)
    if not word.note or len(word.note.split()) > NOTE_MOST_WORDS:
        yield _about(word, "lint-note", "note", most=NOTE_MOST_WORDS)
    for key in typography_problems(word.note):
        yield _about(word, key, "note")
    for field, text in (
        ("definition", word.definition),
        *(("leurres", one) for one in word.leurres),
    ):
        yield from _lint_definition(word, field, text)


def _lint_definition(word: Word, field: str, text: str) -> Iterator[Problem]:
    count = len(text.split())
    if not FEWEST_WORDS <= count <= MOST_WORDS:
        yield _about(word, "lint-length", field, least=FEWEST_WORDS, most=MOST_WORDS)
    if not text[:1].isupper() or not text.endswith("."):
        yield _about(word, "lint-capital-and-stop", field)
    if _ARTICLE.match(text):
        yield _about(word, "lint-article", field)
    if _gives_away(word.spelling, text):
        yield _about(word, "lint-giveaway", field)
    for key in typography_problems(text):
        yield _about(word, key, field)


def _gives_away(spelling: str, text: str) -> bool:
    """The word itself, or one that shares its first letters, stands in the text."""
    heads = [part for part in fold(spelling).split() if len(part) >= 5]
    return any(
        word.startswith(head[: max(5, len(head) - 2)])
        for head in heads
        for word in fold(text).split()
    )


def in_lexicon(spelling: str) -> bool:
    """Whether our lexicon has it, or each of its parts."""
    lexicon = french()
    parts = [part for part in _PARTS.split(spelling) if len(part) > 1]
    return lexicon.valid("".join(parts)) or all(map(lexicon.valid, parts))


def _unknown(words: Sequence[Word], absent: Mapping[str, str]) -> Iterator[Problem]:
    """A word is in our lexicon, or somebody says where else it is found; not both."""
    for word in words:
        if in_lexicon(word.spelling) == (word.spelling in absent):
            known = "lint-absent-known" if word.spelling in absent else "lint-absent"
            yield _about(word, known, "spelling")
    for spelling in sorted(absent.keys() - {word.spelling for word in words}):
        yield Problem("lint-absent-stray", field="spelling", params={"word": spelling})
