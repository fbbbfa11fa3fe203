"""What our own questions owe: one short answer that the judge knows, and a note worth telling."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from parlotte.core.folding import fold
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.names import called
from parlotte.games.coquillaude.answering.numbers import is_number
from parlotte.games.coquillaude.answering.wording import readings
from parlotte.games.coquillaude.answers import judge
from parlotte.games.coquillaude.content import STARS_OF, THEMES, Person, Question
from parlotte.games.coquillaude.countries import COUNTRIES
from parlotte.games.coquillaude.rolls import SHARES
from parlotte.kit.text import NARROW
from parlotte.packs.alike import too_alike
from parlotte.packs.formats.coquillaude.shares import Range, lint_shares
from parlotte.packs.french import french
from parlotte.packs.problems import Problem
from parlotte.packs.typography import typography_problems

LEAST_QUESTIONS = 1140  # every number that asks has its own
LONGEST_QUESTION, LONGEST_ANSWER, LONGEST_NOTE = 160, 40, 150
MOST_WORDS = 6  # of an answer, articles included
ROOT = 5  # letters by which a word is known again
SMALL_NUMBER = 100  # up to which several questions may have the same answer

THEME_SHARE: Range = (0.04, 0.14)
STARS_SHARES: dict[str, Range] = {"1": (0.44, 0.58), "2": (0.26, 0.38), "3": (0.12, 0.23)}
FRENCH_SHARE: Range = (0, 0.45)


def lint_questions(questions: Sequence[Question], persons: Sequence[Person]) -> list[Problem]:
    known = Known(french(), questions, persons)
    return [
        *(problem for one in questions for problem in _lint_question(one)),
        *(problem for one in questions for problem in _lint_judged(one, known)),
        *_lint_twice(questions),
        *_lint_same_answer(questions),
        *_lint_whole(questions),
    ]


def _about(question: Question, key: str, field: str, **params: int | str) -> Problem:
    return Problem(key, field=field, params={"word": question.question, **params})


def _lint_question(one: Question) -> Iterator[Problem]:
    if len(one.question) > LONGEST_QUESTION:
        yield _about(one, "lint-question-long", "question", most=LONGEST_QUESTION)
    if one.question[:1].islower() or not one.question.endswith(f"{NARROW}?"):
        yield _about(one, "lint-question-ends", "question")
    if len(one.answer) > LONGEST_ANSWER or len(one.answer.split()) > MOST_WORDS:
        yield _about(one, "lint-answer-long", "answer", most=MOST_WORDS)
    if not one.note or len(one.note) > LONGEST_NOTE:
        yield _about(one, "lint-note-long", "note", most=LONGEST_NOTE)
    if not one.note.endswith((".", "!", "?", "…", "»")) or one.note[:1].islower():
        yield _about(one, "lint-note-ends", "note")
    if one.country and one.country not in COUNTRIES:
        yield _about(one, "lint-country", "country", said=one.country)
    for field, text in (
        ("question", one.question),
        ("answer", one.answer),
        ("note", one.note),
        *(("accept", text) for text in one.accept),
        *(("refuse", text) for text in one.refuse),
    ):
        for key in typography_problems(text):
            yield _about(one, key, field)
    if gives_away(one):
        yield _about(one, "lint-answer-inside", "answer", said=one.answer)


def gives_away(one: Question) -> bool:
    """The answer stands in its question, by the roots of all its telling words, or of a person's
    family. A word that only says what is asked for may: « Quelle mer… ? La mer Noire »."""
    person = called(one.answer)
    words = readings(one.answer)[0] if person is None else person.family
    told = {*readings(one.question)[0], *fold(one.question).split()}
    return all(_stands_in(word, told) for word in words)


def _stands_in(word: str, told: set[str]) -> bool:
    if len(word) < ROOT or is_number(word):
        return word in told
    head = word[: max(ROOT, len(word) - 2)]
    return any(one.startswith(head) for one in told)


def _lint_judged(one: Question, known: Known) -> Iterator[Problem]:
    """What is listed as right is accepted, what is listed as wrong never."""
    for field, text in (("answer", one.answer), *(("accept", text) for text in one.accept)):
        if not judge(text, one, known):
            yield _about(one, "lint-not-accepted", field, said=text)
    for text in one.refuse:
        if judge(text, one, known):
            yield _about(one, "lint-not-refused", "refuse", said=text)


def _lint_twice(questions: Sequence[Question]) -> Iterator[Problem]:
    for field, texts in (
        ("question", [one.question for one in questions]),
        ("note", [one.note for one in questions]),
    ):
        seen = Counter(map(fold, texts))
        for one, text in zip(questions, texts, strict=True):
            if seen[fold(text)] > 1:
                yield _about(one, "lint-duplicate", field)
        for first, second in too_alike(texts):
            other = questions[second].question
            yield _about(questions[first], "lint-near-duplicate", field, other=other)


def _lint_same_answer(questions: Sequence[Question]) -> Iterator[Problem]:
    """Within a theme an answer is asked for once, but for small numbers."""
    found: dict[tuple[str, str], list[Question]] = defaultdict(list)
    for one in questions:
        person = called(one.answer)
        words = readings(one.answer)[0] if person is None else person.family
        if not _is_small_number(words):
            found[one.theme, " ".join(words)].append(one)
    for same in found.values():
        for one in same[1:]:
            yield _about(one, "lint-same-answer", "answer", other=same[0].question)


def _is_small_number(words: tuple[str, ...]) -> bool:
    return is_number(words[0]) and abs(float(words[0][1:])) <= SMALL_NUMBER


def _lint_whole(questions: Sequence[Question]) -> Iterator[Problem]:
    if len(questions) < LEAST_QUESTIONS:
        yield Problem("lint-few-questions", params={"least": LEAST_QUESTIONS})
    graded = Counter(one.stars for one in questions)
    for kind, stars in STARS_OF.items():
        if graded[stars] > SHARES[kind]:
            params: dict[str, int | str] = {"stars": stars, "most": SHARES[kind]}
            yield Problem("lint-many-questions", field="stars", params=params)
    themes = dict.fromkeys(map(str, THEMES), THEME_SHARE)
    yield from lint_shares("theme", (one.theme for one in questions), themes)
    yield from lint_shares("stars", (str(one.stars) for one in questions), STARS_SHARES)
    countries = (one.country for one in questions)
    yield from lint_shares("country", countries, {"FR": FRENCH_SHARE})
