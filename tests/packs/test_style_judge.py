"""Nobody who knows no rare word finds the truth by its style, or by the company it keeps.

Chance finds a quarter. `tools/lauriers/style_judge.py` tells what the machines go by.
"""

from collections.abc import Mapping, Sequence

import pytest
from lauriers.models import MODELS, Verdict, judged
from lauriers.referee import referee
from lauriers.report import by_group, ranks, twins
from lauriers.style_judge import judge_all
from msgspec.structs import replace

from parlotte.games.lauriers.content import Word
from parlotte.packs.loader import builtin_packs

ALL: Sequence[Word] = builtin_packs("lauriers")[0].items
MOST_FOUND = 0.33
MOST_OF_A_GROUP, A_GROUP = 0.40, 30  # words: fewer say nothing
LEAST_OF_A_RANK = 0.18


def _beyond(found: Mapping[str, Sequence[Verdict]]) -> dict[str, list[float]]:
    """What is above or below what we aim at: the truth is as often last as first in any machine's
    eyes, for what is put last each time is betrayed as surely as what is put first."""
    shares = {name: ranks(verdicts) for name, verdicts in found.items()}
    return {
        name: each
        for name, each in shares.items()
        if each[0] > MOST_FOUND or min(each) < LEAST_OF_A_RANK
    }


def _plain_groups(*machines: Sequence[Verdict]) -> dict[str, float]:
    """The classes and themes in which too many truths are found, in the mean of several machines:
    what one of them finds among forty words is as much luck as style."""
    every = [verdict for verdicts in machines for verdict in verdicts]
    groups = by_group(every)
    shares = {
        name: ranks(some)[0]
        for name, some in groups.items()
        if len(some) >= A_GROUP * len(machines)
    }
    return {name: share for name, share in shares.items() if share > MOST_OF_A_GROUP}


def test_no_machine_that_is_quick_to_learn_finds_more_than_a_third() -> None:
    quick = [name for name in MODELS if name.endswith("naive Bayes")]
    assert len(quick) == 2
    assert _beyond({name: judged(MODELS[name], ALL) for name in quick}) == {}


@pytest.mark.deep
def test_no_machine_finds_more_than_a_third() -> None:
    """In one test: the machines take their time, and learn once."""
    found = {**judge_all(ALL), "referee": referee(ALL)}
    assert _beyond(found) == {}
    assert _plain_groups(found["all together, logistic"], found["referee"]) == {}


def test_truth_and_leurre_echo_each_other_no_more_than_two_leurres() -> None:
    """A word has three pairs of each kind."""
    pairs = [twins(word) for word in ALL]
    with_truth, without = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
    assert 0.75 < with_truth / without < 1.33


# What might betray a truth, and the models that must see it.
def _marked(word: Word) -> Word:
    return replace(word, definition=f"Jadis, {word.definition}")


def _echoing(word: Word) -> Word:
    """The truth's first words come back in each leurre."""
    opening = " ".join(word.definition.split()[:3])
    return replace(word, leurres=tuple(f"{opening}, {text}" for text in word.leurres))


def _long(word: Word) -> Word:
    return replace(word, definition=f"{word.definition} {word.note}")


@pytest.mark.parametrize(
    ("betray", "model"),
    [
        (_marked, "marks, naive Bayes"),
        (_marked, "runs of 5 letters, naive Bayes"),
        (_marked, "bag of stems, logistic"),
        (_marked, "all together, logistic"),
        pytest.param(_echoing, "company, logistic", marks=pytest.mark.deep),
        pytest.param(_echoing, "all together, logistic", marks=pytest.mark.deep),
        (_long, "company, logistic"),
        pytest.param(_long, "all together, logistic", marks=pytest.mark.deep),
    ],
)
def test_these_machines_are_able_to_find_it(betray: object, model: str) -> None:
    assert callable(betray)
    words = [betray(word) for word in ALL[:120]]
    assert ranks(judged(MODELS[model], words))[0] > 0.8


@pytest.mark.parametrize(
    "betray",
    [
        _marked,
        pytest.param(_echoing, marks=pytest.mark.deep),
        pytest.param(_long, marks=pytest.mark.deep),
    ],
)
def test_the_referee_is_able_to_find_it(betray: object) -> None:
    assert callable(betray)
    assert ranks(referee([betray(word) for word in ALL[:120]]))[0] > 0.8


def test_texts_that_are_all_alike_are_a_matter_of_chance() -> None:
    same = [replace(word, definition="Chose.", leurres=("Chose.",) * 3) for word in ALL[:50]]
    for verdicts in (*judge_all(same).values(), referee(same)):
        assert ranks(verdicts) == pytest.approx([0.25] * 4)


def test_the_same_words_are_judged_the_same_each_time() -> None:
    model = MODELS["all together, logistic"]
    assert [v.scores for v in judged(model, ALL[:60])] == [
        v.scores for v in judged(model, ALL[:60])
    ]
