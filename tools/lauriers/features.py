"""Countable features of the four texts of a word, without any understanding of them.

A text is measured alone (words, letters, form) and in comparison: how similar it is to each of the
three others, and in which features it is the extreme one.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from parlotte.core.folding import fold
from parlotte.games.lauriers.content import Word

STEM = 6  # letters: most inflected forms share them
GRAM = 5  # letters of each n-gram in a comparison

# Function words (articles, pronouns, prepositions, conjunctions, auxiliaries) and common
# dictionary terms.
# fmt: off
SMALL = frozenset((
    "a", "afin", "ai", "ainsi", "alors", "apres", "au", "aucun", "aucune", "aupres", "auquel",
    "aussi", "autant", "autour", "autre", "autres", "aux", "avant", "avec", "avoir", "c", "car",
    "ce", "ceci", "cela", "celle", "celles", "celui", "ces", "cet", "cette", "ceux", "chacun",
    "chacune", "chaque", "chez", "ci", "comme", "contre", "d", "dans", "de", "deca", "dela",
    "depuis", "derriere", "des", "desquels", "dessous", "dessus", "devant", "disait", "dit",
    "dont", "du", "duquel", "durant", "elle", "elles", "en", "enfin", "entre", "envers", "es",
    "est", "et", "etaient", "etait", "ete", "etre", "eu", "eux", "faire", "fait", "fit",
    "furent", "fut", "hors", "ici", "il", "ils", "j", "jusqu", "jusque", "l", "la", "laquelle",
    "le", "lequel", "les", "lesquelles", "lesquels", "leur", "leurs", "lorsqu", "lorsque",
    "lui", "m", "meme", "memes", "n", "ne", "ni", "non", "nos", "notre", "nous", "on", "ont",
    "or", "ou", "par", "parlant", "parmi", "pas", "pendant", "peut", "pour", "pourvu", "pres",
    "puis", "puisqu", "puisque", "qu", "quand", "quant", "que", "quel", "quelle", "quelles",
    "quelqu", "quelque", "quelques", "quels", "qui", "quiconque", "quoi", "s", "sa", "sans",
    "sauf", "se", "selon", "ses", "si", "sien", "soi", "soit", "son", "sont", "sous", "sur",
    "t", "tandis", "tant", "tel", "telle", "telles", "tels", "tous", "tout", "toute", "toutes",
    "tres", "un", "une", "vers", "voici", "voila", "vos", "votre", "vous", "y",
))
# fmt: on
_IMPERFECT = re.compile(r"\w{2,}(?:ait|aient)\b")
_CLAUSE = re.compile(r"[,;:]")


@lru_cache(maxsize=8192)
def words_of(text: str) -> tuple[str, ...]:
    return tuple(fold(text.replace("’", " ").replace("-", " ")).split())


@lru_cache(maxsize=8192)
def content(text: str) -> frozenset[str]:
    """The stems of the content words, for finding words that two texts share."""
    return frozenset(word[:STEM] for word in words_of(text) if word not in SMALL and len(word) > 1)


@lru_cache(maxsize=8192)
def grams(text: str, size: int = GRAM) -> frozenset[str]:
    """The letter n-grams of a text."""
    line = f" {' '.join(words_of(text))} "
    return frozenset(line[at : at + size] for at in range(len(line) - size + 1))


@lru_cache(maxsize=8192)
def skeleton(text: str) -> frozenset[str]:
    """The sentence pattern: pairs of neighbouring function words, with a dot for any other word."""
    told = ["^", *(word if word in SMALL else "." for word in words_of(text)), "$"]
    return frozenset(f"{one} {other}" for one, other in pairwise(told))


@lru_cache(maxsize=8192)
def marks(text: str) -> frozenset[str]:
    """The stems of a text, its first word, its length and its number of commas."""
    words = words_of(text)
    form = {f"^{words[0][:STEM]}", f"length {len(text) // 12}", f"commas {text.count(',')}"}
    return frozenset({word[:STEM] for word in words} | form)


def echo(one: str, other: str) -> frozenset[str]:
    """The content words that both texts contain."""
    return content(one) & content(other)


def _common(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / (len(one | other) or 1)


# Three measures of the similarity of two texts.
LIKENESSES: dict[str, Callable[[str, str], float]] = {
    "echo": lambda one, other: float(len(echo(one, other))),
    "letters": lambda one, other: _common(grams(one), grams(other)),
    "skeleton": lambda one, other: _common(skeleton(one), skeleton(other)),
}

# Measures in which a text can be the extreme one.
MEASURES: dict[str, Callable[[str], float]] = {
    "length": lambda text: float(len(text)),
    "words": lambda text: float(len(words_of(text))),
    "first clause": lambda text: float(len(_CLAUSE.split(text)[0])),
    "last clause": lambda text: float(len(_CLAUSE.split(text)[-1])),
    "commas": lambda text: float(text.count(",")),
    "longest word": lambda text: float(max(map(len, words_of(text)))),
    "mean word": lambda text: sum(map(len, words_of(text))) / len(words_of(text)),
    "small words": lambda text: sum(word in SMALL for word in words_of(text)) / len(words_of(text)),
    "imperfects": lambda text: float(len(_IMPERFECT.findall(text))),
    "capitals": lambda text: float(sum(sign.isupper() for sign in text)),
    "digits": lambda text: float(sum(sign.isdigit() for sign in text)),
    "parentheses": lambda text: float(text.count("(")),
    "quotes": lambda text: float(text.count("«")),
}

Features = dict[str, float]


def texts_of(word: Word) -> tuple[str, ...]:
    """The four texts of a word, the truth first. A model must not use the order."""
    return (word.definition, *word.leurres[:3])


def company(texts: Sequence[str]) -> list[Features]:
    """The features of each text among the others: similarities and extremes."""
    return [dict(features) for features in _company(tuple(texts))]


@lru_cache(maxsize=2048)
def _company(texts: tuple[str, ...]) -> list[Features]:
    found: list[Features] = [{} for _ in texts]
    for name, alike in LIKENESSES.items():
        near: list[list[float]] = [[] for _ in texts]
        for one, other in combinations(range(len(texts)), 2):
            value = alike(texts[one], texts[other])
            near[one].append(value)
            near[other].append(value)
        _place(found, f"{name} with its nearest", [max(values) for values in near])
        _place(found, f"{name} with all", [sum(values) for values in near])
        _place(found, f"{name} partners", [float(sum(v > 0 for v in values)) for values in near])
    for name, measure in MEASURES.items():
        _place(found, name, [measure(text) for text in texts])
    return found


def _place(found: list[Features], name: str, values: Sequence[float]) -> None:
    """Adds how far each text is from the mean of the others, and whether it is the extreme one."""
    low, high = min(values), max(values)
    if low == high:
        return
    middle = sum(values) / len(values)
    for features, value in zip(found, values, strict=True):
        features[name] = (value - middle) / (high - low)
        features[f"{name}, far from the middle"] = abs(value - middle) / (high - low)
        if value == high:
            features[f"most {name}"] = 1 / values.count(high)
        if value == low:
            features[f"least {name}"] = 1 / values.count(low)
