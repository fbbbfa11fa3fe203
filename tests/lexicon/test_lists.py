"""Words that must be in, and strings that must not, as French speakers listed them."""

from pathlib import Path

import pytest

from parlotte.lexicon.lexicon import Lexicon

DATA = Path(__file__).parent / "data"


def listed(name: str) -> list[str]:
    """One a line, with accents or without; # begins a comment."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [word for line in lines if (word := line.partition("#")[0].strip())]


def test_every_listed_word_is_a_word(lexicon: Lexicon) -> None:
    words = listed("words.txt")
    assert len(words) > 300
    assert [word for word in words if not lexicon.valid(word)] == []


def test_no_listed_fault_is_a_word(lexicon: Lexicon) -> None:
    faults = listed("not_words.txt")
    assert len(faults) > 300
    assert [fault for fault in faults if lexicon.valid(fault)] == []


MUST_BE = """
    SIMULTANEE ARISTOTELICIEN REGLES LEGERS GRELES EPICURIENNES MESURE BALISE GUIMAUVE NE AS BU CE
    SESQUIPEDALE SESQUIPEDALES AA AY BA BE BI DA IN KA OM A Y OEUVRE NAEVUS KILOMETRES
"""
MUST_NOT = "AE AV ED LN OE OP PT CF VS ETC KM LORSQU QU SNCF DOMTOM XIV HTTP VITRO ANGLO B Z"


@pytest.mark.parametrize("word", MUST_BE.split())
def test_words_that_must_be(lexicon: Lexicon, word: str) -> None:
    assert lexicon.valid(word)


@pytest.mark.parametrize("fault", MUST_NOT.split())
def test_symbols_acronyms_and_pieces_of_words_are_none(lexicon: Lexicon, fault: str) -> None:
    assert not lexicon.valid(fault)
