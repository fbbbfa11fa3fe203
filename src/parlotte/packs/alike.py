"""Finds near-duplicate texts without comparing all pairs."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from parlotte.core.folding import fold
from parlotte.kit.text import distinctive_words, likeness
from parlotte.packs.problems import Problem, about

TOO_ALIKE = 0.75


def too_alike(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Positions of two texts that share most distinctive words; equal texts are left out."""
    for one, other in _candidates(texts):
        if fold(texts[one]) != fold(texts[other]) and (
            likeness(texts[one], texts[other]) >= TOO_ALIKE
        ):
            yield one, other


def lint_alike(texts: Sequence[tuple[str, str, str]]) -> Iterator[Problem]:
    """Texts as (owner, field, text): reports duplicates and near-duplicates."""
    plain = [text for _, _, text in texts]
    seen = Counter(map(fold, plain))
    for whose, field, text in texts:
        if seen[fold(text)] > 1:
            yield about(whose, "lint-duplicate", field)
    for one, other in too_alike(plain):
        whose, field, _ = texts[one]
        yield about(whose, "lint-near-duplicate", field, other=texts[other][0])


def _candidates(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Candidate pairs: texts that are too alike share one of their rarest words."""
    words = [distinctive_words(text) for text in texts]
    met = Counter(word for found in words for word in found)
    having: dict[str, list[int]] = defaultdict(list)
    for at, found in enumerate(words):
        rarest = sorted(found, key=lambda word: (met[word], word))
        head = rarest[: len(rarest) - math.ceil(TOO_ALIKE * len(rarest)) + 1]
        for earlier in sorted({one for word in head for one in having[word]}):
            yield earlier, at
        for word in head:
            having[word].append(at)
