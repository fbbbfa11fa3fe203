"""What our own cards owe: short and well set, fair shares, and no two that say the same."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from parlotte.core.folding import fold
from parlotte.games.melo.cards import KINDS, Card, Language
from parlotte.games.melo.own import MOST_CHOICE, MOST_QUESTION
from parlotte.games.melo.placeholders import Malformed, Placeholder, parts
from parlotte.packs.alike import too_alike
from parlotte.packs.problems import Problem
from parlotte.packs.typography import typography_problems

SHARED_FROM = 60  # cards: fewer have no shares to speak of
Range = tuple[float, float]
VALUE_SHARES: dict[int, Range] = {1: (0.60, 0.80), 2: (0.17, 0.33), 3: (0.02, 0.09)}
FAMILY_SHARE: Range = (0.55, 0.75)
LEAST: dict[str, int] = {"fr": 150, "en": 60}  # cards of each colour
LEAST_ADJECTIVES: dict[str, int] = {"fr": 30, "en": 12}

_ID = re.compile(r"([med])\d{3}")
_LETTERS = {"melo": "m", "ego": "e", "duo": "d"}
_QUESTION_ENDS = ("?", "…", ":", ".", "!")


def lint_cards(cards: Sequence[Card], lang: Language) -> list[Problem]:
    problems = [problem for card in cards for problem in _lint_card(card, lang)]
    problems += [*_alike(cards), *_counts(cards, lang)]
    if len(cards) >= SHARED_FROM:
        problems += _shares(cards)
    return problems


def _about(card: Card, key: str, field: str, **params: int | str) -> Problem:
    return Problem(key, field=field, params={"word": _number(card), **params})


def _number(card: Card) -> str:
    return card.id.partition(":")[2]


def _lint_card(card: Card, lang: Language) -> Iterator[Problem]:
    found = _ID.fullmatch(_number(card))
    if found is None or found[1] != _LETTERS[card.kind]:
        yield _about(card, "lint-card-id", "id")
    if len(card.question) > MOST_QUESTION or not card.question.endswith(_QUESTION_ENDS):
        yield _about(card, "lint-question", "question", most=MOST_QUESTION)
    for choice in card.choices:
        if len(choice) > MOST_CHOICE or choice.endswith("."):
            yield _about(card, "lint-choice", "choices", most=MOST_CHOICE)
    yield from _lint_texts(card, lang)


def _lint_texts(card: Card, lang: Language) -> Iterator[Problem]:
    try:
        told = list(parts(card.question, lang))
    except Malformed as fault:
        yield _about(card, "lint-placeholder", "question", said=str(fault))
        return
    if card.kind != "duo" and any(isinstance(part, Placeholder) for part in told):
        yield _about(card, "lint-placeholder-elsewhere", "question")
    if lang != "fr":
        return
    # A name stands where a placeholder does: « Zoé ».
    read = "".join("Zoé" if isinstance(part, Placeholder) else part for part in told)
    for field, text in (("question", read), *(("choices", one) for one in card.choices)):
        for key in typography_problems(text):
            yield _about(card, key, field)


def _alike(cards: Sequence[Card]) -> Iterator[Problem]:
    """No number, no question and no set of choices twice."""
    for number, count in Counter(map(_number, cards)).items():
        if count > 1:
            yield Problem("lint-card-id", field="id", params={"word": number})
    texts = [card.question for card in cards]
    seen = Counter(map(fold, texts))
    for card in cards:
        if seen[fold(card.question)] > 1:
            yield _about(card, "lint-duplicate", "question")
    # An EGO question may be a few words: with its choices it is what it is.
    whole = [" ".join((card.question, *card.choices)) for card in cards]
    for one, other in too_alike(whole):
        yield _about(cards[one], "lint-near-duplicate", "question", other=_number(cards[other]))


def _counts(cards: Sequence[Card], lang: Language) -> Iterator[Problem]:
    counts = Counter(card.kind for card in cards)
    for kind in KINDS:
        if counts[kind] < LEAST[lang]:
            yield _few(kind, counts[kind], LEAST[lang])
    adjectives = sum(card.adjective for card in cards)
    if adjectives < LEAST_ADJECTIVES[lang]:
        yield _few("adjective", adjectives, LEAST_ADJECTIVES[lang])


def _few(what: str, count: int, least: int) -> Problem:
    return Problem("lint-few-cards", params={"what": what, "count": count, "least": least})


def _shares(cards: Sequence[Card]) -> Iterator[Problem]:
    values: Counter[int] = Counter(card.value for card in cards)
    for value, limits in VALUE_SHARES.items():
        yield from _share("value", str(value), values[value] / len(cards), limits)
    family = sum(card.tone == "famille" for card in cards)
    yield from _share("tone", "famille", family / len(cards), FAMILY_SHARE)


def _share(field: str, what: str, share: float, limits: Range) -> Iterator[Problem]:
    least, most = limits
    if not least <= share <= most:
        params: dict[str, int | str] = {
            "what": what,
            "share": round(100 * share),
            "least": round(100 * least),
            "most": round(100 * most),
        }
        yield Problem("lint-card-share", field=field, params=params)
