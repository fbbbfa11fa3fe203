"""A table's own words, in JSON or CSV, with errors that name line and field."""

from pathlib import Path

import pytest

from parlotte.core.contract import Seats
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.games.lauriers import GAME
from parlotte.games.lauriers.content import Word
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.rules import Lauriers
from parlotte.packs.format import Pack
from parlotte.packs.loader import format_of, load_content, own_pack, own_pack_file


def own(text: str, file: str = "mots.csv") -> Pack:
    return own_pack(GAME, "maison", file, text.encode())


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
    assert french.items[0].id == "maison:à-l’envi"


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


def test_a_row_with_too_many_cells_does_not_hide_the_others() -> None:
    pack = own(
        "mot,classe,définition\nzig,n.m.,Petit objet, pointu.\nzag,nom,Chose.\nzug,n.m.,Bon.\n"
    )
    assert [(p.line, p.key) for p in pack.problems] == [
        (2, "pack-too-many-cells"),
        (3, "pack-unknown-class"),
    ]
    assert [word.spelling for word in pack.items] == ["zug"]


def test_columns_are_judged_once_not_at_every_row() -> None:
    rows = "x,n.m.,Chose.,rouge\ny,n.m.,Chose.,vert\n"
    unknown = own(f"mot,classe,définition,couleur\n{rows}")
    assert [(p.line, p.field, p.key) for p in unknown.problems] == [
        (2, "couleur", "pack-unknown-field")
    ]
    assert len(unknown.items) == 2
    missing = own("mot;définition\nx;Chose.\ny;Chose.\n")
    assert [(p.line, p.field, p.key) for p in missing.problems] == [(1, "classe", "pack-no-column")]
    bare = own("zig;chose\nzag;autre\n")
    assert [(p.line, p.key) for p in bare.problems] == [(1, "pack-no-headings")]


def test_leurres_come_in_columns_or_in_one_cell() -> None:
    columns = own(
        "mot,classe,definition,Leurre1,leurre 2,leurre,leurre\nx,n.m.,Vrai.,A.,B.,C.,D.\n"
    )
    one_cell = own("mot,classe,definition,leurres\nx,n.m.,Vrai.,A.|B.|C.|D.\n")
    assert columns.problems == one_cell.problems == ()
    assert columns.items == one_cell.items
    assert columns.items[0].leurres == ("A.", "B.", "C.", "D.")


@pytest.mark.parametrize(
    ("leurres", "key"), [("Faux.|vrai", "pack-true-leurre"), ("Faux.|FAUX", "pack-leurre-twice")]
)
def test_a_leurre_is_neither_true_nor_there_twice(leurres: str, key: str) -> None:
    pack = own(f"mot,classe,definition,leurres\nx,n.m.,Vrai.,{leurres}\n")
    assert [problem.key for problem in pack.problems] == [key]


def test_accents_make_two_words_and_capitals_do_not() -> None:
    pack = own(
        "mot,classe,definition\n"
        "pécher,v.i.,Faire le mal.\npêcher,v.t.,Prendre.\nPÊCHER,v.t.,Encore.\n"
    )
    assert [word.spelling for word in pack.items] == ["pécher", "pêcher"]
    assert [(p.line, p.key) for p in pack.problems] == [(4, "pack-twice")]


def test_nothing_is_a_good_answer_where_nothing_is_needed() -> None:
    pack = own(
        '[{"mot": "x", "classe": "n.m.", "définition": "Chose.", "niveau": null, "note": null,'
        ' "famille": null, "leurres": null}]',
        "mots.json",
    )
    assert pack.problems == ()
    assert pack.items[0].leurres == ()


@pytest.mark.parametrize("odd", ["[]", "[[]]", "{}", "true", "1.5", "[1, 2]"])
def test_whatever_json_holds_is_judged_and_never_a_fall(odd: str) -> None:
    fields = (
        "mot",
        "classe",
        "définition",
        "niveau",
        "thème",
        "famille",
        "note",
        "leurres",
        "carte",
    )
    good = {"mot": '"x"', "classe": '"n.m."', "définition": '"Chose."'}
    for field in fields:
        row = ", ".join(f'"{name}": {value}' for name, value in {**good, field: odd}.items())
        pack = own(f"[{{{row}}}]", "mots.json")
        right = (field == "famille" and odd == "true") or (field == "leurres" and odd == "[]")
        assert bool(pack.problems) is not right, (field, pack.problems)
        assert bool(pack.items) is right


def test_a_word_without_a_letter_is_told_so() -> None:
    pack = own("mot,classe,definition\n🙂,n.m.,Chose.\n")
    assert [problem.key for problem in pack.problems] == ["pack-no-letter"]


def test_a_familys_pack_never_takes_the_name_of_one_of_the_house() -> None:
    pack = own_pack(GAME, "base", "base.csv", b"mot,classe,definition\nx,n.m.,Chose.\n")
    assert [problem.key for problem in pack.problems] == ["pack-name-taken"]
    assert pack.items == ()


def test_an_empty_file_a_missing_one_and_a_folder_say_so(tmp_path: Path) -> None:
    assert own("mot,classe,définition\n").problems[0].key == "pack-empty"
    assert own_pack_file(GAME, tmp_path / "nulle-part.csv").problems[0].key == "pack-not-found"
    assert own_pack_file(GAME, tmp_path).problems[0].key == "pack-is-a-folder"


def test_own_words_are_played_beside_those_of_the_house_or_alone() -> None:
    words = "".join(f"mot{n},n.m.,Chose numéro {n} de la famille.\n" for n in range(8))
    content = load_content(GAME, own(f"mot,classe,définition\n{words}"))
    game = Lauriers(content)
    match: AnyMatch = Match(
        game, Setup(Options(packs=("maison",)), Seats(("person",) * 3), b"seed")
    )
    assert all(word.startswith("maison:") for word in match.state.phase.words)
    assert len(game.book.cards(Options())) == len(game.book.cards(Options(packs=("base",)))) + 2


def test_the_name_of_a_file_is_the_name_of_its_pack(tmp_path: Path) -> None:
    for name, key in (("mes.mots.csv", "mes.mots"), ("a:b.csv", "a-b")):
        (tmp_path / name).write_text("mot,classe,definition\nx,n.m.,Chose.\n", encoding="utf-8")
        pack = own_pack_file(GAME, tmp_path / name)
        assert (pack.key, pack.problems) == (key, ())


def test_a_heading_given_twice_is_said_and_rows_without_a_word_are_no_twins() -> None:
    twice = own("mot,classe,definition,niveau,level\nx,n.m.,Chose.,1,2\n")
    assert [(p.field, p.key) for p in twice.problems] == [("niveau", "pack-heading-twice")]
    empty = own("mot,classe,definition\n,n.m.,Chose.\n,n.m.,Autre.\n")
    assert [problem.key for problem in empty.problems] == ["pack-missing", "pack-missing"]


def test_only_named_cards_are_counted() -> None:
    pack = own("mot,classe,definition,carte\nx,n.m.,Chose.,1\ny,n.m.,Autre.,\n")
    assert format_of("lauriers").counts(pack.items)["cards"] == 1
