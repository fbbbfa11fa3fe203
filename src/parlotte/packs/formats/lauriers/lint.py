"""Lints each built-in word: truth and leurres in one style."""

import re
from collections.abc import Iterator, Mapping, Sequence

from parlotte.core.folding import fold
from parlotte.games.lauriers.content import Word
from parlotte.packs.formats.lauriers.across import texts_of
from parlotte.packs.formats.lauriers.whole import lint_whole
from parlotte.packs.french import french
from parlotte.packs.problems import Problem, about
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
    """`absent` gives the source of words that are not in our lexicon."""
    problems = [problem for word in words for problem in _lint_word(word)]
    problems += _unknown(words, absent)
    return problems + lint_whole(words)


def _lint_word(word: Word) -> Iterator[Problem]:
    if word.spelling[:1].isupper():
        yield about(word.spelling, "lint-proper-noun", "spelling")
    if word.theme not in THEMES:
        yield about(word.spelling, "lint-unknown-theme", "theme", said=word.theme)
    if len(word.leurres) < LEURRES:
        yield about(word.spelling, "lint-too-few-leurres", "leurres", least=LEURRES)
    if not word.note or len(word.note.split()) > NOTE_MOST_WORDS:
        yield about(word.spelling, "lint-note", "note", most=NOTE_MOST_WORDS)
    for key in typography_problems(word.note):
        yield about(word.spelling, key, "note")
    for field, text in texts_of(word):
        yield from _lint_definition(word, field, text)


def _lint_definition(word: Word, field: str, text: str) -> Iterator[Problem]:
    count = len(text.split())
    if not FEWEST_WORDS <= count <= MOST_WORDS:
        yield about(word.spelling, "lint-length", field, least=FEWEST_WORDS, most=MOST_WORDS)
    if not text[:1].isupper() or not text.endswith("."):
        yield about(word.spelling, "lint-capital-and-stop", field)
    if _ARTICLE.match(text):
        yield about(word.spelling, "lint-article", field)
    if _gives_away(word.spelling, text):
        yield about(word.spelling, "lint-giveaway", field)
    for key in typography_problems(text):
        yield about(word.spelling, key, field)


def _gives_away(spelling: str, text: str) -> bool:
    """Whether the text contains the word itself, or one that shares its first letters."""
    heads = [part for part in fold(spelling).split() if len(part) >= 5]
    return any(
        word.startswith(head[: max(5, len(head) - 2)])
        for head in heads
        for word in fold(text).split()
    )


def in_lexicon(spelling: str) -> bool:
    """Whether our lexicon has the word, or each of its parts."""
    lexicon = french()
    parts = [part for part in _PARTS.split(spelling) if len(part) > 1]
    return lexicon.valid("".join(parts)) or all(map(lexicon.valid, parts))


def _unknown(words: Sequence[Word], absent: Mapping[str, str]) -> Iterator[Problem]:
    """A word must be in our lexicon, or in `absent`, but not in both."""
    for word in words:
        if in_lexicon(word.spelling) == (word.spelling in absent):
            known = "lint-absent-known" if word.spelling in absent else "lint-absent"
            yield about(word.spelling, known, "spelling")
    for spelling in sorted(absent.keys() - {word.spelling for word in words}):
        yield about(spelling, "lint-absent-stray", "spelling")
