"""The two ways of folding a text: for comparing, and for a board."""

import pytest

from parlotte.core.folding import as_capitals, fold, is_plain


@pytest.mark.parametrize(
    ("text", "compared", "on_a_board"),
    [
        ("Élève", "eleve", "ELEVE"),
        ("cœur", "coeur", "COEUR"),
        ("aujourd’hui", "aujourdhui", "AUJOURD’HUI"),
        ("deux mots", "deux mots", "DEUX MOTS"),
        ("Ǽ", "ae", "AE"),
    ],
)
def test_fold_is_for_comparing_and_as_capitals_for_boards(
    text: str, compared: str, on_a_board: str
) -> None:
    assert fold(text) == compared
    assert as_capitals(text) == on_a_board


def test_a_plain_word_has_only_letters_from_a_to_z() -> None:
    assert is_plain("COEUR")
    assert not any(map(is_plain, ("", "AUJOURD’HUI", "DEUX MOTS", "coeur", "ЖUK")))
