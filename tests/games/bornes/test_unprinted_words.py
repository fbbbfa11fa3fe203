"""Sentences with words that are on no card: a joker's, and a table's own."""

import pytest

from games.bornes.table import cards, game
from parlotte.games.bornes.options import Blank, Options
from parlotte.games.bornes.phases import Laid
from parlotte.games.bornes.words import Lang

OPTIONS = Options(
    blanks=(Blank("Tata Odile", "Aunt Odile", "sieste", "nap"), Blank("valise"), Blank("Odile"))
)


def proposed(names: str, lang: Lang = "fr", stands_for: str = "") -> tuple[str, ...]:
    laid = [Laid(up, stands_for if up == "J1" else "") for up in cards(names)]
    return game().book.proposals(OPTIONS, laid, lang)


@pytest.mark.parametrize(
    ("names", "lang", "word", "said"),
    [
        ("chat J1 lit", "fr", "dormir", "Le chat dort sur le lit."),  # it is on a card
        ("chat J1 fromage", "fr", "grignoter", "Le chat grignote le fromage."),  # the voice knows
        ("J1 gris dormir lit", "fr", "tapis", "Le tapis gris dort sur le lit."),
        ("roi J1 jouer", "fr", "vert", "Le roi vert joue."),
        ("roi J1 reine", "en", "love", "The king loves the queen."),  # a noun, and a verb
        ("chat J1 lit", "en", "paint", "The cat paints a bed."),
    ],
)
def test_a_joker_is_said_by_the_word_it_stands_for(
    names: str, lang: Lang, word: str, said: str
) -> None:
    assert proposed(names, lang, word)[0] == said


@pytest.mark.parametrize(
    ("names", "lang", "said"),
    [
        ("V1:a dormir lit", "fr", "Tata Odile dort sur le lit."),
        ("V1:a dormir lit", "en", "Aunt Odile sleeps on the bed."),
        ("roi regarder V1:a", "fr", "Le roi regarde Tata Odile."),
        ("roi vouloir V2:a", "fr", "Le roi veut une valise."),
        ("V2:a gris lit", "fr", "La valise grise est sur le lit."),
        ("V1:a regarder chat gris", "fr", "Tata Odile regarde le chat gris."),  # grey is the cat
        ("roi donner V1:a fromage", "fr", "Le roi donne du fromage à Tata Odile."),
        ("sorcière aimer V3:a", "fr", "La sorcière aime Odile."),
    ],
)
def test_a_blank_card_is_said_by_what_the_table_wrote(names: str, lang: Lang, said: str) -> None:
    assert proposed(names, lang)[0] == said


def test_a_name_is_elided_as_one_says_it() -> None:
    assert "Le chat d’Odile dort." in proposed("chat V3:a dormir")


def test_what_nobody_can_know_is_left_to_the_player() -> None:
    assert proposed("chat J1 dormir", "fr", "zblurp") == ()
    assert proposed("V1:a gris dormir") == ()  # gris, or grise: only the table knows Odile
    assert proposed("V1:a regarder J1", "fr", "Zorglub") == ()
    assert not any("his hand" in text for text in proposed("V1:a main", "en"))  # or hers


def test_each_word_of_the_cards_is_found_in_what_is_said() -> None:
    book = game().book
    laid = [Laid(up) for up in cards("V1:a dormir lit")]
    for text in book.proposals(OPTIONS, laid, "fr"):
        found = book.found(OPTIONS, text, laid, "fr")
        assert (len(found.spans), found.missing) == (3, ())
