"""Small learners that pick one of four texts. Plain Python, and the same figures each time.

Each learns from some words and scores the four texts of the others; `judged` lets every word be
judged by a model that has not seen it.
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
RARE = 6  # times: what is met less often teaches nothing


class Model(Protocol):
    def learn(self, words: Sequence[Word]) -> None: ...
    def scores(self, word: Word) -> list[float]:
        """Of its texts, the truth first: the higher, the truer it looks."""

    def reasons(self, word: Word) -> dict[str, float]:
        """What speaks for the truth of this word, against the mean of its leurres."""


Told = Callable[[str], frozenset[str]]


@cache
def _lean(true: int, false: int, words: int) -> float:
    if true + false < RARE:
        return 0.0
    return math.log((true + 1.5) / (words + 6)) - math.log((false + 4.5) / (3 * words + 18))


class Bayes:
    """How often each mark stands in truths and in leurres.

    Sets have no order: `fsum` gives their sum to the last digit in whichever they come.
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
        """Above 0 towards truth. There are three leurres to a truth."""
        return _lean(self.true[mark] - without[0], self.false[mark] - without[1], self._words)

    def scores(self, word: Word) -> list[float]:
        return [math.fsum(map(self.lean, self._told(text))) for text in texts_of(word)]

    def scores_without(self, word: Word) -> list[float]:
        """Of a word it has learnt from, as if it had not."""
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
    """A conditional logistic regression: which of the four, by weighted features."""

    epochs, step, decay = 6, 0.06, 2e-4

    def __init__(self, looks: Callable[[Sequence[str]], list[Features]]) -> None:
        self._looks = looks
        self.weights: dict[str, float] = {}

    def features(self, word: Word, *, known: bool) -> list[Features]:  # noqa: ARG002
        """`known`: the word is one of those it learns from."""
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
    """Company, and what the counts of stems and letters say, weighed against each other."""

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
    """Content words alone, whatever the company."""
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
    """What a model that has not seen this word makes of it."""

    word: Word
    scores: tuple[float, ...]
    reasons: Callable[[], dict[str, float]]

    @property
    def ranks(self) -> list[float]:
        """Its chance to stand 1st, 2nd… in the model's eyes: equals share their places."""
        truth, *leurres = self.scores
        above = sum(score > truth for score in leurres)
        equal = 1 + sum(score == truth for score in leurres)
        return [
            1 / equal if above <= place < above + equal else 0.0
            for place in range(len(self.scores))
        ]

    @property
    def margin(self) -> float:
        """How much truer than the truest-looking leurre the truth looks."""
        return self.scores[0] - max(self.scores[1:])

    @property
    def trust(self) -> float:
        """The share of its belief that it gives the truth."""
        return softmax(self.scores)[0]


def fold_of(word: Word) -> int:
    """The same for a word whatever becomes of the others."""
    return zlib.crc32(word.spelling.encode()) % FOLDS


def judged(make: Callable[[], Model], words: Sequence[Word]) -> list[Verdict]:
    """Every word judged by a model that has learnt from the other folds alone."""
    found: dict[str, Verdict] = {}
    for fold in range(FOLDS):
        model = make()
        model.learn([word for word in words if fold_of(word) != fold])
        for word in words:
            if fold_of(word) == fold:
                scores = tuple(round(score, 9) for score in model.scores(word))
                found[word.id] = Verdict(word, scores, partial(model.reasons, word))
    return [found[word.id] for word in words]
