"""The second referee: other features and another model than the judge that authors work with.

Texts that an author has improved until one model fails may still be obvious to another. This one
weighs words by rarity, uses endings, rhythm and the headword, and learns with boosted small trees.
Its result is final, so authors don't tune their texts to it:

    PYTHONPATH=tools python -m lauriers.referee
"""

import math
import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, compress

from lauriers.features import texts_of, words_of
from lauriers.models import Verdict, judged, softmax
from lauriers.report import tell_groups, tell_models

from parlotte.core.folding import fold
from parlotte.games.lauriers.content import Word
from parlotte.packs.loader import builtin_packs

BINS = 8
Vector = dict[str, float]


class Rarity:
    """Inverse document frequency: the rarer a piece of text is, the more it weighs."""

    def __init__(self, cut: Callable[[str], frozenset[str]], words: Sequence[Word]) -> None:
        self._cut = cut
        self._met = Counter(
            piece for word in words for text in texts_of(word) for piece in cut(text)
        )
        self._texts = 4 * len(words)

    def weight(self, piece: str) -> float:
        return math.log((self._texts + 1) / (self._met[piece] + 1))

    def vector(self, text: str) -> Vector:
        raw = {piece: self.weight(piece) for piece in sorted(self._cut(text))}
        norm = math.sqrt(sum(value * value for value in raw.values())) or 1.0
        return {piece: value / norm for piece, value in raw.items()}


def stems(text: str) -> frozenset[str]:
    return frozenset(word[:4] for word in words_of(text))


def trigrams(text: str) -> frozenset[str]:
    return frozenset(word[at : at + 3] for word in words_of(text) for at in range(len(word) - 2))


def endings(text: str) -> frozenset[str]:
    return frozenset(word[-3:] for word in words_of(text) if len(word) > 3)


def runs(text: str) -> frozenset[str]:
    words = words_of(text)
    return frozenset(" ".join(words[at : at + 2]) for at in range(len(words) - 1))


CUTS = {"stems": stems, "trigrams": trigrams, "endings": endings, "runs": runs}


def cosine(one: Vector, other: Vector) -> float:
    return sum(value * other[piece] for piece, value in one.items() if piece in other)


def alone(text: str, spelling: str) -> Vector:
    """Form and rhythm of a text, and its overlap with the headword."""
    words = words_of(text)
    letters = "".join(words)
    lengths = [len(word) for word in words]
    mean = sum(lengths) / len(lengths)
    head = fold(spelling).replace(" ", "")
    parts = {head[at : at + 3] for at in range(len(head) - 2)}
    return {
        "letters": len(letters),
        "vowels": sum(letter in "aeiouy" for letter in letters) / len(letters),
        "spread": math.sqrt(sum((length - mean) ** 2 for length in lengths) / len(lengths)),
        "long words": sum(length > 7 for length in lengths),
        "short words": sum(length < 4 for length in lengths),
        "last word": lengths[-1],
        "first word": lengths[0],
        "first comma": (text.find(",") if "," in text else len(text)) / len(text),
        "last comma": text.rfind(",") / len(text),
        "apostrophes": text.count("’"),
        "repeated words": len(words) - len(set(words)),
        "feminine": sum(word.endswith(("e", "es")) for word in words) / len(words),
        "plural": sum(word.endswith(("s", "x")) for word in words) / len(words),
        "infinitives": sum(word.endswith(("er", "ir", "oir", "re")) for word in words),
        "participles": sum(
            word.endswith(("ee", "ees", "ant", "i", "is", "u", "us")) for word in words
        ),
        "same start as the headword": sum(word[:2] == head[:2] for word in words),
        "of the headword": len(parts & trigrams(text)),
    }


def seen_by(rarities: dict[str, Rarity], word: Word) -> list[Vector]:
    texts = texts_of(word)
    found = [alone(text, word.spelling) for text in texts]
    for name, rarity in rarities.items():
        vectors = [rarity.vector(text) for text in texts]
        near: list[list[float]] = [[] for _ in texts]
        for one, other in combinations(range(len(texts)), 2):
            value = cosine(vectors[one], vectors[other])
            near[one].append(value)
            near[other].append(value)
        for features, values, text in zip(found, near, texts, strict=True):
            first, second, third = sorted(values, reverse=True)
            features[f"{name}: nearest"] = first
            features[f"{name}: second"] = second
            features[f"{name}: farthest"] = third
            weights = [rarity.weight(piece) for piece in CUTS[name](text)]
            features[f"{name}: rarity"] = math.fsum(weights) / (len(weights) or 1)
            features[f"{name}: rarest"] = max(weights, default=0.0)
    return [_placed(found, at) for at in range(len(texts))]


def _placed(found: Sequence[Vector], at: int) -> Vector:
    """The values of a text, their rank among the four, and their distance from the mean."""
    placed: Vector = {}
    for name, value in found[at].items():
        all_values = [one[name] for one in found]
        placed[name] = value
        placed[f"{name}, place"] = sum(one < value for one in all_values) + (
            sum(one == value for one in all_values) / 2
        )
        placed[f"{name}, apart"] = value - sum(all_values) / len(all_values)
    return placed


Question = tuple[int, int]  # a feature, and the bin up to which the answer is no
Leaf = tuple[Question, float, float]
Tree = tuple[Question, Leaf, Leaf]


class Trees:
    """Gradient-boosted trees of two questions, which choose one text among four."""

    rounds, pace, smoothing = 55, 0.16, 12.0
    asked = 0.22  # the share of the features that one tree uses

    def __init__(self, seen: Mapping[str, list[Vector]]) -> None:
        self._seen = seen
        self._names: list[str] = []
        self._bounds: list[list[float]] = []
        self._trees: list[Tree] = []

    def learn(self, words: Sequence[Word]) -> None:
        seen = [text for word in words for text in self._seen[word.id]]
        self._names = sorted(seen[0])
        self._bounds = [_bounds([text[name] for text in seen]) for name in self._names]
        rows = [self._binned(text) for text in seen]
        chance = random.Random(4)
        scores = [0.0] * len(rows)
        for _ in range(self.rounds):
            some = int(self.asked * len(self._names))
            asked = sorted(chance.sample(range(len(self._names)), some))
            tree = self._grow(asked, rows, _pulls(scores))
            self._trees.append(tree)
            for at, row in enumerate(rows):
                scores[at] += _answer(tree, row)

    def _binned(self, text: Vector) -> list[int]:
        return [
            bisect_left(bounds, text[name])
            for name, bounds in zip(self._names, self._bounds, strict=True)
        ]

    def _grow(self, asked: Sequence[int], rows: Sequence[list[int]], pulls: list[complex]) -> Tree:
        columns = {name: [row[name] for row in rows] for name in asked}
        whole = {name: _histogram(column, pulls) for name, column in columns.items()}
        name, bound = question = self._best(whole)
        low = [place <= bound for place in columns[name]]
        below = {
            name: _histogram(compress(column, low), compress(pulls, low))
            for name, column in columns.items()
        }
        above = {
            name: [one - other for one, other in zip(all_of_it, below[name], strict=True)]
            for name, all_of_it in whole.items()
        }
        return question, self._leaf(below), self._leaf(above)

    def _leaf(self, sums: Mapping[int, list[complex]]) -> Leaf:
        name, bound = question = self._best(sums)
        low, high = sum(sums[name][: bound + 1]), sum(sums[name][bound + 1 :])
        return question, self._value(low), self._value(high)

    def _value(self, pull: complex) -> float:
        return self.pace * pull.real / (pull.imag + self.smoothing)

    def _best(self, sums: Mapping[int, list[complex]]) -> Question:
        """The question with the highest gain."""
        best, found = -1.0, (next(iter(sums)), 0)
        for name, bins in sums.items():
            every, low = sum(bins), 0j
            for bound, pull in enumerate(bins[:-1]):
                low += pull
                gain = self._gain(low) + self._gain(every - low)
                if gain > best + 1e-9:
                    best, found = gain, (name, bound)
        return found

    def _gain(self, pull: complex) -> float:
        return pull.real * pull.real / (pull.imag + self.smoothing)

    def scores(self, word: Word) -> list[float]:
        rows = [self._binned(text) for text in self._seen[word.id]]
        return [sum(_answer(tree, row) for tree in self._trees) for row in rows]

    def reasons(self, word: Word) -> dict[str, float]:  # noqa: ARG002
        """Gives no reasons."""
        return {}


def _histogram(column: Iterable[int], pulls: Iterable[complex]) -> list[complex]:
    sums = [0j] * BINS
    for place, pull in zip(column, pulls, strict=True):
        sums[place] += pull
    return sums


def _answer(tree: Tree, row: Sequence[int]) -> float:
    (name, bound), low, high = tree
    leaf = low if row[name] <= bound else high
    (name, bound), below, above = leaf
    return below if row[name] <= bound else above


def _bounds(values: Sequence[float]) -> list[float]:
    """The bounds of about equally filled bins."""
    ordered = sorted(values)
    return sorted({ordered[len(ordered) * part // BINS] for part in range(1, BINS)})


def _pulls(scores: Sequence[float]) -> list[complex]:
    """The gradient for each text's score, with its weight as the imaginary part. The truth is the
    first of four."""
    return [
        complex((at == 0) - share, share * (1 - share))
        for start in range(0, len(scores), 4)
        for at, share in enumerate(softmax(scores[start : start + 4]))
    ]


def referee(words: Sequence[Word]) -> list[Verdict]:
    rarities = {name: Rarity(cut, words) for name, cut in CUTS.items()}
    seen = {word.id: seen_by(rarities, word) for word in words}
    return judged(lambda: Trees(seen), words)


def main() -> None:
    for pack in builtin_packs("lauriers"):
        verdicts = referee(pack.items)
        print("\n".join(tell_models({"referee, boosted trees": verdicts})))
        print("\n".join(tell_groups("referee", verdicts)))


if __name__ == "__main__":
    main()
