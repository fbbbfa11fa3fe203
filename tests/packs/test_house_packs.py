"""The packs of the house."""

import csv
import shutil
from functools import cache
from pathlib import Path

import pytest
import readings
from msgspec.structs import replace

from parlotte.games.lauriers import GAME
from parlotte.games.lauriers.content import WORD_CLASSES
from parlotte.games.reussite import GAME as REUSSITE
from parlotte.packs.format import Pack
from parlotte.packs.formats.lauriers.lint import THEMES
from parlotte.packs.loader import DATA, all_packs, builtin_packs, format_of, load_content
from support import riddles

DOCS = Path(__file__).parent.parent.parent / "docs" / "games"


@cache
def all_of_the_house() -> list[Pack]:
    """Read once."""
    return list(all_packs())


def test_no_pack_of_the_house_has_a_problem() -> None:
    packs = all_of_the_house()
    assert packs
    assert [problem for pack in packs for problem in pack.problems] == []


def test_les_lauriers_has_its_words() -> None:
    (pack,) = builtin_packs("lauriers")
    counts = format_of("lauriers").counts(pack.items)
    assert (counts["cards"], counts["words"]) == (258, 1032)
    assert counts["leurres"] >= 3096
    assert {word.card for word in pack.items} == set(range(1, 259))
    assert {word.word_class for word in pack.items} == set(WORD_CLASSES)
    assert {word.theme for word in pack.items} == THEMES


def test_every_item_has_been_read_as_it_is() -> None:
    assert readings.unread(DOCS, readings.played(all_of_the_house())) == []


def test_an_unread_item_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "lauriers" / "readings"
    shutil.copytree(DOCS / "lauriers" / "readings", folder)
    (pack,) = builtin_packs("lauriers")
    victim = pack.items[5].id
    for file in folder.glob("*.csv"):
        with file.open(encoding="utf-8", newline="") as rows:
            kept = [row for row in csv.reader(rows) if row[0] != victim]
        with file.open("w", encoding="utf-8", newline="") as rows:
            csv.writer(rows).writerows(kept)
    assert readings.unread(tmp_path, [pack]) == [victim]


def test_an_edited_text_is_unread_again_and_a_new_card_is_not() -> None:
    word = builtin_packs("lauriers")[0].items[0]
    texts = format_of("lauriers").texts
    assert texts(word) == texts(replace(word, card=999))
    assert readings.mark(texts(word)) != readings.mark(texts(replace(word, note="Autre chose.")))


def test_an_item_without_an_id_needs_a_reader_too(tmp_path: Path) -> None:
    riddle = riddles.Riddle("Qu’est-ce qui monte ?", "L’âge.")
    name = riddle.riddle

    def missing(one: riddles.Riddle) -> list[str]:
        return readings.unread(tmp_path, [Pack("toy", "maison", "fr", (one,))])

    assert missing(riddle) == [name]
    texts = format_of("toy").texts(riddle)
    assert texts is not None
    folder = tmp_path / "toy" / "readings"
    folder.mkdir(parents=True)
    row = f"{name},{readings.mark(texts)},ok,\n"
    (folder / "a.csv").write_text(f"item,texts,verdict,fix\n{row}", encoding="utf-8")
    assert missing(riddle) == missing(replace(riddle, mood="triste")) == []
    assert missing(replace(riddle, answer="La vie.")) == [name]


def test_a_game_that_takes_nothing_is_never_bound_to_what_a_table_brought() -> None:
    (days,) = builtin_packs("reussite")
    theirs = Pack("reussite", "tricheurs", "fr", (replace(days.items[0], code="autre"),))
    assert load_content(REUSSITE, theirs) == load_content(REUSSITE)


@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("cards-001.json", "[{]", "pack-bad-json"),
        ("pack.toml", 'title = "x"', "pack-bad-about"),
        ("pack.toml", "pas du toml", "pack-bad-about"),
    ],
)
def test_broken_content_of_the_house_is_an_error_not_a_fall(
    tmp_path: Path, file: str, text: str, key: str
) -> None:
    shutil.copytree(str(DATA / "lauriers"), tmp_path / "lauriers")
    (tmp_path / "lauriers" / "base" / file).write_text(text, encoding="utf-8")
    (pack,) = builtin_packs("lauriers", data=tmp_path)
    assert [problem.key for problem in pack.problems] == [key]


def test_packs_are_found_by_the_folder_they_lie_in(tmp_path: Path) -> None:
    shutil.copytree(str(DATA / "lauriers" / "base"), tmp_path / "lauriers" / "autre")
    (pack,) = builtin_packs("lauriers", data=tmp_path)
    assert pack.key == "autre"
    assert pack.items[0].id.startswith("autre:")
    assert pack.problems == ()


def test_the_linter_adds_to_what_reading_found(tmp_path: Path) -> None:
    shutil.copytree(str(DATA / "lauriers"), tmp_path / "lauriers")
    words = tmp_path / "lauriers" / "base" / "cards-001.json"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace('"level": 1', '"level": 9', 1), encoding="utf-8")
    (pack,) = builtin_packs("lauriers", lint=True, data=tmp_path)
    assert {problem.key for problem in pack.problems} == {"pack-not-in-range", "lint-card-size"}


def test_two_packs_of_one_name_are_never_mixed() -> None:
    (pack,) = builtin_packs("lauriers")
    with pytest.raises(ValueError, match="one name"):
        load_content(GAME, pack)
