"""Searches give what looking at every word, one by one, gives."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlotte.lexicon import planes, shelf
from parlotte.lexicon.finder import SLIPS, Finder, distance
from parlotte.lexicon.lexicon import Lexicon

few_letters = st.text("ABCE", min_size=1, max_size=5)
racks = st.text("ABCE?", min_size=1, max_size=7)


@cache
def finder(words: frozenset[str]) -> Finder:
    rows = shelf.unpack(shelf.pack(sorted(words)))
    return Finder(rows, planes.Planes(planes.pack(rows), rows), lambda _word: 3)


def makes(word: str, rack: str) -> bool:
    lacking = Counter(word) - Counter(rack.replace("?", ""))
    return lacking.total() <= rack.count("?")


def slips(one: str, other: str) -> int:
    """By the book: the whole table, with swaps of neighbours."""
    table = {(i, 0): i for i in range(len(one) + 1)} | {(0, j): j for j in range(len(other) + 1)}
    for i in range(1, len(one) + 1):
        for j in range(1, len(other) + 1):
            table[i, j] = min(
                table[i - 1, j] + 1,
                table[i, j - 1] + 1,
                table[i - 1, j - 1] + (one[i - 1] != other[j - 1]),
            )
            if i > 1 and j > 1 and one[i - 2 : i] == other[j - 2 : j][::-1]:
                table[i, j] = min(table[i, j], table[i - 2, j - 2] + 1)
    return table[len(one), len(other)]


@given(st.frozensets(few_letters, min_size=1, max_size=60), racks)
def test_words_from_letters_and_jokers(words: frozenset[str], rack: str) -> None:
    expected = sorted((word for word in words if makes(word, rack)), key=lambda w: (len(w), w))
    assert list(finder(words).words_from(rack, shortest=1)) == expected


@given(st.frozensets(few_letters, min_size=1, max_size=60), few_letters)
def test_anagrams(words: frozenset[str], letters: str) -> None:
    expected = sorted(word for word in words if sorted(word) == sorted(letters))
    assert finder(words).anagrams(letters) == expected


@given(st.frozensets(few_letters, min_size=1, max_size=60), few_letters)
def test_suggestions(words: frozenset[str], letters: str) -> None:
    near = sorted((slips(letters, word), word) for word in words)
    expected = [word for far, word in near if far <= SLIPS]
    assert finder(words).suggestions(letters, most=99) == expected


@given(few_letters, few_letters)
def test_slips_are_counted_as_by_the_book(one: str, other: str) -> None:
    assert min(distance(one, other), SLIPS + 1) == min(slips(one, other), SLIPS + 1)


def test_anagrams_of_the_house(lexicon: Lexicon) -> None:
    assert lexicon.anagrams("chien") == ["CHIEN", "CHINE", "NICHE"]
    assert lexicon.anagrams("hcnei") == ["CHIEN", "CHINE", "NICHE"]
    assert lexicon.anagrams("CHIE?") == []


@pytest.mark.parametrize("rack", ["AEINRST", "AEINRS?", "KWYZ???", "GUIMAUVES"])
def test_words_from_letters_of_the_house(lexicon: Lexicon, rack: str) -> None:
    expected = [
        word
        for length in range(2, len(rack) + 1)
        for word in sorted(lexicon.rows[length])
        if makes(word, rack)
    ]
    assert lexicon.words_from(rack) == expected


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("ortographe", "ORTHOGRAPHE"),
        ("aggression", "AGRESSION"),
        ("chein", "CHIEN"),
        ("acceuil", "ACCUEIL"),
        ("anticonstitutionellement", "ANTICONSTITUTIONNELLEMENT"),
    ],
)
def test_what_was_meant_is_among_the_suggestions(lexicon: Lexicon, slip: str, meant: str) -> None:
    assert meant in lexicon.suggestions(slip, 5)


def test_a_word_is_its_own_nearest(lexicon: Lexicon) -> None:
    assert lexicon.suggestions("mesure")[0] == "MESURE"
    assert lexicon.suggestions("wxcvbnwxcvbn") == []
