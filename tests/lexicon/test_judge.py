"""The judge of the word games: the lexicon, then the house's words, then what was voted in."""

import msgspec
import pytest

from parlotte.core.codec import encode
from parlotte.lexicon.judge import Judge, Ruling, Words, as_on_board
from parlotte.lexicon.lexicon import Lexicon


@pytest.fixture
def judge(lexicon: Lexicon) -> Judge:
    return Judge(lexicon, Words("of no matter", ("GLOUBI",), ("ZORGLUB", "BALISE")))


@pytest.mark.parametrize(
    ("text", "ruling"),
    [
        ("simultanée", "common"),
        (" Œufs ", "common"),
        ("gloubi", "house"),
        ("Gloubî", "house"),
        ("glou-bi", "house"),  # hyphens and apostrophes don't count
        ("plouf’plouf", "voted"),
        ("Paris", "common"),  # « un pari, des paris »
        ("Toulouse", "name"),
        ("Zorglub", "name"),  # somebody famous here
        ("balise", "common"),  # whoever else is called so
        ("zzgrx", "unknown"),
        ("", "unreadable"),
        ("à", "unreadable"),
        ("a b", "unreadable"),
        ("abc1", "unreadable"),
        ("мир", "unreadable"),
        ("A" * 33, "unreadable"),
    ],
)
def test_what_a_word_is(judge: Judge, text: str, ruling: Ruling) -> None:
    assert judge.ruling(text, voted=("PLOUFPLOUF",)) == ruling


def test_the_famous_of_the_house_are_known_as_such(judge: Judge) -> None:
    assert judge.is_person("zorglub")
    assert judge.is_person("Balise")
    assert not judge.is_person("gloubi")
    assert judge.ruling("Zorglub") == "name"
    assert judge.is_person("Plouf-Plouf", voted=("PLOUFPLOUF",))
    assert judge.may_be_voted("Zorglub")  # as a common word


def test_without_famous_people_content_is_what_it_was() -> None:
    assert encode(Words("f", ("GLOUBI",))) == b'{"lexicon":"f","house":["GLOUBI"]}'
    named = Words("f", (), ("ZORGLUB",))
    assert msgspec.json.decode(encode(named), type=Words) == named


def test_the_table_is_asked_only_where_it_can_help(judge: Judge) -> None:
    assert judge.may_be_voted("zzgrx")
    assert judge.may_be_voted("Toulouse")
    assert not judge.may_be_voted("zzgrx", voted=("ZZGRX",))
    assert not judge.may_be_voted("gloubi")
    assert not judge.may_be_voted("balise")
    assert not judge.may_be_voted("deux mots")


def test_words_are_laid_without_accents_hyphens_and_apostrophes() -> None:
    assert as_on_board(" Aujourd’hui ") == "AUJOURDHUI"
    assert as_on_board("cœur-à-cœur") == "COEURACOEUR"
