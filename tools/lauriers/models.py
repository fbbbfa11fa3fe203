"""Small models that pick one of four texts. Plain Python and deterministic.

Each learns from some words and scores the four texts of the others; `judged` uses
cross-validation, so every word is judged by a model that has not seen it.
"""

import math
import random
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Protocol

from lauriers.features import Features, company, content, grams, marks, skeleton, texts_of
from msgspec import Struct

from parlotte.games.lauriers.content import Word

FOLDS = 5
RARE = 6  # occurrences: rarer features are ignored


class Model(Protocol):
    def learn(self, words: Sequence[Word]) -> None: ...
    def scores(self, word: Word) -> list[float]:
        """The scores of its texts, the truth first; a higher score looks truer."""

    def reasons(self, word: Word) -> dict[str, float]:
        """What speaks for the truth of this word, relative to the mean of its leurres."""


Told = Callable[[str], frozenset[str]]


@cache
def _lean(true: int, false: int, words: int) -> float:
    if true + false < RARE:
        return 0.0
    return math.log((true + 1.5) / (words + 6)) - math.log((false + 4.5) / (3 * words + 18))


class Bayes:
    """Naive Bayes: how often each mark occurs in truths and in leurres.

    Sets are unordered, so `fsum` makes the sum independent of the order.
    """

    def __init__(self, told: Told) -> None:
        self._told = told
        self.true: Counter[str] = Counter()
        self.false: Counter[str] = Counter()
        self._words = 0

    def learn(self, words: Sequence[Word]) -> None:
        self._words = len(words)
        for word in words:
            truth, *leurres = map(self._told, texts_of(word))
            self.true.update(truth)
            for leurre in leurres:
                self.false.update(leurre)

    def lean(self, mark: str, without: tuple[int, int] = (0, 0)) -> float:
        """The log-odds of a mark; above 0 means truth. There are three leurres to a truth."""
        return _lean(self.true[mark] - without[0], self.false[mark] - without[1], self._words)

    def scores(self, word: Word) -> list[float]:
        return [math.fsum(map(self.lean, self._told(text))) for text in texts_of(word)]

    def scores_without(self, word: Word) -> list[float]:
        """The scores of a training word as if the model had not learnt from it."""
        truth, *leurres = map(self._told, texts_of(word))
        own = Counter(mark for leurre in leurres for mark in leurre)
        return [
            math.fsum(self.lean(mark, (mark in truth, own[mark])) for mark in text)
            for text in (truth, *leurres)
        ]

    def reasons(self, word: Word) -> dict[str, float]:
        truth, *leurres = map(self._told, texts_of(word))
        found: dict[str, float] = {}
        for mark in truth.union(*leurres):
            share = sum(mark in leurre for leurre in leurres) / len(leurres)
            found[mark] = self.lean(mark) * ((mark in truth) - share)
        return found


class Logistic:
    """Conditional logistic regression: picks one of the four texts by weighted features."""

    epochs, step, decay = 6, 0.06, 2e-4

    def __init__(self, looks: Callable[[Sequence[str]], list[Features]]) -> None:
        self._looks = looks
        self.weights: dict[str, float] = {}

    def features(self, word: Word, *, known: bool) -> list[Features]:  # noqa: ARG002
        """`known`: the word is in the training set."""
        return self._looks(texts_of(word))

    def learn(self, words: Sequence[Word]) -> None:
        seen = [self.features(word, known=True) for word in words]
        met = Counter(name for texts in seen for text in texts for name in text)
        names = [name for name, times in sorted(met.items()) if times >= RARE]
        index = {name: at for at, name in enumerate(names)}
        rows = [
            [[(index[n], v) for n, v in text.items() if n in index] for text in texts]
            for texts in seen
        ]
        weights, moved = [0.0] * len(names), [1e-8] * len(names)
        chance = random.Random(25)
        for _ in range(self.epochs):
            chance.shuffle(rows)
            for texts in rows:
                self._step(texts, weights, moved)
        self.weights = dict(zip(names, weights, strict=True))

    def _step(
        self, texts: Sequence[list[tuple[int, float]]], weights: list[float], moved: list[float]
    ) -> None:
        scores = [sum([weights[at] * value for at, value in text]) for text in texts]
        shares = softmax(scores)
        for place, (text, share) in enumerate(zip(texts, shares, strict=True)):
            pull = (place == 0) - share
            for at, value in text:
                slope = pull * value - self.decay * weights[at]
                moved[at] += slope * slope
                weights[at] += self.step * slope / math.sqrt(moved[at])

    def scores(self, word: Word) -> list[float]:
        weight = self.weights.get
        return [
            sum(weight(name, 0.0) * value for name, value in text.items())
            for text in self.features(word, known=False)
        ]

    def reasons(self, word: Word) -> dict[str, float]:
        truth, *leurres = self.features(word, known=False)
        found: dict[str, float] = {}
        for name in {*truth, *(name for leurre in leurres for name in leurre)}:
            there = sum(leurre.get(name, 0.0) for leurre in leurres) / len(leurres)
            found[name] = self.weights.get(name, 0.0) * (truth.get(name, 0.0) - there)
        return found


class Together(Logistic):
    """Combines the comparative features with the Bayes scores of stems, letters and patterns."""

    def __init__(self) -> None:
        super().__init__(company)
        self._counts = {"stems": Bayes(marks), "letters": Bayes(grams), "mould": Bayes(skeleton)}

    def learn(self, words: Sequence[Word]) -> None:
        for count in self._counts.values():
            count.learn(words)
        super().learn(words)

    def features(self, word: Word, *, known: bool) -> list[Features]:
        found = super().features(word, known=known)
        for name, count in self._counts.items():
            scores = count.scores_without(word) if known else count.scores(word)
            for text, score in zip(found, scores, strict=True):
                text[f"{name} that lean"] = score / 4
        return found


def bag(texts: Sequence[str]) -> list[Features]:
    """Content words and sentence patterns only, without comparison to the other texts."""
    return [dict.fromkeys(sorted(content(text) | skeleton(text)), 1.0) for text in texts]


MODELS: dict[str, Callable[[], Model]] = {
    "marks, naive Bayes": lambda: Bayes(marks),
    "runs of 5 letters, naive Bayes": lambda: Bayes(grams),
    "bag of stems, logistic": lambda: Logistic(bag),
    "company, logistic": lambda: Logistic(company),
    "all together, logistic": Together,
}


def softmax(scores: Sequence[float]) -> list[float]:
    high = max(scores)
    powers = [math.exp(score - high) for score in scores]
    return [power / sum(powers) for power in powers]


class Verdict(Struct, frozen=True):
    """The judgement of a word by a model that has not seen it."""

    word: Word
    scores: tuple[float, ...]
    reasons: Callable[[], dict[str, float]]

    @property
    def ranks(self) -> list[float]:
        """The probability that the truth is ranked 1st, 2nd…; ties share their ranks."""
        truth, *leurres = self.scores
        above = sum(score > truth for score in leurres)
        equal = 1 + sum(score == truth for score in leurres)
        return [
            1 / equal if above <= place < above + equal else 0.0
            for place in range(len(self.scores))
        ]

    @property
    def margin(self) -> float:
        """The score of the truth minus the score of the best leurre."""
        return self.scores[0] - max(self.scores[1:])

    @property
    def trust(self) -> float:
        """The probability that the model gives to the truth."""
        return softmax(self.scores)[0]


def fold_of(word: Word) -> int:
    """The cross-validation fold of a word; it does not depend on the other words."""
    return zlib.crc32(word.spelling.encode()) % FOLDS


def judged(make: Callable[[], Model], words: Sequence[Word]) -> list[Verdict]:
    """Judges every word with a model trained on the other folds only."""
    found: dict[str, Verdict] = {}
    for fold in range(FOLDS):
        model = make()
        model.learn([word for word in words if fold_of(word) != fold])
        for word in words:
            if fold_of(word) == fold:
                scores = tuple(round(score, 9) for score in model.scores(word))
                found[word.id] = Verdict(word, scores, partial(model.reasons, word))
    return [found[word.id] for word in words]
