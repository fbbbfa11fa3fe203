"""A table's own words, in JSON or CSV, with errors that name line and field."""

from pathlib import Path

import pytest

from parlotte.core.contract import Seats
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.games.lauriers.items import Word
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.rules import Lauriers
from parlotte.packs.format import Pack
from parlotte.packs.loader import load_content, own_pack, own_pack_file


def own(text: str, file: str = "mots.csv") -> Pack:
    return own_pack("lauriers", "maison", file, text.encode())


def test_a_family_writes_three_columns_and_plays() -> None:
    pack = own("mot;classe;définition\nzigouigoui;nom masculin;Petit bidule de mamie.\n")
    assert pack.problems == ()
    (word,) = pack.items
    assert word == Word("maison:zigouigoui", "zigouigoui", "n.m.", "Petit bidule de mamie.")


def test_every_field_can_be_given_in_french_or_in_english() -> None:
    french = own(
        "Mot,Classe,Définition,Niveau,Thème,Tout public,Le saviez-vous,Leurre 1,Leurre 2\n"
        "à l’envi,loc. adv.,En rivalisant.,3,langue,non,Rien à voir avec l’envie.,"
        "Faux un.,Faux deux.\n"
    )
    english = own(
        '[{"spelling": "à l’envi", "class": "loc. adv.", "definition": "En rivalisant.",'
        ' "level": 3, "theme": "langue", "family": false, "note": "Rien à voir avec l’envie.",'
        ' "leurres": ["Faux un.", "Faux deux."]}]',
        "words.json",
    )
    assert french.problems == english.problems == ()
    assert french.items == english.items
    assert french.items[0].id == "maison:a-lenvi"


@pytest.mark.parametrize("said", ["n.m.", "n. m.", "nm", "N.M.", "nom masculin", "Nom Masculin"])
def test_a_class_may_be_written_in_several_ways(said: str) -> None:
    (word,) = own(f"mot,classe,definition\nx,{said},Chose.\n").items
    assert word.word_class == "n.m."


@pytest.mark.parametrize(
    ("row", "field", "key"),
    [
        (",n.m.,Chose.,2,", "mot", "pack-missing"),
        ("x,,Chose.,2,", "classe", "pack-missing"),
        ("x,nom,Chose.,2,", "classe", "pack-unknown-class"),
        ("x,n.m.,,2,", "définition", "pack-missing"),
        (f"x,n.m.,{'y' * 201},2,", "définition", "pack-too-long"),
        ("x,n.m.,Chose.,4,", "niveau", "pack-not-in-range"),
        ("x,n.m.,Chose.,deux,", "niveau", "pack-not-in-range"),
        ("x,n.m.,Chose.,2,peut-être", "famille", "pack-not-yes-or-no"),
        ("Déjà,n.m.,Chose.,2,", "mot", "pack-twice"),
    ],
)
def test_an_error_names_the_line_and_the_field_as_the_family_wrote_it(
    row: str, field: str, key: str
) -> None:
    pack = own(f"mot,classe,définition,niveau,famille\ndéjà,n.m.,Chose.,2,oui\n{row}\n")
    (problem,) = pack.problems
    assert (problem.file, problem.line, problem.field) == ("mots.csv", 3, field)
    assert problem.key == key
    assert len(pack.items) == 1


def test_an_error_in_json_names_the_line_of_the_field() -> None:
    pack = own(
        '[\n {"mot": "x",\n  "classe": "n.m.",\n  "définition": 12,\n  "leurres": [3]}\n]',
        "mots.json",
    )
    assert [(p.line, p.field, p.key) for p in pack.problems] == [
        (4, "définition", "pack-not-a-text"),
        (5, "leurres", "pack-not-a-text"),
    ]


def test_an_unknown_column_is_named_once_a_row() -> None:
    pack = own("mot,classe,définition,couleur\nx,n.m.,Chose.,rouge\n")
    assert [(p.line, p.field, p.key) for p in pack.problems] == [
        (2, "couleur", "pack-unknown-field")
    ]


def test_an_empty_file_and_a_missing_one_say_so() -> None:
    assert own("mot,classe,définition\n").problems[0].key == "pack-empty"
    assert own_pack_file("lauriers", Path("nulle-part.csv")).problems[0].key == "pack-not-found"


def test_own_words_are_played_beside_those_of_the_house_or_alone() -> None:
    words = "".join(f"mot{n},n.m.,Chose numéro {n} de la famille.\n" for n in range(8))
    content = load_content("lauriers", own(f"mot,classe,définition\n{words}"))
    game = Lauriers(content)
    match: AnyMatch = Match(
        game, Setup(Options(packs=("maison",)), Seats(("person",) * 3), b"seed")
    )
    assert all(word.startswith("maison:") for word in match.state.phase.words)
    assert len(game.book.cards(Options())) == len(game.book.cards(Options(packs=("base",)))) + 2
