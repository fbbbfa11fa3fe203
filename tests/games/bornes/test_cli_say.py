"""`parlotte say`."""

import json
from functools import partial

import pytest

from support.command import Run

CARDS = ("chat", "gris", "dormir", "lit")


@pytest.fixture
def say(run: Run) -> Run:
    return partial(run, "say")


def test_it_says_the_cards(say: Run) -> None:
    code, out, _ = say(*CARDS)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "Le chat gris dort sur le lit."
    assert len(lines) == 3


def test_in_english_by_the_words_of_either_language(say: Run) -> None:
    for words in (CARDS, ("grey", "cat", "sleep", "bed")):
        _, out, _ = say(*words, "--lang", "en")
        assert out.splitlines()[0] == "The grey cat sleeps on the bed."


def test_in_json(say: Run) -> None:
    told = json.loads(say(*CARDS, "--json")[1])
    assert told["proposals"][0] == "Le chat gris dort sur le lit."
    assert [word["en"] for word in told["words"]] == ["cat", "grey", "sleep", "bed"]
    assert (told["points"], told["lang"], told["proverb"]) == (16, "fr", None)


def test_words_written_alike_and_words_of_two_words(say: Run) -> None:
    """Love is a noun and a verb; Santa Claus is one card."""
    _, out, _ = say("Santa", "Claus", "love", "love", "--lang", "en")
    assert out.splitlines()[0] == "Santa Claus loves love."


def test_a_proverb_is_named(say: Run) -> None:
    assert "proverbe : L’argent n’a pas d’odeur" in say("argent", "odeur")[1]


def test_a_joker_stands_for_any_word_and_is_worth_nothing(say: Run) -> None:
    code, out, _ = say("roi", "regarder", "joker=valise")
    assert (code, out.splitlines()[0]) == (0, "Le roi regarde la valise.")
    assert say("chat", "dormir", "joker=hamac")[1].splitlines()[0] == "Le chat dort avec le hamac."
    assert say("joker=Zorro", "dormir", "lit")[1].splitlines()[0] == "Zorro dort sur le lit."
    told = json.loads(say("chat", "dormir", "joker=valise", "--json")[1])
    plain = json.loads(say("chat", "dormir", "--json")[1])
    assert told["words"][2] == {"fr": "valise", "en": "valise", "class": "joker", "value": 0}
    assert told["points"] == plain["points"] // 2 * 3


def test_a_proverb_is_told_in_both_languages(say: Run) -> None:
    assert "L’argent n’a pas d’odeur – Money has no smell" in say("argent", "odeur")[1]
    assert "Like father, like son – Tel père, tel fils" in say("père", "fils", "--lang", "en")[1]


def test_a_word_of_no_card_is_refused(say: Run) -> None:
    code, out, err = say("yéti", "dormir")
    assert (code, out, err.strip()) == (2, "", "« yéti » n’est le mot d’aucune carte.")


def test_cards_that_make_no_sentence(say: Run) -> None:
    code, out, _ = say("bien")
    assert code == 1
    assert "ne font pas de phrase" in out
