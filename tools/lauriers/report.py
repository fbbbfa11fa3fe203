"""Prints what the judges found, so that an author can improve the texts."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from lauriers.features import MEASURES, echo, marks, texts_of
from lauriers.models import Bayes, Verdict

from parlotte.games.lauriers.content import Word

LEANING = 60  # words in each list
LEANS = 0.5  # a mark with a smaller lean betrays nothing by itself
REASONS = 6
LENGTH = 8  # characters
TELLING = 0.15  # smaller reasons are not shown


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def ranks(verdicts: Sequence[Verdict]) -> list[float]:
    """How often the truth is ranked 1st, 2nd, 3rd, 4th."""
    each = [verdict.ranks for verdict in verdicts]
    return [sum(rank[place] for rank in each) / len(each) for place in range(4)]


def by_group(verdicts: Sequence[Verdict]) -> dict[str, list[Verdict]]:
    groups: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        groups[verdict.word.word_class].append(verdict)
        groups[verdict.word.theme].append(verdict)
    return dict(sorted(groups.items(), key=lambda one: -ranks(one[1])[0]))


def tell_models(found: Mapping[str, Sequence[Verdict]]) -> Iterator[str]:
    yield f"{'':34}found %   1st  2nd  3rd  4th   (chance 25)"
    for name, verdicts in found.items():
        shares = ranks(verdicts)
        yield f"{name:34}{percent(shares[0]):>6}   {'  '.join(map(percent, shares))}"


def tell_groups(name: str, verdicts: Sequence[Verdict]) -> Iterator[str]:
    yield f"by class and theme ({name}), share found (words):"
    yield "  " + ", ".join(
        f"{group} {percent(ranks(inside)[0])} ({len(inside)})"
        for group, inside in by_group(verdicts).items()
    )


def tell_reasons(name: str, verdicts: Sequence[Verdict]) -> Iterator[str]:
    """What speaks for truths over all words: general tendencies to correct."""
    sums: Counter[str] = Counter()
    for verdict in verdicts:
        sums.update(verdict.reasons())
    told = [f"{reason} {total / len(verdicts):+.3f}" for reason, total in sums.most_common(20)]
    yield f"goes by ({name}), mean weight of evidence for a truth: {', '.join(told)}"


def twins(word: Word) -> tuple[bool, bool]:
    """Whether the truth shares a content word with a leurre, and whether two leurres share one."""
    truth, *leurres = texts_of(word)
    return (
        any(echo(truth, leurre) for leurre in leurres),
        any(echo(one, other) for one, other in combinations(leurres, 2)),
    )


def tell_twins(words: Sequence[Word]) -> Iterator[str]:
    pairs = [twins(word) for word in words]
    true, false = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    yield (
        f"twins: truth and leurre {true} ({percent(true / len(words))} %), "
        f"two leurres {false} ({percent(false / len(words))} %)"
    )


def extremes(words: Sequence[Word]) -> dict[str, tuple[float, float, float, float]]:
    """How often the truth, and a leurre, alone has the highest value of a measure; then the
    lowest."""
    found = {}
    for name, measure in MEASURES.items():
        alone: Counter[tuple[str, bool]] = Counter()
        for word in words:
            values = [measure(text) for text in texts_of(word)]
            for side, edge in (("most", max(values)), ("least", min(values))):
                if values.count(edge) == 1:
                    alone[side, values.index(edge) == 0] += 1
        found[name] = (
            alone["most", True] / len(words),
            alone["most", False] / 3 / len(words),
            alone["least", True] / len(words),
            alone["least", False] / 3 / len(words),
        )
    return found


def tell_extremes(words: Sequence[Word]) -> Iterator[str]:
    yield f"extremes, % of truths / of leurres: {'most':>14} {'least':>16}"
    for name, (most, others, least, rest) in extremes(words).items():
        yield (
            f"  {name:32} {percent(most):>6} / {percent(others):>4}"
            f"   {percent(least):>6} / {percent(rest):>4}"
        )


def tell_lengths(words: Sequence[Word]) -> Iterator[str]:
    """The share of true texts by length."""
    true = Counter(len(word.definition) // LENGTH for word in words)
    every = Counter(len(text) // LENGTH for word in words for text in texts_of(word))
    told = [
        f"{size * LENGTH}-{size * LENGTH + LENGTH - 1}: {percent(true[size] / times)} ({times})"
        for size, times in sorted(every.items())
    ]
    yield f"true, % of the texts of so many characters (texts): {', '.join(told)}"


def tell_leaning(words: Sequence[Word]) -> Iterator[str]:
    """The marks that lean most to leurres and to truths, with their counts."""
    counts = Bayes(marks)
    counts.learn(words)

    def surprise(mark: str) -> float:
        """How far the share of truths is from a quarter, in standard deviations."""
        times = counts.true[mark] + counts.false[mark]
        return (counts.true[mark] - times / 4) / math.sqrt(times * 3 / 16)

    every = sorted(counts.true | counts.false, key=lambda mark: (surprise(mark), mark))
    told = [f"{mark} ({counts.true[mark]}/{counts.false[mark]})" for mark in every]
    yield f"lean to leurres (in truths/in leurres): {', '.join(told[:LEANING])}"
    yield f"lean to truths: {', '.join(reversed(told[-LEANING:]))}"


def tell_words(
    words: Sequence[Word],
    found: Mapping[str, Sequence[Verdict]],
    every: Sequence[Word],
    most: int | None = None,
) -> Iterator[str]:
    """What betrays each word, the worst first."""
    counts = Bayes(marks)
    counts.learn(every)
    by_word = {
        word.id: {name: verdicts[at] for name, verdicts in found.items()}
        for at, word in enumerate(every)
    }
    *_, sharpest = found
    for word in sorted(words, key=lambda word: -by_word[word.id][sharpest].trust)[:most]:
        yield from _tell_word(word, by_word[word.id], sharpest, counts)


def _tell_word(
    word: Word, verdicts: Mapping[str, Verdict], sharpest: str, counts: Bayes
) -> Iterator[str]:
    picked = [name.split(",")[0] for name, verdict in verdicts.items() if verdict.margin > 0]
    yield (
        f"\n{word.spelling} ({word.word_class}, {word.theme}, card {word.card}): "
        f"{percent(verdicts[sharpest].trust)} % for the truth; "
        f"found by {len(picked)} of {len(verdicts)}{': ' if picked else ''}{', '.join(picked)}"
    )
    for name, text in zip(("T", "1", "2", "3"), texts_of(word), strict=False):
        leaning = sorted(
            (counts.lean(mark), mark) for mark in marks(text) if abs(counts.lean(mark)) > LEANS
        )
        told = ", ".join(
            f"{mark} {'+' if lean > 0 else '-'} ({counts.true[mark]}/{counts.false[mark]})"
            for lean, mark in leaning
        )
        yield f"  {name}  {text}{'   [' + told + ']' if told else ''}"
    texts = texts_of(word)
    for one, other in combinations(range(len(texts)), 2):
        if shared := echo(texts[one], texts[other]):
            pair = f"truth and leurre {other}" if one == 0 else f"leurres {one} and {other}"
            yield f"  echo: {pair}: {', '.join(sorted(shared))}"
    reasons = verdicts[sharpest].reasons()
    strong = sorted(reasons, key=lambda name: -abs(reasons[name]))[:REASONS]
    told = ", ".join(
        f"{name} {reasons[name]:+.2f}" for name in strong if abs(reasons[name]) > TELLING
    )
    if told:
        yield f"  speaks for the truth (+) or hides it (-): {told}"
