"""The options of a game as a form."""

from typing import Any

import msgspec
import pytest

from parlotte.games import registered
from parlotte.i18n import LANGUAGES, speaker
from parlotte.packs.loader import builtin_keys
from parlotte.server.content.forms import form
from parlotte.server.content.item_form import item_form
from support import riddles
from support.papers_game import PAPERS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registered())
def test_every_option_of_every_game_has_a_field_and_its_choices_are_accepted(
    game: str, lang: str
) -> None:
    registration = registered()[game]
    fields = form(registration, speaker(lang))
    assert tuple(field.key for field in fields) == registration.options.__struct_fields__
    for field in fields:
        values: list[Any] = [choice.value for choice in field.choices]
        assert field.kind == "packs" or (field.kind == "choice") == (len(values) > 1)
        labels = [choice.label for choice in field.choices]
        assert len(set(labels)) == len(labels)
        if field.kind == "choice":
            assert field.default in values
        if field.kind == "packs":
            assert values == builtin_keys(game)
        told = [values] if field.kind == "packs" else values or [field.default]
        for value in told:
            msgspec.convert({field.key: value}, registration.options)


def test_a_field_is_a_pack_choice_only_where_the_game_says_so() -> None:
    for game in (*registered().values(), riddles.RIDDLING):
        kinds = {field.key: field.kind for field in form(game, speaker("fr"))}
        asked = [] if game.own is None else [game.own.option]
        assert [key for key, kind in kinds.items() if kind == "packs"] == asked


def test_an_items_form_has_the_fields_its_game_declares() -> None:
    fields = item_form(riddles.RIDDLING, speaker("fr"))
    assert msgspec.to_builtins(fields) == (
        {
            "key": "riddle", "label": "La devinette", "help": "Qu’on peut résoudre.",
            "kind": "text", "most": 80, "needed": True, "choices": (),
        },
        {
            "key": "answer", "label": "La réponse", "help": "",
            "kind": "line", "most": 40, "needed": True, "choices": (),
        },
        {
            "key": "mood", "label": "Son humeur", "help": "",
            "kind": "choice", "most": 10, "needed": False,
            "choices": (
                {"value": "gay", "label": "gaie", "long": "qui fait rire"},
                {"value": "un peu triste", "label": "triste", "long": "qui fait soupirer"},
            ),
        },
    )  # fmt: skip
    assert item_form(PAPERS, speaker("fr")) is None
