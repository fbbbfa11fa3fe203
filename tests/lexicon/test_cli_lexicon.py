"""`parlotte lexicon`, as people and programs use it."""

import json
from functools import partial
from pathlib import Path

import pytest

from parlotte.lexicon.manifest import SOURCES
from support.command import Run


@pytest.fixture
def run(run: Run) -> Run:
    return partial(run, "lexicon")


def test_words_are_told_with_their_entries(run: Run) -> None:
    code, out, err = run("check", "règles", "MESURE")
    assert (code, err) == (0, "")
    assert "réglés : régler, verbe" in out
    assert "est un mot" in out
    assert "is a word" in run("check", "règles", lang="en_GB.UTF-8")[1]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("Bruxelles", "c’est un nom propre"),
        ("ortographe", "ORTHOGRAPHE"),
        ("wxcvbnwxcvbn", "n’est pas dans le lexique."),
    ],
)
def test_what_is_no_common_word_is_said_to_be_none(run: Run, word: str, told: str) -> None:
    code, out, _ = run("check", "mesure", word)
    assert code == 1
    assert told in out


def test_a_word_that_is_a_name_too_is_a_word(run: Run) -> None:
    code, out, _ = run("check", "Pierre")
    assert code == 0
    assert "aussi un nom propre" in out


def test_json_and_nothing_else(run: Run) -> None:
    code, out, err = run("check", "--json", "balise", "Lyon")
    assert (code, err) == (1, "")
    balise, lyon = json.loads(out)
    assert balise["common"]
    assert {"form": "balise", "lemma": "balise", "kind": "n"} in balise["readings"]
    assert (lyon["common"], lyon["proper"], lyon["band"]) == (False, True, None)
    assert json.loads(run("anagrams", "--json", "chien")[1]) == ["CHIEN", "CHINE", "NICHE"]


def test_anagrams(run: Run) -> None:
    assert run("anagrams", "chien") == (0, "CHIEN\nCHINE\nNICHE\n", "")
    code, out, _ = run("anagrams", "wxz")
    assert code == 1
    assert "Aucun mot" in out


def test_without_a_command_it_says_what_it_needs(run: Run) -> None:
    code, _, err = run()
    assert code == 2
    assert "Il manque" in err


def test_sources_that_are_missing_or_others_are_refused_and_nothing_is_written(
    run: Run, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    code, _, err = run("build", "--source", str(tmp_path), "--out", str(out))
    assert code == 2
    assert "index.aff" in err
    for name in SOURCES:
        (tmp_path / name).write_text("x")
    code, _, err = run("build", "--source", str(tmp_path), "--out", str(out))
    assert code == 2
    assert "npm:dictionary-fr 3.0.0" in err
    assert not out.exists()
