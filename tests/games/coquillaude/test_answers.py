"""The judge of answers, case by case: an input, the expected answer, and whether it is right."""

import csv
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.wording import LONGEST, readings
from parlotte.games.coquillaude.answers import judge
from parlotte.games.coquillaude.content import Person, Question
from parlotte.packs.french import french
from parlotte.packs.loader import builtin_packs
from parlotte.packs.reading import of_kind

# Our cases, those of a second reader who had not seen the code, and what families type.
TABLES = ("answers.csv", "answers_second_reader.csv", "answers_of_families.csv")
# What a family typed at 588 questions, with a slip or a habit each; all of it is right.
TYPED = "typed_by_families.csv"
QUESTION = "Qui, quoi, où ou combien ?"


def read(table: str) -> list[dict[str, str]]:
    with (Path(__file__).parent / table).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter=";"))


@cache
def rows() -> tuple[dict[str, str], ...]:
    return tuple(row for table in TABLES for row in read(table))


def listed(cell: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in cell.split("|") if one.strip())


def question(row: dict[str, str]) -> Question:
    return Question(
        question=row["question"] or QUESTION,
        answer=row["answer"],
        accept=listed(row["accept"]),
        refuse=listed(row["refuse"]),
        stars=1,
        theme="quotidien",
        country="",
        note="Ah !",
    )


def person(name: str, who: str) -> Person:
    return Person(name, who, None, None, "xixe", "arts", "FR", woman=False)


@cache
def known() -> Known:
    """As in a match: famous people, and the answers of all other questions."""
    people = [
        person("Manet", "Édouard Manet, peintre."),
        person("Monet", "Claude Monet, peintre."),
        person("Monnet", "Jean Monnet, père de l’Europe."),
        person("Curie", "Marie Curie, physicienne."),
    ]
    return Known(french(), map(question, rows()), people)


def test_the_table() -> None:
    misjudged = [
        row
        for row in rows()
        if judge(row["given"], question(row), known()) != (row["right"] == "yes")
    ]
    assert misjudged == []


def test_what_families_type_is_right() -> None:
    typed = read(TYPED)
    (pack,) = builtin_packs("coquillaude")
    names = Known(french(), map(question, [*rows(), *typed]), of_kind(pack.items, Person))
    assert [row for row in typed if not judge(row["given"], question(row), names)] == []


def test_what_is_listed_is_right_and_what_is_refused_is_wrong() -> None:
    wrong = []
    for row in rows():
        asked = question(row)
        right = (asked.answer, *asked.accept)
        wrong += [(asked.answer, one) for one in right if not judge(one, asked, known())]
        wrong += [(asked.answer, one) for one in asked.refuse if judge(one, asked, known())]
    assert wrong == []


@given(st.text(max_size=120))
def test_whatever_is_typed_is_judged(text: str) -> None:
    paris = question(rows()[0])
    assert judge(text, paris, known()) in (True, False)
    assert not judge(f"{text} ou Londres", paris, known())


@pytest.mark.parametrize(
    "piece", ["a", "1", "i", "l’", "un ", "mille ", "c’est ", "1 000 ", "-", "'"]
)
def test_long_input_is_cut_before_comparison(piece: str) -> None:
    """The number of words compared does not grow with the input."""
    cut = (piece * LONGEST)[:LONGEST]
    long = piece * 10_000
    assert readings(long) == readings(cut)
    assert sum(map(len, readings(long))) <= 8 * LONGEST
    assert not judge(long, question(rows()[0]), known())


def test_the_table_is_large_and_has_both_sides() -> None:
    right = [row["right"] for row in rows()]
    assert set(right) == {"yes", "no"}
    assert len(right) >= 100
    assert min(right.count("yes"), right.count("no")) >= len(right) // 4
    assert all(row["why"] for row in rows())
