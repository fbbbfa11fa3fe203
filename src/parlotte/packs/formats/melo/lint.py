"""Lints the built-in cards: short, well set, in fair shares, without near-duplicates."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from parlotte.core.folding import fold
from parlotte.games.melo.cards import KINDS, Card, Language
from parlotte.games.melo.own import MOST_CHOICE, MOST_QUESTION
from parlotte.games.melo.placeholders import Malformed, Placeholder, parts
from parlotte.packs.alike import too_alike
from parlotte.packs.problems import Problem, about, about_all
from parlotte.packs.shares import Range, lint_shares
from parlotte.packs.typography import typography_problems

SHARED_FROM = 60  # fewer cards are not checked for shares
VALUE_SHARES: dict[str, Range] = {"1": (0.60, 0.80), "2": (0.17, 0.33), "3": (0.02, 0.09)}
FAMILY_SHARE: Range = (0.55, 0.75)
LEAST: dict[str, int] = {"fr": 150, "en": 60}  # cards of each colour
LEAST_ADJECTIVES: dict[str, int] = {"fr": 30, "en": 12}

_ID = re.compile(r"([med])\d{3}")
_LETTERS = {"melo": "m", "ego": "e", "duo": "d"}
_QUESTION_ENDS = ("?", "…", ":", ".", "!")


def lint_cards(cards: Sequence[Card], lang: Language) -> list[Problem]:
    problems = [problem for card in cards for problem in _lint_card(card, lang)]
    problems += [*_alike(cards), *_counts(cards, lang)]
    return [*problems, *_shares(cards)]


def _number(card: Card) -> str:
    return card.id.partition(":")[2]


def _lint_card(card: Card, lang: Language) -> Iterator[Problem]:
    found = _ID.fullmatch(_number(card))
    if found is None or found[1] != _LETTERS[card.kind]:
        yield about(_number(card), "lint-card-id", "id")
    if len(card.question) > MOST_QUESTION or not card.question.endswith(_QUESTION_ENDS):
        yield about(_number(card), "lint-question", "question", most=MOST_QUESTION)
    for choice in card.choices:
        if len(choice) > MOST_CHOICE or choice.endswith("."):
            yield about(_number(card), "lint-choice", "choices", most=MOST_CHOICE)
    yield from _lint_texts(card, lang)


def _lint_texts(card: Card, lang: Language) -> Iterator[Problem]:
    try:
        pieces = list(parts(card.question, lang))
    except Malformed as fault:
        yield about(_number(card), "lint-placeholder", "question", said=str(fault))
        return
    if card.kind != "duo" and any(isinstance(part, Placeholder) for part in pieces):
        yield about(_number(card), "lint-placeholder-elsewhere", "question")
    if lang != "fr":
        return
    # A name replaces a placeholder: « Zoé ».
    read = "".join("Zoé" if isinstance(part, Placeholder) else part for part in pieces)
    for field, text in (("question", read), *(("choices", one) for one in card.choices)):
        for key in typography_problems(text):
            yield about(_number(card), key, field)


def _alike(cards: Sequence[Card]) -> Iterator[Problem]:
    """No number, question or set of choices may occur twice."""
    for number, count in Counter(map(_number, cards)).items():
        if count > 1:
            yield about(number, "lint-card-id", "id")
    texts = [card.question for card in cards]
    seen = Counter(map(fold, texts))
    for card in cards:
        if seen[fold(card.question)] > 1:
            yield about(_number(card), "lint-duplicate", "question")
    # An EGO question may be short: it is compared together with its choices.
    whole = [" ".join((card.question, *card.choices)) for card in cards]
    for one, other in too_alike(whole):
        yield about(
            _number(cards[one]), "lint-near-duplicate", "question", other=_number(cards[other])
        )


def _counts(cards: Sequence[Card], lang: Language) -> Iterator[Problem]:
    counts = Counter(card.kind for card in cards)
    for kind in KINDS:
        if counts[kind] < LEAST[lang]:
            yield _few(kind, counts[kind], LEAST[lang])
    adjectives = sum(card.adjective for card in cards)
    if adjectives < LEAST_ADJECTIVES[lang]:
        yield _few("adjective", adjectives, LEAST_ADJECTIVES[lang])


def _few(what: str, count: int, least: int) -> Problem:
    return about_all("lint-few-cards", what=what, count=count, least=least)


def _shares(cards: Sequence[Card]) -> Iterator[Problem]:
    for field, ranges in (("value", VALUE_SHARES), ("tone", {"famille": FAMILY_SHARE})):
        found = (str(getattr(card, field)) for card in cards)
        yield from lint_shares("lint-card-share", field, found, ranges, SHARED_FROM)
