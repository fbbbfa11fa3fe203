"""Lints all built-in words together: mixed cards, fair shares, no clue to the truth."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import mean

from parlotte.games.lauriers.content import KINDS, WORDS_ON_A_CARD, Word
from parlotte.packs.alike import lint_alike
from parlotte.packs.formats.lauriers.across import lint_across, texts_of
from parlotte.packs.problems import Problem, about, about_all
from parlotte.packs.shares import SHARED_FROM, Range, lint_shares

LENGTHS_WITHIN = 0.10
MARKS_WITHIN = 0.05

# Shares of all words.
KIND_SHARES: dict[str, Range] = {
    "noun": (0.58, 0.66),
    "adjective": (0.12, 0.18),
    "verb": (0.12, 0.18),
    "adverb": (0.06, 0.10),
}
LEVEL_SHARES: dict[str, Range] = {"1": (0.15, 0.25), "2": (0.45, 0.58), "3": (0.22, 0.35)}
THEME_SHARE: Range = (0.025, 0.09)
RANK_SHARE: Range = (0.20, 0.30)  # the truth is the longest of its four texts, the second…

# Features of a text that could hint at truth or invention.
MARKS: Mapping[str, re.Pattern[str]] = {
    mark: re.compile(pattern, re.IGNORECASE)
    for mark, pattern in {
        ",": ",",
        "qui": r"\bqui\b",
        "que": r"\bqu[e’]",
        "ou": r"\bou\b",
        "et": r"\bet\b",
        "où": r"\boù\b",
        "dont": r"\bdont\b",
        "comme": r"\bcomme\b",
        "pour": r"\bpour\b",
        "par": r"\bpar\b",
        "sans": r"\bsans\b",
        "petit": r"\bpetite?s?\b",
        "autrefois": r"\bautrefois|\bjadis|\bancien|\bvieux|\bvieille",
        "en parlant": r"\ben parlant",
        "se dit": r"^se dit|^qualifie",
    }.items()
}


def lint_whole(words: Sequence[Word]) -> list[Problem]:
    texts = [(word.spelling, field, text) for word in words for field, text in texts_of(word)]
    problems = [*_cards(words), *lint_alike(texts), *_balance(words)]
    if len(words) >= SHARED_FROM:
        problems += [*_shares(words), *_marks(words), *_ranks(words), *lint_across(words)]
    return problems


def _cards(words: Iterable[Word]) -> Iterator[Problem]:
    """A printed card holds four words, of more than one class, level and theme."""
    cards: dict[int | None, list[Word]] = {}
    for word in words:
        cards.setdefault(word.card, []).append(word)
    for number, card in cards.items():
        if number is None:
            yield about(card[0].spelling, "lint-no-card", "card")
        elif len(card) != WORDS_ON_A_CARD:
            yield about(card[0].spelling, "lint-card-size", "card", card=number, count=len(card))
        elif (
            len({w.word_class for w in card}) < 2
            or len({w.level for w in card}) < 2
            or len({w.theme for w in card}) < 3
        ):
            yield about(card[0].spelling, "lint-card-mix", "card", card=number)


def _balance(words: Sequence[Word]) -> Iterator[Problem]:
    """Truth and leurres must be equally long on average."""
    leurres = [len(text) for word in words for text in word.leurres]
    if not words or not leurres:
        return
    true, false = mean(len(word.definition) for word in words), mean(leurres)
    if abs(true - false) > LENGTHS_WITHIN * false:
        yield about_all("lint-unbalanced", "leurres", true=round(true), false=round(false))


def _shares(words: Sequence[Word]) -> Iterator[Problem]:
    themes = {word.theme for word in words}
    for what, found, ranges in (
        ("class", (KINDS[word.word_class] for word in words), KIND_SHARES),
        ("level", (str(word.level) for word in words), LEVEL_SHARES),
        ("theme", (word.theme for word in words), dict.fromkeys(themes, THEME_SHARE)),
    ):
        yield from lint_shares("lint-share", what, found, ranges)


def _marks(words: Sequence[Word]) -> Iterator[Problem]:
    """No turn of phrase may be much more or less frequent in truths than in leurres."""
    true = [word.definition for word in words]
    false = [text for word in words for text in word.leurres]
    for mark, pattern in MARKS.items():
        here, there = (
            sum(map(bool, map(pattern.search, texts))) / len(texts) for texts in (true, false)
        )
        if abs(here - there) > MARKS_WITHIN:
            percent = {"true": round(100 * here), "false": round(100 * there)}
            yield about_all("lint-mark", "definition", mark=mark, **percent)


def length_ranks(words: Sequence[Word]) -> list[int]:
    """How often the truth is the longest of its texts, the second, and so on."""
    ranks = Counter(
        sum(len(leurre) > len(word.definition) for leurre in word.leurres) for word in words
    )
    return [ranks[rank] for rank in range(4)]


def _ranks(words: Sequence[Word]) -> Iterator[Problem]:
    for rank, count in enumerate(length_ranks(words), 1):
        share = count / len(words)
        if not RANK_SHARE[0] <= share <= RANK_SHARE[1]:
            yield about_all("lint-rank", "definition", rank=rank, share=round(100 * share))
