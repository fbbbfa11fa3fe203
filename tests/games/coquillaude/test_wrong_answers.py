"""Whatever answers another question of the shipped book is refused, above all what looks alike."""

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from parlotte.games.coquillaude.answering.known import Known, full_name
from parlotte.games.coquillaude.answering.wording import SMALL, pieces
from parlotte.games.coquillaude.answers import judge
from parlotte.games.coquillaude.content import Person, Question
from parlotte.packs.french import french
from parlotte.packs.loader import builtin_packs
from parlotte.packs.reading import of_kind

AT_RANDOM = 10  # texts for each question, beside its own refused ones and those that look alike
ALIKE = 8  # texts at most that share a word with an answer
# Accepted, for another way to say it is near: « blanc de champignon », « à l’anglaise ».
EITHER = {
    ("Le mont Blanc", "Le mycélium"),
    ("Mont Blanc", "Le mycélium"),
    ("L’anglais", "À l’anglaise"),
}


@pytest.fixture(scope="module")
def items() -> tuple[Question | Person, ...]:
    (pack,) = builtin_packs("coquillaude")
    return pack.items


def told(question: Question) -> tuple[str, ...]:
    return (question.answer, *question.accept)


def roots(text: str) -> frozenset[str]:
    """The words of an answer without article and plural."""
    return frozenset(word.rstrip("sx") for word in pieces(text) if word not in SMALL)


def without_one(text: str) -> set[str]:
    """A text, and all that is left of it without one letter: one slip apart they share some."""
    letters = "".join(pieces(text))
    return {letters, *(letters[:at] + letters[at + 1 :] for at in range(len(letters)))}


def wrong_ones(questions: list[Question], persons: list[Person]) -> Iterator[tuple[str, Question]]:
    rng = random.Random(1116)
    texts = sorted(
        {text for one in questions for text in (*told(one), *one.refuse)}
        | {name for one in persons for name in (one.name, full_name(one))}
    )
    near, sharing = defaultdict(list), defaultdict(list)
    for text in texts:
        for key in without_one(text):
            near[key].append(text)
        for word in roots(text):
            sharing[word].append(text)
    for question in questions:
        found = set(question.refuse) | set(rng.sample(texts, AT_RANDOM))
        for right in told(question):
            found |= {text for key in without_one(right) for text in near[key]}
            some = [text for word in sorted(roots(right)) for text in sharing[word]]
            found |= set(rng.sample(some, min(ALIKE, len(some))))
        own = [roots(right) for right in told(question)]
        for text in sorted(found):
            said = roots(text)
            if not any(said <= one or one <= said for one in own):
                yield text, question


def test_no_wrong_answer_is_accepted(items: tuple[Question | Person, ...]) -> None:
    questions, persons = of_kind(items, Question), of_kind(items, Person)
    known = Known(french(), questions, persons)
    pairs = list(wrong_ones(list(questions), list(persons)))
    assert len(pairs) >= 15_000
    accepted = {(text, one.answer) for text, one in pairs if judge(text, one, known)}
    assert accepted <= EITHER
