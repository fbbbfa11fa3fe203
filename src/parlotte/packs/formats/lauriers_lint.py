"""What the house's own words owe: one style for truth and leurres, so that nothing betrays it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean

from parlotte.games.lauriers.deck import WORDS_ON_A_CARD
from parlotte.games.lauriers.items import Word
from parlotte.kit.text import fold, likeness
from parlotte.packs.problems import Problem
from parlotte.packs.typography import typography_problems

# fmt: off
THEMES = frozenset((
    "armes", "betes", "blason", "ciel", "corps", "costume", "droit", "injures", "langue",
    "maison", "mer", "metiers", "musique", "plantes", "table", "terroir", "voyage",
))
# fmt: on
LEURRES = 3
FEWEST_WORDS, MOST_WORDS = 4, 22
NOTE_MOST_WORDS = 30
TOO_ALIKE = 0.75
LENGTHS_WITHIN = 0.10

_ARTICLE = re.compile(r"(?:Un|Une|Le|La|Les|Des|Du) |L’", re.IGNORECASE)


def lint_words(words: Sequence[Word]) -> list[Problem]:
    problems = [problem for word in words for problem in _lint_word(word)]
    problems += _cards(words)
    problems += _near_duplicates(words)
    problems += _balance(words)
    return problems


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
    for field, text in _definitions(word):
        yield from _lint_definition(word, field, text)


def _definitions(word: Word) -> Iterator[tuple[str, str]]:
    yield "definition", word.definition
    for leurre in word.leurres:
        yield "leurres", leurre


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


def _cards(words: Iterable[Word]) -> Iterator[Problem]:
    """A printed card holds four words, of more than one class and theme."""
    cards: dict[int | None, list[Word]] = {}
    for word in words:
        cards.setdefault(word.card, []).append(word)
    for number, card in cards.items():
        if number is None:
            yield _about(card[0], "lint-no-card", "card")
        elif len(card) != WORDS_ON_A_CARD:
            yield _about(card[0], "lint-card-size", "card", card=number, count=len(card))
        elif len({w.word_class for w in card}) < 2 or len({w.theme for w in card}) < 3:
            yield _about(card[0], "lint-card-mix", "card", card=number)


def _near_duplicates(words: Iterable[Word]) -> Iterator[Problem]:
    texts = [(word, field, text) for word in words for field, text in _definitions(word)]
    seen = Counter(fold(text) for _, _, text in texts)
    for at, (word, field, text) in enumerate(texts):
        if seen[fold(text)] > 1:
            yield _about(word, "lint-duplicate", field)
            continue
        for other, _, others_text in texts[at + 1 :]:
            if likeness(text, others_text) >= TOO_ALIKE:
                yield _about(word, "lint-near-duplicate", field, other=other.spelling)


def _balance(words: Sequence[Word]) -> Iterator[Problem]:
    """Truth and leurres are equally long on average."""
    leurres = [len(text) for word in words for text in word.leurres]
    if not words or not leurres:
        return
    true, false = mean(len(word.definition) for word in words), mean(leurres)
    if abs(true - false) > LENGTHS_WITHIN * false:
        params: dict[str, int | str] = {"true": round(true), "false": round(false)}
        yield Problem("lint-unbalanced", field="leurres", params=params)
