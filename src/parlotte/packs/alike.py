"""Texts that say nearly the same, found without comparing each with each."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from parlotte.core.folding import fold
from parlotte.kit.text import distinctive_words, likeness

TOO_ALIKE = 0.75


def too_alike(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The places of two texts that share most of their telling words; equal ones are not told."""
    for one, other in _candidates(texts):
        if fold(texts[one]) != fold(texts[other]) and (
            likeness(texts[one], texts[other]) >= TOO_ALIKE
        ):
            yield one, other


def _candidates(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Pairs that may be too alike: so alike, two texts share one of their rarest words."""
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
