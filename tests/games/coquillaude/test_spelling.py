"""Words are laid without accents, and shown with them."""

import pytest

from games.coquillaude.table import MID, Quiz, Table, person
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.search.memo import Searches
from parlotte.games.coquillaude.view import view
from parlotte.lexicon.judge import Judge, Words
from parlotte.packs.french import french


def in_french(*famous: str) -> Court:
    persons = {one.letters: one for one in map(person, famous)}
    judge = Judge(french(), Words("of no matter"))
    return Court(judge, Searches(french(), persons, ()), Quiz({}), persons)


@pytest.mark.parametrize(
    ("word", "typed", "read"),
    [
        ("ETE", "ETE", "ÉTÉ"),
        ("OEUFS", "", "ŒUFS"),
        ("BALISE", "balise", "BALISE"),
        ("REGLES", "REGLES", "REGLES"),  # règles or réglés: nobody has said
        ("REGLES", "réglés", "RÉGLÉS"),
        ("REGLES", "reglès", "REGLES"),  # no way to write it
        ("MOLIERE", "MOLIERE", "MOLIÈRE"),  # somebody famous
        ("MICHELANGE", "michelange", "MICHEL-ANGE"),
        ("ZQXKE", "zqxké", "ZQXKÉ"),  # only the table knows it
        ("ZQXKE", "", "ZQXKE"),
    ],
)
def test_a_word_has_its_accents_where_it_is_known_which(word: str, typed: str, read: str) -> None:
    assert in_french("Molière", "Michel-Ange").written(word, typed) == read


def test_a_word_that_is_placed_is_told_with_its_accents_beside_its_letters() -> None:
    table = Table().to_compose().hands("SIMULTANEE")
    table.lock(0, "simultanee", MID)
    table.passes(1, 2)
    seen = view(in_french(), table.state, None)
    bid = seen.phase.bids[0].proposal
    assert (bid.word, bid.written) == ("SIMULTANEE", "SIMULTANÉE")
    table.go_on()
    seen = view(in_french(), table.state, None)
    assert [one.written for one in seen.words] == ["SIMULTANÉE"]
    assert "SIMULTANEE" in seen.board


def test_anagrams_are_told_with_their_accents() -> None:
    table = Table(holders=("person", "person")).to_compose().hands("REGLESWW", "WWWWWWWW")
    table.lock(0, "réglés", MID, "legers")
    table.passes(1)
    shown = view(in_french(), table.state, None).phase.bids[0].proposal
    assert shown.written == "RÉGLÉS"
    assert [one.written for one in shown.anagrams] == ["LÉGERS"]
