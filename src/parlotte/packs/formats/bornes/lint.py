"""Lints the built-in cards and proverbs."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

from parlotte.core.folding import fold
from parlotte.games.bornes.content import Card, Proverb
from parlotte.games.bornes.words import Noun, Word
from parlotte.packs.problems import Problem, about, about_all
from parlotte.packs.typography import typography_problems

CARDS = 174
PRINTED = {"fr": 42, "en": 29}
LAYABLE = 30  # of the printed French ones
SPRITE = "pictures.svg"

_SYMBOL = re.compile(r'<symbol id="([^"]+)"')
_STRAIGHT = re.compile(r"['\"]|\s\s|^\s|\s$")


def lint_all(
    cards: Sequence[Card], proverbs: Sequence[Proverb], folder: Traversable
) -> list[Problem]:
    places = {word.id: card.card for card in cards for word in card.words}
    return [
        *_lint_cards(cards),
        *_lint_pictures(cards, _drawn(folder)),
        *_lint_printed(proverbs),
        *(problem for one in proverbs for problem in _lint_proverb(one, places)),
        *_lint_twice(one.proverb for one in proverbs),
    ]


def _drawn(folder: Traversable) -> set[str]:
    sprite = folder / SPRITE
    return set(_SYMBOL.findall(sprite.read_text(encoding="utf-8"))) if sprite.is_file() else set()


def _lint_cards(cards: Sequence[Card]) -> Iterator[Problem]:
    if [card.card for card in cards] != list(range(1, CARDS + 1)):
        yield about_all("lint-cards", "card", count=CARDS)
    yield from _lint_twice(word.id for card in cards for word in card.words)
    for card in cards:
        first, second = card.words
        if _theme(first) == _theme(second):
            yield about(first.id, "lint-card-alike", "words", other=second.id)
        for word in card.words:
            for key in typography_problems(word.fr):
                yield about(word.id, key, "fr")
            if _STRAIGHT.search(word.en) or not word.en:
                yield about(word.id, "lint-english", "en")


def _theme(word: Word) -> str:
    """The kind of a word: flipping a card helps if its two words are of different kinds."""
    return word.kind if isinstance(word, Noun) else type(word).__name__


def _lint_twice(names: Iterable[str]) -> Iterator[Problem]:
    for name, count in Counter(map(fold, names)).items():
        if count > 1:
            yield about(name, "lint-twice", "fr")


def _lint_pictures(cards: Sequence[Card], drawn: set[str]) -> Iterator[Problem]:
    used = Counter(word.picture for card in cards for word in card.words)
    for card in cards:
        for word in card.words:
            if word.picture not in drawn:
                yield about(word.id, "lint-no-picture", "picture", said=word.picture)
            elif used[word.picture] > 1:
                yield about(word.id, "lint-same-picture", "picture", said=word.picture)
    for name in sorted(drawn - set(used)):
        yield about(name, "lint-stray-picture", "picture")


def _lint_printed(proverbs: Sequence[Proverb]) -> Iterator[Problem]:
    for lang, count in PRINTED.items():
        found = [one for one in proverbs if one.printed and one.lang == lang]
        if len(found) != count:
            yield about_all("lint-printed", "printed", count=count, lang=lang)
        if lang == "fr" and sum(bool(one.words) for one in found) < LAYABLE:
            yield about_all("lint-layable", "words", least=LAYABLE)


def _lint_proverb(proverb: Proverb, places: Mapping[str, int]) -> Iterator[Problem]:
    text = proverb.proverb
    if proverb.lang == "fr":
        for key in typography_problems(text):
            yield about(text, key, "proverb")
    elif _STRAIGHT.search(text):
        yield about(text, "lint-english", "proverb")
    if not text[:1].isupper() or text.endswith((".", "!")):
        yield about(text, "lint-proverb-ends", "proverb")
    if not set(proverb.words) <= places.keys():
        yield about(text, "lint-proverb-words", "words")
    elif len({places[word] for word in proverb.words}) < len(proverb.words):
        yield about(text, "lint-proverb-one-card", "words")
    if proverb.words and len(proverb.needed) < 2:
        yield about(text, "lint-proverb-short", "words")
    if not set(proverb.optional) <= set(proverb.words):
        yield about(text, "lint-proverb-optional", "optional")
