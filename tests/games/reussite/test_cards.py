"""Decks, blue letters, and deals by their code."""

from collections import Counter

import pytest

from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite.cards import Blues, DeckName, dealt, deck, kind_of, new_code, read_code


def blue(name: DeckName, blues: Blues) -> Counter[str]:
    return Counter(card for card in deck(name, blues) if card.islower())


def test_one_of_each_letter_is_blue() -> None:
    assert set(blue("normal", "alphabet").values()) == {1}
    assert len(blue("grand", "alphabet")) == 26


@pytest.mark.parametrize(
    ("name", "halves", "doubles"),
    [
        ("normal", {"a": 3, "e": 4, "i": 3, "o": 2, "u": 2}, "cdlmnprst"),
        ("grand", {"a": 4, "e": 6, "i": 4, "o": 3, "u": 3}, "bcdfglmnprstv"),
    ],
)
def test_difficile_is_half_the_vowels_and_one_of_each_double_consonant(
    name: DeckName, halves: dict[str, int], doubles: str
) -> None:
    """R: Y is a consonant there, and a single one: it is not blue."""
    assert blue(name, "difficile") == Counter(halves) + Counter(doubles)


def test_expert_is_the_vowels_and_y() -> None:
    found = blue("normal", "expert")
    assert set(found) == set("aeiouy")
    assert (found["e"], found["y"]) == (8, 1)


@pytest.mark.parametrize("name", ["normal", "grand"])
@pytest.mark.parametrize("blues", ["alphabet", "difficile", "expert"])
def test_a_code_names_its_deck_and_gives_the_same_deal_everywhere(
    name: DeckName, blues: Blues
) -> None:
    code = new_code(name, blues, Draws(Rng(b"seed")))
    assert kind_of(code) == (name, blues)
    assert dealt(code) == dealt(code)
    assert Counter(dealt(code)) == Counter(deck(name, blues))
    assert read_code(f" {code[:4].lower()}-{code[4:]} ") == code
    assert read_code(f"https://exemple.fr/?donne={code}") == code


def test_the_order_of_a_deal_never_changes() -> None:
    """A code that was passed on must open the same deal after any update."""
    assert dealt("NA234567").startswith("cpER*ETunOOMPyNfCwLiSemR*gSIhEdUI*rIojl")


@pytest.mark.parametrize("text", ["", "NA", "NA23456", "NA2345678", "ZZ234567", "NA23456O", "été"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert read_code(text) is None
