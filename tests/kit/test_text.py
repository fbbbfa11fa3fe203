"""Players' words: cleaned, compared, set in type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlotte.core.folding import fold
from parlotte.kit.text import as_written, clean, likeness, typeset

FRENCH = "aBcÉéèàœç '’\".,;:!?…«»-\u202f\u00a0\n"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Cœur  d’été\n", "Cœur d’été"),
        ("a\u202eb\u200bc\x00d", "abcd"),
        ("e\u0301te\u0301", "été"),
        ("ça, l'œuf, où ?", "ça, l'œuf, où ?"),
        ("fine\u202f: reste", "fine\u202f: reste"),
        ("\u2003large\u2003", "large"),
    ],
)
def test_cleaning_takes_marks_away_and_leaves_letters(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@given(st.text())
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    assert clean(clean(text)) == clean(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Éléphant", "elephant"),
        ("cœur", "COEUR"),
        ("ex-æquo", "exaequo"),
        ("aujourd’hui", "aujourd'hui"),
        ("garçon", "garcon"),
        ("Deux mots.", "deux  mots !"),
    ],
)
def test_words_are_compared_without_accents_case_hyphens_and_apostrophes(
    one: str, other: str
) -> None:
    assert fold(one) == fold(other)


def test_different_words_stay_different() -> None:
    assert fold("mesure") != fold("masure")
    assert fold("deux mots") != fold("deuxmots")


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("petit insecte des greniers", "Petit insecte des greniers."),
        ("PETIT INSECTE", "Petit insecte."),
        ("- étoffe d'autrefois,,légère", "Étoffe d’autrefois, légère."),
        ("qui chante!!!", "Qui chante\u202f!"),
        ("vraiment ?", "Vraiment\u202f?"),
        ('dit "le Bon"', "Dit «\u202fle Bon\u202f»."),
        ("et ainsi de suite...", "Et ainsi de suite…"),
        ("œuf dur", "Œuf dur."),
        ("danse : lente ; triste", "Danse\u202f: lente\u202f; triste."),
        ("à la fin ,", "À la fin."),
        ("sorte de pain.", "Sorte de pain."),
    ],
)
def test_every_definition_is_printed_the_same_way(typed: str, printed: str) -> None:
    assert typeset(typed) == printed


@given(st.text(FRENCH, max_size=60))
def test_printing_twice_is_printing_once(text: str) -> None:
    assert typeset(typeset(text)) == typeset(text)


def test_likeness_goes_from_nothing_to_the_same() -> None:
    assert likeness("Petit insecte nocturne.", "petit INSECTE nocturne") == 1.0
    assert likeness("Petit insecte nocturne.", "Danse bretonne.") == 0.0
    assert 0 < likeness("Petit insecte des greniers.", "Insecte nuisible.") < 1
    assert likeness("", "le la") == 0.0


def test_a_short_shout_is_a_shout() -> None:
    assert typeset("CHAT") == "Chat."


@pytest.mark.parametrize("typed", ["Un OVNI ici.", "ADN."])
def test_capitals_stay_up_to_half_of_a_text_and_in_three_letters(typed: str) -> None:
    assert typeset(typed) == typed


def test_four_letters_are_telling() -> None:
    assert likeness("chat noir", "chat gris") > 0


def test_what_makes_two_spellings_one_headword() -> None:
    assert as_written("Cœur-à-cœur") == as_written("coeuràcoeur")
    assert as_written("pécher") != as_written("pêcher")
