"""Lints the built-in questions: one short answer that the judge accepts, and a note."""

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
from parlotte.packs.alike import lint_alike
from parlotte.packs.french import french
from parlotte.packs.problems import Problem, about, about_all
from parlotte.packs.shares import Range, lint_shares
from parlotte.packs.typography import typography_problems

LEAST_QUESTIONS = 1140  # one for each number that asks a question
LONGEST_QUESTION, LONGEST_ANSWER, LONGEST_NOTE = 160, 40, 150
MOST_WORDS = 6  # of an answer, articles included
ROOT = 5  # letters that identify a word
SMALL_NUMBER = 100  # up to this, several questions may have the same answer

SHARE = "lint-share-of"
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


def _lint_question(one: Question) -> Iterator[Problem]:
    if len(one.question) > LONGEST_QUESTION:
        yield about(one.question, "lint-question-long", "question", most=LONGEST_QUESTION)
    if one.question[:1].islower() or not one.question.endswith(f"{NARROW}?"):
        yield about(one.question, "lint-question-ends", "question")
    if len(one.answer) > LONGEST_ANSWER or len(one.answer.split()) > MOST_WORDS:
        yield about(one.question, "lint-answer-long", "answer", most=MOST_WORDS)
    if not one.note or len(one.note) > LONGEST_NOTE:
        yield about(one.question, "lint-note-long", "note", most=LONGEST_NOTE)
    if not one.note.endswith((".", "!", "?", "…", "»")) or one.note[:1].islower():
        yield about(one.question, "lint-note-ends", "note")
    if one.country and one.country not in COUNTRIES:
        yield about(one.question, "lint-country", "country", said=one.country)
    for field, text in (
        ("question", one.question),
        *right_answers(one),
        ("note", one.note),
        *(("refuse", text) for text in one.refuse),
    ):
        for key in typography_problems(text):
            yield about(one.question, key, field)
    if gives_away(one):
        yield about(one.question, "lint-answer-inside", "answer", said=one.answer)


def right_answers(one: Question) -> Iterator[tuple[str, str]]:
    yield "answer", one.answer
    for text in one.accept:
        yield "accept", text


def gives_away(one: Question) -> bool:
    """Whether the question contains its answer, by the roots of all distinctive words. A word that
    only names the kind may occur: « Quelle mer… ? La mer Noire ».
    """
    words = {*readings(one.question)[0], *fold(one.question).split()}
    return all(_stands_in(word, words) for word in _distinctive(one.answer))


def _distinctive(answer: str) -> Sequence[str]:
    """The words of an answer that count; of a person, the family name."""
    person = called(answer)
    return readings(answer)[0] if person is None else person.family


def _stands_in(word: str, words: set[str]) -> bool:
    if len(word) < ROOT or is_number(word):
        return word in words
    head = word[: max(ROOT, len(word) - 2)]
    return any(one.startswith(head) for one in words)


def _lint_judged(one: Question, known: Known) -> Iterator[Problem]:
    """Answers listed as right must be accepted, those listed as wrong refused."""
    for field, text in right_answers(one):
        if not judge(text, one, known):
            yield about(one.question, "lint-not-accepted", field, said=text)
    for text in one.refuse:
        if judge(text, one, known):
            yield about(one.question, "lint-not-refused", "refuse", said=text)


def _lint_twice(questions: Sequence[Question]) -> Iterator[Problem]:
    yield from lint_alike([(one.question, "question", one.question) for one in questions])
    yield from lint_alike([(one.question, "note", one.note) for one in questions])


def _lint_same_answer(questions: Sequence[Question]) -> Iterator[Problem]:
    """An answer occurs once within a theme, except small numbers."""
    found: dict[tuple[str, str], list[Question]] = defaultdict(list)
    for one in questions:
        words = _distinctive(one.answer)
        if not (is_number(words[0]) and abs(float(words[0][1:])) <= SMALL_NUMBER):
            found[one.theme, " ".join(words)].append(one)
    for same in found.values():
        for one in same[1:]:
            yield about(one.question, "lint-same-answer", "answer", other=same[0].question)


def _lint_whole(questions: Sequence[Question]) -> Iterator[Problem]:
    if len(questions) < LEAST_QUESTIONS:
        yield about_all("lint-few-questions", least=LEAST_QUESTIONS)
    graded = Counter(one.stars for one in questions)
    for kind, stars in STARS_OF.items():
        if graded[stars] > SHARES[kind]:
            yield about_all("lint-many-questions", "stars", stars=stars, most=SHARES[kind])
    themes = dict.fromkeys(map(str, THEMES), THEME_SHARE)
    yield from lint_shares(SHARE, "theme", (one.theme for one in questions), themes)
    yield from lint_shares(SHARE, "stars", (str(one.stars) for one in questions), STARS_SHARES)
    countries = (one.country for one in questions)
    yield from lint_shares(SHARE, "country", countries, {"FR": FRENCH_SHARE})
