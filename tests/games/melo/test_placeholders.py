"""The neighbours named in a question."""

import pytest

from parlotte.games.melo.cards import Language
from parlotte.games.melo.placeholders import Malformed, Placeholder, parts, placeholders


def test_each_form_of_a_french_question() -> None:
    told = list(
        parts("{droite} dit {de gauche} {que droite} {gauche:ravi|ravie|aux anges} !", "fr")
    )
    assert told == [
        Placeholder("right", "name"),
        " dit ",
        Placeholder("left", "of"),
        " ",
        Placeholder("right", "that"),
        " ",
        Placeholder("left", "agreeing", ("ravi", "ravie", "aux anges")),
        " !",
    ]


def test_each_form_of_an_english_question() -> None:
    told = placeholders("{right} and {left's}, {right’s}: {left:he|she|they}", "en")
    assert told == (
        Placeholder("right", "name"),
        Placeholder("left", "possessive"),
        Placeholder("right", "possessive"),
        Placeholder("left", "agreeing", ("he", "she", "they")),
    )


@pytest.mark.parametrize(
    ("question", "lang"),
    [
        ("{milieu}", "fr"),
        ("{right}", "fr"),
        ("{droite}", "en"),
        ("{droite", "fr"),
        ("droite}", "fr"),
        ("{}", "fr"),
        ("{droite:ravi|ravie}", "fr"),
        ("{droite:ravi||content}", "fr"),
        ("{de droite:a|b|c}", "fr"),
        ("{à droite}", "fr"),
    ],
)
def test_anything_else_in_braces_is_malformed(question: str, lang: Language) -> None:
    with pytest.raises(Malformed):
        placeholders(question, lang)


def test_a_question_without_braces_is_one_text() -> None:
    assert list(parts("Qui ronfle ici ?", "fr")) == ["Qui ronfle ici ?"]
    assert placeholders("", "fr") == ()
