"""§0 Blank cards, as a table writes them in the lobby."""

import json
from pathlib import Path

import pytest

from games.bornes import speech
from games.bornes.table import game
from parlotte.core.contract import Rejected
from parlotte.games.bornes.cards import CardFace, Face, written_blanks
from parlotte.games.bornes.options import LONGEST_BLANK, Blank, Options
from parlotte.games.bornes.own import complete

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "bornes" / "own" / "pictures.json"


def completed(*blanks: Blank) -> tuple[Blank, ...]:
    return complete(game(), Options(blanks=blanks)).blanks


def test_what_is_written_is_tidied_and_empty_cards_are_left_out() -> None:
    kept = completed(Blank("  Tata   Odile ", picture="crown"), Blank("  "), Blank(en="nap"))
    assert kept == (Blank("Tata Odile", picture="crown"), Blank(en="nap"))


def test_both_words_of_a_card_have_its_picture_and_two_points() -> None:
    options = Options(blanks=(Blank("Tata Odile", "", "sieste", "nap", "crown"),))
    assert written_blanks(options) == {
        "V1": CardFace(
            Face("Tata Odile", "Tata Odile", 2, "crown"), Face("sieste", "nap", 2, "crown")
        )
    }


@pytest.mark.parametrize(
    ("blank", "why"),
    [
        (Blank(picture="crown"), "bornes-blank-wordless"),
        (Blank("x" * (LONGEST_BLANK + 1)), "bornes-blank-long"),
        (Blank("sieste", under_en="y" * (LONGEST_BLANK + 1)), "bornes-blank-long"),
        (Blank("sieste", picture="../etc"), "bornes-blank-picture"),
    ],
)
def test_what_no_card_can_show_is_refused_by_its_number(blank: Blank, why: str) -> None:
    with pytest.raises(Rejected) as refusal:
        completed(Blank("chut"), blank)
    assert refusal.value.key == why
    assert refusal.value.params["card"] == 2


def test_the_client_offers_every_picture_by_its_words() -> None:
    """Stale: `PYTHONPATH=src python tools/bornes/picture_words.py`."""
    found = json.loads(CLIENT.read_text(encoding="utf-8"))
    told: dict[str, dict[str, list[str]]] = {}
    for card in speech.content().cards:
        for word in card.words:
            names = told.setdefault(word.picture, {"fr": [], "en": []})
            names["fr"].append(word.fr)
            names["en"].append(word.en)
    assert found == told
    assert found.keys() == game().book.pictures
