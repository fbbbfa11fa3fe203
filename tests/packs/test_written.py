"""Words as people write them by hand, and the files that are made of them."""

from dataclasses import replace
from typing import get_type_hints

import pytest

from parlotte.core.registration import Registration
from parlotte.games import registered
from parlotte.games.lauriers import GAME
from parlotte.games.lauriers.content import Word
from parlotte.packs.loader import builtin_packs, own_pack, written

FULL = Word(
    "maison:à-l’envi", "à l’envi", "loc. adv.", "En « rivalisant » ; ou \"presque\".", 3, "langue",
    False, "Rien à voir avec l’envie\u202f!", ("Faux un.", "Faux ; deux."), 7,
)  # fmt: skip
PLAIN = Word("maison:zig", "zig", "n.m.", "Chose.")


@pytest.mark.parametrize("words", [(PLAIN,), (FULL,), (PLAIN, FULL)])
def test_what_is_written_is_read_again_to_the_letter(words: tuple[Word, ...]) -> None:
    form = written("lauriers")
    for file, text in (("m.csv", form.csv(words)), ("m.json", form.json(words))):
        pack = own_pack(GAME, "maison", file, text.encode())
        assert (pack.items, pack.problems) == (words, ())


def test_a_csv_has_no_column_that_would_stand_empty() -> None:
    form = written("lauriers")
    assert form.csv((PLAIN,)) == "mot;classe;définition\r\nzig;n.m.;Chose.\r\n"


def test_a_game_that_declares_no_own_items_has_none_to_write() -> None:
    with pytest.raises(TypeError, match="nobody can write"):
        written("reussite")
    brought = own_pack(replace(GAME, own=None), "maison", "m.csv", b"zig;n.m.;Chose.\n")
    assert (brought.items, [one.key for one in brought.problems]) == ((), ["no-own-items"])


@pytest.mark.parametrize("game", [game for game in registered().values() if game.own])
def test_a_declaration_and_its_format_speak_of_the_same(game: Registration) -> None:
    keys = {field.key for field in game.own.fields}
    assert set(game.own.needed) <= set(game.own.form) <= keys
    assert get_type_hints(game.options)[game.own.option] == tuple[str, ...]
    for pack in builtin_packs(game.key):
        for item in pack.items:
            assert written(game.key).fields_of(item).keys() <= keys


@pytest.mark.parametrize(
    "text",
    [
        "zig\tn.m.\tChose, ou autre.\nzag\tn.f.\tBidule.",
        "zig;n.m.;Chose, ou autre.\n\nzag;nom féminin;Bidule.;\n",
        "sep=;\nzig ; n.m. ; Chose, ou autre.\nzag ; n.f. ; Bidule.\n",
        'zig,n.m.,"Chose, ou autre."\nzag,n.f.,Bidule.\n',
        "zig (n.m.) : Chose, ou autre.\nzag (n.f.)\u202f: Bidule.\n",
        "zig, n.m. : Chose, ou autre.\nzag, n. f. – Bidule.\n",
    ],
)
def test_lines_without_a_heading_are_read_as_a_family_writes_them(text: str) -> None:
    pack = own_pack(GAME, "maison", "collé.txt", text.encode())
    assert pack.problems == ()
    assert [(one.spelling, one.word_class, one.definition) for one in pack.items] == [
        ("zig", "n.m.", "Chose, ou autre."),
        ("zag", "n.f.", "Bidule."),
    ]


def test_a_fourth_cell_is_told_at_the_reveal() -> None:
    (word,) = own_pack(GAME, "m", "a.csv", b"zig;n.m.;Chose.;Vu en Inde.\n").items
    assert word.note == "Vu en Inde."


@pytest.mark.parametrize(
    ("text", "line", "field", "key"),
    [
        ("zig\tn.m.\tChose.\nzag\ttruc\tBidule.\n", 2, "classe", "pack-unknown-class"),
        ("zig\tn.m.\tChose.\n\nzag\tn.f.\n", 3, "définition", "pack-missing"),
        ("zig (n.m.) : Chose.\nzag : Bidule.\n", 2, "classe", "pack-missing"),
        ("zig,n.m.,Chose, ou autre, ou rien.\n", 1, None, "pack-too-many-cells"),
    ],
)
def test_a_fault_in_such_a_line_names_the_line_and_what_is_missing(
    text: str, line: int, field: str | None, key: str
) -> None:
    pack = own_pack(GAME, "m", "collé.txt", text.encode())
    assert (line, field, key) in [(p.line, p.field, p.key) for p in pack.problems]


@pytest.mark.parametrize("text", ["zig : Chose.\n", "zig;Chose.\n", "Bonjour à tous,\n"])
def test_lines_without_a_class_are_told_what_to_put_first(text: str) -> None:
    pack = own_pack(GAME, "m", "collé.txt", text.encode())
    assert [problem.key for problem in pack.problems] in (["pack-no-headings"], ["pack-empty"])


@pytest.mark.parametrize("bad", [" " * 60_000, "," * 60_000, "(" * 60_000, "a-" * 30_000 + "(:"])
def test_a_line_of_nonsense_takes_no_time(bad: str) -> None:
    form = written("lauriers")
    assert not form.bare.fits(form.bare.cells(bad))
