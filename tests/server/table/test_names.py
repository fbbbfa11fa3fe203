"""Names: cleaned, short, and hard to mistake for one another."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlotte.core.contract import Rejected
from parlotte.server.table.names import ANIMALS, MOST_LETTERS, clean_name, look_alike, skeleton


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Léa", "Léa"),
        ("  Anne \t Marie\n", "Anne Marie"),
        ("Anne\u00a0\u202f\u3000Marie", "Anne Marie"),
        ("Cœur d’Été", "Cœur d’Été"),
        ("Françoise l'Œil", "Françoise l'Œil"),
        ("Ma’a ‘Olaʻ", "Ma’a ‘Olaʻ"),
        ("Le\u0301a", "Léa"),
        ("L\u202eé\u2066a\u200b\ufeff\x00\x1b", "Léa"),
        ("e\u200b\u0301", "é"),  # an invisible character stood between
        ("a\ue000b\U000f0000c\u0378d", "abcd"),
        ("a\ud800b", "ab"),
        ("Zoé ❤\ufe0f", "Zoé ❤"),
        ("Papa 👨\u200d🍳", "Papa 👨🍳"),
        ("\u3164Jo\u2800\u115f", "Jo"),
        ("\u0301Jo", "Jo"),
        ("J \u0301o", "J o"),
        ("Q\u0308\u0323\u0304\u0301\u0302", "Q\u0323\u0308\u0304"),
        ("7", "7"),
        ("ليلى", "ليلى"),
        ("हिन्दी", "हिन्दी"),
        ("x" * 16, "x" * 16),
        ("é" * 16, "é" * 16),
        ("Q\u0308" * 16, "Q\u0308" * 16),
    ],
)
def test_a_name_is_cleaned_and_its_letters_stay(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "\u200b\u202e", "\u3164", "\u2800", "\ufe0f", "!!!", "🦊", "’", "ʼ", "\u0301", "—"],
)
def test_a_name_without_a_letter_or_a_digit_is_refused(typed: str) -> None:
    with pytest.raises(Rejected) as refusal:
        clean_name(typed)
    assert (refusal.value.key, refusal.value.params) == ("name-empty", {})


@pytest.mark.parametrize("typed", ["x" * 17, "é" * 17, "Jean-Christophe II", "x" * 100_000])
def test_a_long_name_is_refused(typed: str) -> None:
    with pytest.raises(Rejected) as refusal:
        clean_name(typed)
    assert (refusal.value.key, refusal.value.params) == ("name-too-long", {"most": 16})


def test_a_name_of_combining_marks_only_is_refused() -> None:
    with pytest.raises(Rejected, match="name-empty"):
        clean_name("\ufc5e")


NASTY = st.text(
    alphabet=st.sampled_from("aQé ’Œ\u0301\u0302\u0308\u0323\u200d\u202e\u3164İ가ᄀ\ufe0f")
)


@given(st.text(max_size=30) | NASTY)
def test_any_text_is_refused_or_becomes_a_valid_name(text: str) -> None:
    try:
        name = clean_name(text)
    except Rejected:
        return
    assert clean_name(name) == name
    assert name == unicodedata.normalize("NFC", name)
    assert name == " ".join(name.split())
    marks = 0
    for c in name:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        assert marks <= 3
        assert unicodedata.category(c)[0] != "C"
    assert 1 <= sum(unicodedata.category(c)[0] != "M" for c in name) <= MOST_LETTERS
    assert skeleton(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Léa", "lea"),
        ("LÉA", "Léa"),
        ("Lea", "Le\u0301a"),
        ("Cœur", "coeur"),
        ("Lætitia", "Laetitia"),
        ("Jean-Marc", "Jean Marc"),
        ("d’Arc", "D'arc!"),
        ("Bob", "B0b"),
        ("Lili", "L1l|"),
        ("Ali", "AIi"),
        ("Simon", "5imon"),
        ("Marnie", "Mamie"),
        ("Walter", "VValter"),
        ("Marie", "Маrie"),  # Cyrillic М and а
        ("Росе", "Poce"),
        ("Ann", "Αnn"),  # Greek Α
        ("Nino", "Νιno"),
        ("Νίνα", "ΝΊΝΑ"),  # one Greek name in upper and lower case
        ("Tom", "Ｔｏｍ"),
        ("Tom", "𝐓𝓸𝖒"),
        ("Tom 2", "Tom ２"),
        ("Straße", "strasse"),
        ("Soren", "Søren"),
        ("Zoé", "Zoe."),
    ],
)
def test_similar_looking_names_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Léa", "Léo"),
        ("Tom", "Tim"),
        ("Tom 2", "Tom 3"),
        ("Anne", "Anna"),
        ("Zoé 🦊", "Zoé 🐙"),
        ("Иван", "Борис"),
        ("Mario", "Marion"),
    ],
)
def test_different_names_do_not_look_alike(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_there_are_ten_animals_in_plain_letters() -> None:
    assert len(set(ANIMALS)) == 10
    assert all(animal.isascii() and animal.islower() for animal in ANIMALS)
