"""`parlotte say`."""

import json

import pytest

from parlotte.cli import main

CARDS = ("chat", "gris", "dormir", "lit")


@pytest.fixture(autouse=True)
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")


def test_it_says_the_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", *CARDS]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Le chat gris dort sur le lit."
    assert len(lines) == 3


def test_in_english_by_the_words_of_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (CARDS, ("grey", "cat", "sleep", "bed")):
        assert main(["say", *words, "--lang", "en"]) == 0
        assert capsys.readouterr().out.splitlines()[0] == "The grey cat sleeps on the bed."


def test_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", *CARDS, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["proposals"][0] == "Le chat gris dort sur le lit."
    assert [word["en"] for word in told["words"]] == ["cat", "grey", "sleep", "bed"]
    assert (told["points"], told["lang"], told["proverb"]) == (16, "fr", None)


def test_words_written_alike_and_words_of_two_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Love is a noun and a verb; Santa Claus is one card."""
    assert main(["say", "Santa", "Claus", "love", "love", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Santa Claus loves love."


def test_a_proverb_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "argent", "odeur"]) == 0
    assert "proverbe\u202f: L’argent n’a pas d’odeur." in capsys.readouterr().out


def test_a_word_of_no_card_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "yéti", "dormir"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.strip()) == ("", "«\u202fyéti\u202f» n’est le mot d’aucune carte.")


def test_cards_that_make_no_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "bien"]) == 1
    assert "ne font pas de phrase" in capsys.readouterr().out
