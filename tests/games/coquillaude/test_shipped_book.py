"""The questions that the game ships: how they are asked, and that none answers another."""

import re
from collections import defaultdict
from itertools import combinations

import pytest
from msgspec.structs import replace

from parlotte.core.folding import fold
from parlotte.games.coquillaude.content import Question
from parlotte.kit.text import NARROW
from parlotte.packs.formats.coquillaude.questions import gives_away
from parlotte.packs.loader import builtin_packs
from parlotte.packs.reading import of_kind

CLUES_THEN_QUESTION = re.compile(rf"{NARROW}: [^«]*\?$")
SHARE = 0.05  # of questions that may follow a list of clues and a colon
ROOT = 4  # letters that a word of an answer and of a question share, at least


@pytest.fixture(scope="module")
def questions() -> tuple[Question, ...]:
    (pack,) = builtin_packs("coquillaude")
    return of_kind(pack.items, Question)


def test_few_questions_are_clues_and_a_colon(questions: tuple[Question, ...]) -> None:
    """« X, Y, Z : quel… ? » grows tiresome, and nobody speaks so."""
    found = [one for one in questions if CLUES_THEN_QUESTION.search(one.question)]
    assert len(found) <= SHARE * len(questions)


def test_no_question_is_an_order(questions: tuple[Question, ...]) -> None:
    assert not [one.question for one in questions if one.question.startswith("Complét")]


def test_no_two_questions_answer_each_other(questions: tuple[Question, ...]) -> None:
    asked_with = defaultdict(set)
    for number, one in enumerate(questions):
        for word in re.findall(r"\w+", fold(one.question)):
            asked_with[word[:ROOT]].add(number)

    def told_by(one: Question) -> set[int]:
        """The numbers of the questions that contain its answer."""
        words = [word[:ROOT] for word in re.findall(r"\w+", fold(one.answer)) if len(word) >= ROOT]
        some = set().union(*(asked_with[word] for word in words))
        return {at for at in some if gives_away(replace(one, question=questions[at].question))}

    told = [told_by(one) for one in questions]
    pairs = combinations(range(len(questions)), 2)
    assert not [
        (questions[one].question, questions[other].question)
        for one, other in pairs
        if one in told[other] and other in told[one]
    ]
