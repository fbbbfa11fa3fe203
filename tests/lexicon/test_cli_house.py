"""`parlotte lexicon house`: what tables have voted in."""

import json
from functools import partial
from pathlib import Path

import pytest

from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.writes import Write
from server.store.samples import a_house_word, write_all
from support.command import Run


@pytest.fixture
def run(run: Run) -> Run:
    return partial(run, "lexicon", "house")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The data of a house in which three words were voted in."""
    data = tmp_path / "data"
    data.mkdir()
    database = open_database(f"sqlite:///{data / 'parlotte.sqlite'}", data)
    everywhere = a_house_word(scope="", written="gloubî", at=1_763_283_600)
    somebody = a_house_word("ZORGLUB", kind="person", scope="", written="Zorglub")
    here = a_house_word("ZUTS", agreed=b"[]")
    write_all(database, Write(house_words=[everywhere, somebody, here]))
    database.close()
    return data


def test_the_words_that_were_voted_in_are_told(run: Run, house: Path) -> None:
    code, out, _ = run("--data", house)
    assert code == 0
    first, famous, second = out.splitlines()
    assert famous.startswith("« Zorglub », nom de quelqu’un de célèbre : demandé par Léa")
    assert first == "« gloubî » : demandé par Léa le 2025-11-16, avec l’accord de Jo"
    assert second == "« zuts » : demandé par Léa le 1970-01-01, pour la table LUNE"
    told = json.loads(run("--json", "--data", house)[1])
    assert [(one["word"], one["kind"], one["table"], one["agreed"]) for one in told] == [
        ("GLOUBI", "word", None, ["Jo"]),
        ("ZORGLUB", "person", None, ["Jo"]),
        ("ZUTS", "word", "LUNE", []),
    ]


def test_a_word_that_was_voted_in_is_taken_out(run: Run, house: Path) -> None:
    code, _, err = run("--data", house, "--undo", "gloubi", "zutz")
    assert code != 0
    assert "ZUTZ" in err
    assert "GLOUBI" not in err
    code, out, _ = run("--data", house, "--undo", "gloubi", "Zuts", "zorglub")
    assert code == 0
    assert "GLOUBI, ZUTS, ZORGLUB" in out
    assert run("--data", house)[1].startswith("Aucun mot")


def test_nothing_is_taken_out_under_a_server_at_work(run: Run, house: Path) -> None:
    other = Database(f"sqlite:///{house / 'parlotte.sqlite'}")
    other.own()
    code, _, err = run("--data", house, "--undo", "gloubi")
    other.close()
    assert code != 0
    assert err
    assert "gloubî" in run("--data", house)[1]
