"""What the house knows of a word."""

import pytest

from parlotte.lexicon.lexicon import Found, Lexicon
from parlotte.lexicon.sieve import Reading


@pytest.mark.parametrize("word", ["règles", "REGLES", "Règles", "re\u0300gles", "RÈGLES"])
def test_a_word_is_judged_however_it_is_written(lexicon: Lexicon, word: str) -> None:
    assert lexicon.valid(word)


@pytest.mark.parametrize(
    "text", ["", " ", "arc-en-ciel", "l'ami", "REGLES ", "RE GLES", "règles!", "Ω", "A" * 99, "ß"]
)
def test_what_is_no_single_word_is_none(lexicon: Lexicon, text: str) -> None:
    assert not lexicon.valid(text)
    assert not lexicon.is_name(text)
    assert lexicon.band(text) is None
    assert lexicon.readings(text) == ()
    assert lexicon.anagrams(text) == []


def test_two_words_side_by_side_in_the_file_hide_no_third(lexicon: Lexicon) -> None:
    """A search over packed letters may find a string astride two words."""
    for row in lexicon.rows.values():
        for place in range(0, row.count - 1, 97):
            pair = row.at(place) + row.at(place + 1)
            astride = pair[row.length // 2 :][: row.length]
            at = row.find(astride)
            assert at < 0 or row.at(at) == astride


def test_every_word_is_found_at_its_place(lexicon: Lexicon) -> None:
    for row in lexicon.rows.values():
        assert all(row.find(row.at(place)) == place for place in range(0, row.count, 7))


def test_proper_nouns_are_kept_apart(lexicon: Lexicon) -> None:
    for name in ("Bruxelles", "Élodie", "Québec", "LOIRE"):
        assert lexicon.is_name(name)
    assert not lexicon.valid("Bruxelles")
    assert lexicon.valid("paris")
    assert lexicon.is_name("paris")
    assert not lexicon.is_name("guimauve")


def test_a_form_tells_its_entries(lexicon: Lexicon) -> None:
    assert lexicon.readings("REGLES") == (
        Reading("règles", "règle", "n"),
        Reading("règles", "régler", "v"),
        Reading("réglés", "régler", "v"),
    )
    assert lexicon.readings("naquirent") == (Reading("naquirent", "naître", "v"),)
    assert lexicon.readings("oeufs") == (Reading("œufs", "œuf", "n"),)
    assert lexicon.readings("désormais") == (Reading("désormais", "désormais", "i"),)


def test_an_accent_makes_no_form_of_another_entry(lexicon: Lexicon) -> None:
    """« pêche » is of pêcher; there is no « péche » of pécher."""
    assert "péche" not in {reading.form for reading in lexicon.readings("PECHE")}


def test_bands_go_from_everyday_words_to_rare_ones(lexicon: Lexicon) -> None:
    assert lexicon.band("maison") == 1
    assert lexicon.band("fenêtre") == 2
    assert lexicon.band("zinzolin") == 5
    assert lexicon.band("azertyuiop") is None
    bands = [lexicon.band(word) or 9 for word in ("bonjour", "guimauve", "immarcescible")]
    assert bands == sorted(bands)
    assert bands[0] < bands[1] < bands[2]


def test_all_that_is_known_at_once(lexicon: Lexicon) -> None:
    found = lexicon.look_up("Pierre")
    assert found.word == "PIERRE"
    assert found.common
    assert found.proper
    assert Reading("pierre", "pierre", "n") in found.readings
    nothing = lexicon.look_up("qsdf")
    assert nothing == Found("QSDF", common=False, proper=False, band=None, readings=())
